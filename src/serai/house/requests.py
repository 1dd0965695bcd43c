"""What a viewer asks over a table's socket, and the house's answers."""

import msgspec

from serai.bots import LEVELS
from serai.core.errors import NothingToUndo, SeraiError
from serai.core.state import State
from serai.core.texts import Text
from serai.house.cards import Viewer
from serai.house.chat import clean_text, say, was_said
from serai.house.draft import Draft
from serai.house.errors import BadText, HouseError, NotNow, NotTheHost, NotYourSeat, words
from serai.house.frames import missed, watched
from serai.house.keeper import Keeper
from serai.house.limits import Limit
from serai.house.live import LiveTable
from serai.house.messages import (
    Act,
    Confirm,
    Done,
    Hint,
    HintMessage,
    Look,
    Manage,
    Message,
    Refused,
    Request,
    Say,
    Standing,
    Undo,
)
from serai.house.seating import free_seat, rematch
from serai.house.showing import managers, present
from serai.house.speaking import speaker
from serai.house.table import Table

MOST_ID = 64


class Stale(HouseError):
    """The table has gone on since the viewer looked."""

    key = "stale"


class Desk:
    """Answers requests."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._talk = Limit(8, 20, keeper.clock)
        self._hints = Limit(10, 20, keeper.clock)

    async def answer(self, live: LiveTable, viewer: Viewer, request: Request) -> list[Message]:
        """Carry out a request, or say why not. A repeat of its id does nothing more."""
        try:
            if not 1 <= len(request.id) <= MOST_ID or "\0" in request.id:
                raise BadText("bad-id")
            match request:
                case Look():
                    return [await self._look(live, viewer, request)]
                case Hint():
                    return [await self._hint(live, viewer, request)]
                case Say():
                    return [await self._say(live, viewer, request)]
                case _:
                    return [await self._change(live, viewer, request)]
        except Stale as error:
            refused = Refused(request.id, error.say(viewer.lang), stale=True)
            async with self._keeper.sound(live):
                return [refused, live.message(viewer, self._keeper.clock(), eyes=getattr(request, "seat", None))]
        except SeraiError as error:
            return [Refused(request.id, error.say(viewer.lang))]

    # ------------------------------------------------------------------ changes

    async def _change(self, live: LiveTable, viewer: Viewer, request: Act | Undo | Confirm | Manage | Standing) -> Done:
        """One change of the table: tried again where another process was faster, as long as it still makes sense."""
        key = f"{viewer.person}:{request.id}"

        def enter(draft: Draft) -> None:
            if key not in draft.table.messages:
                self._enter(draft, viewer, request, key)

        if isinstance(request, Manage) and request.what == "rematch":
            await rematch(self._keeper, live, viewer, key)
        else:
            await self._keeper.change(live, enter)
        async with self._keeper.sound(live) as table:
            seat = live.eyes_of(viewer, getattr(request, "seat", None))
            return Done(request.id, present(table, seat))

    def _enter(self, draft: Draft, viewer: Viewer, request: Act | Undo | Confirm | Manage | Standing, key: str) -> None:
        """Add the entry that carries the request out. Raises, with nothing added, if it cannot be."""
        table = draft.table
        match request:
            case Act():
                seat = self._seat(table, viewer, request, request.action)
                self._act(draft, viewer, seat, request.action, key)
            case Undo():
                seat = self._seat(table, viewer, request)
                draft.add("undo", seat, data=str(self._back(table, seat, request)), message=key)
            case Confirm():
                seat = self._seat(table, viewer, request)
                if seat not in table.held:
                    raise NotNow("nothing-to-confirm")
                draft.add("confirm", seat, message=key)
            case Standing():
                own = table.seats_of(viewer.person)
                if not own:
                    raise NotYourSeat
                if request.order not in table.game.orders:
                    raise NotNow("no-such-order")
                if table.window is not None:
                    raise NotNow("window-open")
                for seat in own:
                    draft.add("standing", seat, data=request.order, message=key)
            case Manage():
                self._manage(draft, viewer, request.what, key)

    def _act(self, draft: Draft, viewer: Viewer, seat: int, action: int, key: str) -> None:
        table = draft.table
        if table.window is not None:
            draft.add("answer", seat, action, message=key)
        elif viewer.confirm and table.would_end_turn(seat, action):
            draft.add("act", seat, action, data="wait", message=key)
        else:
            draft.add("act", seat, action, message=key)

    def _back(self, table: Table, seat: int, request: Undo) -> int:
        """How many steps an undo takes back: as many as it asks for, one at the least, as far as allowed."""
        count = (1 if seat in table.held else 0) + self._own_run(table, seat)
        if not count:
            raise NothingToUndo(Text("error-nothing-to-undo"))
        return count if request.turn else min(count, max(request.steps, 1))

    @staticmethod
    def _own_run(table: Table, seat: int) -> int:
        """How many of its own steps the seat could take back one after the other."""
        if not table.undoable(seat):
            return 0
        steps, states = table.session.record.steps, table.session.at
        count = 0
        for number in range(len(steps) - 1, -1, -1):
            before, after = states(number), states(number + 1)
            mine = steps[number][0] == seat
            if steps[number][0] < 0 or after.shown != before.shown:
                break
            if mine and table.steps[number] <= table.final.get(seat, -1):
                break
            if not mine and not before.simultaneous:
                break
            count += mine
        return count

    def _seat(
        self, table: Table, viewer: Viewer, request: Act | Undo | Confirm | Hint, action: int | None = None
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
        if table.bot_of(seat):
            raise NotNow("bot-plays")
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
        eyes = table.eyes(seat)
        now = eyes.number + (1 if seat in table.held else 0)
        if number == now or number == eyes.number:
            return True
        if not table.state.simultaneous:
            return False
        began = own = eyes.number
        while began > 0 and table.session.at(eyes.moment(began) - 1).simultaneous:
            if eyes.seen[began - 1].seat == seat and own == eyes.number:
                own = began
            began -= 1
        last = own if own < eyes.number or (began < own and eyes.seen[own - 1].seat == seat) else began
        return number >= last

    # ------------------------------------------------------------------ managing

    def _manage(self, draft: Draft, viewer: Viewer, what: str, key: str) -> None:
        table = draft.table
        if what in ("pause", "resume"):
            if viewer.person is None or viewer.person not in managers(table):
                raise NotTheHost
            if table.status != ("running" if what == "pause" else "paused"):
                raise NotNow(f"table-{table.status}")
            if table.window is not None:
                raise NotNow("window-open")
            draft.add(what, message=key)
            return
        own = table.seats_of(viewer.person)
        if not own:
            raise NotYourSeat
        if table.status == "over":
            raise NotNow("table-over")
        for seat in own:
            free_seat(draft, seat, LEVELS[-1] if what == "leave_to_bot" else "", key)

    # ------------------------------------------------------------------ the rest

    async def _look(self, live: LiveTable, viewer: Viewer, request: Look) -> Message:
        async with self._keeper.sound(live) as table:
            shown = live.message(viewer, self._keeper.clock(), at=request.at, eyes=request.seat)
            if not request.again or shown.number < shown.last:
                return shown
            game, moments = table.game, missed(table, shown.viewer, viewer.lang)
        between = await watched(game, moments, shown.scene, viewer.lang, viewer.narrow)
        return msgspec.structs.replace(shown, between=between, again=True)

    async def _hint(self, live: LiveTable, viewer: Viewer, request: Hint) -> HintMessage:
        async with self._keeper.sound(live) as table:
            if not table.order.casual:
                raise NotNow("no-hints")
            seat = self._seat(table, viewer, request)
            view, legal = table.view(seat), table.open_actions(seat)
        if not legal:
            raise NotNow("nothing-to-decide")
        self._hints.check(str(viewer.person))
        self._hints.count(str(viewer.person))
        action = await self._keeper.thinkers.choose(table.game, LEVELS[-1], view, legal)
        label = speaker(table.game).say(table.game.label(view, action), viewer.lang)
        return HintMessage(request.id, action, words().say(Text("hint", {"what": label}), viewer.lang))

    async def _say(self, live: LiveTable, viewer: Viewer, request: Say) -> Done:
        if viewer.person is None:
            raise NotYourSeat("strangers-are-silent")
        text = clean_text(request.text)
        kept, key = self._keeper.store, f"{viewer.person}:{request.id}"
        if not await was_said(kept, live, key):
            self._talk.check(viewer.person)
            self._talk.count(viewer.person)
            await say(kept, live, viewer, text, key, self._keeper.clock())
        async with self._keeper.sound(live) as table:
            return Done(request.id, present(table, live.eyes_of(viewer)))
