"""People: a name without registering, and an optional password to keep it on several devices."""

import asyncio
import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from serai.core.texts import LANGUAGES
from serai.house import store
from serai.house.errors import BadName, BadPassword, StoreTrouble
from serai.house.limits import Limit
from serai.house.store import PersonRow, Store

MOST_LETTERS = 24
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
MOST_SETTINGS = 4_000


class Person(Struct, frozen=True):
    """Somebody who came in. ``id`` is public; the way in is the token."""

    id: str
    name: str
    lang: str = "en"
    registered: bool = False
    settings: dict[str, Any] = {}


def clean_name(name: str) -> str:
    """The name as the house writes it. Raises BadName if nobody can be called so."""
    line = " ".join(name.split())
    if not 1 <= len(line) <= MOST_LETTERS or not line.isprintable():
        raise BadName(most=MOST_LETTERS)
    return line


def account_of(name: str) -> str:
    """What makes two names the same."""
    return name.casefold()


def _person(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.lang, row.registered, msgspec.json.decode(row.settings))


class People:
    """The people of the house. Tokens are kept as hashes and compared in constant time; passwords by argon2."""

    def __init__(self, kept: Store, clock: Any, *, argon: PasswordHasher | None = None) -> None:
        self._store = kept
        self._clock = clock
        self._argon = argon or PasswordHasher()
        self._nobody = ""
        self._tries = Limit(10, 300, clock)

    async def newcomer(self, name: str, lang: str) -> tuple[Person, str]:
        """A new person, and the secret token that is the way back in. Raises BadName."""
        name = clean_name(name)
        await self._not_somebody_elses(name, "")
        person = Person(secrets.token_urlsafe(9), name, lang if lang in LANGUAGES else "en")
        await self._store.run(store.ADD_PERSON, person.id, person.name, person.lang, "{}", self._clock())
        return person, await self._token(person)

    async def person(self, token: str) -> Person | None:
        """Who has this token; None if nobody does (any more)."""
        key, _, secret = token[:200].partition(".")
        rows = await self._store.people(store.FIND_TOKEN, key) if _plain(key) else []
        known = rows[0].secret if rows else ""
        return _person(rows[0]) if compare_digest(_hash(secret), known) else None

    async def by_id(self, person: str) -> Person | None:
        """The person of this public id."""
        rows = await self._store.people(store.GET_PERSON, person)
        return _person(rows[0]) if rows else None

    async def change(
        self, person: Person, *, name: str | None, lang: str | None, settings: dict[str, Any] | None
    ) -> Person:
        """Another name, language or settings (these are merged). Raises BadName."""
        rows = await self._store.people(store.GET_PERSON, person.id)
        now = _person(rows[0]) if rows else person
        if name is not None:
            name = clean_name(name)
            if account_of(name) != account_of(now.name):
                if now.registered:
                    raise BadName("name-is-account")
                await self._not_somebody_elses(name, now.id)
        merged = now.settings | (settings or {})
        text = msgspec.json.encode(merged).decode()
        if len(text) > MOST_SETTINGS:
            merged, text = now.settings, msgspec.json.encode(now.settings).decode()
        changed = Person(now.id, name or now.name, lang if lang in LANGUAGES else now.lang, now.registered, merged)
        await self._store.run(store.CHANGE_PERSON, now.id, changed.name, changed.lang, text)
        return changed

    async def register(self, person: Person, password: str) -> None:
        """Keep the person's name under a password. Raises BadName if somebody else has it, BadPassword."""
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise BadPassword("bad-new-password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        await self._not_somebody_elses(person.name, person.id)
        hashed = await asyncio.to_thread(self._argon.hash, password)
        try:
            await self._store.run(store.REGISTER, person.id, account_of(person.name), hashed)
        except StoreTrouble:
            # Two may have registered the same name at the same moment.
            await self._not_somebody_elses(person.name, person.id)
            raise

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The person of this name and password, with a new token. Raises BadPassword; TooMany after ten failures."""
        account = account_of(" ".join(name.split()))[:100]
        self._tries.check(account)
        rows = await self._store.people(store.FIND_ACCOUNT, account) if _plain(account) else []
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._argon.hash, secrets.token_hex())
        # A name that nobody has takes as long to refuse as a wrong password.
        known = rows[0].secret if rows else self._nobody
        if not await asyncio.to_thread(self._fits, known, password[: MOST_PASSWORD + 1]) or not rows:
            self._tries.count(account)
            raise BadPassword
        return _person(rows[0]), await self._token(_person(rows[0]))

    async def log_out(self, token: str) -> None:
        """Forget this token."""
        if await self.person(token) is not None:
            await self._store.run(store.DROP_TOKEN, token.partition(".")[0])

    def _fits(self, known: str, password: str) -> bool:
        try:
            return self._argon.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _token(self, person: Person) -> str:
        key, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        await self._store.run(store.ADD_TOKEN, key, _hash(secret), person.id, self._clock())
        return f"{key}.{secret}"

    async def _not_somebody_elses(self, name: str, person: str) -> None:
        rows = await self._store.people(store.FIND_ACCOUNT, account_of(name))
        if rows and rows[0].id != person:
            raise BadName("name-taken", name=name)


def _plain(text: str) -> bool:
    """Whether a database can be asked for this text at all."""
    return "\0" not in text and text.isprintable()


def _hash(secret: str) -> str:
    return sha256(secret.encode(errors="replace")).hexdigest()
