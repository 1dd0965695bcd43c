"""Time, wording and traffic tell a bystander nothing: reaction windows, and secret simultaneous steps."""

import asyncio
from pathlib import Path

import pytest
from houses import (
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

from serai.house.cards import Viewer
from serai.house.house import House
from serai.house.messages import Act, Done, Refused, TableMessage, Undo

NOBODY, ANNAS, BRAMS, BOTH = [1] * 6, [1, 1, 1, 1, 0, 1], [1, 1, 0, 1, 1, 1], [1, 1, 0, 1, 0, 1]
"""Deals to Cleo, Bram and Anna, two cards each: 0 is a shield, 1 a blank."""


class World:
    """Three at a table of Ambush, with these cards; seat 0 (Cleo) strikes, and a spectator looks on."""

    def __init__(self, house: House, hands: Hands, table: str, seats: list[Viewer], streams: list[Listener]) -> None:
        self.house = house
        self.hands = hands
        self.table = table
        self.seats = seats
        self.streams = streams

    async def wait(self, seconds: float) -> None:
        """Let time pass, a second at a time."""
        for _ in range(round(seconds)):
            self.hands.now += 1
            await self.house.keeper.tick()
            for stream in self.streams:
                await stream.settled()


async def world(path: Path, deal: list[int], story: str, name: str) -> tuple[list[bytes], list[bytes], list[int]]:
    """Play a window in this world; what the striker and a spectator got, with its time, and the points after it."""
    hands, script = Hands(), Script(list(deal))
    url = f"sqlite:{path / name}.sqlite"
    async with a_house(url, clock=hands, luck=lambda: script) as house:
        people = await guests(house, "Cleo", "Bram", "Anna")
        table = await a_table(house, people, "ambush")
        seats = [await viewer(house, table, person) for person in people]
        spectator = await viewer(house, table, None)
        streams = [await listen(house, table, who) for who in (seats[0], spectator)]
        play = World(house, hands, table, seats, streams)
        done(await act(house, table, seats[0], "strike 2"))
        await play.wait(1)
        for line in story.splitlines():
            who, _, what = line.strip().partition(": ")
            shown = await house.message(table, seats[int(who)])
            if what in {choice.notation for choice in shown.choices}:
                done(await act(house, table, seats[int(who)], what))
            await play.wait(1)
        await play.wait(12)
        points = [seat.score or 0 for seat in (await house.message(table, spectator)).seats]
        told = [[b"%f %s" % item for item in stream.stream] for stream in streams]
        # The ids of table and people differ from one world to the next.
        return *[[line.replace(table.encode(), b"TABLE") for line in one] for one in told], points  # type: ignore[return-value]


@pytest.mark.rule("B-78", "B-79", "B-82")
def test_a_bystander_cannot_tell_who_could_answer_or_who_passed(tmp_path: Path) -> None:
    async def play() -> None:
        worlds = [
            await world(tmp_path, NOBODY, "1: pass\n2: pass", "nobody"),
            await world(tmp_path, BRAMS, "1: pass\n2: pass", "bram"),
            await world(tmp_path, BOTH, "1: pass\n2: pass", "both"),
            await world(tmp_path, BOTH, "2: pass\n2: shield\n2: pass", "changed"),
            await world(tmp_path, ANNAS, "", "silent"),
        ]
        for told in worlds[1:]:
            assert told == worlds[0]
        assert worlds[0][2] == [0, -1, 0]
        assert any(b'"window":5.0' in line for line in worlds[0][0])

    asyncio.run(play())


@pytest.mark.rule("B-73", "B-76")
def test_answers_are_fed_in_the_games_order_when_time_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        # Bram comes before Anna: her answer to the first window is not needed, and the next asks her anew.
        striker, _, points = await world(tmp_path, BOTH, "2: shield\n1: shield", "one")
        assert points == [0, 0, 0]
        striker, _, points = await world(tmp_path, BOTH, "2: shield\n1: shield\n0: -\n0: -\n0: -\n2: shield", "chain")
        assert points == [0, -1, 0]
        assert sum(b'"window":5.0' in line for line in striker) == 3
        _, _, points = await world(tmp_path, BRAMS, "1: shield", "stopped")
        assert points == [0, 0, 0]

    asyncio.run(play())


def test_an_answer_survives_a_restart_and_the_window_closes_in_time(url: str) -> None:
    async def play() -> None:
        hands, script = Hands(), Script(list(BRAMS))
        async with a_house(url, clock=hands, luck=lambda: script) as house:
            people = await guests(house, "Cleo", "Bram", "Anna")
            table = await a_table(house, people, "ambush")
            seats = [await viewer(house, table, person) for person in people]
            done(await act(house, table, seats[0], "strike 2"))
            refused(await house.request(table, seats[0], Undo(fresh_id(), 7)))
            done(await act(house, table, seats[1], "shield"))
            shown = await house.message(table, seats[1])
            assert "shield" in shown.prompt
            refused(await house.request(table, seats[2], Act(fresh_id(), shown.number, 5)))
            hands.now += 3
        async with a_house(url, clock=hands) as house:
            await house.keeper.quiet()
            assert (await house.message(table, seats[0])).window == 2
            hands.now += 2
            await house.keeper.tick()
            # Cleo held no shield against Bram's, but nobody may know: a window opens after it all the same.
            assert (await house.message(table, seats[0])).window == 5
            hands.now += 5
            await house.keeper.tick()
            shown = await house.message(table, seats[0])
            assert shown.window is None
            assert [seat.score for seat in shown.seats] == [0, 0, 0]

    asyncio.run(play())


@pytest.mark.rule("H-30", "H-33", "H-35")
def test_secret_steps_reach_nobody_else(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "toy")
            anna, bram = [await viewer(house, table, person) for person in people]
            other, public = (
                await listen(house, table, bram),
                await listen(house, table, await viewer(house, table, None)),
            )
            first = await house.message(table, anna)
            done(await house.request(table, anna, Act(fresh_id(), first.number, first.choices[0].action)))
            await other.settled()
            told = len(other.heard), len(public.heard)
            number = other.last.number
            for mood in ("trust", "doubt", "trust"):
                done(await act(house, table, anna, mood))
                shown = await house.message(table, anna)
                assert isinstance(await ask(house, table, anna, Undo(fresh_id(), shown.number)), Done)
            done(await act(house, table, anna, "doubt"))
            await other.settled()
            await public.settled()
            # Nothing at all came, and what is asked for now shows nothing either.
            assert (len(other.heard), len(public.heard)) == told
            assert (await house.message(table, bram)).number == number
            # Bram looked at the table before Anna's steps: his own secret step is not stale for that.
            shown = await house.message(table, bram)
            done(await house.request(table, bram, Act(fresh_id(), number - 1, shown.choices[0].action)))
            assert isinstance(await ask(house, table, anna, Undo(fresh_id(), 0)), Refused)
            last = await house.message(table, bram)
            done(await house.request(table, bram, Act(fresh_id(), last.number, last.choices[0].action)))
            await public.settled()
            assert any(isinstance(m, TableMessage) for _, m in public.heard[told[1] :])

    asyncio.run(play())


def test_a_record_is_secret_until_the_end(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "toy")
            anna, bram = [await viewer(house, table, person) for person in people]
            assert "record" not in await house.record(table, anna)
            assert await house.record(table, anna) != await house.record(table, bram)
            while (shown := await house.message(table, anna)).status != "over":
                who = anna if shown.choices else bram
                shown = await house.message(table, who)
                done(await house.request(table, who, Act(fresh_id(), shown.number, shown.choices[0].action)))
            assert await house.record(table, anna) == await house.record(table, await viewer(house, table, None))
            spied = await house.message(table, await viewer(house, table, None), seat=1)
            assert spied.viewer == 1

    asyncio.run(play())
