"""Trains a game's network, which tells the chance to win, with games of players who err now and then.

Needs numpy.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import log
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from serai.bots.apprentice import doubt
from serai.bots.lookahead import best_of, look
from serai.core.game import Game
from serai.core.network import NetworkAdvice, Signals
from serai.core.options import Value
from serai.core.rng import Rng
from serai.core.state import State, settle
from serai.lab.simulate import table_of
from serai.lab.work import WorkMap, in_batches, work_map

Numbers = NDArray[np.float32]

_ERRORS = 4
"""A player misjudges by none to three parts of ``_ERROR``, the same all game long."""
_ERROR = 0.08
"""In scales of the game."""
_EACH = 3
"""One of so many beginnings of turns is learned from."""
_HELD_OUT = 5
"""Every so many-th game is kept for judging."""
_BATCH = 128
_EPOCHS = 40
_PATIENCE = 6
"""Training ends after so many epochs that brought nothing for the games held out."""
_PULL = 1e-4
"""What holds weights back that tell little."""
_TINY = 1e-9


class Lessons(Struct, frozen=True):
    """Positions of games with one number of seats, where turns begin."""

    told: Numbers
    """Of each position and seat what the network is told."""
    won: Numbers
    """Of each position and seat its part of the victory in the end."""
    judged: Numbers
    """Of each position and seat the chance that the game's advice gives it without a network."""
    held_out: NDArray[np.bool_]
    """Which positions are kept for judging."""


class Course(Struct, frozen=True):
    """The games that positions are taken from; all that another process needs to play some of them."""

    game: str
    data: str | None
    seats: int
    seed: int
    also: tuple[dict[str, Value], ...]
    """Options that one of three games is played with, each in turn."""


def lessons(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    also: Sequence[dict[str, Value]] = (),
    work: WorkMap | None = None,
) -> Lessons:
    """Play so many games of greedy players, most of whom err; one of three with ``also`` options, each in turn.

    ``work`` says who does it, if not this process; all find the same. Raises TypeError if the game's advice has no
    place for a network.
    """
    _advice_of(game, seats)
    course = Course(game.id, game.own_data, seats, seed, tuple(also))
    parts = list(in_batches(work or work_map(1), _lessons_part, course, 0, games))
    found = [part for part in parts if len(part.told)] or parts
    told, won, judged, held_out = (
        np.concatenate([getattr(part, name) for part in found]) for name in Lessons.__struct_fields__
    )
    return Lessons(told, won, judged, held_out)


def _advice_of(game: Game, seats: int) -> NetworkAdvice:
    advice: Any = game.advice(seats)
    if not isinstance(advice, NetworkAdvice):
        raise TypeError(f"{game.id} has no network")
    return advice


def _lessons_part(part: tuple[Course, range]) -> Lessons:
    """The positions of the games of these numbers."""
    course, numbers = part
    game = table_of(course.game, course.data)
    advice = _advice_of(game, course.seats)
    network, advice.network = advice.network, None
    try:
        return _played(game, advice, course, numbers)
    finally:
        advice.network = network


def _played(game: Game, advice: NetworkAdvice, course: Course, numbers: Iterable[int]) -> Lessons:
    told: list[Numbers] = []
    won: list[list[float]] = []
    judged: list[list[float]] = []
    held_out: list[bool] = []
    also = course.also
    for number in numbers:
        at = number % (3 * len(also)) - 2 * len(also) if also else -1
        rng = Rng((course.seed << 32) + number)
        state = game.start(course.seats, also[at] if at >= 0 else {})
        before = len(told)
        for moment in _turns(state, advice, rng):
            told.append(_told(moment, advice))
            judged.append(advice.chances(moment))
        ranking = state.ranking
        parts = [1.0 / ranking.count(1) if rank == 1 else 0.0 for rank in ranking]
        won.extend([parts] * (len(told) - before))
        held_out.extend([number % _HELD_OUT == 0] * (len(told) - before))
    return Lessons(np.array(told), np.array(won, np.float32), np.array(judged, np.float32), np.array(held_out))


def _turns(state: State, advice: NetworkAdvice, rng: Rng) -> Iterator[State]:
    """Play a game to its end, and give some of the moments in which a turn begins."""
    errors = [_ERROR * advice.scale * float(rng.below(_ERRORS)) for _ in range(state.seats)]
    mark = advice.turn(state)
    while True:
        settle(state, rng)
        if state.over:
            return
        now = advice.turn(state)
        if now != mark:
            mark = now
            if rng.below(_EACH) == 0:
                yield state
        seat = state.deciders[0]
        prospects = look(state, seat, state.candidates(seat) or state.legal(seat), _never)
        for prospect in prospects:
            if errors[seat] > 0.0:
                prospect.worth += errors[seat] * doubt(rng)
        chosen = best_of(prospects, rng)
        state.apply(seat, chosen.action)
        for action in chosen.line:
            state.apply(seat, action)


def _never() -> bool:
    return False


def _told(state: State, advice: NetworkAdvice) -> Numbers:
    """What the network is told about each seat."""
    rows = np.zeros((state.seats, advice.signals), np.float32)
    for seat in range(state.seats):
        told = Signals()
        advice.tell(state, seat, told)
        for index in range(told.count):
            rows[seat, told.place(index)] += told.amount(index)
    return rows


# ---------------------------------------------------------------------- training


class _Net:
    """A network in training: its four parts, one after the other as ``Network`` reads them."""

    def __init__(self, signals: int, units: int, rng: np.random.Generator) -> None:
        self.signals = signals
        self.units = units
        first = rng.normal(0.0, 0.3, signals * units)
        last = rng.normal(0.0, 0.2, units)
        self.numbers: Numbers = np.concatenate([first, np.zeros(units), last, np.zeros(signals)]).astype(np.float32)

    def parts(self, numbers: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Signals to units, the units' own weights, units to the result, signals to the result."""
        at = self.signals * self.units
        first = numbers[:at].reshape(self.signals, self.units)
        return first, numbers[at : at + self.units], numbers[at + self.units : -self.signals], numbers[-self.signals :]

    def chances(self, told: Numbers) -> tuple[Numbers, Numbers]:
        """What the units say, and the seats' chances."""
        first, own, last, past = self.parts(self.numbers)
        units = np.maximum(told @ first + own, 0)
        strength = units @ last + told @ past
        parts = np.exp(strength - strength.max(1, keepdims=True))
        return units, parts / parts.sum(1, keepdims=True)

    def slope(self, told: Numbers, won: Numbers) -> Numbers:
        """How the log-loss grows with each of the numbers."""
        units, chances = self.chances(told)
        wrong = (chances - won) / len(told)
        back = wrong[..., None] * self.parts(self.numbers)[2] * (units > 0)
        first = told.reshape(-1, self.signals).T @ back.reshape(-1, self.units)
        last, past = (np.einsum("psi,ps->i", given, wrong) for given in (units, told))
        slope: Numbers = np.concatenate([first.ravel(), back.sum((0, 1)), last, past])
        slope += np.float32(_PULL) * self.numbers
        return slope


def train(taught: Sequence[Lessons], units: int, seed: int) -> list[float]:
    """The numbers of a network of so many units under which the winners of these games are most likely.

    By Adam, in random batches; those are kept that foretell the games held out best, all numbers of seats alike.
    """
    rng = np.random.default_rng(seed)
    net = _Net(taught[0].told.shape[2], units, rng)
    to_learn = [(one.told[~one.held_out], one.won[~one.held_out]) for one in taught]
    mean, square = np.zeros_like(net.numbers), np.zeros_like(net.numbers)
    best, least, since, step = net.numbers, float("inf"), 0, 0
    for epoch in range(_EPOCHS):
        orders = [rng.permutation(len(told)) for told, _ in to_learn]
        batches = [(at, first) for at, order in enumerate(orders) for first in range(0, len(order), _BATCH)]
        for which in rng.permutation(len(batches)):
            at, first = batches[which]
            chosen = orders[at][first : first + _BATCH]
            slope = net.slope(to_learn[at][0][chosen], to_learn[at][1][chosen])
            step += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            pace = 0.004 * 0.93**epoch / (1 - 0.9**step)
            net.numbers = net.numbers - pace * mean / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        loss = sum(_loss(one, net.chances(one.told)[1]) / log(one.won.shape[1]) for one in taught)
        since += 1
        if loss < least - 1e-5:
            best, least, since = net.numbers, loss, 0
        elif since >= _PATIENCE:
            break
    return [float(f"{number:.4g}") for number in best]


# ---------------------------------------------------------------------- judging


def losses(taught: Lessons, numbers: Sequence[float]) -> tuple[float, float, float]:
    """The log-loss on the games held out: of knowing nothing, of the advice without a network, of these numbers."""
    signals = taught.told.shape[2]
    net = _Net(signals, (len(numbers) - signals) // (signals + 2), np.random.default_rng(0))
    net.numbers = np.array(numbers, np.float32)
    return log(taught.won.shape[1]), _loss(taught, taught.judged), _loss(taught, net.chances(taught.told)[1])


def _loss(taught: Lessons, chances: Numbers) -> float:
    """How far these chances are from what came, on the games held out."""
    kept = taught.held_out
    return float(-(taught.won[kept] * np.log(np.maximum(chances[kept], _TINY))).sum(1).mean())
