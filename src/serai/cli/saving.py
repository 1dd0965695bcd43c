"""Where a game is kept while it is played: a file that is rewritten after each decision, never left half-written."""

import contextlib
import os
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from serai.cli.speech import Complaint, file_trouble
from serai.core.record import Record
from serai.core.texts import Text


def write_record(record: Record, path: Path) -> None:
    """Write a record so that the file holds either what it held or all of the new. Raises Complaint."""
    target = path.resolve() if path.is_symlink() else path
    written = ""
    try:
        if target.exists() and not target.is_file():
            target.write_text(record.dumps(), encoding="utf-8")
            return
        with NamedTemporaryFile("w", encoding="utf-8", dir=target.parent, prefix=".serai-", delete=False) as file:
            written = file.name
            file.write(record.dumps())
        _give_rights(Path(written), target)
        Path(written).replace(target)
    except OSError as error:
        if written:
            with contextlib.suppress(OSError):
                Path(written).unlink()
        raise file_trouble(error, path) from error
    except ValueError as error:
        raise Complaint("file-trouble", file=str(path), reason=Text("trouble-name")) from error


def _give_rights(written: Path, target: Path) -> None:
    """A new file gets the rights that any new file gets; a rewritten one keeps its own."""
    if target.exists():
        mode = target.stat().st_mode & 0o777
    else:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    written.chmod(mode)


def own_folder() -> Path:
    """The folder where games are kept if no file was named."""
    if named := os.environ.get("SERAI_HOME"):
        return Path(named)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "serai"
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "serai"


def new_place(game_id: str) -> Path:
    """A file of our own folder that does not exist yet, named by game, day and time. Raises Complaint."""
    folder = own_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(error, folder) from error
    name = f"{game_id}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{name}.serai"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.serai"
        number += 1
    return path


def shown(path: Path) -> str:
    """The path as a person writes it: the home folder as ``~``."""
    home = str(Path.home())
    text = str(path)
    return "~" + text[len(home) :] if text.startswith(home + os.sep) else text
