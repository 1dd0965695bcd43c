"""A table whose data file was written for an earlier version: it goes on; a new table with that file is refused."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

import serai
from serai.core.errors import BadData
from serai.house.house import House
from serai.house.order import TableOrder


def test_a_stored_table_keeps_its_old_data(tmp_path: Path) -> None:
    """The key [game] was in every file once and did nothing."""
    path = tmp_path / "serai.sqlite"
    text = serai.game("kurier").data_text
    old = f'{text}\n[game]\nid = "kurier"\n'

    async def begin() -> str:
        house = await House.open(f"sqlite:{path}", bot_delay=0.0)
        anna, _ = await house.newcomer("Anna", "en")
        order = TableOrder("kurier", 2, data=text, data_name="mine", hot_seats=2)
        with pytest.raises(BadData, match="game"):
            await house.new_table(anna, TableOrder("kurier", 2, data=old, data_name="mine", hot_seats=2))
        table = await house.new_table(anna, order)
        await house.close()
        return table

    async def again(table: str) -> None:
        house = await House.open(f"sqlite:{path}", bot_delay=0.0)
        live = await house.keeper.live(table)
        assert live.table.game.own_data == old
        assert [fault.text.args["where"] for fault in live.table.game.retired] == ["game"]
        await house.close()

    table = asyncio.run(begin())
    with sqlite3.connect(path) as database:
        wanted = database.execute("SELECT wanted FROM tables").fetchone()[0]
        grown = wanted.replace('scale = 1.0\\n"', 'scale = 1.0\\n\\n[game]\\nid = \\"kurier\\"\\n"')
        assert grown != wanted
        database.execute("UPDATE tables SET wanted = ?", (grown,))
    asyncio.run(again(table))
