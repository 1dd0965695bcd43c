"""``serai arena GAME``: bots against each other at all seats under the same luck, until it is clear who is stronger."""

import msgspec
from rich.table import Table

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
from serai.cli.report import number, percent, table
from serai.cli.saving import write_record
from serai.cli.speech import Complaint
from serai.cli.table import level_name
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.options import Option
from serai.core.record import Record
from serai.lab.arena import ArenaReport, Contest, Deal, OnRecords, arena, contest, deals_for
from serai.lab.journal import Journal
from serai.lab.statistics import Share

_ANSWERS = {"better": "arena-better", "worse": "arena-worse", "even": "arena-even", "": "arena-open"}

_FAULTS = {"late": "arena-late", "gone": "arena-gone", "nonsense": "arena-nonsense", "illegal": "arena-illegal"}


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Play deals with a bar meanwhile if a person looks on, then tell who is stronger."""
    game = named_game(arguments)
    bots = arguments.text("bots")
    names = () if bots is None else named_bots(bots)
    asked = chosen_seats(arguments, game)
    seats = game.seats[0] if asked is None else asked
    seed = arguments.number("seed", 0, 2**31 - 1, 0)
    seconds = arguments.seconds("think") or 10.0
    terms = contest(game.id, names, seats, chosen_options(arguments, game.options), seed, game.own_data, seconds)
    games = arguments.number("games", 1, 10_000_000, 1000)
    margin = arguments.number("margin", 1, 50, 5) / 100
    keep = _keeper(arguments, terms)
    journal = _journal(arguments, terms)
    done = [] if journal is None else list(journal.deals)
    with shared_work(arguments) as (_, shared), until_interrupted(shared) as work, progress(terminal) as bar:
        task = bar.add_task(terminal.say("sim-playing", game=game.title), total=deals_for(terms, games))
        bar.update(task, completed=len(done))

        def on_deal(deal: Deal) -> None:
            if journal is not None:
                with using(journal.path):
                    journal.add(deal)
            bar.update(task, completed=deal.number + 1)

        report = arena(
            terms,
            games,
            margin=margin,
            whole=arguments.on("whole"),
            done=done,
            work=work,
            on_deal=on_deal,
            on_records=keep,
        )
    check_any_played(work, report.deals)
    if arguments.on("json"):
        terminal.out.file.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        _write(terminal, game, report)
    if report.clear and not arguments.on("whole"):
        return 0
    if journal is not None and work.interrupted and report.deals < deals_for(terms, games):
        raise Complaint("arena-interrupted", file=str(journal.path))
    check_all_played(work, report.deals, deals_for(terms, games))
    return 0


def _keeper(arguments: Arguments, terms: Contest) -> OnRecords | None:
    """Writes the records of each deal into the folder that was named, under the numbers of deal and game."""
    name = arguments.text("record-dir")
    if name is None:
        return None
    folder = records_folder(name)

    def keep(deal: Deal, records: list[Record]) -> None:
        for place, record in enumerate(records):
            file = f"{terms.game}-{terms.seats}-{terms.seed}-{deal.number + 1:06}-{place + 1}.serai"
            write_record(record, folder / file)

    return keep


def _journal(arguments: Arguments, terms: Contest) -> Journal | None:
    """The journal that was named, with what it holds already. Raises Complaint or BadJournal."""
    name = arguments.text("journal")
    if name is None:
        return None
    with using(name):
        return Journal(name, terms)


def _write(terminal: Terminal, game: Game, report: ArenaReport) -> None:
    say, terms = terminal.say, report.contest
    chosen = ", ".join(f"{key}={Option.write(value)}" for key, value in terms.options.items()) or "-"
    terminal.rule(game.title)
    terminal.line(say("arena-head", games=report.games, deals=report.deals, seats=terms.seats, seed=str(terms.seed)))
    terminal.line(say("sim-options", options=chosen))
    terminal.line()
    terminal.show(_standings(terminal, game, report))
    terminal.line(say("arena-even-share", share=percent(terminal, report.even_share)))
    for standing in report.standings:
        for fault, times in standing.faults.items():
            terminal.line(say(_FAULTS[fault], bot=level_name(terminal, standing.bot), times=times))
    terminal.line()
    for found in report.comparisons:
        first, second = level_name(terminal, found.first), level_name(terminal, found.second)
        answer = say(_ANSWERS[found.answer], first=first, second=second)
        terminal.line(say("arena-compared", answer=answer, difference=_points(terminal, found.difference)))
    terminal.line()
    terminal.line(say("arena-clear" if report.clear else "arena-not-clear"))


def _standings(terminal: Terminal, game: Game, report: ArenaReport) -> Table:
    say = terminal.say
    heads = [say("sim-bot"), say("sim-wins"), say("sim-interval"), say("arena-rating"), say("sim-interval")]
    rows = table(terminal, *heads, *([say("sim-points")] if game.points else []))
    for standing in sorted(report.standings, key=lambda standing: -standing.share.share):
        won, rating = standing.share, standing.rating
        row = [
            level_name(terminal, standing.bot),
            percent(terminal, won.share),
            f"{percent(terminal, won.low)} – {percent(terminal, won.high)}",
            number(terminal, rating.rating, 1),
            f"{number(terminal, rating.low, 1)} – {number(terminal, rating.high, 1)}",
        ]
        row += [number(terminal, standing.mean_score, 1)] if game.points else []
        rows.add_row(*(terminal.fit(cell) for cell in row))
    return rows


def _points(terminal: Terminal, difference: Share) -> str:
    """A difference of shares in percentage points, with its interval."""
    middle, low, high = (
        number(terminal, 100 * value, 1) for value in (difference.share, difference.low, difference.high)
    )
    return terminal.say("arena-difference", difference=middle, low=low, high=high)


COMMAND = Command(
    "arena",
    (Operand("game"),),
    (
        Flag("bots", "bots"),
        Flag("games", "number"),
        Flag("seats", "number"),
        Flag("option", "option", many=True),
        Flag("seed", "seed"),
        Flag("margin", "percent"),
        Flag("whole"),
        Flag("think", "seconds"),
        Flag("journal", "file"),
        Flag("jobs", "number"),
        Flag("ray", "ray"),
        Flag("data", "file"),
        Flag("json"),
        Flag("record-dir", "folder"),
    ),
    run,
)
