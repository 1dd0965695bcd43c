"""What a data file may ask of whoever reads it: how large, how deep, how long its numbers. Checked before it is read.

TOML itself knows no such limits, and a reader that recurses or counts digits fails in its own ways beyond them.
"""

import re

from serai.core.errors import BadData
from serai.core.texts import Text

MOST_LETTERS = 1_000_000
MOST_DEPTH = 16
"""Brackets within brackets, and parts of a dotted key."""
MOST_DIGITS = 30

# Comments and strings are passed over whole; every alternative eats all it can, so that the text is gone through once.
_TOKEN = re.compile(
    r"""
      \#[^\n]*+
    | \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?: \"{3,5} )?
    | '{3} (?: [^']++ | '(?!'') )*+ (?: '{3,5} )?
    | " (?: [^"\\\n]++ | \\. )*+ "?
    | ' [^'\n]*+ '?
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<word> [A-Za-z0-9_.+-]++ )
    | (?P<end> [\n=,] )
    """,
    re.VERBOSE | re.DOTALL,
)
_HALF = re.compile("[\ud800-\udfff]")
"""Halves of signs: strings of Python can hold them, files and databases cannot."""
_NUMBER = re.compile(r"[+-]?(?:0[xob])?[0-9a-fA-F_.+-]+(?:[eE][+-]?[0-9_]+)?")


def check(text: str) -> None:
    """Raises BadData, naming the line, for a text that asks too much of its reader."""
    if len(text) > MOST_LETTERS:
        raise BadData(Text("error-data-too-large"))
    if (half := _HALF.search(text)) is not None:
        raise _too_much(text, half.start(), "data-no-sign", sign=f"U+{ord(half.group()):04X}")
    depth = dots = 0
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "word":
            word = token.group()
            dots += word.count(".")
            if dots >= MOST_DEPTH:
                raise _too_much(text, token.start(), "data-too-deep", most=MOST_DEPTH)
            if len(word) > MOST_DIGITS and (word[0].isdigit() or word[0] in "+-.") and _NUMBER.fullmatch(word):
                raise _too_much(text, token.start(), "data-too-many-digits", most=MOST_DIGITS)
        elif kind == "open":
            depth, dots = depth + 1, 0
            if depth > MOST_DEPTH:
                raise _too_much(text, token.start(), "data-too-deep", most=MOST_DEPTH)
        elif kind == "close":
            depth, dots = max(0, depth - 1), 0
        elif kind == "end":
            dots = 0


def _too_much(text: str, at: int, key: str, **args: str | int | Text) -> BadData:
    line = text.count("\n", 0, at) + 1
    reason = Text(key, args)
    return BadData(Text("error-data-line", {"line": line, "where": "TOML", "reason": reason}), None, line)
