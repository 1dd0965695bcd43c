"""Entries being added to a table, before they are stored."""

import msgspec

from serai.house.live import LiveTable
from serai.house.store import Entry
from serai.house.table import Table, mark


class Draft:
    """Entries being added to a table under its lock: applied in memory at once, stored by ``Keeper.write``."""

    def __init__(self, live: LiveTable, now: float) -> None:
        self.live = live
        self.now = now
        self.entries: list[Entry] = []

    @property
    def table(self) -> Table:
        """The table, with what has been added so far."""
        return self.live.table

    def add(self, kind: str, seat: int = -1, action: int | None = None, data: str = "", message: str = "") -> None:
        """The next entry."""
        table = self.table
        text = "" if action is None else table.game.notate(action)
        entry = Entry(table.entries, kind, seat, text, self.now, message, data)
        steps = len(table.steps)
        table.apply(entry)
        if len(table.steps) > steps:
            entry = msgspec.structs.replace(entry, mark=mark(table.state))
        self.entries.append(entry)
