"""E-mail about a turn: only to confirmed addresses, only for who is away from a table with days a turn."""

import re
from collections.abc import Iterator

import httpx
import pytest
from mailserver import MailServer
from receiving import act
from webhouse import Visitor, WebHouse

from serai.house.admin import Admin
from serai.house.smtp import Smtp


@pytest.fixture
def server() -> Iterator[MailServer]:
    made = MailServer()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def mailing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, server: MailServer
) -> Iterator[WebHouse]:
    """A house over either back end that sends mail by this server, without the minute that a mail waits."""
    database = request.getfixturevalue("new_database")() if request.param == "postgres" else ""
    smtp = Smtp(host="127.0.0.1", port=server.port, sender="games@example.org", security="none")
    served = WebHouse(
        tmp_path_factory.mktemp("mail"), database=database, origin="http://games.example", mail=smtp
    ).start()
    served.house.emails.wait = 0.0
    post = served.house.emails.post
    assert post is not None
    post.delays = (0.05, 0.05)
    yield served
    served.stop()


def link(text: str, what: str) -> str:
    found = re.search(rf"http://games\.example(/{what}/[\w-]+)", text)
    assert found is not None, text
    return found[1]


def give(who: Visitor, address: str = "anna@example.org") -> httpx.Response:
    return who.post("/profile/email", data={"what": "set", "address": address})


def confirmed(house: WebHouse, server: MailServer, lang: str = "en") -> Visitor:
    """Somebody who gets mail."""
    anna = house.visitor(lang).come_in("Anna", lang)
    anna.api("/me", {"settings": {"confirm": False}})
    assert give(anna).status_code == 200
    path = link(server.came.pop().get_content(), "mail/confirm")
    assert house.visitor().post(path).status_code == 200
    return anna


def begin(who: Visitor, kind: str = "days") -> str:
    clock = {"kind": kind} | ({"days": 2} if kind == "days" else {})
    return who.table(seats=2, bots={"1": "random"}, options={"start_player": "1"}, clock=clock)


def sweep(house: WebHouse) -> None:
    house.do(house.house.keeper.quiet())
    house.do(house.house.emails.sweep())
    house.do(house.house.keeper.quiet())


def test_an_address_hears_nothing_before_it_is_confirmed(mailing: WebHouse, server: MailServer) -> None:
    anna = mailing.visitor().come_in("Anna")
    assert give(anna).status_code == 200
    asked = server.came[0]
    assert asked["To"] == "anna@example.org"
    begin(anna)
    sweep(mailing)
    assert len(server.came) == 1
    path = link(asked.get_content(), "mail/confirm")
    assert anna.get(path).status_code == 200  # a program that opens links confirms nothing
    assert "not confirmed yet" in anna.get("/profile").text
    assert anna.post(path).status_code == 200
    assert "goes to this address" in anna.get("/profile").text
    assert anna.post(path).status_code == 404


def test_a_link_to_confirm_expires(mailing: WebHouse, server: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = mailing.visitor().come_in("Anna")
    give(anna)
    later = mailing.house.keeper.wall() + 24 * 3600 + 1
    monkeypatch.setattr(mailing.house.keeper, "wall", lambda: later)
    path = link(server.came[0].get_content(), "mail/confirm")
    assert anna.get(path).status_code == anna.post(path).status_code == 404


def test_one_mail_a_turn_in_the_language_of_the_person(mailing: WebHouse, server: MailServer) -> None:
    anna = confirmed(mailing, server, "nl")
    table = begin(anna)
    sweep(mailing)
    sweep(mailing)
    (told,) = server.came
    text = told.get_content()
    assert told["Subject"] == "Jij bent aan de beurt: Kurier des Zaren"
    assert f"http://games.example/table/{table}" in text
    assert "2 dagen" in text
    assert told["List-Unsubscribe"].strip("<>").endswith(link(text, "mail/stop"))
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    act(anna, table)  # the bot plays, and it is her turn again: too soon for another mail
    sweep(mailing)
    assert len(server.came) == 1
    rows = mailing.do(mailing.house.keeper.store.run("SELECT due - sent FROM mails"))
    assert rows == [(pytest.approx(900.0),)] or rows == [(None,)]


def test_the_link_in_a_mail_ends_them(mailing: WebHouse, server: MailServer) -> None:
    anna = confirmed(mailing, server)
    begin(anna)
    sweep(mailing)
    path = link(server.came[0].get_content(), "mail/stop")
    stranger = httpx.Client(base_url=mailing.origin)
    assert stranger.get(path).status_code == 200
    assert "anna@example.org" in anna.get("/profile").text
    assert stranger.post(path, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert "anna@example.org" not in anna.get("/profile").text
    begin(anna)
    sweep(mailing)
    assert len(server.came) == 1


def test_who_looks_or_plays_by_the_minute_gets_none(mailing: WebHouse, server: MailServer) -> None:
    anna = confirmed(mailing, server)
    begin(anna, "none")
    sweep(mailing)
    mailing.house.emails.wait = 3600.0
    table = begin(anna)  # it falls due, and she comes to look meanwhile
    mailing.do(mailing.house.keeper.quiet())
    count = "SELECT count(*) FROM mails WHERE due IS NOT NULL"
    assert mailing.do(mailing.house.keeper.store.run(count)) == [(1,)]
    with anna.socket(table) as line:
        line.until("table")
        sweep(mailing)
    assert mailing.do(mailing.house.keeper.store.run(count)) == [(0,)]
    assert server.came == []


def test_a_busy_server_is_tried_again_and_a_refused_address_is_given_up(mailing: WebHouse, server: MailServer) -> None:
    anna = confirmed(mailing, server)
    server.busy = 2
    begin(anna)
    sweep(mailing)
    assert len(server.came) == 1
    mailing.house.emails.most_failed = 2
    server.recipient, server.tries = b"550 nobody here", 0
    for _ in range(2):
        begin(anna)
        sweep(mailing)
    assert server.tries == 2
    assert "anna@example.org" not in anna.get("/profile").text


@pytest.mark.parametrize("address", ["", "anna", "a b@example.org", "a@b", "a@example.org\r\nBcc: x@example.org"])
def test_what_is_no_address_is_refused(mailing: WebHouse, server: MailServer, address: str) -> None:
    anna = mailing.visitor().come_in("Anna")
    assert give(anna, address).status_code == 400
    assert server.came == []


def test_nobody_is_flooded_with_questions(mailing: WebHouse, server: MailServer) -> None:
    for number in range(5):
        give(mailing.visitor().come_in(f"Guest {number}"), "victim@example.org")
    assert len(server.came) == 3


def test_who_is_forgotten_has_no_address_and_a_deleted_table_no_mail(mailing: WebHouse, server: MailServer) -> None:
    anna = confirmed(mailing, server)
    table = begin(anna)
    mailing.do(mailing.house.keeper.quiet())
    kept = mailing.house.keeper.store
    admin = Admin(kept, mailing.house.keeper.wall, "test")
    mailing.do(admin.delete(table))
    assert mailing.do(kept.run("SELECT * FROM mails")) == []
    mailing.do(admin.forget(anna.api("/me").json()["id"]))
    assert mailing.do(kept.run("SELECT * FROM emails")) == []


def test_a_password_is_not_shown() -> None:
    assert "secret" not in repr(Smtp(host="h", port=25, sender="a@b.c", user="u", password="secret"))


def test_a_house_without_a_mail_server_offers_none(house: WebHouse, anna: Visitor) -> None:
    assert 'id="email"' not in anna.get("/profile").text
    assert give(anna).status_code == 400
