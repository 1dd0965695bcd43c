"""Players that are programs. They see views only."""

from serai.bots.apprentice import ApprenticeBot
from serai.bots.bot import Bot, Budget
from serai.bots.greedy import GreedyBot
from serai.bots.random import RandomBot
from serai.bots.search import SearchBot
from serai.core.errors import SeraiError
from serai.core.texts import Text

__all__ = [
    "BOTS",
    "LEVELS",
    "STAND_IN",
    "STRONGEST",
    "USUAL",
    "ApprenticeBot",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot",
]

_LEVELS: dict[str, type[Bot]] = {"apprentice": ApprenticeBot, "journeyman": GreedyBot, "master": SearchBot}

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, **_LEVELS}

BOTS = tuple(_BOTS)
"""The names of all bots. Those that are no level are for the lab, and for tables that were begun with them."""

LEVELS = tuple(_LEVELS)
"""The names of the bots that one is offered at a table, the weakest first."""

USUAL = "journeyman"
"""The level of who plays if nothing is said."""

STAND_IN = "journeyman"
"""The level of who plays on for somebody who has left or is late."""

STRONGEST = LEVELS[-1]


class UnknownBot(SeraiError, LookupError):
    """There is no bot of this name."""


def bot(name: str) -> Bot:
    """The bot of this name. Raises UnknownBot."""
    if name not in _BOTS:
        raise UnknownBot(Text("error-unknown-bot", {"bot": name[:40], "bots": ", ".join(LEVELS)}))
    return _BOTS[name]()
