"""What a viewer asks over a table's socket, and the house's answers."""

import logging

import msgspec

from serai.bots import STAND_IN, STRONGEST
from serai.bots.coach import Advised
from serai.core.errors import NothingToUndo, SeraiError
from serai.core.state import State
from serai.core.texts import Text
from serai.core.view import View
from serai.house import practising, teaching
from serai.house.cards import Viewer
from serai.house.chat import clean_text, say, was_said
from serai.house.errors import BadText, ChangeFailed, HouseError, NotNow, NotTheHost, NotYourSeat, short_id, words
from serai.house.frames import missed, watched
from serai.house.keeper import Keeper
from serai.house.late import take_back
from serai.house.limits import Limit
from serai.house.live import LiveTable
from serai.house.messages import (
    Act,
    Confirm,
    Done,
    Hint,
    HintMessage,
    Log,
    LogMessage,
    Look,
    Manage,
    Message,
    Refused,
    Request,
    Say,
    Standing,
    Undo,
    Weigh,
    WeighMessage,
    Why,
    WhyMessage,
)
from serai.house.seating import come_back, free_seat, rematch
from serai.house.showing import catch_up, log_lines, managers, names_of
from serai.house.snapshots import present, snapshot
from serai.house.speaking import speaker
from serai.house.table import Table
from serai.house.transaction import Transaction
from serai.house.whynot import why_not

log = logging.getLogger("serai.house")

MOST_ID = 64
_HINT = 1.0
"""How long a hint may take to come: it is thought about less than a move of the same player."""
_WEIGH = 0.5
"""How long it may take to weigh an action: its player waits for it."""
_MUCH = 0.05
"""Who throws away so much of his chance to win is told, if he likes to be."""
_MOST_LINES = 100
"""The log is told so many steps at a time to who asks for what was before."""
_WATCHED = 30.0
"""Seconds that a worker may take for what is watched again."""


class Stale(HouseError):
    """The table has gone on since the viewer looked."""

    key = "stale"


class RequestHandler:
    """Answers requests."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._talk = Limit(8, 20, keeper.clock)
        self._hints = Limit(10, 20, keeper.clock)
        self._weighed = Limit(40, 20, keeper.clock)

    async def answer(self, live: LiveTable, viewer: Viewer, request: Request) -> list[Message]:
        """Carry out a request, or say why not. A repeat of its id does nothing more."""
        try:
            if not 1 <= len(request.id) <= MOST_ID or "\0" in request.id:
                raise BadText("bad-id")
            match request:
                case Look():
                    return [await self._look(live, viewer, request)]
                case Log():
                    return [await self._log(live, viewer, request)]
                case Hint():
                    return [await self._hint(live, viewer, request)]
                case Weigh():
                    return [await self._weigh(live, viewer, request)]
                case Why():
                    return [await self._why(live, viewer, request)]
                case Say():
                    return [await self._say(live, viewer, request)]
                case _:
                    return [await self._change(live, viewer, request)]
        except Stale as error:
            refused = Refused(request.id, error.say(viewer.lang), stale=True)
            async with self._keeper.current(live):
                return [refused, await live.message(viewer, self._keeper.clock(), seat=getattr(request, "seat", None))]
        except SeraiError as error:
            return [Refused(request.id, error.say(viewer.lang))]
        except Exception:
            # Whatever is wrong here, memory that it may have touched is read anew before anybody else looks.
            log.exception("table %s: a request failed", short_id(live.table.id))
            return [Refused(request.id, ChangeFailed().say(viewer.lang))]

    # ------------------------------------------------------------------ changes

    async def _change(self, live: LiveTable, viewer: Viewer, request: Act | Undo | Confirm | Manage | Standing) -> Done:
        """One change of the table: tried again where another process was faster, as long as it still makes sense."""
        key = f"{viewer.person}:{request.id}"

        def enter(transaction: Transaction) -> None:
            if key not in transaction.table.messages:
                self._enter(transaction, viewer, request, key)

        if isinstance(request, Manage) and request.what == "rematch":
            await rematch(self._keeper, live, viewer, key)
        else:
            await self._keeper.change(live, enter)
        async with self._keeper.current(live) as table:
            seat = live.seat_of(viewer, getattr(request, "seat", None))
            done, solved = Done(request.id, present(table, seat)), table.task if table.solved else None
        if solved is not None and viewer.person is not None:
            await practising.note(self._keeper.store, viewer.person, solved, self._keeper.wall())
        return done

    def _enter(
        self, transaction: Transaction, viewer: Viewer, request: Act | Undo | Confirm | Manage | Standing, key: str
    ) -> None:
        """Add the entry that carries the request out. Raises, with nothing added, if it cannot be."""
        table = transaction.table
        match request:
            case Act():
                seat = self._seat(table, viewer, request, request.action)
                if table.may_return(seat):
                    transaction.add("back", seat)
                teaching.check(table, seat, request.action)
                practising.check(table, seat, request.action)
                self._act(transaction, viewer, seat, request.action, key)
            case Undo():
                seat = self._seat(table, viewer, request)
                transaction.add("undo", seat, data=str(self._back(table, seat, request)), message=key)
            case Confirm():
                seat = self._seat(table, viewer, request)
                if seat not in table.held:
                    raise NotNow("nothing-to-confirm")
                transaction.add("confirm", seat, message=key)
            case Standing():
                own = table.seats_of(viewer.person)
                if not own:
                    raise NotYourSeat
                if request.order not in table.game.orders:
                    raise NotNow("no-such-order")
                if table.window is not None:
                    raise NotNow("window-open")
                for seat in own:
                    transaction.add("standing", seat, data=request.order, message=key)
            case Manage():
                self._manage(transaction, viewer, request.what, key)

    def _act(self, transaction: Transaction, viewer: Viewer, seat: int, action: int, key: str) -> None:
        table = transaction.table
        if table.window is not None:
            transaction.add("answer", seat, action, message=key)
        elif viewer.confirm and table.would_end_turn(seat, action) and not _guided(table):
            transaction.add("act", seat, action, data="wait", message=key)
        else:
            transaction.add("act", seat, action, message=key)

    @staticmethod
    def _back(table: Table, seat: int, request: Undo) -> int:
        """How many steps an undo takes back: as many as it asks for, one at the least, as far as allowed."""
        count = table.undoable(seat)
        if not count:
            raise NothingToUndo(Text("error-nothing-to-undo"))
        return count if request.turn else min(count, max(request.steps, 1))

    def _seat(
        self, table: Table, viewer: Viewer, request: Act | Undo | Confirm | Hint | Weigh, action: int | None = None
    ) -> int:
        """The seat that acts, checked: it is the viewer's, the table runs, and he looks at its present moment."""
        own, seat = table.seats_of(viewer.person), request.seat
        if not own or (seat is not None and seat not in own):
            raise NotYourSeat
        if table.status != "running":
            raise NotNow(f"table-{table.status}")
        if seat is None:
            turn = [mine for mine in own if mine in table.turn()]
            seat = (turn or list(own))[0]
        if table.bot_of(seat) and (action is None or not table.may_return(seat)):
            raise NotNow("bot-plays" if table.may_return(seat) else "bot-finishes")
        if request.undone not in (None, table.undone.get(seat, 0)) or not self._fresh(table, seat, request.number):
            raise Stale
        if action is not None and action not in table.open_actions(seat):
            if seat in table.held:
                raise NotNow("confirm-first")
            if table.window is not None:
                raise NotNow("not-asked")
            state: State = table.state
            raise table.game.refusal(state, seat, action)
        return seat

    @staticmethod
    def _fresh(table: Table, seat: int, number: int) -> bool:
        """Whether this number is the seat's present moment, or differs from it only by others' secret steps."""
        history = table.history(seat)
        now = history.number + (1 if seat in table.held else 0)
        if number == now or number == history.number:
            return True
        if not table.state.simultaneous:
            return False
        began = own = history.number
        while began > 0 and table.session.at(history.moment(began) - 1).simultaneous:
            if history.who(began - 1) == seat and own == history.number:
                own = began
            began -= 1
        last = own if own < history.number or (began < own and history.who(own - 1) == seat) else began
        return number >= last

    # ------------------------------------------------------------------ managing

    def _manage(self, transaction: Transaction, viewer: Viewer, what: str, key: str) -> None:
        table = transaction.table
        if what in ("pause", "resume"):
            if viewer.person is None or viewer.person not in managers(table):
                raise NotTheHost
            if table.status != ("running" if what == "pause" else "paused"):
                raise NotNow(f"table-{table.status}")
            if table.window is not None:
                raise NotNow("window-open")
            transaction.add(what, message=key)
            return
        own = table.seats_of(viewer.person)
        if not own and what == "take_back":
            come_back(transaction, viewer, key)
            return
        if not own:
            raise NotYourSeat
        if table.status == "over":
            raise NotNow("table-over")
        if what == "take_back":
            take_back(transaction, own, key)
            return
        for seat in own:
            free_seat(transaction, seat, STAND_IN if what == "leave_to_bot" else "", key)

    # ------------------------------------------------------------------ the rest

    async def _look(self, live: LiveTable, viewer: Viewer, request: Look) -> Message:
        async with self._keeper.current(live) as table:
            shown = await live.message(viewer, self._keeper.clock(), at=request.at, seat=request.seat)
            if not request.again or shown.number < shown.last:
                return shown
            game, entries, key = table.game, table.entries, (shown.viewer, viewer.lang, viewer.narrow)
            kept = live.watched.get(key)
            what = await missed(table, shown.viewer) if kept is None or kept[0] != entries else None
        if kept is not None and kept[0] == entries:
            between = kept[1]
        elif what is None:
            between = ()
        else:
            work = (self._keeper.find, (game.id, game.own_data, game.data_name), what, shown.scene)
            between = await self._keeper.drawers.give(_WATCHED, watched, *work, viewer.lang, viewer.narrow)
            live.watched[key] = (entries, between)
        return msgspec.structs.replace(shown, between=between, again=True)

    async def _log(self, live: LiveTable, viewer: Viewer, request: Log) -> LogMessage:
        async with self._keeper.current(live) as table:
            seat = live.seat_of(viewer, request.seat)
            await catch_up(table, seat)
            seen = snapshot(table, seat)
        first = max(0, min(request.before, seen.number) - _MOST_LINES)
        names = names_of(table.game, seen.view, seen.places)
        lines = await log_lines(table, seen, viewer.lang, names, first, request.before)
        table.session.forget_old()
        return LogMessage(request.id, seat, first, lines)

    async def _hint(self, live: LiveTable, viewer: Viewer, request: Hint) -> HintMessage:
        table, view, legal = await self._coached(live, viewer, request)
        self._hints.check(str(viewer.person))
        self._hints.count(str(viewer.person))
        advised = await self._keeper.bot_workers.advise(table.game, STRONGEST, view, legal, _HINT)
        label, why, cost = _spoken(table, view, advised, viewer.lang)
        text = words().say(Text("hint", {"what": label}), viewer.lang)
        return HintMessage(request.id, advised.action, text, why, cost)

    async def _weigh(self, live: LiveTable, viewer: Viewer, request: Weigh) -> WeighMessage:
        table, view, legal = await self._coached(live, viewer, request)
        if request.action not in legal or len(legal) == 1 or table.window is not None:
            return WeighMessage(request.id)
        self._weighed.check(str(viewer.person))
        self._weighed.count(str(viewer.person))
        judged = await self._keeper.bot_workers.judge(table.game, STRONGEST, view, legal, request.action, _WEIGH)
        if judged is None or judged.lost < _MUCH:
            return WeighMessage(request.id)
        label, why, cost = _spoken(table, view, judged.better, viewer.lang)
        could, got = round(100 * judged.could), round(100 * judged.got)
        text = words().say(Text("hint-better", {"what": label, "could": could, "got": got}), viewer.lang)
        counted = bool(judged.better.reasons.good)
        return WeighMessage(request.id, judged.better.action, text, why if counted else (), cost if counted else ())

    async def _coached(self, live: LiveTable, viewer: Viewer, request: Hint | Weigh) -> tuple[Table, View, list[int]]:
        """The table, what the viewer sees of it, and what is open to him. Raises NotNow where nobody is helped."""
        async with self._keeper.current(live) as table:
            if not table.order.casual:
                raise NotNow("no-hints")
            seat = self._seat(table, viewer, request)
            view, legal = table.view(seat), table.open_actions(seat)
        if not legal:
            raise NotNow("nothing-to-decide")
        return table, view, legal

    async def _why(self, live: LiveTable, viewer: Viewer, request: Why) -> WhyMessage:
        """Judged by what this viewer sees, his picture and his choices, and by nothing else."""
        async with self._keeper.current(live) as table:
            seat = live.seat_of(viewer, request.seat)
            seen = snapshot(table, seat)
            shown = await live.rendering(seen, viewer.lang, viewer.narrow)
        return WhyMessage(request.id, why_not(table.game, seen, shown, request.things, viewer.lang))

    async def _say(self, live: LiveTable, viewer: Viewer, request: Say) -> Done:
        if viewer.person is None:
            raise NotYourSeat("strangers-are-silent")
        if self._keeper.restrictions.muted(viewer.person):
            raise NotYourSeat("muted")
        text = clean_text(request.text)
        kept, key = self._keeper.store, f"{viewer.person}:{request.id}"
        if not await was_said(kept, live, key):
            self._talk.check(viewer.person)
            self._talk.count(viewer.person)
            async with self._keeper.current(live):
                await say(kept, live, viewer, text, key, self._keeper.wall())
        async with self._keeper.current(live) as table:
            return Done(request.id, present(table, live.seat_of(viewer)))


def _guided(table: Table) -> bool:
    """Whether the house itself sees to it that no step is taken by mistake: nothing waits for a Confirm then."""
    return table.task is not None or teaching.under_way(table) is not None


def _spoken(table: Table, view: View, advised: Advised, lang: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """What is advised in words, what speaks for it and what against it."""
    say, names = speaker(table.game).say, names_of(table.game, view, table.places)
    good, bad = (tuple(say(text, lang, names) for text in texts) for texts in (advised.good, advised.bad))
    return say(table.game.label(view, advised.action), lang, names), good, bad
