"""Where a person decides: the board, the question, the numbered choices, and what else can be typed."""

import contextlib
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from rich.text import Text as Ink

from serai.bots import Budget
from serai.bots.coach import advise
from serai.cli.news import news, write_news
from serai.cli.rules import show_rules
from serai.cli.saving import shown, write_record
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.errors import BadNotation, NothingToUndo, SeraiError
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.texts import Text
from serai.core.view import View

if TYPE_CHECKING:
    from serai.cli.play import Play

_LOG_LINES = 30
_HINT = 1.0
"""Seconds of thought for a hint."""


class Quit(Exception):
    """The person leaves the table."""


class SavedGame:
    """Keeps the game in a file while it is played."""

    def __init__(self, terminal: Terminal, record: Record, path: Path | None) -> None:
        self.terminal = terminal
        self.record = record
        self.path = path
        self._was = path.read_bytes() if path is not None and path.is_file() else None
        """What the file held before: a game that is thrown away leaves it so."""
        self._warned = False

    def save(self) -> None:
        """Write the game to its file. Raises Complaint."""
        if self.path is not None:
            write_record(self.record, self.path)

    def keep(self) -> None:
        """Write the game to its file; if that fails, say so once and play on."""
        try:
            self.save()
            self._warned = False
        except Complaint as error:
            if not self._warned:
                self.terminal.complain(error.say(self.terminal.lang))
            self._warned = True

    def drop(self) -> None:
        """What was played is not wanted: the file goes, or holds again what it held before."""
        if self.path is None:
            return
        with contextlib.suppress(OSError):
            if self._was is None:
                self.path.unlink()
            else:
                self.path.write_bytes(self._was)


class Prompter:
    """Asks one person for one decision at a time."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.terminal = play.terminal
        self.session = play.session
        self.game = play.game
        self.drawn = ""
        """The board as this person last saw it; it is drawn again only when it has changed."""

    def say(self, text: Text) -> str:
        """A sentence of the game."""
        return self.game.words.say(text, self.terminal.lang)

    def decide(self, seat: int, legal: list[int]) -> None:
        """Ask until the seat has taken a step or taken one back. Raises Quit and EndOfInput."""
        view = self.session.state.view(seat)
        self.board(view)
        self.choices(view, legal)
        while True:
            typed = self.terminal.ask(f"{self.play.call(seat)} >")
            word, _, rest = typed.partition(" ")
            try:
                action = self.meant(view, legal, typed)
                if action is not None:
                    if self.take(seat, action):
                        return
                    continue
                if word == "u":
                    self.undo(seat)
                    return
                self.command(seat, view, legal, word, rest.strip())
            except SeraiError as error:
                self.terminal.line(error.say(self.terminal.lang), "yellow", indent=1)

    def take(self, seat: int, action: int) -> bool:
        """Take a step; whether it was taken. Raises IllegalAction."""
        self.session.play(seat, action)
        return True

    def lit(self, legal: list[int]) -> tuple[int, ...]:
        """The choices that are marked."""
        return ()

    # ------------------------------------------------------------------ what is shown

    def board(self, view: View, again: bool = False) -> None:
        """The board, unless it stands there already."""
        drawn = self.game.diagram(view, self.terminal.lang)
        if drawn and (again or drawn != self.drawn):
            self.terminal.line()
            self.terminal.diagram(drawn)
        self.drawn = drawn

    def choices(self, view: View, legal: list[int]) -> None:
        """The question and the choices, numbered."""
        self.terminal.line()
        self.terminal.line(self.say(self.game.prompt(view)), "bold cyan")
        labels = [self.say(self.game.label(view, action)) for action in legal]
        widest = max(len(label) for label in labels)
        lit = self.lit(legal)
        for number, (action, label) in enumerate(zip(legal, labels, strict=True), start=1):
            ink = Ink(self.terminal.fit(f"{'►' if action in lit else ''}{number}".rjust(3)), "bold")
            ink.append(self.terminal.fit(f"  {label.ljust(widest)}"), "not bold")
            ink.append(self.terminal.fit(f"   {self.game.notate(action)}"), "not bold dim")
            self.terminal.ink(ink)

    def explain(self, view: View, legal: list[int]) -> None:
        """What each choice means; a meaning that several share is told once."""
        meanings: dict[str, list[str]] = {}
        for number, action in enumerate(legal, start=1):
            text = self.game.help(view, action)
            meaning = self.say(text) if text is not None else self.terminal.say("no-help")
            label = f"{number} {self.say(self.game.label(view, action))}"
            meanings.setdefault(meaning, []).append(label)
        for meaning, labels in meanings.items():
            self.terminal.line("; ".join(labels), "bold", indent=1)
            self.terminal.line(meaning, indent=4)

    def hint(self, view: View, legal: list[int]) -> None:
        """What a good bot would choose that sees what this person sees, and why."""
        end = monotonic() + _HINT
        budget = Budget(rounds=1_000_000, out_of_time=lambda: monotonic() >= end)
        advised = advise(self.game, view, legal, Rng(len(self.session.record.steps)), budget)
        label = self.say(self.game.label(view, advised.action))
        choice = self.terminal.say("hint", number=legal.index(advised.action) + 1, label=label)
        self.terminal.line(choice, "bold", indent=1)
        for sign, texts in (("+", advised.good), ("-", advised.bad)):
            for text in texts:
                self.terminal.line(f"{sign} {self.say(text)}", indent=4)

    # ------------------------------------------------------------------ what is typed

    def meant(self, view: View, legal: list[int], typed: str) -> int | None:
        """The choice that was typed: its number, its notation, or a part of its words that fits no other one.

        None if it is a command. Raises SeraiError with the reason if it is an action that is not open now.
        """
        if typed.isascii() and typed.isdigit():
            number = int(typed[:9])
            if not 1 <= number <= len(legal):
                raise Complaint("no-such-choice", most=len(legal))
            return legal[number - 1]
        with contextlib.suppress(BadNotation):
            action = self.game.parse(typed)
            if action not in legal:
                raise self.game.refusal(self.session.state, view["seat"], action)
            return action
        if len(typed) < 3 or typed.startswith("w "):
            return None
        part = typed.lower()
        fits = [
            action
            for action in legal
            if part in self.game.notate(action) or part in self.say(self.game.label(view, action)).lower()
        ]
        if len(fits) > 1:
            raise Complaint("several-fit", typed=typed[:40])
        return fits[0] if fits else None

    def command(self, seat: int, view: View, legal: list[int], word: str, rest: str) -> None:
        """Do what a letter stands for. Raises Quit, and SeraiError with a reason."""
        if word == "":
            self.choices(view, legal)
        elif word == "?":
            self.explain(view, legal)
        elif word == "h":
            for key in ("choose", "?", "t", "u", "b", "l", "r", "s", "w", "q"):
                self.terminal.line(self.terminal.say(f"keys-{'explain' if key == '?' else key}"), indent=1)
        elif word == "t":
            self.hint(view, legal)
        elif word == "r":
            show_rules(self.terminal, self.game)
        elif word == "b":
            self.board(view, again=True)
            self.choices(view, legal)
        elif word == "l":
            lines = news(self.session, seat)
            write_news(self.terminal, self.game, lines if rest else lines[-_LOG_LINES:])
        elif word in ("s", "w"):
            self.save(rest)
        elif word == "q":
            self.quit()
        else:
            raise Complaint("not-understood", typed=f"{word} {rest}".strip()[:40])

    def save(self, name: str) -> Path:
        """Save now, into the game's own file or into another one, and say where. Raises Complaint."""
        keeper = self.play.keeper
        if name:
            path = Path(name).expanduser()
            if path.exists() and path != keeper.path:
                raise Complaint("record-exists", file=name)
            write_record(self.session.record, path)
        elif keeper.path is None:
            raise Complaint("save-where")
        else:
            keeper.save()
            path = keeper.path
        self.terminal.line(self.terminal.say("saved", file=shown(path)), indent=1)
        return path

    def quit(self) -> None:
        """Leave, saving the game where the person wants it, or not at all. Raises Quit."""
        keeper = self.play.keeper
        kept = shown(keeper.path) if keeper.path is not None else "-"
        self.terminal.line(self.terminal.say("quit-ask", file=kept), indent=1)
        answer = self.terminal.ask(self.terminal.say("quit-prompt"))
        if answer.lower() in ("n", "nee", "no"):
            keeper.drop()
            self.terminal.line(self.terminal.say("quit-dropped"), indent=1)
        elif answer.lower() in ("t", "b"):
            return
        else:
            path = self.save("" if answer.lower() in ("", "y", "j", "ja", "yes") else answer)
            self.terminal.line(self.terminal.say("go-on-later", file=shown(path)), indent=1)
        raise Quit

    def undo(self, seat: int) -> None:
        """Take back this seat's last real choice, with the forced ones after it. Raises NothingToUndo."""
        run = self.session.undo_run(seat)
        choices = (n for n, number in enumerate(run, 1) if self.play.ask_all or self._was_a_choice(seat, number))
        count = next(choices, 0)
        taken = self.session.undo_steps(seat, count)
        for other, told in self.play.told.items():
            self.play.told[other] = told - sum(number < told for number in run[:count])
        label = self.say(self.game.label(self.session.state.view(seat), taken[-1]))
        self.terminal.line(self.terminal.say("taken-back", label=label), "yellow", indent=1)

    def _was_a_choice(self, seat: int, number: int) -> bool:
        return len(self.session.at(number).legal(seat)) > 1

    def hand_over(self, seat: int) -> None:
        """Before the turn goes to another, the person may still take it back."""
        self.board(self.session.state.view(seat))
        self.play.tell(seat)
        while True:
            typed = self.terminal.ask(self.terminal.say("hand-over"))
            if typed == "":
                return
            if typed == "u":
                with contextlib.suppress(NothingToUndo):
                    self.undo(seat)
                return
            if typed == "q":
                self.quit()
