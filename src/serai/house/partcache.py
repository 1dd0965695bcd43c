"""The pictures of one table: their parts as they were last sent, for all who look at it."""

from itertools import chain, zip_longest

from serai.core.game import Game
from serai.core.naming import Names, names_at
from serai.core.parts import Part, drawn
from serai.core.scene import Choice
from serai.core.texts import Text
from serai.core.view import View
from serai.house.cards import SeatCard
from serai.house.scenemessages import SceneMessage
from serai.house.speaking import Cache, Pause, speaker

_PARTS = 90
"""So many parts of the newest pictures are kept for certain: those of all who play. As many older ones may be, too."""


class PartCache:
    """Draws a part, and puts it into words, only if it was not kept: by what it shows, whoever sees it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._speaker = speaker(game)
        self._parts = Cache[tuple[Part, SceneMessage]](_PARTS)
        self._last: dict[tuple[int | None, str, bool], tuple[list[tuple[Part, SceneMessage]], SceneMessage]] = {}
        """By whose view, language and form: the parts that were looked at last, and the picture they make."""
        self._seats: dict[
            tuple[int | None, int, str], tuple[tuple[Text, tuple[Text, ...]], tuple[str, tuple[str, ...]]]
        ] = {}
        """By whose view, seat and language: what a seat is called and how it stands, and the same in words."""
        self._names: tuple[tuple[tuple[Text, ...], tuple[SeatCard, ...]], Names] = (((), ()), ())
        """What seats are called and who sits there, and the names that follow from it."""

    async def look(
        self, view: View, legal: tuple[int, ...], lang: str, narrow: bool
    ) -> tuple[SceneMessage, tuple[Choice, ...]]:
        """The picture of this view and its choices, with a pause for everybody else after every few sentences."""
        drawing = self._game.drawing(view, legal, narrow=narrow)
        if drawing is None:
            scene = self._game.scene(view, legal, narrow=narrow)
            return self._speaker.scene(scene, lang), scene.choices
        who = (view["seat"], lang, narrow)
        before = self._last.get(who)
        pause = Pause(self._speaker)
        parts: list[tuple[Part, SceneMessage]] = []
        for part, last in zip_longest(drawing.parts, before[0][: len(drawing.parts)] if before is not None else ()):
            # Most parts are what this viewer saw there last: that is sooner seen than looked up.
            if last is not None and last[0] == part:
                parts.append(last)
            else:
                parts.append(self._spoken(part, lang))
                await pause.if_due()
        if before is not None and parts == before[0]:
            return before[1], drawing.choices
        picture = _together([drawn for _, drawn in parts])
        self._last[who] = (parts, picture)
        return picture, drawing.choices

    def picture(self, view: View, lang: str, narrow: bool) -> SceneMessage:
        """The picture alone, at once."""
        drawing = self._game.drawing(view, narrow=narrow)
        if drawing is None:
            return self._speaker.scene(self._game.scene(view, narrow=narrow), lang)
        return _together([self._spoken(part, lang)[1] for part in drawing.parts])

    def _spoken(self, part: Part, lang: str) -> tuple[Part, SceneMessage]:
        """This part as it was first met, so that all who see it hold the same one, and the part drawn."""
        key = (lang, part)
        found = self._parts.get(key)
        if found is None:
            found = part, self._speaker.scene(drawn(part), lang)
            self._parts.put(key, found)
        return found

    def seat_words(
        self, viewer: int | None, seat: int, role: Text, standing: tuple[Text, ...], lang: str
    ) -> tuple[str, tuple[str, ...]]:
        """What a seat is called and how it stands, in words; they seldom differ from those of before."""
        key = (viewer, seat, lang)
        known = self._seats.get(key)
        if known is None or known[0] != (role, standing):
            say = self._speaker.say
            known = (role, standing), (say(role, lang), tuple([say(part, lang) for part in standing]))
            self._seats[key] = known
        return known[1]

    def names(self, view: View, roles: tuple[Text, ...], places: tuple[SeatCard, ...]) -> Names:
        """What people and bots are called where this is seen; ``roles`` is what the game calls the seats there."""
        if self._names[0] != (roles, places):
            people = {place.seat: place.name for place in places if place.name}
            self._names = (roles, places), names_at(self._game, view, people)
        return self._names[1]


def _together(parts: list[SceneMessage]) -> SceneMessage:
    return SceneMessage(
        panels=tuple(chain.from_iterable([part.panels for part in parts])),
        places=tuple(chain.from_iterable([part.places for part in parts])),
        pieces=tuple(chain.from_iterable([part.pieces for part in parts])),
        captions=tuple(chain.from_iterable([part.captions for part in parts])),
    )
