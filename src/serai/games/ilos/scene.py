"""A view of Ilôs as a drawing: the archipelago, the hand, the exploration area, the price table, the players.

The map grows in any direction: the panel keeps its size, and all that lies on it is scaled to fit. Tiles, ships, sites
and pioneers keep their ids for the whole game, so that a tile moves from the exploration area to its cell.
"""

from collections.abc import Callable, Sequence

from serai.core.scene import Choice, Scene
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.art.table import SIZES
from serai.games.ilos.board import Board
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, IlosData
from serai.games.ilos.mats import lay_hand, lay_market
from serai.games.ilos.names import Names
from serai.games.ilos.orders import SIGNS, lay_area, lay_orders
from serai.games.ilos.players import lay_players
from serai.games.ilos.reckoning import lay_reckoning
from serai.games.ilos.sea import lay_sea
from serai.games.ilos.table import Table


def scene(
    data: IlosData,
    board: Board,
    view: View,
    legal: Sequence[int],
    *,
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None],
    settles: Callable[[int], int],
    narrow: bool = False,
) -> Scene:
    """The view as a drawing, with one click path for each of the given actions.

    All paths are one click long, but for a card that leaves nothing to choose and is paid for at once: there its one
    site (``settles``, or -1) must be clicked, too.
    """
    table = Table(data, board, view, Names(data), SIZES[narrow], narrow, legal)
    lay_sea(table)
    if view["over"]:
        lay_reckoning(table)
    else:
        if narrow:
            lay_orders(table)
        lay_hand(table)
        lay_area(table)
        if not narrow:
            lay_orders(table)
    lay_market(table)
    lay_players(table)
    choices = tuple(
        Choice(action=a, notation=notation[a], label=label(a), path=_path(table, a, settles(a)), help=explain(a))
        for a in legal
    )
    return Scene(
        game="ilos",
        panels=tuple(table.panels),
        places=tuple(table.places),
        pieces=tuple(table.pieces),
        captions=tuple(table.captions),
        choices=choices,
        narrow=narrow,
    )


def _path(table: Table, action: int, site: int) -> tuple[str, ...]:
    """The ids to click for this action."""
    first = _spot(table, action)
    return (first,) if site < 0 else (first, f"site:{table.data.sites[site].id}")


def _spot(table: Table, action: int) -> str:
    """The id to click for this action."""
    actions, view, data = table.board.actions, table.view, table.data
    if action in SIGNS:
        return f"order:{SIGNS[action][0]}"
    if action < actions.good0:
        return f"hand:{CARD_NAMES[(action - actions.mark0) % len(CARD_NAMES)]}"
    if action < actions.from0:
        return f"price:{GOOD_NAMES[action - actions.good0]}"
    if action < actions.to0:
        place, each, seat = action - actions.from0, data.limits[0], view["decider"]
        ship = next(n for n in range(each) if view["ships"][each * seat + n] == place)
        return f"ship:{seat}:{ship}"
    if action < actions.tile0:
        place = action - actions.to0
        return f"coast:{place}" if place < len(data.parts) else f"den:{data.tiles[place - len(data.parts)].id}"
    if action < actions.cell0:
        return f"tile:{data.tiles[action - actions.tile0].id}"
    if action < actions.turn0:
        return f"cell:{action - actions.cell0}"
    if action < actions.site0:
        return f"turn:{action - actions.turn0}"
    if action < actions.start0:
        return f"site:{data.sites[action - actions.site0].id}"
    if action < actions.reveal0:
        return f"chance:{COLOUR_NAMES[action - actions.start0]}"
    if action < actions.draw0:
        return f"chance:tile:{data.tiles[action - actions.reveal0].id}"
    return f"chance:card:{CARD_NAMES[action - actions.draw0]}"
