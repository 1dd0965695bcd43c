"""Which bot is stronger: games in which all bots sit at all seats under the same luck, until the answer is clear."""

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from itertools import combinations, islice, permutations
from math import factorial
from time import perf_counter

from msgspec import Struct

from serai.core.options import Value
from serai.core.record import Record
from serai.lab.ratings import Rating, Ratings
from serai.lab.sequential import Duel, mean_interval
from serai.lab.simulate import Plan, Result, Steps, play_one, table_of
from serai.lab.speech import LabError
from serai.lab.statistics import Share
from serai.lab.work import WorkMap, in_batches, pack, unpack, work_map


class BadContest(LabError):
    """These bots cannot be compared so."""


class Contest(Struct, frozen=True):
    """Who plays what; the seed decides every deal."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int = 0
    data: str | None = None
    seconds: float = 10.0
    """What somebody's own program has for a decision."""


class Played(Struct, frozen=True):
    """One game of a deal: which bot sat at each seat, and how it ended."""

    line_up: tuple[int, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    ending: str
    faults: tuple[str, ...] = ()
    """For each seat why its bot lost by failing; empty if none did."""


class Deal(Struct, frozen=True):
    """All games under the same luck: each bot has sat at each seat equally often."""

    number: int
    games: tuple[Played, ...]


class Comparison(Struct, frozen=True):
    """Two bots: the difference of their shares, and what is clear about it."""

    first: str
    second: str
    difference: Share
    answer: str
    """``better`` or ``worse`` (the first), ``even`` within the margin, or empty: not clear yet."""


class Standing(Struct, frozen=True):
    """One bot after all deals."""

    bot: str
    share: Share
    """Of the games it played in, those it won (a shared victory counts in part)."""
    rating: Rating
    mean_score: float
    faults: dict[str, int]
    """How often it failed, and how: ``late``, ``gone``, ``nonsense``, ``illegal``."""


class ArenaReport(Struct, frozen=True):
    """What an arena has shown."""

    contest: Contest
    deals: int
    games: int
    even_share: float
    """The share of a bot that is as strong as the others."""
    standings: tuple[Standing, ...]
    comparisons: tuple[Comparison, ...]
    margin: float
    clear: bool
    """Whether every comparison has its answer."""
    seconds: float

    def _repr_html_(self) -> str:
        """The standings as a table, for notebooks."""
        rows = "".join(
            f"<tr><td>{escape(one.bot)}</td><td>{one.share.share:.1%}</td>"
            f"<td>{one.share.low:.1%} – {one.share.high:.1%}</td><td>{one.rating.rating:.1f}</td></tr>"
            for one in sorted(self.standings, key=lambda one: -one.share.share)
        )
        head = "<tr><th>bot</th><th>won</th><th>95 %</th><th>rating</th></tr>"
        return f"<table><caption>{escape(self.contest.game)}, {self.games} games</caption>{head}{rows}</table>"


def contest(
    game: str,
    bots: Sequence[str],
    seats: int,
    options: dict[str, Value] | None = None,
    seed: int = 0,
    data: str | None = None,
    seconds: float = 10.0,
) -> Contest:
    """A contest of these bots. Raises SeraiError for what cannot be played."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadContest("arena-needs-bots", bots=", ".join(bots)[:200])
    table = table_of(game, data)
    chosen = Record(table, options or {}, seats).options
    return Contest(game, table.version, seats, chosen, tuple(bots), seed, data, seconds)


def line_ups(bots: int, seats: int, deal: int) -> list[tuple[int, ...]]:
    """Who sits where in the games of a deal: every bot at every seat equally often.

    Of more bots than seats every company plays; fewer bots take turns around the table. From deal to deal the
    order around the table changes, so that nobody always sits behind the same neighbour.

    >>> line_ups(2, 2, 0), line_ups(2, 3, 0)
    ([(0, 1), (1, 0)], [(0, 1, 0), (1, 0, 1)])
    """
    games: list[tuple[int, ...]] = []
    for company in combinations(range(bots), min(bots, seats)):
        first, *others = company
        order = next(islice(permutations(others), deal % factorial(len(others)), None))
        circle = (first, *order)
        games += (tuple(circle[(seat + turn) % len(circle)] for seat in range(seats)) for turn in range(len(circle)))
    return games


Dealt = tuple[Deal, list[Steps]]
"""A deal, and the steps of each of its games."""


def play_deal(terms: Contest, number: int) -> Dealt:
    """The deal of this number, which decides all its chance."""
    table = table_of(terms.game, terms.data)
    games: list[Played] = []
    steps: list[Steps] = []
    for line_up in line_ups(len(terms.bots), terms.seats, number):
        sitting = tuple(terms.bots[bot] for bot in line_up)
        plan = Plan(terms.game, terms.seats, terms.options, sitting, terms.seed, terms.data, terms.seconds)
        result, record = play_one(table, plan, number)
        games.append(_played(line_up, result))
        steps.append(record.steps)
    return Deal(number, tuple(games)), steps


def _deals(part: tuple[Contest, range]) -> bytes:
    """The deals of these numbers, packed."""
    return pack([play_deal(part[0], number)[0] for number in part[1]])


def _deals_and_steps(part: tuple[Contest, range]) -> bytes:
    """The deals of these numbers with the steps of their games, packed."""
    return pack([play_deal(part[0], number) for number in part[1]])


def _played(line_up: tuple[int, ...], result: Result) -> Played:
    return Played(line_up, result.ranking, result.scores, result.decisions, result.ending, result.faults)


class Arena:
    """Sums up deals in their order, and says when the answer is clear.

    ``margin`` is the difference of shares below which two bots count as even. All answers together are wrong at most
    as often as ``error``, whenever one stops. It keeps a few numbers of each deal, not its games.
    """

    def __init__(self, terms: Contest, margin: float = 0.05, error: float = 0.05) -> None:
        self.contest = terms
        self.margin = margin
        self.deals = 0
        self._games = 0
        pairs = list(combinations(range(len(terms.bots)), 2))
        self._duels = {pair: Duel(margin, error / len(pairs)) for pair in pairs}
        self._shares = [array("d") for _ in terms.bots]
        self._ratings = Ratings(len(terms.bots))
        self._points = [0 for _ in terms.bots]
        self._sat = [0 for _ in terms.bots]
        self._faults: list[Counter[str]] = [Counter() for _ in terms.bots]

    def add(self, deal: Deal) -> None:
        """The next deal. The games of a deal are not independent of each other: a deal counts as one observation."""
        self.deals += 1
        won = shares_of(deal, len(self.contest.bots))
        for bot, share in enumerate(won):
            self._shares[bot].append(share)
        for (first, second), duel in self._duels.items():
            duel.see(won[first] - won[second])
        for game in deal.games:
            self._add_game(game)

    def _add_game(self, game: Played) -> None:
        self._games += 1
        self._ratings.add(game.line_up, game.ranking)
        for bot, points in zip(game.line_up, game.scores, strict=True):
            self._points[bot] += points
            self._sat[bot] += 1
        for bot, fault in zip(game.line_up, game.faults, strict=False):  # none for anybody if nobody failed
            if fault:
                self._faults[bot][fault] += 1

    @property
    def clear(self) -> bool:
        """Whether every two bots are known to differ, or to be even."""
        return all(duel.answer for duel in self._duels.values())

    def report(self, seconds: float = 0.0) -> ArenaReport:
        """What the deals so far show."""
        bots = self.contest.bots
        ratings = self._ratings.now()
        return ArenaReport(
            contest=self.contest,
            deals=self.deals,
            games=self._games,
            even_share=1 / min(len(bots), self.contest.seats),
            standings=tuple(
                Standing(
                    name,
                    mean_interval(self._shares[bot]),
                    ratings[bot],
                    self._points[bot] / max(self._sat[bot], 1),
                    dict(sorted(self._faults[bot].items())),
                )
                for bot, name in enumerate(bots)
            ),
            comparisons=tuple(
                Comparison(bots[first], bots[second], duel.difference(), duel.answer)
                for (first, second), duel in self._duels.items()
            ),
            margin=self.margin,
            clear=self.clear,
            seconds=seconds,
        )


def shares_of(deal: Deal, bots: int) -> list[float]:
    """For each bot the share of victories in the games it played in; a shared victory counts in part."""
    won, played = [0.0] * bots, [0] * bots
    for game in deal.games:
        winners = [bot for bot, rank in zip(game.line_up, game.ranking, strict=True) if rank == 1]
        for bot in winners:
            won[bot] += 1 / len(winners)
        for bot in set(game.line_up):
            played[bot] += 1
    return [victories / games for victories, games in zip(won, played, strict=True)]


OnDeal = Callable[[Deal], None]
OnRecords = Callable[[Deal, list[Record]], None]


def arena(
    terms: Contest,
    games: int,
    *,
    margin: float = 0.05,
    whole: bool = False,
    done: Iterable[Deal] = (),
    jobs: int = 1,
    work: WorkMap | None = None,
    on_deal: OnDeal | None = None,
    on_records: OnRecords | None = None,
) -> ArenaReport:
    """Play deals until the answer is clear, or (with ``whole``, in any case) until so many games are played.

    ``done`` are the first deals, of an earlier run that was interrupted. Each new deal is given to ``on_deal``, and to
    ``on_records`` with the records of its games, in order; without the latter workers do not send the games' steps.
    The same contest gives the same report, however many jobs share the work.
    """
    began = perf_counter()
    sums = Arena(terms, margin)
    most = deals_for(terms, games)
    for deal in islice(done, most):
        sums.add(deal)
        if sums.clear and not whole:
            return sums.report(perf_counter() - began)
    for deal, steps in _play(terms, sums.deals, most, work or work_map(jobs), on_records is not None):
        if on_records is not None:
            on_records(deal, _records(terms, deal, steps))
        if on_deal is not None:
            on_deal(deal)
        sums.add(deal)
        if sums.clear and not whole:
            break
    return sums.report(perf_counter() - began)


def deals_for(terms: Contest, games: int) -> int:
    """How many whole deals so many games make; at least one."""
    return max(1, games // len(line_ups(len(terms.bots), terms.seats, 0)))


def _play(terms: Contest, first: int, most: int, work: WorkMap, with_steps: bool) -> Iterator[Dealt]:
    """The deals of these numbers, in order; the steps of their games only if they are wanted."""
    if with_steps:
        for packed in in_batches(work, _deals_and_steps, terms, first, most):
            yield from unpack(packed, list[Dealt])
    else:
        for packed in in_batches(work, _deals, terms, first, most):
            yield from ((deal, []) for deal in unpack(packed, list[Deal]))


def _records(terms: Contest, deal: Deal, steps: list[Steps]) -> list[Record]:
    table = table_of(terms.game, terms.data)
    records: list[Record] = []
    for game, taken in zip(deal.games, steps, strict=True):
        names = {seat: f"bot {terms.bots[bot]}" for seat, bot in enumerate(game.line_up)}
        record = Record(table, terms.options, terms.seats, names)
        record.steps = taken
        records.append(record)
    return records
