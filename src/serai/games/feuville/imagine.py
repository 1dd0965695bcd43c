"""Rebuilds a full state from a view. Nothing is private in Feuville: only the order of the stacks is unknown, and a
stack is a bag of what may still come, which everybody can reckon. So a view tells all there is."""

from serai.core.rng import Rng
from serai.core.view import View, plain
from serai.games.feuville.rules import ENDINGS, STEPS, Feuville

SHOWN_AS_THEY_ARE = (
    *("decider", "about", "after", "round", "mover", "start_player", "dragons", "triggered", "winners", "dice"),
    *("used", "kobold_at", "juggled", "waiting_rows", "display", "decree_row", "open_spells", "bags", "left_in"),
    *("removed", "grass", "points", "skyline", "left", "tally", "items", "shields", "spells", "scored_by"),
    *("city_done", "hand", "holder", "taken_spell"),
)
"""Fields that every view shows as they are."""


def imagine(state: Feuville, view: View, rng: Rng | None = None) -> Feuville:
    """Fill a new state with all that the view tells; returns that state. There is nothing to draw at random."""
    for name in SHOWN_AS_THEY_ARE:
        setattr(state, name, plain(view[name]))
    state.shown = view["shown"]
    state.step = STEPS.index(view["step"])
    state.how = ENDINGS.index(view["ending"]) if view["ending"] else -1
    return state
