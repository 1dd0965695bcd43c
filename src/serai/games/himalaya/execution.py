"""Phase III: the programmes run side by side, action by action. Moves, takes, deliveries and their rewards."""

from librt.vecs import append
from mypy_extensions import i64

from serai.games.himalaya.actions import BARTER, DELEGATIONS, HAND, NO_REWARD, OFFERING
from serai.games.himalaya.board import REGIONS, SLOTS
from serai.games.himalaya.course import (
    BARTERED,
    DELIVERY,
    DISC_BACK,
    INTO_STORM,
    MOVED,
    OFFERED,
    OUT_OF_STORM,
    PAUSED,
    TOOK,
    VOID,
    note,
)
from serai.games.himalaya.goods import CHOOSES, DELIVERS, TAKES, gather, hand_does, pay
from serai.games.himalaya.inventory import begin_inventory, place_stupa, send
from serai.games.himalaya.position import (
    CHOOSE_CUBE,
    DELIVERED,
    FIRST_REWARD,
    NONE,
    SECOND_REWARD,
    SEND_DELEGATION,
    Position,
)
from serai.games.himalaya.reasons import (
    ALLOWED,
    FIRST_REWARD_DUE,
    NO_DELEGATION,
    NO_STUPA,
    REWARD_TAKEN,
    STUPA_STANDS,
)
from serai.games.himalaya.roads import ENTERS, LEAVES, OPEN, STAYS, carry_out
from serai.games.himalaya.supply import refill


def run_on(state: Position) -> None:
    """Carry out action after action, each in turn order, until a player must choose or all six are done."""
    state.acting = NONE
    while act_next(state):
        if state.acting >= 0:
            return
    state.slot = 0
    state.place = 0
    if state.round < state.board.rounds:
        refill(state)
    else:
        begin_inventory(state)


def act_next(state: Position) -> bool:
    """Carry out the next action of the round; False if all are done."""
    if state.place >= state.tribes:
        state.place = 0
        state.slot += 1
    if state.slot >= SLOTS:
        return False
    tribe = state.tribe_at(state.place)
    state.place += 1
    act(state, tribe)
    return True


def act(state: Position, tribe: i64) -> None:
    """Carry out a tribe's command in the running slot."""
    first = SLOTS * tribe
    command = state.programmes[first + state.slot]
    home = state.caravans[tribe]
    what, village = carry_out(
        state.board, state.events, home, state.crossing[tribe], state.programmes, first, state.slot
    )
    if what == OPEN:
        state.caravans[tribe] = village
        note(state, MOVED, tribe, village, command)
    elif what == ENTERS:
        state.caravans[tribe] = NONE
        state.crossing[tribe] = village
        note(state, INTO_STORM, tribe, village, command)
    elif what == LEAVES:
        state.caravans[tribe] = village
        state.crossing[tribe] = NONE
        note(state, OUT_OF_STORM, tribe, village, command)
    elif what != STAYS:
        note(state, VOID, tribe, village, what)
    elif command == HAND:
        use_hand(state, tribe)
    else:
        note(state, PAUSED, tribe, village, 0)


def use_hand(state: Position, tribe: i64) -> None:
    """Deliver the order, or take a cube; void if neither is possible."""
    village = state.caravans[tribe]
    what = hand_does(state, tribe, village)
    if what == DELIVERS:
        deliver(state, tribe, village)
    elif what == TAKES:
        take(state, tribe, state.lowest(village))
    elif what == CHOOSES:
        state.ask(CHOOSE_CUBE, tribe)
    else:
        note(state, VOID, tribe, village, what)


def take(state: Position, tribe: i64, resource: i64) -> None:
    """A cube goes from the caravan's village behind the screen."""
    village = state.caravans[tribe]
    gather(state, tribe, village, resource)
    state.remember(tribe, resource)
    note(state, TOOK, tribe, village, resource)


# ---------------------------------------------------------------------- deliveries


def deliver(state: Position, tribe: i64, village: i64) -> None:
    """Pay all demanded cubes into the bag and lift the disc; the rewards follow."""
    disc = state.orders[village]
    pay(state, tribe, village)
    state.served |= 1 << village
    state.lifted = disc
    state.rewards = 0
    state.remember(tribe, DELIVERED + 2 * disc)
    note(state, DELIVERY, tribe, village, disc)
    next_reward(state, tribe)


def why_no_reward(state: Position, tribe: i64, reward: i64) -> i64:
    """Why a reward may not be taken now, or none at all: it is not possible, or taken already. ALLOWED if it may."""
    if reward == NO_REWARD:
        return FIRST_REWARD_DUE if state.rewards == 0 else ALLOWED
    if reward == OFFERING:
        if state.stupas[state.caravans[tribe]] >= 0:
            return STUPA_STANDS
        return NO_STUPA if state.stupas_left[tribe] == 0 else ALLOWED
    if reward == DELEGATIONS and state.delegations_left[tribe] == 0:
        return NO_DELEGATION
    return REWARD_TAKEN if (state.rewards >> reward) & 1 == 1 else ALLOWED


def is_open(state: Position, tribe: i64, reward: i64) -> bool:
    """Whether this reward is possible and not taken yet."""
    return why_no_reward(state, tribe, reward) == ALLOWED


def delegations_due(state: Position, tribe: i64) -> i64:
    """How many delegations the reward sends: as many as the level of the village, as far as there are any left."""
    level = state.board.level[state.caravans[tribe]]
    return level if level < state.delegations_left[tribe] else state.delegations_left[tribe]


def next_reward(state: Position, tribe: i64) -> None:
    """Two different rewards; the first must be taken, the second may be; what leaves no choice happens by itself."""
    state.acting = NONE
    other = is_open(state, tribe, OFFERING) or is_open(state, tribe, DELEGATIONS)
    if state.rewards == 0:
        if state.is_neutral(tribe):
            take_reward(state, tribe, neutral_reward(state, tribe))
        elif other:
            state.ask(FIRST_REWARD, tribe)
        else:
            take_reward(state, tribe, BARTER)
        return
    first_only = state.rewards & (state.rewards - 1) == 0
    if first_only and state.is_neutral(tribe):
        if other or is_open(state, tribe, BARTER):
            take_reward(state, tribe, neutral_reward(state, tribe))
        else:
            end_delivery(state, tribe)
    elif first_only and (other or is_open(state, tribe, BARTER)):
        state.ask(SECOND_REWARD, tribe)
    else:
        end_delivery(state, tribe)


def take_reward(state: Position, tribe: i64, reward: i64) -> None:
    """Carry a reward out in full, as far as no question stands in the way."""
    state.rewards |= 1 << reward
    village = state.caravans[tribe]
    if reward == DELEGATIONS:
        state.to_send = delegations_due(state, tribe)
        send_on(state, tribe)
        return
    if reward == BARTER:
        state.herds = append(state.herds, state.board.kinds * tribe + state.lifted)
        state.remember(tribe, DELIVERED + 2 * state.lifted + 1)
        note(state, BARTERED, tribe, village, state.lifted)
        state.lifted = NONE
    else:
        place_stupa(state, tribe, village)
        note(state, OFFERED, tribe, village, 0)
    next_reward(state, tribe)


def send_on(state: Position, tribe: i64) -> None:
    """Send delegation after delegation; where there is a choice of regions the player is asked."""
    regions = state.board.regions[state.caravans[tribe]]
    while state.to_send > 0:
        if state.is_neutral(tribe):
            send(state, tribe, neutral_region(state, tribe))
        elif len(regions) > 1:
            state.ask(SEND_DELEGATION, tribe)
            return
        else:
            send(state, tribe, regions[0])
    next_reward(state, tribe)


def end_delivery(state: Position, tribe: i64) -> None:
    """Without barter the disc goes back into the bag."""
    if state.lifted >= 0:
        state.disc_bag[state.lifted] += 1
        note(state, DISC_BACK, tribe, state.caravans[tribe], state.lifted)
        state.lifted = NONE
    state.rewards = 0
    state.acting = NONE


# ---------------------------------------------------------------------- the neutral tribe's rewards


def neutral_reward(state: Position, tribe: i64) -> i64:
    """Offering if possible, delegations if possible, and barter only to make up two."""
    if is_open(state, tribe, OFFERING):
        return OFFERING
    return DELEGATIONS if is_open(state, tribe, DELEGATIONS) else BARTER


def neutral_region(state: Position, tribe: i64) -> i64:
    """The bordering region where it has the fewest delegations, the lowest number among equals."""
    regions = state.board.regions[state.caravans[tribe]]
    chosen = regions[0]
    for region in regions:
        if state.delegations[REGIONS * tribe + region] < state.delegations[REGIONS * tribe + chosen]:
            chosen = region
    return chosen
