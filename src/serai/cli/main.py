"""The entry point: language, command, and every error as one line."""

import os
import sys

from serai import __version__
from serai.cli import (
    admin,
    analyse,
    arena,
    backup,
    check,
    clauses,
    data,
    games,
    join,
    lab,
    learn,
    newgame,
    play,
    practise,
    replay,
    rules,
    serve,
    show,
    sim,
)
from serai.cli.arguments import Command, split
from serai.cli.speech import asked_language, system_trouble
from serai.cli.terminal import EndOfInput, Terminal, drop_output, hold_streams
from serai.cli.usage import overview, usage
from serai.core import compiled
from serai.core.errors import SeraiError

COMMANDS: dict[str, Command] = {
    module.COMMAND.name: module.COMMAND
    for module in (
        games,
        learn,
        practise,
        rules,
        clauses,
        play,
        replay,
        show,
        check,
        data,
        sim,
        arena,
        lab,
        analyse,
        newgame,
    )
} | {
    command.name: command
    for command in (serve.SERVE, join.COMMAND, serve.VERIFY, backup.BACKUP, backup.RESTORE, admin.COMMAND)
}
FAILED = 2
"""The exit status after any error."""


def main(words: list[str] | None = None) -> int:
    """Carry out a command; returns the exit status, 0 or 2.

    An error is one line on the error stream, in the user's language.
    """
    hold_streams()
    given = sys.argv[1:] if words is None else words
    terminal = Terminal(asked_language(given))
    try:
        status = _run(terminal, given)
        terminal.out.file.flush()
    except BrokenPipeError:
        # Whoever reads us wants no more, as `head` does; nobody is left to tell anything.
        drop_output()
        return FAILED
    except SeraiError as error:
        terminal.complain(error.say(terminal.lang))
        return FAILED
    except EndOfInput:
        terminal.complain(terminal.say("end-of-input"))
        return FAILED
    except KeyboardInterrupt:
        terminal.complain(terminal.say("interrupted"))
        return FAILED
    except OSError as error:
        if os.environ.get("SERAI_DEBUG"):
            raise
        terminal.complain(system_trouble(error).say(terminal.lang))
        drop_output()
        return FAILED
    except Exception as error:
        if os.environ.get("SERAI_DEBUG"):
            raise
        terminal.complain(terminal.say("our-mistake", error=f"{type(error).__name__}: {error}"))
        return FAILED
    return status


def _run(terminal: Terminal, words: list[str]) -> int:
    command, arguments = split(words, COMMANDS)
    if command is not None and arguments.on("help"):
        usage(terminal, command)
        return 0
    if command is not None:
        return command.run(terminal, arguments)
    if arguments.on("version"):
        form = terminal.say("form-compiled" if compiled() else "form-plain")
        terminal.line(f"serai {__version__} ({form})")
    else:
        overview(terminal, COMMANDS)
    return 0
