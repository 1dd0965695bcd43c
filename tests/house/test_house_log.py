"""The log comes in parts: its end to who arrives, back to his own last turn; the rest when it is asked for."""

import pytest
from houses import a_house, a_table, done, fresh_id, guests, in_a_loop, listen, viewer

from serai.house.cards import Viewer
from serai.house.history import LATEST
from serai.house.house import House
from serai.house.messages import Act, Log, LogLine, LogMessage, Look, TableMessage
from serai.house.people import Person

STEPS = 150


async def _played(house: House, people: list[Person], steps: int = STEPS) -> str:
    """A table of Kurier at which these people have taken so many steps, each his first choice or another in turn."""
    table = await a_table(house, people, "kurier", options={"start_player": "1"})
    viewers = [await viewer(house, table, person) for person in people]
    for number in range(steps):
        shown = [await house.message(table, who, log_from=10_000) for who in viewers]
        who, now = next((who, now) for who, now in zip(viewers, shown, strict=True) if now.choices)
        action = now.choices[number % len(now.choices)].action
        done(await house.request(table, who, Act(fresh_id(), now.number, action, now.viewer, now.undone)))
    return table


async def _asked(house: House, table: str, who: Viewer, before: int) -> LogMessage:
    (answer,) = await house.request(table, who, Log(fresh_id(), before))
    assert isinstance(answer, LogMessage)
    return answer


@in_a_loop
async def test_who_arrives_is_told_the_end_and_all_the_rest_when_he_asks(url: str) -> None:
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram", "Cleo")
        table = await _played(house, people)
        for who in (Viewer(), *[await viewer(house, table, person) for person in people]):
            whole = await house.message(table, who)
            assert whole.log_from == 0
            ear = await listen(house, table, who)
            first = ear.last
            ear.close()
            assert 0 < first.log_from <= first.number - LATEST
            assert first.log == tuple(line for line in whole.log if line.number >= first.log_from)
            lines: list[LogLine] = list(first.log)
            begins = first.log_from
            while begins:
                part = await _asked(house, table, who, begins)
                assert part.log_from < begins
                assert part.viewer == first.viewer
                assert all(part.log_from <= line.number < begins for line in part.log)
                lines[:0], begins = part.log, part.log_from
            assert tuple(lines) == whole.log


@in_a_loop
async def test_who_arrives_is_told_all_since_his_own_last_turn(url: str) -> None:
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram")
        table = await _played(house, people)
        for person in people:
            who = await viewer(house, table, person)
            ear = await listen(house, table, who)
            own = [line.number for line in (await house.message(table, who)).log if line.seat == ear.last.viewer]
            assert ear.last.log_from <= own[-1]
            ear.close()


@pytest.mark.parametrize("before", [-5, 0, 10_000_000])
@in_a_loop
async def test_a_number_that_makes_no_sense_is_no_trouble(url: str, before: int) -> None:
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram")
        table = await _played(house, people, 12)
        who = await viewer(house, table, people[0])
        part = await _asked(house, table, who, before)
        assert part.log_from == 0
        assert bool(part.log) == (before > 0)


@in_a_loop
async def test_a_look_back_carries_no_log(url: str) -> None:
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram")
        table = await _played(house, people, 60)
        who = await viewer(house, table, people[0])
        for at in (0, 7, 30):
            (shown,) = await house.request(table, who, Look(fresh_id(), at=at))
            assert isinstance(shown, TableMessage)
            assert (shown.number, shown.log, shown.log_from) == (at, (), at)


@in_a_loop
async def test_nobody_reads_the_log_of_another_seat(url: str) -> None:
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram")
        table = await _played(house, people, 60)
        anna, bram = [await viewer(house, table, person) for person in people]
        own = await _asked(house, table, bram, 10_000)
        (asked,) = await house.request(table, bram, Log(own.id, 10_000, seat=anna.seats[0]))
        assert own.viewer == bram.seats[0]
        assert asked == own, "he asked for her seat, and has his own"
