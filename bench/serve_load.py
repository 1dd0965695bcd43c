"""The players of bench/serve.py, all in one process that must be cheaper than the server.

Reads its tables from the first line of standard input ({"port", "deflate", "tables": [[[token, table], ...], ...]}; no
tables: so many pairs of echoes as ``echoes`` says), connects everybody and says so. With "ports" instead of "port" the
players of each table are spread over these servers. Each following line is a
measurement: {"seconds": s} plays as fast as it goes with one action of each table under way, {"seconds": s, "every": e}
lets every player act about once in so many seconds.

The WebSocket client is written out: a library's would cost as much as the server's.
"""

import asyncio
import base64
import json
import os
import random
import struct
import sys
import time
import zlib
from typing import Any

import msgspec

DELTA = b'{"type":"delta"'
TAIL = b"\x00\x00\xff\xff"
TEXT, CLOSE, PING, PONG, COMPRESSED = 1, 8, 9, 10, 0x40


class Choice(msgspec.Struct):
    """An action that is open."""

    action: int


class Heard(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    number: int = 0
    status: str = ""
    choices: list[Choice] = []


class Changed(msgspec.Struct):
    """The same of what has changed; a list by which of its things go, and what comes in their place."""

    number: int = -1
    status: str = ""
    choices: list[tuple[int, int, list[Choice]]] = []


hear = msgspec.json.Decoder(Heard).decode
hear_change = msgspec.json.Decoder(Changed).decode


class Reader:
    """Follows what one socket tells."""

    def __init__(self) -> None:
        self._last = Heard("table")

    def read(self, text: bytes) -> Heard:
        """A message; a change as the table that it leads to."""
        if text.startswith(DELTA):
            last, changed = self._last, hear_change(text)
            choices: list[Choice] = []
            at = 0
            for begin, gone, coming in changed.choices:
                choices += [*last.choices[at:begin], *coming]
                at = begin + gone
            choices += last.choices[at:]
            number = last.number if changed.number < 0 else changed.number
            heard = Heard("table", number, changed.status or last.status, choices)
        else:
            heard = hear(text)
        if heard.type == "table":
            self._last = heard
        return heard


class Line(asyncio.Protocol):
    """One WebSocket: text out, text in."""

    def __init__(self, table: "Table", request: bytes) -> None:
        self.table = table
        self.number = -1
        self.actions: list[int] = []
        self.reader = Reader()
        self.arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._buffer = bytearray()
        self._open = False
        self._inflate = zlib.decompressobj(-15)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """One frame, masked with zeros: allowed, and free."""
        length = len(text)
        head = bytes((0x80 | kind, 0x80 | length)) if length < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, length)
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self._open = True
            self.table.opened(self)
        at = 0
        while (whole := self._frame(buffer, at)) is not None:
            first, start, end = whole
            kind, payload = first & 15, bytes(buffer[start:end])
            at = end
            if kind == PING:
                self.send(payload, PONG)
            elif kind == CLOSE:
                raise SystemExit(f"the server closed a socket: {payload!r}")
            else:
                self.table.told(self, self._inflate.decompress(payload + TAIL) if first & COMPRESSED else payload)
        del buffer[:at]

    @staticmethod
    def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
        """First byte, start and end of the next whole frame."""
        if len(buffer) < at + 2:
            return None
        length, start = buffer[at + 1], at + 2
        if length > 125:
            start += 2 if length == 126 else 8
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[at + 2 : start])
        return (buffer[at], start, start + length) if len(buffer) >= start + length else None


class Table:
    """The players of one table; one action at a time."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.playing = False
        self.over = False
        self.busy = False
        self.due: list[float] = []
        """When somebody here is to act; empty: at once."""
        self.paced = False
        self.latencies: list[float] = []
        self.refused = 0
        self.bytes = 0
        self._sent = 0.0
        self._actor: Line | None = None
        self._left = 0

    def opened(self, line: Line) -> None:
        """A socket is open; the table tells itself."""

    def told(self, line: Line, text: bytes) -> None:
        """A message from the server."""
        self.bytes += len(text)
        heard = line.reader.read(text)
        if heard.type == "table":
            line.number, line.actions = heard.number, [choice.action for choice in heard.choices]
            self.over = heard.status == "over"
            if not line.arrived.done():
                line.arrived.set_result(None)
            if line is self._actor and self._left & 2:
                self._answered(2)
        elif heard.type == "done":
            self._answered(1)
        elif heard.type == "refused":
            self.refused += 1
            self._left = 0
            self.busy = False
        if self.playing and not self.busy:
            self.go()

    def _answered(self, what: int) -> None:
        """An action is finished when it is stored and its player sees what came of it."""
        self._left &= ~what
        if not self._left and self.busy:
            self.latencies.append(time.perf_counter() - self._sent)
            self.busy = False

    def go(self) -> None:
        """Somebody acts, if it is time to."""
        if self.busy or (self.paced and not self.due):
            return
        line = next((line for line in self.lines if line.actions), None)
        if line is None:
            return
        # Counted from the moment it was due, however long the table was not ready for it.
        self._sent = self.due.pop(0) if self.paced else time.perf_counter()
        self._actor, self._left, self.busy = line, 3, True
        action = random.choice(line.actions)
        line.actions = []
        line.send(b'{"type":"act","id":"%x","number":%d,"action":%d}' % (random.getrandbits(60), line.number, action))


class Echo(Table):
    """A pair of sockets; one of them hears its own words."""

    def opened(self, line: Line) -> None:
        line.arrived.set_result(None)

    def told(self, line: Line, text: bytes) -> None:
        self.latencies.append(time.perf_counter() - self._sent)
        self.busy = False
        if self.playing:
            self.go()

    def go(self) -> None:
        self.busy = True
        self._sent = time.perf_counter()
        line = self.lines[random.getrandbits(1)]
        line.send(b'{"type":"act","id":"%x","number":%d,"action":%d}' % (random.getrandbits(60), 100, 10))


def hello(path: str, token: str, deflate: bool) -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        *(f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"),
        *(f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"),
    ]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if deflate:
        lines.append("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connect(start: dict[str, Any]) -> list[Table]:
    """Everybody comes in."""
    tables: list[Table] = []
    seatings = start["tables"] or [[["", ""]] * 2] * start["echoes"]
    for seating in seatings:
        table = Table() if start["tables"] else Echo()
        for place, (token, name) in enumerate(seating):
            ports = start.get("ports") or [start["port"]]
            request = hello(f"/table/{name}/socket" if name else "/", token, start["deflate"])
            _, line = await asyncio.get_running_loop().create_connection(
                lambda table=table, request=request: Line(table, request),  # type: ignore[misc]
                "127.0.0.1",
                ports[place % len(ports)],
            )
            table.lines.append(line)
            await line.arrived
        tables.append(table)
    return tables


async def pace(tables: list[Table], seconds: float, every: float) -> None:
    """Let every player act about once in ``every`` seconds, tables evenly spread."""
    began = time.perf_counter()
    times = []
    for number, table in enumerate(tables):
        gap = every / len(table.lines)
        first = gap * number / len(tables)
        times += [(began + first + gap * turn, table) for turn in range(int((seconds - first) / gap))]
    times.sort(key=lambda item: item[0])
    for due, table in times:
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        table.due.append(due)
        table.go()


async def measure(tables: list[Table], seconds: float, every: float) -> dict[str, Any]:
    """One measurement."""
    for table in tables:
        table.latencies, table.refused, table.bytes = [], 0, 0
        table.playing, table.paced = True, bool(every)
    began, spent = time.perf_counter(), time.process_time()
    if every:
        await pace(tables, seconds, every)
    else:
        for table in tables:
            table.go()
        await asyncio.sleep(seconds)
        for table in tables:
            table.playing = False
    elapsed = time.perf_counter() - began
    used = time.process_time() - spent
    in_time = [latency for table in tables for latency in table.latencies]
    for _ in range(400):
        if not any(table.busy or (table.due and not table.over) for table in tables):
            break
        await asyncio.sleep(0.02)
    unfinished = sum(table.busy + len(table.due) for table in tables if not table.over)
    for table in tables:
        table.playing = False
        table.due.clear()
    return {
        "seconds": elapsed,
        "whole": time.perf_counter() - began,
        "latencies": [latency for table in tables for latency in table.latencies] if every else in_time,
        "refused": sum(table.refused for table in tables),
        "unfinished": unfinished,
        "over": sum(table.over for table in tables),
        "bytes": sum(table.bytes for table in tables),
        "load": used / elapsed,
    }


async def main() -> None:
    """Answer lines."""
    loop = asyncio.get_running_loop()
    tables = await connect(json.loads(await loop.run_in_executor(None, sys.stdin.readline)))
    print(json.dumps({"ready": True}), flush=True)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        asked = json.loads(line)
        print(json.dumps(await measure(tables, asked["seconds"], asked.get("every", 0.0))), flush=True)
    os._exit(0)


if __name__ == "__main__":
    import uvicorn

    with asyncio.Runner(loop_factory=uvicorn.Config(main).get_loop_factory()) as runner:
        runner.run(main())
