"""``serai sim GAME``: many games between bots, and what they show."""

import os
from collections.abc import Callable
from pathlib import Path

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
from serai.core.record import Record
from serai.lab.simulate import Result, simulate


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
    seed = arguments.number("seed", 0, 2**31 - 1, 0) or 0
    bots = names * seats if len(names) == 1 else names
    folder = arguments.text("record-dir")
    with _progress(terminal) as bar:
        task = bar.add_task(terminal.say("sim-playing", game=game.title), total=games)

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        keep = None if folder is None else _keeper(_folder(folder), game.id, seats, seed)
        report = simulate(game.id, seats, options, games, bots, seed, jobs, game.own_data, advance, keep)
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


def _keeper(folder: Path, game: str, seats: int, seed: int) -> Callable[[Result, Record], None]:
    """Writes the record of each game into the folder, under its number."""

    def keep(result: Result, record: Record) -> None:
        write_record(record, folder / f"{game}-{seats}-{seed}-{result.number + 1:06}.serai")

    return keep


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
