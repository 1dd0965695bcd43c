"""Who may not come in and who may not speak, as whoever runs the house has decided (``serai admin``).

Decisions are made by another process, in the same database. Each leaves a line in the audit, numbered without gaps; a
running house looks every few seconds for lines that are new to it, and then obeys.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from serai.house.addresses import Network, parse, parse_network, within
from serai.house.store import Store

BAN, BAN_ADDRESS, MUTE = "ban", "ban-address", "mute"
"""The kinds of restrictions."""

AUDIT_AFTER = "SELECT number, at, who, what, target, detail FROM audit WHERE number > $1 ORDER BY number LIMIT 1000"
AUDIT_LAST = "SELECT number, at, who, what, target, detail FROM audit ORDER BY number DESC LIMIT $1"
ALL_RESTRICTIONS = "SELECT kind, target, reason, created FROM restrictions ORDER BY kind, created, target"


class AuditLine(Struct, frozen=True):
    """What somebody who runs the house did: who, when, what, to whom."""

    number: int
    at: float
    who: str
    what: str
    target: str
    detail: str


class Restriction(Struct, frozen=True):
    """Something that a guest or an address may not do."""

    kind: str
    target: str
    reason: str
    created: float


Heard = Callable[[AuditLine], Any]


class Restrictions:
    """The restrictions as this process knows them."""

    def __init__(self, kept: Store) -> None:
        self._store = kept
        self._last = -1
        self._banned: frozenset[str] = frozenset()
        self._muted: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()

    async def refresh(self) -> list[AuditLine]:
        """What was decided since the last time; the first time only what holds is read. Raises StoreTrouble."""
        if self._last < 0:
            known = await self._store.run(AUDIT_LAST, 1)
            await self._read()
            self._last = known[0][0] if known else 0
            return []
        lines = [AuditLine(*row) for row in await self._store.run(AUDIT_AFTER, self._last)]
        if lines:
            await self._read()
            self._last = lines[-1].number
        return lines

    async def _read(self) -> None:
        found = [Restriction(*row) for row in await self._store.run(ALL_RESTRICTIONS)]
        self._banned = frozenset(one.target for one in found if one.kind == BAN)
        self._muted = frozenset(one.target for one in found if one.kind == MUTE)
        networks = (parse_network(one.target) for one in found if one.kind == BAN_ADDRESS)
        self._networks = tuple(network for network in networks if network is not None)

    def banned(self, person: str | None) -> bool:
        """Whether this person may not come in."""
        return person in self._banned

    def muted(self, person: str | None) -> bool:
        """Whether this person may not speak."""
        return person in self._muted

    def banned_address(self, address: str) -> bool:
        """Whether nobody from this address may come in."""
        found = parse(address) if self._networks else None
        return found is not None and within(found, self._networks)
