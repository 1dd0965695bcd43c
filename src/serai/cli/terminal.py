"""The terminal: what is written to it, with or without colour, in the letters it knows, and what is asked of it."""

import contextlib
import os
import sys
import unicodedata
from typing import TextIO

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text as Ink

from serai.cli.speech import clean, cli_words
from serai.core.texts import Text

_STAND_INS = str.maketrans(
    "─━═╌┄│┃║╎┌┐└┘├┤┬┴┼┏┓┗┛╔╗╚╝╭╮╰╯╤╧╪╟╢╞╡●○•·×…–—‘’“”„→←↑↓▲▶►▸›✓✗♜╳█▒░",
    '--=--|||:++++++++++++++++++++++++++++*o*.x.--\'\'"""><^v^>>>>+x#X###',
)
"""What stands for a sign that the terminal's encoding does not know."""


class _Console(Console):
    """A console that leaves a closed pipe to us."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class EndOfInput(Exception):
    """Nobody answers any more: the input ended at a question."""


def is_utf(encoding: str) -> bool:
    """Whether an encoding knows every sign."""
    return encoding.lower().replace("_", "-").startswith(("utf", "cp65001"))


def fit(text: str, encoding: str) -> str:
    """The text in signs that this encoding knows: lines and arrows become ASCII, letters lose accents it lacks."""
    if is_utf(encoding):
        return text
    return "".join(_fit_sign(sign, encoding) for sign in text)


def _fit_sign(sign: str, encoding: str) -> str:
    for candidate in (sign, sign.translate(_STAND_INS), unicodedata.normalize("NFKD", sign)[:1]):
        with contextlib.suppress(UnicodeEncodeError, LookupError):
            candidate.encode(encoding)
            return candidate
    return "?"


class Terminal:
    """Speaks one language to a person (or a pipe). Errors and progress go to the error stream."""

    def __init__(self, lang: str) -> None:
        for stream in (sys.stdout, sys.stderr, sys.stdin):
            _forgive(stream)
        self.lang = lang
        self.out = _Console(highlight=False, markup=False, emoji=False)
        self.err = _Console(stderr=True, highlight=False, markup=False, emoji=False)

    # ------------------------------------------------------------------ words

    def say(self, key: str, **args: str | int | Text) -> str:
        """A sentence of the command line, in the user's language."""
        return cli_words().say(Text(key, args), self.lang)

    # ------------------------------------------------------------------ writing

    @property
    def live(self) -> bool:
        """Whether a person sits at both ends: input and output are a terminal."""
        return self.out.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    def fit(self, text: str) -> str:
        """The text in signs that the output can show."""
        return fit(text, self.out.encoding)

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Write a line (or several). Long ones are folded on a terminal, but never when piped."""
        self.ink(Ink(self.fit(text), style), indent)

    def ink(self, ink: Ink, indent: int = 0) -> None:
        """Write a line that is coloured already."""
        if self.out.is_terminal:
            self.out.print(Padding(ink, (0, 0, 0, indent)) if indent else ink)
        else:
            ink.pad_left(indent)
            self.out.print(ink, soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """Write a table or another thing that rich draws."""
        self.out.print(thing)

    def diagram(self, text: str) -> None:
        """Write a board; its ANSI colours are kept, turned off or translated as the terminal needs it."""
        self.out.print(Ink.from_ansi(self.fit(text)), soft_wrap=True)

    def markdown(self, text: str) -> None:
        """Write a text with headings and lists; as it stands when piped."""
        if self.out.is_terminal and is_utf(self.out.encoding) and not self.out.is_dumb_terminal:
            self.out.print(Padding(Markdown(text), (0, 1)))
        else:
            self.out.print(Ink(self.fit(text.rstrip())), soft_wrap=True)

    def rule(self, title: str = "") -> None:
        """A line across the terminal, with a title in it."""
        width = min(self.out.width, 79)
        drawn = f"── {title} " if title else ""
        self.line(drawn + "─" * max(0, width - len(drawn)), "cyan")

    def wipe(self) -> None:
        """Take all that is written out of sight."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.clear()
        else:
            self.out.print("\n" * self.out.height)

    def complain(self, message: str) -> None:
        """One line to the error stream."""
        with contextlib.suppress(OSError, ValueError):
            self.err.print(Ink(fit(f"serai: {clean(message)}", self.err.encoding)), soft_wrap=True)

    # ------------------------------------------------------------------ asking

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt, without blanks around it. Raises EndOfInput when nothing comes any more."""
        self.out.print(Ink(self.fit(prompt), "bold"), end=" ", soft_wrap=True)
        self.out.file.flush()
        answer = sys.stdin.readline() if sys.stdin is not None else ""
        if not answer:
            self.out.print()
            raise EndOfInput
        if not sys.stdin.isatty():
            self.out.print(Ink(self.fit(clean(answer))), soft_wrap=True)
        return clean(answer)


def _forgive(stream: TextIO | None) -> None:
    """Signs that a stream does not know become question marks instead of errors."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        with contextlib.suppress(OSError, ValueError):
            reconfigure(errors="replace")


def hold_streams() -> None:
    """Let nothing else take the numbers of standard streams that whoever started us has closed.

    Else the next file or pipe to be opened has the number of the output, and what is written goes there.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def drop_output() -> None:
    """Write no more: whoever read the output has gone. Keeps Python from complaining when it ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
