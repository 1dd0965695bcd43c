"""A game's data file (TOML), checked against the game's schema so that every mistake is told by its line."""

import re
import tomllib
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from serai.core import datalimits
from serai.core.errors import BadData, Fault
from serai.core.schema import Root, Table
from serai.core.texts import Text, Words
from serai.core.tomllines import Path, lines_of

_MOST_FAULTS = 100


class DataFile:
    """The values of a data file. All of them are known to the schema and of the right kind.

    What the schema cannot say (a road that leads nowhere) the game checks itself: it calls ``refuse`` for each mistake
    and ``finish`` at the end.
    """

    def __init__(
        self, text: str, schema: Table, words: Words | None = None, own: Mapping[str, Any] | None = None
    ) -> None:
        """Raises BadData with every mistake. ``words`` are those of the game, for reasons of its own.

        ``own`` are the game's own values, for keys that a player's file may lack.
        """
        self._text = text
        self._words = words
        self._faults: list[Fault] = []
        self.retired: list[Fault] = []
        """Keys of earlier versions that never did anything: passed over in stored games, refused in a new file."""
        self.values = self._parsed()
        schema.check(self.values, (), Root(self.values), self.refuse)
        self.finish()
        schema.fill(self.values, own or {})

    def refuse(self, path: Path, reason: Text) -> None:
        """Take down a mistake. The path may lead to something that is missing: its table is named then."""
        line = next((self._lines[path[:end]] for end in range(len(path), 0, -1) if path[:end] in self._lines), 0)
        fault = Fault(line, Text("error-data-line", {"line": line, "where": _where(path), "reason": reason}))
        if line == 0:
            fault = Fault(0, Text("error-data-nowhere", {"where": f"[{_where(path)}]", "reason": reason}))
        (self.retired if reason.key == "data-retired" else self._faults).append(fault)

    def finish(self) -> None:
        """Raises BadData if anything was refused."""
        if self._faults:
            raise bad_data([*self._faults, *self.retired], self._words)

    def _parsed(self) -> dict[str, Any]:
        datalimits.check(self._text)
        try:
            return tomllib.loads(self._text)
        except (ValueError, RecursionError) as error:
            # Besides TOMLDecodeError: numbers of thousands of digits and brackets of thousandfold depth.
            found = re.search(r"at line (\d+)", str(error))
            line = int(found.group(1)) if found else len(self._text.splitlines())
            reason = Text("data-syntax", {"reason": str(error)[:200]})
            raise BadData(
                Text("error-data-line", {"line": line, "where": "TOML", "reason": reason}), None, line
            ) from None

    @cached_property
    def _lines(self) -> dict[Path, int]:
        return lines_of(self._text)


def bad_data(faults: list[Fault], words: Words | None) -> BadData:
    """The error for these mistakes, those of the first lines first."""
    found = sorted(faults, key=lambda fault: fault.line)[:_MOST_FAULTS]
    text = found[0].text
    if len(faults) > 1:
        text = Text("error-data-more", {"first": text, "more": len(faults) - 1})
    return BadData(text, words, found[0].line, tuple(found))


def _where(path: Path) -> str:
    """A path as a message names it: ``[inn] x``."""
    names = [part for part in path if isinstance(part, str)]
    table = f"[{'.'.join(names[:-1])}] " if len(names) > 1 else ""
    return (table + names[-1] if names else "")[:120]
