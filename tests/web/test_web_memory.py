"""What a server forgets: tables that were let go, and garbage in a house that is never empty."""

import asyncio
import contextlib
import gc
import time
import weakref
from pathlib import Path

import pytest
from webhouse import WebHouse

from serai.house import keeper
from serai.web.memory import tidy


class Knot:
    """Something that only a search for garbage can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("nobody", "latest"), [(True, 1000.0), (False, 0.02)])
def test_garbage_is_looked_for_when_nobody_is_there_and_now_and_then_in_a_house_that_is_never_empty(
    nobody: bool, latest: float
) -> None:
    async def serve() -> None:
        garbage = weakref.ref(Knot())
        assert garbage() is not None
        tidying = asyncio.create_task(tidy(lambda: nobody, 0.01, latest))
        async with asyncio.timeout(20):
            while garbage() is not None:
                await asyncio.sleep(0.01)
        tidying.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tidying

    gc.collect()
    gc.disable()
    try:
        asyncio.run(serve())
    finally:
        gc.enable()


def test_a_table_is_gone_from_memory_once_its_sockets_are_closed_and_it_was_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "_IDLE", 0.0)
    house = WebHouse(tmp_path).start()
    anna = house.visitor().come_in("Anna")
    table = anna.table(bots={"1": "random"}, options={"start_player": "1"}, seats=2)
    tables = house.house.keeper.tables
    gc.collect()
    gc.disable()
    try:
        with anna.socket(table) as line:
            shown = line.until("table")
            act = {"type": "act", "id": "1", "number": shown["number"], "action": shown["choices"][0]["action"]}
            assert line.ask(act)["type"] == "done"
            held = weakref.ref(tables[table].table)
        end = time.monotonic() + 30
        while held() is not None and time.monotonic() < end:
            house.do(house.house.keeper.sweep())
            time.sleep(0.1)
        assert table not in tables
        assert held() is None
    finally:
        gc.enable()
    house.stop()
