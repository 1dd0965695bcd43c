"""A game's words and pictures as they are sent. What was spoken once is kept: from moment to moment little changes."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec

from serai.core.game import Game
from serai.core.naming import Names, named
from serai.core.parts import Sheet
from serai.core.scene import Caption, Panel, Piece, Place, Scene
from serai.core.texts import Text
from serai.house.pauses import PIECE, turn
from serai.house.scenemessages import CaptionMessage, PanelMessage, PieceMessage, PlaceMessage, SceneMessage

_TEXTS = 4_000
"""So many of the newest sentences are kept for certain, and as many older ones that are still in use."""
_encode = msgspec.msgpack.Encoder().encode
"""The quickest way to a key that tells two texts apart: they hold dicts, which cannot be keys themselves."""

Kind = TypeVar("Kind")


class Cache(Generic[Kind]):
    """What was made lately: at most twice ``most`` things. What is used again stays, what is not goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._new: dict[Hashable, Kind] = {}
        self._old: dict[Hashable, Kind] = {}

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def get(self, key: Hashable) -> Kind | None:
        """What was kept under this key, if it still is."""
        found = self._new.get(key)
        if found is None:
            found = self._old.pop(key, None)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, thing: Kind) -> None:
        """Keep this. Where that is too much, what was not used since it was too much last time goes."""
        if len(self._new) >= self._most:
            self._old, self._new = self._new, {}
        self._new[key] = thing


class Speaker:
    """A game's words, each sentence spoken once: Fluent takes a tenth of a millisecond, a scene has a hundred tips."""

    def __init__(self, game: Game) -> None:
        self._words = game.words
        self._texts = Cache[str](_TEXTS)
        self.spoken = 0
        """How many sentences were spoken anew so far: each takes its time."""

    def say(self, text: Text | str | None, lang: str, names: Names = ()) -> str:
        """The sentence in this language, with people's names in it."""
        if text is None or isinstance(text, str):
            return text or ""
        text = named(text, names)
        key = (lang, _encode(text))
        said = self._texts.get(key)
        if said is None:
            self.spoken += 1
            said = self._words.say(text, lang)
            self._texts.put(key, said)
        return said

    def scene(self, scene: Scene | Sheet, lang: str) -> SceneMessage:
        """A scene, or a part of one, with all its texts spoken."""
        return SceneMessage(
            panels=tuple([self._panel(panel, lang) for panel in scene.panels]),
            places=tuple([self._place(place, lang) for place in scene.places]),
            pieces=tuple([self._piece(piece, lang) for piece in scene.pieces]),
            captions=tuple([self._caption(caption, lang) for caption in scene.captions]),
        )

    def _panel(self, p: Panel, lang: str) -> PanelMessage:
        title = self.say(p.title, lang)
        return PanelMessage(p.id, p.width, p.height, p.area, title, p.backdrop or "", p.active, p.share)

    def _place(self, p: Place, lang: str) -> PlaceMessage:
        return PlaceMessage(p.id, p.panel, p.x, p.y, p.width, p.height, p.round, self.say(p.tip, lang))

    def _piece(self, p: Piece, lang: str) -> PieceMessage:
        return PieceMessage(
            *(p.id, p.panel, p.x, p.y, p.width, p.height, p.symbol, p.colour or "", p.mark or "", p.label or ""),
            *(self.say(p.tip, lang), p.layer, p.fresh, p.back),
        )

    def _caption(self, c: Caption, lang: str) -> CaptionMessage:
        return CaptionMessage(c.panel, c.x, c.y, self.say(c.text, lang), c.size, c.anchor, c.bold, c.colour)


class Pause:
    """Lets everybody else have a turn after every few sentences that were spoken anew."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._last = speaker.spoken

    async def if_due(self) -> None:
        """A moment for others, if there was much to speak since the last one."""
        if self._speaker.spoken - self._last >= PIECE:
            await turn()
            self._last = self._speaker.spoken


@lru_cache(maxsize=64)
def speaker(game: Game) -> Speaker:
    """The words of this game."""
    return Speaker(game)
