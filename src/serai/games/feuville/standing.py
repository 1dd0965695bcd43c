"""How the builders stand: the points on the track, which are public, and the decrees that bring the king's grace."""

from serai.core.standing import Standing
from serai.core.texts import Text
from serai.core.view import View


def decrees_scored(view: View, seat: int) -> int:
    """How many decrees a player has scored, his city among them."""
    return int(sum(scorer == seat for scorer in view["scored_by"]) + view["city_done"][seat])


def standing(view: View, seat: int) -> Standing:
    """A player's points so far, and what will still count."""
    total = int(view["scores"][seat])
    # after the end the king's grace is among the points
    decrees = Text("standing-counted" if view["over"] else "standing-decrees", {"count": decrees_scored(view, seat)})
    parts = (Text("standing-points", {"points": total}), decrees)
    return Standing(str(total), parts, total)
