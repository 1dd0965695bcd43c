"""A game's data file (TOML), read so that every mistake in it is explained with its line."""

import re
import tomllib
from typing import Any

from serai.core.errors import BadData
from serai.core.texts import Text, Words

_HEADER = re.compile(r"^\s*\[(\[?)\s*([A-Za-z0-9_.\-]+)\s*\]?\]")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\-]+)\s*=")
_MOST_BYTES = 1_000_000


class Table:
    """One table of a data file. Reading a value that is missing or wrong raises BadData, naming the line."""

    def __init__(
        self, values: dict[str, Any], name: str, line: int, lines: dict[str, int], words: Words | None = None
    ) -> None:
        self.values = values
        self.name = name
        self.line = line
        self._lines = lines
        self._words = words

    def fail(self, key: str, reason: Text) -> BadData:
        """The error to raise about a key of this table."""
        line = self._lines.get(key, self.line)
        where = f"[{self.name}] {key}".strip()
        return BadData(Text("error-data-line", {"line": line, "where": where, "reason": reason}), self._words, line)

    def number(self, key: str, least: int = -1_000_000, most: int = 1_000_000) -> int:
        """A whole number within bounds."""
        value = self._get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(key, Text("data-number", {"least": least, "most": most, "found": str(value)[:40]}))
        return value

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._get(key)
        if not isinstance(value, str) or not value.strip() or len(value) > 200:
            raise self.fail(key, Text("data-text", {"found": str(value)[:40]}))
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        value = self._get(key)
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            raise self.fail(key, Text("data-numbers", {"found": str(value)[:40]}))
        return value

    def one_of(self, key: str, names: list[str]) -> int:
        """The place of the named thing in a list of names."""
        value = self._get(key)
        if value not in names:
            raise self.fail(key, Text("data-one-of", {"found": str(value)[:40], "names": ", ".join(names)}))
        return names.index(value)

    def some_of(self, key: str, names: list[str]) -> list[int]:
        """The places of the named things in a list of names."""
        value = self._get(key)
        if not isinstance(value, list) or any(item not in names for item in value):
            raise self.fail(key, Text("data-one-of", {"found": str(value)[:80], "names": ", ".join(names)}))
        return [names.index(item) for item in value]

    def _get(self, key: str) -> Any:
        if key not in self.values:
            raise self.fail(key, Text("data-missing"))
        return self.values[key]


class DataFile:
    """The tables of a data file, each knowing its lines."""

    def __init__(self, text: str, words: Words | None = None) -> None:
        """Raises BadData if the text is no TOML. ``words`` are those of the game, for reasons of its own."""
        self._words = words
        if len(text) > _MOST_BYTES:
            raise BadData(Text("error-data-too-large"))
        try:
            self.values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found.group(1)) if found else len(text.splitlines())
            reason = Text("data-syntax", {"reason": str(error)})
            raise BadData(
                Text("error-data-line", {"line": line, "where": "TOML", "reason": reason}), None, line
            ) from None
        self._tables = _index(text)

    def table(self, name: str) -> Table:
        """The table ``[name]``."""
        values = self.values
        for part in name.split("."):
            values = values.get(part, {}) if isinstance(values, dict) else {}
        if not isinstance(values, dict) or not values:
            raise BadData(Text("error-data-no-table", {"table": f"[{name}]"}))
        line, lines = self._tables.get(name, [(0, {})])[0]
        return Table(values, name, line, lines, self._words)

    def tables(self, name: str, least: int = 1, most: int = 1000) -> list[Table]:
        """The tables ``[[name]]``, in order; there must be this many."""
        found = self.values.get(name, [])
        if not isinstance(found, list) or any(not isinstance(item, dict) for item in found):
            raise BadData(Text("error-data-no-table", {"table": f"[[{name}]]"}))
        places = self._tables.get(name, [])
        if not least <= len(found) <= most:
            if not places:
                raise BadData(Text("error-data-no-table", {"table": f"[[{name}]]"}))
            line = places[-1][0]
            args: dict[str, str | int | Text] = {
                "table": f"[[{name}]]",
                "found": len(found),
                "least": least,
                "most": most,
            }
            raise BadData(Text("error-data-count", {"line": line} | args), None, line)
        places += [(0, {})] * (len(found) - len(places))
        return [Table(item, name, *place, self._words) for item, place in zip(found, places, strict=False)]


def _index(text: str) -> dict[str, list[tuple[int, dict[str, int]]]]:
    """For each table name the line of each of its headers, with the lines of the keys below it."""
    tables: dict[str, list[tuple[int, dict[str, int]]]] = {}
    keys: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            keys = {}
            tables.setdefault(header.group(2), []).append((number, keys))
        elif key := _KEY.match(line):
            keys.setdefault(key.group(1), number)
    return tables
