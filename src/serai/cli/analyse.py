"""``serai analyse FILE``: a game looked back upon, as text, as a drawing or as JSON."""

import msgspec

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import load_record, write_bytes
from serai.cli.many import shared_work
from serai.cli.report import number, percent, table
from serai.cli.speech import Complaint
from serai.cli.table import caller
from serai.cli.terminal import Terminal
from serai.core.record import Record
from serai.core.state import State
from serai.lab.analysis import Analysis, analyse


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Analyse a game that is over, and tell what was found."""
    record = load_record(arguments.name("file"))
    states = list(record.states())
    if not states[-1].over:
        raise Complaint("analyse-not-over")
    with shared_work(arguments) as (jobs, work):
        found = analyse(record, work if jobs > 1 or arguments.text("ray") else None)
    svg = arguments.text("svg")
    if svg is not None:
        drawing = found.svg(_names(terminal, record, states[-1]), record.game.title, ("1", str(found.steps)))
        if svg == "-":
            terminal.out.file.write(drawing + "\n")
            return 0
        write_bytes(svg, drawing.encode())
        terminal.line(terminal.say("written", file=svg))
    elif arguments.on("json"):
        terminal.out.file.write(msgspec.json.encode(found).decode() + "\n")
    else:
        _write(terminal, record, states, found)
    return 0


def _names(terminal: Terminal, record: Record, end: State) -> list[str]:
    view = end.view()
    return [caller(terminal, record.game, record.names, seat, view) for seat in range(record.seats)]


def _write(terminal: Terminal, record: Record, states: list[State], found: Analysis) -> None:
    say, names = terminal.say, _names(terminal, record, states[-1])
    terminal.rule(record.game.title)
    rows = table(terminal, say("analyse-player"), say("analyse-result"), say("analyse-luck"), say("analyse-choices"))
    for seat, name in enumerate(names):
        luck, lost = _points(terminal, found.luck_of(seat)), _points(terminal, -found.lost_by(seat))
        rows.add_row(terminal.fit(name), f"{states[-1].ranking[seat]}", luck, lost)
    terminal.show(rows)
    terminal.line(say("analyse-about"))
    terminal.line()
    terminal.line(say("analyse-turning-points"), "bold")
    for turn in found.turning_points():
        changes = ", ".join(
            f"{names[seat]} {percent(terminal, was)} → {percent(terminal, now)}"
            for seat, (was, now) in enumerate(zip(turn.before, turn.after, strict=True))
        )
        terminal.line(say("analyse-turn", step=str(turn.step), player=names[turn.seat], changes=changes), indent=2)
    terminal.line()
    terminal.line(say("analyse-mistakes"), "bold")
    for seat in range(record.seats):
        for choice in found.mistakes(seat):
            state = states[choice.step - 1]
            lost = percent(terminal, choice.lost)
            did, better = (_label(terminal, state, seat, action) for action in (choice.action, choice.better))
            step = str(choice.step)
            told = say("analyse-mistake", step=step, player=names[seat], did=did, better=better, lost=lost)
            terminal.line(told, indent=2)


def _label(terminal: Terminal, state: State, seat: int, action: int) -> str:
    text: str = state.game.words.say(state.game.label(state.view(seat), action), terminal.lang)
    return text


def _points(terminal: Terminal, value: float) -> str:
    """A change of a chance to win, in percentage points."""
    return f"{'+' if value > 0 else ''}{number(terminal, 100 * value, 1)}"


COMMAND = Command(
    "analyse",
    (Operand("file"),),
    (Flag("svg", "file"), Flag("json"), Flag("jobs", "number"), Flag("ray", "ray")),
    run,
)
