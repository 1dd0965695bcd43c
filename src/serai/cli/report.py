"""What many games show, as tables in a terminal."""

from rich import box
from rich.table import Table

from serai.cli.table import level_name
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.options import Option
from serai.core.texts import Text
from serai.lab.simulate import Report


def write_report(terminal: Terminal, game: Game, report: Report) -> None:
    """Length, victories by seat with their 95 % confidence intervals, endings and speed."""
    terminal.rule(game.title)
    chosen = ", ".join(f"{key}={Option.write(value)}" for key, value in report.options.items()) or "-"
    terminal.line(terminal.say("sim-head", games=report.games, seats=report.seats, seed=str(report.seed)))
    terminal.line(terminal.say("sim-options", options=chosen))
    length = report.decisions
    mean, most = number(terminal, length.mean, 1), str(length.most)
    terminal.line(terminal.say("sim-length", mean=mean, low=str(length.p5), high=str(length.p95), most=most))
    terminal.line()
    terminal.show(_wins(terminal, game, report))
    terminal.line()
    terminal.show(_endings(terminal, game, report))
    speed = report.games / report.seconds if report.seconds > 0 else 0.0
    digits = 0 if speed >= 10 else 1
    seconds = number(terminal, report.seconds, 1)
    terminal.line()
    terminal.line(terminal.say("sim-speed", seconds=seconds, speed=number(terminal, speed, digits)))


def number(terminal: Terminal, value: float, digits: int) -> str:
    """A number as it is written in the user's language."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if terminal.lang == "nl" else text


def percent(terminal: Terminal, part: float) -> str:
    """A share as a percentage."""
    return f"{number(terminal, 100 * part, 1)} %"


def table(terminal: Terminal, *heads: str) -> Table:
    """An empty table with these heads."""
    empty = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for place, head in enumerate(heads):
        empty.add_column(terminal.fit(head), justify="left" if place == 0 else "right")
    return empty


def _wins(terminal: Terminal, game: Game, report: Report) -> Table:
    say = terminal.say
    heads = [say("sim-seat"), say("sim-bot"), say("sim-wins"), say("sim-interval")]
    wins = table(terminal, *heads, *([say("sim-points")] if game.points else []))
    for seat, won in enumerate(report.wins):
        name = game.words.say(game.seat_at(seat, report.options), terminal.lang)
        interval = f"{percent(terminal, won.low)} – {percent(terminal, won.high)}"
        row = [f"{seat + 1} {name}", level_name(terminal, report.bots[seat]), percent(terminal, won.share), interval]
        row += [number(terminal, report.mean_scores[seat], 1)] if game.points else []
        wins.add_row(*(terminal.fit(cell) for cell in row))
    return wins


def _endings(terminal: Terminal, game: Game, report: Report) -> Table:
    endings = table(terminal, terminal.say("sim-ending"), terminal.say("sim-games"), terminal.say("sim-share"))
    for name, count in report.endings.items():
        spoken = game.words.say(Text(f"ending-{name}"), terminal.lang)
        share = count / report.games if report.games else 0.0
        endings.add_row(terminal.fit(spoken), number(terminal, count, 0), percent(terminal, share))
    return endings
