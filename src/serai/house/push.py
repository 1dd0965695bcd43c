"""Word to a person's browser when his turn begins and he is not at the table, though no page is open there: web push.

A browser is known by the token by which it came in: who signs out there hears nothing there any more.
"""

import asyncio
from collections.abc import Iterable, Mapping
from hashlib import sha256

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from msgspec import Struct

from serai.core.texts import Text
from serai.house import store
from serai.house.errors import BadPush, words
from serai.house.keeper import Keeper
from serai.house.limits import Limit
from serai.house.live import LiveTable
from serai.house.notifying import Notifier, Receivers
from serai.house.outgoing import Outgoing, check_url
from serai.house.people import Person
from serai.house.sessions import key_of
from serai.house.table import Table
from serai.house.webpush import authorization, b64, check_receiver, new_key, point, private_key, seal

_GONE = (403, 404, 410)
"""What a push service answers when a browser takes no more, or never took from this house."""
_RECEIVERS = Receivers(store.ANY_LISTENER, store.LISTENER_TAKEN, store.LISTENER_FAILED, store.DROP_FAILED_LISTENERS)
_KEY = "push-key"
_KEPT = 24 * 3600
"""Seconds for which a push service keeps word for a browser that is switched off."""


class Listener(Struct, frozen=True):
    """A browser that hears of a person's turns."""

    token: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Push(Notifier):
    """Who hears by web push."""

    def __init__(self, keeper: Keeper, outgoing: Outgoing) -> None:
        super().__init__(keeper, _RECEIVERS)
        self._outgoing = outgoing
        self.subject = "https://serai.invalid"
        """Whom a push service may turn to: the address of the house, or a mail address as ``mailto:``."""
        self._changes = Limit(60, 3600.0, keeper.clock)
        self._key: EllipticCurvePrivateKey | None = None

    # ------------------------------------------------------------------ whose

    async def key(self) -> str:
        """The public key of the house, which a browser asks for; made when it is first wanted."""
        return b64(point(await self._private()))

    async def _private(self) -> EllipticCurvePrivateKey:
        if self._key is None:
            run = self.keeper.store.run
            rows = await run(store.NOTES, _KEY)
            if not rows:
                await run(store.NOTE_ONCE, _KEY, new_key())
                rows = await run(store.NOTES, _KEY)
            self._key = private_key(str(rows[0][1]))
        return self._key

    async def listens(self, token: str) -> bool:
        """Whether the browser with this token hears of turns."""
        return bool(await self.keeper.store.run(store.GET_LISTENER, key_of(token)))

    async def listen(self, person: Person, token: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Tell this browser of the person's turns from now on. Raises BadOutgoing, BadPush, TooMany."""
        check_url(endpoint)
        if not check_receiver(p256dh, auth):
            raise BadPush
        self._changes.check(person.id)
        self._changes.count(person.id)
        await self._outgoing.look_up(endpoint)
        key, made = key_of(token), self.keeper.wall()
        self.somebody()
        await self.keeper.store.together(
            [
                (store.DROP_LISTENER, (key,)),
                (store.DROP_ENDPOINT, (endpoint,)),
                (store.DROP_SIGNED_OUT, (person.id,)),
                (store.ADD_LISTENER, (key, person.id, endpoint, p256dh, auth, made)),
            ]
        )

    async def stop(self, token: str) -> None:
        """Tell this browser nothing any more."""
        await self.keeper.store.run(store.DROP_LISTENER, key_of(token))

    # ------------------------------------------------------------------ telling

    def concerned(self, live: LiveTable, people: Mapping[int, str]) -> Iterable[tuple[str, Table]]:
        """Those who are not at the table."""
        return [(person, live.table) for person in set(people.values()) - live.here()]

    async def tell(self, person: str, about: Table) -> None:
        """Send word to all his browsers."""
        rows = await self.keeper.store.run(store.LISTENERS, person)
        if not rows:
            await self.nobody_here()
        await asyncio.gather(*(self._send(person, about, Listener(*row)) for row in rows))

    async def _send(self, person: str, table: Table, to: Listener) -> None:
        body = seal(self._message(person, table, to.lang), to.p256dh, to.auth)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT),
            "Urgency": "high",
            # of several words about one table only the last matters to a browser that was switched off
            "Topic": b64(sha256(table.id.encode()).digest())[:32],
            "Authorization": authorization(to.endpoint, await self._private(), self.subject, self.keeper.wall()),
        }
        status = await self._outgoing.send(person, to.endpoint, headers, body)
        if status in _GONE:
            await self.keeper.store.run(store.DROP_LISTENER, to.token)
        elif status is not None:
            await self.came_of(200 <= status < 300, to.token)

    def _message(self, person: str, table: Table, lang: str) -> bytes:
        others = [place.name for place in table.places if place.name and place.person != person]
        about: dict[str, str | int | Text] = {"game": table.game.title, "others": ", ".join(others)}
        said = words().say(Text("push-body" if others else "push-body-alone", about), lang)
        title = words().say(Text("push-title"), lang)
        return msgspec.json.encode(
            {"title": title, "body": said[:300], "path": f"/table/{table.id}", "tag": table.id, "lang": lang}
        )
