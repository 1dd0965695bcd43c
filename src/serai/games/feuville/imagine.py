"""Rebuilds a full state from a view. Nothing is private in Feuville: only the order of the stacks is unknown, and a
stack is a bag of what may still come, which everybody can reckon. So a view tells all there is."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.view import View, fill
from serai.games.feuville.position import AFTER
from serai.games.feuville.rules import ENDINGS, STEPS, Feuville

SHOWN_AS_THEY_ARE = (
    *("decider", "about", "after", "round", "mover", "start_player", "dragons", "triggered", "winners", "dice"),
    *("used", "kobold_at", "juggled", "waiting_rows", "display", "decree_row", "open_spells", "bags", "left_in"),
    *("removed", "grass", "points", "skyline", "left", "tally", "items", "shields", "spells", "scored_by"),
    *("city_done", "hand", "holder", "taken_spell"),
)
"""Fields that every view shows as they are; of ``after`` only as much as is in use."""


def imagine(state: Feuville, view: View, rng: Rng | None = None) -> Feuville:
    """Fill a new state with all that the view tells; returns that state. There is nothing to draw at random."""
    for name in SHOWN_AS_THEY_ARE:
        fill(state, name, view[name])
    fill_arrays(state, view["after"], view["skyline"])
    state.shown = view["shown"]
    state.step = STEPS.index(view["step"])
    state.how = ENDINGS.index(view["ending"]) if view["ending"] else -1
    return state


def to_come(state: Feuville) -> list[int]:
    """What comes after the present question: step, seat and what it is about, the next last."""
    return [int(number) for number in state.after[: state.height]]


def fill_arrays(state: Feuville, after: list[int], skylines: list[list[int]]) -> None:
    """Put into a state what plain data do not hold in the state's own form."""
    state.height = len(after)
    state.after = vec[i64](after + [0] * (AFTER - len(after)))
    state.skyline = [vec[i64](line) for line in skylines]
