"""A view of Feuville as a drawing: the board with its market, and each player's skyline with his player board.

Tiles, decrees and spells keep their ids wherever they lie, so that a client can move them. What happens nowhere on the
table (ending a turn, yes and no) has a sign in the panel of the player who decides; ways to score are lit badges with
their points on the skyline itself.
"""

from collections.abc import Sequence

from serai.core.scene import Choice, Scene
from serai.core.view import View
from serai.games.feuville.clicks import path
from serai.games.feuville.data import FeuvilleData
from serai.games.feuville.market import lay_board
from serai.games.feuville.mats import lay_mat
from serai.games.feuville.table import Table
from serai.games.feuville.typed import lay_outcomes
from serai.games.feuville.words import FeuvilleWords


def scene(
    data: FeuvilleData,
    words: FeuvilleWords,
    view: View,
    legal: Sequence[int] = (),
    *,
    notation: Sequence[str],
    narrow: bool = False,
) -> Scene:
    """The view as a drawing, with one click path for each of the given actions."""
    actions = tuple(int(action) for action in legal)
    offered = frozenset(words.family(action)[0] for action in actions)
    table = Table(data=data, words=words, view=view, narrow=narrow, legal=actions, offered=offered)
    seats = int(view["seats"])
    own = view["seat"] if view["seat"] is not None else max(0, view["mover"])
    order = [(own + i) % seats for i in range(seats)]
    if narrow:
        lay_mat(table, order[0], first=True)
        lay_board(table)
    else:
        lay_board(table)
        lay_mat(table, order[0], first=True)
    for seat in order[1:]:
        lay_mat(table, seat, first=False)
    lay_outcomes(table)
    choices = tuple(
        Choice(
            action=action,
            notation=notation[action],
            label=words.label(view, action),
            path=path(table, action),
            help=words.help(view, action),
        )
        for action in table.legal
    )
    return Scene(
        game="feuville",
        panels=tuple(table.panels),
        places=tuple(table.places),
        pieces=tuple(table.pieces),
        captions=tuple(table.captions),
        choices=choices,
        narrow=narrow,
    )
