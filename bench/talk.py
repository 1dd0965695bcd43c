"""A socket of a table, as the players of bench/probe.py and bench/longest.py use it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from serai.house.deltas import Reader


class Talk:
    """Text out, messages in; a change of the table comes as the whole table that it leads to."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._reader = Reader()

    async def send(self, text: str) -> None:
        """Ask for something."""
        await self._line.send(text)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        return self._reader.read(await self._line.recv())

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message


@asynccontextmanager
async def talk(port: int, table: str, token: str, compression: str | None = None) -> AsyncIterator[Talk]:
    """A visitor's socket."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    address = f"ws://127.0.0.1:{port}/table/{table}/socket"
    async with connect(address, additional_headers=headers, max_size=None, compression=compression) as line:
        yield Talk(line)
