"""Heavy looks: replays, rules and pictures are made in a worker and kept; own data give no mistake of ours."""

import asyncio
import re
import time
from typing import Any

import pytest
from webhouse import Visitor, WebHouse

from serai.core.record import Record
from serai.core.registry import game
from serai.house.workers import Workers
from serai.lab.analysis import analyse
from serai.web import rulesbook
from serai.web.assets import Asset, CompressedFiles
from serai.web.replays import Replay
from serai.web.watch import watch


def elsewhere(*_: Any, **__: Any) -> Any:
    raise AssertionError("made in the server")


def test_a_replay_is_made_in_a_worker_and_kept(house: WebHouse, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Replay, "__init__", elsewhere)
    monkeypatch.setattr(Asset, "__init__", elsewhere)  # nor is anything compressed here
    visitor = house.visitor()
    paths = ["?at=7", "?at=7&seat=2", "/picture/7.svg?eyes=2&lang=nl", "/moment/7.json?lang=nl", "/art.json"]
    first = [visitor.get(f"/replay/{finished}{path}") for path in paths]
    assert {answer.status_code for answer in first} == {200}
    assert 'aria-current="step"><a href="?at=' in visitor.get(f"/replay/{finished}?at=3").text

    monkeypatch.setattr(Workers, "do", elsewhere)
    monkeypatch.setattr(house.house, "record", elsewhere)
    again = [visitor.get(f"/replay/{finished}{path}") for path in paths]
    assert [answer.content for answer in again] == [answer.content for answer in first]


def test_one_line_of_the_log_is_the_present_one(house: WebHouse, finished: str) -> None:
    visitor = house.visitor()
    for query in ("?at=12", "?at=12&seat=1", "?at=1", "?at=1&seat=2"):
        text = visitor.get(f"/replay/{finished}{query}").text
        assert text.count('<li aria-current="step">') <= 1
        assert '<li aria-current="step"><a href="?at=1"' in text or "at=1&" in query or "at=12" in query


def test_rules_and_their_figures_are_made_in_a_worker_and_kept(
    house: WebHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulesbook, "sections", elsewhere)
    monkeypatch.setattr(rulesbook, "figure", elsewhere)
    rulesbook._books.clear()
    visitor = house.visitor("nl")
    page = visitor.get("/rules/kurier")
    assert page.status_code == 200
    assert 'class="figure"' in page.text
    assert visitor.get("/rules/kurier?q=koerier").status_code == 200
    monkeypatch.setattr(Workers, "do", elsewhere)
    assert visitor.get("/rules/kurier").text == page.text


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize(
    "data",
    ["x = " + "[" * 5000, "x = " + "9" * 5000, "x = {" + "a = {" * 900, "a." * 9000 + "a = 1", "x = 0x" + "f" * 90_000],
    ids=["brackets", "digits", "braces", "dots", "hex"],
)
def test_data_that_ask_too_much_are_refused_with_a_reason(house: WebHouse, data: str, lang: str) -> None:
    anna = house.visitor(lang).come_in("Anna", lang)
    sent = f"{game('kurier').data_text}\n{data}\n"
    answer = anna.api("/tables", {"game": "kurier", "seats": 2, "data": sent, "data_name": "x"})
    assert answer.status_code == 400
    line = {"nl": "Regel", "en": "Line"}[lang]
    assert answer.json()["reason"].startswith(f"{line} ")
    form = {"seats": "2", "who-1": "me", "who-2": "free", "clock": "none", "door": "invite"}
    page = anna.post("/new/kurier", data=form, files={"data": ("mine.toml", sent.encode())})
    assert page.status_code == 400
    assert f"<li>{line} " in page.text.partition('role="alert">')[2]


def test_a_full_shelf_lets_the_oldest_go() -> None:
    async def fill() -> None:
        pressed = CompressedFiles(most=10_000)
        for number in range(10):
            made = await pressed.asset(f"{number}", "x.svg", bytes([number]) * 3_000)
            assert await pressed.asset(f"{number}", "x.svg", bytes([number]) * 3_000) is made
        assert pressed.kept("0") is None
        assert pressed.kept("9") is not None
        assert (await pressed.asset("9", "x.svg", b"other")).data == b"other"

    asyncio.run(fill())


def test_the_watch_tells_of_long_turns_only() -> None:
    found: list[tuple[float, str]] = []

    def busy(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    async def work() -> None:
        stop = watch(0.05, lambda took, where: found.append((took, where)))
        try:
            await asyncio.sleep(0)
            busy(0.001)
            await asyncio.sleep(0)
            busy(0.1)
            await asyncio.sleep(0)
        finally:
            stop()

    asyncio.run(work())
    assert len(found) == 1
    assert found[0][0] >= 0.1


def test_many_tables_are_listed(house: WebHouse, anna: Visitor) -> None:
    """Lists are made in pieces; nothing is lost on the way."""
    mine = {anna.table(hot_seats=1, open=True) for _ in range(45)}
    told = anna.api("/tables").json()
    assert mine <= {card["id"] for card in told["mine"]}
    assert mine <= {card["id"] for card in told["open"]}


def test_how_a_game_went_is_found_in_a_worker_once(
    house: WebHouse, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Replay, "__init__", elsewhere)
    visitor = house.visitor()
    assert "data-course" in visitor.get(f"/replay/{finished}").text
    first = visitor.get(f"/replay/{finished}/course?lang=en&at=4")
    assert first.status_code == 200
    assert first.text.count('<polyline class="seat-line') == 2
    monkeypatch.setattr(Workers, "do", elsewhere)
    assert visitor.get(f"/replay/{finished}/course?lang=en&at=4").text == first.text
    page = visitor.get(f"/replay/{finished}?at=4").text
    assert first.text.strip() in page


def test_only_who_looks_at_everything_is_told_how_the_game_went(house: WebHouse, finished: str) -> None:
    """Who looks from a player's seat is not told what these could not see."""
    visitor = house.visitor("nl")
    assert "course-plot" in visitor.get(f"/replay/{finished}?chances=1").text
    through = visitor.get(f"/replay/{finished}?chances=1&seat=2").text
    assert "course-plot" not in through
    assert "Bekijk dit met alles open" in through


def test_every_turn_and_mistake_leads_to_its_moment(house: WebHouse, finished: str) -> None:
    visitor = house.visitor()
    record = Record.loads(visitor.get(f"/table/{finished}/record").text)
    found = analyse(record)
    text = visitor.get(f"/replay/{finished}/course?lang=en").text
    strips = [int(at) for at in re.findall(r'class="strip[^>]* data-at="(\d+)"', text)]
    assert strips == [*(turn.step - 1 for turn in found.turns), found.steps]
    turning = [int(at) for at in re.findall(r'class="strip turning"[^>]* data-at="(\d+)"', text)]
    assert turning == [turn.step - 1 for turn in found.turning_points()]
    told = [choice for seat in range(2) for choice in found.mistakes(seat) if choice.lost >= 0.01]
    spots = [int(at) for at in re.findall(r'class="spot[^>]* data-at="(\d+)"', text)]
    assert spots == sorted(choice.step - 1 for choice in told)
    assert spots
