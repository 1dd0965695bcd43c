"""The moments within a step, for who watches it being played out. Made of the viewer's own views like all else."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from serai.core.game import Game
from serai.core.scene import Scene
from serai.house.eyes import Step
from serai.house.messages import FrameMessage, PieceMessage, PlaceMessage, SceneMessage

Thing = TypeVar("Thing", PieceMessage, PlaceMessage)


def frames(
    game: Game,
    steps: Iterable[Step],
    scene: SceneMessage,
    narrow: bool,
    draw: Callable[[Scene], SceneMessage],
    say: Callable[..., str],
) -> tuple[FrameMessage, ...]:
    """The frames of these steps. Each holds what differs from the one before it, the first from ``scene``."""
    found: list[FrameMessage] = []
    last = scene
    for before, event, after in steps:
        for frame in game.between(before, event, after):
            drawn = draw(game.scene(frame.view, narrow=narrow))
            found.append(_difference(last, drawn, say(frame.line)))
            last = drawn
    return tuple(found)


def _difference(old: SceneMessage, new: SceneMessage, text: str) -> FrameMessage:
    left = {thing.id for thing in (*new.pieces, *new.places)}
    return FrameMessage(
        text=text,
        pieces=_changed(old.pieces, new.pieces),
        places=_changed(old.places, new.places),
        gone=tuple(thing.id for thing in (*old.pieces, *old.places) if thing.id not in left),
        panels=None if old.panels == new.panels else new.panels,
        captions=None if old.captions == new.captions else new.captions,
    )


def _changed(old: tuple[Thing, ...], new: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Those that are new, or not as they were."""
    known = {thing.id: thing for thing in old}
    return tuple(thing for thing in new if known.get(thing.id) != thing)
