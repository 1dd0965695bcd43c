"""What whoever runs the house may set about its doors: how much and how fast is let in."""

from functools import cached_property

from msgspec import Struct

from serai.house.addresses import Network, parse, parse_network, within
from serai.house.smtp import Smtp


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What one guest may send. A whole school may come from one address: it counts as many guests."""

    body: int = 64_000
    """The longest body of a request, in bytes."""
    upload: int = 1_200_000
    """The longest form with a player's own data file."""
    request: int = 8_192
    """The longest socket request that is read; up to ``frame`` it is refused, beyond that the socket is closed."""
    frame: int = 65_536
    posts: Rate = Rate(60, 1.0)
    """Forms sent by one guest."""
    reads: Rate = Rate(400, 40.0)
    """Pages and API calls by one guest."""
    openings: Rate = Rate(40, 2.0)
    """Sockets opened by one guest."""
    strangers: int = 4
    """All who come from one address and are not known yet have together the share of so many guests."""
    household: int = 20
    """All who come from one address, known or not, have together the share of so many guests."""
    assets: Rate = Rate(10_000, 1_000.0)
    """Files that a browser keeps (styles, modules, art), by one address; they count as nothing else."""
    guesses: Rate = Rate(60, 0.5)
    """Passwords tried by one address."""
    invitations: Rate = Rate(240, 4.0)
    """Invitations used by one address."""
    newcomers: Rate = Rate(160, 1.0)
    """New names from one address."""
    messages: Rate = Rate(40, 8.0)
    """Socket requests of one connection; more are refused, far more close it."""
    patience: int = 200
    """How many refused in a row for coming too fast close the socket."""
    sockets_of_person: int = 24
    sockets_of_address: int = 512
    connections: int = 0
    """How many connections there may be; 0: as many as the system lets us have."""
    connections_of_address: int = 1_000
    """How many of them one address may hold; one of our own proxies may hold all."""
    head: int = 32_768
    """The longest head of a request, in bytes."""
    request_time: float = 15.0
    """Seconds until a connection has sent the whole head of a request."""
    body_time: float = 60.0
    """Seconds until it has sent the body."""
    answer_time: float = 120.0
    """Seconds until it has been answered, and has read the answer."""
    idle_time: float = 30.0
    """Seconds that it may stay silent afterwards."""
    ping_time: float = 20.0
    """Seconds between two questions whether a socket is still there, and for its answer."""
    reading_time: float = 15.0
    """Seconds that a browser may take to accept a message before it is dropped as too slow."""


UNLIMITED = Rate(1_000_000_000, 1_000_000.0)


class Settings(Struct, frozen=True, kw_only=True, dict=True):
    """How the web side of a house runs."""

    limits: Limits = Limits()
    develop: bool = False
    """Read styles and client modules again when they change."""
    origin: str = ""
    """The address people use, such as ``https://games.example``, where a proxy hides it; empty: as the request says."""
    base_path: str = ""
    """The path beneath which the house lies on a larger site, such as ``/serai``; empty: it has the site to itself."""
    invitation_only: bool = False
    """Newcomers need an invitation, to the house (``serai admin invite``) or to a table; who is known goes on."""
    friends: str = ""
    """An address at which other devices reach the house, where it was opened at one that only this computer knows."""
    proxies: tuple[str, ...] = ()
    """The addresses or networks of our own proxies: only what these tell about a visitor is believed."""

    mail: Smtp | None = None
    """The mail server by which people hear of their turns; it needs ``origin``, since mails hold links."""
    private_webhooks: bool = False
    """Webhooks may lead to private and loopback addresses: for a house whose receivers stand beside it."""

    watchers: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """The addresses or networks from which /metrics may be read; this computer alone, unless others are named."""

    def watches(self, address: str) -> bool:
        """Whether who comes from this address may read /metrics."""
        found = parse(address)
        return found is not None and within(found, self._watching)

    @cached_property
    def _watching(self) -> tuple[Network, ...]:
        return tuple(network for word in self.watchers if (network := parse_network(word)) is not None)

    @cached_property
    def networks(self) -> tuple[Network, ...]:
        """The proxies as networks; what is none is left out."""
        return tuple(network for proxy in self.proxies if (network := parse_network(proxy)) is not None)
