"""What the tests of the command line share."""

import re
from collections.abc import Callable
from typing import NamedTuple


class Heard(NamedTuple):
    """What a command gave back."""

    status: int
    out: str
    err: str


Run = Callable[..., Heard]

_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def plain(text: str) -> str:
    """A text without its colours."""
    return _CODES.sub("", text)


def one_line(text: str) -> bool:
    """Whether this is an error as a user should see it."""
    return text.startswith("serai: ") and text.count("\n") == 1 and text.endswith("\n") and "[" not in text[:9]
