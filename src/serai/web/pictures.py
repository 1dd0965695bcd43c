"""Pictures of games for pages: a moment in the middle of play, drawn by the scene renderer and kept."""

import logging
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from serai.bots import GreedyBot
from serai.core.picture import picture
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.core.scene import Scene
from serai.core.state import State, settle
from serai.house.workers import Workers

_log = logging.getLogger("serai.web")
_WIDTH = 960
_STEPS = 46
_SEED = 11
_SECONDS = 60.0
"""How long a worker may take for a picture."""


class Drawing(Struct, frozen=True):
    """An SVG and the fingerprint under which it never changes."""

    svg: str
    fingerprint: str


def drawing(svg: str) -> Drawing:
    """An SVG with its fingerprint."""
    return Drawing(svg, sha256(svg.encode()).hexdigest()[:16])


def board_only(scene: Scene) -> Scene:
    """The board of a scene without mats and supplies; the whole scene if it has no board."""
    panels = tuple(panel for panel in scene.panels if panel.area == "board")
    if not panels:
        return scene
    ids = {panel.id for panel in panels}
    return replace(
        scene,
        panels=panels,
        places=tuple(place for place in scene.places if place.panel in ids),
        pieces=tuple(replace(piece, fresh=False) for piece in scene.pieces if piece.panel in ids),
        captions=tuple(caption for caption in scene.captions if caption.panel in ids),
        choices=(),
    )


@lru_cache(maxsize=64)
def _moment(name: str) -> State:
    """A game played by bots for a while, always the same; less far if it ends sooner."""
    game = find_game(name)
    rng = Rng(_SEED)
    player = GreedyBot()
    state = game.start(min(max(3, game.seats[0]), game.seats[-1]))
    settle(state, rng)
    for _ in range(_STEPS):
        if not state.deciders:
            break
        seat = state.deciders[0]
        following = state.copy()
        following.play(seat, player.choose(game, state.view(seat), state.legal(seat), rng))
        settle(following, rng)
        if following.over:
            break
        state = following
    return state


_covers: dict[tuple[str, str], Drawing | None] = {}


async def cover(workers: Workers, name: str, lang: str) -> Drawing | None:
    """The picture of a game for its card: its board, a while into play. None if it cannot be drawn. Raises Busy."""
    if (name, lang) not in _covers:
        drawn = await workers.give(_SECONDS, draw_cover, name, lang)
        _covers[name, lang] = drawn
    return _covers[name, lang]


@lru_cache(maxsize=256)
def draw_cover(name: str, lang: str) -> Drawing | None:
    """The same in the worker, drawn once however many ask."""
    try:
        return _draw_cover(name, lang)
    except Exception:
        _log.exception("no picture of %s could be drawn", name)
        return None


def cover_address(name: str, lang: str) -> str:
    """Where a game's picture is, without drawing it; empty if it is known that it cannot be drawn."""
    drawn = _covers.get((name, lang))
    if drawn is None and (name, lang) in _covers:
        return ""
    return f"/picture/{name}/{drawn.fingerprint if drawn else 'new'}.{lang}.svg"


def _draw_cover(name: str, lang: str) -> Drawing:
    game = find_game(name)
    scene = board_only(game.scene(_moment(name).view(None)))
    return drawing(picture(scene, game.art(), lambda text: game.words.say(text, lang), width=_WIDTH))
