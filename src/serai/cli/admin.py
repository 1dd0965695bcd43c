"""``serai admin``: look after a house, open or closed. A running house obeys within seconds; everything is noted."""

import asyncio
import getpass
import platform
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.serve import DATABASE, database
from serai.cli.speech import Complaint, clean
from serai.cli.terminal import Terminal

if TYPE_CHECKING:
    from serai.house.admin import Admin
    from serai.house.cards import SeatCard
    from serai.house.store import PersonRow, TableRow

_DAY = 86_400.0
_MOST = 100_000


class Order(Struct, frozen=True):
    """One call of the command: to whom to speak, with whose hands, about what."""

    terminal: Terminal
    admin: "Admin"
    arguments: Arguments
    names: list[str]

    @property
    def reason(self) -> str:
        return clean(self.arguments.text("reason") or "", 500)

    def say(self, key: str, **args: str | int) -> None:
        self.terminal.line(self.terminal.say(key, **args))

    def sure(self) -> None:
        """Raises Complaint unless it was said that this is meant: what follows cannot be undone."""
        if not self.arguments.on("yes"):
            raise Complaint("admin-sure")


# ---------------------------------------------------------------------- looking


async def tables(order: Order) -> None:
    """The newest tables, a line each."""
    for row in await order.admin.tables(_limit(order)):
        order.terminal.line(f"{row.id}  {_moment(row.created)}  {row.status:<8} {row.game:<10} {_people(row)}")


async def table(order: Order) -> None:
    """One table: what is known of it from outside, and with --chat what was said there."""
    row = await order.admin.table(order.names[0])
    order.say("admin-table", table=row.id, game=row.game, rules=row.rules, status=row.status, host=row.host)
    order.say("admin-table-log", entries=row.entries, created=_moment(row.created), changed=_moment(row.changed))
    for seat in _seats(row):
        who = f"{clean(seat.name)} ({seat.person or seat.bot})" if seat.name else "-"
        order.terminal.line(f"  {seat.seat + 1}  {who}")
    if order.arguments.on("chat"):
        for line in await order.admin.chat(row.id):
            order.terminal.line(f"  {_moment(line.at)}  {clean(line.name)} ({line.person}): {clean(line.said)}")


async def people(order: Order) -> None:
    """The newest people, a line each; with a text, those whose name contains it."""
    kinds: dict[str, list[str]] = {}
    for one in await order.admin.restrictions():
        kinds.setdefault(one.target, []).append(one.kind)
    for row in await order.admin.people(" ".join(order.names), _limit(order)):
        marks = [*(["password"] if row.registered else []), *kinds.get(row.id, [])]
        order.terminal.line(f"{row.id}  {clean(row.name)}{'  [' + ', '.join(marks) + ']' if marks else ''}")


async def bans(order: Order) -> None:
    """All bans and mutes."""
    for one in await order.admin.restrictions():
        order.terminal.line(f"{one.kind:<12} {one.target}  {_moment(one.created)}  {clean(one.reason)}".rstrip())


async def audit(order: Order) -> None:
    """What was done, the newest first."""
    for line in await order.admin.audit(_limit(order)):
        told = f"{_moment(line.at)}  {clean(line.who)}  {line.what}  {clean(line.target)}  {clean(line.detail)}"
        order.terminal.line(told.rstrip())


# ---------------------------------------------------------------------- doing


async def close(order: Order) -> None:
    """Nobody plays there any more."""
    row = await order.admin.close(order.names[0], order.reason)
    order.say("admin-closed", table=row.id)


async def delete(order: Order) -> None:
    """The table is gone for good."""
    row = await order.admin.table(order.names[0])
    order.sure()
    await order.admin.delete(row.id, order.reason)
    order.say("admin-deleted", table=row.id)


async def mute(order: Order) -> None:
    """A guest cannot speak any more."""
    order.say("admin-muted", **_named(await order.admin.mute(order.names[0], order.reason)))


async def unmute(order: Order) -> None:
    """A guest may speak again."""
    order.say("admin-unmuted", **_named(await order.admin.unmute(order.names[0])))


async def ban(order: Order) -> None:
    """A guest or an address is turned away."""
    found = await order.admin.ban(order.names[0], order.reason)
    if isinstance(found, str):
        order.say("admin-banned-address", address=found)
    else:
        order.say("admin-banned", **_named(found))


async def unban(order: Order) -> None:
    """A guest or an address may come in again."""
    found = await order.admin.unban(order.names[0])
    if isinstance(found, str):
        order.say("admin-unbanned-address", address=found)
    else:
        order.say("admin-unbanned", **_named(found))


async def rename(order: Order) -> None:
    """A guest gets another name, everywhere."""
    new = " ".join(order.names[1:])
    row = await order.admin.rename(order.names[0], new)
    order.say("admin-renamed", id=row.id, name=clean(row.name), new=clean(new))


async def forget(order: Order) -> None:
    """An account is deleted with its data."""
    row = await order.admin.person(order.names[0])
    order.sure()
    await order.admin.forget(row.id)
    order.say("admin-forgotten", id=row.id)


async def invite(order: Order) -> None:
    """A link for newcomers, where the house is open by invitation only."""
    uses = order.arguments.number("uses", 1, 10_000, 1) or 1
    days = order.arguments.number("days", 1, 3650, 14) or 14
    code = await order.admin.invite(uses, days * _DAY, order.reason)
    origin = (order.arguments.text("origin") or "").rstrip("/")
    order.terminal.line(f"{origin}/enter/{code}")
    if not origin:
        order.terminal.complain(order.terminal.say("admin-invite-where"))


_DOINGS: dict[str, tuple[Callable[[Order], Awaitable[None]], int, int]] = {
    "tables": (tables, 0, 0),
    "table": (table, 1, 1),
    "close": (close, 1, 1),
    "delete": (delete, 1, 1),
    "people": (people, 0, 9),
    "mute": (mute, 1, 1),
    "unmute": (unmute, 1, 1),
    "rename": (rename, 2, 9),
    "ban": (ban, 1, 1),
    "unban": (unban, 1, 1),
    "bans": (bans, 0, 0),
    "forget": (forget, 1, 1),
    "invite": (invite, 0, 0),
    "audit": (audit, 0, 0),
}
"""What can be done, and how many names it takes, at the least and at the most."""


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Carry out one of them. Raises SeraiError."""
    what, names = arguments.name("doing"), arguments.names("names")
    if what not in _DOINGS:
        raise Complaint("admin-unknown", what=what[:40], all=", ".join(_DOINGS))
    doing, least, most = _DOINGS[what]
    if not least <= len(names) <= most:
        raise Complaint("admin-names", what=what)
    asyncio.run(_run(terminal, arguments, doing, names))
    return 0


async def _run(
    terminal: Terminal, arguments: Arguments, doing: Callable[[Order], Awaitable[None]], names: list[str]
) -> None:
    from serai.house.admin import Admin  # noqa: PLC0415 - only who looks after a house pays for loading it
    from serai.house.store import open_store  # noqa: PLC0415

    kept = await open_store(database(arguments, must_exist=True))
    try:
        await doing(Order(terminal, Admin(kept, time, _who()), arguments, names))
    finally:
        await kept.close()


def _who() -> str:
    """Who does this, for the audit: the account on this computer."""
    try:
        account = getpass.getuser()
    except (KeyError, OSError):
        account = "?"
    return clean(f"{account}@{platform.node()}", 200)


def _limit(order: Order) -> int:
    return order.arguments.number("limit", 1, _MOST, 50) or 50


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _seats(row: "TableRow") -> "tuple[SeatCard, ...]":
    from serai.house.table import Summary  # noqa: PLC0415

    return msgspec.json.decode(row.summary, type=Summary).seats


def _people(row: "TableRow") -> str:
    return ", ".join(clean(seat.name) or "-" for seat in _seats(row))


def _named(row: "PersonRow") -> dict[str, str | int]:
    return {"id": row.id, "name": clean(row.name)}


COMMAND = Command(
    "admin",
    (Operand("doing"), Operand("names", many=True, needed=False)),
    (
        DATABASE,
        Flag("reason", "text"),
        Flag("chat"),
        Flag("yes"),
        Flag("limit", "number"),
        Flag("uses", "number"),
        Flag("days", "number"),
        Flag("origin", "origin"),
    ),
    run,
)
