"""The player who knows the rules, sees what lies at hand, and misjudges it as a beginner does."""

from collections.abc import Sequence
from math import log

from serai.bots.bot import ONE_ROUND, Bot, Budget
from serai.bots.lookahead import look
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View

_MISJUDGES = 0.15
"""How far it misjudges an action, in scales of the game."""
_OVERLOOKS = 0.2
"""How often it does not see an action at all."""


class ApprenticeBot(Bot):
    """Plays like the greedy player, but overlooks things and does not tell a good move from one nearly as good."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget = ONE_ROUND) -> int:
        if len(legal) == 1:
            return legal[0]
        seen = [action for action in legal if rng.random() >= _OVERLOOKS] or list(legal)
        prospects = look(game.imagine(view, rng), view["seat"], seen, budget.out_of_time)
        error = _MISJUDGES * game.advice(view["seats"]).scale
        judged = [(prospect.worth + error * doubt(rng), -place) for place, prospect in enumerate(prospects)]
        return int(prospects[-max(judged)[1]].action)


def doubt(rng: Rng) -> float:
    """A random error, mostly small and now and then large (Gumbel's distribution)."""
    return -log(-log((rng.random() + 1e-9) / (1.0 + 2e-9)))
