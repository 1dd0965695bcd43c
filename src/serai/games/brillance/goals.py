"""What tasks for practice ask for in Brillance: measures of what the viewer reaches in his turn."""

from serai.core.game import Goal
from serai.core.view import View
from serai.games.brillance.actions import PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.position import HOME, INSIDE, LEFT


def goals() -> dict[str, Goal]:
    """The goals, by name."""

    def delivered(start: View, now: View) -> int:
        """How many goods were delivered."""
        return sum(_shops(now, "delivered")) - sum(_shops(start, "delivered"))

    def complete(start: View, now: View) -> int:
        """How many shops were completed."""
        return sum(_shops(now, "complete")) - sum(_shops(start, "complete"))

    def home(start: View, now: View) -> int:
        """How many carts came home that had been in the city already."""
        return sum(start["status"][cart] in (INSIDE, LEFT) and now["status"][cart] == HOME for cart in _carts(now))

    def points(start: View, now: View) -> int:
        """How many points were gained."""
        return int(now["scores"][now["seat"]] - start["scores"][start["seat"]])

    return {"delivered": delivered, "complete": complete, "home": home, "points": points}


def _shops(view: View, what: str) -> list[int]:
    """A fact about each of the viewer's shops."""
    first = PER_SHOPS * view["colour"][view["seat"]]
    found: list[int] = view[what][first : first + PER_SHOPS]
    return found


def _carts(view: View) -> range:
    first = PER_COLOUR * view["colour"][view["seat"]]
    return range(first, first + PER_COLOUR)
