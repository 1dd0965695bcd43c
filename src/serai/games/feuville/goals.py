"""What tasks for practice ask for in Feuville: measures of what the viewer reaches in his turn."""

from serai.core.game import Goal
from serai.core.view import View
from serai.games.feuville.position import BURNT, CLOUDS, MARKS, STRIDE, TALLY, UNBURNT


def goals() -> dict[str, Goal]:
    """The goals, by name."""

    def fame(start: View, now: View) -> int:
        """How many fame points were scored."""
        return int(now["points"][now["seat"]] - start["points"][start["seat"]])

    def scored(start: View, now: View) -> int:
        """How many decrees were scored, the city included."""
        return _scored(now) - _scored(start)

    def complete(start: View, now: View) -> int:
        """How many more columns are complete."""
        return _complete(now) - _complete(start)

    def safe(start: View, now: View) -> int:
        """Whether the turn ends with clouds enough against the dragon, and began without."""
        return int(now["decider"] != now["seat"] and _missing(start) > 0 >= _missing(now))

    return {"fame": fame, "scored": scored, "complete": complete, "safe": safe}


def _scored(view: View) -> int:
    return int(view["scored_by"].count(view["seat"]) + view["city_done"][view["seat"]])


def _complete(view: View) -> int:
    line = view["skyline"][view["seat"]]
    columns = (line[at : at + STRIDE] for at in range(0, len(line), STRIDE))
    return sum(min(column[:MARKS]) >= 0 and not column[MARKS] & BURNT for column in columns)


def _missing(view: View) -> int:
    """How many clouds are missing against the dragon."""
    first = TALLY * view["seat"]
    return int(view["tally"][first + UNBURNT] - view["tally"][first + CLOUDS])
