"""A house in a process of its own, behind a line protocol on a Unix socket: what the kill test kills.

Run as ``python served.py URL SOCKET``. On ``go`` this process forks a server (so that a start takes milliseconds: all
is imported already), on ``kill`` it ends it by SIGKILL. Each line of the socket is a JSON list: what to do, and with
what; each answer is one line of JSON.
"""

import asyncio
import os
import signal
import sys
from typing import Any

import msgspec
from windowgame import find

from serai.house.errors import words
from serai.house.house import House
from serai.house.messages import Request
from serai.house.order import TableOrder
from serai.house.showing import art_of


async def answer(house: House, line: bytes) -> Any:
    """Do what a line asks for."""
    what, *args = msgspec.json.decode(line)
    if what == "newcomer":
        return await house.newcomer(args[0], "en")
    if what == "person":
        return await house.person(args[0])
    token, table, *rest = args
    person = await house.person(token)
    assert person is not None, "this token was given out, so it must be known"
    if what == "new":
        return await house.new_table(person, msgspec.convert(table, TableOrder, strict=False))
    if what == "sit":
        return await house.sit(table, person)
    card = await house.table(table)
    assert card is not None, "this table was acknowledged, so it must be there"
    viewer = msgspec.structs.replace(house.viewer(card, person), confirm=False)
    if what == "look":
        return await house.message(table, viewer)
    if what == "log":
        return await house.keeper.store.entries(table)
    return await house.request(table, viewer, msgspec.convert(rest[0], Request))


async def serve(url: str, path: str) -> None:
    """Serve until killed."""
    house = await House.open(url, bot_delay=0.0, bot_seconds=20.0, find=find)

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(msgspec.json.encode(await answer(house, line)) + b"\n")
            await writer.drain()
        writer.close()

    server = await asyncio.start_unix_server(talk, path, limit=2**22)
    async with server:
        await server.serve_forever()


def main() -> None:
    """Fork and kill as told on standard input."""
    url, path = sys.argv[1:]
    child = 0
    words()
    for name in ("kurier", "toy", "ambush"):
        # Reading words and drawing art takes longer than a server lives here.
        art_of(find(name))
        assert find(name).words
    for line in sys.stdin:
        if line.strip() == "go":
            if os.path.exists(path):
                os.unlink(path)
            child = os.fork()
            if not child:
                asyncio.run(serve(url, path))
                os._exit(0)
        elif child:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            child = 0
        print("done", flush=True)


if __name__ == "__main__":
    main()
