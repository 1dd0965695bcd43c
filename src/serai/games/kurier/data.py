"""Reads Kurier's data file: the board, its guards and its coins, as the rules and the scene need them."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from serai.core.datafile import DataFile
from serai.core.texts import Text
from serai.games.kurier.board import BLANK, COLOURS, PALACE, Board
from serai.games.kurier.schema import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES

__all__ = ["COIN_NAMES", "COLOUR_NAMES", "MODES", "TYPE_NAMES", "Inn", "KurierData", "read"]

MODES = ("basic", "revised", "bribe", "race")


class Inn(Struct, frozen=True):
    """An inn: its id, the name on its sign, its village (1 to 4)."""

    id: str
    name: str
    village: int
    closed_for: tuple[int, ...]


class KurierData(Struct, frozen=True):
    """What the rules know of a data file; the scene reads its coordinates from ``values``."""

    inns: tuple[Inn, ...]
    guards: tuple[str, ...]
    guard_above: tuple[int, ...]
    prices: tuple[int, ...]
    coin_count: tuple[int, ...]
    coin_value: tuple[int, ...]
    march_guard: int
    per_type: int
    turn_limit: int
    values: Mapping[str, Any]

    def board(self, seats: int) -> Board:
        """The board set up for this many players."""
        return Board(
            village=[inn.village for inn in self.inns],
            closed=[number for number, inn in enumerate(self.inns) if seats in inn.closed_for],
            guard_above=list(self.guard_above),
            price=list(self.prices),
            march_guard=self.march_guard,
            coin_value=list(self.coin_value),
            coin_count=list(self.coin_count),
            per_type=self.per_type,
            turn_limit=self.turn_limit,
        )


def read(file: DataFile) -> KurierData:
    """The data of Kurier in a data file. Raises BadData, naming every line, if the game cannot be played with it."""
    values = file.values
    limits, guards, coins = values["limits"], values["guard"], values["coin"]
    inns = tuple(Inn(inn["id"], inn["name"], inn["village"], tuple(inn["closed_for_players"])) for inn in values["inn"])
    prices = [guard["value"] for guard in guards]
    _check_inns(file, inns)
    above = _guards_above(file, inns)
    _check_coins(file, max(prices))
    if limits["skip_guard_value"] not in prices:
        file.refuse(("limits", "skip_guard_value"), Text("data-no-march-guard"))
    emblems = [colour["emblem"] for colour in values["colour"]]
    for number, emblem in enumerate(emblems):
        if emblem in emblems[:number]:
            file.refuse(("colour", number, "emblem"), Text("data-repeated", {"found": emblem}))
    file.finish()
    return KurierData(
        inns=inns,
        guards=tuple(guard["id"] for guard in guards),
        guard_above=above,
        prices=tuple(prices),
        coin_count=tuple(coin["count"] for coin in coins),
        coin_value=tuple(coin["value"] for coin in coins),
        march_guard=prices.index(limits["skip_guard_value"]),
        per_type=limits["couriers_per_type_and_colour"],
        turn_limit=limits["turn_limit"],
        values=values,
    )


def _check_inns(file: DataFile, inns: tuple[Inn, ...]) -> None:
    """Every village has open inns, and the first one has room for every player's first courier."""
    for seats in range(2, COLOURS + 1):
        for village in range(1, PALACE):
            rooms = sum(inn.village == village and seats not in inn.closed_for for inn in inns)
            if rooms < (seats if village == 1 else 1):
                reason = Text("data-too-few-inns", {"village": village, "seats": seats})
                file.refuse(("inn", len(inns) - 1), reason)
                return


def _guards_above(file: DataFile, inns: tuple[Inn, ...]) -> tuple[int, ...]:
    """For each inn of the last village the guard above it, for the others -1."""
    ids = [inn.id for inn in inns]
    above = [-1] * len(inns)
    for number, guard in enumerate(file.values["guard"]):
        if guard["id"] != f"guard_{number + 1}":
            reason = Text("data-fixed", {"found": guard["id"], "wanted": f"guard_{number + 1}"})
            file.refuse(("guard", number, "id"), reason)
        below = ids.index(guard["above"])
        if inns[below].village != PALACE - 1 or above[below] != -1:
            file.refuse(("guard", number, "above"), Text("data-guard-above"))
        else:
            above[below] = number
    bare = [number for number, inn in enumerate(inns) if inn.village == PALACE - 1 and above[number] == -1]
    if len(bare) > 0 and len(file.values["guard"]) == sum(guard != -1 for guard in above):
        file.refuse(("inn", bare[0]), Text("data-no-guard"))
    return tuple(above)


def _check_coins(file: DataFile, price: int) -> None:
    """False and blank coins are worth nothing; the others are enough for the dearest guard."""
    coins = file.values["coin"]
    for number, coin in enumerate(coins[: BLANK + 1]):
        if coin["value"] != 0:
            reason = Text("data-fixed", {"found": str(coin["value"]), "wanted": "0"})
            file.refuse(("coin", number, "value"), reason)
    rubles = sum(coin["count"] * coin["value"] for coin in coins)
    if rubles < price:
        reason = Text("data-too-few-rubles", {"rubles": rubles, "price": price})
        file.refuse(("coin", len(coins) - 1, "count"), reason)
