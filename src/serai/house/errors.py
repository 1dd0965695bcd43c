"""What can go wrong in the house, each with a reason in the visitor's language (words/nl.ftl, words/en.ftl)."""

from functools import cache
from importlib.resources import files

from serai.core.errors import SeraiError
from serai.core.texts import Text, Words, house_folder


@cache
def words() -> Words:
    """The sentences of this package, those of the core beneath them."""
    return Words([house_folder(), files("serai.house") / "words"])


def short_id(table: str) -> str:
    """A table's id as a log may tell it: enough for ``serai admin``, too little to open the table by it."""
    return f"{table[:6]}…"


class HouseError(SeraiError):
    """Base of all refusals of the house. ``key`` is the message unless a subclass is told otherwise."""

    key = "house-error"

    def __init__(self, key: str = "", **args: str | int | Text) -> None:
        super().__init__(Text(key or self.key, args), words())


class NoSuchTable(HouseError):
    """There is no table of this id."""

    key = "no-such-table"


class NoSuchSeat(HouseError):
    """The table has no seat of this number."""

    key = "no-such-seat"


class SeatTaken(HouseError):
    """Somebody sits there already."""

    key = "seat-taken"


class NotYourSeat(HouseError):
    """The seat belongs to somebody else, or to nobody."""

    key = "not-your-seat"


class TableFull(HouseError):
    """Every seat is taken."""

    key = "table-full"


class BadInvitation(HouseError):
    """The table is for invited people, and this is not its invitation."""

    key = "bad-invitation"


class NotTheHost(HouseError):
    """Only the host of the table may do this."""

    key = "not-the-host"


class NotNow(HouseError):
    """The table is not at a moment at which this can be done; the key says why."""

    key = "not-now"


class BadName(HouseError):
    """No name to call a person by, or the registered name of somebody else."""

    key = "bad-name"


class BadPassword(HouseError):
    """Too short a password, or not the one of this name."""

    key = "bad-password"


class BadOrder(HouseError):
    """A table cannot be set up like this; the key says why."""

    key = "bad-order"


class BadOutgoing(HouseError):
    """No address to which the house sends word of turns; the key says why."""

    key = "bad-outgoing"


class BadPush(HouseError):
    """The keys of a browser that wants to hear of turns are none."""

    key = "bad-push"


class BadEmail(HouseError):
    """No address to which mail can be sent; the key says why."""

    key = "bad-email"


class BadText(HouseError):
    """Nothing to say, or far too much."""

    key = "bad-text"


class TooMany(HouseError):
    """Too often in too short a time."""

    key = "too-many"


class Busy(HouseError):
    """Too many wait already for what takes the house a while."""

    key = "busy"


class BrokenTable(HouseError):
    """The stored log of a table cannot be replayed under the installed rules. Nothing of it is lost."""

    key = "broken-table"


class ChangeFailed(HouseError):
    """Something unexpected went wrong while a table was being changed. It is as it was before."""

    key = "change-failed"


class Banned(HouseError):
    """Whoever runs the house has turned this guest, or everybody from this address, away."""

    key = "banned"


class InvitationNeeded(HouseError):
    """The house is open to newcomers by invitation only."""

    key = "invitation-needed"


class BadStore(HouseError):
    """The database cannot be used: damaged, made by a newer Serai, or not ours. It has not been changed."""

    key = "bad-store"


class StoreTrouble(HouseError):
    """The database did not answer. Whether the last thing was stored is known when it does again."""

    key = "store-trouble"


class Conflict(Exception):
    """Another process wrote to the table first; memory is up to date again and nothing was done."""
