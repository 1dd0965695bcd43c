"""What may stand in a data file: every key with its kind, its range and what it is for.

A game writes one schema. The reader checks a file against it, the documentation is made from it, and what it does not
name is refused.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from serai.core.texts import Text
from serai.core.tomllines import Path

Refuse = Callable[[Path, Text], None]
"""Takes down what is wrong, and where."""


class Root:
    """A whole file, for references from one part of it to another."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values
        self._ids: dict[str, list[str]] = {}

    def ids(self, target: str) -> list[str]:
        """The ids of all entries of a list, as far as they have one."""
        if target not in self._ids:
            found: Any = self._values
            for part in target.split("."):
                found = found.get(part) if isinstance(found, dict) else None
            entries = [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []
            self._ids[target] = [entry["id"] for entry in entries if isinstance(entry.get("id"), str)]
        return self._ids[target]


class Kind:
    """What a value must be. ``doc`` says what the key is for."""

    def __init__(self, doc: str) -> None:
        self.doc = doc
        self.needed = True
        self.ours = False
        """Whether a file that lacks this key is played with the game's own value of it."""

    def shape(self) -> str:
        """The kind and the range, for the documentation."""
        raise NotImplementedError

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        """Refuse the value if it is not of this kind."""
        raise NotImplementedError


def shown(value: object) -> str:
    """A value from a file as a message quotes it."""
    try:
        return str(value)[:60]
    except (ValueError, RecursionError):
        return "…"


class Number(Kind):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int, doc: str) -> None:
        super().__init__(doc)
        self.least, self.most = least, most

    def shape(self) -> str:
        return f"whole number, {self.least} to {self.most}"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if type(value) is not int or not self.least <= value <= self.most:
            refuse(path, Text("data-number", {"least": self.least, "most": self.most, "found": shown(value)}))


class Real(Number):
    """A number within bounds, whole or not: a measure of the drawing."""

    def shape(self) -> str:
        return f"number, {self.least} to {self.most}"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not _within(value, self.least, self.most):
            refuse(path, Text("data-real", {"least": self.least, "most": self.most, "found": shown(value)}))


class Line(Kind):
    """One line of text that is not empty."""

    def shape(self) -> str:
        return "text"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, str) or not value.strip() or len(value) > 200 or not value.isprintable():
            refuse(path, Text("data-text", {"found": shown(value)}))


class Name(Kind):
    """A short name in small letters, as it stands in records; the entries of one list have different names."""

    def shape(self) -> str:
        return "name: small letters, digits, underscores"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, str) or not value.strip() or len(value) > 40:
            refuse(path, Text("data-text", {"found": shown(value)}))
        elif not (value.isascii() and value.replace("_", "a").isalnum() and value == value.lower()):
            refuse(path, Text("data-identifier", {"found": shown(value)}))


class Colour(Kind):
    """A colour of the drawing."""

    def shape(self) -> str:
        return 'colour, like "#C5342C"'

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        digits = value[1:] if isinstance(value, str) and value.startswith("#") else ""
        if len(digits) != 6 or any(digit not in "0123456789abcdefABCDEF" for digit in digits):
            refuse(path, Text("data-colour", {"found": shown(value)}))


class Flag(Kind):
    """Yes or no."""

    def shape(self) -> str:
        return "true or false"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, bool):
            refuse(path, Text("data-flag", {"found": shown(value)}))


class Choice(Kind):
    """One of a few words."""

    def __init__(self, names: Sequence[str], doc: str) -> None:
        super().__init__(doc)
        self.names = tuple(names)

    def shape(self) -> str:
        return "one of " + ", ".join(f'"{name}"' for name in self.names)

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, str) or value not in self.names:
            refuse(path, Text("data-one-of", {"found": shown(value), "names": ", ".join(self.names)}))


class Refer(Kind):
    """The ``id`` of an entry of another list of the file."""

    def __init__(self, target: str, doc: str) -> None:
        super().__init__(doc)
        self.target = target

    def shape(self) -> str:
        return f"the id of an entry of `{self.target}`"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, str) or value not in root.ids(self.target):
            refuse(path, Text("data-refer", {"found": shown(value), "list": self.target}))


class Point(Kind):
    """A place of the drawing: x to the right and y downwards, within the canvas."""

    def __init__(self, doc: str, least: tuple[int, int] = (0, 0), most: tuple[int, int] = (1600, 1000)) -> None:
        super().__init__(doc)
        self.least, self.most = least, most

    def shape(self) -> str:
        return f"point, [{self.least[0]}, {self.least[1]}] to [{self.most[0]}, {self.most[1]}]"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        bounds = zip(self.least, self.most, strict=True)
        if (
            not isinstance(value, list)
            or len(value) != 2
            or not all(_within(part, *bound) for part, bound in zip(value, bounds, strict=True))
        ):
            args: dict[str, str | int | Text] = {"least": str(list(self.least)), "most": str(list(self.most))}
            refuse(path, Text("data-point", args | {"found": shown(value)}))


class Several(Kind):
    """A list of values of one kind."""

    def __init__(self, kind: Kind, least: int, most: int, doc: str) -> None:
        super().__init__(doc)
        self.kind, self.least, self.most = kind, least, most

    def shape(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"list of {count}: {self.kind.shape()}"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, list):
            refuse(path, Text("data-list", {"found": shown(value)}))
            return
        if not self.least <= len(value) <= self.most:
            refuse(path, Text("data-length", {"count": _count(self.least, self.most), "found": len(value)}))
        for number, item in enumerate(value[: self.most]):
            self.kind.check(item, (*path, number), root, refuse)


class Table(Kind):
    """A table with these keys and no others."""

    def __init__(self, doc: str, keys: Mapping[str, Kind], retired: Collection[str] = ()) -> None:
        super().__init__(doc)
        self.keys = dict(keys)
        self.retired = frozenset(retired)
        """Keys that earlier versions had and that did nothing."""

    def shape(self) -> str:
        return "table"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, dict):
            refuse(path, Text("data-table", {"found": shown(value)}))
            return
        for key in value:
            if key not in self.keys:
                refuse((*path, key), self._unknown(key))
        for key, kind in self.keys.items():
            if key in value:
                kind.check(value[key], (*path, key), root, refuse)
            elif kind.needed:
                refuse((*path, key), Text("data-missing"))

    def fill(self, value: dict[str, Any], own: Mapping[str, Any]) -> None:
        """Put in the game's own values where a file may lack them and does."""
        for key, kind in self.keys.items():
            if kind.ours and key not in value:
                value[key] = own[key]
            elif isinstance(kind, Table) and isinstance(value.get(key), dict):
                kind.fill(value[key], own.get(key, {}))

    def _unknown(self, key: str) -> Text:
        if key in self.retired:
            return Text("data-retired")
        near = get_close_matches(key[:60], self.keys, 1)
        if near:
            return Text("data-unknown-near", {"near": near[0]})
        return Text("data-unknown", {"names": ", ".join(self.keys)})


class Numbered(Table):
    """A table with a key for each number of a row: ``{ 2 = 8, 3 = 8 }``."""

    def __init__(self, doc: str, numbers: range, kind: Kind) -> None:
        super().__init__(doc, {str(number): kind for number in numbers})
        self.numbers = numbers
        self.kind = kind

    def shape(self) -> str:
        each = "for each" if self.kind.needed else "for any"
        return f"table: {each} of {self.numbers[0]} to {self.numbers[-1]} a {self.kind.shape()}"


class Cases(Table):
    """A table in which one key says which further keys it has."""

    def __init__(self, doc: str, key: str, cases: Mapping[str, Table]) -> None:
        keys: dict[str, Kind] = {}
        for table in cases.values():
            keys |= table.keys
        super().__init__(doc, {key: Choice(tuple(cases), "which kind of thing this is"), **keys})
        self.key = key
        self.cases = {
            name: Table(table.doc, {key: self.keys[key], **table.keys}, table.retired) for name, table in cases.items()
        }

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        case = value.get(self.key) if isinstance(value, dict) else None
        if isinstance(case, str) and case in self.cases:
            self.cases[case].check(value, path, root, refuse)
        elif not isinstance(value, dict):
            super().check(value, path, root, refuse)
        elif self.key in value:
            self.keys[self.key].check(case, (*path, self.key), root, refuse)
        else:
            refuse((*path, self.key), Text("data-missing"))


class Entries(Kind):
    """A list of tables, ``[[name]]`` or one inline table a line. With ``ids`` they are these, in this order."""

    def __init__(self, table: Table, least: int, most: int, ids: Sequence[object] = ()) -> None:
        super().__init__(table.doc)
        self.table, self.least, self.most, self.ids = table, least, most, tuple(ids)

    def shape(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"list of {count} tables"

    def check(self, value: Any, path: Path, root: Root, refuse: Refuse) -> None:
        if not isinstance(value, list):
            refuse(path, Text("data-list-of-tables", {"found": shown(value)}))
            return
        if not self.least <= len(value) <= self.most:
            refuse(path, Text("data-count", {"count": _count(self.least, self.most), "found": len(value)}))
        seen: list[Any] = []
        for number, entry in enumerate(value[: self.most]):
            here = (*path, number)
            self.table.check(entry, here, root, refuse)
            name = entry.get("id") if isinstance(entry, dict) else None
            if name is None:
                continue
            if self.ids and (number >= len(self.ids) or name != self.ids[number]):
                wanted = shown(self.ids[number]) if number < len(self.ids) else "-"
                refuse((*here, "id"), Text("data-fixed", {"found": shown(name), "wanted": wanted}))
            elif name in seen:
                refuse((*here, "id"), Text("data-repeated", {"found": shown(name)}))
            seen.append(name)


AnyKind = TypeVar("AnyKind", bound=Kind)


def maybe(kind: AnyKind) -> AnyKind:
    """The same kind, for a key that may be left out."""
    kind.needed = False
    return kind


def ours(kind: AnyKind) -> AnyKind:
    """The same kind, for a key that may be left out: the game's own value is used then."""
    kind.needed, kind.ours = False, True
    return kind


def _within(value: object, least: int, most: int) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most


def _count(least: int, most: int) -> str | Text:
    return str(least) if least == most else Text("data-span", {"least": least, "most": most})
