"""What one pair of eyes (a seat's, or a spectator's) has seen of a game: its own steps, moments and log lines.

All numbers a viewer is told count what he saw. A step that he may not even notice has no number for him, so that he
cannot find it by counting.
"""

from msgspec import Struct

from serai.core.game import Event
from serai.core.session import Session, glimpse
from serai.core.texts import Text
from serai.core.view import View
from serai.house import hooks
from serai.house.messages import LogLine

Step = tuple[View, Event, View]
"""A step as one viewer saw it: before, what he learned of it, after."""


class Sighting(Struct, frozen=True):
    """A step that was seen or noticed. It does not know its number in the record, which hidden steps may shift."""

    entry: int
    """The log entry it came by: never the same for two steps, whatever is undone."""
    seat: int
    text: Text | None
    """The log line, None if the step is not worth one."""
    to_you: bool


class Eyes:
    """Follows a session as it grows, and forgets what is taken back."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen: list[Sighting] = []
        self.lines: dict[str, list[LogLine | None]] = {}
        """By language, the log line of each step seen, as far as it has been spoken."""
        self._at: list[int] = []
        """The number in the record of each step seen."""
        self._done = 0
        self._view: View | None = None

    def follow(self, session: Session, entries: list[int]) -> None:
        """Look at the steps that are new; ``entries`` holds the log entry of each step."""
        steps = session.record.steps
        while self._done < len(steps):
            step, before = self._done, session.at(self._done)
            event = glimpse(before, self.seat, *steps[step])
            if event is not None:
                was = self.view(session, step)
                now = session.at(step + 1).view(self.seat)
                self.seen.append(self._sighting(session, entries[step], event, was, now))
                self._at.append(step)
                self._view = now
            else:
                # The view before the next step is looked at anew, should the game have let it change.
                self._view = None
            self._done += 1

    def forget(self, step: int) -> None:
        """Steps from this number on were taken back, or stand elsewhere now."""
        if step < self._done:
            self._done = step
            while self._at and self._at[-1] >= step:
                self._at.pop()
                self.seen.pop()
            for spoken in self.lines.values():
                del spoken[len(self.seen) :]
            self._view = None

    def view(self, session: Session, step: int) -> View:
        """The view at the moment before this step, which is the last one followed."""
        if self._view is None:
            self._view = session.at(step).view(self.seat)
        return self._view

    @property
    def number(self) -> int:
        """How many steps these eyes have seen."""
        return len(self.seen)

    def moment(self, number: int) -> int:
        """The number in the record of the moment after so many seen steps."""
        return self._at[number - 1] + 1 if number > 0 else 0

    def steps(self, session: Session, number: int) -> list[Step]:
        """The steps seen after so many, each as these eyes saw it."""
        found: list[Step] = []
        for step in self._at[number:]:
            before = session.at(step)
            event = glimpse(before, self.seat, *session.record.steps[step])
            if event is not None:
                found.append((before.view(self.seat), event, session.at(step + 1).view(self.seat)))
        return found

    def _sighting(self, session: Session, entry: int, event: Event, was: View, now: View) -> Sighting:
        game = session.record.game
        line = game.tell(was, event, now)
        touched = self.seat is not None and hooks.touches(game, was, event, now)
        return Sighting(entry, event.seat, line, touched)
