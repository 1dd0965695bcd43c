"""The game's own pictures: green islands in a turquoise sea, on a navigator's table."""

import re

from serai.core.scene import Art
from serai.games.ilos.art.land import Data, land_defs, tiles
from serai.games.ilos.art.symbols import SYMBOL_DEFS, symbols
from serai.games.ilos.art.table import SIZES, TABLE_DEFS, backdrops
from serai.games.ilos.data import COLOUR_NAMES

__all__ = ["SIZES", "Data", "art"]


def _hex(value: object) -> str:
    """A colour of the data file, if it is one; a player's own file may hold anything."""
    return str(value) if re.fullmatch("#[0-9A-Fa-f]{6}", str(value)) else "#777777"


def art(data: Data) -> Art:
    """The art of a game with this data: the tiles are drawn from its outlines."""
    colours = data["players"].get("colour", [])
    listed = {colour["id"]: _hex(colour.get("hex")) for colour in colours}
    return Art(
        symbols=symbols() | tiles(data),
        backdrops=backdrops(),
        colours={name: listed.get(name, "#777777") for name in COLOUR_NAMES},
        defs=SYMBOL_DEFS + TABLE_DEFS + land_defs(data),
    )
