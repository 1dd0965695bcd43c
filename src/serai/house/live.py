"""A table in this process: its lock, those who look at it, and what each of them was told last."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from serai.house.cards import Viewer
from serai.house.errors import short_id
from serai.house.frames import frames, unseen
from serai.house.history import Step, common
from serai.house.messages import ChatLine, ChatMessage, Done, Message, Presence, TableMessage
from serai.house.partcache import PartCache
from serai.house.pauses import Urgent, turn
from serai.house.scenemessages import FrameMessage
from serai.house.showing import Rendering, catch_up, filled, log_lines, outline, recent, render, seat_messages
from serai.house.snapshots import Snapshot, snapshot
from serai.house.table import Table

log = logging.getLogger("serai.house")

_MOST_WAITING = 16
_MOST_CHAT = 200
Outlines = dict[tuple[int | None, str | None, str, bool], TableMessage]
"""By seat, person (if that makes a difference), language and form."""


class PendingMessage(Struct):
    """A table message that is made when its turn comes."""

    seen: Snapshot
    tell: Callable[[Snapshot | None], Awaitable[TableMessage]]
    """Makes it for a reader who had this moment before: only log lines that are new to him."""


class Answer(Struct, frozen=True):
    """A message that this viewer asked for. It is never left out."""

    message: Message


class Subscription:
    """An async iterator of what one viewer is to be told. Close it when the socket goes.

    It begins with the whole truth (a TableMessage with the newest log lines, then the chat so far), goes on with each
    change, and leaves out what a slow reader missed: the last message always tells the whole truth. Answers to the
    viewer's own requests are given out with it (``answer``), so that one task tells him everything.
    """

    def __init__(self, viewer: Viewer, arrive: Callable[["Subscription"], Any]) -> None:
        self.viewer = viewer
        self.told: Snapshot | None = None
        """What the last message put into the queue was about."""
        self.seat: int | None = None
        """Whose view it was."""
        self.closed = False
        self.on_close: Callable[[], None] | None = None
        self._arrive = arrive
        self._arrived = False
        self._making = False
        self.answering = False
        """Whether the message given out last was an answer."""
        self._waiting: deque[Message | PendingMessage | Answer] = deque()
        self._answers: deque[Message] = deque()
        """Refusals and hints: they overtake what is still to be drawn."""
        self._ring = asyncio.Event()
        self._had: Snapshot | None = None
        """What the last table message given out was about."""

    def put(self, message: Message | PendingMessage) -> None:
        """Something to tell, or how to make it: that is done when its turn comes, and not at all if it is missed."""
        if self.closed:
            return
        if len(self._waiting) >= _MOST_WAITING:
            news = [old for old in self._waiting if not isinstance(old, Answer)]
            truths = [old for old in news if not isinstance(old, ChatMessage)]
            if news:
                self._waiting.remove((truths or news)[0])
        self._waiting.append(message)
        self._ring.set()

    def answer(self, messages: list[Message]) -> None:
        """Tell the viewer what came of his request: after the news that came before it, so that who hears that a step
        is done has seen it too. Only what changes and shows nothing is told at once.
        """
        if any(isinstance(message, (TableMessage, Done)) for message in messages):
            self._waiting.extend(map(Answer, messages))
        else:
            self._answers.extend(messages)
        self._ring.set()

    @property
    def waiting(self) -> int:
        """How many messages are still to be given out."""
        return len(self._waiting) + len(self._answers)

    def close(self) -> None:
        """No more messages. The iterator ends, and holds on to nothing of its table."""
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            self._ring.set()
            leave, self.on_close = self.on_close, None
            if leave is not None:
                leave()

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> Message:
        if not self._arrived:
            self._arrived = True
            await self._arrive(self)
        while not self._waiting and not self._answers:
            if self.closed:
                raise StopAsyncIteration
            self._ring.clear()
            await self._ring.wait()
        if self.closed:
            raise StopAsyncIteration
        self.answering = True
        if self._answers:
            return self._answers.popleft()
        message = self._waiting.popleft()
        if isinstance(message, Answer):
            return message.message
        self.answering = False
        if not isinstance(message, PendingMessage):
            return message
        had, self._had = self._had, message.seen
        self._making = True
        try:
            if had is None:
                await turn()
                return await message.tell(had)
            with Urgent():
                return await message.tell(had)
        finally:
            self._making = False

    @property
    def at_rest(self) -> bool:
        """Whether nothing waits to be told, and nothing is being made."""
        return self._arrived and not self.waiting and not self._making


class LiveTable:
    """A table that somebody looks at or that has something to do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.stale_memory = False
        """True while memory may not be what the log says: it is read anew before anybody looks (``Keeper.current``)."""
        self.subscriptions: list[Subscription] = []
        self.listeners: set[Callable[[], None]] = set()
        """Called whenever something may have changed, by whom and for whom it is not told: programs look then."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat, the thought of a bot that its table waits for."""
        self.thinking_in: float | None = None
        """The window that these thoughts are about, by its beginning; None: about the game."""
        self.deadline: float | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.chat: deque[ChatLine] = deque(maxlen=_MOST_CHAT)
        self.chat_number = -1
        """The last line of chat known; -1: none read yet."""
        self.speakers: dict[str, str] = {}
        """By what a name looks like (``likenesses``), the person who first spoke under it here."""
        self.used = 0.0
        self.watched: dict[tuple[int | None, str, bool], tuple[int, tuple[FrameMessage, ...]]] = {}
        """By whose view, language and form: what was watched again last, and at which entry of the log."""
        self._renderings: dict[tuple[int | None, str, bool], tuple[Snapshot, Rendering]] = {}
        self._parts = PartCache(table.game)

    # ------------------------------------------------------------------ looking

    def seat_of(self, viewer: Viewer, wanted: int | None = None, last: int | None = None) -> int | None:
        """From which seat this viewer looks: the wanted one if it is his, else his seat that is to decide."""
        table = self.table
        own = table.seats_of(viewer.person)
        if wanted is not None and 0 <= wanted < table.order.seats and (wanted in own or table.status == "over"):
            return wanted
        if len(own) <= 1:
            return own[0] if own else None
        turn = [seat for seat in own if seat in table.turn()]
        return last if last in (turn or own) else (turn or own)[0]

    @property
    def followed(self) -> bool:
        """Whether somebody looks at the table here, a browser or a program."""
        return bool(self.subscriptions or self.listeners)

    def here(self) -> set[str]:
        """The persons who look at the table."""
        return {sub.viewer.person for sub in self.subscriptions if sub.viewer.person is not None}

    async def catch_up(self, viewer: Viewer) -> None:
        """Tell what this viewer have not been told yet, so that it is there when a message is made."""
        for seat in self.table.seats_of(viewer.person) or (None,):
            await catch_up(self.table, seat)

    async def rendering(self, seen: Snapshot, lang: str, narrow: bool) -> Rendering:
        """Pictures and words of a snapshot, made once for all who share it."""
        key = (seen.view["seat"], lang, narrow)
        kept = self._renderings.get(key)
        if kept is not None and kept[0] == seen:
            return kept[1]
        made = await render(self.table, self._parts, seen, lang, narrow)
        if seen.number == seen.last:
            self._renderings[key] = (seen, made)
        return made

    def forget_pictures(self) -> None:
        """Let the memory of pictures go."""
        self._renderings.clear()
        self._parts = PartCache(self.table.game)

    async def message(
        self, viewer: Viewer, now: float, at: int | None = None, log_from: int | None = None, seat: int | None = None
    ) -> TableMessage:
        """What this viewer sees now, or saw after ``at`` of the steps he saw.

        With the log from this step on; without one, with as much as who arrives is told, and none about the past.
        """
        seat = self.seat_of(viewer, seat)
        await catch_up(self.table, seat)
        seen = snapshot(self.table, seat, at)
        shown = await self.rendering(seen, viewer.lang, viewer.narrow)
        if log_from is not None:
            first = max(0, log_from)
        else:
            first = recent(self.table, seen) if seen.number == seen.last else seen.number
        log = await log_lines(self.table, seen, viewer.lang, shown.names, first)
        return filled(outline(self.table, self._parts, seen, viewer, self.here(), now), shown, log, first)

    # ------------------------------------------------------------------ telling

    def publish(self, now: float) -> None:
        """Tell each viewer what is new to him; who has seen nothing new hears nothing at all.

        What is seen is settled here and now. Pictures and words are made when the message is sent, so that who acted
        need not wait for what the others are shown.
        """
        for listener in list(self.listeners):
            listener()
        snapshots: dict[int | None, Snapshot] = {}
        outlines: Outlines = {}
        here = self.here()
        for sub in list(self.subscriptions):
            try:
                self._tell(sub, snapshots, outlines, here, now)
            except Exception:
                # What is stored stands, and all others are told; this one comes back and hears the whole truth.
                log.exception("table %s: a viewer cannot be told what changed", short_id(self.table.id))
                sub.close()

    def _tell(
        self, sub: Subscription, snapshots: dict[int | None, Snapshot], outlines: Outlines, here: set[str], now: float
    ) -> None:
        seat = sub.seat = self.seat_of(sub.viewer, last=sub.seat)
        if seat not in snapshots:
            snapshots[seat] = snapshot(self.table, seat)
        seen = snapshots[seat]
        if sub.told != seen:
            new = unseen(self.table, sub.told, seen)
            sub.told = seen
            key = (seat, self._somebody(sub.viewer), sub.viewer.lang, sub.viewer.narrow)
            if key not in outlines:
                outlines[key] = outline(self.table, self._parts, seen, sub.viewer, here, now)
            sub.put(self._telling(seen, new, sub.viewer, outlines[key]))

    def _somebody(self, viewer: Viewer) -> str | None:
        """The viewer, if who he is makes a difference at this table: all who only watch are told the same."""
        table, person = self.table, viewer.person
        known = person == table.host or bool(table.seats_of(person) or table.left_by(person))
        return viewer.person if known else None

    def _telling(self, seen: Snapshot, new: list[Step], viewer: Viewer, message: TableMessage) -> PendingMessage:
        table, lang, narrow = self.table, viewer.lang, viewer.narrow

        async def tell(had: Snapshot | None) -> TableMessage:
            shown = await self.rendering(seen, lang, narrow)
            if had is not None and had.view["seat"] == seen.view["seat"]:
                first = common(had.steps, seen.steps)
            else:
                first = recent(table, seen)
            log = await log_lines(table, seen, lang, shown.names, first)
            between = await frames(table.game, self._parts, new, shown.scene, lang, narrow, shown.names) if new else ()
            return filled(message, shown, log, first, between)

        return PendingMessage(seen, tell)

    def presence(self, now: float, apart: Subscription | None = None) -> None:
        """Tell who is here."""
        here, watching = self.here(), sum(not self.table.seats_of(s.viewer.person) for s in self.subscriptions)
        told: dict[tuple[int, str | None, str], Presence] = {}
        for sub in self.subscriptions:
            if sub is not apart and sub.told is not None:
                key = (id(sub.told), self._somebody(sub.viewer), sub.viewer.lang)
                if key not in told:
                    told[key] = Presence(
                        seat_messages(self.table, self._parts, sub.told, sub.viewer, here, now), watching
                    )
                sub.put(told[key])

    def talk(self, lines: list[ChatLine]) -> None:
        """Tell what was said."""
        self.chat.extend(lines)
        for sub in self.subscriptions:
            sub.put(ChatMessage(tuple(lines)))
