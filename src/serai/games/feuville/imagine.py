"""What is seen of a state, and a full state rebuilt from a view.

Nothing is private in Feuville: only the order of the stacks is unknown, and a stack is a bag of what may still come,
which everybody can reckon. So a view tells all there is.
"""

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.rng import Rng
from serai.core.view import Public, View, public, public_by_name, put_back
from serai.games.feuville.position import AFTER
from serai.games.feuville.rules import STEPS, Feuville


def to_come(state: Feuville) -> list[int]:
    """What comes after the present question: step, seat and what it is about, the next last."""
    return [int(number) for number in state.after[: state.height]]


def put_to_come(state: Feuville, after: list[int]) -> None:
    """Let this come after the present question."""
    state.height = len(after)
    state.after = vec[i64](after + [0] * (AFTER - len(after)))


def put_skylines(state: Feuville, skylines: list[list[int]]) -> None:
    """Let each player have these columns."""
    state.skyline = [vec[i64](line) for line in skylines]


STORED = (
    Public("after", to_come, put_to_come),
    Public("skyline", lambda state: state.skyline, put_skylines),
)
"""What dumps and views hold in another form than states do."""

FIELDS: tuple[Public, ...] = (
    public_by_name("step", STEPS),
    *public("decider", "about"),
    STORED[0],
    *public("round", "mover", "start_player", "dragons", "triggered", "winners", "dice"),
    *public("used", "kobold_at", "juggled", "waiting_rows", "display", "decree_row", "open_spells", "bags", "left_in"),
    *public("removed", "grass", "points"),
    STORED[1],
    *public("left", "tally", "items", "shields", "spells", "scored_by", "city_done", "hand", "holder", "taken_spell"),
)
"""Who sees what of a state: everybody sees all of it."""


def imagine(state: Feuville, view: View, rng: Rng | None = None) -> Feuville:
    """Fill a new state with all that the view tells; returns that state. There is nothing to draw at random."""
    put_back(state, view, FIELDS)
    return state
