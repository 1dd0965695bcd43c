"""An arena's journal: a file that grows by a line a deal, so that an interrupted arena goes on where it was.

The first line says what is played, each other line is a deal (JSON). A last line that was cut off is dropped.
"""

from pathlib import Path

import msgspec

from serai.lab.arena import Contest, Deal
from serai.lab.speech import LabError


class BadJournal(LabError):
    """This file is no journal of this contest."""


class Journal:
    """The deals of a contest in a file. Raises BadJournal for another contest's, OSError if it cannot be used."""

    def __init__(self, path: str | Path, terms: Contest) -> None:
        self.path = Path(path)
        self.deals: list[Deal] = []
        """What was played before."""
        if self.path.exists() and self.path.stat().st_size > 0:
            self._read(terms)
        else:
            self.path.write_bytes(msgspec.json.encode(terms) + b"\n")

    def _read(self, terms: Contest) -> None:
        data = self.path.read_bytes()
        lines = data.split(b"\n")[:-1]  # what follows the last line end was cut off, or is nothing
        try:
            known = msgspec.json.decode(lines[0] if lines else b"", type=Contest)
            self.deals = [msgspec.json.decode(line, type=Deal) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise BadJournal("journal-unreadable", file=str(self.path)) from error
        if known != terms or [deal.number for deal in self.deals] != list(range(len(self.deals))):
            raise BadJournal("journal-other", file=str(self.path))
        with self.path.open("r+b") as file:
            file.truncate(sum(len(line) + 1 for line in lines))

    def add(self, deal: Deal) -> None:
        """Note a deal: when this returns, the deal is in the file."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(deal) + b"\n")
