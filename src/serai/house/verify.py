"""Whether all stored games still play the same under the installed rules."""

import msgspec
from msgspec import Struct

from serai.core.errors import SeraiError
from serai.house import store
from serai.house.keeper import Keeper
from serai.house.order import TableOrder
from serai.house.store import TableRow
from serai.house.table import Summary, Table, mark


class Difference(Struct, frozen=True):
    """The first place where a stored game does not play as it did."""

    table: str
    game: str
    rules: int
    """The rules version it was begun with."""
    installed: int
    """The rules version that is installed; 0 if the game is not."""
    entry: int
    """The entry of the log, -1 if it is the table as a whole."""
    reason: str
    """In English: this is for who looks after the house."""


async def verify(keeper: Keeper) -> list[Difference]:
    """Replay every stored game and report the first difference of each."""
    found: list[Difference] = []
    after = ""
    while rows := await keeper.store.tables(store.TABLES_AFTER, after):
        for row in rows:
            difference = await _verify_one(keeper, row)
            if difference is not None:
                found.append(difference)
        after = rows[-1].id
    return found


async def _verify_one(keeper: Keeper, row: TableRow) -> Difference | None:
    installed, number = 0, -1
    try:
        order = msgspec.json.decode(row.wanted, type=TableOrder)
        game = await keeper.games.find(order.game, order.data, order.data_name)
        installed = game.version
        table = Table(row, order, game)
        entries = await keeper.store.entries(row.id)
        for entry in entries:
            number = entry.number
            table.apply(entry)
            if entry.mark and mark(table.state) != entry.mark:
                return Difference(row.id, row.game, row.rules, installed, number, "the moment differs")
        kept = msgspec.json.decode(row.summary, type=Summary)
        now = table.summary()
        if (now.ranking, now.ending) != (kept.ranking, kept.ending):
            return Difference(row.id, row.game, row.rules, installed, number, "the result differs")
    except SeraiError as error:
        return Difference(row.id, row.game, row.rules, installed, number, error.say("en"))
    except (msgspec.MsgspecError, ValueError, LookupError) as error:
        return Difference(row.id, row.game, row.rules, installed, number, str(error))
    return None
