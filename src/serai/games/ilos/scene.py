"""A view of Ilôs as a drawing: the archipelago, the hand, the exploration area, the price table, the players.

The map grows in any direction: the panel keeps its size, and all that lies on it is scaled to fit. Tiles, ships, sites
and pioneers keep their ids for the whole game, so that a tile moves from the exploration area to its cell.
"""

from collections.abc import Callable, Sequence

from serai.core.parts import Drawing, Fixed
from serai.core.scene import Choice
from serai.core.texts import Text
from serai.core.view import View
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES
from serai.games.ilos.layout import Layout
from serai.games.ilos.mats import hand_parts, market_parts
from serai.games.ilos.orders import SIGNS, lay_area, orders_part
from serai.games.ilos.players import player_parts
from serai.games.ilos.reckoning import lay_reckoning
from serai.games.ilos.sea import sea_parts


def drawing(
    layout: Layout,
    view: View,
    legal: Sequence[int],
    *,
    notation: Sequence[str],
    label: Callable[[int], Text],
    explain: Callable[[int], Text | None],
    settles: Callable[[int], int],
) -> Drawing:
    """The view as a drawing, with one click path for each of the given actions.

    All paths are one click long, but for a card that leaves nothing to choose and is paid for at once: there its one
    site (``settles``, or -1) must be clicked, too.
    """
    seen, sketch = Fixed(view), Drawing("ilos", layout.narrow)
    chart = sea_parts(sketch, layout, view, seen, legal)
    if view["over"]:
        fields = ("seats", "ranking", "raises", "received", "spent", "pioneers", "scores")
        sketch.lay(lay_reckoning, layout, seen.only(*fields))
    else:
        if layout.narrow:
            orders_part(sketch, layout, view, seen, legal, chart.bearing)
        hand_parts(sketch, layout, view, seen)
        coming = view["tile"] if view["cell"] >= 0 else -1  # on its way to the map
        tiles = tuple(tile if tile != coming else -1 for tile in view["open_tiles"][:6])
        sketch.lay(lay_area, layout, chart.bearing, tiles, view["stack"])
        if not layout.narrow:
            orders_part(sketch, layout, view, seen, legal, chart.bearing)
    market_parts(sketch, layout, view)
    player_parts(sketch, layout, view, seen)
    sketch.choices = tuple(
        Choice(a, notation[a], label(a), _path(layout, view, a, settles(a)), explain(a)) for a in legal
    )
    return sketch


def _path(layout: Layout, view: View, action: int, site: int) -> tuple[str, ...]:
    """The ids to click for this action."""
    first = _spot(layout, view, action)
    return (first,) if site < 0 else (first, f"site:{layout.data.sites[site].id}")


def _spot(layout: Layout, view: View, action: int) -> str:
    """The id to click for this action."""
    actions, data = layout.board.actions, layout.data
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
