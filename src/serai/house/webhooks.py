"""Word to a person's own address when his turn begins: a signed HTTP request.

What is sent is for that person alone and tells what his own list of tables tells him.
"""

import hmac
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256

import msgspec
from msgspec import Struct

from serai.house import store
from serai.house.keeper import Keeper
from serai.house.limits import Limit
from serai.house.live import LiveTable
from serai.house.notifying import Notifier, Receivers
from serai.house.outgoing import Outgoing, check_url
from serai.house.people import Person

_RECEIVERS = Receivers(store.ANY_WEBHOOK, store.WEBHOOK_TAKEN, store.WEBHOOK_FAILED, store.DROP_FAILED_WEBHOOK)


class Webhook(Struct, frozen=True):
    """Where a person is told of his turns."""

    person: str
    url: str
    secret: str


class Webhooks(Notifier):
    """The webhooks of a house."""

    def __init__(self, keeper: Keeper, outgoing: Outgoing) -> None:
        super().__init__(keeper, _RECEIVERS)
        self._outgoing = outgoing
        self._changes = Limit(20, 3600.0, keeper.clock)

    # ------------------------------------------------------------------ whose

    async def of(self, person: Person) -> Webhook | None:
        """This person's webhook."""
        rows = await self.keeper.store.run(store.GET_WEBHOOK, person.id)
        return Webhook(*rows[0]) if rows else None

    async def set(self, person: Person, url: str) -> Webhook:
        """Tell this person's turns to this address from now on. Raises BadOutgoing, TooMany."""
        check_url(url)
        self._changes.check(person.id)
        self._changes.count(person.id)
        await self._outgoing.look_up(url)
        made = Webhook(person.id, url, secrets.token_urlsafe(32))
        self.somebody()
        await self.keeper.store.run(store.DROP_WEBHOOK, person.id)
        await self.keeper.store.run(store.ADD_WEBHOOK, made.person, made.url, made.secret, self.keeper.wall())
        return made

    async def drop(self, person: Person) -> None:
        """Tell nothing any more."""
        await self.keeper.store.run(store.DROP_WEBHOOK, person.id)

    async def test(self, person: Person) -> int | None:
        """Send one word of trial, once: the status that came back, 0 for no answer, None if there is no webhook.

        Raises TooMany.
        """
        hook = await self.of(person)
        if hook is None:
            return None
        self._changes.check(person.id)
        self._changes.count(person.id)
        return await self._outgoing.send_once(hook.url, *self._word(hook, {"type": "test"}))

    # ------------------------------------------------------------------ telling

    def concerned(self, live: LiveTable, people: Mapping[int, str]) -> Iterable[tuple[str, dict[str, object]]]:
        """All of them, seat by seat, also who is at the table: his receiver may be waiting for it."""
        table = live.table
        for seat, person in people.items():
            facts = {"type": "your_turn", "table": table.id, "game": table.game.id, "seat": seat}
            yield person, facts | {"path": f"/table/{table.id}"}

    async def tell(self, person: str, about: dict[str, object]) -> None:
        """Send these facts."""
        rows = await self.keeper.store.run(store.GET_WEBHOOK, person)
        if not rows:
            await self.nobody_here()
            return
        hook = Webhook(*rows[0])
        status = await self._outgoing.send(person, hook.url, *self._word(hook, about))
        if status is not None:
            await self.came_of(200 <= status < 300, person, hook.url)

    def _word(self, hook: Webhook, facts: dict[str, object]) -> tuple[dict[str, str], bytes]:
        """Headers and body of a request that tells these facts, sent now."""
        id_, at = secrets.token_urlsafe(12), int(self.keeper.wall())
        body = msgspec.json.encode(facts | {"id": id_, "at": at})
        headers = {
            "Content-Type": "application/json",
            "Serai-Delivery": id_,
            "Serai-Signature": f"t={at},v1={sign(hook.secret, at, body)}",
        }
        return headers, body


def sign(secret: str, at: int, body: bytes) -> str:
    """The signature of a body sent at this time: HMAC-SHA256 over ``TIME.BODY``, as hexadecimal digits."""
    return hmac.new(secret.encode(), str(at).encode() + b"." + body, sha256).hexdigest()
