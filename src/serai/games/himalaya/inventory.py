"""Phase V, the inventory, base and full; sending delegations and placing stupas, which deliveries do, too."""

from mypy_extensions import i64

from serai.core.step import Choice
from serai.games.himalaya import actions as act
from serai.games.himalaya import position as pos
from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES, VILLAGES
from serai.games.himalaya.course import SENT, SHOWED, STUPA_PLACED, TIED, WON_TOKEN, note, note_table
from serai.games.himalaya.final import final_count
from serai.games.himalaya.position import NONE, Position
from serai.games.himalaya.year import begin_round


def send(state: Position, tribe: i64, region: i64) -> None:
    """One delegation goes from the reserve into a region."""
    state.delegations[REGIONS * tribe + region] += 1
    state.delegations_left[tribe] -= 1
    state.to_send -= 1
    note(state, SENT, tribe, region, 0)


class RegionChoice(Choice[Position]):
    """To which of the regions that border the caravan's village a delegation goes."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.region0, state.board.actions.stupa0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        borders = (state.board.borders[state.caravans[seat]] >> which) & 1 == 1
        return "" if borders else "not-bordering"


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
        elif not why_no_prize(state, winner, act.SEND_TWO) or not why_no_prize(state, winner, act.PLACE_STUPA):
            state.ask(pos.INVENTORY_CHOICE, winner)
            return
        else:
            keep_token(state, winner)
    state.resource = NONE
    end_round(state)


def compare(state: Position) -> i64:
    """All show their cubes of the resource; who has strictly the most, or NONE."""
    most: i64 = 0
    winner: i64 = NONE
    for tribe in range(state.tribes):
        count = state.stocks[RESOURCES * tribe + state.resource]
        state.counted[RESOURCES * tribe + state.resource] = count
        note(state, SHOWED, tribe, state.resource, count)
        if count > most:
            most = count
            winner = tribe
        elif count == most:
            winner = NONE
    return winner


def keep_token(state: Position, tribe: i64) -> None:
    """The winner takes an inventory token behind his screen."""
    state.tokens[tribe] += 1
    state.remember(tribe, pos.TOKEN)
    note(state, WON_TOKEN, tribe, state.resource, 0)


# ---------------------------------------------------------------------- the choices of a full inventory


def why_no_prize(state: Position, tribe: i64, prize: i64) -> str:
    """Why a winner cannot choose this: no delegation, no stupa or no house for it is left; empty if he can."""
    if prize == act.SEND_TWO and state.delegations_left[tribe] == 0:
        return "no-delegation"
    if prize == act.PLACE_STUPA:
        if state.stupas_left[tribe] == 0:
            return "no-stupa"
        return "no-house" if len(stupa_places(state, tribe)) == 0 else ""
    return ""


def why_not_house(state: Position, tribe: i64, village: i64) -> str:
    """Why the stupa cannot stand there: no house without one on a region that borders the caravan's village."""
    near = (state.board.houses_near[state.caravans[tribe]] >> village) & 1 == 1
    return "" if near and state.stupas[village] < 0 else "no-house"


def stupa_places(state: Position, tribe: i64) -> list[i64]:
    """The villages where the stupa may stand."""
    return [village for village in range(VILLAGES) if not why_not_house(state, tribe, village)]


def prize_delegations(state: Position, tribe: i64) -> i64:
    """How many delegations a winner sends who chooses them."""
    return min(state.board.inventory_delegations, state.delegations_left[tribe])


class InventoryChoice(Choice[Position]):
    """What the winner of a resource chooses: the token, delegations or a stupa."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return act.KEEP_TOKEN, act.PLACE_STUPA + 1

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_no_prize(state, seat, act.KEEP_TOKEN + which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        prize: i64 = act.KEEP_TOKEN + which
        if prize == act.KEEP_TOKEN:
            keep_token(state, seat)
            go_on(state)
        elif prize == act.SEND_TWO:
            state.to_send = prize_delegations(state, seat)
            send_prize(state, seat)
        else:
            places = stupa_places(state, seat)
            if len(places) == 1:
                stupa_prize(state, seat, places[0])
            else:
                state.ask(pos.INVENTORY_STUPA, seat)


def send_prize(state: Position, tribe: i64) -> None:
    """Ask where the next delegation goes, unless there is only one region."""
    regions = state.board.regions[state.caravans[tribe]]
    while state.to_send > 0:
        if len(regions) > 1:
            state.ask(pos.INVENTORY_DELEGATION, tribe)
            return
        send(state, tribe, regions[0])
    go_on(state)


class InventoryDelegation(RegionChoice):
    """Where a delegation won in an inventory goes."""

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        send(state, seat, which)
        send_prize(state, seat)


class InventoryStupa(Choice[Position]):
    """On which house the stupa won in an inventory stands."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.stupa0, state.board.actions.leader0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_not_house(state, seat, which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        stupa_prize(state, seat, which)


def stupa_prize(state: Position, tribe: i64, house: i64) -> None:
    """The winner places his stupa on a house."""
    place_stupa(state, tribe, house)
    note(state, STUPA_PLACED, tribe, house, 0)
    go_on(state)


def go_on(state: Position) -> None:
    """A prize is his: the next resource is compared."""
    state.shown += 1
    compare_on(state)


def end_round(state: Position) -> None:
    """The event tokens of the round leave the game; the year goes on or is over."""
    for kind in range(KINDS):
        state.events[kind] = NONE
    if state.round >= state.board.rounds:
        final_count(state)
    else:
        begin_round(state)
