"""What several commands need: the game that was named, its options, a record from a file, a view of it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serai.cli.arguments import Arguments, whole
from serai.cli.speech import Complaint, InFile, file_trouble
from serai.core.errors import BadData, SeraiError
from serai.core.game import Game
from serai.core.options import Option, Value, complete
from serai.core.record import Record
from serai.core.registry import game as find_game
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import Private, View

_MOST_BYTES = 4_000_000


def read_text(path: str) -> str:
    """The text of a file. Raises Complaint if it cannot be read or is no text."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _trouble(error, path) from error
    if len(data) > _MOST_BYTES:
        raise Complaint("file-trouble", file=path, reason=Text("trouble-large"))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Complaint("file-trouble", file=path, reason=Text("trouble-no-text")) from error


@contextmanager
def using(path: str | Path) -> Iterator[None]:
    """What fails within is this file or folder's trouble. Raises Complaint."""
    try:
        yield
    except OSError as error:
        raise file_trouble(error, path) from error
    except ValueError as error:
        if "\0" in str(path):
            raise _trouble(error, path) from error
        raise


def write_bytes(path: str | Path, data: bytes) -> None:
    """Write a file. Raises Complaint if that cannot be done."""
    with using(path):
        Path(path).write_bytes(data)


def _trouble(error: OSError | ValueError, path: str | Path) -> Complaint:
    """ValueError is what a name with a null character gives."""
    if isinstance(error, OSError):
        return file_trouble(error, path)
    return Complaint("file-trouble", file=str(path), reason=Text("trouble-name"))


def without_password(url: str) -> tuple[str, bool]:
    """A database's address as it may be shown, and whether a password was left out."""
    shown = re.sub(r"^(\w+://[^/?@:]*):[^/?@]*@", r"\1@", url)
    shown = re.sub(r"([?&])password=[^&]*&?", r"\1", shown).rstrip("?&")
    return shown, shown != url


def named_game(arguments: Arguments) -> Game:
    """The game that was named, with a player's own data if a file was given. Raises SeraiError."""
    name = arguments.name("game")
    path = arguments.text("data")
    if path is None:
        return find_game(name)
    find_game(name)
    text = read_text(path)
    try:
        return find_game(name, text, data_name(path))
    except BadData as error:
        raise InFile(path, error) from error


def data_name(path: str) -> str:
    """What a record calls a data file: its name without folders and blanks."""
    return "_".join(Path(path).name.split()) or "data"


def chosen_options(arguments: Arguments, options: tuple[Option, ...]) -> dict[str, Value]:
    """All options of a game, as given by ``--option key=value``. Raises SeraiError."""
    given: dict[str, Value] = {}
    for word in arguments.texts("option"):
        key, equals, value = word.partition("=")
        if not equals:
            raise Complaint("bad-option", found=word[:40])
        given[key.strip()] = value.strip()
    return complete(options, given)


def chosen_seats(arguments: Arguments, game: Game) -> int | None:
    """The number of ``--seats``, which the game has yet to accept; None if none was given. Raises Complaint."""
    text = arguments.text("seats")
    if text is None or (text.isascii() and text.isdigit() and len(text) < 9):
        return None if text is None else int(text)
    return whole("--seats", text, game.seats[0], game.seats[-1])


def load_record(path: str) -> Record:
    """The record in a file. Raises SeraiError, naming file, line and reason."""
    text = read_text(path)
    try:
        return Record.loads(text)
    except SeraiError as error:
        raise InFile(path, error) from error


def chosen_seat(arguments: Arguments, seats: int) -> int | None:
    """The seat of ``--seat``, from 0; None if none was given. Raises Complaint."""
    text = arguments.text("seat")
    return None if text is None else whole("--seat", text, 1, seats) - 1


def open_view(state: State) -> View:
    """A view in which every seat's private things lie open."""
    game: Game = state.game
    return game.views(state).open()


def has_secrets(game: Game) -> bool:
    """Whether a seat of this game sees things that others may not."""
    return any(isinstance(field, Private) for field in game.fields)
