"""Phase III: the programmes run side by side, action by action. Moves, takes, deliveries and their rewards."""

from mypy_extensions import i64

from serai.games.himalaya.actions import BARTER, DELEGATIONS, HAND, OFFERING, PAUSE
from serai.games.himalaya.board import REGIONS, RESOURCES, ROAD_TYPES, SLOTS
from serai.games.himalaya.course import (
    BARTERED,
    CLOSED,
    DELIVERY,
    DISC_BACK,
    INTO_STORM,
    MOVED,
    NO_ROAD,
    NOT_PAYABLE,
    NOTHING_THERE,
    OFFERED,
    ORDER_GONE,
    OUT_OF_STORM,
    PAUSED,
    STORM,
    TAKEN_ALREADY,
    TOOK,
    VOID,
    note,
)
from serai.games.himalaya.inventory import begin_inventory, place_stupa, send
from serai.games.himalaya.position import (
    CHOOSE_CUBE,
    DELIVERED,
    FIRST_REWARD,
    MARKET_DAY,
    NONE,
    SECOND_REWARD,
    SEND_DELEGATION,
    SNOWSTORM,
    YETI,
    Position,
)
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
    command = state.programmes[SLOTS * tribe + state.slot]
    if state.crossing[tribe] >= 0:
        state.caravans[tribe] = state.crossing[tribe]
        state.crossing[tribe] = NONE
        note(state, OUT_OF_STORM, tribe, state.caravans[tribe], command)
    elif command == HAND:
        use_hand(state, tribe)
    elif command == PAUSE:
        note(state, PAUSED, tribe, state.caravans[tribe], 0)
    else:
        move(state, tribe, command)


def move(state: Position, tribe: i64, road_type: i64) -> None:
    """Go over the road of this type, if there is one and it is open; through a storm only with two commands."""
    village = state.caravans[tribe]
    road = state.board.road_id[ROAD_TYPES * village + road_type]
    there = state.board.road_to[ROAD_TYPES * village + road_type]
    if road < 0:
        note(state, VOID, tribe, village, NO_ROAD)
    elif road == state.events[YETI]:
        note(state, VOID, tribe, village, CLOSED)
    elif road == state.events[SNOWSTORM]:
        if state.slot < SLOTS - 1 and state.programmes[SLOTS * tribe + state.slot + 1] == road_type:
            state.caravans[tribe] = NONE
            state.crossing[tribe] = there
            note(state, INTO_STORM, tribe, there, road_type)
        else:
            note(state, VOID, tribe, village, STORM)
    else:
        state.caravans[tribe] = there
        note(state, MOVED, tribe, there, road_type)


def use_hand(state: Position, tribe: i64) -> None:
    """Deliver the order, or take a cube; void if neither is possible."""
    village = state.caravans[tribe]
    disc = state.orders[village]
    if disc >= 0:
        if state.can_pay(tribe, disc):
            deliver(state, tribe, village, disc)
        else:
            note(state, VOID, tribe, village, NOT_PAYABLE)
        return
    resource = state.lowest(village)
    if resource < 0:
        note(state, VOID, tribe, village, ORDER_GONE if (state.served >> village) & 1 == 1 else NOTHING_THERE)
    elif state.has_taken(tribe, village):
        note(state, VOID, tribe, village, TAKEN_ALREADY)
    elif village == state.events[MARKET_DAY] and not state.is_neutral(tribe) and len(state.offered(village)) > 1:
        state.ask(CHOOSE_CUBE, tribe)
    else:
        take(state, tribe, resource)


def take(state: Position, tribe: i64, resource: i64) -> None:
    """A cube goes from the caravan's village behind the screen."""
    village = state.caravans[tribe]
    state.cubes[RESOURCES * village + resource] -= 1
    state.stocks[RESOURCES * tribe + resource] += 1
    state.taken[tribe] |= 1 << village
    state.remember(tribe, resource)
    note(state, TOOK, tribe, village, resource)


# ---------------------------------------------------------------------- deliveries


def deliver(state: Position, tribe: i64, village: i64, disc: i64) -> None:
    """Pay all demanded cubes into the bag and lift the disc; the rewards follow."""
    resource: i64 = 0
    while resource < RESOURCES:
        cubes = state.board.demand[RESOURCES * disc + resource]
        state.stocks[RESOURCES * tribe + resource] -= cubes
        state.bag[resource] += cubes
        resource += 1
    state.orders[village] = NONE
    state.served |= 1 << village
    state.lifted = disc
    state.rewards = 0
    state.remember(tribe, DELIVERED + 2 * disc)
    note(state, DELIVERY, tribe, village, disc)
    next_reward(state, tribe)


def is_open(state: Position, tribe: i64, reward: i64) -> bool:
    """Whether this reward is possible and not taken yet."""
    if (state.rewards >> reward) & 1 == 1:
        return False
    if reward == OFFERING:
        return state.stupas_left[tribe] > 0 and state.stupas[state.caravans[tribe]] < 0
    return reward == BARTER or state.delegations_left[tribe] > 0


def open_rewards(state: Position, tribe: i64) -> list[i64]:
    """The rewards that may be taken now."""
    return [reward for reward in range(BARTER, DELEGATIONS + 1) if is_open(state, tribe, reward)]


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
        level = state.board.level[village]
        state.to_send = level if level < state.delegations_left[tribe] else state.delegations_left[tribe]
        send_on(state, tribe)
        return
    if reward == BARTER:
        state.herds.append(state.board.kinds * tribe + state.lifted)
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
