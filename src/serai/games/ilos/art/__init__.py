"""The game's own pictures: green islands in a turquoise sea, on a navigator's table."""

from serai.core.scene import Art
from serai.games.ilos.art.land import Data, land_defs, tiles
from serai.games.ilos.art.symbols import SYMBOL_DEFS, symbols
from serai.games.ilos.art.table import SIZES, TABLE_DEFS, backdrops

__all__ = ["SIZES", "Data", "art"]


def art(data: Data) -> Art:
    """The art of a game with this data: the tiles are drawn from its outlines."""
    return Art(
        symbols=symbols() | tiles(data),
        backdrops=backdrops(),
        colours={colour["id"]: colour["hex"] for colour in data["players"]["colour"]},
        defs=SYMBOL_DEFS + TABLE_DEFS + land_defs(data),
    )
