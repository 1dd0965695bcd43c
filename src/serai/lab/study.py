"""What games are like: length, choices, leads, and what winners did. Several kinds of table can be set side by side."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape

from msgspec import Struct

from serai.core.game import Game
from serai.core.options import Value
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.core.view import View
from serai.lab.simulate import Plan, play_one, table_of
from serai.lab.statistics import Difference, Share, mean, mean_difference, share, share_difference, spread
from serai.lab.work import WorkMap, in_batches, pack, unpack, work_map

TENTHS = 10
"""A game is looked at in so many parts of equal length."""
_EXAMPLE_GAMES = 100


class Facts(Struct, frozen=True):
    """What one game was like."""

    number: int
    decisions: int
    turns: int
    """Runs of decisions by one seat."""
    ending: str
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    choices: tuple[float, ...]
    """The mean number of legal actions, in each tenth of the game."""
    winner_chance: tuple[float, ...]
    """The chance that who won in the end had, at the beginning of each tenth, and at the end."""
    lead_changes: int
    decided_at: float
    """The part of the game after which the winner had the best chances for good; 0: from the beginning."""
    done: tuple[tuple[int, ...], ...]
    """For each seat the actions that it took, each once."""


class Table(Struct, frozen=True):
    """A kind of table: what is played there, and what a report calls it."""

    label: str
    options: dict[str, Value]
    data: str | None = None


class Study(Struct, frozen=True):
    """A kind of table, and the games that were played at it."""

    table: Table
    games: tuple[Facts, ...]

    def _repr_html_(self) -> str:
        """What is told of every game as one number, for notebooks; games without points have none of their own."""
        rows = "".join(
            f"<tr><td>{name}</td><td>{mean(values):.2f}</td><td>{around.p5} – {around.p95}</td></tr>"
            for name, values, around in ((n, v, spread([round(x) for x in v])) for n, v in _figures(self))
        )
        caption = f"<caption>{escape(self.table.label)}, {len(self.games)} games</caption>"
        return f"<table>{caption}<tr><th></th><th>mean</th><th>90 % of games</th></tr>{rows}</table>"


def study(
    game: str,
    seats: int,
    tables: Sequence[Table],
    games: int,
    bots: tuple[str, ...],
    seed: int = 0,
    jobs: int = 1,
    work: WorkMap | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> list[Study]:
    """Play so many games at each table, under the same luck. Raises SeraiError for what cannot be played.

    The same seed gives the same studies, however many jobs share the work.
    """
    names = bots * seats if len(bots) == 1 else bots
    plans = [
        Plan(game, seats, Record(table_of(game, table.data), table.options, seats).options, names, seed, table.data)
        for table in tables
    ]
    work = work or work_map(jobs)
    found: list[Study] = []
    for table, plan in zip(tables, plans, strict=True):
        facts: list[Facts] = []
        for played in in_batches(work, _study_part, plan, 0, games):
            facts += unpack(played, list[Facts])
            if on_progress is not None:
                on_progress(len(found) * games + len(facts))
        found.append(Study(table, tuple(facts)))
    return found


def study_part(part: tuple[Plan, range]) -> list[Facts]:
    """The games of these numbers."""
    plan, numbers = part
    table = table_of(plan.game, plan.data)
    return [facts_of(play_one(table, plan, number)[1], number) for number in numbers]


def _study_part(part: tuple[Plan, range]) -> bytes:
    """The same, packed for the way to another process."""
    return pack(study_part(part))


class Moment(Struct, frozen=True):
    """A decision in a game: how much of the game lies before it, and how things stood."""

    decisions: int
    seat: int
    choices: int
    chances: list[float]
    """The chance of each seat to win, when the turn began in which this was decided."""


def moments_of(record: Record) -> Iterator[Moment]:
    """Every decision of a game."""
    state = record.game.start(record.seats, record.options)
    decisions, last, chances = 0, CHANCE, [1 / record.seats] * record.seats
    for seat, action in record.steps:
        if seat != CHANCE:
            if seat != last:
                chances = state.chances()
            yield Moment(decisions, seat, len(state.legal(seat)), chances)
            decisions += 1
            last = seat
        state.apply(seat, action)


def facts_of(record: Record, number: int = 0) -> Facts:
    """What the game of this record, which is over, was like."""
    moments = list(moments_of(record))
    end = record.replay()
    winners = [seat for seat, rank in enumerate(end.ranking) if rank == 1]
    last = max(len(moments) - 1, 0)
    choices: list[list[int]] = [[] for _ in range(TENTHS)]
    leaders: list[int] = []
    for moment in moments:
        choices[TENTHS * moment.decisions // len(moments)].append(moment.choices)
        best = max(moment.chances)
        held = bool(leaders) and moment.chances[leaders[-1]] == best
        leaders.append(leaders[-1] if held else moment.chances.index(best))
    behind = [moment.decisions + 1 for moment, leader in zip(moments, leaders, strict=True) if leader not in winners]
    starts = [moments[round(last * tenth / TENTHS)].chances for tenth in range(TENTHS)] if moments else []
    return Facts(
        number=number,
        decisions=len(moments),
        turns=sum(1 for place, m in enumerate(moments) if place == 0 or m.seat != moments[place - 1].seat),
        ending=end.ending,
        ranking=end.ranking,
        scores=end.scores,
        choices=tuple(mean(part) for part in choices),
        winner_chance=(*(mean([chances[seat] for seat in winners]) for chances in starts), 1.0 / len(winners)),
        lead_changes=sum(1 for place, leader in enumerate(leaders) if place > 0 and leader != leaders[place - 1]),
        decided_at=max(behind, default=0) / max(len(moments), 1),
        done=tuple(tuple(sorted({a for who, a in record.steps if who == seat})) for seat in range(record.seats)),
    )


# ---------------------------------------------------------------------- what the facts show

FIGURES: dict[str, Callable[[Facts], float]] = {
    "decisions": lambda facts: facts.decisions,
    "turns": lambda facts: facts.turns,
    "decisions-a-turn": lambda facts: facts.decisions / max(facts.turns, 1),
    "choices": lambda facts: mean([value for value in facts.choices if value]),
    "lead-changes": lambda facts: facts.lead_changes,
    "decided-at": lambda facts: 100 * facts.decided_at,
    "winning-score": lambda facts: max(facts.scores),
    "winning-margin": lambda facts: max(facts.scores) - sorted(facts.scores)[-2],
}
"""What is told of every game as one number. ``decided-at`` is in percent."""


def _figures(found: Study) -> list[tuple[str, list[float]]]:
    return [(name, figure(found, name)) for name in FIGURES] if found.games else []


def figure(found: Study, name: str) -> list[float]:
    """One figure of each game."""
    return [float(FIGURES[name](facts)) for facts in found.games]


def figure_difference(other: Study, first: Study, name: str) -> Difference:
    """How much more the other games have of a figure than the first."""
    return mean_difference(figure(other, name), figure(first, name))


def seat_wins(found: Study) -> list[Share]:
    """For each seat its share of victories; a shared one counts in part."""
    seats = len(found.games[0].ranking) if found.games else 0
    won = [sum(_victory(facts, seat) for facts in found.games) for seat in range(seats)]
    return [share(victories, len(found.games)) for victories in won]


class Deed(Struct, frozen=True):
    """Who took an action, beside who did not."""

    number: int
    action: str
    """Its notation."""
    seats: int
    """How often a seat took it in a game."""
    share: float
    """The part of all seats of all games that took it."""
    wins: Share
    wins_without: Share
    difference: Difference


def deeds(found: Study, game: Game, least: float = 0.05) -> list[Deed]:
    """What winners did that losers did not: every action that some took and some did not, great differences first.

    These are many comparisons: one in twenty intervals lies beside the truth. And what goes with winning need not lead
    to it.
    """
    seats = [(set(done), _victory(facts, seat)) for facts in found.games for seat, done in enumerate(facts.done)]
    told: list[Deed] = []
    for action in sorted(set().union(*(done for done, _ in seats)) if seats else ()):
        took = [won for done, won in seats if action in done]
        left = [won for done, won in seats if action not in done]
        if min(len(took), len(left)) < max(5, least * len(seats)):
            continue
        with_it, without = share(sum(took), len(took)), share(sum(left), len(left))
        part = len(took) / len(seats)
        difference = share_difference(with_it, without)
        told.append(Deed(action, game.notate(action), len(took), part, with_it, without, difference))
    return sorted(told, key=lambda deed: -abs(deed.difference.difference))


def examples(game: Game, table: Table, seats: int, actions: Iterable[int]) -> dict[int, View]:
    """For each of these actions a moment of some random game in which it was open, as who could take it saw it.

    So an action can be told in words, which a view is needed for. What was not met in a hundred games is not there.
    """
    wanted, found = set(actions), dict[int, View]()
    for seed in range(_EXAMPLE_GAMES):
        rng, state = Rng(seed), game.start(seats, table.options)
        while wanted and not state.over:
            if state.chance:
                state.apply(CHANCE, state.draw(rng))
                continue
            seat = state.deciders[0]
            legal = state.legal(seat)
            if met := wanted.intersection(legal):
                found |= dict.fromkeys(met, state.view(seat))
                wanted -= met
            state.apply(seat, legal[rng.below(len(legal))])
        if not wanted:
            break
    return found


def _victory(facts: Facts, seat: int) -> float:
    return 1 / facts.ranking.count(1) if facts.ranking[seat] == 1 else 0.0
