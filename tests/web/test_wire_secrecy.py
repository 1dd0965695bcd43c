"""A browser never receives what its seat may not know: whole games over real sockets, in two worlds.

For each seat, and for a spectator, a game is played twice by a served house: once as recorded, once with other hidden
things (see wireworlds.py). All that this viewer's browser received in both is compared byte by byte, moment by moment:
table messages, answers and refusals, chat and presence, the slider over the history, what is watched again, a reloaded
page, and what the HTTP API tells. So are number, order and moment of the messages: none may come in one world where
none comes in the other. Taken out are only the ids that the house draws anew for every table and person, and the
table's invitation.
"""

import asyncio
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from wireworlds import (
    ALL,
    UNDO,
    Script,
    Step,
    Told,
    Viewer,
    at_table,
    difference,
    parted,
    play,
    script,
    seed_for,
    swapped,
)

from serai.core.game import Game
from serai.core.laws.play import play_game
from serai.core.record import Record
from serai.core.registry import game as installed
from serai.core.registry import game_ids
from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.core.texts import Text
from serai.core.view import Public, View
from serai.house import following, frames, requests
from serai.house.live import LiveTable
from serai.house.table import Table
from serai.house.windows import window_end

TESTS = Path(__file__).parent.parent
EXAMPLE = TESTS.parent / "docs" / "example"


@pytest.fixture(scope="module")
def bazaar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The example game of the documentation, installed as an outside package."""
    target = str(tmp_path_factory.mktemp("outside"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", target, str(EXAMPLE)], check=True)
    sys.path.insert(0, target)
    game: Game = importlib.import_module("bazaar").game
    yield game
    sys.path.remove(target)
    del sys.modules["bazaar"]
    game_ids.cache_clear()


@pytest.fixture(scope="module")
def ambush() -> Iterator[Game]:
    """The small game with secret reaction windows that the house is tested with."""
    folder = str(TESTS / "house")
    sys.path.insert(0, folder)
    game: Game = importlib.import_module("windowgame").AMBUSH
    yield game
    sys.path.remove(folder)


def told(folder: Path, world: Script, *viewers: Viewer) -> dict[Viewer, Told]:
    return asyncio.run(play(folder, world, viewers or ALL))


def apart(folder: Path, worlds: tuple[Script, Script], viewer: Viewer) -> str:
    """How this viewer can tell the two worlds apart; empty if he cannot."""
    one, two = (told(folder, world, viewer)[viewer] for world in worlds)
    assert sum(map(len, one)) > len(worlds[0].moves), "he must have been told something"
    return difference(one, two)


# ---------------------------------------------------------------------- hidden draws: Kurier's coins

LIVE = {"clock": {"kind": "live", "seconds": 3600, "increment": 5}}


@pytest.fixture(scope="module")
def journey() -> Record:
    """A short whole game of Kurier in which coins are drawn face down."""
    return play_game(installed("kurier"), 3, {"rubles": "revised"}, Rng(51))


@pytest.fixture(scope="module")
def travelled(journey: Record, tmp_path_factory: pytest.TempPathFactory) -> dict[Viewer, Told]:
    return told(tmp_path_factory.mktemp("journey"), script(journey, journey.steps, **LIVE))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_coins_drawn_by_others_in_another_order(
    tmp_path: Path, journey: Record, travelled: dict[Viewer, Told], viewer: Viewer
) -> None:
    other = swapped(journey, viewer, Rng(1))
    assert other is not None
    assert [step for step in other if step[0] == viewer] == [step for step in journey.steps if step[0] == viewer]
    told_there = told(tmp_path, script(journey, other, **LIVE), viewer)[viewer]
    assert difference(travelled[viewer], told_there) == ""


def test_other_coins_until_they_are_turned(tmp_path: Path, journey: Record) -> None:
    worlds = parted(journey, 0, Rng(1))
    assert worlds is not None
    one, two = (script(journey, steps) for steps in worlds)
    assert one.seeds != two.seeds
    assert len(one.moves) > 50
    assert apart(tmp_path, (one, two), 0) == ""


# ---------------------------------------------------------------------- hands and simultaneous secret choices: Bazaar


def hesitant(record: Record, steps: list[Step], viewer: Viewer, last: bool) -> Script:
    """The game of these steps; who can bids another card first and takes it back. Which one, differs with ``last``.

    The viewer's own hesitation is the same in every world.
    """
    state = record.game.start(record.seats, record.options)
    moves: list[Step | None] = []
    for seat, action in steps:
        if seat != CHANCE:
            others = [card for card in state.legal(seat) if card != action]
            if others and len(state.deciders) > 1:
                moves += [(seat, others[-1 if last and seat != viewer else 0]), (seat, UNDO)]
            moves.append((seat, action))
        state.play(seat, action)
    return msgspec.structs.replace(script(record, steps), moves=tuple(moves))


def bazaar_worlds(bazaar: Game, viewer: Viewer) -> tuple[Script, Script]:
    """Two whole games: others were dealt their cards in another order, and thought of other bids."""
    record = play_game(bazaar, 3, {}, Rng(2))
    other = swapped(record, viewer, Rng(1))
    assert other is not None
    worlds = hesitant(record, record.steps, viewer, last=False), hesitant(record, other, viewer, last=True)
    assert worlds[0].moves != worlds[1].moves
    assert worlds[0].seeds != worlds[1].seeds
    return worlds


@pytest.mark.rule("H-30", "H-33", "H-35")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_bids_that_others_take_back(tmp_path: Path, bazaar: Game, viewer: Viewer) -> None:
    assert apart(tmp_path, bazaar_worlds(bazaar, viewer), viewer) == ""


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_other_hands_and_bids_until_the_reveal(tmp_path: Path, bazaar: Game, viewer: Viewer) -> None:
    for seed in range(2, 20):
        record = play_game(bazaar, 3, {}, Rng(seed))
        worlds = parted(record, viewer, Rng(seed))
        if worlds is not None and sum(step is None or step[0] != CHANCE for step in worlds[1]) > 1:
            break
    assert worlds is not None
    one, two = (script(record, steps) for steps in worlds)
    assert (one.seeds, one.moves) != (two.seeds, two.moves)
    assert apart(tmp_path, (one, two), viewer) == ""


# ---------------------------------------------------------------------- who is asked, and answers: reaction windows

SHIELD, BLANK = "deal shield", "deal blank"
NOBODY = (BLANK,) * 6
BRAMS = (BLANK, BLANK, SHIELD, BLANK, BLANK, BLANK)
BOTH = (BLANK, BLANK, SHIELD, BLANK, SHIELD, BLANK)
"""Deals to Anna, Bram and Cleo, two cards each."""


World = tuple[tuple[str, ...], tuple[str, ...]]
SILENT: World = (NOBODY, ())
WORLDS: tuple[World, ...] = (
    (BRAMS, ("1 pass",)),
    (BOTH, ("1 pass", "2 pass")),
    (BOTH, ("2 pass", "2 shield", "2 pass")),
    (BRAMS, ()),
)


async def strike(folder: Path, ambush: Game, world: World, pages: bool) -> list[Told]:
    """Anna strikes Cleo; each second somebody answers, or changes his answer. What Anna and a spectator are told."""
    deal, story = world
    state, seeds = ambush.start(3, {}), []
    for card in deal:
        seeds.append(seed_for(state, ambush.parse(card)))
        state.play(CHANCE, ambush.parse(card))
    async with at_table(folder, Script(ambush, 3, {}, (), tuple(seeds))) as table:
        table.watched = [table.browsers[0], table.browsers[-1]]
        await table.act(0, ambush.parse("strike 3"))
        for second in range(7):
            await table.moment()
            if second < len(story):
                seat, _, what = story[second].partition(" ")
                await table.act(int(seat), ambush.parse(what))
            if pages:
                await table.pages()
            await table.fumble(len(ambush.notation))
        await table.settle()
        return [table.told(0), table.told(None)]


def windows(folder: Path, ambush: Game, *worlds: World, pages: bool = False) -> str:
    """How a bystander can tell these worlds from the one in which nobody could answer; empty if he cannot."""
    first, *others = [asyncio.run(strike(folder, ambush, world, pages)) for world in (SILENT, *worlds)]
    found = (difference(here, there) for world in others for here, there in zip(first, world, strict=True))
    return next(filter(None, found), "")


@pytest.mark.rule("B-78", "B-79", "B-82")
def test_who_could_answer_a_strike_and_what_was_answered(tmp_path: Path, ambush: Game) -> None:
    assert windows(tmp_path, ambush, *WORLDS) == ""
    anna, _ = asyncio.run(strike(tmp_path, ambush, SILENT, False))
    assert any(b'"window":5.0' in line for line in anna[0]), "it must have been open for all to see"


@pytest.mark.rule("B-78", "B-79", "B-82")
def test_pages_tell_nothing_of_answers_either(tmp_path: Path, ambush: Game) -> None:
    assert windows(tmp_path, ambush, WORLDS[1], pages=True) == ""


# ---------------------------------------------------------------------- these tests find leaks


def test_a_leak_in_words_is_found(tmp_path: Path, bazaar: Game) -> None:
    """A game that counts the hidden bids together in its prompt."""

    class Indiscreet(type(bazaar)):  # type: ignore[misc]
        fields = (*bazaar.fields, Public("bids"))

        def prompt(self, view: View) -> Text:
            return Text("prompt-bid", {"prize": sum(view["bids"])})

    found = apart(tmp_path, bazaar_worlds(Indiscreet(), 0), 0)
    assert '"prompt":' in found, found


def test_a_leak_in_what_is_watched_again_is_found(
    tmp_path: Path, journey: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that shows again what another seat saw."""
    missed = frames.missed

    async def wrong(table: Table, seat: int | None) -> frames.Missed | None:
        return await missed(table, 1 if seat == 0 else seat)

    monkeypatch.setattr(requests, "missed", wrong)
    other = swapped(journey, 0, Rng(1))
    assert other is not None
    worlds = script(journey, journey.steps, **LIVE), script(journey, other, **LIVE)
    assert "moment" in apart(tmp_path, worlds, 0)


def test_a_leak_in_traffic_is_found(tmp_path: Path, ambush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that tells everybody the table anew whenever something was stored."""
    publish = LiveTable.publish

    def always(live: LiveTable, now: float) -> None:
        for sub in live.subscriptions:
            sub.told = None
        publish(live, now)

    monkeypatch.setattr(LiveTable, "publish", always)
    assert "messages in one world" in windows(tmp_path, ambush, WORLDS[0])


def test_a_leak_in_time_is_found(tmp_path: Path, ambush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that closes a window as soon as all who could answer have done so."""
    whole = window_end

    def early(table: Table, short: float) -> float | None:
        answered = table.window is not None and table.window.answers and not table.turn()
        return table.changed if answered else whole(table, short)

    monkeypatch.setattr(following, "window_end", early)
    assert "messages in one world" in windows(tmp_path, ambush, WORLDS[0])
