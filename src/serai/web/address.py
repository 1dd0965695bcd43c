"""Where a visitor comes from, also behind a proxy: the one place that believes forwarded headers, or does not."""

from urllib.parse import urlsplit

from starlette.types import Scope

from serai.house.addresses import Address, household, parse, within
from serai.web.settings import Settings

UNKNOWN = "?"
"""Who has no address: a visitor by a Unix socket, or one whose address is none."""
_FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip", b"via")
_KEPT = "serai.address"


def client_address(scope: Scope, settings: Settings) -> str:
    """The visitor's own address, written in one way; ``?`` if there is none.

    It is the other end of the connection, unless that is one of ``settings.proxies``: then it is the last address in
    X-Forwarded-For that is not a proxy of ours. What stands before that, anybody may have written.
    """
    kept: str | None = scope.get(_KEPT)
    if kept is None:
        kept = scope[_KEPT] = _find(scope, settings)
    return kept


def client_household(scope: Scope, settings: Settings) -> str:
    """The visitor's address for counting: IPv6 by its network, since one household has all addresses of it."""
    found = parse(client_address(scope, settings))
    if found is None:
        return UNKNOWN
    return str(found) if found.version == 4 else str(household(found))


def by_proxy(scope: Scope, settings: Settings) -> bool:
    """Whether this connection comes from one of our own proxies, whose headers are believed."""
    peer = _peer(scope)
    return peer is not None and within(peer, settings.networks)


def forwarded_by_stranger(scope: Scope, settings: Settings) -> bool:
    """Whether a proxy that we were not told about, or somebody who plays one, has passed this on."""
    return any(name in _FORWARDED for name, _ in scope["headers"]) and not by_proxy(scope, settings)


def is_loopback(origin: str) -> bool:
    """Whether an address of the house means this very computer, whoever reads it."""
    host = (urlsplit(origin).hostname or "").rstrip(".")
    found = parse(host)
    return host == "localhost" or host.endswith(".localhost") or (found is not None and found.is_loopback)


def _peer(scope: Scope) -> Address | None:
    client = scope.get("client")
    return parse(client[0]) if client else None


def _find(scope: Scope, settings: Settings) -> str:
    found = _peer(scope)
    if found is None:
        return UNKNOWN
    if within(found, settings.networks):
        told = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        for word in reversed(",".join(told).split(",")):
            before = parse(word)
            if before is None:
                break
            found = before
            if not within(found, settings.networks):
                break
    return str(found)
