"""What whoever runs a house can do in its database, while the house is open or closed. Everything leaves an audit line.

Tables are changed as every process changes them: by appending to their log with compare-and-set, so that a running
house takes note of it like of any other process's step. A line of the audit is written in the same transaction as what
it tells; where a log is appended to, before that, since a line too many does less harm than one too few.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec import Struct

from serai.bots import STAND_IN
from serai.core.texts import Text
from serai.house import store
from serai.house.addresses import household, parse_network
from serai.house.cards import SeatCard
from serai.house.errors import BadName, HouseError, NoSuchTable, NotNow, StoreTrouble, words
from serai.house.housetime import last_time
from serai.house.names import account_of, clean_name, likenesses
from serai.house.restrictions import ALL_RESTRICTIONS, AUDIT_LAST, BAN, BAN_ADDRESS, MUTE, AuditLine, Restriction
from serai.house.store import Change, Entry, PersonRow, Statement, Store, TableRow
from serai.house.table import Summary

ADD_AUDIT = (
    "INSERT INTO audit (number, at, who, what, target, detail)"
    " SELECT coalesce(max(number), 0) + 1, CAST($1 AS double precision), CAST($2 AS text), CAST($3 AS text),"
    " CAST($4 AS text), CAST($5 AS text) FROM audit"
)
HIDE_AUDIT = "UPDATE audit SET detail = '' WHERE target = $1"
ADD_RESTRICTION = (
    "INSERT INTO restrictions (kind, target, reason, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
)
DROP_RESTRICTION = "DELETE FROM restrictions WHERE kind = $1 AND target = $2"
LAST_TABLES = f"SELECT {store.TABLE_COLUMNS} FROM tables ORDER BY created DESC, id LIMIT $1"
TABLES_NAMED = f"SELECT {store.TABLE_COLUMNS} FROM tables WHERE substr(id, 1, $2) = $1 ORDER BY id LIMIT 2"
TABLES_EVER = f"SELECT {store.TABLE_COLUMNS} FROM tables WHERE id IN (SELECT tbl FROM places WHERE person = $1)"
TABLES_HOSTED = f"SELECT {store.TABLE_COLUMNS} FROM tables WHERE host = $1"
PEOPLE_NAMED = f"SELECT {store.PERSON_COLUMNS} FROM people WHERE substr(id, 1, $2) = $1 ORDER BY id LIMIT 2"
PEOPLE_CALLED = f"SELECT {store.PERSON_COLUMNS} FROM people WHERE lower(name) LIKE $1 ORDER BY created DESC LIMIT $2"
CHAT_OF_TABLE = "SELECT person, name, said, at FROM chat WHERE tbl = $1 AND said <> '' ORDER BY number"
SEATS_TAKEN = "SELECT number, data FROM entries WHERE tbl = $1 AND kind = 'seat'"
REWRITE_ENTRY = "UPDATE entries SET data = $3 WHERE tbl = $1 AND number = $2"
RENAME_PERSON = "UPDATE people SET name = $2, account = CASE WHEN account IS NULL THEN NULL ELSE $3 END WHERE id = $1"
RENAME_CHAT = "UPDATE chat SET name = $2 WHERE person = $1"
FORGET_PERSON = (
    "UPDATE people SET name = $2, settings = '{}', account = NULL, password = NULL, created = 0 WHERE id = $1"
)
FORGET_TOKENS = "DELETE FROM tokens WHERE person = $1"
FORGET_PROGRAMS = "DELETE FROM programs WHERE person = $1 OR maker = $1"
FORGET_CHAT = "UPDATE chat SET name = $2, said = '' WHERE person = $1"
FORGET_RESTRICTIONS = "DELETE FROM restrictions WHERE target = $1"
DELETE_TABLE = tuple(
    f"DELETE FROM {what} WHERE {key} = $1"
    for what, key in (
        ("programs", "tbl"),
        ("mails", "tbl"),
        ("chat", "tbl"),
        ("entries", "tbl"),
        ("places", "tbl"),
        ("tables", "id"),
    )
)
ADD_INVITATION = "INSERT INTO invitations (hash, uses, until, note, created) VALUES ($1, $2, $3, $4, $5)"
USE_INVITATION = "UPDATE invitations SET uses = uses - 1 WHERE hash = $1 AND uses > 0 AND until > $2 RETURNING uses"
RETURN_INVITATION = "UPDATE invitations SET uses = uses + 1 WHERE hash = $1"
FIND_INVITATION = "SELECT uses FROM invitations WHERE hash = $1 AND uses > 0 AND until > $2"

CLOSE, DELETE, RENAME, FORGET, INVITE = "close-table", "delete-table", "rename", "forget", "invite"
"""What an audit line tells, beside a restriction (its kind) or its end (``end-`` and its kind)."""

Row = TypeVar("Row", TableRow, PersonRow)
LEAST_PREFIX = 4
_TRIES = 50


class NoSuchPerson(HouseError):
    """There is no person of this id."""

    key = "no-such-person"


class Ambiguous(HouseError):
    """The beginning of an id fits several."""

    key = "ambiguous"


class Said(Struct, frozen=True):
    """A line of chat, with who said it."""

    person: str
    name: str
    said: str
    at: float


def invitation_hash(code: str) -> str:
    """How an invitation to the house is stored: like a token, not in clear."""
    return sha256(code.strip().encode(errors="replace")).hexdigest()


class Admin:
    """The hands of whoever runs the house. ``who`` stands in the audit."""

    def __init__(self, kept: Store, clock: Callable[[], float], who: str) -> None:
        self._store = kept
        self._clock = clock
        self._who = who

    # ------------------------------------------------------------------ looking

    async def tables(self, most: int) -> list[TableRow]:
        """The newest tables."""
        return await self._store.tables(LAST_TABLES, most)

    async def table(self, name: str) -> TableRow:
        """The table of this id, or whose id alone begins like this. Raises NoSuchTable, Ambiguous."""
        found = await self._store.tables(TABLES_NAMED, name, len(name)) if _may_be_id(name) else []
        if not found:
            raise NoSuchTable
        return _only(found, name, [row.id for row in found])

    async def chat(self, table: str) -> list[Said]:
        """All that was said at a table."""
        return [Said(*row) for row in await self._store.run(CHAT_OF_TABLE, table)]

    async def people(self, text: str, most: int) -> list[PersonRow]:
        """The newest people whose name contains this text."""
        pattern = "".join("_" if letter in "%_\\" else letter for letter in text.lower())
        return await self._store.people(PEOPLE_CALLED, f"%{pattern}%", most) if "\0" not in text else []

    async def person(self, name: str) -> PersonRow:
        """The person of this id, or whose id alone begins like this. Raises NoSuchPerson, Ambiguous."""
        found = await self._store.people(PEOPLE_NAMED, name, len(name)) if _may_be_id(name) else []
        if not found:
            raise NoSuchPerson(name=name[:40])
        return _only(found, name, [row.id for row in found])

    async def audit(self, most: int) -> list[AuditLine]:
        """The last lines of the audit, the newest first."""
        return [AuditLine(*row) for row in await self._store.run(AUDIT_LAST, most)]

    async def restrictions(self) -> list[Restriction]:
        """All that hold now."""
        return [Restriction(*row) for row in await self._store.run(ALL_RESTRICTIONS)]

    # ------------------------------------------------------------------ tables

    async def close(self, name: str, reason: str = "") -> TableRow:
        """Nobody plays at this table any more; it can still be looked at. Raises NotNow if its game is over."""
        row = await self.table(name)
        if row.status in ("over", "closed"):
            raise NotNow(f"table-{row.status}")
        await self._store.together([self._line(CLOSE, row.id, reason)])
        await self._append(row.id, lambda _: ([Entry(0, "shut")], "closed"))
        return row

    async def delete(self, name: str, reason: str = "") -> TableRow:
        """Table, log and chat are gone for good."""
        row = await self.table(name)
        await self._store.together([*((sql, (row.id,)) for sql in DELETE_TABLE), self._line(DELETE, row.id, reason)])
        return row

    # ------------------------------------------------------------------ people

    async def mute(self, name: str, reason: str = "") -> PersonRow:
        """This person cannot speak any more."""
        return await self._restrict(MUTE, name, reason)

    async def unmute(self, name: str) -> PersonRow:
        """This person may speak again."""
        return await self._allow(MUTE, name)

    async def ban(self, target: str, reason: str = "") -> PersonRow | str:
        """This person, or everybody from this address or network, is turned away. Returns what was banned.

        A single IPv6 address stands for its network, since whoever has one has all of them.
        """
        network = _network(target)
        if network is None:
            return await self._restrict(BAN, target, reason)
        await self._store.together([self._restriction(BAN_ADDRESS, network, reason), self._line(BAN_ADDRESS, network)])
        return network

    async def unban(self, target: str) -> PersonRow | str:
        """The ban is lifted."""
        network = _network(target)
        if network is None:
            return await self._allow(BAN, target)
        work = [(DROP_RESTRICTION, (BAN_ADDRESS, network)), self._line(f"end-{BAN_ADDRESS}", network)]
        await self._store.together(work)
        return network

    async def rename(self, name: str, new: str) -> PersonRow:
        """Another name, at every table and in every line of chat. Raises BadName."""
        row, new = await self.person(name), clean_name(new)
        taken = await self._store.people(store.FIND_ACCOUNT, account_of(new))
        if taken and taken[0].id != row.id:
            raise BadName("name-taken", name=new)
        if any(owner != row.id for (owner,) in await self._store.run(store.FIND_LIKENESS, *likenesses(new))):
            raise BadName("name-alike", name=new)
        kept = [(store.ADD_LIKENESS, (*likenesses(new), row.id))] if row.registered else []
        await self._store.together(
            [
                (RENAME_PERSON, (row.id, new, account_of(new))),
                (store.DROP_LIKENESSES, (row.id,)),
                *kept,
                (RENAME_CHAT, (row.id, new)),
                self._line(RENAME, row.id, new),
            ]
        )
        for table in await self._store.tables(TABLES_EVER, row.id):
            await self._reseat(table.id, row.id, lambda seat, _: SeatCard(seat.seat, new, seat.bot, seat.person), new)
        return row

    async def forget(self, name: str) -> PersonRow:
        """Delete an account with its data: name, password, tokens, settings, chat. Its tables keep a former player.

        Seats at tables not yet begun become free, a bot plays on in running games, and a table that waits for a host
        who has gone is closed. Can be done again, where it was interrupted.
        """
        row = await self.person(name)
        former = words().say(Text("former-player"), row.lang)
        await self._store.together(
            [
                (FORGET_TOKENS, (row.id,)),
                (FORGET_PROGRAMS, (row.id,)),
                (store.DROP_WEBHOOK, (row.id,)),
                (store.DROP_SOLVED, (row.id,)),
                (store.DROP_LISTENERS, (row.id,)),
                (store.DROP_EMAIL, (row.id,)),
                (store.DROP_MAILS, (row.id,)),
                (store.DROP_LIKENESSES, (row.id,)),
                (FORGET_PERSON, (row.id, former)),
                (FORGET_CHAT, (row.id, former)),
                (FORGET_RESTRICTIONS, (row.id,)),
                (HIDE_AUDIT, (row.id,)),
                self._line(FORGET, row.id),
            ]
        )

        def leave(seat: SeatCard, status: str) -> SeatCard:
            if status == "waiting":
                return SeatCard(seat.seat)
            if status in ("running", "paused"):
                return SeatCard(seat.seat, former, STAND_IN)
            return SeatCard(seat.seat, former, seat.bot, seat.person)

        for table in await self._store.tables(TABLES_EVER, row.id):
            await self._reseat(table.id, row.id, leave, former)
        for table in await self._store.tables(TABLES_HOSTED, row.id):
            if table.status == "waiting":
                await self.close(table.id)
        return row

    # ------------------------------------------------------------------ invitations to the house

    async def invite(self, uses: int, seconds: float, note: str = "") -> str:
        """A code with which so many newcomers may come in, for so long."""
        code, now = secrets.token_urlsafe(12), self._clock()
        line = self._line(INVITE, note, str(uses))
        await self._store.together([(ADD_INVITATION, (invitation_hash(code), uses, now + seconds, note, now)), line])
        return code

    # ------------------------------------------------------------------ how

    def _line(self, what: str, target: str, detail: str = "") -> Statement:
        return ADD_AUDIT, (self._clock(), self._who, what, target, detail[:500])

    def _restriction(self, kind: str, target: str, reason: str) -> Statement:
        return ADD_RESTRICTION, (kind, target, reason[:500], self._clock())

    async def _restrict(self, kind: str, name: str, reason: str) -> PersonRow:
        row = await self.person(name)
        await self._store.together([self._restriction(kind, row.id, reason), self._line(kind, row.id, reason)])
        return row

    async def _allow(self, kind: str, name: str) -> PersonRow:
        row = await self.person(name)
        await self._store.together([(DROP_RESTRICTION, (kind, row.id)), self._line(f"end-{kind}", row.id)])
        return row

    async def _append(self, table: str, make: Callable[[TableRow], tuple[list[Entry], str]]) -> None:
        """Append what ``make`` makes of the table, and its new status; again where another process was faster."""
        for _ in range(_TRIES):
            row = await self._store.table(table)
            if row is None:
                return
            now, (made, status) = await last_time(self._store, self._clock), make(row)
            entries = [
                Entry(row.entries + n, e.kind, e.seat, e.action, now, e.message, e.data) for n, e in enumerate(made)
            ]
            if not entries:
                return
            if await self._store.append(table, row.entries, entries, _change(row, entries, status, now)):
                self._store.announce(table, str(row.entries + len(entries)))
                return
        raise StoreTrouble

    async def _reseat(self, table: str, person: str, made: Callable[[SeatCard, str], SeatCard], name: str) -> None:
        """Put something else into a person's seats, and another name wherever the log has theirs."""

        def make(row: TableRow) -> tuple[list[Entry], str]:
            seats = msgspec.json.decode(row.summary, type=Summary).seats
            new = [made(seat, row.status) for seat in seats if seat.person == person]
            return [Entry(0, "seat", seat.seat, data=msgspec.json.encode(seat).decode()) for seat in new], row.status

        await self._append(table, make)
        work: list[Statement] = []
        for number, data in await self._store.run(SEATS_TAKEN, table):
            seat = msgspec.json.decode(data, type=SeatCard)
            if seat.person == person and seat.name != name:
                again = msgspec.structs.replace(seat, name=name)
                work.append((REWRITE_ENTRY, (table, number, msgspec.json.encode(again).decode())))
        if work:
            await self._store.together(work)


def _change(row: TableRow, entries: list[Entry], status: str, now: float) -> Change:
    """The table's row with these entries taken into account; the house moves soon for a bot whose turn it is."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    new = {entry.seat: msgspec.json.decode(entry.data, type=SeatCard) for entry in entries if entry.kind == "seat"}
    seats = tuple(new.get(seat.seat, seat) for seat in summary.seats)
    turn = () if status == "closed" else summary.turn
    due = None if status == "closed" else row.due
    if status == "running" and any(seat.bot for seat in new.values() if seat.seat in turn):
        due = now
    told = msgspec.json.encode(msgspec.structs.replace(summary, seats=seats, turn=turn)).decode()
    return Change(status, told, now, due)


def _network(target: str) -> str | None:
    network = parse_network(target)
    if network is None:
        return None
    single = network.num_addresses == 1
    return str(household(network.network_address) if single else network)


def _may_be_id(name: str) -> bool:
    return len(name) >= LEAST_PREFIX and "\0" not in name and name.isprintable()


def _only(found: list[Row], name: str, ids: list[str]) -> Row:
    if len(found) > 1 and ids[0] != name:
        raise Ambiguous(name=name[:40])
    return found[0]
