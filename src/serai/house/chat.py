"""What is said at a table."""

from serai.house import store
from serai.house.cards import Viewer
from serai.house.errors import BadText, NotYourSeat, StoreTrouble
from serai.house.live import LiveTable
from serai.house.messages import ChatLine
from serai.house.store import Store

MOST_SAID = 500
_MOST_READ = 200
_TRIES = 8


async def read_chat(kept: Store, live: LiveTable) -> None:
    """Tell those who look at the table what was said since; the first time, only remember it."""
    first = live.chat_number < 0
    rows = await kept.run(store.GET_CHAT, live.table.id, max(0, live.chat_number), _MOST_READ)
    new = [row for row in reversed(rows) if row[0] > live.chat_number]
    live.chat_number = max([0, live.chat_number, *(row[0] for row in new)])
    lines = [ChatLine(name, said, at) for _, name, said, at in new]
    if first:
        live.chat.extend(lines)
    elif lines:
        live.talk(lines)


def clean_text(text: str) -> str:
    """A text as one printable line. Raises BadText if nothing is left, or too much."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * MOST_SAID]).split())
    if not 1 <= len(line) <= MOST_SAID:
        raise BadText(most=MOST_SAID)
    return line


async def was_said(kept: Store, live: LiveTable, key: str) -> bool:
    """Whether this message of a client has been said already."""
    return bool(await kept.run(store.FOUND_CHAT, live.table.id, key))


async def say(kept: Store, live: LiveTable, viewer: Viewer, text: str, key: str, now: float) -> None:
    """Say something, to be stored before anybody hears it. Raises NotYourSeat for who has no name."""
    if viewer.person is None:
        raise NotYourSeat("strangers-are-silent")
    async with live.lock:
        if live.chat_number < 0:
            await read_chat(kept, live)
        for _ in range(_TRIES):
            # Two processes may take the same number; then nothing was written, and the next one is free.
            await kept.run(store.ADD_CHAT, live.table.id, viewer.person, viewer.name, text, now, key)
            if await was_said(kept, live, key):
                break
        else:
            raise StoreTrouble
        await read_chat(kept, live)
    kept.announce(live.table.id, "chat")
