"""How the tribes stand in the three kinds of influence: two lie open on the map, the yaks behind the screens."""

from serai.core.standing import Standing
from serai.core.texts import Text
from serai.core.view import View
from serai.games.himalaya import names
from serai.games.himalaya.final import TALLY
from serai.games.himalaya.rules import Himalaya


def influence(state: Himalaya, view: View, tribe: int) -> tuple[int, int]:
    """Religion and politics as everyone can count them on the board; in the end as they were counted."""
    if view["tally"]:
        religion, politics = view["tally"][TALLY * tribe : TALLY * tribe + 2]
        return int(religion), int(politics)
    return int(state.religion(tribe)), int(state.politics(tribe))


def standing(state: Himalaya, view: View, seat: int) -> Standing:
    """A player's religion, politics and yaks, as far as the viewer may see; ``state`` is imagined from the view."""
    religion, politics = influence(state, view, seat)
    screen = names.screen_of(view, seat)
    yaks = None if screen is None else int(screen["yaks"])
    parts = (
        Text("standing-religion", {"count": religion}),
        Text("standing-politics", {"count": politics}),
        Text("standing-yaks-hidden") if yaks is None else Text("standing-yaks", {"count": yaks}),
    )
    return Standing(f"{religion} · {politics} · {'?' if yaks is None else yaks}", parts, yaks)
