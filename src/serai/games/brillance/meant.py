"""What a click on a thing of the scene could mean, open now or not: asked for when somebody wants to know why not."""

from serai.core.view import View
from serai.games.brillance.actions import BANDITS
from serai.games.brillance.board import Board
from serai.games.brillance.position import NONE


def meant(board: Board, view: View, thing: str) -> list[tuple[str, int]]:
    """The families of the actions and which of them, the likeliest first."""
    kind, _, rest = thing.partition(":")
    if thing == "bandits":
        return [("cart", BANDITS)]
    if not rest.isdigit():
        return []
    which = int(rest)
    if kind in ("space", "dwarf"):
        return [("step", which), ("space", which)]
    if kind in ("cart", "mat-cart"):
        return [("cart", which), ("give", which), ("rob", which)]
    if kind in ("shop", "mat-shop"):
        return [*_delivery(board, view, which), ("shop", which)]
    return [("card", which)] if kind == "card" else []


def _delivery(board: Board, view: View, shop: int) -> list[tuple[str, int]]:
    """The chosen cart delivers where it stands; while it stands at no shop, any could be meant."""
    if view["chosen"] == NONE:
        return []
    here = int(board.shop_at[view["at"][view["chosen"]]])
    return [("deliver", 0)] if here in (NONE, shop) else []
