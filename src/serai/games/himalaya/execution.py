"""Phase III: the programmes run side by side, action by action. Moves, takes, deliveries and their rewards."""

from mypy_extensions import i64

from serai.core.arrays import append
from serai.core.step import Choice
from serai.games.himalaya import actions as act
from serai.games.himalaya import course, goods
from serai.games.himalaya import position as pos
from serai.games.himalaya.board import REGIONS, RESOURCES, SLOTS
from serai.games.himalaya.course import note
from serai.games.himalaya.inventory import RegionChoice, begin_inventory, place_stupa, send
from serai.games.himalaya.position import NONE, Position
from serai.games.himalaya.roads import ENTERS, LEAVES, OPEN, STAYS, command_does
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
    carry_out(state, tribe)
    return True


def carry_out(state: Position, tribe: i64) -> None:
    """Carry out a tribe's command in the running slot."""
    first = SLOTS * tribe
    command = state.programmes[first + state.slot]
    what, village = command_does(
        state.board, state.events, state.caravans[tribe], state.crossing[tribe], state.programmes, first, state.slot
    )
    if what == OPEN:
        state.caravans[tribe] = village
        note(state, course.MOVED, tribe, village, command)
    elif what == ENTERS:
        state.caravans[tribe] = NONE
        state.crossing[tribe] = village
        note(state, course.INTO_STORM, tribe, village, command)
    elif what == LEAVES:
        state.caravans[tribe] = village
        state.crossing[tribe] = NONE
        note(state, course.OUT_OF_STORM, tribe, village, command)
    elif what != STAYS:
        note(state, course.VOID, tribe, village, what)
    elif command == act.HAND:
        use_hand(state, tribe)
    else:
        note(state, course.PAUSED, tribe, village, 0)


def use_hand(state: Position, tribe: i64) -> None:
    """Deliver the order, or take a cube; void if neither is possible."""
    village = state.caravans[tribe]
    what = goods.hand_does(state, tribe, village)
    if what == goods.DELIVERS:
        deliver(state, tribe, village)
    elif what == goods.TAKES:
        take(state, tribe, state.lowest(village))
    elif what == goods.CHOOSES:
        state.ask(pos.CHOOSE_CUBE, tribe)
    else:
        note(state, course.VOID, tribe, village, what)


def take(state: Position, tribe: i64, resource: i64) -> None:
    """A cube goes from the caravan's village behind the screen."""
    village = state.caravans[tribe]
    goods.gather(state, tribe, village, resource)
    state.remember(tribe, resource)
    note(state, course.TOOK, tribe, village, resource)


class ChooseCube(Choice[Position]):
    """Which of the cubes on a market day is taken."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.take0, state.board.actions.region0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if state.cubes[RESOURCES * state.caravans[seat] + which] > 0 else "no-cube"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.acting = NONE
        take(state, seat, which)
        go_on(state)


def go_on(state: Position) -> None:
    """A hand that stopped for a choice went on; if it is finished now, the programmes run on."""
    if state.acting < 0:
        state.shown += 1
        state.decider = pos.RUNNING


# ---------------------------------------------------------------------- deliveries


def deliver(state: Position, tribe: i64, village: i64) -> None:
    """Pay all demanded cubes into the bag and lift the disc; the rewards follow."""
    disc = state.orders[village]
    goods.pay(state, tribe, village)
    state.served |= 1 << village
    state.lifted = disc
    state.rewards = 0
    state.remember(tribe, pos.DELIVERED + 2 * disc)
    note(state, course.DELIVERY, tribe, village, disc)
    next_reward(state, tribe)


def why_no_reward(state: Position, tribe: i64, reward: i64) -> str:
    """Why a reward may not be taken now, or none at all: it is not possible, or taken already; empty if it may."""
    if reward == act.NO_REWARD:
        return "first-reward" if state.rewards == 0 else ""
    if reward == act.OFFERING:
        if state.stupas[state.caravans[tribe]] >= 0:
            return "stupa-stands"
        return "no-stupa" if state.stupas_left[tribe] == 0 else ""
    if reward == act.DELEGATIONS and state.delegations_left[tribe] == 0:
        return "no-delegation"
    return "reward-taken" if (state.rewards >> reward) & 1 == 1 else ""


def is_open(state: Position, tribe: i64, reward: i64) -> bool:
    """Whether this reward is possible and not taken yet."""
    return not why_no_reward(state, tribe, reward)


class Reward(Choice[Position]):
    """Which reward is taken for a delivery."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return act.BARTER, act.NO_REWARD + 1

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_no_reward(state, seat, act.BARTER + which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        if act.BARTER + which == act.NO_REWARD:
            end_delivery(state, seat)
        else:
            take_reward(state, seat, act.BARTER + which)
        go_on(state)


def delegations_due(state: Position, tribe: i64) -> i64:
    """How many delegations the reward sends: as many as the level of the village, as far as there are any left."""
    level = state.board.level[state.caravans[tribe]]
    return level if level < state.delegations_left[tribe] else state.delegations_left[tribe]


def next_reward(state: Position, tribe: i64) -> None:
    """Two different rewards; the first must be taken, the second may be; what leaves no choice happens by itself."""
    state.acting = NONE
    other = is_open(state, tribe, act.OFFERING) or is_open(state, tribe, act.DELEGATIONS)
    second = state.rewards != 0
    if second and (state.rewards & (state.rewards - 1) != 0 or not (other or is_open(state, tribe, act.BARTER))):
        end_delivery(state, tribe)
    elif state.is_neutral(tribe):
        take_reward(state, tribe, neutral_reward(state, tribe))
    elif second:
        state.ask(pos.SECOND_REWARD, tribe)
    elif other:
        state.ask(pos.FIRST_REWARD, tribe)
    else:
        take_reward(state, tribe, act.BARTER)


def take_reward(state: Position, tribe: i64, reward: i64) -> None:
    """Carry a reward out in full, as far as no question stands in the way."""
    state.rewards |= 1 << reward
    village = state.caravans[tribe]
    if reward == act.DELEGATIONS:
        state.to_send = delegations_due(state, tribe)
        send_on(state, tribe)
        return
    if reward == act.BARTER:
        state.herds = append(state.herds, state.board.kinds * tribe + state.lifted)
        state.remember(tribe, pos.DELIVERED + 2 * state.lifted + 1)
        note(state, course.BARTERED, tribe, village, state.lifted)
        state.lifted = NONE
    else:
        place_stupa(state, tribe, village)
        note(state, course.OFFERED, tribe, village, 0)
    next_reward(state, tribe)


def send_on(state: Position, tribe: i64) -> None:
    """Send delegation after delegation; where there is a choice of regions the player is asked."""
    regions = state.board.regions[state.caravans[tribe]]
    while state.to_send > 0:
        if state.is_neutral(tribe):
            send(state, tribe, neutral_region(state, tribe))
        elif len(regions) > 1:
            state.ask(pos.SEND_DELEGATION, tribe)
            return
        else:
            send(state, tribe, regions[0])
    next_reward(state, tribe)


class SendDelegation(RegionChoice):
    """Where a delegation sent as a reward goes."""

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        send(state, seat, which)
        send_on(state, seat)
        go_on(state)


def end_delivery(state: Position, tribe: i64) -> None:
    """Without barter the disc goes back into the bag."""
    if state.lifted >= 0:
        state.disc_bag[state.lifted] += 1
        note(state, course.DISC_BACK, tribe, state.caravans[tribe], state.lifted)
        state.lifted = NONE
    state.rewards = 0
    state.acting = NONE


# ---------------------------------------------------------------------- the neutral tribe's rewards


def neutral_reward(state: Position, tribe: i64) -> i64:
    """Offering if possible, delegations if possible, and barter only to make up two."""
    if is_open(state, tribe, act.OFFERING):
        return act.OFFERING
    return act.DELEGATIONS if is_open(state, tribe, act.DELEGATIONS) else act.BARTER


def neutral_region(state: Position, tribe: i64) -> i64:
    """The bordering region where it has the fewest delegations, the lowest number among equals."""
    regions = state.board.regions[state.caravans[tribe]]
    chosen = regions[0]
    for region in regions:
        if state.delegations[REGIONS * tribe + region] < state.delegations[REGIONS * tribe + chosen]:
            chosen = region
    return chosen
