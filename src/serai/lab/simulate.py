"""Ten thousand games before breakfast: plays many games between bots and sums them up."""

from collections.abc import Callable
from functools import lru_cache
from html import escape
from time import perf_counter

from msgspec import Struct

from serai.core.game import Game
from serai.core.options import Value
from serai.core.record import Record
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.lab.players import Fault, player
from serai.lab.statistics import Share, Spread, share, spread_of
from serai.lab.work import WorkMap, in_batches, pack, unpack, work_map

Progress = Callable[[int], None]
Steps = list[tuple[int, int]]


class Plan(Struct, frozen=True):
    """Which games to play: everything a worker process needs to play its part of them."""

    game: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    """One name for each seat."""
    seed: int
    data: str | None = None
    seconds: float = 10.0
    """What somebody's own program has for a decision."""


class Result(Struct, frozen=True):
    """How one game went."""

    number: int
    decisions: int
    ending: str
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    faults: tuple[str, ...] = ()
    """For each seat why its player lost by failing; empty if nobody did."""


class Report(Struct, frozen=True):
    """What many games show."""

    game: str
    seats: int
    options: dict[str, Value]
    games: int
    bots: tuple[str, ...]
    seed: int
    decisions: Spread
    wins: tuple[Share, ...]
    """For each seat its share of victories (a shared one counts in part), with a 95 % confidence interval."""
    mean_scores: tuple[float, ...]
    endings: dict[str, int]
    seconds: float

    def _repr_html_(self) -> str:
        """The seats as a table, for notebooks."""
        rows = "".join(
            f"<tr><td>{seat + 1} {escape(bot)}</td><td>{won.share:.1%}</td><td>{won.low:.1%} – {won.high:.1%}</td>"
            f"<td>{score:.1f}</td></tr>"
            for seat, (bot, won, score) in enumerate(zip(self.bots, self.wins, self.mean_scores, strict=True))
        )
        head = "<tr><th>seat</th><th>won</th><th>95 %</th><th>mean score</th></tr>"
        return f"<table><caption>{escape(self.game)}, {self.games} games</caption>{head}{rows}</table>"


@lru_cache(maxsize=8)
def table_of(game: str, data: str | None) -> Game:
    """The game with these data, made once in a process. Raises UnknownGame or BadData."""
    return find_game(game, data, "own")


def simulate(
    game: str,
    seats: int,
    options: dict[str, Value],
    games: int,
    bots: tuple[str, ...],
    seed: int = 0,
    jobs: int = 1,
    data: str | None = None,
    on_progress: Progress | None = None,
    on_record: Callable[[Result, Record], None] | None = None,
    work: WorkMap | None = None,
) -> Report:
    """Play so many games and sum them up. The same seed gives the same games, however many jobs share the work.

    ``bots`` names one bot for each seat, or one for all. ``on_progress`` hears now and then how many games are played.
    ``on_record`` gets each game as it was played, in the order of their numbers; without it workers send sums alone.
    ``work`` says who does it, if not so many processes of this machine.
    Raises SeraiError for what cannot be played.
    """
    table = table_of(game, data)
    record = Record(table, options, seats)
    names = bots * seats if len(bots) == 1 else bots
    plan = Plan(game, seats, record.options, names, seed, data)
    work = work or work_map(jobs)
    began = perf_counter()
    sums = Tally.of(seats)
    if on_record is None:
        for part in in_batches(work, _tally_part, plan, 0, games):
            sums.merge(part)
            if on_progress is not None:
                on_progress(sums.games)
        return sums.report(plan, table.endings, perf_counter() - began)
    for packed in in_batches(work, _play_part, plan, 0, games):
        for result, steps in unpack(packed, _Played):
            sums.add(result)
            played = Record(table, record.options, seats, {seat: f"bot {name}" for seat, name in enumerate(names)})
            played.steps = steps
            on_record(result, played)
        if on_progress is not None:
            on_progress(sums.games)
    return sums.report(plan, table.endings, perf_counter() - began)


class Tally(Struct):
    """The sums of many games: as large after a billion games as after a thousand, and the same in whatever order."""

    games: int
    decisions: dict[int, int]
    """How many games took so many decisions."""
    wins: list[dict[int, int]]
    """For each seat how many victories it shared with so many, itself counted."""
    scores: list[int]
    endings: dict[str, int]

    @staticmethod
    def of(seats: int) -> "Tally":
        """Nothing has been played."""
        return Tally(0, {}, [{} for _ in range(seats)], [0] * seats, {})

    def add(self, result: Result) -> None:
        """One more game."""
        self.games += 1
        self.decisions[result.decisions] = self.decisions.get(result.decisions, 0) + 1
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        winners = result.ranking.count(1)
        for seat, (rank, score) in enumerate(zip(result.ranking, result.scores, strict=True)):
            self.scores[seat] += score
            if rank == 1:
                self.wins[seat][winners] = self.wins[seat].get(winners, 0) + 1

    def merge(self, other: "Tally") -> None:
        """All games of another tally of the same table."""
        self.games += other.games
        for own, given in zip((self.decisions, *self.wins), (other.decisions, *other.wins), strict=True):
            for key, count in given.items():
                own[key] = own.get(key, 0) + count
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        for seat, points in enumerate(other.scores):
            self.scores[seat] += points

    def report(self, plan: Plan, endings: tuple[str, ...], seconds: float) -> Report:
        """What these games show together."""
        won = [sum(count / sharing for sharing, count in sorted(seat.items())) for seat in self.wins]
        return Report(
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            games=self.games,
            bots=plan.bots,
            seed=plan.seed,
            decisions=spread_of(self.decisions),
            wins=tuple(share(victories, self.games) for victories in won),
            mean_scores=tuple(points / max(self.games, 1) for points in self.scores),
            endings={name: self.endings.get(name, 0) for name in endings},
            seconds=seconds,
        )


def play_one(table: Game, plan: Plan, number: int) -> tuple[Result, Record]:
    """One game of the plan; its number decides all its chances.

    A player that fails (only somebody's own program can) has lost: its seat goes on at random, and ranks last.
    """
    luck = Rng((plan.seed << 32) + number)
    minds = [luck.fork() for _ in plan.bots]
    players = [player(name, seat, plan.seconds) for seat, name in enumerate(plan.bots)]
    for seat, sitting in enumerate(players):
        sitting.begin(table, plan.options, plan.seats, seat, minds[seat])
    record = Record(table, plan.options, plan.seats)
    state: State = table.start(plan.seats, plan.options)
    decisions = 0
    faults = [""] * plan.seats
    while not state.over:
        if state.chance:
            seat, action = CHANCE, int(state.draw(luck))
        else:
            seat = state.deciders[0]
            legal = state.legal(seat)
            try:
                action = players[seat].choose(state.view(seat) if players[seat].looks else {}, legal)
            except Fault as fault:
                faults[seat] = str(fault)
                players[seat] = player("random", seat, plan.seconds)
                players[seat].begin(table, plan.options, plan.seats, seat, minds[seat])
                action = players[seat].choose({}, legal)
            decisions += 1
        state.apply(seat, action)
        record.add(seat, action)
    ranking = ranked_last(state.ranking, faults)
    for sitting in players:
        sitting.end(ranking, state.scores)
    told = tuple(faults) if any(faults) else ()
    return Result(number, decisions, state.ending, ranking, state.scores, told), record


def ranked_last(ranking: tuple[int, ...], faults: list[str]) -> tuple[int, ...]:
    """The ranking with those who failed behind all others.

    >>> ranked_last((1, 2, 3), ["late", "", ""])
    (3, 1, 2)
    """
    places = [(bool(fault), rank) for fault, rank in zip(faults, ranking, strict=True)]
    return tuple(1 + sum(other < place for other in places) for place in places)


def _tally_part(part: tuple[Plan, range]) -> Tally:
    """Play the games of these numbers, and add them up where they were played."""
    plan, numbers = part
    table = table_of(plan.game, plan.data)
    sums = Tally.of(plan.seats)
    for number in numbers:
        sums.add(play_one(table, plan, number)[0])
    return sums


_Played = list[tuple[Result, Steps]]


def _play_part(part: tuple[Plan, range]) -> bytes:
    """Play the games of these numbers, and send each with its steps."""
    plan, numbers = part
    table = table_of(plan.game, plan.data)
    played: _Played = []
    for number in numbers:
        result, record = play_one(table, plan, number)
        played.append((result, record.steps))
    return pack(played)
