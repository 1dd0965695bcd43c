"""Counting follies: how often each happened, and how often it could have."""

from collections import Counter
from typing import Any, Protocol


class Tally:
    """How often each folly happened, and how often it could have."""

    def __init__(self) -> None:
        self.happened: Counter[str] = Counter()
        self.possible: Counter[str] = Counter()

    def count(self, folly: str, happened: int, possible: int = 1) -> None:
        """So many times it happened, of so many."""
        self.happened[folly] += int(happened)
        self.possible[folly] += possible


class Watcher(Protocol):
    """Watches games of one kind, one after the other."""

    tally: Tally

    def see(self, state: Any, seat: int, action: int) -> None:
        """A player is about to take this step."""

    def end(self, state: Any) -> None:
        """A game is over; another may follow."""
