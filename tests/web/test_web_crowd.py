"""Many people behind one address: a class plays undisturbed, and who hammers is stopped, not his neighbours."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from webhouse import Line, Visitor, WebHouse

from serai.web.settings import Limits, Rate

CLASS = 30


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house with the limits it has by itself."""
    served = WebHouse(tmp_path_factory.mktemp("usual"), Limits()).start()
    yield served
    served.stop()


def files_of(visitor: Visitor, page: str) -> list[str]:
    """All files that a page needs, those that its modules ask for included."""
    found: list[str] = []
    waiting = re.findall(r'(?:src|href)="(/(?:static|client|picture|manifest)[^"]*)"', page)
    while waiting:
        address = waiting.pop()
        if address in found:
            continue
        found.append(address)
        if address.endswith(".js"):
            folder = address.rpartition("/")[0]
            text = visitor.get(address).text
            waiting += [f"{folder}/{name}" for name in re.findall(r'(?:from|import) "\./([^"]+)"', text)]
    return found


def test_a_class_of_thirty_opens_tables_and_plays(usual: WebHouse) -> None:
    statuses: list[int] = []
    lines: list[tuple[Line, dict[str, object]]] = []
    files: list[str] = []
    for number in range(CLASS):
        pupil = usual.visitor()
        statuses.append(pupil.get("/").status_code)
        begun = pupil.post("/quick/kurier")
        statuses.append(begun.status_code)
        table = begun.headers["location"]
        for _ in range(2):
            page = pupil.get(table)
            statuses.append(page.status_code)
            files = files or files_of(pupil, page.text)
            statuses += [pupil.get(address).status_code for address in files]
            line = pupil.socket(table.rpartition("/")[2])
            shown = line.until("table")
            lines.append((line, shown))
        statuses.append(pupil.get(str(shown["art"])).status_code)
        assert pupil.http.cookies, number
    assert len(files) > 5, "whatever a table page loads"
    assert set(statuses) == {200, 303}, [status for status in statuses if status not in (200, 303)]
    for number, (line, shown) in enumerate(lines[1::2]):
        choices = shown["choices"]
        assert isinstance(choices, list)
        if choices:
            act = {"type": "act", "id": f"a{number}", "number": shown["number"], "action": choices[0]["action"]}
            assert line.ask(act)["type"] == "done"
    for line, _ in lines:
        line.raw.close()


def test_files_are_kept_for_ever_and_not_sent_twice(usual: WebHouse) -> None:
    visitor = usual.visitor()
    page = visitor.get("/").text
    for address in files_of(visitor, page):
        first = visitor.get(address)
        if "manifest" in address or "/new." in address:
            continue
        assert "immutable" in first.headers["cache-control"] or "picture" in address
        again = visitor.get(address, headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == first.headers["cache-control"]
        other = visitor.get(address, headers={"if-none-match": '"other"'})
        assert other.content == first.content


def test_who_hammers_is_stopped_and_his_neighbours_are_not(tmp_path: Path) -> None:
    small = WebHouse(tmp_path, Limits(reads=Rate(20, 0.001), posts=Rate(10, 0.001), openings=Rate(5, 0.001))).start()
    try:
        hammer, neighbour, stranger = small.visitor(), small.visitor(), small.visitor()
        for guest in (hammer, neighbour):
            assert guest.post("/quick/kurier").status_code == 303
            assert guest.get("/").status_code == 200  # from here on he is known
        table = neighbour.table(hot_seats=3)
        asked = [hammer.get("/").status_code for _ in range(200)]
        assert asked.count(200) <= 20
        assert asked[-50:] == [429] * 50
        posts = [hammer.post("/language", data={"lang": "nl"}).status_code for _ in range(30)]
        assert posts[-10:] == [429] * 10
        for _ in range(8):
            assert neighbour.get(f"/table/{table}").status_code == 200
        assert stranger.get("/").status_code == 200
        assert neighbour.post("/language", data={"lang": "en"}).status_code == 303
        with neighbour.socket(table) as line:
            assert line.until("table")
    finally:
        small.stop()


def test_a_made_up_token_gives_no_share_of_its_own(tmp_path: Path) -> None:
    small = WebHouse(tmp_path, Limits(reads=Rate(5, 0.001), strangers=2, household=1000)).start()
    try:
        asked = [
            small.visitor(authorization=f"Bearer made-up-{number}.x").get("/login").status_code for number in range(30)
        ]
        assert asked.count(200) == 10
        assert asked[-1] == 429
    finally:
        small.stop()


def test_sockets_cannot_be_opened_without_end(tmp_path: Path) -> None:
    small = WebHouse(tmp_path, Limits(openings=Rate(5, 0.001))).start()
    try:
        anna, bram = small.visitor().come_in("Anna"), small.visitor().come_in("Bram")
        table = anna.table(hot_seats=3)
        heard: list[str] = []
        for _ in range(8):
            with anna.socket(table) as line:
                try:
                    heard.append(line.hear()["type"])
                except Exception as closed:
                    heard.append(str(closed)[:60])
        assert heard[:5] == ["table"] * 5
        assert all("4029" in what for what in heard[5:]), heard
        with bram.socket(table) as line:
            assert line.hear()["type"] == "table"
    finally:
        small.stop()
