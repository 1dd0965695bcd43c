"""How long bots think, and that tables know their levels by old and new names."""

import asyncio
from pathlib import Path

import pytest
from houses import a_house, guests

from serai.bots import BOTS, LEVELS, STAND_IN, USUAL, UnknownBot, bot
from serai.house.order import TableOrder
from serai.house.thinking import share_of, time_to_think


def test_who_waits_shortens_what_others_may_think() -> None:
    assert share_of(2, 0) == 1.0
    assert share_of(2, 2) == 0.5
    assert share_of(1, 49) == pytest.approx(0.02)


def test_a_master_has_a_second_less_under_load_and_never_the_whole_limit() -> None:
    likes = bot("master").seconds
    assert time_to_think(likes, 1.0, 5.0) == 1.0
    assert time_to_think(likes, 0.5, 5.0) == 0.5
    assert time_to_think(likes, 0.001, 5.0) == 0.05
    assert time_to_think(likes, 1.0, 0.5) == pytest.approx(0.35)


def test_the_levels_one_is_offered() -> None:
    assert LEVELS == ("apprentice", "journeyman", "master")
    assert USUAL in LEVELS
    assert STAND_IN in LEVELS
    assert {"random", "greedy", *LEVELS} == set(BOTS)


def test_tables_keep_bots_by_old_and_new_names_over_a_restart(tmp_path: Path) -> None:
    names = dict(enumerate(("greedy", "random", "apprentice", "master"), start=1))

    async def seat_them() -> str:
        async with a_house(f"sqlite:{tmp_path / 'old.sqlite'}") as house:
            (anna,) = await guests(house, "Anna")
            table = await house.new_table(anna, TableOrder("kurier", 5, bots=names, options={"start_player": "1"}))
            with pytest.raises(UnknownBot):
                await house.put_bot(table, anna, 1, "grandmaster")
            return table

    async def look_again(table: str) -> None:
        async with a_house(f"sqlite:{tmp_path / 'old.sqlite'}") as house:
            card = await house.table(table)
            assert card is not None
            assert [seat.bot for seat in card.seats[1:]] == list(names.values())

    asyncio.run(look_again(asyncio.run(seat_them())))
