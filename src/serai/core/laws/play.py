"""Games to check the laws on: random, or stubborn, so that the corners of a game are reached as well."""

from collections.abc import Iterator
from typing import Literal

from serai.core.game import Game
from serai.core.laws.broken import LawBroken, take
from serai.core.options import Options
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, State

Manner = Literal["random", "first", "last", "mixed"]
"""How seats choose: any legal action; always the first or the last; or now this, now that."""

_MIXED: tuple[Manner, ...] = ("random", "random", "first", "last")
_MOST_CHANCE = 10_000
"""No game of ours lets chance fall so often without a seat deciding in between."""


def play_game(game: Game, seats: int, options: Options, rng: Rng, manner: Manner = "random") -> Record:
    """A whole game as a record. Raises LawBroken: law 8 if it does not end within its bound, law 1 if a step fails.

    The steps are taken in place, on one state, so that a faulty ``copy`` cannot show here.
    """
    record = Record(game, options, seats)
    bound = game.bound(seats, record.options)
    state = game.start(seats, record.options)
    decisions = fell = 0
    while not state.over:
        seat, action = _next_step(state, rng, manner, record)
        if seat == CHANCE:
            fell += 1
        else:
            decisions, fell = decisions + 1, 0
        if decisions > bound:
            raise LawBroken(8, f"{decisions} decisions, and the bound is {bound}", record)
        if fell > _MOST_CHANCE:
            raise LawBroken(8, f"chance fell {fell} times without a decision", record)
        take(state, seat, action, record, len(record.steps))
        record.add(seat, action)
    return record


def _next_step(state: State, rng: Rng, manner: Manner, record: Record) -> tuple[int, int]:
    """A step that may be taken now, by chance or by one of the deciders."""
    try:
        if state.chance:
            return CHANCE, int(state.draw(rng))
        seat = one_of(list(state.deciders), rng)
        legal = [int(action) for action in state.legal(seat)]
        if manner == "mixed":
            manner = _MIXED[rng.below(len(_MIXED))]
        return seat, legal[0] if manner == "first" else legal[-1] if manner == "last" else one_of(legal, rng)
    except Exception as error:
        raise LawBroken(1, f"there is no step to take: {type(error).__name__}: {error}", record) from error


def walk(record: Record) -> Iterator[State]:
    """The one state that the record's steps are played on, in place: at the start and after each step."""
    state = record.game.start(record.seats, record.options)
    yield state
    for number, (seat, action) in enumerate(record.steps):
        take(state, seat, action, record, number)
        yield state


def moments(record: Record) -> list[State]:
    """The state at the start and after each step, each an object of its own."""
    return [state.copy() for state in walk(record)]


def sample(count: int, many: int, rng: Rng) -> list[int]:
    """So many different numbers below ``count``, ascending; the last is always among them."""
    numbers = list(range(count - 1))
    rng.shuffle(numbers)
    return sorted([*numbers[: many - 1], count - 1])


def one_of(items: list[int], rng: Rng) -> int:
    """One of these numbers, each equally likely."""
    return int(items[rng.below(len(items))])


def viewers(seats: int) -> list[int | None]:
    """All who look at a table: each seat, and a spectator."""
    return [*range(seats), None]
