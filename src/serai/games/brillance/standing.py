"""How the players stand: points from shops, from carts at home, and premiums. All of it is public."""

from serai.core.standing import Standing
from serai.core.texts import Text
from serai.core.view import View
from serai.games.brillance.board import Board
from serai.games.brillance.position import HOME


def points_by_source(board: Board, view: View, seat: int) -> dict[str, int]:
    """The points of a player by where they come from, and how many shops are complete and carts at home."""
    colour = view["colour"][seat]
    carts = sum(view["status"][cart] == HOME for cart in range(5 * colour, 5 * colour + 5)) if colour >= 0 else 0
    home, premium = carts * int(board.home_points), view["premium"][seat]
    shops = range(6 * colour, 6 * colour + 6) if colour >= 0 else range(0)
    return {
        "complete": sum(view["complete"][shop] for shop in shops),
        "shops": view["scores"][seat] - home - premium,
        "carts": carts,
        "home": home,
        "premium": premium,
    }


def standing(board: Board, view: View, seat: int) -> Standing:
    """A player's points, and what they are made of."""
    made = points_by_source(board, view, seat)
    parts = [
        Text("standing-shops", {"points": made["shops"], "count": made["complete"]}),
        Text("standing-home", {"points": made["home"], "count": made["carts"]}),
    ]
    if made["premium"]:
        parts.append(Text("standing-premium", {"points": made["premium"]}))
    total = int(view["scores"][seat])
    return Standing(str(total), tuple(parts), total)
