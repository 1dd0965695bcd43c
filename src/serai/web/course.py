"""How a game that is over went, for its replay: everybody's chances to win, turning points, moments, luck.

It is found with everything open, hidden things included: it is shown only to who looks at the game with everything
open, as anybody may once it is over.
"""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from serai.bots import Budget
from serai.bots.coach import explained
from serai.bots.lookahead import look
from serai.core.texts import Text
from serai.lab.analysis import Choice, analyse
from serai.web.replays import Replay, opened

_MOMENTS = 3
"""So many are told of each player."""
_LEAST = 0.01
"""What cost less of the chance to win did not matter."""


class Point(Struct, frozen=True):
    """Everybody's chances after so many steps, where a turn begins or the game ends."""

    at: int
    chances: tuple[float, ...]


class Change(Struct, frozen=True):
    """A turn that changed the chances much."""

    at: int
    """After how many steps it began."""
    seat: int
    before: tuple[float, ...]
    after: tuple[float, ...]


class Moment(Struct, frozen=True):
    """A choice that mattered, as there was a better one."""

    at: int
    """After how many steps it was to be made."""
    seat: int
    did: str
    better: str
    why: tuple[str, ...]
    """What the better one would have changed, that can be counted."""
    cost: tuple[str, ...]
    """What speaks against it."""
    could: float
    """The chance to win with the better one."""
    got: float
    """And with what was done."""


class Course(Struct, frozen=True):
    """How a game went."""

    steps: int
    points: tuple[Point, ...]
    changes: tuple[Change, ...]
    moments: tuple[Moment, ...]
    """Of all players, in their order."""
    luck: tuple[float, ...]
    """What chance gave each seat or took from it, as a change of its chance to win."""
    lost: tuple[float, ...]
    """What each seat lost by its own choices."""


# ---------------------------------------------------------------------- in the worker


def course(text: str, lang: str) -> Course:
    """How the game of this record went, told in this language."""
    replay = opened(text)
    found = analyse(replay.record)
    seats = range(found.seats)

    moments = [_moment(replay, choice, lang) for seat in seats for choice in found.mistakes(seat, _MOMENTS)]
    return Course(
        steps=found.steps,
        points=(
            *(Point(turn.step - 1, turn.before) for turn in found.turns),
            *(Point(found.steps, turn.after) for turn in found.turns[-1:]),
        ),
        changes=tuple(Change(turn.step - 1, turn.seat, turn.before, turn.after) for turn in found.turning_points()),
        moments=tuple(sorted((one for one in moments if one.could - one.got >= _LEAST), key=lambda one: one.at)),
        luck=tuple(found.luck_of(seat) for seat in seats),
        lost=tuple(found.lost_by(seat) for seat in seats),
    )


def _moment(replay: Replay, choice: Choice, lang: str) -> Moment:
    """A choice in words, with what speaks for the better one."""
    state, seat = replay.session.at(choice.step - 1), choice.seat
    view = state.view(seat)

    def say(text: Text) -> str:
        return replay.game.words.say(text, lang)

    prospects = look(state, seat, list(state.legal(seat)), lambda: False)
    advised = explained(state, view, prospects, choice.better, Budget(), instead=choice.action)
    counted = bool(advised.reasons.good)
    return Moment(
        at=choice.step - 1,
        seat=seat,
        did=say(replay.game.label(view, choice.action)),
        better=say(replay.game.label(view, choice.better)),
        why=tuple(say(text) for text in advised.good) if counted else (),
        cost=tuple(say(text) for text in advised.bad) if counted else (),
        could=choice.could,
        got=choice.got,
    )


# ---------------------------------------------------------------------- in the server

WIDTH, HEIGHT = 1000, 200
"""The size of the drawing, in units of its own; it is stretched to the room there is."""


class Strip(Struct, frozen=True):
    """A turn as a part of the drawing that can be clicked."""

    at: int
    x: float
    width: float
    turning: bool
    told: str


class Spot(Struct, frozen=True):
    """A moment that mattered, in the drawing."""

    at: int
    seat: int
    x: float
    y: float
    told: str


class Drawing(Struct, frozen=True):
    """Where everything lies in the drawing of a course."""

    steps: int
    now: float
    lines: tuple[str, ...]
    """For each seat the points of its line, as SVG writes them."""
    strips: tuple[Strip, ...]
    spots: tuple[Spot, ...]


def drawing(told: Course, names: Sequence[str], at: int, moments: Sequence[str]) -> Drawing:
    """The course drawn. ``moments`` are the words about each moment that mattered, ``at`` is what is looked at."""
    places = [point.at for point in told.points]
    ends = [*places[1:], told.steps]
    turning = {change.at for change in told.changes}

    def x(step: int) -> float:
        return round(WIDTH * step / max(told.steps, 1), 2)

    def y(chance: float) -> float:
        return round(HEIGHT * (1 - chance), 2)

    strips = tuple(
        Strip(
            point.at, x(point.at), max(x(end) - x(point.at), 0.5), point.at in turning, _standing(names, point.chances)
        )
        for point, end in zip(told.points, ends, strict=True)
    )
    return Drawing(
        steps=told.steps,
        now=x(at),
        lines=tuple(
            " ".join(f"{x(point.at)},{y(point.chances[seat])}" for point in told.points) for seat in range(len(names))
        ),
        strips=strips,
        spots=tuple(
            Spot(one.at, one.seat, x(one.at), y(_chance(told.points, one.at, one.seat)), words)
            for one, words in zip(told.moments, moments, strict=True)
        ),
    )


def _standing(names: Sequence[str], chances: Sequence[float]) -> str:
    return "\n".join(f"{name}: {percent(chance)}" for name, chance in zip(names, chances, strict=True))


def _chance(points: Sequence[Point], at: int, seat: int) -> float:
    """A seat's chance at any moment, as its line shows it."""
    for one, following in pairwise(points):
        if one.at <= at <= following.at:
            part = (at - one.at) / max(following.at - one.at, 1)
            return one.chances[seat] + part * (following.chances[seat] - one.chances[seat])
    return points[-1].chances[seat]


def percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{100 * chance:.0f} %"


def points(change: float) -> str:
    """A change of a chance, in percentage points."""
    return f"{100 * change:+.0f}".replace("-", "−") if round(100 * change) else "0"
