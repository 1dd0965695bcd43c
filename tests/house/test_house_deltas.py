"""What a socket is sent of a change: put together with what it was sent before, it is the whole truth."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from houses import a_house, a_table, guests, viewer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serai.core.registry import game_ids
from serai.core.rng import Rng
from serai.house.cards import Viewer
from serai.house.deltas import FIXED, delta, patched, splices
from serai.house.messages import Act, Look, TableDelta, TableMessage, Undo
from serai.house.order import TableOrder

EASY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""However slow the machine is."""
THINGS = st.lists(st.tuples(st.integers(0, 12), st.integers(0, 2)), max_size=14).map(tuple)


def _applied(old: tuple[Any, ...], changes: Any) -> tuple[Any, ...]:
    """By hand, from the end, so that numbers stay those of the old list."""
    made = list(old)
    for begin, gone, coming in reversed(changes):
        made[begin : begin + gone] = coming
    return tuple(made)


@EASY
@given(THINGS, THINGS)
def test_splices_lead_from_one_list_to_the_other(old: tuple[Any, ...], new: tuple[Any, ...]) -> None:
    changes = splices(old, new, lambda thing: thing[0])
    assert _applied(old, changes) == new
    ends = [begin + gone for begin, gone, _ in changes]
    assert all(end < begin for end, (begin, _, _) in zip(ends, changes[1:], strict=False)), "in rising order, apart"


@EASY
@given(st.lists(st.integers(), unique=True, min_size=1, max_size=20).map(tuple), st.data())
def test_what_stays_is_not_sent(old: tuple[int, ...], data: st.DataObject) -> None:
    moved = data.draw(st.sampled_from(old))
    rest = [thing for thing in old if thing != moved]
    rest.insert(data.draw(st.integers(0, len(rest))), moved)
    sent = [thing for _, _, coming in splices(old, tuple(rest), lambda thing: thing) for thing in coming]
    assert len(sent) <= 1, "one thing elsewhere is one thing sent"
    assert splices(old, tuple(thing for thing in old if thing != moved), lambda thing: thing) == (
        (old.index(moved), 1, ()),
    )


def _json(message: object) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return found


async def _moments(url: str, game: str, steps: int) -> list[list[TableMessage]]:
    """What everybody at a table is shown, moment by moment: play, undo, looks back, a pause."""
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram", "Cleo")
        table = await a_table(house, people, game)
        seats = [await viewer(house, table, person) for person in people]
        lines: list[list[TableMessage]] = [[] for _ in range(4)]
        rng = Rng(7)
        for step in range(steps):
            for line, who in zip(lines, (*seats, Viewer()), strict=True):
                at = rng.below(step) if step % 9 == 8 else None
                answer = await house.request(table, who, Look(f"look{step}", at=at))
                assert isinstance(answer[0], TableMessage)
                line.append(answer[0])
                line.append(await house.message(table, who, log_from=max(0, answer[0].last - 1)))
            acting = [(who, line[-1]) for who, line in zip(seats, lines, strict=False) if line[-1].choices]
            if not acting:
                break
            who, shown = acting[rng.below(len(acting))]
            if step % 7 == 6 and shown.can_undo:
                await house.request(table, who, Undo(f"m{step}", shown.number))
            else:
                action = shown.choices[rng.below(len(shown.choices))].action
                await house.request(table, who, Act(f"m{step}", shown.number, action))
        return lines


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_changes_put_together_are_the_whole_truth_in_every_game(game: str, tmp_path: Path) -> None:
    lines = asyncio.run(_moments(f"sqlite:{tmp_path / 'serai.sqlite'}", game, 25))
    whole = small = 0
    for line in lines:
        kept = _json(line[0])
        for old, new in pairwise(line):
            changes = delta(old, new)
            assert changes is not None
            sent = _json(changes)
            kept = patched(kept, sent)
            assert kept == _json(new)
            if new.number == new.last:
                whole += len(msgspec.json.encode(new))
                small += len(msgspec.json.encode(changes))
    assert small < whole / 4, f"{small} of {whole} bytes: changes are sent, not everything"


def test_no_part_of_a_table_is_forgotten() -> None:
    """A part that is added to the message must be told of when it changes, or have the whole message sent."""
    parts = {field.name for field in msgspec.structs.fields(TableMessage)}
    told = {field.name for field in msgspec.structs.fields(TableDelta)}
    assert told <= parts
    assert parts - told == set(FIXED)


def test_another_seat_or_another_form_are_sent_whole(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(f"sqlite:{tmp_path / 'serai.sqlite'}") as house:
            (anna,) = await guests(house, "Anna")
            table = await house.new_table(anna, TableOrder("kurier", 2, hot_seats=2))
            who = await viewer(house, table, anna)
            one, other = [await house.message(table, who, seat=seat) for seat in (0, 1)]
            assert delta(one, other) is None
            narrow = await house.message(table, msgspec.structs.replace(who, narrow=True), seat=0)
            assert delta(one, narrow) is None
            assert delta(one, one) is not None

    asyncio.run(play())
