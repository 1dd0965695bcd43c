"""The game's own pictures: a town of warm stone under a wide sky, and what a dragon leaves of it."""

from serai.core.scene import Art
from serai.games.feuville.art.board import board_backdrop, mat_backdrop
from serai.games.feuville.art.cards import card_symbols
from serai.games.feuville.art.figures import figure_symbols
from serai.games.feuville.art.tiles import TILE_DEFS, tile_symbols
from serai.games.feuville.data import COLOUR_NAMES, FeuvilleData

_HEX = ("#2f5fa8", "#b3262e", "#3c7d3a", "#c58f14")
__all__ = ["art"]


def art(data: FeuvilleData) -> Art:
    """The art of a game with this data: the faces of tiles and cards are drawn from it."""
    return Art(
        symbols={**tile_symbols(data), **card_symbols(data), **figure_symbols()},
        backdrops={
            "board": board_backdrop(narrow=False),
            "board-narrow": board_backdrop(narrow=True),
            "mat": mat_backdrop(1600, 320, 284, ((8, 8, 350), (1242, 8, 350))),
            "mat-side": mat_backdrop(800, 310, 250, ((8, 8, 164), (616, 8, 176))),
            "mat-narrow": mat_backdrop(1000, 810, 392, ((8, 458, 984),)),
        },
        colours=dict(zip(COLOUR_NAMES, _HEX, strict=True)),
        defs=TILE_DEFS,
    )
