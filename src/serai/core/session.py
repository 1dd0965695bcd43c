"""A game being played: the state, the record that leads to it, and what may still be taken back."""

from collections import deque
from typing import Final

from serai.core.errors import NothingToUndo
from serai.core.game import Event
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, SEEN, UNSEEN, State
from serai.core.texts import Text
from serai.core.view import Views

_EVERY: Final = 16
"""So many steps lie between two moments that are always kept."""
_NEWEST: Final = 4
"""So many of the newest moments are kept for certain."""


class Session:
    """Plays a record forward and backward. Every moment of it can be looked at.

    The newest moments are kept, and every sixteenth of the older ones; those between are played again when somebody
    asks. So a long game takes little memory, and looking along it costs one step a moment. What everybody sees of a
    moment is read once for all who look at it at about the same time (``views``).

    Undo is computed: a seat may take back its own last step as long as no other seat acted after it, no chance fell
    and nothing hidden was shown. Secret simultaneous steps can be taken back until the reveal, whatever others did.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._snapshots: list[State] = []
        """Every sixteenth moment from the start on."""
        self._newest: list[State] = []
        """The last moments, in a row."""
        self._moments = 0
        """How many moments there are."""
        self._again: tuple[int, list[State]] = (-1, [])
        """The moments that were played again last, from a snapshot on, with its number."""
        self._looked_at: deque[Views] = deque(maxlen=_NEWEST)
        for state in record.states():
            self._keep(state)

    @property
    def state(self) -> State:
        """The present moment. Play through the session, not on this state itself."""
        return self._newest[-1]

    def at(self, number: int) -> State:
        """The moment after so many steps; 0 is the start. Raises IndexError if the game has not come so far."""
        place = number - (self._moments - len(self._newest))
        if place >= 0:
            return self._newest[place]
        snapshot, rest = divmod(number, _EVERY)
        if snapshot < 0:
            raise IndexError(number)
        if not rest:
            return self._snapshots[snapshot]
        if self._again[0] != snapshot:
            self._again = (snapshot, [self._snapshots[snapshot]])
        states = self._again[1]
        for step in self.record.steps[snapshot * _EVERY + len(states) - 1 : number]:
            states.append(_after(states[-1], *step))
        return states[rest]

    def views(self, number: int) -> Views:
        """What is seen of the moment after so many steps. Raises IndexError like ``at``."""
        state = self.at(number)
        for views in self._looked_at:
            if views.state is state:
                return views
        found: Views = state.game.views(state)
        self._looked_at.append(found)
        return found

    def forget_old(self) -> None:
        """Let go of old moments that were played again; who asks for one has it played once more."""
        self._again = (-1, [])

    def _keep(self, state: State) -> None:
        """This is the newest moment."""
        if self._moments % _EVERY == 0:
            self._snapshots.append(state)
        self._moments += 1
        self._newest.append(state)
        if len(self._newest) > 2 * _NEWEST:
            del self._newest[:_NEWEST]

    def _go_back(self, number: int, after: list[State]) -> None:
        """All after the moment with this number is ``after``."""
        place = number - (self._moments - len(self._newest))
        self._newest = self._newest[: place + 1] if place >= 0 else [self.at(number)]
        self._moments = number + 1
        del self._snapshots[number // _EVERY + 1 :]
        self._again = (-1, [])
        for state in after:
            self._keep(state)

    def play(self, seat: int, action: int) -> None:
        """Take a step. Raises IllegalAction, and then nothing has changed."""
        following = _after(self.state, seat, action)
        self.record.add(seat, action)
        self._keep(following)

    def settle(self, rng: Rng) -> list[int]:
        """Let chance act until a seat must decide; returns what fell."""
        fell: list[int] = []
        while self.state.chance:
            fell.append(self.state.draw(rng))
            self.play(CHANCE, fell[-1])
        return fell

    def undo_run(self, seat: int, floor: int = 0) -> list[int]:
        """The numbers of the steps that this seat may take back one after the other, the next one first.

        ``floor``: so many steps from the start of the record stand, whoever took them. What this list says does not
        change by taking its first steps back: the rest of it is what may be taken back then.
        """
        steps = self.record.steps
        run: list[int] = []
        passed_over = False
        for number in range(len(steps) - 1, floor - 1, -1):
            before, after = self.at(number), self.at(number + 1)
            who = steps[number][0]
            if who == CHANCE or after.shown != before.shown:
                break
            if passed_over and not before.simultaneous:
                break
            if who == seat:
                run.append(number)
            elif before.simultaneous:
                passed_over = True
            else:
                break
        return run

    def undoable(self, seat: int, floor: int = 0) -> int | None:
        """The number of the step that this seat would take back next (0 is the first); None if there is none."""
        run = self.undo_run(seat, floor)
        return run[0] if run else None

    def undo(self, seat: int) -> int:
        """Take back this seat's last step; returns the action. Raises NothingToUndo."""
        return self.undo_steps(seat, 1)[0]

    def undo_steps(self, seat: int, count: int, floor: int = 0) -> list[int]:
        """Take back this seat's last ``count`` steps; returns their actions, the last one first.

        Raises NothingToUndo if it may not take back so many, and then nothing has changed.
        """
        taken = self.undo_run(seat, floor)[:count]
        if len(taken) < count or count < 1:
            raise NothingToUndo(Text("error-nothing-to-undo"))
        first = taken[-1]
        kept = [step for number, step in enumerate(self.record.steps[first:], first) if number not in taken]
        last, states = self.at(first), list[State]()
        for who, what in kept:
            last = _after(last, who, what)
            states.append(last)
        actions = [self.record.steps[number][1] for number in taken]
        self._go_back(first, states)
        self.record.steps[first:] = kept
        return actions

    def events(self, viewer: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """The steps from number ``since`` on as this viewer learned of them, each with its number."""
        seen: list[tuple[int, Event]] = []
        for number in range(since, len(self.record.steps)):
            event = event_for(self.at(number), viewer, *self.record.steps[number])
            if event is not None:
                seen.append((number, event))
        return seen

    def log(self, viewer: int | None, since: int = 0) -> list[Text]:
        """The log lines from step ``since`` on, as this viewer may read them."""
        game = self.record.game
        lines = (
            game.tell(self.views(number).partly(viewer), event, self.views(number + 1).partly(viewer))
            for number, event in self.events(viewer, since)
        )
        return [line for line in lines if line is not None]


def _after(state: State, seat: int, action: int) -> State:
    following = state.copy()
    following.play(seat, action)
    return following


def event_for(state: State, viewer: int | None, seat: int, action: int) -> Event | None:
    """A step about to be taken, as this viewer (None: a spectator) learns of it; None if it learns nothing."""
    seen = state.sight(-1 if viewer is None else viewer, seat, action)
    if seen == UNSEEN:
        return None
    return Event(seat, action if seen == SEEN else None)
