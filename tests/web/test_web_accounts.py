"""Passwords and signing out, as a browser and a program do it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from webhouse import Line, Visitor, WebHouse
from websockets.exceptions import ConnectionClosed

RIGHT = {"password": "correct horse"}


@pytest.fixture
def registered(house: WebHouse, request: pytest.FixtureRequest) -> Visitor:
    """Somebody with a password, under a name that no other test uses."""
    name = f"P{abs(hash(request.node.name)) % 10**12}"
    visitor = house.visitor().come_in(name)
    assert visitor.post("/register", data=RIGHT).headers["location"] == "/profile?done=registered"
    return visitor


def name_of(visitor: Visitor) -> str:
    return str(visitor.api("/me").json()["name"])


def logged_in(house: WebHouse, name: str, password: str = "correct horse") -> Visitor:
    visitor = house.visitor()
    assert visitor.post("/login", data={"name": name, "password": password}).status_code == 303
    return visitor


def closed_with(line: Line) -> int:
    """The code that the house closes this socket with."""
    code = 0
    while not code:
        try:
            line.hear(20)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
    return code


@pytest.fixture(params=["page", "api"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _sign_out(visitor: Visitor, way: str, *, everywhere: bool) -> None:
    if way == "page":
        assert visitor.post("/logout/everywhere" if everywhere else "/logout").status_code == 303
    else:
        answer = visitor.api("/me/signout", {"everywhere": everywhere})
        assert (answer.status_code, answer.json()) == (200, {"everywhere": everywhere})


def test_a_socket_ends_when_its_person_signs_out(house: WebHouse, registered: Visitor, way: str) -> None:
    table = registered.table(seats=2)
    phone = logged_in(house, name_of(registered))
    with registered.socket(table) as here, phone.socket(table) as there, house.visitor().socket(table) as watching:
        for line in (here, there, watching):
            line.until("table")
        _sign_out(registered, way, everywhere=False)
        assert closed_with(here) == 4001
        assert there.ask({"type": "say", "id": "1", "text": "Still here"})["type"] == "done"
        watching.until("chat")
    assert registered.api("/me").status_code == 401
    assert phone.api("/me").status_code == 200


def test_who_signs_out_everywhere_is_out_everywhere(house: WebHouse, registered: Visitor, way: str) -> None:
    table = registered.table(seats=2)
    phone = logged_in(house, name_of(registered))
    with registered.socket(table) as here, phone.socket(table) as there, house.visitor().socket(table) as watching:
        for line in (here, there, watching):
            line.until("table")
        _sign_out(phone, way, everywhere=True)
        assert closed_with(here) == 4001
        assert closed_with(there) == 4001
        assert watching.ask({"type": "say", "id": "1", "text": "?"})["type"] == "refused"
    assert registered.api("/me").status_code == phone.api("/me").status_code == 401


def test_a_password_is_changed_by_the_old_one(house: WebHouse, registered: Visitor) -> None:
    name, table = name_of(registered), registered.table(seats=2)
    phone = logged_in(house, name)
    page = registered.get("/profile").text
    assert 'name="old"' in page
    assert "/logout/everywhere" in page
    for form in ({"password": "another horse"}, {"password": "another horse", "old": "wrong"}):
        refused = registered.post("/register", data=form)
        assert refused.status_code == 400
        assert "That is not your present password" in refused.text
    assert phone.api("/me").status_code == 200
    with phone.socket(table) as there, registered.socket(table) as here:
        there.until("table")
        here.until("table")
        done = registered.post("/register", follow=True, data={"password": "another horse", "old": "correct horse"})
        assert "All other devices are signed out" in done.text
        assert closed_with(there) == 4001
        assert here.ask({"type": "say", "id": "1", "text": "Me"})["type"] == "done"
    assert house.visitor().post("/login", data={"name": name, **RIGHT}).status_code == 400
    logged_in(house, name, "another horse")


@pytest.fixture
def guessing(tmp_path: Path) -> Iterator[WebHouse]:
    """A house in which nobody guessed yet."""
    served = WebHouse(tmp_path).start()
    yield served
    served.stop()


def test_a_browser_that_was_in_gets_in_while_others_guess(guessing: WebHouse) -> None:
    anna = guessing.visitor().come_in("Anna")
    anna.post("/register", data=RIGHT)
    anna.post("/logout")
    assert anna.api("/me").status_code == 401
    codes = [
        guessing.visitor().post("/login", data={"name": "Anna", "password": "wrong"}).status_code for _ in range(11)
    ]
    assert codes == [400] * 10 + [429]
    assert guessing.visitor().post("/login", data={"name": "Anna", **RIGHT}).status_code == 429
    assert anna.post("/login", data={"name": "Anna", **RIGHT}).status_code == 303
    assert anna.api("/me").json()["name"] == "Anna"
