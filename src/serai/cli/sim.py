"""``serai sim GAME``: many games between bots, and what they show."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.bots import bot
from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import chosen_options, chosen_seats, named_game
from serai.cli.report import write_report
from serai.cli.saving import write_record
from serai.cli.speech import Complaint, file_trouble
from serai.cli.table import default_level
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.record import Record
from serai.core.registry import game as find_game
from serai.lab.simulate import Plan, Report, Result, play_one, simulate, sum_up

_PART = 5
"""So many games a worker plays and saves at a time."""


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Play the games, show a bar meanwhile if a person looks on, then write the report."""
    game = named_game(arguments)
    options = chosen_options(arguments, game.options)
    names = _bots(arguments)
    default = len(names) if len(names) > 1 else game.seats[0]
    asked = chosen_seats(arguments, game)
    seats = default if asked is None else asked
    game.start(seats, options)
    if len(names) not in (1, seats):
        raise Complaint("bots-and-seats", bots=len(names), seats=seats)
    games = arguments.number("games", 1, 10_000_000, 1000) or 1
    jobs = arguments.number("jobs", 1, 1024, os.cpu_count() or 1) or 1
    plan = Plan(
        game=game.id,
        seats=seats,
        options=options,
        bots=names * seats if len(names) == 1 else names,
        seed=arguments.number("seed", 0, 2**31 - 1, 0) or 0,
        data=game.own_data,
    )
    folder = arguments.text("record-dir")
    with _progress(terminal) as bar:
        task = bar.add_task(terminal.say("sim-playing", game=game.title), total=games)

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        if folder is None:
            report = simulate(plan.game, seats, options, games, plan.bots, plan.seed, jobs, plan.data, advance)
        else:
            report = _recorded(game, plan, games, jobs, _folder(folder), advance)
    if arguments.on("json"):
        facts = msgspec.to_builtins(report) | {"rules": game.version}
        terminal.out.file.write(msgspec.json.format(msgspec.json.encode(facts), indent=2).decode() + "\n")
    else:
        write_report(terminal, game, report)
    return 0


def _bots(arguments: Arguments) -> tuple[str, ...]:
    """The bots that were named, one for all seats or one for each. Raises UnknownBot."""
    names = tuple(name.strip() for name in (arguments.text("bots") or default_level()).split(","))
    for name in names:
        bot(name)
    return names


def _folder(name: str) -> Path:
    """The folder for the records, made if need be. Raises Complaint."""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(error, name) from error
    return Path(name)


def _progress(terminal: Terminal) -> Progress:
    """A bar on the error stream; none when that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)


def _recorded(game: Game, plan: Plan, games: int, jobs: int, folder: Path, advance: Callable[[int], None]) -> Report:
    """As ``simulate`` does, and a record of each game in the folder: the same games, by the same numbers."""
    began = perf_counter()
    results: list[Result] = []
    parts = [range(first, min(first + _PART, games)) for first in range(0, games, _PART)]
    pool = ProcessPoolExecutor(min(jobs, len(parts)), get_context("forkserver"), signal, (SIGINT, SIG_IGN))
    try:
        for done in as_completed([pool.submit(_play_part, plan, part) for part in parts]):
            for result, steps in done.result():
                record = Record(game, plan.options, plan.seats, {s: f"bot {name}" for s, name in enumerate(plan.bots)})
                record.steps = steps
                write_record(record, folder / f"{plan.game}-{plan.seats}-{plan.seed}-{result.number + 1:06}.serai")
                results.append(result)
            advance(len(results))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    results.sort(key=lambda result: result.number)
    return sum_up(plan, results, game.endings, perf_counter() - began)


def _play_part(plan: Plan, numbers: range) -> list[tuple[Result, list[tuple[int, int]]]]:
    """What a worker plays: results and steps."""
    table = find_game(plan.game, plan.data, "own")
    games = (play_one(table, plan, number) for number in numbers)
    return [(result, record.steps) for result, record in games]


COMMAND = Command(
    "sim",
    (Operand("game"),),
    (
        Flag("games", "number"),
        Flag("seats", "number"),
        Flag("option", "option", many=True),
        Flag("bots", "bots"),
        Flag("seed", "seed"),
        Flag("jobs", "number"),
        Flag("data", "file"),
        Flag("json"),
        Flag("record-dir", "folder"),
    ),
    run,
)
