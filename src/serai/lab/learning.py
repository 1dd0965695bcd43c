"""Learns how much each feature of a position tells about who will win, from games that bots played among themselves."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import log, sqrt

from msgspec import Struct

from serai.core.game import Game
from serai.core.odds import softmax, strength
from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.lab.simulate import Plan, play_one

_NEWTON_STEPS = 25
_TINY = 1e-12


class Moment(Struct, frozen=True):
    """One position of a game that was played to its end."""

    game: int
    """The number of the game: moments of one game are never shared out between learning and testing."""
    features: list[list[float]]
    """For each seat its features, in the order of ``State.feature_names``."""
    won: list[float]
    """For each seat its part of the victory."""
    judged: list[float] = []
    """For each seat its chance to win as the game's advice judges it, which is what the master goes by."""


class Bin(Struct, frozen=True):
    """Seats whose chance was told to be about the same."""

    told: float
    """The mean of the chances told."""
    won: float
    """The share of them that won."""
    count: int


class Judgement(Struct, frozen=True):
    """How well weights foretell the winners of games they were not learned from."""

    moments: int
    log_loss: float
    knowing_nothing: float
    """The log-loss of who gives every seat the same chance."""
    by_evaluation: float
    """The log-loss of what the game's advice says; 0 where the examples do not tell it."""
    bins: list[Bin]


# ---------------------------------------------------------------------- positions to learn from


def moments(table: Game, plan: Plan, numbers: Iterable[int], each: int = 8) -> list[Moment]:
    """About ``each`` positions of every game of the plan with these numbers, as the player who decides imagines them.

    They are taken where a player begins to decide after another: evaluations are made for the ends of turns.
    """
    found: list[Moment] = []
    advice = table.advice(plan.seats)
    for number in numbers:
        result, record = play_one(table, plan, number)
        rng = Rng((plan.seed << 32) + number)
        winners = [rank == 1 for rank in result.ranking]
        won = [is_winner / sum(winners) for is_winner in winners]
        state = table.start(plan.seats, plan.options)
        deciders = [seat for seat, _ in record.steps if seat >= 0]
        changes = sum(one != other for one, other in pairwise(deciders))
        often = max(1, changes // each)
        before = -1
        for seat, action in record.steps:
            begins = seat not in (CHANCE, before)
            before = before if seat == CHANCE else seat
            if begins and rng.below(often) == 0:
                imagined = table.imagine(state.view(seat), rng)
                features = [imagined.features(other) for other in range(plan.seats)]
                found.append(Moment(number, features, won, advice.chances(imagined)))
            state.apply(seat, action)
    return found


# ---------------------------------------------------------------------- learning


def learn(examples: Sequence[Moment], ridge: float = 5e-3) -> list[float]:
    """The weights under which the winners of these examples are most likely (softmax over the seats of a moment).

    ``ridge`` holds back, for each example, weights of features that tell little. Raises ValueError without examples.
    """
    if not examples:
        raise ValueError("nothing to learn from")
    scale = _scales(examples)
    scaled = [[[x / s for x, s in zip(seat, scale, strict=True)] for seat in moment.features] for moment in examples]
    weights = [0.0] * len(scale)
    pull = ridge * len(examples)
    for _ in range(_NEWTON_STEPS):
        slope, bend = _slope_and_bend(scaled, examples, weights)
        for i, weight in enumerate(weights):
            slope[i] -= pull * weight
            bend[i][i] += pull
        step = _solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(abs(change) for change in step) < 1e-7:
            break
    return [weight / s for weight, s in zip(weights, scale, strict=True)]


def _scales(examples: Sequence[Moment]) -> list[float]:
    """How much each feature usually differs between the seats of a moment; 1 for one that never does."""
    width = len(examples[0].features[0])
    total = [_TINY] * width
    count = 0
    for moment in examples:
        seats = len(moment.features)
        count += seats
        for i in range(width):
            mean = sum(seat[i] for seat in moment.features) / seats
            total[i] += sum((seat[i] - mean) ** 2 for seat in moment.features)
    spreads = [sqrt(squares / count) for squares in total]
    return [spread if spread > 1e-5 else 1.0 for spread in spreads]


def _slope_and_bend(
    scaled: list[list[list[float]]], examples: Sequence[Moment], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood, and its second derivatives with the sign turned."""
    width = len(weights)
    slope = [0.0] * width
    bend = [[0.0] * width for _ in range(width)]
    for features, moment in zip(scaled, examples, strict=True):
        chances = softmax([strength(weights, seat) for seat in features])
        mean = [sum(p * seat[i] for p, seat in zip(chances, features, strict=True)) for i in range(width)]
        for p, won, seat in zip(chances, moment.won, features, strict=True):
            apart = [x - m for x, m in zip(seat, mean, strict=True)]
            for i, x in enumerate(apart):
                slope[i] += won * x
                row, part = bend[i], p * x
                for j in range(i + 1):
                    row[j] += part * apart[j]
    for i in range(width):
        for j in range(i):
            bend[j][i] = bend[i][j]
    return slope, bend


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a positive definite system of equations by elimination."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = rows[i]
        for row in rows[i + 1 :]:
            factor = row[i] / pivot[i]
            for j in range(i, size + 1):
                row[j] -= factor * pivot[j]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


# ---------------------------------------------------------------------- judging what was learned


def judge(examples: Sequence[Moment], weights: list[float], bins: int = 10) -> Judgement:
    """How well the weights foretell these examples, which they should not have been learned from."""
    loss = nothing = evaluation = 0.0
    told: list[list[float]] = [[] for _ in range(bins)]
    true: list[list[float]] = [[] for _ in range(bins)]
    for moment in examples:
        chances = softmax([strength(weights, seat) for seat in moment.features])
        for chance, won in zip(chances, moment.won, strict=True):
            loss -= won * log(max(chance, _TINY))
            nothing += won * log(len(chances))
            at = min(int(chance * bins), bins - 1)
            told[at].append(chance)
            true[at].append(won)
        for chance, won in zip(moment.judged, moment.won, strict=False):
            evaluation -= won * log(max(chance, _TINY))
    count = max(len(examples), 1)
    filled = [
        Bin(sum(said) / len(said), sum(happened) / len(said), len(said))
        for said, happened in zip(told, true, strict=True)
        if said
    ]
    return Judgement(len(examples), loss / count, nothing / count, evaluation / count, filled)
