"""What goes in and comes out of the API, beside the house's own cards and orders."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serai.core.options import Value
from serai.house.cards import TableCard

Lang = Literal["nl", "en"]
Like = bool | Annotated[str, Meta(max_length=40)]


class OptionInfo(Struct, frozen=True):
    """A choice of the table, with its words."""

    key: str
    kind: Literal["choice", "switch"]
    title: str
    help: str
    default: Value
    values: tuple[Value, ...]
    labels: tuple[str, ...]


class DataText(Struct, frozen=True):
    """A data file to be checked."""

    data: Annotated[str, Meta(max_length=200_000)]


class DataMistake(Struct, frozen=True):
    """A mistake in a data file."""

    line: int
    """Its line, 0 if no line is to blame."""
    text: str
    """What is wrong, in the caller's language."""


class DataVerdict(Struct, frozen=True):
    """All that is wrong with a data file; nothing if it can be played with."""

    mistakes: tuple[DataMistake, ...]


class GameInfo(Struct, frozen=True):
    """A game of the house."""

    id: str
    title: str
    blurb: str
    seats: tuple[int, ...]
    """The numbers of players it can be played by."""
    rules_version: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """The levels of bots that can be seated, the weakest first."""
    picture: str
    """The address of a picture."""


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """Who I am, or what about me is to change; what is left out stays."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    lang: Lang | None = None
    settings: Annotated[dict[Annotated[str, Meta(max_length=40)], Like], Meta(max_length=40)] | None = None
    invitation: Annotated[str, Meta(max_length=100)] = ""
    """Where newcomers need one: an invitation to the house (the end of its link)."""


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the token of this request; ``everywhere``: all tokens of the person."""

    everywhere: bool = False


class ProgramOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """A program is to play this seat: one of mine, or a free one of a table whose host I am."""

    seat: Annotated[int, Meta(ge=0, le=31)]
    name: Annotated[str, Meta(max_length=200)] = ""
    """What it is called where it takes a free seat; empty: the house finds a name."""


class ProgramToken(Struct, frozen=True):
    """The token by which a program plays a seat, told only once, and the address of its socket."""

    seat: int
    token: str
    socket: str


class ProgramSeats(Struct, frozen=True):
    """The seats of a table whose tokens I can take back."""

    seats: list[int]


class WebhookOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the house is to send word when my turn begins."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]


class WebhookInfo(Struct, frozen=True, omit_defaults=True):
    """Where the house sends word of my turns; an empty address: nowhere."""

    url: str
    secret: str = ""
    """What its signatures are made with; told only once, when the address is set."""


class PushOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's push subscription says of itself: where to send to, and its keys."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=500)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class PushInfo(Struct, frozen=True):
    """Whether the browser that asks hears of turns, and the public key of the house that it subscribes with."""

    key: str
    listens: bool


class Me(Struct, frozen=True, omit_defaults=True):
    """The person that asks."""

    id: str
    name: str
    lang: str
    registered: bool
    settings: dict[str, Value]
    token: str | None = None
    """Only for a newcomer, and only once: send it as ``Authorization: Bearer TOKEN``."""


class Tables(Struct, frozen=True):
    """The tables of the person that asks, and those open to everybody."""

    mine: list[TableCard]
    open: list[TableCard]


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: this one, or any that is free."""

    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    invitation: Annotated[str, Meta(max_length=100)] = ""


class Seated(Struct, frozen=True):
    """The seat that was taken, from 0."""

    seat: int
