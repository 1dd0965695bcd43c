"""What somebody orders who sets up a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serai.core.options import Value

BySeat = Annotated[dict[int, str], Meta(extra_json_schema={"propertyNames": {"pattern": "^[0-9]{1,2}$"}})]
"""Something for each of some seats; in JSON the number of a seat is written as a text."""
WINDOW_SECONDS = 5.0
LEAST_WINDOW, MOST_WINDOW = 2, 60


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time there is: a bank of seconds with an increment for each turn (``live``), or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 30
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class TableOrder(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be set up: which game, for how many, and how it is to be played."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    bots: BySeat = {}
    """Level of the bot, by seat."""
    clock: Clock = Clock()
    open: bool = False
    """Listed among the open tables, so that strangers may join."""
    hot_seats: Annotated[int, Meta(ge=0, le=12)] = 1
    """How many seats the host's device plays; 0: the host only watches."""
    names: BySeat = {}
    """By seat, what those at the host's device are called; without one, a seat of the host's has his own name."""
    casual: bool = True
    """Hints are allowed."""
    data: str = ""
    """The text of a player's own data file; empty: the game's own."""
    data_name: str = ""
    invite_only: bool = False
    """Only who holds the invitation may take a seat."""
    lesson: bool = False
    """The game's lesson is given here: it says what chance and the bots do."""
    task: str = ""
    """The id of the game's task that is practised here: nobody but the player acts."""
    position: str = ""
    """The text of the position that the table begins with; empty: the beginning of a game."""
    window: Annotated[float, Meta(ge=0, le=60)] = WINDOW_SECONDS
    """How long a secret reaction window lasts in live play, in seconds: LEAST_WINDOW to MOST_WINDOW."""
