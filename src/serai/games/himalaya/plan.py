"""Planning a route: what the best way to fill the open slots of a programme is worth, on a board that stands still."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya.actions import HAND
from serai.games.himalaya.board import RESOURCES, ROAD_TYPES, SLOTS, VILLAGES
from serai.games.himalaya.position import COMMAND, MARKET_DAY, NONE, Position
from serai.games.himalaya.roads import (
    CLOSED,
    ENTERS,
    LEAVES,
    NO_ROAD,
    OPEN,
    STAYS,
    STORM,
    comes_again,
    command_does,
    road_out,
)
from serai.games.himalaya.values import cube_worth, reward

_LATER: Final = 0.97
"""What is left of a gain for each slot that it comes later."""
_RIVAL: Final = 0.5
"""What is left of an order that somebody else could deliver sooner."""
_SOMEBODY_ELSE: Final = 0.6
"""What is left of a cube for each rival too many who could be there before."""
_VOID: Final = -0.05
"""What a command costs that does nothing and is not meant as a pause."""
_MISSING: Final[vec[float]] = vec[float]([0.5**missing for missing in range(RESOURCES * 5 + 1)])
"""What is left of an order by the number of cubes that are still missing."""
_AWAY: Final[vec[float]] = vec[float]([0.88**roads for roads in range(VILLAGES + 1)])
"""What is left of an order by the number of roads to it."""
_HOPE: Final = 0.55
"""What a delivery is worth that is left for the next round."""

_NO_WORTH: Final[vec[float]] = vec[float]([0.0] * VILLAGES)
_NOT_REVIEWED: Final[vec[float]] = vec[float]([-1.0] * VILLAGES)
_NO_RIVAL: Final[vec[i64]] = vec[i64]([SLOTS] * VILLAGES)
_NOBODY_THERE: Final[vec[i64]] = vec[i64]([0] * (SLOTS * VILLAGES))


class Journey:
    """A caravan on its way through a programme, nobody else moving."""

    def __init__(self, state: Position, seat: i64) -> None:
        self.state: Position = state
        self.seat: i64 = seat
        self.stock: vec[i64] = state.stocks[RESOURCES * seat : RESOURCES * seat + RESOURCES]
        self.cubes: vec[i64] = state.cubes[:]
        self.orders: vec[i64] = state.orders[:]
        self.taken: i64 = state.taken[seat]
        self.a_cube: vec[float] = cube_worth(state, seat)
        """What a cube of each resource is worth to this player."""
        self.rewards: vec[float] = _NO_WORTH[:]
        """For each village with an order what its delivery brings, before the cubes are paid."""
        self.asking: list[i64] = []
        """The villages with an order."""
        self.first_rival: vec[i64] = _NO_RIVAL[:]
        """For each village with an order the slot in which another caravan could deliver it."""
        self.first_there: vec[i64] = sooner(state, seat)
        """For each slot and village the rivals who could have taken a cube there before it."""
        self.hopes: vec[float] = _NO_WORTH
        """For each village with an order what may come of it with the present stock, were it at hand."""
        self.outlooks: vec[float] = _NOT_REVIEWED
        """For each village the outlook from there with the present stock, as far as it was asked."""
        self.trust: float = 1.0
        """The chance that all cubes taken on the way were still there."""
        self.barred: i64 = NONE
        """A type of road that may not be used any more: it would carry out a command that is meant to be void."""
        self.waits: bool = False
        """Whether the open slots say if the caravan goes into the snowstorm."""
        village: i64 = 0
        while village < VILLAGES:
            if state.orders[village] >= 0:
                self.rewards[village] = reward(state, seat, village, state.orders[village])
                self.asking.append(village)
                self.first_rival[village] = self.rival(village, state.orders[village])
            village += 1
        self.review()

    # ------------------------------------------------------------------ one command

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
        state = self.state
        best = self.outlook(village)
        resource: i64 = self.cube(village) if disc < 0 else NONE
        if resource >= 0:
            worth = self.take(village, slot, resource)
            if worth > best:
                best = worth
        road_type: i64 = 0
        while road_type < ROAD_TYPES:
            if road_type != came_by and road_type != self.barred:
                way = road_out(state.board, state.events, village, road_type)
                commands: i64 = 1 if way == OPEN else 2 if way == STORM else SLOTS + 1
                if slot + commands <= SLOTS:
                    there = state.board.road_to[ROAD_TYPES * village + road_type]
                    worth = self.best(there, slot + commands, road_type)
                    if worth > best:
                        best = worth
            road_type += 1
        return best

    def take(self, village: i64, slot: i64, resource: i64) -> float:
        """What taking this cube here, and the best way on, brings."""
        at = RESOURCES * village + resource
        trust, hopes, outlooks = self.trust, self.hopes, self.outlooks
        self.trust *= self.left(village, slot)
        self.cubes[at] -= 1
        self.stock[resource] += 1
        self.taken |= 1 << village
        self.review()
        worth = self.a_cube[resource] * self.trust + self.best(village, slot + 1, NONE)
        self.trust, self.hopes, self.outlooks = trust, hopes, outlooks
        self.taken &= ~(1 << village)
        self.stock[resource] -= 1
        self.cubes[at] += 1
        return worth

    def left(self, village: i64, slot: i64) -> float:
        """The chance that rivals leave a cube there until this slot."""
        rivals = self.first_there[VILLAGES * slot + village]
        if rivals == 0:
            return 1.0
        cubes: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            cubes += self.cubes[RESOURCES * village + resource]
            resource += 1
        chance = 1.0
        while rivals >= cubes:
            chance *= _SOMEBODY_ELSE
            rivals -= 1
        return chance

    def deliver(self, village: i64, slot: i64, disc: i64) -> float:
        """What delivering here, and the best way on, brings."""
        hopes, outlooks = self.hopes, self.outlooks
        gain = self.trust * (self.rewards[village] - self.pay(disc, 1))
        self.orders[village] = NONE
        self.review()
        if self.first_rival[village] < slot:
            gain *= _RIVAL
        late: i64 = 0
        while late < slot:
            gain *= _LATER
            late += 1
        worth = gain + self.best(village, slot + 1, NONE)
        self.orders[village] = disc
        self.pay(disc, -1)
        self.hopes, self.outlooks = hopes, outlooks
        return worth

    def pay(self, disc: i64, times: i64) -> float:
        """Pay a disc (or with -1 take the payment back); what the cubes were worth."""
        worth = 0.0
        resource: i64 = 0
        while resource < RESOURCES:
            cubes = self.state.board.demand[RESOURCES * disc + resource] * times
            self.stock[resource] -= cubes
            worth += self.a_cube[resource] * float(cubes)
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

    def review(self) -> None:
        """Find what may come of each order, now that the stock or the orders are others."""
        self.outlooks = _NOT_REVIEWED[:]
        if self.state.round >= self.state.board.rounds:
            return
        hopes = _NO_WORTH[:]
        for there in self.asking:
            disc = self.orders[there]
            if disc >= 0:
                hopes[there] = _HOPE * self.rewards[there] * _MISSING[self.missing(disc)]
        self.hopes = hopes

    def outlook(self, village: i64) -> float:
        """What may still come of the stock in later rounds, from the village where the programme ends."""
        worth = self.outlooks[village]
        if worth < 0.0:
            worth = self.look_around(village)
            self.outlooks[village] = worth
        return worth

    def look_around(self, village: i64) -> float:
        """Work out the outlook from a village."""
        distance = self.state.board.distance
        best = 0.0
        all_hopes = 0.0
        for there in self.asking:
            hope = self.hopes[there] * _AWAY[distance[VILLAGES * village + there]]
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


def sooner(state: Position, seat: i64) -> vec[i64]:
    """For each slot and village how many other caravans could have taken a cube there before that slot."""
    found = _NOBODY_THERE[:]
    other: i64 = 0
    while other < state.tribes:
        home = state.caravans[other]
        if other != seat and home >= 0:
            village: i64 = 0
            while village < VILLAGES:
                slot = state.board.distance[VILLAGES * home + village] + 1
                while slot < SLOTS:
                    found[VILLAGES * slot + village] += 1
                    slot += 1
                village += 1
        other += 1
    return found


def prospects(state: Position, seat: i64) -> float:
    """What a programme, as far as it is laid, and the best way to go on with it will bring."""
    journey = Journey(state, seat)
    worth = follow(journey, True)
    if journey.waits:
        other = follow(Journey(state, seat), False)
        if other > worth:
            worth = other
    return worth


def follow(journey: Journey, brave: bool) -> float:
    """Follow a programme as far as it is laid, then the best way on.

    Where the open slots say whether the caravan goes into the snowstorm, the brave give the command again and the
    others never.
    """
    state = journey.state
    first = SLOTS * journey.seat
    laid = state.open_slot(journey.seat) if state.step == COMMAND else 0
    village, beyond = state.caravans[journey.seat], state.crossing[journey.seat]
    worth = 0.0
    slot: i64 = 0
    while slot < laid:
        command = state.programmes[first + slot]
        what, there = command_does(state.board, state.events, village, beyond, state.programmes, first, slot)
        if what == ENTERS and not comes_again(state.programmes, first, slot):
            journey.waits = True
            if not brave:
                journey.barred = command
                what = STORM
        if what == ENTERS:
            village, beyond = NONE, there
        elif what == LEAVES:
            village, beyond = there, NONE
        elif what == OPEN:
            village = there
        elif what == STAYS and command == HAND:
            worth += follow_hand(journey, village, slot)
        elif what in (NO_ROAD, CLOSED):
            worth += _VOID
        slot += 1
    if village < 0:
        return worth + journey.best(beyond, slot + 1, NONE)
    return worth + journey.best(village, slot, NONE)


def follow_hand(journey: Journey, village: i64, slot: i64) -> float:
    """Carry out a hand on a journey for good; what it brings."""
    disc = journey.orders[village]
    if disc >= 0:
        if not journey.payable(disc):
            return _VOID
        gain = journey.trust * (journey.rewards[village] - journey.pay(disc, 1))
        journey.orders[village] = NONE
        journey.review()
        return gain * (_RIVAL if journey.first_rival[village] < slot else 1.0)
    resource = journey.cube(village)
    if resource < 0:
        return _VOID
    journey.trust *= journey.left(village, slot)
    journey.cubes[RESOURCES * village + resource] -= 1
    journey.stock[resource] += 1
    journey.taken |= 1 << village
    journey.review()
    return journey.a_cube[resource] * journey.trust
