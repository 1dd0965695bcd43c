"""When a browser hears something tells it nothing: reaction windows over real sockets, in worlds with other hands.

The worlds differ only in whether another seat holds the card that could answer, and in how long its bot thinks. Time
goes on by tenths of a second, moved by hand; what a player and a spectator receive is compared in each of them.
"""

import asyncio
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from wireworlds import Script, Step, Table, Told, _same_sight, at_table, difference, script

from serai.core.game import Game
from serai.core.laws.play import moments, play_game
from serai.core.record import Record
from serai.core.registry import game as installed
from serai.core.rng import Rng
from serai.core.state import CHANCE, SEEN
from serai.core.view import View
from serai.house import windows
from serai.house.table import Table as HouseTable
from serai.house.thinking import BotWorkers

DAYS: dict[str, object] = {"clock": {"kind": "days", "days": 2}}
ONE_PERSON: tuple[str, dict[str, object]] = ("alone", {})
KINDS = (ONE_PERSON, ("alone by correspondence", DAYS), ("by correspondence", DAYS))


@pytest.fixture(scope="module")
def ambush() -> Iterator[Game]:
    """The small game with secret reaction windows that the house is tested with."""
    folder = str(Path(__file__).parent.parent / "house")
    sys.path.insert(0, folder)
    game: Game = import_module("windowgame").AMBUSH
    yield game
    sys.path.remove(folder)


class Passing(BotWorkers):
    """Bots that pass in a window after this time, and else take the first thing they may."""

    def __init__(self, table: Table, seconds: float) -> None:
        self.table = table
        self.seconds = seconds
        self.waiting = 0

    async def choose(self, game: Game, level: str, view: View, legal: list[int], seconds: float | None = None) -> int:
        passing = game.parse("pass")
        until = self.table.hands.now + (self.seconds if passing in legal else 0.0)
        self.waiting += 1
        while self.table.hands.now < until:
            await asyncio.sleep(0.002)
        self.waiting -= 1
        return passing if passing in legal else legal[0]

    async def quiet(self) -> None:
        """Wait until nothing goes on in the house but thoughts that take time."""
        while len(self.table.house.keeper._tasks) > self.waiting:
            await asyncio.sleep(0.002)

    def close(self) -> None:
        """Nothing to end."""


async def watch(folder: Path, world: Script, viewer: int, kind: str, seconds: float) -> list[Told]:
    """Play to the moment before the window, then let the others be what this kind of table says; open the window."""
    async with at_table(folder, world) as table:
        keeper = table.house.keeper
        bot_workers = keeper.bot_workers = Passing(table, seconds)
        keeper.quiet = bot_workers.quiet  # type: ignore[method-assign]
        keeper._pause = lambda began: asyncio.sleep(0)  # type: ignore[method-assign]
        table.watched = [table.browsers[viewer], table.browsers[-1]]
        for move in world.moves[:-1]:
            assert move is not None
            await table.act(*move)
        for seat, browser in enumerate(table.browsers[: world.seats]):
            if kind == "by correspondence":
                assert await browser.ask({"type": "standing", "order": "never"}) == "done"
            elif seat != viewer:
                assert await browser.ask({"type": "manage", "what": "leave_to_bot"}) == "done"
        await table.moment(0.1)
        assert world.moves[-1] is not None
        await table.act(*world.moves[-1])
        for _ in range(15):
            await table.moment(0.1)
            await table.fumble(len(world.game.notation))
        await table.settle()
        return [table.told(viewer), table.told(None)]


def told(folder: Path, worlds: list[tuple[Script, float]], viewer: int, kind: str) -> list[list[Told]]:
    """What the player and a spectator are told in each of these worlds."""
    return [asyncio.run(watch(folder, world, viewer, kind, seconds)) for world, seconds in worlds]


def closing(one: Told) -> list[int]:
    """After how many tenths of a second each change of the table came, from the moment before the window on."""
    return [number for number, lines in enumerate(one) for line in lines if b'"type":"delta"' in line and number]


def apart(worlds: list[list[Told]]) -> str:
    """How the player or a spectator can tell one of these worlds from the first; empty if they cannot."""
    first, *others = worlds
    found = (difference(here, there) for world in others for here, there in zip(first, world, strict=True))
    return next(filter(None, found), "")


# ---------------------------------------------------------------------- worlds


def ambush_worlds(ambush: Game, order: dict[str, object]) -> list[tuple[Script, float]]:
    """Anna strikes Cleo; Bram holds a shield, or nobody does."""
    worlds = []
    for shield, seconds in ((False, 0.0), (True, 0.0), (True, 0.4), (True, 60.0)):
        record = Record(ambush, {}, 3)
        cards = [ambush.parse("deal shield" if shield and card == 2 else "deal blank") for card in range(6)]
        steps: list[Step] = [*((CHANCE, card) for card in cards), (0, ambush.parse("strike 3"))]
        worlds.append((script(record, steps, **order), seconds))
    return worlds


def brillance_worlds(order: dict[str, object]) -> tuple[list[tuple[Script, float]], int]:
    """The first card played in a game of Brillance: somebody else holds a Windfall, or drew another card instead."""
    game = installed("brillance")
    for seed in range(11, 100):
        record = play_game(game, 3, {}, Rng(seed))
        states = moments(record)
        opened = next(n for n, state in enumerate(states) if not state.over and game.window(state.view(None)))
        viewer, steps = record.steps[opened - 1][0], record.steps[:opened]
        others = [seat for seat in range(3) if seat != viewer]
        if not any(len(states[opened].legal(seat)) > 1 for seat in others):
            continue
        hidden = [n for n, step in enumerate(steps) if step == (CHANCE, game.parse("draw windfall"))]
        for card in [text for text in game.notation if text.startswith("draw ")]:
            other = [
                (CHANCE, game.parse(card)) if n in hidden and states[n].sight(viewer, *step) != SEEN else step
                for n, step in enumerate(steps)
            ]
            if other == steps or not all(_same_sight(states, steps, other, eyes) for eyes in (viewer, None)):
                continue
            twin = Record(game, {}, 3)
            twin.steps = other
            if not any(len(twin.replay().legal(seat)) > 1 for seat in others):
                silent, held = script(record, other, **order), script(record, steps, **order)
                return [(silent, 0.0), (held, 0.0), (held, 0.4), (held, 60.0)], viewer
    raise AssertionError("no such game")


@pytest.mark.rule("B-78", "B-79", "B-80", "B-81", "B-82")
@pytest.mark.parametrize(("kind", "order"), KINDS, ids=[kind for kind, _ in KINDS])
def test_a_window_of_ambush_lasts_alike(tmp_path: Path, ambush: Game, kind: str, order: dict[str, object]) -> None:
    worlds = told(tmp_path, ambush_worlds(ambush, order), 0, kind)
    assert closing(worlds[0][0])[:2] == [1, 9], "it opens in the first tenth and closes eight later"
    assert apart(worlds) == ""


@pytest.mark.rule("B-78", "B-79", "B-80", "B-81", "B-82")
@pytest.mark.parametrize(("kind", "order"), KINDS, ids=[kind for kind, _ in KINDS])
def test_a_window_of_brillance_lasts_alike(tmp_path: Path, kind: str, order: dict[str, object]) -> None:
    scripts, viewer = brillance_worlds(order)
    worlds = told(tmp_path, scripts, viewer, kind)
    assert closing(worlds[0][0])[:2] == [1, 9]
    assert apart(worlds) == ""


@pytest.mark.parametrize("kind", ["alone", "by correspondence"])
def test_a_leak_in_time_is_found(tmp_path: Path, ambush: Game, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """A house that closes a window at once unless somebody could answer."""
    whole = windows.window_end

    def early(table: HouseTable, short: float) -> float | None:
        able = any(table.state.legal(seat) for seat in range(3)) if table.window is not None else False
        return whole(table, short if able else 0.0)

    monkeypatch.setattr("serai.house.following.window_end", early)
    scripts = ambush_worlds(ambush, DAYS if kind == "by correspondence" else {})
    assert apart(told(tmp_path, scripts, 0, kind)).startswith("moment 1")
