"""Why a place on the map is not what the next command leads to: told to who points at it while he programmes.

Every command may be laid in every slot, so it is the roads and the goods that say why not, for the caravan where the
commands laid so far would bring it.
"""

from collections.abc import Callable

from serai.core.texts import Text
from serai.core.view import View
from serai.games.himalaya import goods, names, roads
from serai.games.himalaya.actions import HAND
from serai.games.himalaya.board import RESOURCES, ROAD_TYPES
from serai.games.himalaya.data import RESOURCE_NAMES, HimalayaData
from serai.games.himalaya.route import route
from serai.games.himalaya.rules import Himalaya


class Ahead:
    """Judges by the view of a player who programmes; ``state`` is one imagined from it."""

    def __init__(self, data: HimalayaData, state: Himalaya, view: View, label: Callable[[int], Text]) -> None:
        self.data, self.state, self.view, self.label = data, state, view, label
        self.seat: int = view["seat"]
        self.laid: list[int] = [command for command in view["laid"][self.seat] if command >= 0]
        stages = route(state, self.seat, self.laid)
        self.here: int = stages[-1].village if stages else view["caravans"][self.seat]
        """Where the caravan will be; -1 in the storm."""

    def why_not(self, thing: str) -> Text | None:
        """Why this thing is not what comes next; None where no command could mean it."""
        kind, *rest = thing.split(":")
        if kind not in ("village", "caravan", "road", "cube", "order") or not rest[0].isdigit():
            return None
        number = int(rest[0])
        if kind == "caravan":
            number = int(self.view["caravans"][number])
        if self.here < 0:
            return Text("help-on-storm")
        if kind == "road":
            return self._road(number)
        if kind in ("cube", "order"):
            return self._hand(number, rest[1] if kind == "cube" else None)
        return self._village(number) if number >= 0 else None

    def _village(self, village: int) -> Text:
        if village == self.here:
            return Text("reason-there-already", {"village": names.village(village)})
        for road_type in range(ROAD_TYPES):
            if self.state.board.road_to[ROAD_TYPES * self.here + road_type] == village:
                return self._way(road_type)
        return Text("reason-no-road", {"from": names.village(self.here), "to": names.village(village)})

    def _road(self, road: int) -> Text:
        for road_type in range(ROAD_TYPES):
            if self.state.board.road_id[ROAD_TYPES * self.here + road_type] == road:
                return self._way(road_type)
        return Text("reason-other-road", {"road": names.road(self.data, road), "village": names.village(self.here)})

    def _way(self, road_type: int) -> Text:
        """The road of this type, on which the caravan could set out."""
        way = roads.road_out(self.state.board, self.state.events, self.here, road_type)
        key = {roads.CLOSED: "reason-yeti", roads.STORM: "reason-storm"}.get(int(way), "reason-elsewhere")
        return Text(key, {"label": self.label(road_type)})

    def _hand(self, village: int, cube: str | None) -> Text:
        """A cube, or the order, of a village."""
        if village != self.here:
            return Text("reason-hand-there", {"village": names.village(self.here)})
        state = self.state
        what = goods.hand_does(state, self.seat, village)
        if what == goods.NOT_PAYABLE:
            return Text("reason-lacks", {"cubes": names.cubes(self._missing(village))})
        if cube is not None and (what == goods.TAKEN_ALREADY or route(state, self.seat, [*self.laid, HAND])[-1].void):
            return Text("reason-taken", {"village": names.village(village)})
        lowest = int(state.lowest(village))
        if what == goods.TAKES and cube is not None and RESOURCE_NAMES.index(cube) != lowest:
            return Text("reason-lowest", {"resource": names.resource(lowest)})
        return Text("reason-elsewhere", {"label": self.label(HAND)})

    def _missing(self, village: int) -> list[int]:
        """The cubes that the order of a village asks and the stock lacks, by resource."""
        first = RESOURCES * self.state.orders[village]
        asked = self.state.board.demand[first : first + RESOURCES]
        stock = self.state.stocks[RESOURCES * self.seat : RESOURCES * self.seat + RESOURCES]
        return [max(0, int(wanted - held)) for wanted, held in zip(asked, stock, strict=True)]
