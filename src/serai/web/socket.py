"""The socket of a table: one viewer, requests in, messages out. docs/protocol.md tells what travels over it.

Two tasks share a socket: one reads requests and puts the answers into a box, one empties the box and what the house
tells. A browser that does not read what it is sent is dropped; nobody else notices.
"""

import asyncio
import contextlib
import logging
from enum import IntEnum

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import SeraiError
from serai.core.texts import Text
from serai.house.cards import Viewer
from serai.house.house import House, Subscription
from serai.house.messages import Look, Message, Refused, Request
from serai.house.people import Person
from serai.web.guard import own_socket
from serai.web.guests import Guest, address, guest_of, preferences
from serai.web.limits import Bucket, Crowd
from serai.web.settings import Limits

_log = logging.getLogger("serai.web")
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()
_MOST_WAITING = 64
"""Answers that may wait to be sent; requests are not read while there are more."""


class Close(IntEnum):
    """Why a socket was closed by the house."""

    STOPPING = 1001
    FOREIGN = 4003
    NO_TABLE = 4004
    SLOW = 4008
    TOO_FAST = 4029
    TOO_MANY = 4030
    MISTAKE = 1011


class _Identified(msgspec.Struct):
    id: str = ""


async def table_socket(socket: WebSocket) -> None:
    """Serve one browser at one table until it goes."""
    if not own_socket(socket):
        await _turn_away(socket, Close.FOREIGN)
        return
    guest = await guest_of(socket)
    card = await guest.house.table(socket.path_params["table"], guest.person)
    if card is None:
        await _turn_away(socket, Close.NO_TABLE)
        return
    crowds: tuple[tuple[Crowd, str], ...] = (
        (socket.app.state.sockets_of_address, address(socket)),
        (socket.app.state.sockets_of_person, guest.person.id if guest.person is not None else address(socket)),
    )
    entered: list[tuple[Crowd, str]] = []
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

    def add(self, talk: "Conversation") -> None:
        """A conversation begins."""
        if talk.viewer.person is not None:
            self._by_person.setdefault(talk.viewer.person, set()).add(talk)

    def remove(self, talk: "Conversation") -> None:
        """A conversation is over."""
        talks = self._by_person.get(talk.viewer.person or "", set())
        talks.discard(talk)
        if not talks:
            self._by_person.pop(talk.viewer.person or "", None)

    def changed(self, person: Person) -> None:
        """A person changed his settings: they hold at once at every table where he is."""
        for talk in self._by_person.get(person.id, ()):
            talk.confirm(preferences(person.settings).confirm)


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
        self._box: asyncio.Queue[Message] = asyncio.Queue(_MOST_WAITING)
        self._news = self.house.subscribe(table, viewer)

    def confirm(self, wanted: bool) -> None:
        """From now on the viewer's turns end by themselves, or only when he says so."""
        self.viewer = self._news.viewer = replace(self.viewer, confirm=wanted)

    async def hold(self) -> None:
        """Talk until either side goes; the socket is closed afterwards."""
        news = self._news
        talks: Talks = self.socket.app.state.talks
        talks.add(self)
        tasks = [
            asyncio.create_task(self._listen(), name="listen"),
            asyncio.create_task(self._relay(news), name="relay"),
            asyncio.create_task(self._speak(), name="speak"),
        ]
        code: int | None = Close.STOPPING
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code = _reason(done)
        finally:
            news.close()
            talks.remove(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if code is not None:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                async with asyncio.timeout(2):
                    await self.socket.close(code)

    # ------------------------------------------------------------------ out

    async def _relay(self, news: Subscription) -> int:
        """Put all that the house tells this viewer into the box."""
        async for message in news:
            await self._box.put(message)
        return Close.STOPPING

    async def _speak(self) -> int:
        """Send what is in the box, one after the other; ends when the browser does not take it in time."""
        while True:
            message = await self._box.get()
            text = _encoder.encode(message).decode()
            try:
                # Not wait_for, which before Python 3.12 can swallow the end of a task.
                async with asyncio.timeout(self.limits.reading_time):
                    await self.socket.send_text(text)
            except TimeoutError:
                return Close.SLOW

    # ------------------------------------------------------------------ in

    async def _listen(self) -> int | None:
        """Read requests one after the other and put the answers into the box."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return None
            if not self._bucket.take():
                self._too_fast += 1
                if self._too_fast > self.limits.patience:
                    return Close.TOO_FAST
                await self._box.put(self._refused(_id_in(event.get("text")), "wire-too-fast"))
                continue
            self._too_fast = 0
            for message in await self._answers(event.get("text")):
                await self._box.put(message)

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
            _log.exception("a request at table %s failed", self.table)
            return [self._refused(request.id[:100], "wire-mistake")]

    def _refused(self, id_: str, key: str, **args: str | int | Text) -> Refused:
        return Refused(id_, self.guest.say(key, **args))


def _id_in(text: str | None) -> str:
    """The id of a request that is otherwise wrong, if it can be read, so that the browser knows which one it was."""
    try:
        return msgspec.json.decode(text or "", type=_Identified).id[:100]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _reason(done: set[asyncio.Task[int | None]]) -> int | None:
    """The code to close with, from the tasks that ended; None if the browser has gone by itself."""
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
