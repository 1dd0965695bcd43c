"""A table as lists show it, from its row in the database alone."""

import msgspec

from serai.core.errors import SeraiError
from serai.house.cards import Status, TableCard
from serai.house.order import TableOrder
from serai.house.people import Person
from serai.house.showing import outcome
from serai.house.store import TableRow
from serai.house.table import Summary
from serai.house.thinking import Find


def table_card(row: TableRow, find: Find, person: Person | None = None, lang: str | None = None) -> TableCard:
    """The table's card, made out for this person if given, in his language unless another one is named."""
    order = msgspec.json.decode(row.wanted, type=TableOrder)
    summary = msgspec.json.decode(row.summary, type=Summary)
    mine = tuple(seat.seat for seat in summary.seats if person is not None and seat.person == person.id)
    inside = person is not None and (bool(mine) or person.id == row.host)
    speak = lang or (person.lang if person is not None else "en")
    return TableCard(
        id=row.id,
        game=row.game,
        title=summary.title,
        status=msgspec.convert(row.status, Status),
        seats=summary.seats,
        options=order.options,
        created=row.created,
        host=row.host,
        clock=order.clock,
        number=summary.number,
        invitation=row.invitation if inside else "",
        your_turn=any(seat in summary.turn for seat in mine),
        your_seats=mine,
        result=_result(find, order, summary, speak),
        casual=order.casual,
        open=order.open,
        ranking=summary.ranking,
        lesson=order.lesson and not summary.taught,
        task=order.task,
    )


def _result(find: Find, order: TableOrder, summary: Summary, lang: str) -> str:
    if not summary.ranking:
        return ""
    try:
        game = find(order.game, None, "")
    except SeraiError:
        return ""
    return outcome(game, summary.seats, summary.ending, summary.ranking, lang)
