"""What one viewer (a seat, or a spectator) has seen of a game: its own steps, moments and log lines.

All numbers a viewer is told count what he saw. A step that he may not even notice has no number for him, so that he
cannot find it by counting.
"""

from array import array
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from serai.core.game import Event, Game
from serai.core.session import Session, event_for
from serai.core.texts import Text
from serai.core.view import View
from serai.house import hooks

Step = tuple[View, Event, View]
"""A step as one viewer saw it: before, what he learned of it, after."""


class SeenStep(Struct, frozen=True):
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


def common(one: Sequence[int], two: Sequence[int]) -> int:
    """How many steps seen by the same viewer two moments have in common; each step is named by its log entry.

    Steps are added at the end and taken out anywhere: where a step stands in both at the same number, all before it do.
    """
    same = min(len(one), len(two))
    while same and one[same - 1] != two[same - 1]:
        same -= 1
    return same


LATEST = 40
"""So many steps are told to who arrives, and kept as they were told. What was before them is told when it is asked for.
"""


class History:
    """Follows a session as it grows, and forgets what is taken back."""

    def __init__(self, seat: int | None, session: Session, came_by: list[int], noticed: list[int]) -> None:
        """``came_by`` holds the log entry of each step of the record, ``noticed`` who learned of it (``Table``)."""
        self.seat = seat
        self._came_by = came_by
        self._noticed = noticed
        self._bit = 1 << (session.record.seats if seat is None else seat)
        self.played_out: dict[int, bool] = {}
        """By log entry, whether a step runs through moments of its own, as far as somebody has asked."""
        self._session = session
        self._at = array("l")
        """The number in the record of each step seen."""
        self._entries: tuple[int, ...] = ()
        """The log entry of each of them, as far as somebody has asked."""
        self._told: dict[int, SeenStep] = {}
        """By number, the newest of them as they were told."""
        self._latest: tuple[tuple[int, ...], tuple[SeenStep, ...]] = ((), ())
        self._followed = 0
        self._view: tuple[int, View] | None = None
        """The moment looked at last, and what was seen of it."""

    def follow(self) -> None:
        """Notice the steps that are new."""
        noticed = self._noticed
        for step in range(self._followed, len(noticed)):
            if noticed[step] & self._bit:
                self._at.append(step)
        self._followed = len(noticed)

    def forget(self, step: int) -> None:
        """Steps from this number on were taken back, or stand elsewhere now."""
        if step < self._followed:
            self._followed = step
            while self._at and self._at[-1] >= step:
                self._at.pop()
                self._told.pop(len(self._at), None)
            self._entries, self._latest = (), ((), ())
            self._view = None

    @property
    def entries(self) -> tuple[int, ...]:
        """The log entry of each step seen: never the same for two steps, whatever is undone."""
        known = self._entries
        if len(known) != len(self._at):
            known = self._entries = (*known, *[self._came_by[step] for step in self._at[len(known) :]])
        return known

    def seen_step(self, number: int) -> SeenStep:
        """A step seen, by its number; told now if it was not."""
        found = self._told.get(number)
        if found is None:
            found = self._make_step(self._at[number])
            if number >= self.number - LATEST:
                self._told[number] = found
                if len(self._told) > LATEST + LATEST // 4:
                    self._told = {n: one for n, one in self._told.items() if n >= self.number - LATEST}
        return found

    def latest(self) -> tuple[SeenStep, ...]:
        """The newest steps seen."""
        entries = self.entries
        before, told = self._latest
        if before is not entries:
            known, number = len(before), len(entries)
            if 0 < known < number and before[-1] == entries[known - 1]:  # all of before is still there
                new = [self.seen_step(step) for step in range(max(known, number - LATEST), number)]
                told = (*told, *new)[-LATEST:]
            else:
                told = tuple([self.seen_step(step) for step in range(max(0, number - LATEST), number)])
            self._latest = (entries, told)
        return told

    def untold(self) -> list[int]:
        """The numbers of those of the newest steps that nobody wanted to know yet."""
        return [number for number in range(max(0, self.number - LATEST), self.number) if number not in self._told]

    def view(self, moment: int) -> View:
        """What is seen after so many steps of the record."""
        if self._view is None or self._view[0] != moment:
            self._view = (moment, self._session.views(moment).of(self.seat))
        return self._view[1]

    @property
    def number(self) -> int:
        """How many steps this viewer have seen."""
        return len(self._at)

    def moment(self, number: int) -> int:
        """The number in the record of the moment after so many seen steps."""
        return self._at[number - 1] + 1 if number > 0 else 0

    def who(self, number: int) -> int:
        """The seat (or chance) that took a step seen."""
        return int(self._session.record.steps[self._at[number]][0])

    def steps(self, number: int, end: int | None = None) -> list[Step]:
        """The steps seen after so many (up to ``end`` of them), each as this viewer saw it."""
        found: list[Step] = []
        for step in self._at[number:end]:
            found.append((self.view(step), self._event_seen(step), self.view(step + 1)))
        return found

    def _event(self, step: int) -> Event | None:
        return event_for(self._session.at(step), self.seat, *self._session.record.steps[step])

    def _event_seen(self, step: int) -> Event:
        event = self._event(step)
        if event is None:
            raise LookupError(f"this viewer saw nothing of step {step}")
        return event

    def _make_step(self, step: int) -> SeenStep:
        game, event = self._session.record.game, self._event_seen(step)
        before, after = self._session.views(step), self._session.views(step + 1)
        was, now = before.partly(self.seat), after.partly(self.seat)
        line = after.once(("line", event.seat, event.action), lambda *seen: _line(game, event, *seen), was, now)
        touched = self.seat is not None and hooks.touches(game, was, event, now)
        return SeenStep(self._came_by[step], event.seat, line, touched)


def _line(game: Game, event: Event, before: View, after: View) -> bytes | None:
    return pack(game.tell(before, event, after))
