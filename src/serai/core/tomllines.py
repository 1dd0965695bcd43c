"""On which line of a TOML text each key and each entry of a list stands. The TOML parser itself does not tell."""

import re
from collections.abc import Iterator

Path = tuple[str | int, ...]
"""The way to a value: names of tables and keys, numbers of list entries."""

_TOKEN = re.compile(
    r"""(?P<text>\"{3}(?:[^\\]|\\.)*?\"{3,5}|'{3}.*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
    r"""|(?P<comment>\#[^\n]*)|(?P<line>\n)|(?P<space>[ \t\r]+)|(?P<sign>\[\[|\]\]|[\[\]{}=,.])"""
    r"""|(?P<bare>[^\s\[\]{}=,.#"']+)""",
    re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key and list entry. The text must be TOML; of other text nothing certain is said."""
    return _Walk(text).lines


class _Walk:
    """One walk through a text that the TOML parser has accepted already."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self._sizes: dict[Path, int] = {}
        self._tokens = list(_tokens(text))
        self._at = 0
        table: Path = ()
        while self._at < len(self._tokens):
            kind, sign, line = self._tokens[self._at]
            if kind == "line":
                self._at += 1
            elif sign in ("[", "[["):
                self._at += 1
                table = self._header(sign == "[[", line)
            else:
                self._pair(table)

    def _header(self, of_list: bool, line: int) -> Path:
        """The table that a header opens; a name of a list means its last entry."""
        path: Path = ()
        for name in self._key(("]", "]]")):
            path = self._last(path)
            path += (name,)
            self.lines.setdefault(path, line)
        if not of_list:
            return self._last(path)
        path += (self._sizes.get(path, 0),)
        self._sizes[path[:-1]] = int(path[-1]) + 1
        self.lines[path] = line
        return path

    def _last(self, path: Path) -> Path:
        return (*path, self._sizes[path] - 1) if path in self._sizes else path

    def _key(self, ends: tuple[str, ...]) -> list[str]:
        """The parts of a dotted key, up to the sign that ends it."""
        parts: list[str] = []
        while self._at < len(self._tokens):
            kind, sign, _ = self._tokens[self._at]
            self._at += 1
            if sign in ends and kind == "sign":
                break
            if kind in ("bare", "text"):
                parts.append(_plain(sign) if kind == "text" else sign)
        return parts

    def _pair(self, table: Path) -> None:
        line = self._tokens[self._at][2]
        path = table
        for name in self._key(("=",)):
            path += (name,)
            self.lines.setdefault(path, line)
        self._value(path)

    def _value(self, path: Path) -> None:
        """A value, up to the comma, the bracket or the end of the line after it; nested lists are walked too."""
        while self._at < len(self._tokens):
            kind, sign, _ = self._tokens[self._at]
            if kind == "sign" and sign in ("[", "[["):
                # Two brackets read together as the sign of a header are two lists within each other here.
                self._at += 1
                self._list(path, nested=sign == "[[")
            elif kind == "sign" and sign == "{":
                self._at += 1
                self._members(path)
            elif kind == "line" or sign in (",", "]", "]]", "}"):
                return
            else:
                self._at += 1

    def _list(self, path: Path, nested: bool) -> None:
        count = 0
        if nested:
            self.lines.setdefault((*path, 0), self._tokens[self._at - 1][2])
            self._list((*path, 0), nested=False)
            count = 1
        while self._at < len(self._tokens):
            kind, sign, line = self._tokens[self._at]
            if kind == "sign" and sign in ("]", "]]"):
                if sign == "]]":
                    self._tokens[self._at] = ("sign", "]", line)
                else:
                    self._at += 1
                return
            if kind == "line" or sign == ",":
                self._at += 1
                continue
            self.lines.setdefault((*path, count), line)
            self._entry((*path, count))
            count += 1

    def _entry(self, path: Path) -> None:
        """An entry of a list: like a value, but it ends only with a comma or the list."""
        start = self._at
        self._value(path)
        if self._at == start:
            self._at += 1

    def _members(self, path: Path) -> None:
        while self._at < len(self._tokens):
            kind, sign, _ = self._tokens[self._at]
            if kind == "sign" and sign == "}":
                self._at += 1
                return
            if kind == "line" or sign == ",":
                self._at += 1
            else:
                self._pair(path)


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    line = 1
    for found in _TOKEN.finditer(text):
        kind = found.lastgroup or ""
        if kind not in ("comment", "space"):
            yield kind, found.group(), line
        line += found.group().count("\n")


def _plain(quoted: str) -> str:
    """A quoted key without its quotes; escapes are left as they are, for such a key is refused anyway."""
    return quoted[1:-1]
