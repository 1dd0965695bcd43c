"""Phase V, the inventory, base and full; sending delegations and placing stupas, which deliveries do, too."""

from mypy_extensions import i64

from serai.games.himalaya.actions import KEEP_TOKEN, PLACE_STUPA, SEND_TWO
from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES, VILLAGES
from serai.games.himalaya.course import SENT, SHOWED, STUPA_PLACED, TIED, WON_TOKEN, note, note_table
from serai.games.himalaya.final import final_count
from serai.games.himalaya.position import (
    INVENTORY_CHOICE,
    INVENTORY_DELEGATION,
    INVENTORY_STUPA,
    NONE,
    TOKEN,
    Position,
)
from serai.games.himalaya.reasons import ALLOWED, NO_DELEGATION, NO_HOUSE, NO_STUPA
from serai.games.himalaya.year import begin_round


def send(state: Position, tribe: i64, region: i64) -> None:
    """One delegation goes from the reserve into a region."""
    state.delegations[REGIONS * tribe + region] += 1
    state.delegations_left[tribe] -= 1
    state.to_send -= 1
    note(state, SENT, tribe, region, 0)


def place_stupa(state: Position, tribe: i64, village: i64) -> None:
    """One stupa goes from the reserve onto a village."""
    state.stupas[village] = tribe
    state.stupas_left[tribe] -= 1


# ---------------------------------------------------------------------- comparing


def begin_inventory(state: Position) -> None:
    """The end of a round: an inventory in some of them."""
    if state.round in state.board.inventories:
        state.shown += 1
        state.resource = NONE
        compare_on(state)
    else:
        end_round(state)


def compare_on(state: Position) -> None:
    """Compare the resources one after another, until a winner must choose."""
    state.acting = NONE
    while state.resource < RESOURCES - 1:
        state.resource += 1
        winner = compare(state)
        if winner < 0:
            note_table(state, TIED, state.resource)
        elif not state.full_inventory or state.is_neutral(winner):
            keep_token(state, winner)
        elif ALLOWED in (why_no_prize(state, winner, SEND_TWO), why_no_prize(state, winner, PLACE_STUPA)):
            state.ask(INVENTORY_CHOICE, winner)
            return
        else:
            keep_token(state, winner)
    state.resource = NONE
    end_round(state)


def compare(state: Position) -> i64:
    """All show their cubes of the resource; who has strictly the most, or NONE."""
    most: i64 = 0
    winner: i64 = NONE
    tribe: i64 = 0
    while tribe < state.tribes:
        count = state.stocks[RESOURCES * tribe + state.resource]
        state.counted[RESOURCES * tribe + state.resource] = count
        note(state, SHOWED, tribe, state.resource, count)
        if count > most:
            most = count
            winner = tribe
        elif count == most:
            winner = NONE
        tribe += 1
    return winner


def keep_token(state: Position, tribe: i64) -> None:
    """The winner takes an inventory token behind his screen."""
    state.tokens[tribe] += 1
    state.remember(tribe, TOKEN)
    note(state, WON_TOKEN, tribe, state.resource, 0)


# ---------------------------------------------------------------------- the choices of a full inventory


def why_no_prize(state: Position, tribe: i64, prize: i64) -> i64:
    """Why a winner cannot choose this: no delegation, no stupa or no house for it is left. ALLOWED if he can."""
    if prize == SEND_TWO:
        return NO_DELEGATION if state.delegations_left[tribe] == 0 else ALLOWED
    if prize == PLACE_STUPA:
        if state.stupas_left[tribe] == 0:
            return NO_STUPA
        return NO_HOUSE if len(stupa_places(state, tribe)) == 0 else ALLOWED
    return ALLOWED


def why_not_house(state: Position, tribe: i64, village: i64) -> i64:
    """Why the stupa cannot stand there: no house without one on a region that borders the caravan's village."""
    near = (state.board.houses_near[state.caravans[tribe]] >> village) & 1 == 1
    return ALLOWED if near and state.stupas[village] < 0 else NO_HOUSE


def stupa_places(state: Position, tribe: i64) -> list[i64]:
    """The villages where the stupa may stand."""
    return [village for village in range(VILLAGES) if why_not_house(state, tribe, village) == ALLOWED]


def prize_delegations(state: Position, tribe: i64) -> i64:
    """How many delegations a winner sends who chooses them."""
    return min(state.board.inventory_delegations, state.delegations_left[tribe])


def choose_prize(state: Position, tribe: i64, action: i64) -> None:
    """The winner of a resource has chosen."""
    if action == KEEP_TOKEN:
        keep_token(state, tribe)
        state.shown += 1
        compare_on(state)
    elif action == SEND_TWO:
        state.to_send = prize_delegations(state, tribe)
        send_prize(state, tribe)
    else:
        places = stupa_places(state, tribe)
        if len(places) == 1:
            stupa_prize(state, tribe, places[0])
        else:
            state.ask(INVENTORY_STUPA, tribe)


def send_prize(state: Position, tribe: i64) -> None:
    """Ask where the next delegation goes, unless there is only one region."""
    regions = state.board.regions[state.caravans[tribe]]
    while state.to_send > 0:
        if len(regions) > 1:
            state.ask(INVENTORY_DELEGATION, tribe)
            return
        send(state, tribe, regions[0])
    state.shown += 1
    compare_on(state)


def stupa_prize(state: Position, tribe: i64, house: i64) -> None:
    """The winner places his stupa on a house."""
    place_stupa(state, tribe, house)
    note(state, STUPA_PLACED, tribe, house, 0)
    state.shown += 1
    compare_on(state)


def end_round(state: Position) -> None:
    """The event tokens of the round leave the game; the year goes on or is over."""
    kind: i64 = 0
    while kind < KINDS:
        state.events[kind] = NONE
        kind += 1
    if state.round >= state.board.rounds:
        final_count(state)
    else:
        begin_round(state)
