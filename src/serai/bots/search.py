"""The player who thinks ahead: what others will answer, and what luck may bring."""

from collections.abc import Sequence

from serai.bots.bot import Bot, Budget
from serai.bots.lookahead import Prospect, look
from serai.bots.race import Race
from serai.bots.thought import Thought
from serai.bots.tree import node_of
from serai.core.advice import Advice
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.view import View

DELIBERATE = Budget(rounds=600)
"""What a searching player thinks when nobody gives it a budget."""
_LAPS = 16
"""No more actions are thought about than can be tried so often each."""
_ROUNDS_A_WORLD = 8
"""With fewer rounds of thought than this for each, another imagined world is not worth making."""


class SearchBot(Bot):
    """Imagines some worlds that fit what it sees, and in all of them plays on, with each of its actions, to a horizon.

    Everybody plays on greedily there, except where earlier rounds of thought have shown better. It takes the greedy
    action unless another is clearly better.
    """

    seconds = 1.0

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget = DELIBERATE) -> int:
        if len(legal) == 1:
            return legal[0]
        running = race(game, view, legal, rng, budget)
        return int(running.run(budget.rounds).action)


def race(game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget) -> Race:
    """The race between these actions, ready to run; where no thought is needed the greedy one runs alone."""
    world = imagined(game, game.advice(view["seats"]), view, rng)
    return race_between(game, view, world, look(world, view["seat"], list(legal), budget.out_of_time), rng, budget)


def race_between(game: Game, view: View, world: State, prospects: list[Prospect], rng: Rng, budget: Budget) -> Race:
    """The same where the look ahead is done already, in a world imagined from the view."""
    advice, seat = game.advice(view["seats"]), view["seat"]
    worlds = [world]
    edges = node_of(prospects, world, advice).edges
    if advice.is_hard(world, seat):
        edges = edges[: max(2, budget.rounds // _LAPS)]
        most = min(int(advice.worlds), budget.rounds // _ROUNDS_A_WORLD)
        while len(worlds) < most and not budget.out_of_time():
            worlds.append(imagined(game, advice, view, rng))
    else:
        edges = edges[:1]
    return Race(Thought(advice, worlds, seat, rng.next32(), budget.out_of_time), edges)


def imagined(game: Game, advice: Advice, view: View, rng: Rng) -> State:
    """A world that fits the view, with plausible choices of the others."""
    world = game.imagine(view, rng)
    advice.fill_in(world, view["seat"], rng)
    return world
