"""``serai sim GAME``: many games between bots, and what they show."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import chosen_options, chosen_seats, named_game, using
from serai.cli.many import (
    check_all_played,
    check_any_played,
    named_bots,
    progress,
    records_folder,
    shared_work,
    until_interrupted,
)
from serai.cli.report import write_report
from serai.cli.saving import write_record
from serai.cli.speech import Complaint
from serai.cli.table import default_level
from serai.cli.terminal import Terminal
from serai.core.record import Record
from serai.lab.decisions import decisions_file, decisions_of
from serai.lab.simulate import Result, simulate


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Play the games, show a bar meanwhile if a person looks on, then write the report."""
    game = named_game(arguments)
    options = chosen_options(arguments, game.options)
    names = named_bots(arguments.text("bots") or default_level())
    default = len(names) if len(names) > 1 else game.seats[0]
    asked = chosen_seats(arguments, game)
    seats = default if asked is None else asked
    game.start(seats, options)
    if len(names) not in (1, seats):
        raise Complaint("bots-and-seats", bots=len(names), seats=seats)
    games = arguments.number("games", 1, 10_000_000, 1000) or 1
    seed = arguments.number("seed", 0, 2**31 - 1, 0) or 0
    bots = names * seats if len(names) == 1 else names
    with (
        shared_work(arguments) as (jobs, shared),
        until_interrupted(shared) as work,
        progress(terminal) as bar,
        ExitStack() as files,
    ):
        task = bar.add_task(terminal.say("sim-playing", game=game.title), total=games)

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        keepers = list(_keepers(arguments, files, f"{game.id}-{seats}-{seed}"))

        def keep(result: Result, record: Record) -> None:
            for keeper in keepers:
                keeper(result, record)

        on_record = keep if keepers else None
        report = simulate(game.id, seats, options, games, bots, seed, jobs, game.own_data, advance, on_record, work)
    check_any_played(work, report.games)
    if arguments.on("json"):
        facts = msgspec.to_builtins(report) | {"rules": game.version}
        terminal.out.file.write(msgspec.json.format(msgspec.json.encode(facts), indent=2).decode() + "\n")
    else:
        write_report(terminal, game, report)
    check_all_played(work, report.games, games)
    return 0


def _keepers(arguments: Arguments, files: ExitStack, name: str) -> Iterator[Callable[[Result, Record], None]]:
    """What is done with each game: its record is kept, its decisions are written, if asked. Raises SeraiError."""
    if (given := arguments.text("record-dir")) is not None:
        folder = records_folder(given)
        yield lambda result, record: write_record(record, folder / f"{name}-{result.number + 1:06}.serai")
    if (path := arguments.text("decisions")) is not None:
        with using(path):
            file = decisions_file(Path(path))
        files.callback(using(path)(file.close))

        def add(result: Result, record: Record) -> None:
            with using(path):
                file.add(decisions_of(record, result.number, result.ranking))

        yield add


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
        Flag("ray", "ray"),
        Flag("data", "file"),
        Flag("json"),
        Flag("record-dir", "folder"),
        Flag("decisions", "file"),
    ),
    run,
)
