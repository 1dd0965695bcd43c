"""The game's own pictures: a walled city at night, lamplit streets, carts with crates to count, hanging signs."""

from serai.core.scene import Art
from serai.games.brillance.art.buildings import house_defs
from serai.games.brillance.art.city import DEFS, Data, backdrops
from serai.games.brillance.art.symbols import symbols

__all__ = ["art"]


def art(data: Data) -> Art:
    """All pictures of the game."""
    return Art(
        symbols=symbols(),
        backdrops=dict(backdrops(data)),
        colours={colour["id"]: colour["hex"] for colour in data["colour"]},
        defs=DEFS + house_defs(),
    )
