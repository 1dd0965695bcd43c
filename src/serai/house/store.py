"""Where the house keeps things: one interface, a few statements of plain SQL, two back ends (sqlite, postgres).

Both back ends run the very same statements (``$1`` is the first argument) and the very same schema. The one statement
that matters, ``append``, is a compare-and-set on the number of entries of a table's log: of two writers one wins.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from serai.house.errors import BadStore

MIGRATIONS = {
    1: """
    CREATE TABLE about (key text PRIMARY KEY, value text NOT NULL);
    CREATE TABLE people (
        id text PRIMARY KEY, name text NOT NULL, lang text NOT NULL, settings text NOT NULL,
        account text UNIQUE, password text, created double precision NOT NULL);
    CREATE TABLE tokens (
        id text PRIMARY KEY, hash text NOT NULL, person text NOT NULL REFERENCES people (id),
        created double precision NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY, game text NOT NULL, rules bigint NOT NULL, wanted text NOT NULL, host text NOT NULL
        REFERENCES people (id), invitation text NOT NULL, created double precision NOT NULL, status text NOT NULL,
        listed bigint NOT NULL, entries bigint NOT NULL, summary text NOT NULL, changed double precision NOT NULL,
        due double precision);
    CREATE INDEX tables_changed ON tables (changed);
    CREATE INDEX tables_due ON tables (due);
    CREATE TABLE entries (
        tbl text NOT NULL REFERENCES tables (id), number bigint NOT NULL, kind text NOT NULL, seat bigint NOT NULL,
        action text NOT NULL, at double precision NOT NULL, message text NOT NULL, data text NOT NULL,
        mark bigint NOT NULL, PRIMARY KEY (tbl, number));
    CREATE TABLE places (
        person text NOT NULL REFERENCES people (id), tbl text NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, tbl));
    CREATE TABLE chat (
        tbl text NOT NULL REFERENCES tables (id), number bigint NOT NULL, person text NOT NULL, name text NOT NULL,
        said text NOT NULL, at double precision NOT NULL, message text NOT NULL, PRIMARY KEY (tbl, number),
        UNIQUE (tbl, message));
    INSERT INTO about VALUES ('schema', '1')
    """,
    2: """
    CREATE TABLE audit (
        number bigint PRIMARY KEY, at double precision NOT NULL, who text NOT NULL, what text NOT NULL,
        target text NOT NULL, detail text NOT NULL);
    CREATE TABLE restrictions (
        kind text NOT NULL, target text NOT NULL, reason text NOT NULL, created double precision NOT NULL,
        PRIMARY KEY (kind, target));
    CREATE TABLE invitations (
        hash text PRIMARY KEY, uses bigint NOT NULL, until double precision NOT NULL, note text NOT NULL,
        created double precision NOT NULL);
    CREATE INDEX chat_person ON chat (person)
    """,
    3: """
    ALTER TABLE chat ADD COLUMN seat bigint;
    CREATE INDEX chat_at ON chat (at);
    CREATE TABLE likenesses (likeness text PRIMARY KEY, person text NOT NULL REFERENCES people (id))
    """,
    4: """
    CREATE TABLE programs (
        id text PRIMARY KEY, hash text NOT NULL, tbl text NOT NULL REFERENCES tables (id), seat bigint NOT NULL,
        person text NOT NULL REFERENCES people (id), maker text NOT NULL REFERENCES people (id),
        created double precision NOT NULL, UNIQUE (tbl, seat))
    """,
    5: """
    CREATE TABLE webhooks (
        person text PRIMARY KEY REFERENCES people (id), url text NOT NULL, secret text NOT NULL,
        created double precision NOT NULL, failed bigint NOT NULL)
    """,
    6: """
    CREATE TABLE solved (
        person text NOT NULL REFERENCES people (id), game text NOT NULL, task text NOT NULL,
        at double precision NOT NULL, PRIMARY KEY (person, game, task))
    """,
    7: """
    CREATE TABLE listeners (
        token text PRIMARY KEY, person text NOT NULL REFERENCES people (id), endpoint text NOT NULL UNIQUE,
        p256dh text NOT NULL, auth text NOT NULL, created double precision NOT NULL, failed bigint NOT NULL);
    CREATE INDEX listeners_person ON listeners (person)
    """,
    8: """
    CREATE TABLE emails (
        person text PRIMARY KEY REFERENCES people (id), address text NOT NULL, hash text NOT NULL,
        until double precision NOT NULL, stop text NOT NULL UNIQUE, confirmed bigint NOT NULL,
        created double precision NOT NULL, failed bigint NOT NULL);
    CREATE INDEX emails_hash ON emails (hash);
    CREATE TABLE mails (
        person text NOT NULL REFERENCES people (id), tbl text NOT NULL REFERENCES tables (id),
        due double precision, sent double precision, PRIMARY KEY (person, tbl));
    CREATE INDEX mails_due ON mails (due)
    """,
}
"""By the version that each leads to. One that has been released is never changed: what it left out is a new one."""

VERSION = max(MIGRATIONS)
"""The schema that this Serai reads and writes."""

PERSON_COLUMNS = "people.id, people.name, people.lang, people.settings, people.account IS NOT NULL"
TABLE_COLUMNS = "id, game, rules, wanted, host, invitation, created, status, entries, summary, changed, due"

ADD_PERSON = "INSERT INTO people (id, name, lang, settings, created) VALUES ($1, $2, $3, $4, $5)"
GET_PERSON = f"SELECT {PERSON_COLUMNS} FROM people WHERE id = $1"
CHANGE_PERSON = "UPDATE people SET name = $2, lang = $3, settings = $4 WHERE id = $1"
REGISTER = "UPDATE people SET account = $2, password = $3 WHERE id = $1 AND coalesce(password, '') = $4 RETURNING id"
"""The fourth is the password's hash until now, empty without one: of two who change it at once one wins."""
GET_SECRET = f"SELECT {PERSON_COLUMNS}, coalesce(people.password, '') FROM people WHERE id = $1"
FIND_LIKENESS = "SELECT person FROM likenesses WHERE likeness IN ($1, $2)"
ADD_LIKENESS = "INSERT INTO likenesses (likeness, person) VALUES ($1, $3), ($2, $3) ON CONFLICT DO NOTHING"
DROP_LIKENESSES = "DELETE FROM likenesses WHERE person = $1"
ACCOUNTS_UNLIKENED = (
    "SELECT id, name FROM people WHERE account IS NOT NULL AND id NOT IN (SELECT person FROM likenesses)"
    " ORDER BY created"
)
FIND_ACCOUNT = f"SELECT {PERSON_COLUMNS}, people.password FROM people WHERE account = $1"
ADD_TOKEN = "INSERT INTO tokens (id, hash, person, created) VALUES ($1, $2, $3, $4)"
FIND_TOKEN = (
    f"SELECT {PERSON_COLUMNS}, tokens.hash FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.id = $1"
)
DROP_TOKEN = "DELETE FROM tokens WHERE id = $1"
DROP_TOKENS = "DELETE FROM tokens WHERE person = $1 AND id <> $2"
MOST_AMONG = 100
TOKENS_AMONG = f"SELECT id FROM tokens WHERE id IN ({', '.join(f'${n}' for n in range(1, MOST_AMONG + 1))})"
ADD_TABLE = (
    "INSERT INTO tables (id, game, rules, wanted, host, invitation, created, status, listed, entries, summary, changed)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8, 0, $9, $10)"
)
GET_TABLE = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1"
TABLES_OF = (
    f"SELECT {TABLE_COLUMNS} FROM tables WHERE id IN (SELECT tbl FROM places WHERE person = $1)"
    " AND (status IN ('over', 'closed')) = ($2 = 1) ORDER BY created DESC, id LIMIT $3"
)
OPEN_TABLES = (
    f"SELECT {TABLE_COLUMNS} FROM tables WHERE status = 'waiting' AND listed = 1 ORDER BY created DESC, id LIMIT $1"
)
TABLES_AFTER = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id > $1 ORDER BY id LIMIT 100"
TABLES_DUE = "SELECT id FROM tables WHERE due <= $1 ORDER BY due"
TABLES_CHANGED = "SELECT id, entries FROM tables WHERE changed >= $1"
LAST_CHANGE = "SELECT max(changed) FROM tables"
ADD_PLACE = "INSERT INTO places (person, tbl) VALUES ($1, $2) ON CONFLICT DO NOTHING"
ADD_PROGRAM = "INSERT INTO programs (id, hash, tbl, seat, person, maker, created) VALUES ($1, $2, $3, $4, $5, $6, $7)"
DROP_PROGRAM = "DELETE FROM programs WHERE tbl = $1 AND seat = $2"
PROGRAMS_AT = "SELECT id, tbl, seat, person, maker FROM programs WHERE tbl = $1 ORDER BY seat"
FIND_PROGRAM = "SELECT id, tbl, seat, person, maker, hash FROM programs WHERE id = $1"
ADD_WEBHOOK = "INSERT INTO webhooks (person, url, secret, created, failed) VALUES ($1, $2, $3, $4, 0)"
GET_WEBHOOK = "SELECT person, url, secret FROM webhooks WHERE person = $1"
ANY_WEBHOOK = "SELECT 1 FROM webhooks LIMIT 1"
DROP_WEBHOOK = "DELETE FROM webhooks WHERE person = $1"
WEBHOOK_TAKEN = "UPDATE webhooks SET failed = 0 WHERE person = $1 AND url = $2"
WEBHOOK_FAILED = "UPDATE webhooks SET failed = failed + 1 WHERE person = $1 AND url = $2"
DROP_FAILED_WEBHOOK = "DELETE FROM webhooks WHERE person = $1 AND url = $2 AND failed >= $3"
ADD_SOLVED = "INSERT INTO solved (person, game, task, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
SOLVED_BY = "SELECT game, task FROM solved WHERE person = $1 ORDER BY at"
DROP_SOLVED = "DELETE FROM solved WHERE person = $1"
ADD_LISTENER = (
    "INSERT INTO listeners (token, person, endpoint, p256dh, auth, created, failed) VALUES ($1, $2, $3, $4, $5, $6, 0)"
)
GET_LISTENER = "SELECT 1 FROM listeners WHERE token = $1"
ANY_LISTENER = "SELECT 1 FROM listeners LIMIT 1"
LISTENERS = (
    "SELECT listeners.token, endpoint, p256dh, auth, people.lang FROM listeners"
    " JOIN tokens ON tokens.id = listeners.token JOIN people ON people.id = listeners.person"
    " WHERE listeners.person = $1 AND tokens.person = $1 ORDER BY listeners.created DESC LIMIT 10"
)
DROP_LISTENER = "DELETE FROM listeners WHERE token = $1"
DROP_LISTENERS = "DELETE FROM listeners WHERE person = $1"
DROP_ENDPOINT = "DELETE FROM listeners WHERE endpoint = $1"
DROP_SIGNED_OUT = "DELETE FROM listeners WHERE person = $1 AND token NOT IN (SELECT id FROM tokens WHERE person = $1)"
LISTENER_TAKEN = "UPDATE listeners SET failed = 0 WHERE token = $1"
LISTENER_FAILED = "UPDATE listeners SET failed = failed + 1 WHERE token = $1"
DROP_FAILED_LISTENERS = "DELETE FROM listeners WHERE token = $1 AND failed >= $2"
ADD_EMAIL = (
    "INSERT INTO emails (person, address, hash, until, stop, confirmed, created, failed)"
    " VALUES ($1, $2, $3, $4, $5, 0, $6, 0)"
)
GET_EMAIL = "SELECT address, confirmed FROM emails WHERE person = $1"
ANY_EMAIL = "SELECT 1 FROM emails WHERE confirmed = 1 LIMIT 1"
EMAIL_TO = (
    "SELECT address, stop, people.lang FROM emails JOIN people ON people.id = emails.person"
    " WHERE person = $1 AND confirmed = 1"
)
FIND_EMAIL = "SELECT 1 FROM emails WHERE hash = $1 AND confirmed = 0 AND until > $2"
CONFIRM_EMAIL = "UPDATE emails SET confirmed = 1 WHERE hash = $1 AND confirmed = 0 AND until > $2 RETURNING person"
DROP_EMAIL = "DELETE FROM emails WHERE person = $1"
STOP_EMAIL = "DELETE FROM emails WHERE stop = $1"
EMAIL_TAKEN = "UPDATE emails SET failed = 0 WHERE person = $1 AND address = $2"
EMAIL_FAILED = "UPDATE emails SET failed = failed + 1 WHERE person = $1 AND address = $2"
DROP_FAILED_EMAIL = "DELETE FROM emails WHERE person = $1 AND address = $2 AND failed >= $3"
MAIL_DUE = (
    "INSERT INTO mails (person, tbl, due)"
    " SELECT person, CAST($2 AS text), CAST($3 AS double precision) FROM emails WHERE person = $1 AND confirmed = 1"
    " ON CONFLICT (person, tbl) DO UPDATE SET due = CASE WHEN mails.sent + CAST($4 AS double precision) > excluded.due"
    " THEN mails.sent + CAST($4 AS double precision) ELSE excluded.due END RETURNING person"
)
"""The fourth is how many seconds at the least lie between two mails about one table."""
MAILS_DUE = "SELECT person, tbl, due FROM mails WHERE due IS NOT NULL ORDER BY due LIMIT 500"
DROP_DUE = "UPDATE mails SET due = NULL WHERE person = $1 AND tbl = $2"
TAKE_DUE = "UPDATE mails SET due = NULL, sent = $4 WHERE person = $1 AND tbl = $2 AND due = $3 RETURNING person"
"""Of several processes one takes it."""
DROP_MAILS = "DELETE FROM mails WHERE person = $1"
ORDERED_BY = "SELECT coalesce(sum(length(wanted)), 0) FROM tables WHERE host = $1"
GET_ENTRIES = (
    "SELECT number, kind, seat, action, at, message, data, mark FROM entries"
    " WHERE tbl = $1 AND number >= $2 ORDER BY number"
)
ADD_CHAT = (
    "INSERT INTO chat (tbl, number, person, name, said, at, message, seat)"
    " SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, CAST($5 AS double precision), $6, CAST($7 AS bigint)"
    " FROM chat WHERE tbl = $1 ON CONFLICT DO NOTHING"
)
GET_CHAT = (
    "SELECT number, person, name, said, at, seat FROM chat WHERE tbl = $1 AND number > $2 AND said <> ''"
    " ORDER BY number DESC LIMIT $3"
)
CHAT_SINCE = "SELECT tbl, max(number) FROM chat WHERE at >= $1 GROUP BY tbl"
FOUND_CHAT = "SELECT number FROM chat WHERE tbl = $1 AND message = $2"
NOTE = "INSERT INTO about (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
NOTE_ONCE = "INSERT INTO about (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"
NOTES = "SELECT key, value FROM about WHERE key LIKE $1"
DROP_NOTE = "DELETE FROM about WHERE key = $1"
SCHEMA_VERSION = "SELECT value FROM about WHERE key = 'schema'"
SET_SCHEMA_VERSION = "UPDATE about SET value = $1 WHERE key = 'schema'"


class Entry(Struct, frozen=True):
    """One line of a table's log. Numbers count from 0 without gaps."""

    number: int
    kind: str
    """begin, act, chance, undo, confirm, seat, pause, resume, flag, back, answer, close, standing, rematch, shut."""
    seat: int = -1
    action: str = ""
    """The notation of a step, so that a log outlives a renumbering of the actions."""
    at: float = 0.0
    """In house time."""
    message: str = ""
    """The person and the id of the client's message that caused this, so that a repeat is known."""
    data: str = ""
    mark: int = 0
    """A fingerprint of the moment a step led to, for ``verify``; 0 where no step was taken."""


class TableRow(Struct, frozen=True):
    """A table without its log."""

    id: str
    game: str
    rules: int
    wanted: str
    """The TableOrder, as JSON."""
    host: str
    invitation: str
    created: float
    """By the wall clock; ``changed`` and ``due`` are house times."""
    status: str
    entries: int
    summary: str
    """What lists of tables show, as JSON; always derivable from the log."""
    changed: float
    due: float | None
    """When the house itself has something to do here: a bot's move, a clock, a window; None: it waits for people."""


class PersonRow(Struct, frozen=True):
    """A person as stored; ``secret`` is what belongs to the way in: a password's or a token's hash."""

    id: str
    name: str
    lang: str
    settings: str
    registered: bool
    secret: str = ""


class Change(Struct, frozen=True):
    """What an append changes in a table's row."""

    status: str
    summary: str
    changed: float
    due: float | None


Statement = tuple[str, tuple[Any, ...]]
"""One of the statements above, and its arguments."""

Notice = Callable[[str, str], None]
"""Called with a table's id and its new number of entries (then, after a blank, the new ones as JSON), or ``chat``; or
with no id and ``changed``: something was written, somewhere. May be lost; the sweep makes up for it."""


class Store(ABC):
    """The interface. Every method returns only when what it wrote is durable. Raises StoreTrouble."""

    on_notice: Notice | None = None
    """Who hears of what other processes wrote."""

    @abstractmethod
    async def run(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """One of the statements above, in a transaction of its own."""

    @abstractmethod
    async def together(self, work: Sequence[Statement]) -> None:
        """Several statements in one transaction: all of them, or none."""

    @abstractmethod
    async def append(self, table: str, number: int, entries: Sequence[Entry], change: Change) -> bool:
        """Append these entries if the log has exactly ``number`` so far; False, and nothing changed, if it has not."""

    @abstractmethod
    def announce(self, table: str, what: str) -> None:
        """Tell other processes, after the commit, without waiting."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database; what was acknowledged is in it."""

    async def entries(self, table: str, number: int = 0) -> list[Entry]:
        """The log from this number on."""
        return [Entry(*row) for row in await self.run(GET_ENTRIES, table, number)]

    async def table(self, table: str) -> TableRow | None:
        """The table of this id."""
        rows = await self.run(GET_TABLE, table)
        return TableRow(*rows[0]) if rows else None

    async def tables(self, sql: str, *args: Any) -> list[TableRow]:
        """The tables that one of the statements about tables finds."""
        return [TableRow(*row) for row in await self.run(sql, *args)]

    async def people(self, sql: str, *args: Any) -> list[PersonRow]:
        """The people that one of the statements about people finds."""
        rows = await self.run(sql, *args)
        return [PersonRow(row[0], row[1], row[2], row[3], bool(row[4]), *row[5:]) for row in rows]


def check_version(found: str) -> int:
    """The version of a schema, as stored. Raises BadStore if this Serai cannot read it."""
    if not (found.isascii() and found.isdigit()):
        raise BadStore("store-foreign")
    if int(found) > VERSION:
        raise BadStore("store-newer", theirs=int(found), ours=VERSION)
    return int(found)


def migrations_after(version: int) -> list[int]:
    """The migrations that a database of this version lacks, in order."""
    return [number for number in sorted(MIGRATIONS) if number > version]


def statements(script: str) -> list[str]:
    """The single statements of a migration."""
    return [part.strip() for part in script.split(";") if part.strip()]


async def open_store(url: str) -> Store:
    """The store behind a URL: ``sqlite:PATH`` or ``postgresql://...``. Raises BadStore or StoreTrouble."""
    if url.startswith("sqlite:"):
        from serai.house.sqlite import open_sqlite  # noqa: PLC0415 - each back end only where it is used

        return await open_sqlite(url.removeprefix("sqlite:"))
    if url.startswith(("postgresql://", "postgres://")):
        from serai.house.postgres import open_postgres  # noqa: PLC0415

        return await open_postgres(url)
    raise BadStore("store-url", url=url[:80])
