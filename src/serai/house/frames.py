"""The moments within a step, for who watches it being played out. Made of the viewer's own views like all else."""

from collections.abc import Iterable
from typing import TypeVar

from serai.core.game import Game
from serai.house import hooks
from serai.house.eyes import Step, common
from serai.house.messages import FrameMessage, PieceMessage, PlaceMessage, SceneMessage
from serai.house.showing import Glance
from serai.house.speaking import speaker
from serai.house.table import Table

_MOST = 60
"""So many frames a message holds; whoever was away for longer wants to see the end."""
Thing = TypeVar("Thing", PieceMessage, PlaceMessage)


def unseen(table: Table, told: Glance | None, seen: Glance) -> list[Step]:
    """The steps that whoever was told of one moment has not seen at the other; none for a game without frames."""
    seat = seen.view["seat"]
    if told is None or told.view["seat"] != seat or not hooks.plays_out(table.game):
        return []
    return table.eyes(seat).steps(common(told.log, seen.log))


def frames(game: Game, steps: Iterable[Step], scene: SceneMessage, lang: str, narrow: bool) -> tuple[FrameMessage, ...]:
    """What these steps ran through, as far as it leads to ``scene``."""
    moments = [frame for before, event, after in steps for frame in game.between(before, event, after)]
    found: list[FrameMessage] = []
    last = scene
    for frame in moments[-_MOST:]:
        drawn = speaker(game).scene(game.scene(frame.view, narrow=narrow), lang)
        found.append(_difference(last, drawn, speaker(game).say(frame.line, lang)))
        last = drawn
    return tuple(found)


def _difference(old: SceneMessage, new: SceneMessage, text: str) -> FrameMessage:
    left = _ids(new)
    return FrameMessage(
        text=text,
        pieces=_changed(old.pieces, new.pieces),
        places=_changed(old.places, new.places),
        gone=tuple(id_ for id_ in _ids(old) if id_ not in left),
        panels=None if old.panels == new.panels else new.panels,
        captions=None if old.captions == new.captions else new.captions,
    )


def _ids(scene: SceneMessage) -> dict[str, None]:
    """The ids of all pieces and places, in their order."""
    return dict.fromkeys([*(piece.id for piece in scene.pieces), *(place.id for place in scene.places)])


def _changed(old: tuple[Thing, ...], new: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Those that are new, or not as they were."""
    known = {thing.id: thing for thing in old}
    return tuple(thing for thing in new if known.get(thing.id) != thing)
