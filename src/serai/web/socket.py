"""The socket of a table: one viewer, requests in, messages out. docs/protocol.md tells what travels over it.

Two tasks share a socket: one reads requests and has them answered, one sends the answers and what the house tells. A
browser that does not read what it is sent is dropped; nobody else notices.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import SeraiError
from serai.core.texts import Text
from serai.house.admin import FORGET
from serai.house.cards import Viewer
from serai.house.deltas import delta
from serai.house.errors import Banned, short_id
from serai.house.house import House, Subscription
from serai.house.messages import Look, Message, Refused, Request, TableMessage
from serai.house.pauses import turn
from serai.house.people import Person
from serai.house.restrictions import AuditLine
from serai.web.address import client_address
from serai.web.guard import own_socket
from serai.web.guests import Guest, address, guest_of, preferences
from serai.web.limits import Bucket, OpenCount
from serai.web.settings import Limits

_log = logging.getLogger("serai.web")
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()
_MOST_WAITING = 64
"""Answers that may wait to be sent; requests are not read while there are more."""


class Close(IntEnum):
    """Why a socket was closed by the house."""

    STOPPING = 1001
    SIGNED_OUT = 4001
    FOREIGN = 4003
    NO_TABLE = 4004
    SLOW = 4008
    TOO_FAST = 4029
    TOO_MANY = 4030
    BANNED = 4031
    MISTAKE = 1011


class _Identified(msgspec.Struct):
    id: str = ""


async def table_socket(socket: WebSocket) -> None:
    """Serve one browser at one table until it goes."""
    if not own_socket(socket):
        await _turn_away(socket, Close.FOREIGN)
        return
    await turn()
    house: House = socket.app.state.house
    where = client_address(socket.scope, socket.app.state.settings)
    try:
        guest = await guest_of(socket)
    except Banned:
        await _turn_away(socket, Close.BANNED)
        return
    if house.restrictions.banned_address(where):
        await _turn_away(socket, Close.BANNED)
        return
    if socket.app.state.openings.take(guest.person.id if guest.person is not None else "", address(socket)):
        await _turn_away(socket, Close.TOO_FAST)
        return
    card = await guest.house.table(socket.path_params["table"], guest.person)
    if card is None:
        await _turn_away(socket, Close.NO_TABLE)
        return
    crowds: tuple[tuple[OpenCount, str], ...] = (
        (socket.app.state.sockets_of_address, address(socket)),
        (socket.app.state.sockets_of_person, guest.person.id if guest.person is not None else address(socket)),
    )
    entered: list[tuple[OpenCount, str]] = []
    try:
        for crowd, who in crowds:
            if not crowd.enter(who):
                await _turn_away(socket, Close.TOO_MANY)
                return
            entered.append((crowd, who))
        await socket.accept()
        viewer = replace(guest.viewer(card), narrow=socket.query_params.get("form") == "narrow")
        await Conversation(socket, guest, card.id, viewer).hold()
    finally:
        for crowd, who in entered:
            crowd.leave(who)


async def _turn_away(socket: WebSocket, code: Close) -> None:
    """Accept and close: only so does a browser learn the code."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await socket.close(code)


class Talks:
    """Who is talking with which table just now, by person."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Conversation]] = {}
        self._all: set[Conversation] = set()

    def everybody(self) -> list["Conversation"]:
        """All conversations."""
        return list(self._all)

    def add(self, talk: "Conversation") -> None:
        """A conversation begins."""
        self._all.add(talk)
        if talk.viewer.person is not None:
            self._by_person.setdefault(talk.viewer.person, set()).add(talk)

    def remove(self, talk: "Conversation") -> None:
        """A conversation is over."""
        self._all.discard(talk)
        talks = self._by_person.get(talk.viewer.person or "", set())
        talks.discard(talk)
        if not talks:
            self._by_person.pop(talk.viewer.person or "", None)

    def changed(self, person: Person) -> None:
        """A person changed his settings: they hold at once at every table where he is."""
        for talk in self._by_person.get(person.id, ()):
            talk.confirm(preferences(person.settings).confirm)

    def obey(self, house: House, line: AuditLine) -> None:
        """Whoever runs the house has decided something: who was turned away or forgotten goes at once."""
        for talk in self.everybody():
            person = talk.viewer.person
            if house.restrictions.banned(person) or house.restrictions.banned_address(talk.address):
                talk.end(Close.BANNED)
            elif line.what == FORGET and person == line.target:
                talk.end(Close.SIGNED_OUT)


class Conversation:
    """One browser's talk with one table."""

    def __init__(self, socket: WebSocket, guest: Guest, table: str, viewer: Viewer) -> None:
        self.socket = socket
        self.house: House = guest.house
        self.guest = guest
        self.table = table
        self.viewer = viewer
        self.limits: Limits = socket.app.state.settings.limits
        self._bucket = Bucket(self.limits.messages)
        self._too_fast = 0
        self._room = asyncio.Event()
        """Set by who sends, once answers that waited have been sent."""
        self._asking = False
        self._going = False
        self._sending: float | None = None
        """Since when the browser has been taking what is sent to it; None: it has taken all."""
        self._patience: asyncio.TimerHandle | None = None
        self._news = self.house.subscribe(table, viewer)
        self._shown: TableMessage | None = None
        """What this socket was sent of the table last: the next change is told against it."""
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.address = client_address(socket.scope, socket.app.state.settings)

    def end(self, code: Close) -> None:
        """Close the socket for this reason."""
        if not self._end.done():
            self._end.set_result(code)

    def confirm(self, wanted: bool) -> None:
        """From now on the viewer's turns end by themselves, or only when he says so."""
        self.viewer = self._news.viewer = replace(self.viewer, confirm=wanted)

    async def hold(self) -> None:
        """Talk until either side goes; the socket is closed afterwards."""
        news = self._news
        talks: Talks = self.socket.app.state.talks
        talks.add(self)
        leave = self.house.stay(self.guest.token, lambda: self.end(Close.SIGNED_OUT))
        listening = asyncio.create_task(self._listen(), name="listen")
        speaking = asyncio.create_task(self._speak(news), name="speak")
        code: int | None = Close.STOPPING
        try:
            done, _ = await asyncio.wait((listening, speaking, self._end), return_when=asyncio.FIRST_COMPLETED)
            code = _reason(done)
        finally:
            self._going = True
            news.close()
            talks.remove(self)
            leave()
            if self._patience is not None:
                self._patience.cancel()
            speaking.cancel()
            # A request that was begun is finished, so that everybody else hears of it at once.
            if not self._asking:
                listening.cancel()
            self._room.set()
            await asyncio.gather(listening, speaking, return_exceptions=True)
        if code is not None:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                async with asyncio.timeout(2):
                    await self.socket.close(code)

    # ------------------------------------------------------------------ out

    async def _speak(self, news: Subscription) -> int:
        """Send answers and news, one after the other."""
        loop = asyncio.get_running_loop()
        async for message in news:
            text = self._written(message, whole=news.answering)
            self._sending = loop.time()
            if self._patience is None:
                self._patience = loop.call_later(self.limits.reading_time, self._look_at_pace)
            await self.socket.send_text(text)
            self._sending = None
            self._room.set()
        return Close.STOPPING

    def _look_at_pace(self) -> None:
        """End the talk with a browser that has not taken a message in time. One timer serves many messages."""
        self._patience = None
        if self._sending is not None:
            loop, most = asyncio.get_running_loop(), self.limits.reading_time
            left = self._sending + most - loop.time()
            if left <= 0:
                self.end(Close.SLOW)
            else:
                self._patience = loop.call_later(left, self._look_at_pace)

    def _written(self, message: Message, whole: bool) -> str:
        """This message as it goes out next: answers whole, news by what differs from what was sent last."""
        sent = message
        if isinstance(message, TableMessage):
            if self._shown is not None and not whole:
                sent = delta(self._shown, message) or message
            self._shown = message
        return _encoder.encode(sent).decode()

    # ------------------------------------------------------------------ in

    async def _listen(self) -> int | None:
        """Read requests one after the other and have the answers sent."""
        while not self._going:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return None
            if not self._bucket.take():
                self._too_fast += 1
                if self._too_fast > self.limits.patience:
                    return Close.TOO_FAST
                await self._answer([self._refused(_id_in(event.get("text")), "wire-too-fast")])
                continue
            self._too_fast = 0
            self._asking = True
            try:
                answers = await self._answers(event.get("text"))
            finally:
                self._asking = False
            await self._answer(answers)
        return None

    async def _answer(self, messages: list[Message]) -> None:
        """Have these sent; while too many wait for that, nothing more is read."""
        self._news.answer(messages)
        while self._news.waiting > _MOST_WAITING and not self._going:
            self._room.clear()
            await self._room.wait()

    async def _answers(self, text: str | None) -> list[Message]:
        """What the house says to one request. Raises nothing: whatever is wrong with it is an answer too."""
        if text is None:
            return [self._refused("", "wire-binary")]
        if len(text) > self.limits.request or len(text.encode()) > self.limits.request:
            return [self._refused("", "wire-too-long", most=self.limits.request)]
        try:
            request = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return [self._refused(_id_in(text), "wire-not-understood", reason=str(error)[:200])]
        if isinstance(request, Look) and request.narrow is not None:
            self.viewer = self._news.viewer = replace(self.viewer, narrow=request.narrow)
        try:
            return await self.house.request(self.table, self.viewer, request)
        except SeraiError as error:
            return [Refused(request.id[:100], error.say(self.guest.lang))]
        except Exception:
            _log.exception("a request at table %s failed", short_id(self.table))
            return [self._refused(request.id[:100], "wire-mistake")]

    def _refused(self, id_: str, key: str, **args: str | int | Text) -> Refused:
        return Refused(id_, self.guest.say(key, **args))


def _id_in(text: str | None) -> str:
    """The id of a request that is otherwise wrong, if it can be read, so that the browser knows which one it was."""
    try:
        return msgspec.json.decode(text or "", type=_Identified).id[:100]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _reason(done: Iterable[asyncio.Future[Any]]) -> int | None:
    """The code to close with, from what ended; None if the browser has gone by itself."""
    for task in done:
        error = task.exception()
        if isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
            return None
        if isinstance(error, SeraiError):
            return Close.NO_TABLE
        if error is not None:
            _log.error("a socket failed", exc_info=error)
            return Close.MISTAKE
    return next((task.result() for task in done), None)
