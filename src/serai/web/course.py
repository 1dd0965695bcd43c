"""How a game that is over went, for its replay: everybody's chances to win, turning points, mistakes, luck.

It is found with everything open, hidden things included: it is shown only to who looks at the game with everything
open, as anybody may once it is over.
"""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from serai.core.state import State
from serai.lab.analysis import Analysis, Choice, analyse
from serai.web.replays import opened

_MISTAKES = 3
"""So many are told of each player."""
_LEAST = 0.02
"""What cost less of the chance to win is not called a mistake."""


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


class Mistake(Struct, frozen=True):
    """A choice for which there was a better one."""

    at: int
    """After how many steps it stands on the table."""
    seat: int
    did: str
    better: str
    lost: float


class Course(Struct, frozen=True):
    """How a game went."""

    steps: int
    points: tuple[Point, ...]
    changes: tuple[Change, ...]
    mistakes: tuple[Mistake, ...]
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

    def label(state: State, seat: int, action: int) -> str:
        return replay.game.words.say(replay.game.label(state.view(seat), action), lang)

    mistakes = []
    for choice in sorted(_mistakes(found), key=lambda choice: choice.step):
        state = replay.session.at(choice.step - 1)
        did, better = (label(state, choice.seat, action) for action in (choice.action, choice.better))
        mistakes.append(Mistake(choice.step, choice.seat, did, better, choice.lost))
    return Course(
        steps=found.steps,
        points=(
            *(Point(turn.step - 1, turn.before) for turn in found.turns),
            *(Point(found.steps, turn.after) for turn in found.turns[-1:]),
        ),
        changes=tuple(Change(turn.step - 1, turn.seat, turn.before, turn.after) for turn in found.turning_points()),
        mistakes=tuple(mistakes),
        luck=tuple(found.luck_of(seat) for seat in seats),
        lost=tuple(found.lost_by(seat) for seat in seats),
    )


def _mistakes(found: Analysis) -> list[Choice]:
    return [
        choice for seat in range(found.seats) for choice in found.mistakes(seat, _MISTAKES) if choice.lost >= _LEAST
    ]


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
    """A mistake in the drawing."""

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


def drawing(told: Course, names: Sequence[str], at: int, mistakes: Sequence[str]) -> Drawing:
    """The course drawn. ``mistakes`` are the words about each mistake, ``at`` is the moment that is looked at."""
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
            Spot(wrong.at, wrong.seat, x(wrong.at), y(_chance(told.points, wrong.at, wrong.seat)), words)
            for wrong, words in zip(told.mistakes, mistakes, strict=True)
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
