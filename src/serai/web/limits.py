"""How fast a visitor may knock: token buckets in memory, forgotten when full again."""

from collections import OrderedDict
from hashlib import sha256
from time import monotonic

from serai.web.settings import Limits, Rate

_MOST_VISITORS = 20_000


class Bucket:
    """A bucket of tokens that fills by itself; each knock takes one."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = monotonic()
        self._tokens = min(float(self._rate.burst), self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until the next token, at least 1."""
        lacking = max(0.0, 1 - self._tokens)
        return max(1, int(lacking / max(self._rate.per_second, 0.001)) + 1)


class Buckets:
    """A bucket for each visitor; those who came longest ago are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> int:
        """Take a token of this visitor: 0 if there was one, otherwise the seconds to wait."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate)
            if len(self._buckets) > _MOST_VISITORS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return 0 if bucket.take() else bucket.wait


class Shares:
    """What each guest may, apart from all others, and those of one address together.

    Who goes beyond his own share takes nothing from his neighbours'.
    """

    def __init__(self, rate: Rate, limits: Limits) -> None:
        self._guests = Buckets(rate)
        self._strangers = Buckets(_times(rate, limits.strangers))
        self._households = Buckets(_times(rate, limits.household))

    def take(self, guest: str, household: str) -> int:
        """Take a token of this guest (empty: not known yet) at this address: 0, or the seconds to wait."""
        own = self._guests.take(guest) if guest else self._strangers.take(household)
        return own or self._households.take(household)


def _times(rate: Rate, many: int) -> Rate:
    return Rate(rate.burst * many, rate.per_second * many)


class Known:
    """Whose token is good, of those who came lately: only they have a share of their own."""

    def __init__(self) -> None:
        self._people: OrderedDict[bytes, str] = OrderedDict()

    def add(self, token: str, person: str) -> None:
        """This token was looked up, and is this person's."""
        key = sha256(token.encode(errors="replace")).digest()
        self._people[key] = person
        self._people.move_to_end(key)
        if len(self._people) > _MOST_VISITORS:
            self._people.popitem(last=False)

    def who(self, token: str) -> str:
        """Whose token this is; empty if that is not known."""
        return self._people.get(sha256(token.encode(errors="replace")).digest(), "") if token else ""


class OpenCount:
    """How many are inside at once, by visitor."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Come in; False if this visitor is inside often enough."""
        inside = self._inside.get(who, 0)
        if inside >= self._most:
            return False
        self._inside[who] = inside + 1
        return True

    def leave(self, who: str) -> None:
        """Go out again, once for each time that ``enter`` said True."""
        inside = self._inside.get(who, 0) - 1
        if inside > 0:
            self._inside[who] = inside
        else:
            self._inside.pop(who, None)
