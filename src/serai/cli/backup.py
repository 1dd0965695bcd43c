"""``serai backup``: a copy of the house while it is open. ``serai restore``: put one back."""

import shlex
from pathlib import Path

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.common import without_password
from serai.cli.serve import DATABASE, database
from serai.cli.speech import file_trouble
from serai.cli.terminal import Terminal


def backup(terminal: Terminal, arguments: Arguments) -> int:
    """Copy a SQLite house; for PostgreSQL tell the command that does it, status 2 since nothing was copied."""
    from serai.house.backup import back_up  # noqa: PLC0415 - only who backs up pays for loading the house

    url, file = database(arguments), arguments.name("copy")
    if not url.startswith("sqlite:"):
        shown, hidden = without_password(url)
        command = f"pg_dump --format=custom --file={shlex.quote(file)} {shlex.quote(shown)}"
        return _told(terminal, "backup-postgres", command, hidden)
    try:
        made = back_up(Path(url.removeprefix("sqlite:")), Path(file), force=arguments.on("force"))
    except OSError as error:
        raise file_trouble(error, file) from error
    terminal.line(terminal.say("backup-made", file=file, tables=made.tables, entries=made.entries, people=made.people))
    return 0


def restore(terminal: Terminal, arguments: Arguments) -> int:
    """Put a copy of a SQLite house back; for PostgreSQL tell the command that does it, status 2."""
    from serai.house.backup import restore as put_back  # noqa: PLC0415

    url, file = database(arguments), arguments.name("copy")
    if not url.startswith("sqlite:"):
        shown, hidden = without_password(url)
        target = f"--clean --if-exists --single-transaction --dbname={shlex.quote(shown)}"
        return _told(terminal, "restore-postgres", f"pg_restore {target} {shlex.quote(file)}", hidden)
    path = Path(url.removeprefix("sqlite:"))
    try:
        there = path.exists()
        found = put_back(Path(file), path, force=arguments.on("force"))
    except OSError as error:
        raise file_trouble(error, path) from error
    terminal.line(
        terminal.say("restore-done", file=str(path), tables=found.tables, entries=found.entries, people=found.people)
    )
    if there:
        terminal.line(terminal.say("restore-kept", file=f"{path}.before-restore"))
    return 0


def _told(terminal: Terminal, key: str, command: str, hidden: bool) -> int:
    """The command on the output, what to do with it on the error stream."""
    terminal.line(command)
    terminal.complain(terminal.say(key))
    if hidden:
        terminal.complain(terminal.say("backup-password"))
    return 2


_COPY = (Operand("copy"),)
BACKUP = Command("backup", _COPY, (DATABASE, Flag("force")), backup)
RESTORE = Command("restore", _COPY, (DATABASE, Flag("force")), restore)
