"""Requests that the house sends by itself: to public hosts only, tried a few times, a bounded number at once.

An address is looked up, judged and then used as it was judged, so that no name can lead elsewhere in between; redirects
are not followed.
"""

import asyncio
import logging
import ssl
from collections.abc import Callable, Mapping
from functools import cache, partial
from ipaddress import IPv6Address, ip_network
from socket import SOCK_STREAM
from urllib.parse import urlsplit

from serai.house.addresses import Address, parse, within
from serai.house.delivery import Delivery
from serai.house.errors import BadOutgoing

_log = logging.getLogger("serai.house")

MOST_LETTERS = 500
_SECONDS = 10.0
"""How long one try may take, from looking up the name to the first line of the answer."""
_AT_ONCE = 8
_LONGEST_LINE = 2_048
_DISGUISED = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Networks of IPv6 in which an address of IPv4 is hidden: it could be a private one."""


def check_url(url: str) -> None:
    """Whether the house could send a request there at all. Raises BadOutgoing."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadOutgoing from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MOST_LETTERS
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise BadOutgoing
    if port is not None and port not in (80, 443) and port < 1024:
        raise BadOutgoing


def is_public(address: Address) -> bool:
    """Whether an address lies in the open internet, and hides no other one."""
    if isinstance(address, IPv6Address) and within(address, _DISGUISED):
        return False
    return address.is_global and not address.is_multicast


class Outgoing(Delivery):
    """What the house sends. Whoever runs it may allow private addresses, where the receivers stand beside it."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock, _AT_ONCE)
        self.allow_private = False

    async def send(self, person: str, url: str, headers: Mapping[str, str], body: bytes) -> int | None:
        """POST this on behalf of a person, again where the receiver was not there or busy.

        Returns the last status, 0 where no answer came; None if it was not sent at all, since too much is under way.
        """
        return await self.deliver(person, partial(self._try, url, headers, body), _settled)

    async def send_once(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """POST this a single time, for who waits for the answer: its status, 0 where none came."""
        return await self.once(partial(self._try, url, headers, body))

    async def _try(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """One try: the status that came back, 0 for none."""
        try:
            async with asyncio.timeout(_SECONDS):
                return await self._post(url, headers, body)
        except (OSError, EOFError, ValueError, BadOutgoing, asyncio.LimitOverrunError) as error:
            _log.info("a request of the house was not taken: %s", type(error).__name__)
            return 0

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        address = await self.look_up(url)
        reader, writer = await asyncio.open_connection(
            str(address),
            parts.port or (443 if secure else 80),
            ssl=_tls() if secure else None,
            server_hostname=parts.hostname if secure else None,
            limit=_LONGEST_LINE,
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" * bool(parts.query))
            lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "User-Agent: Serai"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            version, _, rest = (await reader.readuntil(b"\n")).partition(b" ")
            return int(rest[:3]) if version.startswith(b"HTTP/1.") else 0
        finally:
            writer.close()

    async def look_up(self, url: str) -> Address:
        """The address behind the name, all of whose addresses may be used. Raises BadOutgoing."""
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            async with asyncio.timeout(_SECONDS):
                found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=SOCK_STREAM)
        except (OSError, TimeoutError, UnicodeError):
            raise BadOutgoing("outgoing-host") from None
        addresses = [parse(str(one[4][0])) for one in found]
        if not addresses or not all(a is not None and (self.allow_private or is_public(a)) for a in addresses):
            raise BadOutgoing("outgoing-host")
        return next(address for address in addresses if address is not None)


def _settled(status: int) -> bool:
    """Whether an answer is the last word, so that nothing is gained by trying again."""
    return 200 <= status < 500 and status not in (408, 425, 429)


@cache
def _tls() -> ssl.SSLContext:
    """What secure connections are made with. It takes long to make: the certificates of the whole world are read."""
    return ssl.create_default_context()
