"""How bench/speed.py talks to its contestants: one JSON object a line, a request in and an answer out.

Each contestant is a process of its own that lives for the whole run. So it warms up once, and it sleeps, waiting for a
line, while another is measured.
"""

import json
import sys
from typing import Final, Literal, Protocol, TypedDict

What = Literal["steps", "copies"]

STATES: Final = 16
"""How many states, each from the middle of another random game, a contestant copies in turn."""


class Request(TypedDict):
    """What the driver asks. ``game`` is empty for a contestant that knows one game only."""

    what: What
    game: str
    seconds: float


class Measured(TypedDict):
    """How many steps or copies, in how many seconds."""

    count: int
    seconds: float


class Hello(TypedDict):
    """A contestant's first line: its form (pure, compiled or a version) and the games it knows."""

    form: str
    games: list[str]


class Measurable(Protocol):
    """What a contestant must be able to do."""

    def hello(self) -> Hello:
        """Who it is."""
        ...

    def measure(self, what: What, game: str, seconds: float) -> Measured:
        """Do it for about so many seconds."""
        ...


def serve(contestant: Measurable) -> None:
    """Say hello, then answer requests until stdin ends."""
    print(json.dumps(contestant.hello()), flush=True)
    for line in sys.stdin:
        request: Request = json.loads(line)
        answer = contestant.measure(request["what"], request["game"], request["seconds"])
        print(json.dumps(answer), flush=True)
