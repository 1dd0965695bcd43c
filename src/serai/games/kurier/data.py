"""Reads Kurier's data file: the board, its guards and its coins, as the rules and the scene need them."""

from collections.abc import Mapping

from msgspec import Struct

from serai.core.datafile import DataFile, Table
from serai.core.texts import Text, Words
from serai.games.kurier.board import COLOURS, KINDS, PALACE, TYPES, Board

TYPE_NAMES = ("officer", "cossack", "diplomat", "lady")
COIN_NAMES = ("njet", "blank", "one", "two", "three")
COLOUR_NAMES = ("red", "green", "blue", "yellow", "violet")
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
    turn_limit: int
    values: Mapping[str, object]

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
            turn_limit=self.turn_limit,
        )


def read(text: str, words: Words, drawing: Mapping[str, object]) -> KurierData:
    """The data of Kurier in a data file. Raises BadData, naming the line, if the game cannot be played with it.

    ``drawing`` fills in the tables that only the drawing needs, where the file does not have them.
    """
    file = DataFile(text, words)
    inns = _inns(file)
    _check_closed(file, inns)
    ids = [inn.id for inn in inns]
    top = [number for number, inn in enumerate(inns) if inn.village == PALACE - 1]
    above = [-1] * len(inns)
    guards = file.tables("guard", len(top), len(top))
    prices = []
    for number, guard in enumerate(guards):
        inn = guard.one_of("above", ids)
        if inn not in top or above[inn] != -1:
            raise guard.fail("above", Text("data-guard-above"))
        above[inn] = number
        _check_place(guard)
        prices.append(guard.number("value", 1, 99))
    coins = file.tables("coin", KINDS, KINDS)
    for coin, name in zip(coins, COIN_NAMES, strict=True):
        coin.one_of("id", [name])
    rubles = sum(coin.number("count", 0, 30) * coin.number("value", 0, 9) for coin in coins)
    if rubles < max(prices):
        raise coins[-1].fail("count", Text("data-too-few-rubles", {"rubles": rubles, "price": max(prices)}))
    limits = file.table("limits")
    if limits.number("skip_guard_value", 1, 99) not in prices:
        raise limits.fail("skip_guard_value", Text("data-no-march-guard"))
    return KurierData(
        inns=inns,
        guards=tuple(guard.text("id") for guard in guards),
        guard_above=tuple(above),
        prices=tuple(prices),
        coin_count=tuple(coin.number("count") for coin in coins),
        coin_value=tuple(coin.number("value") for coin in coins),
        march_guard=prices.index(limits.number("skip_guard_value")),
        turn_limit=limits.number("turn_limit", 60, 960),
        values={**drawing, **file.values},
    )


def _inns(file: DataFile) -> tuple[Inn, ...]:
    inns: list[Inn] = []
    tables = file.tables("inn", 8, 40)
    for table in tables:
        _check_place(table)
        inn = Inn(
            id=_identifier(table, "id", [inn.id for inn in inns]),
            name=table.text("name"),
            village=table.number("village", 1, PALACE - 1),
            closed_for=tuple(table.numbers("closed_for_players")),
        )
        inns.append(inn)
    for seats in range(2, COLOURS + 1):
        for village in range(1, PALACE):
            rooms = sum(inn.village == village and seats not in inn.closed_for for inn in inns)
            if rooms < (seats if village == 1 else 1):
                raise tables[-1].fail("", Text("data-too-few-inns", {"village": village, "seats": seats}))
    return tuple(inns)


def _check_place(table: Table) -> None:
    """An inn or a guard stands somewhere on both canvases."""
    for key, most in (("x", 1600), ("y", 1000), ("portrait_x", 1000), ("portrait_y", 1600)):
        table.number(key, 0, most)


def _check_closed(file: DataFile, inns: tuple[Inn, ...]) -> None:
    """The list of closed inns for each number of players must agree with what the inns themselves say."""
    for table in file.tables("player_count", COLOURS - 1, COLOURS - 1):
        seats = table.number("players", 2, COLOURS)
        listed = table.some_of("closed", [inn.id for inn in inns])
        if sorted(listed) != [number for number, inn in enumerate(inns) if seats in inn.closed_for]:
            raise table.fail("closed", Text("data-closed-differs", {"seats": seats}))


def _identifier(table: Table, key: str, known: list[str]) -> str:
    """A short name in small letters that is not used yet: it stands in records."""
    value = table.text(key)
    if not (value.isascii() and value.replace("_", "a").isalnum() and value == value.lower()):
        raise table.fail(key, Text("data-identifier", {"found": value[:40]}))
    if value in known:
        raise table.fail(key, Text("data-repeated", {"found": value}))
    return value


def room_name(data: KurierData, room: int) -> str:
    """A room as records name it: ``natascha officer``."""
    return f"{data.inns[room // TYPES].id} {TYPE_NAMES[room % TYPES]}"
