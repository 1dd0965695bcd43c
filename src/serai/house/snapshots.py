"""A table at one moment as one viewer sees it: all that he is told follows from this. Only views and events come in."""

from functools import partial

from msgspec import Struct

from serai.core.game import Game
from serai.core.scene import Sign
from serai.core.session import event_for
from serai.core.standing import Standing
from serai.core.texts import Text
from serai.core.view import View
from serai.house import hooks, practising
from serai.house.cards import SeatCard
from serai.house.history import SeenStep, pack
from serai.house.table import Table
from serai.house.teaching import told, wanted


class SeatSeen(Struct, frozen=True):
    """What the game calls a seat, and the sign it has on the table."""

    role: Text
    sign: Sign | None


class Snapshot(Struct):
    """All that what a viewer is told depends on, but for the ticking of clocks. If equal, nothing new is told."""

    status: str
    number: int
    entry: int
    view: View
    actions: tuple[int, ...]
    held: int | None
    answer: int | None
    chosen: Text | None
    """What the step that waits for Confirm, or the answer in an open window, does."""
    can_undo: bool
    window: float | None
    places: tuple[SeatCard, ...]
    bots: tuple[str, ...]
    """By seat, the bot that plays it now."""
    seats: tuple[SeatSeen, ...]
    standings: tuple[Standing, ...]
    """How the seats stand; empty before the game."""
    deciding: tuple[int, ...]
    standing: str
    rematch: str
    undone: int
    steps: tuple[int, ...]
    """The log entry of each step seen so far; a step that waits for Confirm has a negative number."""
    lines: tuple[SeenStep, ...]
    """The newest of them as they were told: they may be taken back before somebody reads of them."""
    last: int
    taught: int | None
    """How far the lesson is, for who is taught here."""
    asked: tuple[int, ...]
    """What the lesson asks of him."""


def _seats(game: Game, view: View) -> tuple[SeatSeen, ...]:
    return tuple([SeatSeen(game.seat_seen(seat, view), game.seat_sign(seat, view)) for seat in range(view["seats"])])


def _standings(game: Game, view: View) -> tuple[Standing, ...]:
    return tuple(game.standing(view))


def _seats_and_standings(table: Table, view: View) -> tuple[tuple[SeatSeen, ...], tuple[Standing, ...]]:
    """The seats as they are seen now: made once for all viewers, as far as it is the same for all."""
    game, views, seat = table.game, table.session.views(len(table.steps)), view["seat"]
    seats = views.once("seats", partial(_seats, game), views.partly(seat))
    if table.status == "waiting":
        return seats, ()
    if "standings" in views.personal:
        return seats, _standings(game, view)
    return seats, views.once("standings", partial(_standings, game), views.partly(seat))


def snapshot(table: Table, seat: int | None, at: int | None = None) -> Snapshot:
    """What this viewer see of the table now, or saw after ``at`` steps of their own counting."""
    history = table.history(seat)
    if at is not None and at < history.number:
        return _look_back(table, seat, max(at, 0))
    view, steps, lines = table.view(seat), history.entries, history.latest()
    # A step that waits for Confirm is not taken yet: it is still the turn of who took it, also for himself.
    deciding = hooks.deciding(table.game, table.state, view)
    window = table.window
    held = table.held.get(seat) if seat is not None else None
    answer = window.answers.get(seat) if window is not None and seat is not None else None
    chosen = held if held is not None else answer
    label = table.game.label(view, chosen) if chosen is not None else None
    if held is not None:
        view, waiting = _with_held(table, held, view)
        if waiting is not None:
            steps, lines = (*steps, waiting.entry), (*lines, waiting)
    if held is None and window is None:
        seats, standings = _seats_and_standings(table, view)
    else:
        seats, standings = _seats(table.game, view), _standings(table.game, view)
    if seat is not None:
        own = (seat,) if view["to_decide"] or held is not None else ()
        deciding = tuple(sorted({*own, *(other for other in deciding if other != seat)}))
    return Snapshot(
        status=table.status,
        number=len(steps),
        entry=steps[-1] if steps else -1,
        view=view,
        actions=tuple(table.open_actions(seat)),
        held=held,
        answer=answer,
        chosen=label,
        can_undo=seat is not None and table.undoable(seat) > 0,
        window=window.since if window is not None else None,
        places=tuple(table.places),
        bots=tuple(table.bot_seen(place.seat, seat) for place in table.places),
        seats=seats,
        standings=standings,
        deciding=deciding if table.status == "running" else (),
        standing=table.standing.get(seat, "") if seat is not None else "",
        rematch=table.rematch,
        undone=table.undone.get(seat, 0),
        steps=steps,
        lines=lines,
        last=len(steps),
        taught=told(table, seat) if table.task is None else practising.told(table, seat),
        asked=wanted(table, seat) if table.task is None else practising.shown_next(table, seat),
    )


def present(table: Table, seat: int | None) -> int:
    """The number of this viewer's present moment."""
    return snapshot(table, seat).number if seat in table.held else table.history(seat).number


def _with_held(table: Table, held: int, view: View) -> tuple[View, SeenStep | None]:
    """The moment as its player sees it while a step waits for Confirm: taken, unless it would show something."""
    seat, before = int(view["seat"]), table.state
    after = before.copy()
    after.play(seat, held)
    if after.shown != before.shown or after.over:
        return table.game.held(view, held), None
    seen = after.view(seat)
    event = event_for(before, seat, seat, held)
    line = table.game.tell(view, event, seen) if event is not None else None
    return seen, SeenStep(-2 - held, seat, pack(line), False)


def _look_back(table: Table, seat: int | None, at: int) -> Snapshot:
    history = table.history(seat)
    view = table.session.views(history.moment(at)).of(seat)
    steps, places = history.entries[:at], tuple(table.places)
    return Snapshot(
        status=table.status,
        number=at,
        entry=steps[-1] if steps else -1,
        view=view,
        actions=(),
        held=None,
        answer=None,
        chosen=None,
        can_undo=False,
        window=None,
        places=places,
        bots=tuple(table.bot_seen(place.seat, seat) for place in places),
        seats=_seats(table.game, view),
        standings=_standings(table.game, view),
        deciding=(),
        standing="",
        rematch=table.rematch,
        undone=table.undone.get(seat, 0),
        steps=steps,
        lines=(),
        last=history.number,
        taught=None,
        asked=(),
    )
