"""House time: it runs as the house is open, for all processes alike, and whatever the clock on the wall says."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from houses import DAYS, LIVE, Hands, a_house, a_table, act, done, guests, viewer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from windowgame import find

from serai.house.cards import Viewer
from serai.house.errors import StoreTrouble
from serai.house.house import House
from serai.house.housetime import HouseClock
from serai.house.order import Clock

_files = count()


async def crash(house: House) -> None:
    """Go away as a killed process does: nothing is written down any more."""
    house._heartbeat.beat = house.keeper.quiet  # type: ignore[method-assign]
    await house.close()


async def clocks(house: House, table: str) -> list[float | None]:
    """What everybody sees of the clocks."""
    return [seat.clock for seat in (await house.message(table, Viewer())).seats]


def a_table_of_two(kind: Clock) -> dict[str, Any]:
    """A table at which Anna begins."""
    return {"clock": kind, "options": {"start_player": "1"}}


@pytest.mark.parametrize("ended", [House.close, crash], ids=["closed", "crashed"])
@pytest.mark.parametrize("away", [3.0, 35.0, 86_400.0])
def test_time_while_the_house_is_closed_counts_for_nobody(url: str, away: float, ended: Callable[[House], Any]) -> None:
    async def play() -> None:
        hands = Hands()
        settings: dict[str, Any] = {"clock": hands, "wall": hands, "find": find, "sweep": 3600}
        house = await House.open(url, **settings)
        people = await guests(house, "Anna", "Bram")
        live = await a_table(house, people, "kurier", **a_table_of_two(LIVE))
        days = await a_table(house, people, "kurier", **a_table_of_two(DAYS))
        hands.now += 40
        await house._beat()
        await ended(house)
        for _ in range(3):
            hands.now += away
            house = await House.open(url, **settings)
            await house.keeper.quiet()
            await house.keeper.tick()
            assert await clocks(house, live) == [20, 60]
            assert (await house.message(live, Viewer())).seats[0].bot == ""
            assert await clocks(house, days) == [2 * 86_400 - 40, 2 * 86_400]
            await ended(house)
        house = await House.open(url, **settings)
        hands.now += 21
        await house.keeper.live(live)
        await house.keeper.tick()
        assert (await house.message(live, Viewer())).seats[0].bot == "late"
        await house.close()

    asyncio.run(play())


def test_a_crash_gives_back_what_was_not_written_down_but_nothing_of_what_was(url: str) -> None:
    async def play() -> None:
        hands = Hands()
        settings: dict[str, Any] = {"clock": hands, "wall": hands, "find": find, "sweep": 3600}
        house = await House.open(url, **settings)
        people = await guests(house, "Anna", "Bram")
        table = await a_table(house, people, "kurier", **a_table_of_two(LIVE))
        hands.now += 30
        anna = await viewer(house, table, people[0])
        shown = await house.message(table, anna)
        done(await act(house, table, anna, shown.choices[0].notation))
        before, seen = house.keeper.clock(), await clocks(house, table)
        assert sum(left or 0 for left in seen) < 100
        hands.now += 4
        await crash(house)
        hands.now += 100
        house = await House.open(url, **settings)
        assert house.keeper.clock() == before
        assert await clocks(house, table) == seen
        await house.close()

    asyncio.run(play())


def test_a_window_stays_open_for_as_long_as_the_house_was_closed(url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with a_house(url, clock=hands) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "ambush")
            anna = await viewer(house, table, people[0])
            done(await act(house, table, anna, "strike 2"))
            hands.now += 3
        hands.now += 500
        async with a_house(url, clock=hands) as house:
            await house.keeper.quiet()
            assert (await house.message(table, anna)).window == 2
            hands.now += 2
            await house.keeper.tick()
            assert (await house.message(table, anna)).window is None

    asyncio.run(play())


@pytest.mark.parametrize("jump", [-3600.0, 3600.0, -1e9, 1e9])
def test_a_jump_of_the_clock_on_the_wall_changes_nothing(url: str, jump: float) -> None:
    async def play() -> None:
        hands, wall = Hands(), Hands()
        async with a_house(url, clock=hands, wall=wall) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", **a_table_of_two(LIVE))
            fight = await a_table(house, people, "ambush")
            anna = await viewer(house, fight, people[0])
            done(await act(house, fight, anna, "strike 2"))
            hands.now += 2
            wall.now += jump
            await house.keeper.tick()
            assert (await house.message(fight, anna)).window == 3
            assert await clocks(house, table) == [58, 60]
        # A restart finds another time on the wall, and a machine that has just begun to count.
        hands.now = 7.0
        async with a_house(url, clock=hands, wall=wall) as house:
            await house.keeper.quiet()
            await house.keeper.tick()
            assert (await house.message(fight, anna)).window == 3
            assert await clocks(house, table) == [58, 60]
            hands.now += 3
            await house.keeper.tick()
            assert (await house.message(fight, anna)).window is None
            assert await clocks(house, table) == [55, 60]

    asyncio.run(play())


def test_two_processes_agree_about_the_time_whatever_their_clocks_say(url: str) -> None:
    async def play() -> None:
        hands, other_hands = Hands(), Hands()
        other_hands.now = 17.0

        def later(seconds: float) -> None:
            hands.now += seconds
            other_hands.now += seconds

        async with a_house(url, clock=hands, sweep=3600) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", **a_table_of_two(LIVE))
            later(10)
            await house._beat()
            async with a_house(url, clock=other_hands, sweep=3600) as other:
                assert await clocks(other, table) == await clocks(house, table) == [50, 60]
                later(4)
                # One writes, the other reads: none of them is behind the other any more.
                anna = await viewer(house, table, people[0])
                shown = await house.message(table, anna)
                done(await act(house, table, anna, shown.choices[0].notation))
                await other.keeper.catch_up(await other.keeper.live(table))
                assert abs(other.keeper.clock() - house.keeper.clock()) < 0.001
                later(100)
                await other._beat()
                assert await clocks(other, table) == await clocks(house, table)
                assert min(left or 0 for left in await clocks(other, table)) == 0
            # The one that stays goes on by itself; the time of the other is known to it.
            later(5)
            await house._beat()
            assert house.keeper.clock() == hands.now

    asyncio.run(play())


def test_no_time_runs_while_the_database_does_not_answer(url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with a_house(url, clock=hands, sweep=3600) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", **a_table_of_two(LIVE))
            kept = house.keeper.store
            run = kept.run

            async def trouble(sql: str, *args: Any) -> list[tuple[Any, ...]]:
                raise StoreTrouble

            hands.now += 5
            kept.run = trouble  # type: ignore[method-assign]
            await house._beat()
            hands.now += 300
            await house._beat()
            kept.run = run  # type: ignore[method-assign]
            await house.keeper.tick()
            assert await clocks(house, table) == [55, 60]
            await house._beat()
            hands.now += 5
            assert await clocks(house, table) == [50, 60]

    asyncio.run(play())


def test_what_is_shown_as_a_date_is_the_wall_clocks(tmp_path: Path) -> None:
    async def play() -> None:
        hands, wall = Hands(), Hands()
        async with a_house(f"sqlite:{tmp_path / 'one.sqlite'}", clock=hands, wall=wall) as house:
            wall.now += 5000
            people = await guests(house, "Anna", "Bram")
            card = await house.table(await a_table(house, people, "toy"))
            assert card is not None
            assert card.created == wall.now

    asyncio.run(play())


MOVES = st.one_of(
    st.tuples(st.just("tick"), st.integers(-5000, 5000)),
    st.tuples(st.just("reach"), st.integers(0, 10_000)),
    st.tuples(st.sampled_from(["stop", "go_on"]), st.just(0)),
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(MOVES, max_size=30))
def test_house_time_never_goes_back_and_stands_when_it_is_stopped(moves: list[tuple[str, int]]) -> None:
    hands = Hands()
    clock = HouseClock(1000.0, hands)
    now, stopped = clock(), False
    for what, value in moves:
        before = now
        if what == "tick":
            hands.now += value
        elif what == "reach":
            clock.reach(value)
        else:
            stopped = what == "stop"
            (clock.stop if stopped else clock.go_on)()
        now = clock()
        gone = max(0.0, value) if what == "tick" and not stopped else 0.0
        wanted = max(before, value) if what == "reach" else before + gone
        assert now == pytest.approx(wanted, abs=1e-6)
        assert now >= before - 1e-9


@pytest.mark.parametrize("turns", range(4))
def test_a_house_closes_even_as_its_time_has_just_been_written_down(tmp_path: Path, turns: int) -> None:
    """The end of a task must not be lost where it meets the end of what the task waits for."""

    async def play() -> None:
        house = await House.open(f"sqlite:{tmp_path / 'serai.sqlite'}", sweep=0.01)
        begun, written = asyncio.Event(), asyncio.get_running_loop().create_future()

        async def beat() -> None:
            begun.set()
            await written

        with patch.object(house._heartbeat, "beat", beat):
            await begun.wait()
            written.set_result(None)
            for _ in range(turns):
                await asyncio.sleep(0)
            await asyncio.wait_for(house.close(), 60)

    asyncio.run(play())
