"""Being late: while several decide in secret, what the house does then, and how a seat is taken back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from houses import DAYS, Hands, a_house, a_table, act, ask, done, fresh_id, guests, listen, refused, viewer

from serai.house.cards import Viewer
from serai.house.clocks import LEAST
from serai.house.house import House
from serai.house.messages import Act, Confirm, Done, Manage, Refused, Undo
from serai.house.order import Clock

BANK = 60
LIVE = Clock("live", seconds=BANK, increment=5)


class Late:
    """A table of people, and the hands of their clock."""

    def __init__(self, house: House, hands: Hands, table: str, seats: list[Viewer]) -> None:
        self.house = house
        self.hands = hands
        self.table = table
        self.seats = seats

    async def later(self, seconds: float) -> None:
        """Time passes, and what is due is done."""
        self.hands.now += seconds
        await self.house.keeper.tick()

    async def clocks(self) -> list[float | None]:
        """What everybody sees of the clocks."""
        return [seat.clock for seat in (await self.house.message(self.table, Viewer())).seats]

    async def bots(self) -> list[str]:
        """What everybody sees of who is played by a bot."""
        return [seat.bot for seat in (await self.house.message(self.table, Viewer())).seats]

    async def act(self, seat: int, notation: str = "") -> None:
        """A seat does this, or the first thing it may."""
        shown = await self.house.message(self.table, self.seats[seat])
        done(await act(self.house, self.table, self.seats[seat], notation or shown.choices[0].notation))

    async def undo(self, seat: int) -> Any:
        """A seat takes its last step back."""
        shown = await self.house.message(self.table, self.seats[seat])
        return await ask(self.house, self.table, self.seats[seat], Undo(fresh_id(), shown.number))

    async def take_back(self, seat: int) -> Any:
        """Who was late wants his seat back."""
        return await ask(self.house, self.table, self.seats[seat], Manage(fresh_id(), "take_back"))

    async def choices(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [choice.notation for choice in (await self.house.message(self.table, self.seats[seat])).choices]

    @property
    def state(self) -> Any:
        """The true state of the game."""
        return self.house.keeper.tables[self.table].table.state


@asynccontextmanager
async def at_table(url: str, game: str, people: int = 3, bot_delay: float = 0.0, **order: Any) -> AsyncIterator[Late]:
    """People at a table with a clock."""
    hands = Hands()
    async with a_house(url, clock=hands, bot_delay=bot_delay, sweep=3600) as house:
        named = await guests(house, *("Anna", "Bram", "Cleo")[:people])
        table = await a_table(house, named, game, **({"clock": LIVE} | order))
        yield Late(house, hands, table, [await viewer(house, table, person) for person in named])


@asynccontextmanager
async def programming(url: str, bram_thinks: float = 0.0, **order: Any) -> AsyncIterator[Late]:
    """People who lay their first commands in Himalaya; Bram has thought so long where to place his caravan."""
    async with at_table(url, "himalaya", **order) as table:
        while not table.state.simultaneous:
            await table.later(bram_thinks if table.state.decider == 1 else 0.0)
            await table.act(int(table.state.decider))
        yield table


# ---------------------------------------------------------------------- Himalaya's programmes


@pytest.mark.rule("H-37")
@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
def test_the_open_slots_of_who_is_late_become_pauses(url: str, clock: Clock) -> None:
    async def play() -> None:
        async with programming(url, clock=clock) as table:
            for command in ("soil",) * 6:
                await table.act(0, command)
            for command in ("hand", "stone"):
                await table.act(1, command)
            left = [BANK + 5 if clock.kind == "live" else 2 * 86_400] * 3
            assert await table.clocks() == left
            await table.later(left[0] - 1)
            # Who has laid six commands waits for the others, and his time does not run; who is busy is open to all.
            assert await table.clocks() == [left[0], 1, 1]
            shown = await table.house.message(table.table, Viewer())
            assert [seat.deciding for seat in shown.seats] == [False, True, True]
            assert table.state.simultaneous
            await table.later(1)
            # Nobody else's slots were touched, and the seats are still their players' own.
            steps = table.house.keeper.tables[table.table].table.session.record
            laid = [[table.state.game.notate(a) for s, a in steps.steps if s == seat][1:7] for seat in range(3)]
            assert laid == [["soil"] * 6, ["hand", "stone"] + ["pause"] * 4, ["pause"] * 6]
            assert await table.bots() == ["", "", ""]
            shown = await table.house.message(table.table, Viewer())
            assert "carried out" in shown.log[-1].text
            assert await table.house.verify() == []

    asyncio.run(play())


@pytest.mark.rule("H-37")
def test_a_command_that_waits_for_its_confirm_counts(url: str) -> None:
    async def play() -> None:
        async with programming(url, people=2) as table:
            for command in ("soil",) * 6:
                await table.act(0, command)
            table.seats[1] = msgspec.structs.replace(table.seats[1], confirm=True)
            for command in ("ice",) * 6:
                await table.act(1, command)
            assert (await table.house.message(table.table, table.seats[1])).to_confirm
            await table.later(BANK + 5)
            steps = table.house.keeper.tables[table.table].table.session.record.steps
            assert [table.state.game.notate(a) for s, a in steps if s == 1][1:7] == ["ice"] * 6

    asyncio.run(play())


@pytest.mark.rule("H-35", "H-37")
def test_taking_commands_back_buys_no_time_and_late_pauses_stand(url: str) -> None:
    async def play() -> None:
        async with programming(url, bram_thinks=20, people=2) as table:
            await table.later(30)
            for _ in range(6):
                await table.act(0, "soil")
            for _ in range(4):
                assert isinstance(await table.undo(0), Done)
                await table.act(0, "ice")
            assert await table.clocks() == [BANK + 5 - 30, BANK + 5 - 20 - 30]
            # Bram is late first, and what was filled in stands.
            assert isinstance(await table.undo(0), Done)
            await table.act(1, "hand")
            await table.later(BANK + 5 - 20 - 30)
            assert list(table.state.deciders) == [0]
            assert isinstance(await table.undo(1), Refused)
            assert await table.choices(1) == []
            await table.act(0, "ice")
            assert await table.bots() == ["", ""]

    asyncio.run(play())


# ---------------------------------------------------------------------- games that tell nobody who is still deciding


async def decide(table: Late, seat: int) -> None:
    """Lay a card and trust, in the toy game."""
    await table.act(seat)
    await table.act(seat, "trust")


def test_where_it_is_secret_who_decides_clocks_tell_nothing_and_the_table_goes_on(tmp_path: Path) -> None:
    async def play(order: tuple[int, ...], name: str) -> tuple[list[Any], list[Any]]:
        """Of these seats all but the last have decided when time is over."""
        seen: list[Any] = []
        async with at_table(f"sqlite:{tmp_path / name}.sqlite", "toy") as table:
            for seat in (0, 1, 2):
                await table.act(seat)
            for seat in order[:-1]:
                await table.later(10)
                await table.act(seat, "trust")
                seen.append((await table.clocks(), await table.bots()))
            # To take the step back and take it again tells nothing either, and buys nothing.
            assert isinstance(await table.undo(order[0]), Done)
            seen.append(await table.clocks())
            await table.act(order[0], "doubt")
            await table.later(39)
            seen.append((await table.clocks(), await table.bots()))
            assert table.state.round == 1
            await table.later(1)
            seen.append(await table.bots())
            await table.house.keeper.quiet()
            assert table.state.round == 2
            return seen, await table.clocks()

    async def both() -> None:
        first, after = await play((0, 1, 2), "one")
        second, other = await play((2, 0, 1), "two")
        assert first == second
        assert first[0] == ([50, 50, 50], ["", "", ""])
        # Now it is known who took how long: nobody loses what others needed.
        assert after == [BANK + 5 - 10, BANK + 5 - 20, 5]
        assert other == [BANK + 5 - 20, 5, BANK + 5 - 10]

    asyncio.run(both())


def test_only_who_is_late_learns_that_a_bot_decides_for_him(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(f"sqlite:{tmp_path / 'one.sqlite'}", "toy", people=2, bot_delay=60) as table:
            await decide(table, 0)
            await table.later(BANK)
            assert await table.bots() == ["", ""]
            anna, bram = [(await table.house.message(table.table, seat)).seats for seat in table.seats]
            assert [seat.bot for seat in anna] == ["", ""]
            assert [seat.bot for seat in bram] == ["", "late"]
            # He is still there: he decides himself after all, and has a little time for it.
            assert isinstance(await table.take_back(1), Done)
            await table.act(1)
            await table.later(LEAST - 1)
            await table.act(1, "doubt")
            assert table.state.round == 2
            # The next decision is a turn of its own, with the increment of the last.
            assert [left for left in await table.clocks() if left is not None and left >= LEAST] == [65, LEAST]

    asyncio.run(play())


# ---------------------------------------------------------------------- taking a seat back


KURIER: dict[str, Any] = {"people": 2, "options": {"start_player": "1"}}


def test_a_seat_is_taken_back_by_asking(url: str) -> None:
    async def play() -> None:
        async with at_table(url, "kurier", **KURIER) as table:
            assert isinstance(await table.take_back(0), Refused)
            heard = await listen(table.house, table.table, table.seats[1])
            await table.later(BANK + 1)
            await table.house.keeper.quiet()
            await heard.settled()
            assert heard.last.seats[0].bot == "late"
            assert await table.choices(1)
            assert isinstance(await table.take_back(0), Done)
            await heard.settled()
            assert heard.last.seats[0].bot == ""
            assert heard.last.seats[0].clock == LEAST
            while await table.choices(1):
                await table.act(1)
            assert await table.choices(0)
            await table.later(LEAST - 1)
            assert await table.bots() == ["", ""]
            await table.act(0)
            assert await table.house.verify() == []
        async with a_house(url, clock=table.hands) as house:
            assert [seat.bot for seat in (await house.message(table.table, Viewer())).seats] == ["", ""]

    asyncio.run(play())


def test_a_seat_is_taken_back_by_playing(url: str) -> None:
    async def play() -> None:
        async with at_table(url, "kurier", bot_delay=60, **KURIER) as table:
            await table.later(BANK)
            assert await table.bots() == ["late", ""]
            shown = await table.house.message(table.table, table.seats[0])
            refused(await table.house.request(table.table, table.seats[0], Undo(fresh_id(), shown.number)))
            refused(await table.house.request(table.table, table.seats[0], Confirm(fresh_id(), shown.number)))
            # What cannot be done gives no seat back either.
            refused(await table.house.request(table.table, table.seats[0], Act(fresh_id(), shown.number, 99_999)))
            assert await table.bots() == ["late", ""]
            await table.act(0)
            assert await table.bots() == ["", ""]

    asyncio.run(play())


def test_who_is_late_twice_in_a_turn_waits_for_the_next(url: str) -> None:
    async def play() -> None:
        async with at_table(url, "kurier", bot_delay=60, **KURIER) as table:
            await table.later(BANK)
            assert isinstance(await table.take_back(0), Done)
            assert (await table.clocks())[0] == LEAST
            await table.later(LEAST)
            assert await table.bots() == ["late", ""]
            assert "finishes" in (await table.take_back(0)).text
            shown = await table.house.message(table.table, table.seats[0])
            refused(await table.house.request(table.table, table.seats[0], Act(fresh_id(), shown.number, 0)))
            # Standing up and sitting down again buys no more either.
            assert isinstance(await ask(table.house, table.table, table.seats[0], Manage(fresh_id(), "leave")), Done)
            (again,) = await guests(table.house, "Anna")
            await table.house.sit(table.table, again)
            assert (await table.clocks())[0] == 0

    asyncio.run(play())


def test_who_takes_over_a_seat_whose_time_was_over_can_play(url: str) -> None:
    async def play() -> None:
        async with at_table(url, "kurier", bot_delay=60, **KURIER) as table:
            await table.later(BANK)
            assert isinstance(await ask(table.house, table.table, table.seats[0], Manage(fresh_id(), "leave")), Done)
            (dirk,) = await guests(table.house, "Dirk")
            await table.house.sit(table.table, dirk)
            assert (await table.clocks())[0] == LEAST
            await table.later(LEAST - 1)
            assert await table.bots() == ["", ""]

    asyncio.run(play())


def test_passing_the_turn_and_taking_it_back_buys_no_time(url: str) -> None:
    async def play() -> None:
        async with at_table(url, "ambush", people=2) as table:
            await table.later(10)
            for _ in range(3):
                await table.act(0, "rest")
                assert await table.clocks() == [BANK - 10 + 5, BANK]
                assert isinstance(await table.undo(0), Done)
                assert await table.clocks() == [BANK - 10, BANK]

    asyncio.run(play())


def test_chance_within_a_turn_does_not_end_it(url: str) -> None:
    async def play() -> None:
        async with at_table(url, "ambush", people=2) as table:
            await table.later(10)
            await table.act(0, "strike 2")
            await table.later(5)
            # Chance closed the window and ended the turn: one increment, and none for Bram, whose turn begins.
            assert await table.clocks() == [BANK - 10 + 5, BANK]

    asyncio.run(play())
