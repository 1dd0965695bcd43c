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
    mean, most = _number(terminal, length.mean, 1), str(length.most)
    terminal.line(terminal.say("sim-length", mean=mean, low=str(length.p5), high=str(length.p95), most=most))
    terminal.line()
    terminal.show(_wins(terminal, game, report))
    terminal.line()
    terminal.show(_endings(terminal, game, report))
    speed = report.games / report.seconds if report.seconds > 0 else 0.0
    digits = 0 if speed >= 10 else 1
    seconds = _number(terminal, report.seconds, 1)
    terminal.line()
    terminal.line(terminal.say("sim-speed", seconds=seconds, speed=_number(terminal, speed, digits)))


def _number(terminal: Terminal, value: float, digits: int) -> str:
    """A number as it is written in the user's language."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if terminal.lang == "nl" else text


def _percent(terminal: Terminal, part: float) -> str:
    return f"{_number(terminal, 100 * part, 1)} %"


def _table(terminal: Terminal, *heads: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(terminal.fit(head), justify="left" if number == 0 else "right")
    return table


def _wins(terminal: Terminal, game: Game, report: Report) -> Table:
    say = terminal.say
    heads = [say("sim-seat"), say("sim-bot"), say("sim-wins"), say("sim-interval")]
    table = _table(terminal, *heads, *([say("sim-points")] if game.points else []))
    for seat, won in enumerate(report.wins):
        name = game.words.say(game.seat_at(seat, report.options), terminal.lang)
        interval = f"{_percent(terminal, won.low)} – {_percent(terminal, won.high)}"
        row = [f"{seat + 1} {name}", level_name(terminal, report.bots[seat]), _percent(terminal, won.share), interval]
        row += [_number(terminal, report.mean_scores[seat], 1)] if game.points else []
        table.add_row(*(terminal.fit(cell) for cell in row))
    return table


def _endings(terminal: Terminal, game: Game, report: Report) -> Table:
    table = _table(terminal, terminal.say("sim-ending"), terminal.say("sim-games"), terminal.say("sim-share"))
    for name, count in report.endings.items():
        spoken = game.words.say(Text(f"ending-{name}"), terminal.lang)
        share = count / report.games if report.games else 0.0
        table.add_row(terminal.fit(spoken), _number(terminal, count, 0), _percent(terminal, share))
    return table
