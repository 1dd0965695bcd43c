"""Word of a turn to a person's own address: signed, tried again, never to private addresses unless that is allowed."""

import hmac
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from receiving import Receiver, act
from webhouse import Visitor, WebHouse

from serai.house.addresses import parse
from serai.house.outgoing import is_public


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house that may send word to private addresses."""
    served = WebHouse(tmp_path_factory.mktemp("hooks"), private_webhooks=True).start()
    served.house.outgoing.delays = (0.05, 0.05)
    yield served
    served.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.stop()


def test_a_turn_is_told_with_a_signature(open_house: WebHouse, receiver: Receiver) -> None:
    anna = open_house.visitor().come_in("Anna")
    secret = anna.api("/me/webhook", {"url": receiver.url}).json()["secret"]
    assert anna.api("/me/webhook").json() == {"url": receiver.url}
    anna.api("/me", {"settings": {"confirm": False}})
    table = anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
    receiver.wait(1)
    head, body = receiver.came[0]
    told = json.loads(body)
    assert (told["type"], told["table"], told["game"], told["seat"]) == ("your_turn", table, "kurier", 0)
    assert told["path"] == f"/table/{table}"
    stamp, _, signature = head["serai-signature"].partition(",v1=")
    at = stamp.removeprefix("t=")
    assert signature == hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
    assert head["serai-delivery"] == told["id"]
    act(anna, table)
    receiver.wait(2)  # the bot has played, and it is her turn again
    assert json.loads(receiver.came[1][1])["id"] != told["id"]
    assert anna.http.delete("/api/v1/me/webhook").json() == {"url": ""}
    assert anna.api("/me/webhook").json() == {"url": ""}


def test_what_is_not_taken_is_tried_again_and_no_more_than_three_times(
    open_house: WebHouse, receiver: Receiver
) -> None:
    anna = open_house.visitor().come_in("Anna")
    anna.api("/me/webhook", {"url": receiver.url})
    receiver.statuses = [503, 200]
    anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
    receiver.wait(2)
    assert receiver.came[0][0]["serai-delivery"] == receiver.came[1][0]["serai-delivery"]
    receiver.statuses = [500, 500, 500]
    anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
    receiver.wait(5)
    open_house.do(open_house.house.keeper.quiet())
    assert len(receiver.came) == 5
    for number, status in enumerate((404, 302)):
        # refused is refused, and a redirect is not followed
        receiver.statuses = [status]
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        receiver.wait(6 + number)
        open_house.do(open_house.house.keeper.quiet())
        assert len(receiver.came) == 6 + number
    assert {head["host"] for head, _ in receiver.came} == {receiver.url.split("/")[2]}


def test_an_address_that_never_takes_a_word_is_given_up(
    open_house: WebHouse, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_house.house.webhooks, "most_failed", 2)
    anna = open_house.visitor().come_in("Anna")
    anna.api("/me/webhook", {"url": receiver.url})
    receiver.statuses = [410] * 2
    for count in (1, 2):
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        receiver.wait(count)
        open_house.do(open_house.house.keeper.quiet())
    assert anna.api("/me/webhook").json() == {"url": ""}


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:9000/",
        "http://localhost:9000/",
        "http://[::1]:9000/",
        "http://[::ffff:127.0.0.1]:9000/",
        "http://2130706433:9000/",
        "http://0.0.0.0:9000/",
        "http://10.1.2.3/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[64:ff9b::7f00:1]/",
        "http://[fe80::1]/",
        "https://no-such-host.invalid/",
        "ftp://example.org/",
        "http://user:word@example.org/",
        "http://example.org:22/",
        "http://example.org/a b",
        "http://example.org/\r\nx: y",
        "http:///nowhere",
        "javascript:alert(1)",
    ],
)
def test_no_word_goes_to_private_or_strange_addresses(house: WebHouse, anna: Visitor, url: str) -> None:
    answer = anna.api("/me/webhook", {"url": url})
    assert answer.status_code == 400
    assert anna.api("/me/webhook").json() == {"url": ""}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("goes there", "(status 204)", "status 500", "no answer", "no word")),
        ("nl", ("gaan berichten", "(status 204)", "status 500", "geen antwoord", "geen berichten")),
    ],
)
def test_the_profile_sets_tries_and_removes_a_webhook(
    open_house: WebHouse, receiver: Receiver, lang: str, words: tuple[str, ...]
) -> None:
    anna = open_house.visitor(lang).come_in("Anna", lang)

    def ask(what: str, **more: str) -> str:
        answer = anna.post("/profile/webhook", data={"what": what, **more})
        assert answer.status_code == 200
        return answer.text

    set_up, taken, refused, silent, dropped = words
    assert 'value="test"' not in anna.get("/profile").text
    page = ask("set", url=f" {receiver.url} ")
    assert set_up in page
    secret = page.partition('id="webhook-secret" readonly value="')[2].partition('"')[0]
    assert len(secret) > 30
    page = anna.get("/profile").text
    assert receiver.url in page
    assert secret not in page
    assert taken in ask("test")
    head, body = receiver.came[0]
    assert json.loads(body)["type"] == "test"
    stamp, _, signature = head["serai-signature"].partition(",v1=")
    assert signature == hmac.new(secret.encode(), f"{stamp[2:]}.".encode() + body, sha256).hexdigest()
    receiver.statuses = [500]
    assert refused in ask("test")
    assert len(receiver.came) == 2  # once each: nobody waits for a second try
    receiver.stop()
    assert silent in ask("test")
    assert dropped in ask("drop").lower()
    assert 'value="test"' not in anna.get("/profile").text
    assert anna.api("/me/webhook").json() == {"url": ""}


def test_the_profile_refuses_what_is_no_address(house: WebHouse, anna: Visitor) -> None:
    answer = anna.post("/profile/webhook", data={"what": "set", "url": 'http://10.0.0.1/"><b>'})
    assert answer.status_code == 400
    assert "this house sends nothing elsewhere" in answer.text
    assert "&#34;&gt;&lt;b&gt;" in answer.text
    assert anna.post("/profile/webhook", data={"what": "else"}).status_code == 400
    assert (
        house.visitor().post("/profile/webhook", data={"what": "set", "url": "https://example.org/"}).status_code == 400
    )


def test_an_address_is_judged_again_when_word_is_sent(open_house: WebHouse, receiver: Receiver) -> None:
    """A name that led elsewhere when it was given does not lead inside later."""
    anna = open_house.visitor().come_in("Anna")
    anna.api("/me/webhook", {"url": receiver.url})
    open_house.house.outgoing.allow_private = False
    try:
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        open_house.do(open_house.house.keeper.quiet())
    finally:
        open_house.house.outgoing.allow_private = True
    assert receiver.came == []


def test_public_addresses_are_public() -> None:
    for text, public in (("93.184.216.34", True), ("2606:2800:220:1::1", True), ("224.0.0.1", False)):
        address = parse(text)
        assert address is not None
        assert is_public(address) is public


def test_a_house_without_webhooks_does_not_ask_at_every_turn(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[str] = []

    async def looked_up(person: str, _: dict[str, object]) -> None:
        questions.append(person)

    served = WebHouse(tmp_path, private_webhooks=True).start()
    try:
        anna = served.visitor().come_in("Anna")
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        served.do(served.house.keeper.quiet())
        with monkeypatch.context() as asked:
            asked.setattr(served.house.webhooks, "tell", looked_up)
            anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
            served.do(served.house.keeper.quiet())
        assert questions == []
        anna.api("/me/webhook", {"url": receiver.url})
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        receiver.wait(1)
    finally:
        served.stop()
