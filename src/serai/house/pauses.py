"""Long work in the event loop, cut into pieces: between two of them everybody else has his turn."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

T = TypeVar("T")

PIECE = 8
"""So many steps of a game are gone through at once: one or two milliseconds."""


async def unhurried(things: Iterable[T], piece: int = PIECE) -> AsyncIterator[T]:
    """These things one after the other, with a pause after each ``piece`` of them."""
    for number, thing in enumerate(things, 1):
        yield thing
        if number % piece == 0:
            await asyncio.sleep(0)
