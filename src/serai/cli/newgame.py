"""``serai new-game NAME``: the folder of a small complete game that obeys the laws, to be grown into one's own."""

import keyword
from importlib.resources import files
from pathlib import Path

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.speech import Complaint, file_trouble
from serai.cli.terminal import Terminal
from serai.core.registry import game_ids
from serai.core.texts import Text

_PLACES = {
    "heap.py": "src/{id}/__init__.py",
    "en.ftl": "src/{id}/en.ftl",
    "nl.ftl": "src/{id}/nl.ftl",
    "RULES.en.md": "src/{id}/RULES.en.md",
    "RULES.nl.md": "src/{id}/RULES.nl.md",
    "pyproject.txt": "pyproject.toml",
    "test_laws.txt": "tests/test_laws.py",
}
"""The files of the pattern beside this module, and where they go in a new folder."""


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Write the folder. Raises Complaint if the name cannot be one, is taken, or the folder is there."""
    name = arguments.name("name")
    if not (name.isascii() and name.isidentifier() and name == name.lower()) or keyword.iskeyword(name):
        raise Complaint("bad-game-name", found=name[:40])
    if name in game_ids():
        raise Complaint("game-name-taken", found=name)
    folder = Path(arguments.text("out") or name)
    try:
        folder.mkdir(parents=True)
        write(name, folder)
    except OSError as error:
        raise file_trouble(error, folder) from error
    except ValueError as error:  # a null character
        raise Complaint("file-trouble", file=str(folder), reason=Text("trouble-name")) from error
    terminal.line(terminal.say("new-game-written", game=name, folder=str(folder)))
    return 0


def write(name: str, folder: Path) -> None:
    """Write the pattern's files under another name. Raises OSError."""
    pattern = files("serai.cli") / "pattern"
    for source, place in _PLACES.items():
        text = (pattern / source).read_text(encoding="utf-8")
        target = folder / place.format(id=name)
        target.parent.mkdir(parents=True, exist_ok=True)
        title = name.replace("_", " ").capitalize()
        target.write_text(text.replace("heap", name).replace("Heap", _class(name)).replace("HEAP", title), "utf-8")


def _class(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


COMMAND = Command("new-game", (Operand("name"),), (Flag("out", "folder"),), run)
