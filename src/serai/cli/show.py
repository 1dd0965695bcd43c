"""``serai show FILE``: one moment of a game as text (a diagram, or a position), as an SVG drawing or a PNG picture."""

import tempfile
from pathlib import Path

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import chosen_seat, load_record, open_view, write_bytes
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.errors import MissingExtra
from serai.core.game import Game
from serai.core.picture import png
from serai.core.state import State
from serai.core.texts import Text

_WIDE, _NARROW = 1440, 390
"""Pixels across a drawing for a desk and for a phone."""


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Show a moment as a spectator sees it, or a seat, or with everything open if the game is over."""
    record = load_record(arguments.name("file"))
    last = len(record.steps)
    at = arguments.number("at", 0, last, last)
    seat = chosen_seat(arguments, record.seats)
    states = list(record.states())
    if (arguments.on("open") or arguments.on("position")) and not states[-1].over:
        raise Complaint("open-too-soon")
    state = states[at]
    if arguments.on("position"):
        terminal.out.file.write(_position(state))
        return 0
    view = open_view(state) if arguments.on("open") else state.view(seat)
    svg, picture = arguments.text("svg"), arguments.text("png")
    game: Game = record.game
    if svg is None and picture is None:
        terminal.diagram(game.diagram(view, terminal.lang))
        terminal.line(game.words.say(game.prompt(view), terminal.lang), "bold")
        return 0
    legal = [] if seat is None or arguments.on("open") else [int(action) for action in state.legal(seat)]
    narrow = arguments.on("narrow")
    drawing = game.picture(view, legal, lang=terminal.lang, narrow=narrow, width=_NARROW if narrow else _WIDE)
    if svg == "-":
        terminal.out.file.write(drawing + "\n")
    elif svg is not None:
        write_bytes(svg, drawing.encode())
        terminal.line(terminal.say("written", file=svg))
    if picture is not None:
        write_bytes(picture, _png(drawing))
        terminal.line(terminal.say("written", file=picture))
    return 0


def _position(state: State) -> str:
    """The position as text, every hand open. Raises Complaint if the game has no text form."""
    try:
        return state.text()
    except NotImplementedError as error:
        raise Complaint("no-positions", game=state.game.title) from error


def _png(drawing: str) -> bytes:
    """The drawing as a PNG picture. Raises MissingExtra if the part that makes it is not installed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.png"
        try:
            png(drawing, path)
        except RuntimeError as error:
            raise MissingExtra(Text("error-missing-extra", {"extra": "picture"})) from error
        return path.read_bytes()


COMMAND = Command(
    "show",
    (Operand("file"),),
    (
        Flag("at", "step"),
        Flag("svg", "file"),
        Flag("png", "file"),
        Flag("seat", "seat"),
        Flag("open"),
        Flag("position"),
        Flag("narrow"),
    ),
    run,
)
