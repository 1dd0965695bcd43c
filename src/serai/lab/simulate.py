"""Ten thousand games before breakfast: plays many games between bots and sums them up."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter

from msgspec import Struct

from serai.bots import bot
from serai.core.game import Game
from serai.core.options import Value
from serai.core.record import Record
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.lab.statistics import Share, Spread, share, spread

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


class Result(Struct, frozen=True):
    """How one game went."""

    number: int
    decisions: int
    ending: str
    ranking: tuple[int, ...]
    scores: tuple[int, ...]


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
) -> Report:
    """Play so many games and sum them up. The same seed gives the same games, however many jobs share the work.

    ``bots`` names one bot for each seat, or one for all. ``on_record`` gets each game as it was played, in the order
    the games end. Raises SeraiError for what cannot be played.
    """
    table = find_game(game, data, "own")
    record = Record(table, options, seats)
    names = bots * seats if len(bots) == 1 else bots
    plan = Plan(game, seats, record.options, names, seed, data)
    began = perf_counter()
    results: list[Result] = []
    for result, steps in _play_all(plan, games, jobs):
        results.append(result)
        if on_record is not None:
            played = Record(table, record.options, seats, {seat: f"bot {name}" for seat, name in enumerate(names)})
            played.steps = steps
            on_record(result, played)
        if on_progress is not None:
            on_progress(len(results))
    results.sort(key=lambda result: result.number)
    return sum_up(plan, results, table.endings, perf_counter() - began)


def sum_up(plan: Plan, results: list[Result], endings: tuple[str, ...], seconds: float) -> Report:
    """What these results show together."""
    wins = [0.0] * plan.seats
    for result in results:
        winners = [seat for seat, rank in enumerate(result.ranking) if rank == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    games = max(len(results), 1)
    return Report(
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        games=len(results),
        bots=plan.bots,
        seed=plan.seed,
        decisions=spread([result.decisions for result in results]),
        wins=tuple(share(won, len(results)) for won in wins),
        mean_scores=tuple(sum(result.scores[seat] for result in results) / games for seat in range(plan.seats)),
        endings={name: sum(result.ending == name for result in results) for name in endings},
        seconds=seconds,
    )


def play_one(table: Game, plan: Plan, number: int) -> tuple[Result, Record]:
    """One game of the plan; its number decides all its chances."""
    players = [bot(name) for name in plan.bots]
    luck = Rng((plan.seed << 32) + number)
    minds = [luck.fork() for _ in players]
    record = Record(table, plan.options, plan.seats)
    state: State = table.start(plan.seats, plan.options)
    decisions = 0
    while not state.over:
        if state.chance:
            seat, action = CHANCE, int(state.draw(luck))
        else:
            seat = state.deciders[0]
            view = state.view(seat) if players[seat].looks else {}
            action = players[seat].choose(table, view, state.legal(seat), minds[seat])
            decisions += 1
        state.apply(seat, action)
        record.add(seat, action)
    return Result(number, decisions, state.ending, state.ranking, state.scores), record


def _play_all(plan: Plan, games: int, jobs: int) -> Iterator[tuple[Result, Steps]]:
    if jobs <= 1:
        table = find_game(plan.game, plan.data, "own")
        for number in range(games):
            result, record = play_one(table, plan, number)
            yield result, record.steps
        return
    size = max(1, min(50, games // (4 * jobs)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    # Only the parent hears Ctrl-C; it then drops the games that have not begun instead of waiting for them.
    pool = ProcessPoolExecutor(min(jobs, len(parts)), get_context("forkserver"), signal, (SIGINT, SIG_IGN))
    try:
        for done in as_completed([pool.submit(_play_part, plan, part) for part in parts]):
            yield from done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _play_part(plan: Plan, numbers: range) -> list[tuple[Result, Steps]]:
    table = find_game(plan.game, plan.data, "own")
    played = [play_one(table, plan, number) for number in numbers]
    return [(result, record.steps) for result, record in played]
