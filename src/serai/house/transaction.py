"""Entries being added to a table, before they are stored."""

import logging

import msgspec

from serai.house.errors import BrokenTable, ChangeFailed, NotNow, short_id
from serai.house.live import LiveTable
from serai.house.store import Entry
from serai.house.table import Table, mark

log = logging.getLogger("serai.house")


class Transaction:
    """Entries being added to a table under its lock: applied in memory at once, stored by ``Keeper.write``.

    From the first entry until all are stored memory is not what the log says (``live.stale_memory``). Whatever happens
    in between, an error, a cancelled task, a database that does not answer: it is read anew before anybody looks.
    """

    def __init__(self, live: LiveTable, now: float) -> None:
        if live.stale_memory:
            raise RuntimeError("a transaction begins with memory as the log has it")
        self.live = live
        self.now = now
        self.entries: list[Entry] = []
        self.turn = live.table.turn()
        """Who was to decide before."""

    @property
    def table(self) -> Table:
        """The table, with what has been added so far."""
        return self.live.table

    def add(self, kind: str, seat: int = -1, action: int | None = None, data: str = "", message: str = "") -> None:
        """The next entry. Raises ChangeFailed if the table cannot go on like this.

        Raises NotNow at a table that whoever runs the house has closed: nothing happens there any more.
        """
        table = self.table
        if table.status == "closed":
            raise NotNow("table-closed")
        text = "" if action is None else table.game.notate(action)
        entry = Entry(table.entries, kind, seat, text, self.now, message, data)
        steps = len(table.steps)
        self.live.stale_memory = True
        try:
            table.apply(entry)
        except BrokenTable as error:
            # the log is whole: this entry is not in it, and will not be
            log.exception("table %s: entry %d (%s) cannot be", short_id(table.id), entry.number, kind)
            raise ChangeFailed from error
        if len(table.steps) > steps:
            entry = msgspec.structs.replace(entry, mark=mark(table.state))
        self.entries.append(entry)
