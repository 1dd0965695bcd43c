"""``serai lab GAME``: a report of what games are like, as one HTML file; several kinds of table side by side."""

from pathlib import Path

import msgspec

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import chosen_options, chosen_seats, data_name, named_game, read_text, write_bytes
from serai.cli.many import (
    check_all_played,
    check_any_played,
    named_bots,
    progress,
    shared_work,
    until_interrupted,
)
from serai.cli.speech import Complaint, InFile
from serai.cli.table import default_level
from serai.cli.terminal import Terminal
from serai.core.errors import BadData
from serai.core.game import Game
from serai.core.options import Option, Value, complete
from serai.lab.page import Page
from serai.lab.study import Table, study


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Play the games of each table, then write the report."""
    game = named_game(arguments)
    names = named_bots(arguments.text("bots") or default_level())
    asked = chosen_seats(arguments, game)
    seats = game.seats[0] if asked is None else asked
    if len(names) not in (1, seats):
        raise Complaint("bots-and-seats", bots=len(names), seats=seats)
    tables = _tables(terminal, arguments, game, seats)
    games = arguments.number("games", 1, 1_000_000, 200)
    seed = arguments.number("seed", 0, 2**31 - 1, 0)
    with shared_work(arguments) as (jobs, shared), until_interrupted(shared) as work, progress(terminal) as bar:
        task = bar.add_task(terminal.say("sim-playing", game=game.title), total=games * len(tables))

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        studies = study(game.id, seats, tables, games, names, seed, jobs, work, advance)
    played = [found for found in studies if found.games]
    count = sum(len(found.games) for found in played)
    check_any_played(work, count)
    if arguments.on("json"):
        terminal.out.file.write(msgspec.json.encode(played).decode() + "\n")
    else:
        _write(terminal, arguments, Page(game, played, names, seed, terminal.lang))
    check_all_played(work, count, games * len(tables))
    return 0


def _write(terminal: Terminal, arguments: Arguments, page: Page) -> None:
    path = arguments.text("html") or f"serai-{page.game.id}.html"
    write_bytes(path, page.html().encode())
    terminal.line(terminal.say("written", file=path))


def _tables(terminal: Terminal, arguments: Arguments, game: Game, seats: int) -> list[Table]:
    """The table that was asked for, and what it is to be compared with. Raises SeraiError."""
    options = chosen_options(arguments, game.options)
    varied = arguments.text("vary")
    if varied is not None:
        option = next((option for option in game.options if option.key == varied), None)
        if option is None:
            keys = ", ".join(option.key for option in game.options) or "-"
            raise Complaint("lab-no-option", game=game.title, option=varied[:40], options=keys)
        tables = _varied(terminal, game, seats, options, option)
    else:
        tables = [Table(_label(terminal, arguments), options, game.own_data)]
    return tables + [_other(game, options, what) for what in arguments.texts("compare")]


def _varied(terminal: Terminal, game: Game, seats: int, options: dict[str, Value], option: Option) -> list[Table]:
    """A table for each value of an option that goes with the rest; those that do not are named. Raises SeraiError."""
    tables: list[Table] = []
    for value in option.values:
        chosen, label = options | {option.key: value}, f"{option.key}={Option.write(value)}"
        clash = game.clash(seats, chosen)
        if clash is None:
            tables.append(Table(label, chosen, game.own_data))
        else:
            reason = game.words.say(clash, terminal.lang)
            terminal.complain(terminal.say("lab-left-out", value=label, reason=reason))
    if not tables:
        game.start(seats, options | {option.key: option.values[0]})
    return tables


def _label(terminal: Terminal, arguments: Arguments) -> str:
    given = [*arguments.texts("option"), *([data_name(arguments.text("data") or "")] if arguments.on("data") else [])]
    return ", ".join(given) or terminal.say("lab-as-it-comes")


def _other(game: Game, options: dict[str, Value], what: str) -> Table:
    """A table to compare with: other options (KEY=VALUE,...) or another data file."""
    if "=" in what and not Path(what).exists():
        pairs = (part.partition("=") for part in what.split(","))
        changed: dict[str, Value] = {key.strip(): value.strip() for key, _, value in pairs}
        return Table(what, complete(game.options, options | changed), game.own_data)
    text = read_text(what)
    try:
        game.with_data(text, data_name(what))
    except BadData as error:
        raise InFile(what, error) from error
    return Table(data_name(what), options, text)


COMMAND = Command(
    "lab",
    (Operand("game"),),
    (
        Flag("games", "number"),
        Flag("seats", "number"),
        Flag("option", "option", many=True),
        Flag("compare", "compare", many=True),
        Flag("vary", "key"),
        Flag("bots", "bots"),
        Flag("seed", "seed"),
        Flag("jobs", "number"),
        Flag("ray", "ray"),
        Flag("data", "file"),
        Flag("html", "file"),
        Flag("json"),
    ),
    run,
)
