"""Planning a route: what the best way to fill the open slots of a programme is worth, on a board that stands still."""

from typing import Final

from mypy_extensions import i64

from serai.games.himalaya.actions import HAND, PAUSE
from serai.games.himalaya.board import RESOURCES, ROAD_TYPES, SLOTS, VILLAGES
from serai.games.himalaya.position import MARKET_DAY, NONE, SNOWSTORM, YETI, Position

CUBE: Final[list[float]] = [0.45, 0.6, 0.8, 1.05, 1.3]
"""What a cube in the stock is worth by itself: it may be asked some day, and wins inventories."""
STUPA: Final = 2.1
"""What each level of a village with one's stupa is worth."""
DELEGATION: Final = 1.35
_LATER: Final = 0.97
"""What is left of a gain for each slot that it comes later."""
_RIVAL: Final = 0.5
"""What is left of an order that somebody else could deliver sooner."""
_MISSING: Final[list[float]] = [0.5**missing for missing in range(RESOURCES * 5 + 1)]
"""What is left of an order by the number of cubes that are still missing."""
_AWAY: Final[list[float]] = [0.88**roads for roads in range(VILLAGES + 1)]
"""What is left of an order by the number of roads to it."""
_HOPE: Final = 0.55
"""What a delivery is worth that is left for the next round."""


class Journey:
    """A caravan on its way through a programme, nobody else moving."""

    def __init__(self, state: Position, seat: i64) -> None:
        self.state: Position = state
        self.seat: i64 = seat
        self.stock: list[i64] = state.stocks[RESOURCES * seat : RESOURCES * seat + RESOURCES]
        self.cubes: list[i64] = state.cubes.copy()
        self.orders: list[i64] = state.orders.copy()
        self.taken: i64 = state.taken[seat]
        self.rewards: list[float] = [0.0] * VILLAGES
        """For each village with an order what its delivery brings, before the cubes are paid."""
        self.asking: list[i64] = []
        """The villages with an order."""
        self.first_rival: list[i64] = [SLOTS] * VILLAGES
        """For each village with an order the slot in which another caravan could deliver it."""
        village: i64 = 0
        while village < VILLAGES:
            if state.orders[village] >= 0:
                self.rewards[village] = reward(state, seat, village, state.orders[village])
                self.asking.append(village)
                self.first_rival[village] = self.rival(village, state.orders[village])
            village += 1

    # ------------------------------------------------------------------ one command

    def road(self, village: i64, road_type: i64) -> i64:
        """The village beyond a road that can be used by a single command, or NONE."""
        road = self.state.board.road_id[ROAD_TYPES * village + road_type]
        if road < 0 or road == self.state.events[YETI] or road == self.state.events[SNOWSTORM]:
            return NONE
        return self.state.board.road_to[ROAD_TYPES * village + road_type]

    def beyond_storm(self, village: i64, road_type: i64) -> i64:
        """The village beyond a road with a snowstorm, or NONE."""
        road = self.state.board.road_id[ROAD_TYPES * village + road_type]
        if road < 0 or road != self.state.events[SNOWSTORM]:
            return NONE
        return self.state.board.road_to[ROAD_TYPES * village + road_type]

    def payable(self, disc: i64) -> bool:
        """Whether the stock of this journey holds what a disc asks."""
        demand = self.state.board.demand
        resource: i64 = 0
        while resource < RESOURCES:
            if self.stock[resource] < demand[RESOURCES * disc + resource]:
                return False
            resource += 1
        return True

    def cube(self, village: i64) -> i64:
        """The resource a hand would take there, or NONE; on a market day the dearest."""
        if (self.taken >> village) & 1 == 1:
            return NONE
        found: i64 = NONE
        resource: i64 = 0
        while resource < RESOURCES:
            if self.cubes[RESOURCES * village + resource] > 0:
                found = resource
                if village != self.state.events[MARKET_DAY]:
                    return found
            resource += 1
        return found

    # ------------------------------------------------------------------ the best way on

    def best(self, village: i64, slot: i64, came_by: i64) -> float:
        """What the slots from this one on can bring; ``came_by`` is the road just used, not taken straight back."""
        if slot >= SLOTS:
            return self.outlook(village)
        disc = self.orders[village]
        if disc >= 0 and self.payable(disc):
            return self.deliver(village, slot, disc)
        best = self.outlook(village)
        resource: i64 = self.cube(village) if disc < 0 else NONE
        if resource >= 0:
            worth = self.take(village, slot, resource)
            if worth > best:
                best = worth
        road_type: i64 = 0
        while road_type < ROAD_TYPES:
            if road_type != came_by:
                there = self.road(village, road_type)
                if there >= 0:
                    worth = self.best(there, slot + 1, road_type)
                    if worth > best:
                        best = worth
                elif slot + 1 < SLOTS:
                    there = self.beyond_storm(village, road_type)
                    if there >= 0:
                        worth = self.best(there, slot + 2, road_type)
                        if worth > best:
                            best = worth
            road_type += 1
        return best

    def take(self, village: i64, slot: i64, resource: i64) -> float:
        """What taking this cube here, and the best way on, brings."""
        at = RESOURCES * village + resource
        self.cubes[at] -= 1
        self.stock[resource] += 1
        self.taken |= 1 << village
        worth = CUBE[resource] + self.best(village, slot + 1, NONE)
        self.taken &= ~(1 << village)
        self.stock[resource] -= 1
        self.cubes[at] += 1
        return worth

    def deliver(self, village: i64, slot: i64, disc: i64) -> float:
        """What delivering here, and the best way on, brings."""
        gain = self.rewards[village] - self.pay(disc, 1)
        self.orders[village] = NONE
        if self.first_rival[village] < slot:
            gain *= _RIVAL
        late: i64 = 0
        while late < slot:
            gain *= _LATER
            late += 1
        worth = gain + self.best(village, slot + 1, NONE)
        self.orders[village] = disc
        self.pay(disc, -1)
        return worth

    def pay(self, disc: i64, times: i64) -> float:
        """Pay a disc (or with -1 take the payment back); what the cubes were worth."""
        worth = 0.0
        resource: i64 = 0
        while resource < RESOURCES:
            cubes = self.state.board.demand[RESOURCES * disc + resource] * times
            self.stock[resource] -= cubes
            worth += CUBE[resource] * float(cubes)
            resource += 1
        return worth

    def rival(self, village: i64, disc: i64) -> i64:
        """The first slot in which another caravan could deliver this order; SLOTS if none can."""
        state = self.state
        first: i64 = SLOTS
        other: i64 = 0
        while other < state.tribes:
            home = state.caravans[other]
            if home >= 0 and other != self.seat and state.can_pay(other, disc):
                roads = state.board.distance[VILLAGES * home + village]
                if roads < first:
                    first = roads
            other += 1
        return first

    def outlook(self, village: i64) -> float:
        """What may still come of the stock in later rounds, from the village where the programme ends."""
        state = self.state
        if state.round >= state.board.rounds:
            return 0.0
        best = 0.0
        all_hopes = 0.0
        for there in self.asking:
            disc = self.orders[there]
            if disc >= 0:
                far = state.board.distance[VILLAGES * village + there]
                hope = _HOPE * self.rewards[there] * _MISSING[self.missing(disc)] * _AWAY[far]
                all_hopes += hope
                if hope > best:
                    best = hope
        return best + 0.2 * (all_hopes - best)

    def missing(self, disc: i64) -> i64:
        """How many cubes the stock lacks for a disc."""
        count: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            lacks = self.state.board.demand[RESOURCES * disc + resource] - self.stock[resource]
            if lacks > 0:
                count += lacks
            resource += 1
        return count


def reward(state: Position, seat: i64, village: i64, disc: i64) -> float:
    """What a delivery brings: the better two of yaks, stupa and delegations."""
    level = state.board.level[village]
    yaks = float(state.board.yaks[disc])
    stupa = STUPA * float(level) if state.stupas[village] < 0 and state.stupas_left[seat] > 0 else 0.0
    sent = level if level < state.delegations_left[seat] else state.delegations_left[seat]
    delegations = DELEGATION * float(sent)
    least = yaks
    if stupa < least:
        least = stupa
    if delegations < least:
        least = delegations
    return yaks + stupa + delegations - least


def prospects(state: Position, seat: i64) -> float:
    """What a programme, as far as it is laid, and the best way to go on with it will bring."""
    journey = Journey(state, seat)
    village = state.caravans[seat]
    worth = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        command = state.programmes[SLOTS * seat + slot]
        if command < 0:
            break
        if command == HAND:
            worth += follow_hand(journey, village, slot)
        elif command < PAUSE:
            there = journey.road(village, command)
            if there < 0:
                there = journey.beyond_storm(village, command)
                second = state.programmes[SLOTS * seat + slot + 1] if slot + 1 < SLOTS else PAUSE
                if there >= 0 and (second == command or second < 0) and slot + 1 < SLOTS:
                    slot += 1
                else:
                    there = village
            village = there
        slot += 1
    return worth + journey.best(village, slot, NONE)


def follow_hand(journey: Journey, village: i64, slot: i64) -> float:
    """Carry out a hand on a journey for good; what it brings."""
    disc = journey.orders[village]
    if disc >= 0:
        if not journey.payable(disc):
            return 0.0
        gain = journey.rewards[village] - journey.pay(disc, 1)
        journey.orders[village] = NONE
        return gain * (_RIVAL if journey.first_rival[village] < slot else 1.0)
    resource = journey.cube(village)
    if resource < 0:
        return 0.0
    journey.cubes[RESOURCES * village + resource] -= 1
    journey.stock[resource] += 1
    journey.taken |= 1 << village
    return CUBE[resource]
