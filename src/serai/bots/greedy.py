"""The player who looks at all ways to finish the present turn and takes the one that leaves the best position."""

from collections.abc import Sequence

from serai.bots.bot import ONE_ROUND, Bot, Budget
from serai.bots.lookahead import best_action
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View


class GreedyBot(Bot):
    """Imagines what it cannot see, plays each of its own steps out to the end of its turn, and judges by the game's
    own evaluation. It does not think about what others will answer."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget = ONE_ROUND) -> int:
        if len(legal) == 1:
            return legal[0]
        return best_action(game.imagine(view, rng), view["seat"], list(legal), rng, budget.out_of_time)
