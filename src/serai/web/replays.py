"""Games that are over, to look back upon: any moment of them, through any eyes or with everything open."""

from asyncio import to_thread
from collections import OrderedDict

from msgspec import Struct

from serai.core.game import Game
from serai.core.record import Record
from serai.core.session import Session
from serai.core.state import State
from serai.core.view import Private, View
from serai.house.cards import Viewer
from serai.house.house import House
from serai.house.messages import SceneMessage
from serai.house.showing import art_of
from serai.house.speaking import speaker

_KEPT = 64
OPEN = -1
"""Whose eyes: nobody's in particular; all that was hidden lies open."""


class Line(Struct, frozen=True):
    """A line of the log, and after how many steps it stood there."""

    at: int
    seat: int
    text: str


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
        """The moment after so many steps, through these eyes (OPEN: everything)."""
        state = self.session.at(at)
        return open_view(state) if eyes == OPEN else state.view(eyes)

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
        """All lines of the log, as these eyes read them."""
        lines: list[Line] = []
        for number, event in self.session.events(None if eyes == OPEN else eyes):
            told = self.game.tell(self.view(number, eyes), event, self.view(number + 1, eyes))
            if told is not None:
                lines.append(Line(number + 1, event.seat, self.game.words.say(told, lang)))
        return lines


def open_view(state: State) -> View:
    """A view in which every seat's private things lie open."""
    game: Game = state.game
    view = state.view()
    for field in game.fields:
        if isinstance(field, Private):
            view[field.name] = [state.view(seat)[field.name][seat] for seat in range(state.seats)]
    return view


class Shelf:
    """The replays looked at lately."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def replay(self, table: str, viewer: Viewer) -> Replay:
        """The replay of this table, which is over. Raises SeraiError if it is not, or not to be seen."""
        if table in self._kept:
            self._kept.move_to_end(table)
            return self._kept[table]
        text = await self._house.record(table, viewer)
        made = await to_thread(Replay, text)
        self._kept[table] = made
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return made
