"""``serai data GAME``: the game's own data file, or what is wrong with somebody else's."""

import sys

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import data_name, read_text, write_bytes
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.errors import BadData
from serai.core.registry import game as find_game


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Check a data file, telling every mistake (status 2), or write out the game's own."""
    game = find_game(arguments.name("game"))
    path = arguments.name("file")
    if arguments.on("check") == arguments.on("export") or (arguments.on("check") and not path):
        raise Complaint("data-what")
    if arguments.on("export"):
        if path:
            write_bytes(path, game.data_text.encode())
            terminal.line(terminal.say("data-written", file=path))
        else:
            sys.stdout.write(game.data_text)
        return 0
    try:
        game.with_data(read_text(path), data_name(path))
    except BadData as error:
        for sentence in error.each(terminal.lang):
            terminal.complain(f"{path}: {sentence}")
        return 2
    terminal.line(terminal.say("data-fine", file=path, game=game.title))
    return 0


COMMAND = Command("data", (Operand("game"), Operand("file", needed=False)), (Flag("check"), Flag("export")), run)
