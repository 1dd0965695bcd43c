"""The coach: which action a good player would take, and why, from what one seat may know and nothing else."""

from collections.abc import Sequence

from msgspec import Struct

from serai.bots.bot import Budget
from serai.bots.lookahead import NOT_JUDGED, Prospect, look
from serai.bots.search import DELIBERATE, imagined, race_between
from serai.core.facts import Change, Fact, Reasons, reasons
from serai.core.game import Game
from serai.core.odds import softmax
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import View

_CLOSE = 0.01
"""A difference in the chance to win that is not worth naming."""
_WORLDS = 4
"""In so many imagined worlds a choice is judged before it is called a waste."""


class Advised(Struct, frozen=True):
    """An action, and what speaks for it."""

    action: int
    line: tuple[int, ...]
    """The player's own steps, this action first, after which the reasons are true."""
    reasons: Reasons
    good: tuple[Text, ...]
    """The reasons in words, one at least."""
    bad: tuple[Text, ...] = ()
    """What it costs, in words."""


class Judged(Struct, frozen=True):
    """What an action costs against the best that a look to the end of the turn sees."""

    could: float
    """The chance to win with the better one."""
    got: float
    """And with this one."""
    better: Advised

    @property
    def lost(self) -> float:
        """How much of the chance to win it throws away."""
        return self.could - self.got


def advise(game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget = DELIBERATE) -> Advised:
    """What a good player who sees this view would do of these actions (one at least), and why."""
    if len(legal) == 1:
        return Advised(legal[0], (), Reasons(), (Text("hint-only"),))
    world = imagined(game, game.advice(view["seats"]), view, rng)
    prospects = look(world, view["seat"], list(legal), budget.out_of_time)
    action = int(race_between(game, view, world, prospects, rng, budget).run(budget.rounds).action)
    return explained(world, view, prospects, action, budget)


def judge(game: Game, view: View, legal: Sequence[int], action: int, rng: Rng, budget: Budget) -> Judged | None:
    """What this action throws away, in the mean over some imagined worlds; None where there was no time for one."""
    if len(legal) == 1:
        return None
    worlds: list[tuple[State, list[Prospect]]] = []
    total = {int(other): 0.0 for other in legal}
    while len(worlds) < _WORLDS:
        world = imagined(game, game.advice(view["seats"]), view, rng)
        prospects = look(world, view["seat"], list(legal), budget.out_of_time)
        if budget.out_of_time():
            break
        worlds.append((world, prospects))
        for other, chance in chances(world, view["seat"], prospects).items():
            total[other] += chance
    if not worlds:
        return None
    world, prospects = worlds[0]
    better = max(total, key=lambda other: total[other])
    could, got = (total[one] / len(worlds) for one in (better, action))
    return Judged(could, got, explained(world, view, prospects, better, budget, instead=action))


def chances(state: State, seat: int, prospects: Sequence[Prospect]) -> dict[int, float]:
    """The seat's chance to win by each action, as far as the look ahead tells; the rivals' worth stays as it is."""
    rivals = [state.evaluate(rival) for rival in range(state.seats) if rival != seat]
    scale = float(state.game.advice(int(state.seats)).scale)
    return {int(seen.action): softmax([float(seen.worth), *rivals], scale)[0] for seen in prospects}


def explained(
    world: State,
    view: View,
    prospects: Sequence[Prospect],
    action: int,
    budget: Budget,
    instead: int | None = None,
) -> Advised:
    """Why this action, rather than the best of the others or the one named."""
    game, seat = world.game, view["seat"]
    seen = {int(prospect.action): prospect for prospect in prospects if prospect.worth > NOT_JUDGED}
    others = [other for other in seen if other != action and instead in (None, other)]
    other = max(others, key=lambda one: seen[one].worth, default=None)
    before = game.facts(world, seat)
    steps, facts = followed(world, seat, _line(seen, action), budget)
    # a secret step is thought on to its end for the one that is told only: that takes long
    otherwise = () if other is None or world.simultaneous else followed(world, seat, _line(seen, other), budget)[1]
    found = reasons(before, facts, otherwise)
    names = [game.seat_seen(player, view) for player in range(view["seats"])]
    good = tuple(change.text(names) for change in found.good)
    bad = tuple(change.text(names) for change in found.bad)
    if not good:
        found, good, bad = Reasons(), (_beside(world, view, seen, action, other),), ()
    return Advised(action, tuple(steps), found, good, bad)


def followed(state: State, seat: int, line: Sequence[int], budget: Budget) -> tuple[list[int], Sequence[Fact]]:
    """As many of these steps as the seat can take with nothing hidden coming to light, and the facts after them.

    What several lay in secret is thought on to the end: a single step of it tells little.
    """
    now, taken = state, list[int]()
    to_take = list(line)
    while to_take:
        action = to_take.pop(0)
        if seat not in now.deciders or action not in now.legal(seat):
            break
        after = now.copy()
        after.suppose(seat, action)
        if after.shown != state.shown:
            break
        now = after
        taken.append(action)
        if not to_take and now.simultaneous and seat in now.deciders and not budget.out_of_time():
            options = [int(option) for option in now.legal(seat)]
            to_take = [int(max(look(now, seat, options, budget.out_of_time), key=lambda one: one.worth).action)]
    return taken, state.game.facts(now, seat) if taken else ()


def changes_by(state: State, seat: int, action: int, line: Sequence[int]) -> list[Change]:
    """What these steps of a seat change that it can count."""
    facts = followed(state, seat, [action, *line], Budget())[1]
    found = reasons(state.game.facts(state, seat), facts, ())
    return [*found.good, *found.bad]


def _line(seen: dict[int, Prospect], action: int | None) -> list[int]:
    if action is None:
        return []
    return [action, *(int(step) for step in seen[action].line)] if action in seen else [action]


def _beside(world: State, view: View, seen: dict[int, Prospect], action: int, other: int | None) -> Text:
    """An action beside the best other one, where nothing that can be counted speaks for it."""
    if other is None or action not in seen:
        return Text("hint-best")
    label = world.game.label(view, other)
    told = chances(world, view["seat"], [seen[action], seen[other]])
    lead = told[action] - told[other]
    if lead >= _CLOSE:
        return Text("hint-ahead", {"other": label, "lead": round(100 * lead)})
    if lead > -_CLOSE:
        return Text("hint-close", {"other": label})
    return Text("hint-deeper", {"other": label})
