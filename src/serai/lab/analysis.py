"""One game looked back upon: everybody's chances, turning points, mistakes, and luck apart from choice.

It looks at the whole truth, hidden things included, so it is for games that are over. All chances are those of the
game's own evaluation; a mistake is measured by how far the greedy bot, which looks to the end of the turn, thinks it
could have got instead.
"""

from bisect import bisect_right

from msgspec import Struct

from serai.bots.lookahead import look
from serai.core.odds import softmax
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.lab.chances import advice_of
from serai.lab.plots import lines
from serai.lab.work import WorkMap, batches

_MOST_OUTCOMES = 40
"""Of more outcomes than this a sample is weighed."""
_LEAST_SWING = 0.05
_AT_ONCE = 40
"""So many steps are one part of shared work."""


class Turn(Struct, frozen=True):
    """A run of decisions by one seat."""

    step: int
    """The number of its first step, from 1."""
    seat: int
    before: tuple[float, ...]
    """Each seat's chance to win when the turn began."""
    after: tuple[float, ...]
    """And when the next one began."""

    @property
    def swing(self) -> float:
        """The greatest change of anybody's chance."""
        return max(abs(now - was) for was, now in zip(self.before, self.after, strict=True))


class Choice(Struct, frozen=True):
    """A decision for which there was a better one."""

    step: int
    seat: int
    action: int
    better: int
    lost: float
    """How much of the chance to win it cost."""
    could: float = 0.0
    """The chance to win with the better one."""

    @property
    def got(self) -> float:
        """The chance to win with what was done."""
        return self.could - self.lost


class Luck(Struct, frozen=True):
    """What chance gave to each seat: the change of its chance to win against what could be expected."""

    step: int
    action: int
    gained: tuple[float, ...]


class Analysis(Struct, frozen=True):
    """A game looked back upon."""

    game: str
    seats: int
    steps: int
    turns: tuple[Turn, ...]
    choices: tuple[Choice, ...]
    luck: tuple[Luck, ...]

    def turning_points(self, most: int = 5) -> list[Turn]:
        """The turns that changed chances most, in their order."""
        great = sorted((turn for turn in self.turns if turn.swing >= _LEAST_SWING), key=lambda turn: -turn.swing)
        return sorted(great[:most], key=lambda turn: turn.step)

    def mistakes(self, seat: int, most: int = 3) -> list[Choice]:
        """The choices of a seat that cost most, the worst first; of each turn only the worst."""
        starts = [turn.step for turn in self.turns]
        worst: dict[int, Choice] = {}
        for choice in self.choices:
            turn = bisect_right(starts, choice.step)
            if choice.seat == seat and (turn not in worst or choice.lost > worst[turn].lost):
                worst[turn] = choice
        return sorted(worst.values(), key=lambda choice: -choice.lost)[:most]

    def luck_of(self, seat: int) -> float:
        """All that chance gave to a seat or took from it, as a change of its chance to win."""
        return sum(fallen.gained[seat] for fallen in self.luck)

    def lost_by(self, seat: int) -> float:
        """All that a seat lost by its own choices."""
        return sum(choice.lost for choice in self.choices if choice.seat == seat)

    def svg(self, names: list[str], title: str, ends: tuple[str, str]) -> str:
        """Everybody's chances over the game; turning points are marked."""
        course = [turn.before for turn in self.turns] + [turn.after for turn in self.turns[-1:]]
        places = {turn.step: place for place, turn in enumerate(self.turns)}
        last = max(len(course) - 1, 1)
        marks = [(places[turn.step] / last, f"{names[turn.seat]}: {turn.step}") for turn in self.turning_points()]
        series = [(name, [chances[seat] for chances in course]) for seat, name in enumerate(names)]
        return lines(series, title, lambda value: f"{100 * value:.0f} %", ends, most=1.0, marks=marks)

    def _repr_svg_(self) -> str:
        return self.svg([str(seat + 1) for seat in range(self.seats)], self.game, ("", ""))


def analyse(record: Record, work: WorkMap | None = None) -> Analysis:
    """Look back upon a game. With ``work`` several processes look at parts of it; they find the same."""
    state = record.game.start(record.seats, record.options)
    starts: list[tuple[int, int, tuple[float, ...]]] = []
    for place, (seat, action) in enumerate(record.steps):
        if seat != CHANCE and (not starts or starts[-1][1] != seat):
            starts.append((place + 1, seat, tuple(state.chances())))
        state.apply(seat, action)
    ends = [chances for _, _, chances in starts[1:]] + [tuple(state.chances())]
    turns = tuple(Turn(step, seat, before, after) for (step, seat, before), after in zip(starts, ends, strict=False))
    if work is None:
        found = [_look_at(record, range(len(record.steps)))]
    else:
        text = record.dumps()
        found = list(work(_look_at_part, ((text, part) for part in batches(0, len(record.steps), _AT_ONCE))))
    choices = tuple(choice for part, _ in found for choice in part)
    luck = tuple(fallen for _, part in found for fallen in part)
    return Analysis(record.game.id, record.seats, len(record.steps), turns, choices, luck)


def _look_at_part(part: tuple[str, range]) -> tuple[list[Choice], list[Luck]]:
    """The same of a game as text: so it travels to another process."""
    text, steps = part
    return _look_at(Record.loads(text), steps)


def _look_at(record: Record, steps: range) -> tuple[list[Choice], list[Luck]]:
    """What these steps cost and brought."""
    choices: list[Choice] = []
    luck: list[Luck] = []
    state = record.replay(steps.start)
    for place in steps:
        seat, action = record.steps[place]
        if seat == CHANCE:
            fallen = _luck(state, action)
            if fallen is not None:
                luck.append(Luck(place + 1, action, fallen))
        else:
            choice = _choice(state, place + 1, seat, action)
            if choice is not None:
                choices.append(choice)
        state.apply(seat, action)
    return choices, luck


def _luck(state: State, fell: int) -> tuple[float, ...] | None:
    """What this outcome gives to each seat, against the mean of all; None if chance had no choice."""
    outcomes = [(int(action), float(weight)) for action, weight in state.outcomes()]
    if len(outcomes) < 2:
        return None
    weighed = outcomes
    if len(outcomes) > _MOST_OUTCOMES:
        rng = Rng(len(outcomes))
        weighed = [(int(state.draw(rng)), 1.0) for _ in range(_MOST_OUTCOMES)]
    total = sum(weight for _, weight in weighed)
    expected = [0.0] * int(state.seats)
    kept: dict[int, list[float]] = {}
    for outcome in {action for action, _ in weighed} | {fell}:
        twin = state.copy()
        twin.apply(CHANCE, outcome)
        kept[outcome] = twin.chances()
    for action, weight in weighed:
        for seat, chance in enumerate(kept[action]):
            expected[seat] += weight / total * chance
    return tuple(chance - mean for chance, mean in zip(kept[fell], expected, strict=True))


def _choice(state: State, step: int, seat: int, action: int) -> Choice | None:
    """What a choice cost against the best that the greedy bot sees; None if it cost nothing."""
    legal = [int(other) for other in state.legal(seat)]
    if len(legal) < 2:
        return None
    worth = {int(seen.action): float(seen.worth) for seen in look(state, seat, list(legal), _never)}
    better = max(legal, key=lambda other: worth[other])
    others = [state.evaluate(rival) for rival in range(state.seats) if rival != seat]
    scale = advice_of(state).scale
    could = softmax([worth[better], *others], scale)[0]
    lost = could - softmax([worth[action], *others], scale)[0]
    return Choice(step, seat, action, better, lost, could) if lost > 1e-6 else None


def _never() -> bool:
    """There is no hurry."""
    return False
