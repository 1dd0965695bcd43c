"""Games that are over, to look back upon: any moment of them, from any seat or with everything open."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from serai.core.game import Game
from serai.core.naming import named, names_at
from serai.core.record import Record
from serai.core.session import Session
from serai.core.view import View
from serai.house.cards import TableCard, Viewer
from serai.house.house import House
from serai.house.scenemessages import SceneMessage
from serai.house.showing import art_of
from serai.house.speaking import speaker
from serai.house.workers import Workers
from serai.web.assets import Asset, CompressedFiles

T = TypeVar("T")
_KEPT = 256
_OPENED = 8
"""So many games a worker holds ready."""
_SECONDS = 60.0
"""How long a worker may take for one answer."""
OPEN = -1
"""Nobody's seat in particular: all that was hidden lies open."""


class Line(Struct, frozen=True):
    """A line of the log, and after how many steps it stood there."""

    at: int
    seat: int
    text: str


class Facts(Struct, frozen=True):
    """What is told about a game as a whole."""

    steps: int
    result: str
    roles: tuple[str, ...]
    """What the game calls each seat."""
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    """Points of each seat; empty where the game has none."""


class Replay:
    """One game that is over, ready to be looked at."""

    def __init__(self, text: str) -> None:
        """From the text of its record. Raises BadRecord."""
        self.text = text
        self.record = Record.loads(text)
        self.game: Game = self.record.game
        self.session = Session(self.record)

    @property
    def steps(self) -> int:
        """How many steps the game had."""
        return len(self.record.steps)

    def view(self, at: int, eyes: int) -> View:
        """The moment after so many steps, through this viewer (OPEN: everything)."""
        views = self.session.views(at)
        return views.open() if eyes == OPEN else views.of(eyes)

    def picture(self, at: int, eyes: int, lang: str, *, narrow: bool = False) -> str:
        """That moment as an SVG."""
        return self.game.picture(self.view(at, eyes), lang=lang, narrow=narrow, width=480 if narrow else 1440)

    def scene(self, at: int, eyes: int, lang: str, *, narrow: bool = False) -> SceneMessage:
        """That moment as a scene, for the client to draw."""
        return speaker(self.game).scene(self.game.scene(self.view(at, eyes), narrow=narrow), lang)

    @property
    def art(self) -> bytes:
        """The art these scenes refer to, as JSON."""
        return art_of(self.game)[1]

    def log(self, eyes: int, lang: str) -> list[Line]:
        """All lines of the log, as this viewer read them."""
        lines: list[Line] = []
        names = names_at(self.game, self.session.state.view(), self.record.names)
        for number, event in self.session.events(None if eyes == OPEN else eyes):
            told = self.game.tell(self.view(number, eyes), event, self.view(number + 1, eyes))
            if told is not None:
                lines.append(Line(number + 1, event.seat, self.game.words.say(named(told, names), lang)))
        return lines


# ---------------------------------------------------------------------- in the worker


@lru_cache(maxsize=_OPENED)
def opened(text: str) -> Replay:
    """The game of this record, ready to be looked at; a worker holds the last few ready."""
    return Replay(text)


def facts(text: str, lang: str) -> Facts:
    """What the page tells about the game as a whole."""
    replay = opened(text)
    game, final = replay.game, replay.session.state
    view = final.view()
    return Facts(
        steps=replay.steps,
        result=game.words.say(named(game.prompt(view), names_at(game, view, replay.record.names)), lang),
        roles=tuple(game.words.say(game.seat_seen(seat, view), lang) for seat in range(replay.record.seats)),
        ranking=tuple(int(rank) for rank in final.ranking),
        scores=tuple(int(points) for points in final.scores) if game.points else (),
    )


def log_rows(text: str, eyes: int, lang: str) -> str:
    """The log as items of a list, each a link to its moment."""
    keep = "" if eyes == OPEN else f"&amp;seat={eyes + 1}"
    return "".join(
        f'<li><a href="?at={line.at}{keep}" data-at="{line.at}">{escape(line.text)}</a></li>'
        for line in opened(text).log(eyes, lang)
    )


def svg(text: str, at: int, eyes: int, lang: str, narrow: bool) -> Asset:
    """A moment as a picture, compressed here: in the server that would take processor time from who plays."""
    return Asset("moment.svg", opened(text).picture(at, eyes, lang, narrow=narrow).encode())


def scene(text: str, at: int, eyes: int, lang: str, narrow: bool) -> Asset:
    """A moment as a scene, in JSON."""
    return Asset("moment.json", msgspec.json.encode(opened(text).scene(at, eyes, lang, narrow=narrow)))


def art(text: str) -> Asset:
    """The art these scenes refer to, as JSON."""
    return Asset("art.json", opened(text).art)


# ---------------------------------------------------------------------- in the server


class ReplayCache:
    """The replays looked at lately. A game that is over never changes: what was made of it once is kept.

    It is made in a worker, which gets nothing but records of games that are over.
    """

    def __init__(self, house: House, pressed: CompressedFiles) -> None:
        self._house = house
        self._pressed = pressed
        self._texts: OrderedDict[str, str] = OrderedDict()
        self._told: OrderedDict[tuple[str, str, int, str], Any] = OrderedDict()
        self._making: dict[tuple[str, str, int, str], asyncio.Task[Any]] = {}

    async def facts(self, card: TableCard, viewer: Viewer, lang: str) -> Facts:
        """What the page tells about this game, which is over."""
        found: Facts = await self._keep((card.id, "facts", 0, lang), self._house.drawers, viewer, facts, lang)
        return found

    async def log(self, card: TableCard, viewer: Viewer, eyes: int, lang: str) -> str:
        """The log as this viewer read it, as items of a list."""
        key = (card.id, "log", eyes, lang)
        found: str = await self._keep(key, self._house.drawers, viewer, log_rows, eyes, lang)
        return found

    async def told(self, card: TableCard, viewer: Viewer, make: Callable[[str, str], T], lang: str) -> T:
        """What is found out about the whole game in a worker of its own, as that takes long: kept, made only once."""
        key = (card.id, make.__name__, OPEN, lang)
        made: T = await self._keep(key, self._house.analysts, viewer, make, lang)
        return made

    def told_before(self, card: TableCard, make: Callable[[str, str], T], lang: str) -> T | None:
        """The same if it is kept already; None if it would have to be made."""
        kept: T | None = self._told.get((card.id, make.__name__, OPEN, lang))
        return kept

    async def moment(self, card: TableCard, viewer: Viewer, kind: str, *which: Any) -> Asset:
        """A moment as ``svg`` or ``json``: after how many steps, for whose eyes, in which language, narrow or not."""
        return await self._file(card.id, viewer, svg if kind == "svg" else scene, *which)

    async def art(self, card: TableCard, viewer: Viewer) -> Asset:
        """The art of the game as it was played, own data included."""
        return await self._file(card.id, viewer, art)

    async def _file(self, table: str, viewer: Viewer, make: Callable[..., Asset], *which: Any) -> Asset:
        key = f"/replay/{table}/{make.__name__} {which}"
        found = self._pressed.kept(key)
        if found is not None:
            return found
        made = await self._house.drawers.give(_SECONDS, make, await self._text(table, viewer), *which)
        return self._pressed.keep(key, made)

    async def _keep(
        self, key: tuple[str, str, int, str], workers: Workers, viewer: Viewer, make: Callable[..., Any], *which: Any
    ) -> Any:
        found = self._told.get(key)
        if found is None:
            making = self._making.get(key)
            if making is None:
                making = asyncio.create_task(self._make(key, workers, viewer, make, *which))
                self._making[key] = making
                making.add_done_callback(lambda task: self._made(key, task))
            # who goes away takes nothing from the others who wait for the same
            found = await asyncio.shield(making)
        if key in self._told:
            self._told.move_to_end(key)
        return found

    def _made(self, key: tuple[str, str, int, str], task: asyncio.Task[Any]) -> None:
        del self._making[key]
        if not task.cancelled():
            task.exception()  # seen here too, as all who waited may have gone away

    async def _make(
        self, key: tuple[str, str, int, str], workers: Workers, viewer: Viewer, make: Callable[..., Any], *which: Any
    ) -> Any:
        found = await workers.give(_SECONDS, make, await self._text(key[0], viewer), *which)
        self._told[key] = found
        if len(self._told) > _KEPT:
            self._told.popitem(last=False)
        return found

    async def _text(self, table: str, viewer: Viewer) -> str:
        """The record of this table, which is over. Raises SeraiError if it cannot be had."""
        found = self._texts.get(table)
        if found is None:
            found = self._texts[table] = await self._house.record(table, viewer)
            if len(self._texts) > _KEPT:
                self._texts.popitem(last=False)
        self._texts.move_to_end(table)
        return found
