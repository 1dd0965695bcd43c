"""A game's words and pictures as they are sent. What was spoken once is kept: from moment to moment little changes."""

import asyncio
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec

from serai.core.game import Game
from serai.core.scene import Caption, Panel, Piece, Place, Scene
from serai.core.texts import Text
from serai.house.messages import CaptionMessage, PanelMessage, PieceMessage, PlaceMessage, SceneMessage
from serai.house.pauses import PIECE

_TEXTS, _THINGS = 4_000, 2_000
"""So many of the newest are kept for certain, and as many older ones that are still in use. Sentences are many and take
long to speak; a piece whose sentence is known takes next to nothing."""
_encode = msgspec.msgpack.Encoder().encode
"""The quickest way to a key that tells two things apart: their texts hold dicts, which cannot be keys themselves."""

Key = tuple[str, bytes]
Thing = TypeVar("Thing")
Spoken = TypeVar("Spoken")


class Kept(Generic[Spoken]):
    """What was spoken lately: at most twice ``most`` things. What is used again stays, what is not goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._new: dict[Key, Spoken] = {}
        self._old: dict[Key, Spoken] = {}

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def get(self, key: Key) -> Spoken | None:
        """What was kept under this key, if it still is."""
        found = self._new.get(key)
        if found is None:
            found = self._old.pop(key, None)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Key, spoken: Spoken) -> None:
        """Keep this. Where that is too much, what was not used since it was too much last time goes."""
        if len(self._new) >= self._most:
            self._old, self._new = self._new, {}
        self._new[key] = spoken


class Speaker:
    """A game's words, each sentence spoken once: Fluent takes a tenth of a millisecond, a scene has a hundred tips."""

    def __init__(self, game: Game) -> None:
        self._words = game.words
        self._texts = Kept[str](_TEXTS)
        self._panels = Kept[PanelMessage](_THINGS)
        self._places = Kept[PlaceMessage](_THINGS)
        self._pieces = Kept[PieceMessage](_THINGS)
        self._captions = Kept[CaptionMessage](_THINGS)

    def say(self, text: Text | str | None, lang: str) -> str:
        """The sentence in this language."""
        if text is None or isinstance(text, str):
            return text or ""
        return _kept(self._texts, (text,), lang, self._words.say)[0]

    def scene(self, scene: Scene, lang: str) -> SceneMessage:
        """A scene with all its texts spoken."""
        return SceneMessage(
            panels=_kept(self._panels, scene.panels, lang, self._panel),
            places=_kept(self._places, scene.places, lang, self._place),
            pieces=_kept(self._pieces, scene.pieces, lang, self._piece),
            captions=_kept(self._captions, scene.captions, lang, self._caption),
        )

    async def scene_unhurried(self, scene: Scene, lang: str) -> SceneMessage:
        """The same; of what was never spoken before only a few sentences at a time, between which others have turns."""
        return SceneMessage(
            panels=await _unhurried(self._panels, scene.panels, lang, self._panel),
            places=await _unhurried(self._places, scene.places, lang, self._place),
            pieces=await _unhurried(self._pieces, scene.pieces, lang, self._piece),
            captions=await _unhurried(self._captions, scene.captions, lang, self._caption),
        )

    async def prepare(self, texts: Iterable[Text | str | None], lang: str) -> None:
        """Speak those of these that never were before, a few at a time: ``say`` has them afterwards."""
        said = tuple(text for text in texts if isinstance(text, Text))
        await _unhurried(self._texts, said, lang, self._words.say)

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


def _kept(
    kept: Kept[Spoken],
    things: tuple[Thing, ...],
    lang: str,
    speak: Callable[[Thing, str], Spoken],
    most: int | None = None,
) -> tuple[Spoken, ...]:
    """These things as they are spoken; each one anew only if it never was before. Ends after ``most`` of those."""
    found: list[Spoken] = []
    new = 0
    for thing in things:
        key = (lang, _encode(thing))
        spoken = kept.get(key)
        if spoken is None:
            if new == most:
                break
            new += 1
            spoken = speak(thing, lang)
            kept.put(key, spoken)
        found.append(spoken)
    return tuple(found)


async def _unhurried(
    kept: Kept[Spoken], things: tuple[Thing, ...], lang: str, speak: Callable[[Thing, str], Spoken]
) -> tuple[Spoken, ...]:
    """The same, with a pause for everybody else after every few that are spoken anew."""
    found = _kept(kept, things, lang, speak, PIECE)
    while len(found) < len(things):
        await asyncio.sleep(0)
        found += _kept(kept, things[len(found) :], lang, speak, PIECE)
    return found


@lru_cache(maxsize=64)
def speaker(game: Game) -> Speaker:
    """The words of this game."""
    return Speaker(game)
