"""The neutral tribe of the game for two: its programme, worked out slot by slot as if nobody else acted."""

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.himalaya.actions import HAND, PAUSE
from serai.games.himalaya.board import FAR, ROAD_TYPES, SLOTS, VILLAGES, distances
from serai.games.himalaya.goods import DELIVERS, TAKES, gather, hand_does, pay
from serai.games.himalaya.position import NONE, SNOWSTORM, YETI, Position
from serai.games.himalaya.roads import OPEN, road_out


class Thought:
    """Where the caravan would be, and what it would hold and find, if its programme ran undisturbed."""

    def __init__(self, state: Position, tribe: i64) -> None:
        twin = state.copy()
        assert isinstance(twin, Position)
        self.state: Position = twin
        self.tribe: i64 = tribe
        self.village: i64 = state.caravans[tribe]
        board = state.board
        self.distance: vec[i64] = board.distance
        """Between any two villages; roads with a Yeti or a storm are not used."""
        if state.events[YETI] >= 0 or state.events[SNOWSTORM] >= 0:
            self.distance = distances(board.road_to, board.road_id, state.events[YETI], state.events[SNOWSTORM])

    def can_deliver(self, village: i64) -> bool:
        """Whether an order lies there that the stock could pay."""
        return hand_does(self.state, self.tribe, village) == DELIVERS

    def hand_works(self, village: i64) -> bool:
        """Whether a hand would do something there."""
        what = hand_does(self.state, self.tribe, village)
        return what in (DELIVERS, TAKES)

    def use_hand(self) -> None:
        """Follow a hand in thought."""
        if self.can_deliver(self.village):
            pay(self.state, self.tribe, self.village)
        else:
            gather(self.state, self.tribe, self.village, self.state.lowest(self.village))

    def road(self, village: i64, road_type: i64) -> i64:
        """The village at the other end of an open road of this type, or NONE."""
        board = self.state.board
        if road_out(board, self.state.events, village, road_type) != OPEN:
            return NONE
        return board.road_to[ROAD_TYPES * village + road_type]

    def way(self, village: i64) -> i64:
        """How far it is to a village."""
        return self.distance[VILLAGES * self.village + village]

    def target(self, slots_left: i64) -> i64:
        """The nearest order it can pay and reach in time, else the nearest village where a hand works, or NONE."""
        order: i64 = NONE
        other: i64 = NONE
        for village in range(VILLAGES):
            far = self.way(village)
            if far < FAR and self.hand_works(village):
                if self.can_deliver(village) and far + 1 <= slots_left and (order < 0 or far < self.way(order)):
                    order = village
                if other < 0 or far < self.way(other):
                    other = village
        return order if order >= 0 else other

    def command(self, slots_left: i64) -> i64:
        """The next command, followed in thought."""
        if self.hand_works(self.village):
            self.use_hand()
            return HAND
        target = self.target(slots_left)
        if target < 0:
            return PAUSE
        for road_type in range(ROAD_TYPES):
            there = self.road(self.village, road_type)
            if there >= 0 and self.distance[VILLAGES * there + target] == self.way(target) - 1:
                self.village = there
                return road_type
        raise AssertionError("no road leads nearer to a village that can be reached")


def programme_neutral(state: Position, tribe: i64) -> None:
    """Lay the six commands of the neutral tribe, open to all."""
    thought = Thought(state, tribe)
    for slot in range(SLOTS):
        state.programmes[SLOTS * tribe + slot] = thought.command(SLOTS - slot)
