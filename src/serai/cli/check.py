"""``serai check FILE...``: is this record legal?"""

from serai.cli.arguments import Arguments, Command, Operand
from serai.cli.common import load_record
from serai.cli.terminal import Terminal
from serai.core.errors import SeraiError


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Replay each record; what is wrong is told by file, line and reason. Status 2 if anything is."""
    status = 0
    for path in arguments.names("file"):
        try:
            record = load_record(path)
        except SeraiError as error:
            terminal.complain(error.say(terminal.lang))
            status = 2
            continue
        game, state = record.game, record.replay()
        told = terminal.say(
            "check-fine", file=path, game=game.title, seats=record.seats, steps=len(record.steps), rules=game.version
        )
        outcome = game.words.say(game.prompt(state.view()), terminal.lang) if state.over else terminal.say("not-over")
        terminal.line(f"{told} {outcome}")
    return status


COMMAND = Command("check", (Operand("file", many=True),), (), run)
