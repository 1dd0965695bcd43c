"""What games are like, in the browser: a report of games that a worker plays once."""

import time
from collections.abc import Iterator

import pytest
from webhouse import Visitor, WebHouse

from serai.house.workers import Worker
from serai.web.reports import Reports


@pytest.fixture
def few(house: WebHouse) -> Iterator[WebHouse]:
    """A house whose reports are of a few games."""
    usual, house.app.state.reports = house.app.state.reports, Reports(house.house, games=3)
    yield house
    house.app.state.reports = usual


def read(visitor: Visitor, path: str) -> str:
    for _ in range(600):
        text = visitor.get(path).text
        if 'http-equiv="refresh"' not in text:
            return text
        assert "Bots" in text
        time.sleep(0.1)
    raise AssertionError("no report comes")


def test_a_report_is_played_once_and_read_in_both_languages(few: WebHouse) -> None:
    english = read(few.visitor(), "/lab/kurier?seats=2")
    assert "3 games of 2 players" in english
    assert english.count("<svg") == 6
    dutch = few.visitor("nl").get("/lab/kurier?seats=2").text
    assert "Zoals het spel is" in dutch
    assert few.visitor().get("/lab/kurier?seats=2").text == english


def test_only_tables_that_the_game_has_are_reported(few: WebHouse) -> None:
    visitor = few.visitor()
    for path in ("/lab/kurier?seats=9", "/lab/kurier?seats=x", "/lab/nothing"):
        assert visitor.get(path).status_code == 404


def test_a_report_that_failed_is_told_and_can_be_asked_for_again(
    few: WebHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = few.visitor()
    with monkeypatch.context() as full:
        full.setattr(few.house.analysts, "_most_waiting", -1)
        few.do(_use_all(few))
        assert visitor.get("/lab/kurier?seats=3").status_code == 200
        assert visitor.get("/lab/kurier?seats=3").status_code == 503
    few.do(_give_back(few))
    assert "3 games of 3 players" in read(visitor, "/lab/kurier?seats=3")


taken: list[Worker] = []


async def _use_all(few: WebHouse) -> None:
    taken.append(await few.house.analysts._free.get())


async def _give_back(few: WebHouse) -> None:
    few.house.analysts._free.put_nowait(taken.pop())
