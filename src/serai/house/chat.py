"""What is said at a table."""

from serai.house import store
from serai.house.cards import Viewer
from serai.house.errors import BadName, BadText, NotYourSeat, StoreTrouble
from serai.house.live import LiveTable
from serai.house.messages import ChatLine
from serai.house.names import alike, likenesses
from serai.house.store import Store

MOST_SAID = 500
_MOST_READ = 200
_TRIES = 8
_WATCHING = -1
"""Stored as the seat of who has none; nothing is stored in lines from before seats were."""


async def read_chat(kept: Store, live: LiveTable) -> None:
    """Tell those who look at the table what was said since; the first time, only remember it."""
    first = live.chat_number < 0
    rows = await kept.run(store.GET_CHAT, live.table.id, max(0, live.chat_number), _MOST_READ)
    new = [row for row in reversed(rows) if row[0] > live.chat_number]
    live.chat_number = max([0, live.chat_number, *(row[0] for row in new)])
    for _, person, name, *_ in new:
        for likeness in likenesses(name):
            live.speakers.setdefault(likeness, person)
    lines = [_line(*row[2:]) for row in new]
    if first:
        live.chat.extend(lines)
    elif lines:
        live.talk(lines)


def _line(name: str, said: str, at: float, seat: int | None) -> ChatLine:
    return ChatLine(name, said, at, None if seat is None or seat < 0 else seat, watching=seat == _WATCHING)


def spoken_name(live: LiveTable, viewer: Viewer) -> tuple[int, str]:
    """The seat that this viewer speaks from (-1: he watches) and the name he does it under.

    Who sits has the name of his seat. Who watches has his own: raises BadName if it could be taken for that of
    somebody who sits here, or who has spoken here before.
    """
    own = live.table.seats_of(viewer.person)
    if own:
        return own[0], live.table.places[own[0]].name
    others = [place.name for place in live.table.places if place.name]
    heard = {live.speakers.get(likeness, viewer.person) for likeness in likenesses(viewer.name)}
    if any(alike(viewer.name, other) for other in others) or heard != {viewer.person}:
        raise BadName("name-at-table", name=viewer.name)
    return _WATCHING, viewer.name


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
    """Say something, to be stored before anybody hears it. Raises NotYourSeat for who has no name; BadName.

    The table's lock is held, and memory is what the log says (``Keeper.current``): it tells who sits where.
    """
    if viewer.person is None:
        raise NotYourSeat("strangers-are-silent")
    if live.chat_number < 0:
        await read_chat(kept, live)
    seat, name = spoken_name(live, viewer)
    for _ in range(_TRIES):
        # Two processes may take the same number; then nothing was written, and the next one is free.
        await kept.run(store.ADD_CHAT, live.table.id, viewer.person, name, text, now, key, seat)
        if await was_said(kept, live, key):
            break
    else:
        raise StoreTrouble
    await read_chat(kept, live)
    kept.announce(live.table.id, "chat")
