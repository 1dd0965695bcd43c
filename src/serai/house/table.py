"""A table as its log tells it: all of this is derived by applying entries one by one, and nothing else changes it."""

from zlib import crc32

import msgspec
from msgspec import Struct

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.record import Record
from serai.core.session import Session, glimpse
from serai.core.state import CHANCE, State
from serai.core.view import View
from serai.house import hooks
from serai.house.cards import SeatCard, Status
from serai.house.clocks import Clocks
from serai.house.errors import BrokenTable
from serai.house.eyes import Eyes
from serai.house.order import TableOrder
from serai.house.store import Entry, TableRow


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
        self.late: set[int] = set()
        """Seats that a bot plays because their time was over: for this turn (days) or for good (live)."""
        self.session = Session(Record(game, order.options, order.seats))
        self.steps: list[int] = []
        """The log entry of each step of the record."""
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
        self._eyes: dict[int | None, Eyes] = {}

    # ------------------------------------------------------------------ questions

    @property
    def state(self) -> State:
        """The present moment, held steps not taken."""
        return self.session.state

    def eyes(self, seat: int | None) -> Eyes:
        """These eyes, up to date."""
        found = self._eyes.get(seat) or self._eyes.setdefault(seat, Eyes(seat, self.session))
        found.follow(self.steps)
        return found

    def view(self, seat: int | None) -> View:
        """What this seat sees now. In a window everyone who may answer is to decide, whatever the order."""
        view = self.eyes(seat).view(len(self.steps))
        if self.window is not None and seat is not None:
            return view | {"to_decide": bool(hooks.asked(self.game, view))}
        return view

    def open_actions(self, seat: int | None) -> list[int]:
        """What this seat may do now."""
        if seat is None or self.status != "running" or seat in self.held:
            return []
        if self.window is not None:
            return hooks.asked(self.game, self.view(seat))
        return [int(action) for action in self.state.legal(seat)]

    def people(self) -> set[str]:
        """The persons who sit here."""
        return {place.person for place in self.places if place.person is not None}

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of this person."""
        return tuple(p.seat for p in self.places if person is not None and p.person == person)

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays this seat now; ``late`` if it stands in for a person, empty without one."""
        if seat in self.late:
            return "late"
        return self.places[seat].bot

    def undoable(self, seat: int) -> bool:
        """Whether this seat could take back a step of the record (a held one not counted)."""
        if self.status != "running" or self.window is not None:
            return False
        number = self.session.undoable(seat)
        return number is not None and self.steps[number] > self.final.get(seat, -1)

    def would_end_turn(self, seat: int, action: int) -> bool:
        """Whether this step would let chance fall, show something, or pass the turn on."""
        after = self.state.copy()
        after.play(seat, action)
        return bool(after.shown != self.state.shown) or seat not in after.deciders

    def turn(self) -> tuple[int, ...]:
        """The seats that are really to decide now."""
        if self.status != "running":
            return ()
        if self.window is None:
            return tuple(int(seat) for seat in self.state.deciders)
        unanswered = (s for s in range(self.order.seats) if s not in self.window.answers)
        return tuple(seat for seat in unanswered if self.open_actions(seat))

    def summary(self) -> Summary:
        """What lists of tables show."""
        ranking = tuple(int(rank) for rank in self.state.ranking) if self.status == "over" else ()
        ending = self.state.ending if self.status == "over" else ""
        number = self.eyes(None).number
        return Summary(tuple(self.places), self.game.title, number, self.turn(), ranking, ending, self.rematch)

    # ------------------------------------------------------------------ the log

    def apply(self, entry: Entry) -> None:
        """The next entry of the log. Raises BrokenTable if it cannot be, under the installed rules."""
        try:
            self._apply(entry)
        except (SeraiError, LookupError, ValueError) as error:
            reason = error.say("en") if isinstance(error, SeraiError) else str(error)
            raise BrokenTable(table=self.id, number=entry.number, reason=reason) from error
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
                assert self.window is not None
                self.window.answers[seat] = self.game.parse(entry.action)
            case "standing":
                self.standing[seat] = entry.data
            case "begin" | "resume":
                self.status = "running"
            case "pause":
                self.status = "paused"
            case "flag":
                self.late.add(seat)
            case "seat":
                self.places[seat] = msgspec.json.decode(entry.data, type=SeatCard)
                self.late.discard(seat)
            case "rematch":
                self.rematch = entry.data
            case "close":
                pass
            case _:
                raise ValueError(f"unknown entry {entry.kind}")
        self._run_clocks()

    def _step(self, seat: int, action: int, entry: Entry) -> None:
        was_open = self.window is not None
        public = glimpse(self.state, None, seat, action) is not None
        self.session.play(seat, action)
        self.steps.append(entry.number)
        if not hooks.window_open(self.game, self.state):
            self.window = None
        elif public or not was_open:
            # What everybody notices while a window is open opens the next one.
            self.window = Window(entry.at)
        if self.order.clock.kind == "days" and seat not in self.state.deciders:
            self.late.discard(seat)
        if self.state.over:
            self.status = "over"

    def _undo(self, seat: int, count: int) -> None:
        # what others take back in a secret simultaneous decision is no reason for a seat to choose anew
        viewers = () if self.state.simultaneous else (None, *range(self.order.seats))
        noticed: set[int | None] = {seat}
        if self.held.pop(seat, None) is not None:
            count -= 1
        for _ in range(count):
            number = self.session.undoable(seat)
            assert number is not None
            before, step = self.session.at(number), self.session.record.steps[number]
            noticed.update(viewer for viewer in viewers if glimpse(before, viewer, *step) is not None)
            self.session.undo(seat)
            del self.steps[number]
            for eyes in self._eyes.values():
                eyes.forget(number)
        for viewer in noticed:
            self.undone[viewer] = self.undone.get(viewer, 0) + 1

    def _run_clocks(self) -> None:
        if self.order.clock.kind == "none":
            return
        secret = self.state.simultaneous and not hooks.tells_deciding(self.game)
        if self.status != "running" or self.window is not None or secret:
            self.clocks.hold()
            return
        deciding = hooks.deciding(self.game, self.state, self.eyes(None).view(len(self.steps)))
        # A bot has its own limit, and nobody waits for an empty seat by the clock.
        human = [s for s in deciding if self.places[s].person is not None and not self.bot_of(s)]
        self.clocks.turn(deciding, human)


def mark(state: State) -> int:
    """A fingerprint of what the rules make of a moment: who decides, what is open to them, points, result.

    It speaks in notations, so that only a change of the rules changes it, not one of the code.
    """
    game: Game = state.game
    open_now = [(int(seat), sorted(game.notate(a) for a in state.legal(seat))) for seat in state.deciders]
    facts = (state.over, state.chance, open_now, [int(p) for p in state.scores], [int(r) for r in state.ranking])
    return crc32(f"{facts} {state.ending}".encode()) or 1
