"""How long a reaction window lasts tells nothing, at any kind of table: the same for every deal and every answer.

Each kind of table is played in several worlds, which differ only in who holds a shield and in how long bots think. The
hands of the clock move a tenth of a second at a time, and all that a viewer is told in each of them is compared.
"""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from houses import (
    DAYS,
    LIVE,
    Hands,
    Listener,
    Script,
    a_house,
    a_table,
    act,
    ask,
    done,
    fresh_id,
    guests,
    listen,
    refused,
    viewer,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from windowgame import AMBUSH

from serai.core.game import Game
from serai.core.view import View
from serai.house import windows
from serai.house.cards import Viewer
from serai.house.errors import BadOrder
from serai.house.house import House
from serai.house.messages import Act, Done, Manage, Refused, Standing, TableMessage
from serai.house.order import TableOrder
from serai.house.table import Table
from serai.house.thinking import BotWorkers, pause_left

NOBODY, ANNAS, BRAMS, BOTH = [1] * 6, [1, 1, 1, 1, 0, 1], [1, 1, 0, 1, 1, 1], [1, 1, 0, 1, 0, 1]
"""Deals to Cleo, Bram and Anna, two cards each: 0 is a shield, 1 a blank."""
SHORT = 0.8
"""What a window lasts where only bots and standing orders answer: their pause of 0.6 s, and a little."""
_files = count()


class Thinking(BotWorkers):
    """Bots that take this long by the hands of the clock for a thought, then do the first of these that is legal."""

    def __init__(self, hands: Hands, seconds: float, *wanted: str) -> None:
        self.hands = hands
        self.seconds = seconds
        self.wanted = [AMBUSH.parse(text) for text in wanted]
        self.waiting = 0
        """Thoughts that wait for the hands to move."""

    async def choose(self, game: Game, level: str, view: View, legal: list[int], seconds: float | None = None) -> int:
        until = self.hands.now + (self.seconds if AMBUSH.parse("pass") in legal else 0.0)
        self.waiting += 1
        while self.hands.now < until:
            await asyncio.sleep(0.002)
        self.waiting -= 1
        return next(action for action in self.wanted if action in legal)

    def close(self) -> None:
        """Nothing to end."""


class World:
    """Cleo, Bram and Anna (people or bots) at a table of Ambush; a spectator looks on."""

    def __init__(self, house: House, bot_workers: Thinking, table: str, seats: list[Viewer]) -> None:
        self.house = house
        self.hands = bot_workers.hands
        self.bot_workers = bot_workers
        self.table = table
        self.seats = seats
        self.streams: list[Listener] = []

    async def watch(self, *who: Viewer) -> None:
        """From now on all that these are told is kept."""
        self.streams = [await listen(self.house, self.table, one) for one in who]

    async def settle(self) -> None:
        """Wait until everybody has heard everything, and nothing goes on but thoughts that take time."""
        before, keeper = -1, self.house.keeper
        while len(keeper._tasks) > self.bot_workers.waiting or before != (
            before := sum(len(stream.heard) for stream in self.streams)
        ):
            await asyncio.sleep(0.012)

    async def wait(self, seconds: float) -> None:
        """Let time pass, a tenth of a second at a time."""
        for _ in range(round(10 * seconds)):
            self.hands.now = round(self.hands.now + 0.1, 1)
            await self.house.keeper.tick()
            await self.settle()

    def told(self) -> list[list[bytes]]:
        """What each was told, with its time; the table's id differs from one world to the next."""
        named = self.table.encode()
        return [[b"%.1f %s" % (at, line.replace(named, b"TABLE")) for at, line in one.stream] for one in self.streams]


Story = Callable[[World], Coroutine[Any, Any, None]]


def play(
    path: Path, deal: list[int], thinking: tuple[Any, ...], people: int, story: Story, **order: Any
) -> list[list[bytes]]:
    """What is told in the world of this deal and these bots. The first seats are people's."""

    async def run() -> list[list[bytes]]:
        hands, script = Hands(), Script(list(deal))
        settings: dict[str, Any] = {"clock": hands, "luck": lambda: script, "bot_delay": 0.6, "sweep": 3600}
        async with a_house(f"sqlite:{path / str(next(_files))}.sqlite", **settings) as house:
            bot_workers = house.keeper.bot_workers = Thinking(hands, *thinking)
            # What a bot does in its turn takes no time here.
            house.keeper._pause = lambda began: asyncio.sleep(0)  # type: ignore[method-assign]
            order.setdefault("bots", dict.fromkeys(range(people, 3), "random"))
            table_order = {"hot_seats": 0, **order} if not people else order
            named = await guests(house, *("Cleo", "Bram", "Anna")[: max(1, people)])
            table = await a_table(house, named, "ambush", seats=3, **table_order)
            world = World(house, bot_workers, table, [await viewer(house, table, person) for person in named])
            await story(world)
            return world.told()

    return asyncio.run(run())


async def a_strike(world: World) -> None:
    """Cleo strikes Bram; she and a spectator watch."""
    await world.watch(world.seats[0], await viewer(world.house, world.table, None))
    done(await act(world.house, world.table, world.seats[0], "strike 2"))
    await world.settle()
    await world.wait(7)


async def orders_then_strike(world: World) -> None:
    """By correspondence, all keep their shields to themselves."""
    for seat in world.seats:
        assert isinstance(await ask(world.house, world.table, seat, Standing(fresh_id(), "never")), Done)
    await a_strike(world)


async def late_then_strike(world: World) -> None:
    """Bram's time is over: a bot plays for him when Cleo strikes. All the others are people."""
    house, table = world.house, world.table
    done(await act(house, table, world.seats[0], "rest"))
    world.hands.now += 61
    await house.keeper.tick()
    while (await house.message(table, world.seats[2])).choices == ():
        await asyncio.sleep(0.01)
    done(await act(house, table, world.seats[2], "rest"))
    assert (await house.message(table, world.seats[0])).seats[1].bot == "late"
    await a_strike(world)


async def leave_then_strike(world: World) -> None:
    """Bram has left his seat to nobody, Anna hers to a bot: only Cleo is left."""
    for seat, what in ((1, "leave"), (2, "leave_to_bot")):
        request = Manage(fresh_id(), "leave" if what == "leave" else "leave_to_bot")
        assert isinstance(await ask(world.house, world.table, world.seats[seat], request), Done)
    await a_strike(world)


async def look_on(world: World) -> None:
    """Nobody but bots plays; the first has struck."""
    while (await world.house.message(world.table, Viewer())).number < 7:
        await asyncio.sleep(0.01)
    await world.watch(Viewer())
    await world.wait(6)


PASSES = ("pass", "rest")
KINDS: dict[str, tuple[int, Story, dict[str, Any], float]] = {
    "alone": (1, a_strike, {}, SHORT),
    "alone by correspondence": (1, a_strike, {"clock": DAYS}, SHORT),
    "by correspondence": (3, orders_then_strike, {"clock": DAYS}, SHORT),
    "several live": (2, a_strike, {}, 5.0),
    "one is late": (3, late_then_strike, {"clock": LIVE}, 5.0),
    "an empty seat": (3, leave_then_strike, {}, SHORT),
}


def closing_time(told: list[bytes]) -> float:
    """How long after the strike (the second message, after that of arrival) the window closed."""
    times = [float(line.partition(b" ")[0]) for line in told if b'"table"' in line]
    return round(times[2] - times[1], 1)


@pytest.mark.rule("B-78", "B-79", "B-80", "B-81", "B-82")
@pytest.mark.parametrize("kind", KINDS)
def test_a_window_lasts_alike_whoever_holds_what(tmp_path: Path, kind: str) -> None:
    people, story, order, lasts = KINDS[kind]
    silent = play(tmp_path, NOBODY, (0.0, *PASSES), people, story, **order)
    assert [closing_time(told) for told in silent] == [lasts, lasts]
    for deal, seconds in ((BRAMS, 0.0), (BOTH, 0.3), (ANNAS, 0.0), (BOTH, 60.0)):
        assert play(tmp_path, deal, (seconds, *PASSES), people, story, **order) == silent, (deal, seconds)


@pytest.mark.rule("B-81", "B-82")
def test_a_table_of_bots_alone_shows_a_spectator_nothing_either(tmp_path: Path) -> None:
    worlds = [
        play(tmp_path, deal, (seconds, "pass", "strike 2", "strike 1"), 0, look_on)
        for deal, seconds in ((NOBODY, 0.0), (BRAMS, 0.1), (BOTH, 60.0))
    ]
    assert len(worlds[0][0]) > 6
    assert worlds[1] == worlds[0]
    assert worlds[2] == worlds[0]


@pytest.mark.rule("B-81", "B-82")
@pytest.mark.parametrize("after", [0.2, 3.0])
def test_what_bots_hold_does_not_delay_ones_own_answer(tmp_path: Path, after: float) -> None:
    async def answer(world: World) -> None:
        house, table = world.house, world.table
        await world.watch(world.seats[0])
        await world.wait(after)
        done(await act(house, table, world.seats[0], "pass"))
        await world.settle()
        await world.wait(2)

    # The first seat is a bot's, and strikes Cleo, who is asked; what it and the third one hold is not hers to know.
    worlds = [
        play(tmp_path, deal, (seconds, "pass", "strike 2", "rest"), 1, answer, bots={0: "random", 2: "random"})
        for deal, seconds in (([1, 1, 0, 1, 1, 1], 0.0), ([0, 1, 0, 1, 0, 1], 0.0), ([1, 1, 0, 1, 0, 1], 60.0))
    ]
    assert worlds[1:] == [worlds[0]] * 2


@pytest.mark.rule("B-72", "B-73", "B-81")
def test_a_bots_card_comes_to_light_when_the_window_closes(tmp_path: Path) -> None:
    for seconds, stopped in ((0.0, True), (0.5, True), (2.0, False)):
        (told, _) = play(tmp_path, BRAMS, (seconds, "shield", "pass", "rest"), 1, a_strike)
        seen = [line for line in told if b"shield" in line.partition(b'"log"')[2].partition(b"]")[0]]
        assert bool(seen) == stopped, seconds
        assert closing_time(told) == SHORT


@pytest.mark.rule("B-80")
def test_in_a_game_by_correspondence_standing_orders_answer(tmp_path: Path) -> None:
    for order, points in ((None, 0), ("never", -1), ("always", 0)):

        async def strike(world: World, order: str | None = order, points: int = points) -> None:
            house, table, bram = world.house, world.table, world.seats[1]
            if order is not None:
                assert isinstance(await ask(house, table, bram, Standing(fresh_id(), order)), Done)
                given = [one.order for one in (await house.message(table, bram)).orders if one.given]
                assert given == [order]
            assert isinstance(await ask(house, table, bram, Standing(fresh_id(), "nonsense")), Refused)
            done(await act(house, table, world.seats[0], "strike 2"))
            # He is not asked, also not for the short time that the window is open, and cannot change his order in it.
            shown = await house.message(table, bram)
            assert (shown.choices, shown.window) == ((), None)
            refused(await house.request(table, bram, Act(fresh_id(), shown.number, AMBUSH.parse("shield"))))
            assert isinstance(await ask(house, table, bram, Standing(fresh_id(), "always")), Refused)
            await world.wait(2)
            assert (await house.message(table, bram)).seats[1].score == points

        play(tmp_path, BRAMS, (0.0,), 3, strike, clock=DAYS)


def test_a_bots_answer_is_kept_for_other_processes_and_over_a_restart(url: str) -> None:
    """Whoever closes the window knows what the bots answered."""

    async def run() -> None:
        hands, script = Hands(), Script(list(BRAMS))
        async with a_house(url, clock=hands, luck=lambda: script, sweep=3600) as house:
            house.keeper.bot_workers = Thinking(hands, 0.0, "shield")
            people = await guests(house, "Cleo", "Anna")
            table = await a_table(house, people[:1], "ambush", seats=3, bots={1: "random"})
            await house.sit(table, people[1])
            cleo = await viewer(house, table, people[0])
            done(await act(house, table, cleo, "strike 2"))
            await house.keeper.quiet()
            hands.now += 1
        async with a_house(url, clock=hands, sweep=3600) as house:
            house.keeper.bot_workers = Thinking(hands, 60.0)
            shown = await house.message(table, cleo)
            hands.now += shown.window or 0
            await house.keeper.tick()
            assert "shield" in (await house.message(table, cleo)).log[-1].text

    asyncio.run(run())


@pytest.mark.rule("B-78")
@pytest.mark.parametrize("seconds", [0, 0.5, 1.9, 61, float("nan"), float("inf")])
def test_a_window_that_is_no_window_is_refused(tmp_path: Path, seconds: float) -> None:
    async def run() -> None:
        async with a_house(f"sqlite:{tmp_path / 'one.sqlite'}") as house:
            (anna,) = await guests(house, "Anna")
            with pytest.raises(BadOrder) as caught:
                await house.new_table(anna, TableOrder("ambush", 3, window=seconds))
            assert "venster" in caught.value.say("nl")
            for good in (2, 60):
                await house.new_table(anna, TableOrder("ambush", 3, window=good))

    asyncio.run(run())


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that closes a window at once when no bot is asked."""
    whole = windows.window_end

    def early(table: Table, short: float) -> float | None:
        return whole(table, short if windows.bots_asked(table) else 0.0)

    monkeypatch.setattr("serai.house.following.window_end", early)
    people, story, order, _ = KINDS["alone"]
    worlds = [play(tmp_path, deal, (0.5, *PASSES), people, story, **order) for deal in (NOBODY, BRAMS)]
    assert worlds[0] != worlds[1]


def test_nobody_is_told_that_somebody_answered(tmp_path: Path) -> None:
    async def answer(world: World) -> None:
        house, table = world.house, world.table
        others = [world.seats[0], world.seats[2], await viewer(house, table, None)]
        await world.watch(*others)
        done(await act(house, table, world.seats[0], "strike 2"))
        await world.settle()
        told = [len(stream.heard) for stream in world.streams]
        for what in ("pass", "shield", "pass"):
            done(await act(house, table, world.seats[1], what))
            await world.wait(0.1)
        assert [len(stream.heard) for stream in world.streams] == told
        assert isinstance(world.streams[0].heard[-1][1], TableMessage)

    play(tmp_path, BRAMS, (0.0,), 3, answer)


@settings(deadline=None)
@given(st.integers(0, 20_000), st.integers(1, 2_000))
def test_bots_act_after_whole_pauses_whatever_they_thought(gone: int, pause: int) -> None:
    whole = (gone + 1000 * pause_left(gone / 1000, pause / 1000)) / pause
    assert round(whole, 3) == max(1, -(-gone // pause))
    assert pause_left(gone / 1000, 0.0) == 0.0
