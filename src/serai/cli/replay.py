"""``serai replay FILE``: a game seen again, step by step or all at once."""

import time

from serai.cli.arguments import Arguments, Command, Flag, Operand, whole
from serai.cli.common import chosen_seat, load_record, open_view
from serai.cli.news import result
from serai.cli.speech import Complaint
from serai.cli.table import caller
from serai.cli.terminal import EndOfInput, Terminal
from serai.core.game import Event, Game
from serai.core.record import Record
from serai.core.session import event_for
from serai.core.state import CHANCE, State
from serai.core.view import View


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Step through a record, as a spectator or with the eyes of one seat; all of it when piped or with a delay."""
    record = load_record(arguments.name("file"))
    film = Playback(terminal, record, chosen_seat(arguments, record.seats), arguments.on("open"))
    first = arguments.number("from", 0, len(record.steps), 0) or 0
    delay = arguments.seconds("delay")
    if delay is not None:
        film.roll(first, delay)
    elif terminal.live:
        film.step_through(first)
    else:
        film.print_all(first)
    return 0


class Playback:
    """A record with all its moments, seen by one viewer."""

    def __init__(self, terminal: Terminal, record: Record, viewer: int | None, bare: bool) -> None:
        self.terminal = terminal
        self.record = record
        self.game: Game = record.game
        self.viewer = viewer
        self.states: list[State] = list(record.states())
        if bare and not self.states[-1].over:
            raise Complaint("open-too-soon")
        self.bare = bare

    def view(self, number: int) -> View:
        """What the viewer sees after so many steps."""
        return open_view(self.states[number]) if self.bare else self.states[number].view(self.viewer)

    def told(self, number: int) -> str:
        """A step (0 is the first) in words: the log line, or the choice where the log has none."""
        seat, action = self.record.steps[number]
        event = Event(seat, action) if self.bare else event_for(self.states[number], self.viewer, seat, action)
        if event is None:
            return self.terminal.say("step-unseen")
        text = self.game.tell(self.view(number), event, self.view(number + 1))
        if text is not None:
            return self.game.words.say(text, self.terminal.lang)
        who = (
            self.terminal.say("chance")
            if seat == CHANCE
            else caller(self.terminal, self.game, {}, seat, self.view(number))
        )
        if event.action is None:
            return f"{who}: {self.terminal.say('step-unseen')}"
        return f"{who}: {self.game.words.say(self.game.label(self.view(number), event.action), self.terminal.lang)}"

    def title(self) -> None:
        """Which game this is, and who played it."""
        self.terminal.rule(self.game.title)
        names = [
            caller(self.terminal, self.game, self.record.names, seat, self.states[-1].view())
            for seat in range(self.record.seats)
        ]
        self.terminal.line(self.terminal.say("replay-title", players=", ".join(names), steps=len(self.record.steps)))

    def moment(self, number: int) -> None:
        """The board after so many steps, and the step that led to it."""
        self.terminal.line()
        self.terminal.diagram(self.game.diagram(self.view(number), self.terminal.lang))
        self.terminal.rule(self.terminal.say("moment", number=number, steps=len(self.record.steps)))
        if number:
            self.terminal.line(self.told(number - 1), "bold")
        if number == len(self.record.steps):
            self.end()

    def end(self) -> None:
        """The result, or that the game is not over yet."""
        if self.states[-1].over:
            result(self.terminal, self.game, self.states[-1], self.record.names)
        else:
            self.terminal.line(self.terminal.say("not-over"))

    # ------------------------------------------------------------------ ways to see it

    def print_all(self, first: int) -> None:
        """All steps as lines, then the last board."""
        self.title()
        for number in range(first, len(self.record.steps)):
            self.terminal.line(f"{number + 1:>4}  {self.told(number)}")
        self.terminal.line()
        self.terminal.diagram(self.game.diagram(self.view(len(self.record.steps)), self.terminal.lang))
        self.terminal.line()
        self.end()

    def roll(self, first: int, delay: float) -> None:
        """One moment after the other, with a pause between them."""
        self.title()
        for number in range(first, len(self.states)):
            self.moment(number)
            if number + 1 < len(self.states):
                self.terminal.out.file.flush()
                time.sleep(delay)

    def step_through(self, first: int) -> None:
        """The person steps: Enter goes on, b goes back, a number jumps, q leaves."""
        self.title()
        self.terminal.line(self.terminal.say("replay-keys"))
        number = first
        last = len(self.record.steps)
        self.moment(number)
        while True:
            try:
                typed = self.terminal.ask(self.terminal.say("replay-prompt"))
            except EndOfInput:
                return
            if typed == "q":
                return
            try:
                goal = self.goal(typed, number, last)
            except Complaint as error:
                self.terminal.line(error.say(self.terminal.lang), "yellow", indent=1)
                continue
            if goal != number:
                number = goal
                self.moment(number)
            else:
                self.terminal.line(self.terminal.say("replay-edge"), "dim", indent=1)

    def goal(self, typed: str, number: int, last: int) -> int:
        """The moment that was asked for. Raises Complaint."""
        if typed in ("", "n"):
            return min(number + 1, last)
        if typed == "b":
            return max(number - 1, 0)
        if typed == "e":
            return last
        return whole(self.terminal.say("moment-word"), typed, 0, last)


COMMAND = Command(
    "replay",
    (Operand("file"),),
    (Flag("seat", "seat"), Flag("from", "step"), Flag("delay", "seconds"), Flag("open")),
    run,
)
