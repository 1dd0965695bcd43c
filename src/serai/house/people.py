"""People: a name without registering, and an optional password to keep it on several devices."""

import hmac
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
from serai.house.errors import BadName, BadPassword, Busy, StoreTrouble
from serai.house.guesses import Guess, Guesses
from serai.house.hashing import Hashing
from serai.house.names import MOST_LETTERS, account_of, clean_name, likenesses
from serai.house.sessions import key_of
from serai.house.store import PersonRow, Store

__all__ = ["MOST_LETTERS", "People", "Person"]

LEAST_PASSWORD, MOST_PASSWORD = 8, 200
MOST_SETTINGS = 4_000


class Person(Struct, frozen=True):
    """Somebody who came in. ``id`` is public; the way in is the token."""

    id: str
    name: str
    lang: str = "en"
    registered: bool = False
    settings: dict[str, Any] = {}


def _person(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.lang, row.registered, msgspec.json.decode(row.settings))


class People:
    """The people of the house. Tokens are kept as hashes and compared in constant time; passwords by argon2."""

    def __init__(self, kept: Store, clock: Any, wall: Any, *, argon: PasswordHasher | None = None) -> None:
        self._store = kept
        self._wall = wall
        self._argon = argon or PasswordHasher()
        self._hashing = Hashing()
        self._nobody = ""
        self._guesses = Guesses(clock)

    async def newcomer(self, name: str, lang: str) -> tuple[Person, str]:
        """A new person, and the secret token that is the way back in. Raises BadName."""
        name = clean_name(name)
        await self._not_somebody_elses(name, "")
        person = Person(secrets.token_urlsafe(9), name, lang if lang in LANGUAGES else "en")
        await self._store.run(store.ADD_PERSON, person.id, person.name, person.lang, "{}", self._wall())
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
            elif now.registered:
                await self._claim(name, now.id)
        merged = now.settings | (settings or {})
        text = msgspec.json.encode(merged).decode()
        if len(text) > MOST_SETTINGS:
            merged, text = now.settings, msgspec.json.encode(now.settings).decode()
        changed = Person(now.id, name or now.name, lang if lang in LANGUAGES else now.lang, now.registered, merged)
        await self._store.run(store.CHANGE_PERSON, now.id, changed.name, changed.lang, text)
        return changed

    async def register(
        self, person: Person, password: str, *, old: str = "", token: str = "", address: str = ""
    ) -> None:
        """Keep the person's name under a password, or change that by the old one: then all but ``token`` end.

        Raises BadName if somebody else has the name, or one like it; BadPassword; TooMany after many wrong ones.
        """
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise BadPassword("bad-new-password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        rows = await self._store.people(store.GET_SECRET, person.id)
        known = rows[0].secret if rows else ""
        name = rows[0].name if rows else person.name
        if known:
            guess = self._guesses.take(account_of(name), address, "")
            if not await self._judged(guess, known, old):
                raise BadPassword("bad-old-password")
        else:
            try:
                await self._claim(name, person.id)
            except BadName:
                await self._store.run(store.DROP_LIKENESSES, person.id)
                raise
        hashed = await self._hashing.do(self._argon.hash, password)
        try:
            changed = await self._store.run(store.REGISTER, person.id, account_of(name), hashed, known)
        except StoreTrouble:
            # Two may have registered the same name at the same moment.
            await self._not_somebody_elses(name, person.id)
            raise
        if not changed:
            raise BadPassword("bad-old-password")
        if known:
            await self._store.run(store.DROP_TOKENS, person.id, key_of(token))

    async def log_in(self, name: str, password: str, *, address: str = "", device: str = "") -> tuple[Person, str]:
        """The person of this name and password, with a new token. Raises BadPassword; TooMany (see Guesses).

        ``address`` is where the try comes from, ``device`` what ``device_mark`` gave this device earlier.
        """
        account, rows = await self._account(name)
        known = device if rows and compare_digest(_mark(rows[0]).encode(), device.encode(errors="replace")) else ""
        guess = self._guesses.take(account, address, known)
        if not await self._judged(guess, rows[0].secret if rows else "", password) or not rows:
            raise BadPassword
        return _person(rows[0]), await self._token(_person(rows[0]))

    async def _judged(self, guess: Guess, known: str, password: str) -> bool:
        """Whether this is the password. A try counts unless it was right, or nobody had the time to judge it."""
        try:
            if not self._nobody:
                self._nobody = await self._hashing.do(self._argon.hash, secrets.token_hex())
            # A name that nobody has takes as long to refuse as a wrong password.
            known = known or self._nobody
            fits = await self._hashing.do(self._fits, known, password[: MOST_PASSWORD + 1])
        except Busy:
            guess.right()
            raise
        if fits:
            guess.right()
        return fits

    async def _account(self, name: str) -> tuple[str, list[PersonRow]]:
        """The account of this name, as it is written now or as it was once written here, and who has it."""
        try:
            account = account_of(clean_name(name))
        except BadName:
            account = ""
        plain = account_of(" ".join(name.split()))[:100]
        for one in (account, plain):
            rows = await self._store.people(store.FIND_ACCOUNT, one) if one and _plain(one) else []
            if rows:
                return one, rows
        return account or plain, []

    async def device_mark(self, person: Person) -> str:
        """What a device may keep to be known as one of this person's; it opens nothing. Empty without a password."""
        rows = await self._store.people(store.GET_SECRET, person.id)
        return _mark(rows[0]) if rows and rows[0].secret else ""

    async def log_out(self, token: str) -> None:
        """Forget this token."""
        if await self.person(token) is not None:
            await self._store.run(store.DROP_TOKEN, key_of(token))

    async def log_out_everywhere(self, person: str) -> None:
        """Forget all tokens of the person of this id."""
        await self._store.run(store.DROP_TOKENS, person, "")

    async def know_likenesses(self) -> None:
        """Note what the names of accounts look like that were registered before that was noted."""
        for person, name in await self._store.run(store.ACCOUNTS_UNLIKENED):
            await self._store.run(store.ADD_LIKENESS, *likenesses(name), person)

    def _fits(self, known: str, password: str) -> bool:
        try:
            return self._argon.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _token(self, person: Person) -> str:
        key, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        await self._store.run(store.ADD_TOKEN, key, _hash(secret), person.id, self._wall())
        return f"{key}.{secret}"

    async def _not_somebody_elses(self, name: str, person: str) -> None:
        rows = await self._store.people(store.FIND_ACCOUNT, account_of(name))
        if rows and rows[0].id != person:
            raise BadName("name-taken", name=name)
        if any(owner != person for (owner,) in await self._store.run(store.FIND_LIKENESS, *likenesses(name))):
            raise BadName("name-alike", name=name)

    async def _claim(self, name: str, person: str) -> None:
        """Let nobody register a name that looks like this one. Raises BadName if somebody was faster."""
        await self._store.run(store.ADD_LIKENESS, *likenesses(name), person)
        await self._not_somebody_elses(name, person)


def _mark(row: PersonRow) -> str:
    """Known to who has been let in by this very password, and to nobody else."""
    return f"{row.id}.{hmac.new(row.secret.encode(), f'device {row.id}'.encode(), sha256).hexdigest()}"


def _plain(text: str) -> bool:
    """Whether a database can be asked for this text at all."""
    return "\0" not in text and text.isprintable()


def _hash(secret: str) -> str:
    return sha256(secret.encode(errors="replace")).hexdigest()
