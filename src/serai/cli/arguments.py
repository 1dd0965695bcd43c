"""The words of a command: which options and names it takes, and what was given, all in the user's language."""

from collections.abc import Callable
from difflib import get_close_matches

from msgspec import Struct

from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.texts import LANGUAGES


class Flag(Struct, frozen=True):
    """An option ``--name``. Its help is ``flag-NAME``, or ``flag-COMMAND-NAME`` where a command has its own."""

    name: str
    value: str = ""
    """What follows it, as a word ``value-VALUE`` of the help; nothing for a switch."""
    many: bool = False
    """Whether it may be given several times; otherwise the last one counts."""


class Operand(Struct, frozen=True):
    """A name that follows the command. Its help is ``operand-NAME``, its short form ``value-NAME``."""

    name: str
    many: bool = False
    needed: bool = True


class Command(Struct, frozen=True):
    """A command of ``serai``. Its help is ``command-NAME``, longer ``about-NAME``."""

    name: str
    operands: tuple[Operand, ...]
    flags: tuple[Flag, ...]
    run: Callable[[Terminal, "Arguments"], int]


EVERYWHERE = (Flag("lang", "lang"), Flag("help"))
"""What every command takes, also in front of its name."""


class Arguments:
    """What was given to a command."""

    def __init__(self, given: dict[str, list[str]], operands: dict[str, list[str]]) -> None:
        self._given = given
        self._operands = operands

    def on(self, flag: str) -> bool:
        """Whether this switch or option was given."""
        return flag in self._given

    def text(self, flag: str) -> str | None:
        """The value of an option; None if it was not given."""
        return self._given[flag][-1] if flag in self._given else None

    def texts(self, flag: str) -> list[str]:
        """All values of an option, in order."""
        return self._given.get(flag, [])

    def number(self, flag: str, least: int, most: int, default: int) -> int:
        """The value of an option as a whole number within bounds. Raises Complaint."""
        text = self.text(flag)
        return default if text is None else whole(f"--{flag}", text, least, most)

    def seconds(self, flag: str) -> float | None:
        """The value of an option as a number of seconds. Raises Complaint."""
        text = self.text(flag)
        if text is None:
            return None
        try:
            found = float(text.replace(",", "."))
        except ValueError:
            found = -1.0
        if not 0 <= found <= 3600:
            raise Complaint("bad-seconds", flag=f"--{flag}", found=text[:40])
        return found

    def name(self, operand: str) -> str:
        """The name given for an operand; empty if none was."""
        return next(iter(self._operands.get(operand, [])), "")

    def names(self, operand: str) -> list[str]:
        """All names given for an operand."""
        return self._operands.get(operand, [])


def whole(what: str, text: str, least: int, most: int) -> int:
    """A whole number within bounds. Raises Complaint."""
    word = text.strip()
    digits = word[1:] if word[:1] in "+-" else word
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(word) <= most:
        return int(word)
    raise Complaint("bad-number", flag=what, found=text[:40], least=str(least), most=str(most))


def split(words: list[str], commands: dict[str, Command]) -> tuple[Command | None, Arguments]:
    """The command that these words name, and what they give to it. Raises Complaint.

    Without a command the arguments hold ``help`` or ``version``, or nothing.
    """
    given: dict[str, list[str]] = {}
    flags = {flag.name: flag for flag in (*EVERYWHERE, Flag("version"))}
    command: Command | None = None
    rest: list[str] = []
    only_names = False
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if word == "--" and not only_names:
            only_names = True
        elif word.startswith("-") and len(word) > 1 and not only_names:
            flag, value = _flag(word, flags)
            if flag.value and value is None:
                if at >= len(words) or words[at].startswith("--"):
                    raise Complaint("flag-needs-value", flag=f"--{flag.name}")
                value = words[at]
                at += 1
            if flag.value and not (value or "").strip():
                raise Complaint("flag-needs-value", flag=f"--{flag.name}")
            if not flag.value and value is not None:
                raise Complaint("flag-takes-no-value", flag=f"--{flag.name}")
            given.setdefault(flag.name, []).append(value or "")
        elif command is None:
            command = _command(word, commands)
            flags = {flag.name: flag for flag in (*command.flags, *EVERYWHERE)}
        else:
            rest.append(word)
    if any(lang not in LANGUAGES for lang in given.get("lang", [])):
        raise Complaint("bad-lang", found=given["lang"][-1][:40], languages=", ".join(LANGUAGES))
    if command is None or "help" in given:
        return command, Arguments(given, {})
    return command, Arguments(given, _operands(command, rest))


def _flag(word: str, flags: dict[str, Flag]) -> tuple[Flag, str | None]:
    name, equals, value = word.partition("=")
    name = "--help" if name == "-h" else name
    flag = flags.get(name[2:]) if name.startswith("--") else None
    if flag is None:
        near = get_close_matches(name.lstrip("-"), list(flags), 1, 0.6)
        if near:
            raise Complaint("unknown-flag-near", flag=name[:40], near=f"--{near[0]}")
        raise Complaint("unknown-flag", flag=name[:40])
    return flag, value if equals else None


def _command(word: str, commands: dict[str, Command]) -> Command:
    if word not in commands:
        near = get_close_matches(word, list(commands), 1, 0.6)
        if near:
            raise Complaint("unknown-command-near", command=word[:40], near=near[0])
        raise Complaint("unknown-command", command=word[:40], commands=", ".join(commands))
    return commands[word]


def _operands(command: Command, rest: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    left = list(rest)
    for operand in command.operands:
        taken, left = (left, []) if operand.many else (left[:1], left[1:])
        if not taken and operand.needed:
            raise Complaint(f"needs-{operand.name}", command=command.name)
        found[operand.name] = taken
    if left:
        raise Complaint("too-much", found=left[0][:40], command=command.name)
    return found
