"""What ``serai admin`` decides, as visitors meet it: over pages, the API and sockets, while the house is open."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from webhouse import Visitor, WebHouse
from websockets.exceptions import ConnectionClosed

from serai.house.admin import Admin
from serai.house.store import open_store


class Ruled(WebHouse):
    """A house, and whoever runs it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.url = self._url

    def admin(self, work: Callable[[Admin], Awaitable[Any]]) -> Any:
        """Decide something, with a connection of one's own as another process has."""

        async def decide() -> Any:
            kept = await open_store(self.url)
            try:
                return await work(Admin(kept, time.time, "root@test"))
            finally:
                await kept.close()

        return asyncio.run(decide())


@pytest.fixture(scope="module")
def ruled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ruled]:
    house = Ruled(tmp_path_factory.mktemp("ruled"), proxies=("127.0.0.1",))
    house.start()
    yield house
    house.stop()


def who(visitor: Visitor) -> str:
    return str(visitor.api("/me").json()["id"])


def closing_code(line: Any) -> int:
    """The code with which the house closes this socket, within seconds."""
    end = time.monotonic() + 15
    while time.monotonic() < end:
        try:
            line.hear(timeout=15)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("the socket stays open")


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_banned_guest_is_turned_away_everywhere(ruled: Ruled, lang: str) -> None:
    anna = ruled.visitor(lang).come_in("Anna", lang)
    bram = ruled.visitor().come_in("Bram")
    table = anna.table()
    id_ = who(anna)
    with anna.socket(table) as line, bram.socket(table) as other:
        line.until("table")
        other.until("table")
        ruled.admin(lambda admin: admin.ban(id_, "cheating"))
        assert closing_code(line) == 4031
        with anna.socket(table) as again:
            assert closing_code(again) == 4031
        page = anna.get("/")
        assert page.status_code == 403
        assert ("turned away" if lang == "en" else "uit dit huis gezet") in page.text
        assert "cheating" not in page.text
        told = anna.api("/tables", {"game": "kurier", "seats": 3})
        assert told.status_code == 403
        assert ("turned away" if lang == "en" else "uit dit huis gezet") in told.json()["reason"]
        assert anna.post("/quick/kurier").status_code == 403
        other.send({"type": "say", "id": "1", "text": "still here"})
        other.until("done", id="1")
    ruled.admin(lambda admin: admin.unban(id_))
    for _ in range(100):
        if anna.get("/").status_code == 200:
            break
        time.sleep(0.1)
    assert anna.get("/").status_code == 200


def test_a_banned_address_is_turned_away_with_all_its_guests(ruled: Ruled) -> None:
    there = {"x-forwarded-for": "203.0.113.50"}
    anna = ruled.visitor(**there).come_in("Anna")
    bram = ruled.visitor().come_in("Bram")
    table = bram.table()
    with anna.socket(table) as line:
        line.until("table")
        assert ruled.admin(lambda admin: admin.ban("203.0.113.0/24")) == "203.0.113.0/24"
        assert closing_code(line) == 4031
    assert anna.get("/").status_code == 403
    assert ruled.visitor(**there).post("/quick/kurier").status_code == 403
    assert bram.get("/").status_code == 200
    with anna.socket(table) as line:
        assert closing_code(line) == 4031
    # nobody bans a neighbour by writing his address into a header
    assert ruled.visitor(**{"x-forwarded-for": "203.0.113.50, 198.51.100.1"}).get("/").status_code == 200
    ruled.admin(lambda admin: admin.unban("203.0.113.0/24"))


def test_muted_and_forgotten_guests(ruled: Ruled) -> None:
    anna = ruled.visitor().come_in("Anna")
    bram = ruled.visitor().come_in("Bram")
    table = bram.table()
    id_ = who(anna)
    with anna.socket(table) as line, bram.socket(table) as other:
        line.until("table")
        ruled.admin(lambda admin: admin.mute(id_))
        for n in range(100):
            told = line.ask({"type": "say", "id": f"m{n}", "text": "hello"})
            if told["type"] == "refused":
                break
            time.sleep(2.5)
        assert "muted" in told["text"]
        ruled.admin(lambda admin: admin.forget(id_))
        assert closing_code(line) == 4001
        assert anna.get("/api/v1/me").status_code == 401
        other.until("chat")


def test_a_deleted_table_is_gone(ruled: Ruled) -> None:
    anna = ruled.visitor().come_in("Anna")
    table = anna.table()
    with anna.socket(table) as line:
        line.until("table")
        ruled.admin(lambda admin: admin.delete(table))
        closing_code(line)
    with anna.socket(table) as line:
        assert closing_code(line) == 4004
    assert anna.get(f"/table/{table}").status_code == 404


def test_a_closed_table_says_so(ruled: Ruled) -> None:
    anna = ruled.visitor().come_in("Anna")
    table = anna.table(bots={"1": "random", "2": "random"})
    waiting = anna.table()
    with anna.socket(table) as line:
        line.until("table")
        ruled.admin(lambda admin: admin.close(table))
        assert "closed this table" in line.until("table", status="closed")["prompt"]
    ruled.admin(lambda admin: admin.close(waiting))
    assert anna.get(f"/table/{waiting}").status_code == 200
    stranger = ruled.visitor().come_in("Bram")
    card = anna.api(f"/tables/{waiting}").json()
    page = stranger.get(f"/join/{waiting}/{card['invitation']}").text
    assert "has been closed" in page
    assert stranger.post(f"/join/{waiting}/{card['invitation']}", data={"name": "Bram"}).status_code == 409
    assert "Closed" in anna.get("/profile").text


def test_a_house_by_invitation_lets_only_invited_newcomers_in(tmp_path: Path) -> None:
    house = Ruled(tmp_path)
    house.start()
    anna = house.visitor().come_in("Anna")
    anna.post("/register", data={"password": "a long password"})
    open_table = anna.table(open=True)
    house.stop()
    house = Ruled(tmp_path, invitation_only=True)
    house.start()
    try:
        anna.house = house
        anna.http.base_url = house.origin
        anna.http.headers["origin"] = house.origin
        assert anna.get("/").status_code == 200
        table = anna.table()
        stranger = house.visitor()
        home = stranger.get("/").text
        assert "by-invitation" in home
        assert "/quick/" not in home
        assert open_table not in home
        assert stranger.get("/rules/kurier").status_code == 200
        tries = [
            stranger.post("/quick/kurier"),
            stranger.post("/profile", data={"name": "Bram", "lang": "en", "motion": "normal", "theme": "auto"}),
            stranger.post("/new/kurier", data={"name": "Bram", "seats": "2"}),
            stranger.post(f"/table/{open_table}/sit", data={"seat": "1"}),
            stranger.post(f"/join/{table}/nonsense", data={"name": "Bram"}),
            stranger.post("/enter/nonsense", data={"name": "Bram"}),
            stranger.get("/enter/nonsense"),
            stranger.api("/me", {"name": "Bram"}),
            stranger.api("/me", {"name": "Bram", "invitation": "nonsense"}),
        ]
        assert [answer.status_code for answer in tries] == [403] * len(tries)
        assert all("invitation" in answer.text for answer in tries)
        assert "serai" not in stranger.http.cookies
        nl = house.visitor("nl").post("/quick/kurier")
        assert "alleen op uitnodiging" in nl.text
        # by a table's invitation
        link = re.search(r"/join/\S+/[\w-]+", anna.get(f"/table/{table}").text)
        assert link is not None
        bram = house.visitor()
        assert bram.post(link[0], data={"name": "Bram"}).status_code == 303
        assert bram.post("/quick/kurier").status_code == 303
        # by an invitation to the house
        code = house.admin(lambda admin: admin.invite(1, 3600))
        carla = house.visitor()
        assert carla.get(f"/enter/{code}").status_code == 200
        assert carla.post(f"/enter/{code}", data={"name": "Carla"}).status_code == 303
        assert carla.get(f"/enter/{code}").status_code == 303
        assert carla.api("/me").json()["name"] == "Carla"
        assert house.visitor().get(f"/enter/{code}").status_code == 403
        code = house.admin(lambda admin: admin.invite(1, 3600))
        assert house.visitor().api("/me", {"name": "Dirk", "invitation": code}).status_code == 200
        # who has a password comes in
        again = house.visitor()
        assert again.post("/login", data={"name": "Anna", "password": "a long password"}).status_code == 303
    finally:
        house.stop()
