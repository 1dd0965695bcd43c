"""What tasks for practice ask for in Ilôs: measures of what the viewer reaches in his turn."""

from serai.core.game import Goal
from serai.core.view import View
from serai.games.ilos.board import GOODS, PRICES, Board


def goals(board: Board) -> dict[str, Goal]:
    """The goals, by name."""

    def pioneers(start: View, now: View) -> int:
        """How many pioneers were placed."""
        return int(start["pioneers"][start["seat"]] - now["pioneers"][now["seat"]])

    def produced(view: View) -> int:
        first = GOODS * view["seat"]
        return sum(view["production"][first : first + GOODS])

    def harvest(start: View, now: View) -> int:
        """How many more goods are produced."""
        return produced(now) - produced(start)

    def worth(view: View) -> int:
        """What the goods behind the viewer's screen are worth."""
        stock: list[int] = view["stock"][view["seat"]]
        return sum(units * int(board.prices[PRICES * good + view["raises"][good]]) for good, units in enumerate(stock))

    def wealth(start: View, now: View) -> int:
        """By how much the goods behind the screen are worth more at the end of the turn."""
        return 0 if now["decider"] == now["seat"] else worth(now) - worth(start)

    return {"pioneers": pioneers, "harvest": harvest, "wealth": wealth}
