"""Word of a turn to a person's own address: signed, tried again, never to private addresses unless that is allowed."""

import hmac
import json
import threading
import time
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from webhouse import Visitor, WebHouse

from serai.house.addresses import parse
from serai.house.webhooks import is_public


class Receiver:
    """A receiver on loopback that answers as it is told and keeps what came."""

    def __init__(self) -> None:
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.came.append(({key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 204)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/turns?for=me"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait(self, count: int) -> None:
        for _ in range(600):
            if len(self.came) >= count:
                return
            time.sleep(0.05)
        raise AssertionError(f"{len(self.came)} came")


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house that may send word to private addresses."""
    served = WebHouse(tmp_path_factory.mktemp("hooks"), private_webhooks=True).start()
    served.house.webhooks.delays = (0.05, 0.05)
    yield served
    served.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.stop()


def act(who: Visitor, table: str) -> None:
    """Play until it is somebody else's turn."""
    with who.socket(table) as line:
        seen = line.until("table")
        for step in range(50):
            if not seen["choices"]:
                return
            request = {"type": "act", "id": f"{step}", "number": seen["number"], "action": seen["choices"][0]["action"]}
            assert line.ask(request)["type"] == "done"
            line.send({"type": "look", "id": f"look{step}"})
            seen = line.until("table")
    raise AssertionError("the turn does not end")


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
    open_house.do(_quiet(open_house))
    assert len(receiver.came) == 5
    for number, status in enumerate((404, 302)):
        # refused is refused, and a redirect is not followed
        receiver.statuses = [status]
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        receiver.wait(6 + number)
        open_house.do(_quiet(open_house))
        assert len(receiver.came) == 6 + number
    assert {head["host"] for head, _ in receiver.came} == {receiver.url.split("/")[2]}


async def _quiet(house: WebHouse) -> None:
    await house.house.keeper.quiet()


def test_an_address_that_never_takes_a_word_is_given_up(
    open_house: WebHouse, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.house.webhooks._MOST_FAILED", 2)
    anna = open_house.visitor().come_in("Anna")
    anna.api("/me/webhook", {"url": receiver.url})
    receiver.statuses = [410] * 2
    for count in (1, 2):
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        receiver.wait(count)
        open_house.do(_quiet(open_house))
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


def test_an_address_is_judged_again_when_word_is_sent(open_house: WebHouse, receiver: Receiver) -> None:
    """A name that led elsewhere when it was given does not lead inside later."""
    anna = open_house.visitor().come_in("Anna")
    anna.api("/me/webhook", {"url": receiver.url})
    open_house.house.webhooks.allow_private = False
    try:
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        open_house.do(_quiet(open_house))
    finally:
        open_house.house.webhooks.allow_private = True
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
        served.do(_quiet(served))
        with monkeypatch.context() as asked:
            asked.setattr(served.house.webhooks, "_tell", looked_up)
            anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
            served.do(_quiet(served))
        assert questions == []
        anna.api("/me/webhook", {"url": receiver.url})
        anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
        receiver.wait(1)
    finally:
        served.stop()
