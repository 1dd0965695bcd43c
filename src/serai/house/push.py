"""Word to a person's browser when his turn begins and he is not at the table, though no page is open there: web push.

A browser is known by the token by which it came in: who signs out there hears nothing there any more.
"""

import asyncio
from collections.abc import Mapping
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
from serai.house.outgoing import Outgoing, check_url
from serai.house.people import Person
from serai.house.sessions import key_of
from serai.house.table import Table
from serai.house.webpush import authorization, b64, check_receiver, new_key, point, private_key, seal

_GONE = (403, 404, 410)
"""What a push service answers when a browser takes no more, or never took from this house."""
_MOST_FAILED = 20
_NONE = 10.0
"""For so many seconds a process believes that nobody listens; who begins to in another process is heard of then."""
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


class Push:
    """Who hears by web push."""

    def __init__(self, keeper: Keeper, outgoing: Outgoing) -> None:
        self._keeper = keeper
        self._outgoing = outgoing
        self.subject = "https://serai.invalid"
        """Whom a push service may turn to: the address of the house, or a mail address as ``mailto:``."""
        self._changes = Limit(60, 3600.0, keeper.clock)
        self._key: EllipticCurvePrivateKey | None = None
        self._none_until = keeper.clock()
        keeper.on_turn.append(self.turned)

    # ------------------------------------------------------------------ whose

    async def key(self) -> str:
        """The public key of the house, which a browser asks for; made when it is first wanted."""
        return b64(point(await self._private()))

    async def _private(self) -> EllipticCurvePrivateKey:
        if self._key is None:
            run = self._keeper.store.run
            rows = await run(store.NOTES, _KEY)
            if not rows:
                await run(store.NOTE_ONCE, _KEY, new_key())
                rows = await run(store.NOTES, _KEY)
            self._key = private_key(str(rows[0][1]))
        return self._key

    async def listens(self, token: str) -> bool:
        """Whether the browser with this token hears of turns."""
        return bool(await self._keeper.store.run(store.GET_LISTENER, key_of(token)))

    async def listen(self, person: Person, token: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Tell this browser of the person's turns from now on. Raises BadOutgoing, BadPush, TooMany."""
        check_url(endpoint)
        if not check_receiver(p256dh, auth):
            raise BadPush
        self._changes.check(person.id)
        self._changes.count(person.id)
        await self._outgoing.look_up(endpoint)
        key, made = key_of(token), self._keeper.wall()
        self._none_until = self._keeper.clock()
        await self._keeper.store.together(
            [
                (store.DROP_LISTENER, (key,)),
                (store.DROP_ENDPOINT, (endpoint,)),
                (store.DROP_SIGNED_OUT, (person.id,)),
                (store.ADD_LISTENER, (key, person.id, endpoint, p256dh, auth, made)),
            ]
        )

    async def stop(self, token: str) -> None:
        """Tell this browser nothing any more."""
        await self._keeper.store.run(store.DROP_LISTENER, key_of(token))

    # ------------------------------------------------------------------ telling

    def turned(self, live: LiveTable, people: Mapping[int, str]) -> None:
        """The turn of these people begins, by seat. Nobody waits for what follows from it."""
        if self._keeper.clock() < self._none_until:
            return
        for person in set(people.values()) - live.here():
            self._keeper.spawn(self._tell, person, live.table)

    async def _tell(self, person: str, table: Table) -> None:
        run = self._keeper.store.run
        rows = await run(store.LISTENERS, person)
        if not rows and not await run(store.ANY_LISTENER):
            self._none_until = self._keeper.clock() + _NONE
        await asyncio.gather(*(self._send(person, table, Listener(*row)) for row in rows))

    async def _send(self, person: str, table: Table, to: Listener) -> None:
        body = seal(self._message(person, table, to.lang), to.p256dh, to.auth)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT),
            "Urgency": "high",
            # of several words about one table only the last matters to a browser that was switched off
            "Topic": b64(sha256(table.id.encode()).digest())[:32],
            "Authorization": authorization(to.endpoint, await self._private(), self.subject, self._keeper.wall()),
        }
        status = await self._outgoing.send(person, to.endpoint, headers, body)
        run = self._keeper.store.run
        if status in _GONE:
            await run(store.DROP_LISTENER, to.token)
        elif status is not None:
            taken = 200 <= status < 300
            await run(store.LISTENER_TAKEN if taken else store.LISTENER_FAILED, to.token)
            if not taken:
                await run(store.DROP_FAILED_LISTENERS, to.token, _MOST_FAILED)

    def _message(self, person: str, table: Table, lang: str) -> bytes:
        others = [place.name for place in table.places if place.name and place.person != person]
        about: dict[str, str | int | Text] = {"game": table.game.title, "others": ", ".join(others)}
        said = words().say(Text("push-body" if others else "push-body-alone", about), lang)
        title = words().say(Text("push-title"), lang)
        return msgspec.json.encode(
            {"title": title, "body": said[:300], "path": f"/table/{table.id}", "tag": table.id, "lang": lang}
        )
