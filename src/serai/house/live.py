"""A table in this process: its lock, those who look at it, and what each of them was told last."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from serai.house.cards import Viewer
from serai.house.eyes import Step, common
from serai.house.frames import frames, unseen
from serai.house.messages import ChatLine, ChatMessage, Message, Presence, TableMessage
from serai.house.showing import Face, Glance, face, filled, glance, log_lines, outline, seat_messages
from serai.house.table import Table

_MOST_WAITING = 16
_MOST_CHAT = 200


class Telling(Struct):
    """A table message that is made when its turn comes."""

    seen: Glance
    tell: Callable[[Glance | None], TableMessage]
    """Makes it for a reader who had this moment before: only log lines that are new to him, all through new eyes."""


class Subscription:
    """An async iterator of what one viewer is to be told. Close it when the socket goes.

    It begins with the whole truth (a TableMessage with all log lines, then the chat so far), goes on with each change,
    and leaves out what a slow reader missed: the last message always tells the whole truth.
    """

    def __init__(self, viewer: Viewer, arrive: Callable[["Subscription"], Any]) -> None:
        self.viewer = viewer
        self.told: Glance | None = None
        """What the last message put into the queue was about."""
        self.seat: int | None = None
        """Through whose eyes it was."""
        self.closed = False
        self.on_close: Callable[[], None] | None = None
        self._arrive = arrive
        self._arrived = False
        self._waiting: deque[Message | Telling] = deque()
        self._ring = asyncio.Event()
        self._had: Glance | None = None
        """What the last table message given out was about."""

    def put(self, message: Message | Telling) -> None:
        """Something to tell, or how to make it: that is done when its turn comes, and not at all if it is missed."""
        if self.closed:
            return
        if len(self._waiting) >= _MOST_WAITING:
            truths = [old for old in self._waiting if not isinstance(old, ChatMessage)]
            self._waiting.remove(truths[0] if truths else self._waiting[0])
        self._waiting.append(message)
        self._ring.set()

    def close(self) -> None:
        """No more messages. The iterator ends."""
        if not self.closed:
            self.closed = True
            self._ring.set()
            if self.on_close is not None:
                self.on_close()

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> Message:
        if not self._arrived:
            self._arrived = True
            await self._arrive(self)
        while not self._waiting:
            if self.closed:
                raise StopAsyncIteration
            self._ring.clear()
            await self._ring.wait()
        if self.closed:
            raise StopAsyncIteration
        message = self._waiting.popleft()
        if not isinstance(message, Telling):
            return message
        had, self._had = self._had, message.seen
        return message.tell(had)


class LiveTable:
    """A table that somebody looks at or that has something to do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.torn = False
        """True if memory may be ahead of the store, or behind it: read the log anew before anything else."""
        self.subscriptions: list[Subscription] = []
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.bot_answers: dict[int, int] = {}
        self.window_of = -1.0
        """The window that ``bot_answers`` belong to."""
        self.deadline: float | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.chat: deque[ChatLine] = deque(maxlen=_MOST_CHAT)
        self.chat_number = -1
        """The last line of chat known; -1: none read yet."""
        self.used = 0.0
        self._faces: dict[tuple[int | None, str, bool], tuple[Glance, Face]] = {}

    # ------------------------------------------------------------------ looking

    def eyes_of(self, viewer: Viewer, wanted: int | None = None, last: int | None = None) -> int | None:
        """Through whose eyes this viewer looks: the wanted ones if they are his, else his seat that is to decide."""
        table = self.table
        own = table.seats_of(viewer.person)
        if wanted is not None and 0 <= wanted < table.order.seats and (wanted in own or table.status == "over"):
            return wanted
        if len(own) <= 1:
            return own[0] if own else None
        turn = [seat for seat in own if seat in table.turn()]
        return last if last in (turn or own) else (turn or own)[0]

    def here(self) -> set[str]:
        """The persons who look at the table."""
        return {sub.viewer.person for sub in self.subscriptions if sub.viewer.person is not None}

    def face(self, seen: Glance, lang: str, narrow: bool) -> Face:
        """Pictures and words of a glance, made once for all who share it."""
        key = (seen.view["seat"], lang, narrow)
        kept = self._faces.get(key)
        if kept is not None and kept[0] == seen:
            return kept[1]
        made = face(self.table, seen, lang, narrow)
        if seen.number == seen.last:
            self._faces[key] = (seen, made)
        return made

    def forget_faces(self) -> None:
        """Let the memory of pictures go."""
        self._faces.clear()

    def message(
        self, viewer: Viewer, now: float, at: int | None = None, log_from: int = 0, eyes: int | None = None
    ) -> TableMessage:
        """What this viewer sees now, or saw after ``at`` of the steps he saw."""
        seen = glance(self.table, self.eyes_of(viewer, eyes), at)
        shown = self.face(seen, viewer.lang, viewer.narrow)
        first = max(0, log_from)
        log = log_lines(self.table, seen, viewer.lang, first)
        return filled(outline(self.table, seen, viewer, self.here(), now), shown, log, first)

    # ------------------------------------------------------------------ telling

    def publish(self, now: float) -> None:
        """Tell each viewer what is new to him; who has seen nothing new hears nothing at all.

        What is seen is settled here and now. Pictures and words are made when the message is sent, so that who acted
        need not wait for what the others are shown.
        """
        glances: dict[int | None, Glance] = {}
        for sub in list(self.subscriptions):
            seat = sub.seat = self.eyes_of(sub.viewer, last=sub.seat)
            if seat not in glances:
                glances[seat] = glance(self.table, seat)
            seen = glances[seat]
            if sub.told != seen:
                new = unseen(self.table, sub.told, seen)
                sub.told = seen
                sub.put(self._telling(seen, new, sub.viewer, now))

    def _telling(self, seen: Glance, new: list[Step], viewer: Viewer, now: float) -> Telling:
        table, lang, narrow = self.table, viewer.lang, viewer.narrow
        message = outline(table, seen, viewer, self.here(), now)

        def tell(had: Glance | None) -> TableMessage:
            shown = self.face(seen, lang, narrow)
            same = common(had.log, seen.log) if had is not None and had.view["seat"] == seen.view["seat"] else 0
            log = log_lines(table, seen, lang, same)
            return filled(message, shown, log, same, frames(table.game, new, shown.scene, lang, narrow))

        return Telling(seen, tell)

    def presence(self, now: float, apart: Subscription | None = None) -> None:
        """Tell who is here."""
        here, watching = self.here(), sum(not self.table.seats_of(s.viewer.person) for s in self.subscriptions)
        for sub in self.subscriptions:
            if sub is not apart and sub.told is not None:
                sub.put(Presence(seat_messages(self.table, sub.told, sub.viewer, here, now), watching))

    def talk(self, lines: list[ChatLine]) -> None:
        """Tell what was said."""
        self.chat.extend(lines)
        for sub in self.subscriptions:
            sub.put(ChatMessage(tuple(lines)))
