"""A game being played: the state, the record that leads to it, and what may still be taken back."""

from serai.core.errors import NothingToUndo
from serai.core.game import Event
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, SEEN, UNSEEN, State
from serai.core.texts import Text


class Session:
    """Plays a record forward and backward, keeping a state for each moment of it.

    Undo is computed: a seat may take back its own last step as long as no other seat acted after it, no chance fell
    and nothing hidden was shown. Secret simultaneous steps can be taken back until the reveal, whatever others did.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._states: list[State] = list(record.states())

    @property
    def state(self) -> State:
        """The present moment. Play through the session, not on this state itself."""
        return self._states[-1]

    def at(self, number: int) -> State:
        """The moment after so many steps; 0 is the start."""
        return self._states[number]

    def play(self, seat: int, action: int) -> None:
        """Take a step. Raises IllegalAction, and then nothing has changed."""
        following = _after(self.state, seat, action)
        self.record.add(seat, action)
        self._states.append(following)

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
            before, after = self._states[number], self._states[number + 1]
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
        states = self._states[: first + 1]
        kept = [step for number, step in enumerate(self.record.steps[first:], first) if number not in taken]
        for who, what in kept:
            states.append(_after(states[-1], who, what))
        actions = [self.record.steps[number][1] for number in taken]
        self.record.steps[first:] = kept
        self._states = states
        return actions

    def events(self, viewer: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """The steps from number ``since`` on as this viewer learned of them, each with its number."""
        seen: list[tuple[int, Event]] = []
        for number in range(since, len(self.record.steps)):
            event = glimpse(self._states[number], viewer, *self.record.steps[number])
            if event is not None:
                seen.append((number, event))
        return seen

    def log(self, viewer: int | None, since: int = 0) -> list[Text]:
        """The log lines from step ``since`` on, as this viewer may read them."""
        game = self.record.game
        lines = (
            game.tell(self._states[number].view(viewer), event, self._states[number + 1].view(viewer))
            for number, event in self.events(viewer, since)
        )
        return [line for line in lines if line is not None]


def _after(state: State, seat: int, action: int) -> State:
    following = state.copy()
    following.play(seat, action)
    return following


def glimpse(state: State, viewer: int | None, seat: int, action: int) -> Event | None:
    """A step about to be taken, as this viewer (None: a spectator) learns of it; None if it learns nothing."""
    seen = state.sight(-1 if viewer is None else viewer, seat, action)
    if seen == UNSEEN:
        return None
    return Event(seat, action if seen == SEEN else None)
