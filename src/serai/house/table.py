"""A table as its log tells it: all of this is derived by applying entries one by one, and nothing else changes it."""

from bisect import bisect_right
from collections.abc import Iterable
from zlib import crc32

import msgspec
from msgspec import Struct

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.practice import Task, task_of
from serai.core.record import Record
from serai.core.session import Session, event_for
from serai.core.state import CHANCE, UNSEEN, State
from serai.core.view import View
from serai.house import hooks
from serai.house.cards import SeatCard, Status
from serai.house.clocks import Clocks
from serai.house.errors import BrokenTable, short_id
from serai.house.history import History
from serai.house.order import TableOrder
from serai.house.store import Entry, TableRow

_SPECTATOR = -1
"""What a state calls a viewer without a seat."""
FILLED, SECRETLY = "filled", "secretly"
"""What is said of a flag in secret simultaneous steps: the house filled them, or a bot is to. Else a bot plays on."""


class Window(Struct):
    """An open reaction window: since when, and what has been answered so far. Answers are nobody else's business."""

    since: float
    answers: dict[int, int] = {}


class Summary(Struct, omit_defaults=True):
    """What lists of tables need to know without replaying a log."""

    seats: tuple[SeatCard, ...]
    title: str
    number: int = 0
    turn: tuple[int, ...] = ()
    """Who is really to decide; told to these seats only."""
    ranking: tuple[int, ...] = ()
    ending: str = ""
    rematch: str = ""
    taught: bool = False
    """The lesson that was given here is over."""


class Table:
    """One table: who sits where, the game so far, clocks, an open window, steps waiting for their Confirm."""

    def __init__(self, row: TableRow, order: TableOrder, game: Game) -> None:
        self.id = row.id
        self.host = row.host
        self.invitation = row.invitation
        self.created = row.created
        self.rules = row.rules
        self.order = order
        self.game = game
        self.entries = 0
        """How many entries of the log this knows."""
        self.status: Status = "waiting"
        self.places = [SeatCard(seat) for seat in range(order.seats)]
        self.known_hands: dict[str, set[int]] = {}
        """By person, the seats he has sat in since the game began: their hands he may have seen."""
        self.late: set[int] = set()
        """Seats that a bot plays because their time was over: for this turn (days), or until taken back (live)."""
        self.slow: set[int] = set()
        """Seats for which a bot completes the present secret simultaneous step. Nobody else is told until it ends."""
        self.session = Session(Record(game, order.options, order.seats, position=order.position))
        self.task: Task | None = _task_of(game, order.task)
        """What is practised here."""
        self.solved = False
        """Whether it is done. Then nothing more happens."""
        self.steps: list[int] = []
        """The log entry of each step of the record."""
        self.noticed: list[int] = []
        """For each step of the record a bit for every seat that learned of it; the next one stands for spectators."""
        self.held: dict[int, int] = {}
        """By seat, a step that waits for its Confirm; it has not been taken yet."""
        self.final: dict[int, int] = {}
        """By seat, the log entry up to which its steps stand."""
        self.undone: dict[int | None, int] = {}
        """By seat (None: a spectator), how often steps were taken back that it had seen."""
        self.clocks = Clocks(order.clock, order.seats)
        self.window: Window | None = None
        self.standing: dict[int, str] = {}
        self.rematch = ""
        self.messages: dict[str, int] = {}
        """The client messages that were carried out, with the entry of each."""
        self.changed = row.created
        self._histories: dict[int | None, History] = {}

    # ------------------------------------------------------------------ questions

    @property
    def state(self) -> State:
        """The present moment, held steps not taken."""
        return self.session.state

    def history(self, seat: int | None) -> History:
        """What this seat (or a spectator, None) has seen, up to date."""
        found = self._histories.get(seat)
        if found is None:
            found = self._histories[seat] = History(seat, self.session, self.steps, self.noticed)
        found.follow()
        return found

    def view(self, seat: int | None) -> View:
        """What this seat sees now. In a window everyone who may answer is to decide, whatever the order."""
        view = self.history(seat).view(len(self.steps))
        if self.window is not None and seat is not None:
            return view | {"to_decide": self._may_answer(seat) and bool(hooks.asked(self.game, view))}
        return view

    def open_actions(self, seat: int | None) -> list[int]:
        """What this seat may do now."""
        if seat is None or self.status != "running" or seat in self.held or self.solved:
            return []
        if self.window is not None:
            return hooks.asked(self.game, self.history(seat).view(len(self.steps))) if self._may_answer(seat) else []
        return [int(action) for action in self.state.legal(seat)]

    def _may_answer(self, seat: int) -> bool:
        """Whether this seat is asked in windows; in a game by correspondence people's standing orders answer."""
        return self.order.clock.kind != "days" or bool(self.bot_of(seat))

    def people(self) -> set[str]:
        """The persons who sit here."""
        return {place.person for place in self.places if place.person is not None}

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of this person."""
        return tuple(p.seat for p in self.places if person is not None and p.person == person)

    def played_by_people(self, seats: Iterable[int]) -> dict[int, str]:
        """Those of these seats that a person plays himself, with who it is."""
        people = {seat: self.places[seat].person for seat in seats if not self.bot_of(seat)}
        return {seat: person for seat, person in people.items() if person is not None}

    def left_by(self, person: str | None) -> tuple[int, ...]:
        """The seats that this person left in the running game and that nobody else has taken since."""
        if person is None or self.status not in ("running", "paused") or self.seats_of(person):
            return ()
        known = self.known_hands.get(person, ())
        return tuple(place.seat for place in self.places if place.seat in known and place.person is None)

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays this seat now; ``late`` if it stands in for a person, empty without one."""
        return "late" if seat in self.late or seat in self.slow else self.places[seat].bot

    def bot_seen(self, seat: int, viewer: int | None) -> str:
        """The same as this viewer may know it."""
        return "late" if seat in self.late or (seat in self.slow and seat == viewer) else self.places[seat].bot

    def may_return(self, seat: int) -> bool:
        """Whether who sits here can take his seat back from the bot that plays because his time was over."""
        return self.bot_of(seat) == "late" and not self.clocks.eased(seat)

    def undoable(self, seat: int) -> int:
        """How many steps this seat could take back now, one after the other; a held one is the first of them."""
        if self.status != "running" or self.window is not None or self.solved:
            return 0
        return (1 if seat in self.held else 0) + len(self.session.undo_run(seat, self._standing_steps(seat)))

    def _standing_steps(self, seat: int) -> int:
        """How many steps from the start stand for this seat, because it has confirmed one since."""
        return bisect_right(self.steps, self.final.get(seat, -1))

    def would_end_turn(self, seat: int, action: int) -> bool:
        """Whether this step would let chance fall, show something, or pass the turn on."""
        after = self.state.copy()
        after.play(seat, action)
        return bool(after.shown != self.state.shown) or seat not in after.deciders

    def turn(self) -> tuple[int, ...]:
        """The seats that are really to decide now."""
        if self.status != "running" or self.solved:
            return ()
        if self.window is None:
            return tuple(int(seat) for seat in self.state.deciders)
        unanswered = (s for s in range(self.order.seats) if s not in self.window.answers)
        return tuple(seat for seat in unanswered if self.open_actions(seat))

    def summary(self) -> Summary:
        """What lists of tables show."""
        ranking = tuple(int(rank) for rank in self.state.ranking) if self.status == "over" else ()
        ending = self.state.ending if self.status == "over" else ""
        number = self.history(None).number
        return Summary(tuple(self.places), self.game.title, number, self.turn(), ranking, ending, self.rematch)

    # ------------------------------------------------------------------ the log

    def apply(self, entry: Entry) -> None:
        """The next entry of the log. Raises BrokenTable if it cannot be, under the installed rules."""
        try:
            self._apply(entry)
        except Exception as error:
            reason = error.say("en") if isinstance(error, SeraiError) else str(error)
            raise BrokenTable(table=short_id(self.id), number=entry.number, reason=reason) from error
        self.entries = entry.number + 1
        self.changed = entry.at
        if entry.message:
            self.messages[entry.message] = entry.number

    def _apply(self, entry: Entry) -> None:
        if entry.number != self.entries:
            raise ValueError(f"entry {self.entries} is missing")
        self.clocks.advance(entry.at)
        seat = entry.seat
        match entry.kind:
            case "act" if entry.data == "wait":
                self.held[seat] = self.game.parse(entry.action)
            case "act" | "chance":
                self._step(CHANCE if entry.kind == "chance" else seat, self.game.parse(entry.action), entry)
            case "confirm":
                self._step(seat, self.held.pop(seat), entry)
                self.final[seat] = entry.number
            case "undo":
                self._undo(seat, int(entry.data))
            case "answer":
                if self.window is None:
                    raise ValueError("an answer, and no window is open")
                self.window.answers[seat] = self.game.parse(entry.action)
            case "standing":
                self.standing[seat] = entry.data
            case "begin" | "resume":
                self.status = "running"
                for place in self.places:
                    self._sees_hand(place)
            case "pause":
                self.status = "paused"
            case "flag":
                self._flag(seat, entry)
            case "back":
                self._leave_to_person(seat)
            case "seat":
                before, self.places[seat] = self.places[seat], msgspec.json.decode(entry.data, type=SeatCard)
                if self.status != "waiting":
                    self._sees_hand(self.places[seat])
                if self.places[seat].person is None or self.status == "waiting":
                    self.late.discard(seat)
                    self.slow.discard(seat)
                elif self.places[seat].person != before.person:
                    self._leave_to_person(seat)
            case "rematch":
                self.rematch = entry.data
            case "close":
                pass
            case "shut":
                self.status = "closed"
            case _:
                raise ValueError(f"unknown entry {entry.kind}")
        self._run_clocks(undone=entry.kind == "undo")

    def _flag(self, seat: int, entry: Entry) -> None:
        """The time of a seat is over. See FILLED and SECRETLY."""
        if entry.data == SECRETLY:
            self.slow.add(seat)
        elif entry.data == FILLED:
            self.final[seat] = entry.number
            self.clocks.forgive(seat)
        else:
            self.late.add(seat)

    def _leave_to_person(self, seat: int) -> None:
        """No bot plays this seat any more, and its player has time to."""
        self.late.discard(seat)
        self.slow.discard(seat)
        self.clocks.ease(seat)

    def _sees_hand(self, place: SeatCard) -> None:
        if place.person is not None:
            self.known_hands.setdefault(place.person, set()).add(place.seat)

    def _step(self, seat: int, action: int, entry: Entry) -> None:
        was_open, shown = self.window is not None, self.state.shown
        noticed = self._noticed(self.state, seat, action)
        public = noticed >> self.order.seats
        self.session.play(seat, action)
        self.steps.append(entry.number)
        self.noticed.append(noticed)
        if not hooks.window_open(self.game, self.state):
            self.window = None
        elif public or not was_open:
            # What everybody notices while a window is open opens the next one.
            self.window = Window(entry.at)
        if self.order.clock.kind == "days" and seat not in self.state.deciders:
            self.late.discard(seat)
        if not self.state.simultaneous or self.state.shown != shown:
            self.slow.clear()
        if self.state.over:
            self.status = "over"
        if self.task is not None:
            self.solved = self.task.judge(self.state).done

    def _undo(self, seat: int, count: int) -> None:
        taken = count - (1 if seat in self.held else 0)
        floor = self._standing_steps(seat)
        numbers = self.session.undo_run(seat, floor)[:taken]
        noticed: set[int | None] = {seat}
        for number in numbers:
            noticed.update(self._choose_anew(number))
        if taken or not count:
            self.session.undo_steps(seat, taken, floor)
        # from here on nothing can fail any more
        self.held.pop(seat, None)
        for number in numbers:
            del self.steps[number]
            for history in self._histories.values():
                history.forget(number)
        if numbers:
            first, steps = numbers[-1], self.session.record.steps
            self.noticed[first:] = [self._noticed(self.session.at(n), *steps[n]) for n in range(first, len(steps))]
        for viewer in noticed:
            self.undone[viewer] = self.undone.get(viewer, 0) + 1

    def _noticed(self, state: State, seat: int, action: int) -> int:
        """Who learns of a step about to be taken, as ``noticed`` has it."""
        found = 0
        for number, viewer in enumerate((*range(self.order.seats), _SPECTATOR)):
            if state.sight(viewer, seat, action) != UNSEEN:
                found |= 1 << number
        return found

    def _choose_anew(self, number: int) -> list[int | None]:
        """Who has seen this step: when it is taken back, what he is about to do was chosen at another moment."""
        before, step = self.session.at(number), self.session.record.steps[number]
        if self.state.simultaneous and before.simultaneous:
            # what others take back in a secret simultaneous decision is no reason for a seat to choose anew
            return []
        return [viewer for viewer in (None, *range(self.order.seats)) if event_for(before, viewer, *step) is not None]

    def _run_clocks(self, *, undone: bool) -> None:
        if self.order.clock.kind == "none":
            return
        if self.status != "running" or self.window is not None or self.state.chance:
            self.clocks.hold()
            return
        known = hooks.deciding(self.game, self.state, self.history(None).view(len(self.steps)))
        # A bot has its own limit, and nobody waits for an empty seat by the clock.
        people = {place.seat for place in self.places if place.person is not None and place.seat not in self.late}
        change = self.clocks.withdraw if undone else self.clocks.turn
        if self.state.simultaneous:
            # It is everybody's turn until all have decided: who takes a step back has the time that he had.
            deciding = people.intersection(self.state.deciders) - self.slow
            change(range(self.order.seats), deciding, people.intersection(known) or people, 1 + self.state.shown)
        else:
            change(known, people.intersection(known), people.intersection(known))


def _task_of(game: Game, name: str) -> Task | None:
    """The task of this id; None without one, and where it is no longer set: then the table is like any other."""
    try:
        return task_of(game, name) if name else None
    except SeraiError:
        return None


def mark(state: State) -> int:
    """A fingerprint of what the rules make of a moment: who decides, what is open to them, points, result.

    It speaks in notations, so that only a change of the rules changes it, not one of the code.
    """
    game: Game = state.game
    open_now = [(int(seat), sorted(game.notate(a) for a in state.legal(seat))) for seat in state.deciders]
    facts = (state.over, state.chance, open_now, [int(p) for p in state.scores], [int(r) for r in state.ranking])
    return crc32(f"{facts} {state.ending}".encode()) or 1
