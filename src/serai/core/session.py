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
        following = self.state.copy()
        following.play(seat, action)
        self.record.add(seat, action)
        self._states.append(following)

    def settle(self, rng: Rng) -> list[int]:
        """Let chance act until a seat must decide; returns what fell."""
        fell: list[int] = []
        while self.state.chance:
            fell.append(self.state.draw(rng))
            self.play(CHANCE, fell[-1])
        return fell

    def undoable(self, seat: int) -> int | None:
        """The number of the step that this seat would take back next (0 is the first); None if there is none."""
        steps = self.record.steps
        passed_over = False
        for number in range(len(steps) - 1, -1, -1):
            before, after = self._states[number], self._states[number + 1]
            who = steps[number][0]
            if who == CHANCE or after.shown != before.shown:
                return None
            if who == seat:
                return number if before.simultaneous or not passed_over else None
            if not before.simultaneous:
                return None
            passed_over = True
        return None

    def undo(self, seat: int) -> int:
        """Take back this seat's last step; returns the action. Raises NothingToUndo."""
        number = self.undoable(seat)
        if number is None:
            raise NothingToUndo(Text("error-nothing-to-undo"))
        later = self.record.steps[number + 1 :]
        action = self.record.steps[number][1]
        del self.record.steps[number:]
        del self._states[number + 1 :]
        for who, what in later:
            self.play(who, what)
        return action

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


def glimpse(state: State, viewer: int | None, seat: int, action: int) -> Event | None:
    """A step about to be taken, as this viewer (None: a spectator) learns of it; None if it learns nothing."""
    seen = state.sight(-1 if viewer is None else viewer, seat, action)
    if seen == UNSEEN:
        return None
    return Event(seat, action if seen == SEEN else None)
