"""Who sees what of a state, and a full state rebuilt from what one seat sees.

Only the commands that others have laid have to be guessed. Every take, payment, barter and token was made in the open:
whoever has written along knows all stocks, herds and bags.
"""

from mypy_extensions import i64

from serai.core.arrays import append, vec
from serai.core.rng import Rng
from serai.core.view import Private, Public, View, fill, public, public_by_name, put_back
from serai.games.himalaya import readers
from serai.games.himalaya.actions import COMMANDS
from serai.games.himalaya.board import RESOURCES, SLOTS
from serai.games.himalaya.position import COMMAND, DELIVERED, HISTORY, NONE, TOKEN, Position
from serai.games.himalaya.rules import STEPS, Himalaya

FIELDS: tuple[Public | Private, ...] = (
    *public("decider"),
    public_by_name("step", STEPS),
    *public("round", "leader", "place", "slot", "acting", "tribe_of", "cubes", "orders", "stupas"),
    *public("delegations", "caravans", "crossing"),
    Public("programmes", readers.programmes),
    Public("filled", readers.filled),
    Private("laid", readers.laid, open_at_end=False),
    *public("revealed", "taken", "served"),
    Private("screen", readers.screen),
    Public("open_screens", readers.open_screens),
    *public("stupas_left", "delegations_left", "event_tokens", "events", "laying", "cards", "row"),
    *public("drawing_for", "target", "to_come", "lifted", "rewards", "to_send", "resource", "counted"),
    *public("history", "course", "tally", "eliminated", "verdict", "tied"),
)
"""Who sees what of a state."""


def imagine(state: Himalaya, view: View, rng: Rng) -> Himalaya:
    """Fill a new state with all that the view tells, and draw the rest at random; returns that state."""
    put_back(state, view, FIELDS)
    fill(state, "ranks", view["ranking"])
    read_back(state)
    guessed = [command for tribe in range(state.tribes) for command in _programme(state, view, tribe, rng)]
    state.programmes = vec[i64](guessed)
    if state.step == COMMAND:
        open_ = (seat for seat in range(state.seats) if state.programmes[SLOTS * seat + SLOTS - 1] < 0)
        state.decider = next(open_, NONE)  # none while the last command of all waits for its player's word
    return state


def read_back(state: Position) -> None:
    """Work out stocks, herds, tokens and bags from the public history and the board."""
    kinds = state.board.kinds
    state.stocks = vec[i64]([0] * (RESOURCES * state.tribes))
    state.tokens = vec[i64]([0] * state.tribes)
    state.herds = vec[i64]()
    for entry in state.history:
        tribe, what = divmod(entry, HISTORY)
        if what < RESOURCES:
            state.stocks[RESOURCES * tribe + what] += 1
        elif what == TOKEN:
            state.tokens[tribe] += 1
        elif (what - DELIVERED) % 2:
            state.herds = append(state.herds, kinds * tribe + (what - DELIVERED) // 2)
        else:
            disc = (what - DELIVERED) // 2
            for resource in range(RESOURCES):
                state.stocks[RESOURCES * tribe + resource] -= state.board.demand[RESOURCES * disc + resource]
    state.bag = state.board.cubes[:]
    for resource in range(RESOURCES):
        state.bag[resource] -= sum(state.cubes[resource::RESOURCES]) + sum(state.stocks[resource::RESOURCES])
    state.disc_bag = state.board.discs[:]
    for disc in [*state.orders, *(code % kinds for code in state.herds), state.lifted]:
        if disc >= 0:
            state.disc_bag[disc] -= 1


def _programme(state: Himalaya, view: View, tribe: int, rng: Rng) -> list[int]:
    """A tribe's six slots: as they lie open, as the viewer laid them, or guessed."""
    if view["programmes"][tribe] is not None:
        return list(view["programmes"][tribe])
    own = view["laid"][tribe]
    if own is not None:
        return list(own)
    filled = view["filled"][tribe]
    return [rng.below(COMMANDS) if slot < filled else NONE for slot in range(SLOTS)]
