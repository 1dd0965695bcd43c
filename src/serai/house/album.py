"""The pictures of one table: their parts as they were last sent, for all who look at it."""

from itertools import chain

from serai.core.game import Game
from serai.core.parts import Part, drawn
from serai.core.scene import Choice
from serai.core.view import View
from serai.house.messages import SceneMessage
from serai.house.speaking import Kept, Pause, speaker

_PARTS = 90
"""So many parts of the newest pictures are kept for certain: those of all who play. As many older ones may be, too."""


class Album:
    """Draws a part, and puts it into words, only if it was not kept: by what it shows, whoever sees it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._speaker = speaker(game)
        self._parts = Kept[SceneMessage](_PARTS)

    async def look(
        self, view: View, legal: tuple[int, ...], lang: str, narrow: bool
    ) -> tuple[SceneMessage, tuple[Choice, ...]]:
        """The picture of this view and its choices, with a pause for everybody else after every few sentences."""
        drawing = self._game.drawing(view, legal, narrow=narrow)
        if drawing is None:
            scene = self._game.scene(view, legal, narrow=narrow)
            return self._speaker.scene(scene, lang), scene.choices
        pause = Pause(self._speaker)
        parts: list[SceneMessage] = []
        for part in drawing.parts:
            parts.append(self._spoken(part, lang))
            await pause.if_due()
        return _together(parts), drawing.choices

    def picture(self, view: View, lang: str, narrow: bool) -> SceneMessage:
        """The picture alone, at once."""
        drawing = self._game.drawing(view, narrow=narrow)
        if drawing is None:
            return self._speaker.scene(self._game.scene(view, narrow=narrow), lang)
        return _together([self._spoken(part, lang) for part in drawing.parts])

    def _spoken(self, part: Part, lang: str) -> SceneMessage:
        key = (lang, part)
        found = self._parts.get(key)
        if found is None:
            found = self._speaker.scene(drawn(part), lang)
            self._parts.put(key, found)
        return found


def _together(parts: list[SceneMessage]) -> SceneMessage:
    return SceneMessage(
        panels=tuple(chain.from_iterable([part.panels for part in parts])),
        places=tuple(chain.from_iterable([part.places for part in parts])),
        pieces=tuple(chain.from_iterable([part.pieces for part in parts])),
        captions=tuple(chain.from_iterable([part.captions for part in parts])),
    )
