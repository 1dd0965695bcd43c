"""What one pair of eyes (a seat's, or a spectator's) has seen of a game: its own steps, moments and log lines.

All numbers a viewer is told count what he saw. A step that he may not even notice has no number for him, so that he
cannot find it by counting.
"""

from collections.abc import Sequence

import msgspec
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
    packed: bytes | None
    """The log line as ``pack`` wrote it: most lines of a long game are spoken once and then lie there. None if the
    step is not worth one."""
    to_you: bool

    @property
    def text(self) -> Text | None:
        """The log line."""
        return None if self.packed is None else _unpack(self.packed)


def pack(text: Text | None) -> bytes | None:
    """A line in a tenth of the room."""
    return None if text is None else _pack(text)


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Text).decode


def common(one: Sequence[Sighting], two: Sequence[Sighting]) -> int:
    """How many sightings two logs of the same eyes begin with alike.

    Steps are added at the end and taken out anywhere: where a step stands in both at the same number, all before it do.
    """
    same = min(len(one), len(two))
    while same and one[same - 1] != two[same - 1]:
        same -= 1
    return same


class Eyes:
    """Follows a session as it grows, and forgets what is taken back."""

    def __init__(self, seat: int | None, session: Session) -> None:
        self.seat = seat
        self.lines: dict[str, list[LogLine | None]] = {}
        """By language, the log line of each step seen, as far as it has been spoken."""
        self.played_out: dict[int, bool] = {}
        """By log entry, whether a step runs through moments of its own, as far as somebody has asked."""
        self._session = session
        self._at: list[int] = []
        """The number in the record of each step seen."""
        self._entries: list[int] = []
        """The log entry by which each of them came."""
        self._seen: list[Sighting] = []
        """As many of them as somebody has wanted to know."""
        self._followed = 0
        self._view: tuple[int, View] | None = None
        """The moment looked at last, and what was seen of it."""

    def follow(self, entries: list[int]) -> None:
        """Notice the steps that are new; ``entries`` holds the log entry of each step of the record."""
        steps = self._session.record.steps
        while self._followed < len(steps):
            step = self._followed
            if self._event(step) is not None:
                self._at.append(step)
                self._entries.append(entries[step])
            self._followed += 1

    def forget(self, step: int) -> None:
        """Steps from this number on were taken back, or stand elsewhere now."""
        if step < self._followed:
            self._followed = step
            while self._at and self._at[-1] >= step:
                self._at.pop()
                self._entries.pop()
            del self._seen[len(self._at) :]
            for spoken in self.lines.values():
                del spoken[len(self._at) :]
            self._view = None

    @property
    def seen(self) -> list[Sighting]:
        """The steps seen, told when somebody asks: most tables have no spectator."""
        self.tell_some(len(self._at))
        return self._seen

    def tell_some(self, most: int) -> bool:
        """Tell up to so many of the steps that nobody wanted to know yet; True if there may be more."""
        for number in range(len(self._seen), min(len(self._seen) + most, len(self._at))):
            self._seen.append(self._sighting(self._at[number], self._entries[number]))
        return len(self._seen) < len(self._at)

    def view(self, moment: int) -> View:
        """What is seen after so many steps of the record."""
        if self._view is None or self._view[0] != moment:
            self._view = (moment, self._session.at(moment).view(self.seat))
        return self._view[1]

    @property
    def number(self) -> int:
        """How many steps these eyes have seen."""
        return len(self._at)

    def moment(self, number: int) -> int:
        """The number in the record of the moment after so many seen steps."""
        return self._at[number - 1] + 1 if number > 0 else 0

    def steps(self, number: int, end: int | None = None) -> list[Step]:
        """The steps seen after so many (up to ``end`` of them), each as these eyes saw it."""
        found: list[Step] = []
        for step in self._at[number:end]:
            found.append((self.view(step), self._event_seen(step), self.view(step + 1)))
        return found

    def _event(self, step: int) -> Event | None:
        return glimpse(self._session.at(step), self.seat, *self._session.record.steps[step])

    def _event_seen(self, step: int) -> Event:
        event = self._event(step)
        if event is None:
            raise LookupError(f"these eyes saw nothing of step {step}")
        return event

    def _sighting(self, step: int, entry: int) -> Sighting:
        game, event = self._session.record.game, self._event_seen(step)
        was, now = self.view(step), self.view(step + 1)
        line = game.tell(was, event, now)
        touched = self.seat is not None and hooks.touches(game, was, event, now)
        return Sighting(entry, event.seat, pack(line), touched)
