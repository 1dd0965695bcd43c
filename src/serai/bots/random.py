"""The beginner who plays anything that is legal."""

from collections.abc import Sequence

from serai.bots.bot import ONE_ROUND, Bot, Budget
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View


class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    looks = False

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget = ONE_ROUND) -> int:
        return legal[rng.below(len(legal))]
