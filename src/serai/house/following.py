"""What follows at a table by itself (chance, a window that closes, a Confirm), and what is still to do there."""

import logging
from collections.abc import Callable
from functools import partial

from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.house import teaching
from serai.house.errors import short_id
from serai.house.table import Table
from serai.house.transaction import Transaction
from serai.house.windows import bots_asked, closing, window_end

log = logging.getLogger("serai.house")

_MOST_CHANCE = 10_000
Luck = Callable[[], Rng]


def go_on(transaction: Transaction, luck: Luck, short_window: float) -> None:
    """Add what follows by itself: chance, a window that closes, the Confirm of somebody who is away."""
    for _ in range(_MOST_CHANCE):
        table = transaction.table
        if table.status != "running":
            return
        for seat, action in sorted(table.held.items()):
            if not table.state.allows(seat, action):
                # somebody else took back the step after which it was chosen
                transaction.add("undo", seat, data="1")
            elif table.bot_of(seat):
                transaction.add("confirm", seat)
        if table.task is not None:
            return
        if (step := teaching.at_once(table)) is not None:
            transaction.add("chance" if step[0] == CHANCE else "act", *step)
        elif table.window is not None:
            end = window_end(table, short_window)
            if end is None or transaction.now < end:
                return
            steps = closing(table, partial(_fall, table, luck))
            if not steps:
                log.error("table %s: the rules of %s let no window close", short_id(table.id), table.game.id)
                return
            transaction.add("close")
            for seat, action in steps:
                transaction.add("chance" if seat == CHANCE else "act", seat, action)
        elif table.state.chance:
            transaction.add("chance", CHANCE, _fall(table, luck, table.state))
        else:
            return


def _fall(table: Table, luck: Luck, state: State, taken: int = 0) -> int:
    """What chance brings in this state, so many steps from now."""
    taught = teaching.fallen(table, state, taken)
    return int(state.draw(luck())) if taught is None else taught


def bots_to_think(table: Table) -> list[int]:
    """The seats for which a bot is to decide now."""
    if table.status != "running" or table.task is not None:
        return []
    deciders = (int(seat) for seat in table.state.deciders if table.bot_of(int(seat)))
    bots = list(deciders) if table.window is None else bots_asked(table)
    return [seat for seat in bots if not teaching.waits(table, seat)]


def deadline(table: Table, short_window: float) -> float | None:
    """When time alone changes the table next."""
    if table.status != "running":
        return None
    times = (window_end(table, short_window), table.clocks.deadline(table.turn()))
    return min((time for time in times if time is not None), default=None)


def due(table: Table, now: float, short_window: float) -> float | None:
    """When the house has something to do here, for the store: a restart looks at these tables first."""
    falls = table.status == "running" and table.state.chance and table.window is None and table.task is None
    return now if bots_to_think(table) or falls else deadline(table, short_window)
