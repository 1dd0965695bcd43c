"""A view of Feuville as a drawing: the board with its market, and each player's skyline with his player board.

Tiles, decrees and spells keep their ids wherever they lie, so that a client can move them. What happens nowhere on the
table (ending a turn, yes and no) has a sign in the panel of the player who decides; ways to score are lit badges with
their points on the skyline itself.
"""

from collections.abc import Sequence

from serai.core.parts import Drawing, Fixed
from serai.core.scene import Choice
from serai.core.view import View
from serai.games.feuville.clicks import path
from serai.games.feuville.layout import Layout
from serai.games.feuville.market import board_parts
from serai.games.feuville.mats import mat_parts
from serai.games.feuville.typed import OUTCOMES, lay_outcomes


def drawing(layout: Layout, view: View, legal: Sequence[int] = (), *, notation: Sequence[str]) -> Drawing:
    """The view as a drawing, with one click path for each of the given actions."""
    words = layout.words
    actions = tuple(int(action) for action in legal)
    offered = frozenset(words.family(action)[0] for action in actions)
    seen, sketch = Fixed(view), Drawing("feuville", layout.narrow)
    seats = int(view["seats"])
    own = view["seat"] if view["seat"] is not None else max(0, view["mover"])
    if layout.narrow:
        mat_parts(sketch, layout, view, seen, own, actions, offered, first=True)
        board_parts(sketch, layout, view, seen, offered)
    else:
        board_parts(sketch, layout, view, seen, offered)
        mat_parts(sketch, layout, view, seen, own, actions, offered, first=True)
    for seat in ((own + i) % seats for i in range(1, seats)):
        mat_parts(sketch, layout, view, seen, seat, actions, offered, first=False)
    fallen = tuple((action, words.label(view, action)) for action in actions if words.family(action)[0] in OUTCOMES)
    if fallen:
        sketch.lay(lay_outcomes, layout, fallen)
    sketch.choices = tuple(
        Choice(action, notation[action], words.label(view, action), path(words, view, action), words.help(view, action))
        for action in actions
    )
    return sketch
