"""What the house tells about a table from outside, and from which seat somebody looks at it."""

from typing import Literal

from msgspec import Struct

from serai.core.options import Value
from serai.house.order import Clock

Status = Literal["waiting", "running", "paused", "over", "closed"]


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """Who sits where. ``person`` is a public id, never a secret; None for a bot and for a free seat."""

    seat: int
    name: str = ""
    bot: str = ""
    person: str | None = None

    @property
    def free(self) -> bool:
        """True if nobody sits here, no bot either."""
        return self.person is None and not self.bot


class TableCard(Struct, frozen=True):
    """A table as a list of tables shows it. What concerns "you" is empty unless the card was made for a person."""

    id: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatCard, ...]
    options: dict[str, Value]
    created: float
    host: str
    """The host's person id."""
    clock: Clock
    number: int
    """Steps so far, as a spectator counts them."""
    invitation: str = ""
    """Filled in only for the host and for those who sit at the table."""
    your_turn: bool = False
    your_seats: tuple[int, ...] = ()
    result: str = ""
    """How it ended, in the language the card was asked in."""
    casual: bool = True
    open: bool = False
    ranking: tuple[int, ...] = ()
    lesson: bool = False
    """A lesson is given here."""
    task: str = ""
    """The id of the task that is practised here."""


CONFIRM = True
"""Whether a turn ends only when its player confirms it, for who has not said."""


class Viewer(Struct, frozen=True):
    """Who looks. The house checks the seats again at every use: a person who stood up no longer sees that hand."""

    person: str | None = None
    seats: tuple[int, ...] = ()
    lang: str = "en"
    confirm: bool = False
    """The setting: my turn ends only when I confirm it."""
    narrow: bool = False
    """He looks at a narrow screen, and is sent scenes for one."""
    name: str = ""
