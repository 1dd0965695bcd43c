"""What whoever runs the house may set about its doors: how much and how fast is let in."""

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What one visitor may send. An address stands for all who come from it, so its share is larger than a person's."""

    body: int = 64_000
    """The longest body of a request, in bytes."""
    upload: int = 1_200_000
    """The longest form with a player's own data file."""
    request: int = 8_192
    """The longest socket request that is read; up to ``frame`` it is refused, beyond that the socket is closed."""
    frame: int = 65_536
    posts: Rate = Rate(60, 1.0)
    """Forms sent by one address."""
    guesses: Rate = Rate(10, 0.1)
    """Passwords and invitations tried by one address."""
    newcomers: Rate = Rate(40, 0.2)
    """New names from one address."""
    reads: Rate = Rate(400, 40.0)
    """Pages, pictures and API calls by one address."""
    messages: Rate = Rate(40, 8.0)
    """Socket requests of one connection; more are refused, far more close it."""
    patience: int = 200
    """How many refused in a row for coming too fast close the socket."""
    sockets_of_person: int = 24
    sockets_of_address: int = 512
    reading_time: float = 15.0
    """Seconds that a browser may take to accept a message before it is dropped as too slow."""


UNLIMITED = Rate(1_000_000_000, 1_000_000.0)


class Settings(Struct, frozen=True, kw_only=True):
    """How the web side of a house runs."""

    limits: Limits = Limits()
    develop: bool = False
    """Read styles and client modules again when they change."""
    origin: str = ""
    """The address people use, such as ``https://games.example``, where a proxy hides it; empty: as the request says."""
