"""A word to a person's own address when his turn begins: a signed HTTP request, tried a few times, to public hosts.

What is sent is for that person alone and tells what his own list of tables tells him. The address is looked up, judged
and then used as it was judged, so that no name can lead elsewhere in between; redirects are not followed.
"""

import asyncio
import hmac
import logging
import secrets
import ssl
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_network
from socket import SOCK_STREAM
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from serai.house import store
from serai.house.addresses import Address, parse, within
from serai.house.errors import BadWebhook, TooMany
from serai.house.keeper import Keeper
from serai.house.limits import Limit
from serai.house.people import Person
from serai.house.table import Table

_log = logging.getLogger("serai.house")

MOST_LETTERS = 500
_SECONDS = 10.0
"""How long one try may take, from looking up the name to the first line of the answer."""
_DELAYS = (5.0, 60.0)
"""Between one try and the next; after the last there is none."""
_MOST_FAILED = 20
"""After so many turns in a row of which its address did not take a word, a webhook is given up."""
_MOST_WAITING = 200
_NONE = 10.0
"""For so many seconds a process believes that nobody has a webhook; one set in another process is heard of then."""
_AT_ONCE = 8
_LONGEST_LINE = 2_048
_DISGUISED = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Networks of IPv6 in which an address of IPv4 is hidden: it could be a private one."""


class Webhook(Struct, frozen=True):
    """Where a person is told of his turns."""

    person: str
    url: str
    secret: str


class Delivery(Struct, frozen=True):
    """One word to one address."""

    hook: Webhook
    id: str
    body: bytes


def check_url(url: str) -> None:
    """Whether this can be the address of a webhook at all. Raises BadWebhook."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadWebhook from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MOST_LETTERS
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise BadWebhook
    if port is not None and port not in (80, 443) and port < 1024:
        raise BadWebhook


def is_public(address: Address) -> bool:
    """Whether an address lies in the open internet, and hides no other one."""
    if isinstance(address, IPv6Address) and within(address, _DISGUISED):
        return False
    return address.is_global and not address.is_multicast


class Webhooks:
    """The webhooks of a house. Whoever runs it may allow private addresses, where the receivers stand beside it."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.allow_private = False
        self.delays: tuple[float, ...] = _DELAYS
        self._pace = Limit(60, 60.0, keeper.clock)
        self._changes = Limit(20, 3600.0, keeper.clock)
        self._waiting = 0
        self._none_until = keeper.clock()
        """Until then nobody has a webhook, as far as this process knows: most houses need not ask at every turn."""
        self._turn = asyncio.Semaphore(_AT_ONCE)
        keeper.on_turn = self.turned

    # ------------------------------------------------------------------ whose

    async def of(self, person: Person) -> Webhook | None:
        """This person's webhook."""
        rows = await self._keeper.store.run(store.GET_WEBHOOK, person.id)
        return Webhook(*rows[0]) if rows else None

    async def set(self, person: Person, url: str) -> Webhook:
        """Tell this person's turns to this address from now on. Raises BadWebhook, TooMany."""
        check_url(url)
        self._changes.check(person.id)
        self._changes.count(person.id)
        await self._look_up(url)
        made = Webhook(person.id, url, secrets.token_urlsafe(32))
        self._none_until = self._keeper.clock()
        await self._keeper.store.run(store.DROP_WEBHOOK, person.id)
        await self._keeper.store.run(store.ADD_WEBHOOK, made.person, made.url, made.secret, self._keeper.wall())
        return made

    async def drop(self, person: Person) -> None:
        """Tell nothing any more."""
        await self._keeper.store.run(store.DROP_WEBHOOK, person.id)

    # ------------------------------------------------------------------ telling

    def turned(self, table: Table, seats: Iterable[int]) -> None:
        """The turn of these seats begins. Nobody waits for what follows from it."""
        if self._keeper.clock() < self._none_until:
            return
        for seat in seats:
            person = table.places[seat].person
            if person is not None and not table.bot_of(seat):
                facts = {"type": "your_turn", "table": table.id, "game": table.game.id, "seat": seat}
                self._keeper.spawn(self._tell, person, facts | {"path": f"/table/{table.id}"})

    async def _tell(self, person: str, facts: dict[str, object]) -> None:
        rows = await self._keeper.store.run(store.GET_WEBHOOK, person)
        if not rows and not await self._keeper.store.run(store.ANY_WEBHOOK):
            self._none_until = self._keeper.clock() + _NONE
        if not rows or self._waiting >= _MOST_WAITING:
            return
        try:
            self._pace.check(person)
        except TooMany:
            return
        self._pace.count(person)
        hook, id_ = Webhook(*rows[0]), secrets.token_urlsafe(12)
        body = msgspec.json.encode(facts | {"id": id_, "at": int(self._keeper.wall())})
        self._waiting += 1
        try:
            taken = await self._deliver(Delivery(hook, id_, body))
        finally:
            self._waiting -= 1
        run = self._keeper.store.run
        await run(store.WEBHOOK_TAKEN if taken else store.WEBHOOK_FAILED, person, hook.url)
        if not taken:
            await run(store.DROP_FAILED_WEBHOOK, person, _MOST_FAILED)

    async def _deliver(self, delivery: Delivery) -> bool:
        """Try until it is taken or refused; whether it was taken."""
        for delay in (*self.delays, None):
            async with self._turn:
                status = await self._try(delivery)
            if 200 <= status < 300:
                return True
            if (300 <= status < 500 and status not in (408, 425, 429)) or delay is None:
                return False
            await asyncio.sleep(delay)
        return False

    async def _try(self, delivery: Delivery) -> int:
        """One try: the status that came back, 0 for none."""
        try:
            async with asyncio.timeout(_SECONDS):
                return await self._post(delivery)
        except (OSError, EOFError, ValueError, BadWebhook, asyncio.LimitOverrunError) as error:
            _log.info("a webhook was not taken: %s", type(error).__name__)
            return 0

    async def _post(self, delivery: Delivery) -> int:
        parts = urlsplit(delivery.hook.url)
        secure = parts.scheme == "https"
        address = await self._look_up(delivery.hook.url)
        reader, writer = await asyncio.open_connection(
            str(address),
            parts.port or (443 if secure else 80),
            ssl=_tls() if secure else None,
            server_hostname=parts.hostname if secure else None,
            limit=_LONGEST_LINE,
        )
        try:
            writer.write(
                _request(delivery, parts.netloc, (parts.path or "/") + (f"?{parts.query}" * bool(parts.query)))
            )
            await writer.drain()
            version, _, rest = (await reader.readuntil(b"\n")).partition(b" ")
            return int(rest[:3]) if version.startswith(b"HTTP/1.") else 0
        finally:
            writer.close()

    async def _look_up(self, url: str) -> Address:
        """The address behind the name, all of whose addresses may be used. Raises BadWebhook."""
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            async with asyncio.timeout(_SECONDS):
                found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=SOCK_STREAM)
        except (OSError, TimeoutError, UnicodeError):
            raise BadWebhook("webhook-host") from None
        addresses = [parse(str(one[4][0])) for one in found]
        if not addresses or not all(a is not None and (self.allow_private or is_public(a)) for a in addresses):
            raise BadWebhook("webhook-host")
        return next(address for address in addresses if address is not None)


@cache
def _tls() -> ssl.SSLContext:
    """What secure connections are made with. It takes long to make: the certificates of the whole world are read."""
    return ssl.create_default_context()


def sign(secret: str, at: int, body: bytes) -> str:
    """The signature of a body sent at this time: HMAC-SHA256 over ``TIME.BODY``, as hexadecimal digits."""
    return hmac.new(secret.encode(), str(at).encode() + b"." + body, sha256).hexdigest()


def _request(delivery: Delivery, host: str, path: str) -> bytes:
    at = int(msgspec.json.decode(delivery.body)["at"])
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: Serai\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(delivery.body)}\r\nSerai-Delivery: {delivery.id}\r\n"
        f"Serai-Signature: t={at},v1={sign(delivery.hook.secret, at, delivery.body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + delivery.body
