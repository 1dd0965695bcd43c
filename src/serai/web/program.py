"""The socket of a program that plays a seat from anywhere: the lines of docs/outside-bots.md, one in each message."""

import asyncio
import contextlib
import logging
import secrets
from enum import IntEnum

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import SeraiError
from serai.house.house import House
from serai.house.programs import Moment, ProgramSeat
from serai.web.address import client_address
from serai.web.guests import address, bearer
from serai.web.limits import OpenCount
from serai.web.socket import Close

_log = logging.getLogger("serai.web")
_LONGEST = 65_536


class Fault(IntEnum):
    """What a program did wrong: its seat goes on without it."""

    NONSENSE = 4400
    LATE = 4408
    ILLEGAL = 4409


class _Answer(msgspec.Struct):
    action: int


class _Failed(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.name)
        self.fault = fault


async def program_socket(socket: WebSocket) -> None:
    """Let a program play the seat that its token opens, until the game is over or it fails."""
    house: House = socket.app.state.house
    where, state = address(socket), socket.app.state
    crowd: OpenCount = state.sockets_of_address
    if house.restrictions.banned_address(client_address(socket.scope, state.settings)):
        await _close(socket, Close.BANNED)
    elif state.openings.take("", where):
        await _close(socket, Close.TOO_FAST)
    elif not crowd.enter(where):
        await _close(socket, Close.TOO_MANY)
    else:
        try:
            await _play(socket, house)
        finally:
            crowd.leave(where)


async def _play(socket: WebSocket, house: House) -> None:
    seat = await house.programs.enter(bearer(socket))
    if seat is None:
        await _close(socket, Close.SIGNED_OUT)
        return
    code: int | None = None
    try:
        await socket.accept()
        code = await _Talk(socket, seat, house.programs.seconds).hold()
    except _Failed as failed:
        code = failed.fault
        # said before the table goes on without it, so that it is not told about a void token instead
        await _close(socket, code)
        await seat.fault()
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    except SeraiError:
        code = Close.NO_TABLE
    except Exception:
        _log.exception("a program's socket failed")
        code = Close.MISTAKE
    finally:
        seat.leave()
    if code is not None:
        await _close(socket, code)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(2):
            if socket.application_state.name == "CONNECTING":
                await socket.accept()
            await socket.close(code)


class _Talk:
    """What is said with one program."""

    def __init__(self, socket: WebSocket, seat: ProgramSeat, seconds: float) -> None:
        self._socket = socket
        self._seat = seat
        self._seconds = seconds
        self._reading: asyncio.Task[object] | None = None

    async def hold(self) -> int:
        """Ask and be answered until the game is over; the code to close with. Raises _Failed, WebSocketDisconnect."""
        game, place = self._seat.game, self._seat.place
        facts = {"type": "game", "protocol": 1, "game": game.id, "rules": game.version, "seats": self._seat.seats}
        facts |= {"seat": place.seat, "options": dict(self._seat.options), "seed": secrets.randbits(32)}
        await self._tell(facts | {"data": game.data_hash, "actions": list(game.notation)})
        try:
            while (moment := await self._seat.moment()) is not None:
                if moment.over:
                    await self._tell({"type": "over", "ranking": moment.ranking, "scores": moment.scores})
                    return 1000
                if moment.legal:
                    await self._ask(moment)
                else:
                    await self._wait()
        finally:
            if self._reading is not None:
                self._reading.cancel()
        return Close.SIGNED_OUT

    async def _tell(self, facts: dict[str, object]) -> None:
        async with asyncio.timeout(self._seconds):
            await self._socket.send_text(msgspec.json.encode(facts).decode())

    async def _wait(self) -> None:
        """Wait for a change of the table. Who speaks unasked fails."""
        change = asyncio.create_task(self._seat.changed())
        try:
            await asyncio.wait((change, self._read()), return_when=asyncio.FIRST_COMPLETED)
            if self._read().done():
                await self._heard()
                raise _Failed(Fault.NONSENSE)
        finally:
            change.cancel()

    async def _ask(self, moment: Moment) -> None:
        """One question and its answer. If the table has gone on meanwhile, the answer is void, and nobody's fault."""
        await self._tell({"type": "choose", "view": moment.view, "legal": moment.legal})
        end = asyncio.create_task(self._seat.ended.wait())
        try:
            done, _ = await asyncio.wait(
                (self._read(), end), timeout=self._seconds, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            end.cancel()
        if self._seat.ended.is_set():
            return
        if not done:
            raise _Failed(Fault.LATE)
        try:
            action = msgspec.json.decode(await self._heard(), type=_Answer).action
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _Failed(Fault.NONSENSE) from error
        if action not in moment.legal:
            raise _Failed(Fault.ILLEGAL)
        await self._seat.act(moment, action)

    def _read(self) -> "asyncio.Task[object]":
        """The message that is being waited for."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._receive())
        return self._reading

    async def _receive(self) -> object:
        return await self._socket.receive()

    async def _heard(self) -> str:
        """What came. Raises WebSocketDisconnect if it was the end."""
        event = self._read().result()
        self._reading = None
        if not isinstance(event, dict) or event["type"] != "websocket.receive":
            raise WebSocketDisconnect
        text = event.get("text")
        if text is None or len(text) > _LONGEST:
            raise _Failed(Fault.NONSENSE)
        return str(text)
