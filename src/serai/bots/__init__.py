"""Players that are programs. They see views only."""

from serai.bots.bot import Bot, Budget
from serai.bots.greedy import GreedyBot
from serai.bots.random import RandomBot
from serai.core.errors import SeraiError
from serai.core.texts import Text

__all__ = ["LEVELS", "Bot", "Budget", "GreedyBot", "RandomBot", "UnknownBot", "bot"]

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

LEVELS = tuple(_BOTS)
"""The names of all bots, the weakest first."""


class UnknownBot(SeraiError, LookupError):
    """There is no bot of this name."""


def bot(name: str) -> Bot:
    """The bot of this name. Raises UnknownBot."""
    if name not in _BOTS:
        raise UnknownBot(Text("error-unknown-bot", {"bot": name[:40], "bots": ", ".join(LEVELS)}))
    return _BOTS[name]()
