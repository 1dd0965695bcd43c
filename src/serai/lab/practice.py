"""Tasks for practice, found in games that bots have played, and proved by going through every line of a turn.

What a task asks is done by the player's own steps alone (``serai.core.practice``): a line ends where something else
would have a say, chance, another player, something hidden that comes to light. So all lines of a turn can be gone
through, and how many of them do it is counted, not guessed.
"""

from collections.abc import Callable, Iterator, Sequence
from zlib import crc32

import msgspec
from msgspec import Struct

from serai.core.game import Game
from serai.core.options import Options
from serai.core.practice import ended
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.lab.simulate import Plan, play_one


class Wanted(Struct, frozen=True):
    """What tasks are looked for: a goal, how much of it at the least, and how likely random play may do it."""

    goal: str
    least: int = 1
    most_luck: float = 0.2
    most_share: float = 0.25
    """Of all lines at most this share may do it."""
    tasks: int = 4
    """At most so many are taken."""


class Found(Struct, frozen=True):
    """A task that was found."""

    goal: str
    count: int
    seat: int
    lines: int
    solving: int
    luck: float
    solution: tuple[str, ...]
    position: str

    @property
    def id(self) -> str:
        """A name that stays with this position and goal, in whatever order tasks stand."""
        return f"{self.goal}-{self.count}-{crc32(self.position.encode()) & 0xFFFF:04x}"


class _Node(Struct):
    have: tuple[int, ...]
    ended: bool
    ways: list[tuple[int, bytes]]


class Counted(Struct, frozen=True):
    """How many lines there are, how many of them reach what is asked, and how likely random play does."""

    lines: int
    solving: int
    luck: float
    line: tuple[int, ...] | None
    """A shortest line that does it."""


class Tree:
    """All that a seat can do in its turn from a position, and how much of each of some goals it reaches."""

    def __init__(self, goals: Sequence[str], start: State, seat: int, most: int) -> None:
        self.start = start
        self.seat = seat
        self.game: Game = start.game
        self._goals = tuple(goals)
        self._seen = start.view(seat)
        self._nodes: dict[bytes, _Node] = {}
        self._root = _key(start)
        self.whole = self._grow(most)
        """Whether all lines were gone through; else there were more than ``most`` positions."""

    def _grow(self, most: int) -> bool:
        waiting = [(self._root, self.start)]
        while waiting:
            key, state = waiting.pop()
            if key in self._nodes:
                continue
            if len(self._nodes) >= most:
                return False
            view = state.view(self.seat)
            measures = self.game.goals()
            have = tuple(measures[goal](self._seen, view) for goal in self._goals)
            node = self._nodes[key] = _Node(have, ended(self.seat, self.start, state), [])
            if not node.ended:
                for action in state.legal(self.seat):
                    following = state.copy()
                    following.apply(self.seat, action)
                    there = _key(following)
                    node.ways.append((int(action), there))
                    waiting.append((there, following))
        return True

    def most(self, goal: str) -> int:
        """The most of a goal that can be reached."""
        place = self._goals.index(goal)
        return max(node.have[place] for node in self._nodes.values())

    def count(self, goal: str, count: int) -> Counted:
        """The lines, those that reach so much of a goal, the chance that random play does, and a shortest such line."""
        return self._counted(self._root, self._goals.index(goal), count, {})

    def _counted(self, key: bytes, goal: int, count: int, known: dict[bytes, Counted]) -> Counted:
        if (found := known.get(key)) is not None:
            return found
        node = self._nodes[key]
        if node.have[goal] >= count:
            made = Counted(1, 1, 1.0, ())
        elif node.ended or not node.ways:
            made = Counted(1, 0, 0.0, None)
        else:
            parts = [(action, self._counted(there, goal, count, known)) for action, there in node.ways]
            lines = [(action, *part.line) for action, part in parts if part.line is not None]
            made = Counted(
                sum(part.lines for _, part in parts),
                sum(part.solving for _, part in parts),
                sum(part.luck for _, part in parts) / len(parts),
                min(lines, key=len, default=None),
            )
        known[key] = made
        return made


def _key(state: State) -> bytes:
    return msgspec.json.encode(state.dump())


# ---------------------------------------------------------------------- in games


Moment = Callable[[State, bool], bool]
"""Whether a task may begin at a moment at which a seat is to act; and whether this is the beginning of its turn."""


def beginning(_state: State, fresh: bool) -> bool:
    """Tasks begin with a turn."""
    return fresh


def turns(record: Record, rng: Rng, share: int, moment: Moment = beginning) -> Iterator[tuple[int, State]]:
    """Moments at which a task may begin, about one in ``share`` of them: who is to act, and the moment."""
    last = CHANCE
    for state, step in zip(record.states(), [*record.steps, (CHANCE, 0)], strict=True):
        seat = step[0]
        fresh = seat >= 0 and seat != last
        last = seat
        if seat < 0 or state.over or (state.simultaneous and len(state.deciders) < state.seats):
            continue
        if moment(state, fresh) and rng.below(share) == 0:
            yield seat, state


def task_in(tree: Tree, wanted: Wanted) -> Found | None:
    """The task that a moment gives: as much of the goal as can be reached, if that is worth a task."""
    most = tree.most(wanted.goal)
    if most < wanted.least:
        return None
    state, game = tree.start, tree.game
    counted = tree.count(wanted.goal, most)
    if counted.line is None or len(counted.line) < 2 or counted.luck > wanted.most_luck:
        return None
    if counted.solving > wanted.most_share * counted.lines:
        return None
    solution = tuple(game.notate(action) for action in counted.line)
    return Found(
        wanted.goal,
        most,
        tree.seat + 1,
        counted.lines,
        counted.solving,
        float(f"{counted.luck:.3g}"),
        solution,
        state.text(),
    )


def look_for(
    game: Game,
    wanted: Sequence[Wanted],
    *,
    seats: Sequence[int],
    bots: str,
    options: Options,
    seed: int,
    games: int,
    share: int,
    most: int,
    moment: Moment = beginning,
) -> Iterator[Found]:
    """Tasks in games between bots, at most one of each goal from each game; the same seed finds the same."""
    left = {one: one.tasks for one in wanted}
    for number in range(games):
        if not any(left.values()):
            return
        players = seats[number % len(seats)]
        plan = Plan(game.id, players, dict(options), (bots,) * players, seed)
        _, record = play_one(game, plan, number)
        rng = Rng((seed << 20) + number)
        taken: set[str] = set()
        for seat, state in turns(record, rng, share, moment):
            open_ = [one for one in wanted if one.goal not in taken and left[one]]
            tree = Tree([one.goal for one in open_], state, seat, most) if open_ else None
            # the goals for which fewest were found come first, so that no kind of task takes all games
            for one in sorted(open_, key=lambda one: left[one] / one.tasks, reverse=True):
                if tree is not None and tree.whole and (found := task_in(tree, one)) is not None:
                    taken.add(one.goal)
                    left[one] -= 1
                    yield found
                    break
