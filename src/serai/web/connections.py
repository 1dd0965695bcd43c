"""Connections: how many there may be, and how long one may wait, dawdle or sit idle before it is closed.

uvicorn closes a connection that is silent after an answer (keep-alive), and sockets that do not answer pings. The rest
is here: who connects and says nothing, who sends half a request or a body drop by drop, who does not read his answer,
who takes more connections than his address may, and what to do when the house is full: the one idle longest goes.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, ClassVar

import h11
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from serai.web.address import by_proxy, client_household
from serai.web.settings import Settings

_log = logging.getLogger("serai.web")
_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

_PILE = 16
"""Requests of one socket that may wait to be answered before no more are read."""


class Connections:
    """All connections that are open, each by its transport."""

    def __init__(self, settings: Settings, most: int) -> None:
        """``most`` is how many there may be, as far as the system lets us."""
        self.settings = settings
        self.limits = settings.limits
        self._most = most
        self._households: dict[asyncio.Transport, str] = {}
        self._held: Counter[str] = Counter()
        self._idle: OrderedDict[asyncio.Transport, None] = OrderedDict()
        """Those that have nothing under way, the one idle longest first."""

    def __len__(self) -> int:
        return len(self._households)

    def enter(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> bool:
        """Somebody connects; False if there is no room, even after an idle one has been closed."""
        scope: Scope = {"client": client, "headers": []}
        # Those who come through a proxy of ours share its address; whose they are, only their requests tell.
        household = "" if by_proxy(scope, self.settings) else client_household(scope, self.settings)
        if household and self._held[household] >= self.limits.connections_of_address:
            if not self._make_room(household):
                _log.warning("%s holds %d connections: no more are taken", household, self._held[household])
                return False
        elif len(self) >= self._most and not self._make_room(""):
            _log.warning("all %d connections are in use: no more are taken", self._most)
            return False
        self._households[transport] = household
        self._held[household] += 1
        self._idle[transport] = None
        return True

    def _make_room(self, household: str) -> bool:
        """Close the connection idle longest, of this address or of all; False if none is idle."""
        for transport in self._idle:
            if not household or self._households[transport] == household:
                self.leave(transport)
                transport.abort()
                return True
        return False

    def busy(self, transport: asyncio.Transport) -> None:
        """Something is under way here; only time can close it."""
        self._idle.pop(transport, None)

    def idle(self, transport: asyncio.Transport) -> None:
        """Nothing is under way here any more."""
        if transport in self._households:
            self._idle[transport] = None
            self._idle.move_to_end(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        """The connection is closed, or about to be."""
        household = self._households.pop(transport, None)
        self._idle.pop(transport, None)
        if household is not None:
            self._held[household] -= 1
            if not self._held[household]:
                del self._held[household]

    def http_protocol(self) -> type[H11Protocol]:
        """The protocol of HTTP connections that are counted here."""
        return type("CountedConnection", (Connection,), {"all_connections": self})

    def socket_protocol(self) -> type[WebSocketsSansIOProtocol]:
        """The protocol of those that become sockets."""
        return type("CountedSocket", (Socket,), {"all_connections": self})


class Connection(H11Protocol):
    """An HTTP connection that is closed when it dawdles."""

    all_connections: ClassVar[Connections]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._waiting_for = ""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.all_connections.enter(transport, self.client):
            self._wait("request", self.all_connections.limits.request_time, self._no_request)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.leave(self.transport)
        self._wait("")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._judge()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._judge()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait("")
        self.all_connections.busy(self.transport)
        super().handle_websocket_upgrade(event)

    def _judge(self) -> None:
        """See what is waited for now, and how long that may take."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._wait("")
            return
        limits, theirs = self.all_connections.limits, self.conn.their_state
        if theirs is h11.IDLE:
            self.all_connections.idle(self.transport)
            if self.conn.trailing_data[0] or self.timeout_keep_alive_task is None:
                self._wait("request", limits.request_time, self._no_request)
            else:
                self._wait("")
            return
        self.all_connections.busy(self.transport)
        if theirs is h11.SEND_BODY:
            self._wait("body", limits.body_time, self._no_end)
        else:
            self._wait("answer", limits.answer_time, self._no_end)

    def _wait(self, what: str, seconds: float = 0.0, then: Callable[[], None] | None = None) -> None:
        """Begin to wait for this; what is waited for already is not waited for longer."""
        if what == self._waiting_for:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._waiting_for = what
        self._timer = self.loop.call_later(seconds, then) if then is not None else None

    def _no_request(self) -> None:
        """No request came, or not the whole of its head."""
        if not self.transport.is_closing():
            if self.conn.trailing_data[0]:
                self.transport.write(_LATE)
            self.transport.close()
            # who does not read even this is not waited for
            self.loop.call_later(1.0, self.transport.abort)

    def _no_end(self) -> None:
        """The body did not come to its end, or the answer was not read."""
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A socket, counted among the connections."""

    all_connections: ClassVar[Connections]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        for extension in self.conn.available_extensions or ():
            # A change of a table fits into one packet: the quickest level takes half the time for a third more bytes.
            if isinstance(extension, ServerPerMessageDeflateFactory):
                extension.compress_settings = {**(extension.compress_settings or {}), "level": 1}

    def send_receive_event_to_app(self) -> None:
        # uvicorn would stop reading at every message and begin again after it, which costs two calls of the system.
        # Told that reading is stopped already, it leaves it alone; only where requests pile up it really is.
        self.read_paused = self.queue.qsize() < _PILE
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.leave(self.transport)
        super().connection_lost(exc)
        # What reads the frames is a generator that holds what holds it: it would stay, with all that compresses
        # messages (some 45 kB), until somebody looks for garbage among everything, and that is done very seldom here.
        self.conn.parser.close()
        self.conn.extensions.clear()
