"""Who sits where: setting up tables, taking seats and leaving them, meeting again."""

import secrets
from collections.abc import Sequence
from hmac import compare_digest

import msgspec

from serai.bots import USUAL, bot
from serai.core.datafile import bad_data
from serai.core.game import Game
from serai.core.lesson import lesson_of
from serai.core.practice import task_of
from serai.core.state import CHANCE
from serai.house import hooks, store
from serai.house.cards import SeatCard, Viewer
from serai.house.errors import (
    BadInvitation,
    BadName,
    BadOrder,
    NoSuchSeat,
    NotNow,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    TableFull,
)
from serai.house.keeper import Keeper
from serai.house.live import LiveTable
from serai.house.names import alike, clean_name
from serai.house.order import LEAST_WINDOW, MOST_WINDOW, Clock, TableOrder
from serai.house.pauses import turn, unhurried
from serai.house.people import Person
from serai.house.practising import task_order
from serai.house.showing import managers
from serai.house.table import Summary, Table
from serai.house.teaching import lesson_order
from serai.house.transaction import Transaction

MOST_DATA = 200_000
MOST_KEPT = 3_000_000
"""Letters of own data that the house keeps for one host, all his tables together."""


def check_data(game: Game) -> None:
    """Whether a new table may be set up with the game's data. Raises BadData for keys of earlier versions."""
    if game.retired:
        raise bad_data(game.retired, game.words)


def check(order: TableOrder, game: Game) -> None:
    """Whether a table can be set up like this. Raises BadOrder, BadData, BadSeats, BadOption or UnknownBot."""
    check_data(game)
    game.start(order.seats, order.options)
    if order.clock.kind == "none" and order.clock != Clock():
        # Somebody who gives a time wants a clock, and would have waited for it in vain.
        raise BadOrder("order-clock-kind")
    for seat, level in order.bots.items():
        if not 0 <= seat < order.seats:
            raise BadOrder("order-bot-seat", seat=seat + 1)
        bot(level)
    if not LEAST_WINDOW <= order.window <= MOST_WINDOW:
        raise BadOrder("order-window", least=LEAST_WINDOW, most=MOST_WINDOW)
    if order.hot_seats + len(order.bots) > order.seats:
        raise BadOrder("order-too-many", seats=order.seats)
    for seat, name in order.names.items():
        if not 0 <= seat < order.seats or clean_name(name) != name:
            raise BadOrder("order-name", seat=seat + 1)
    if order.lesson:
        lesson = lesson_of(game)
        if lesson is None or order != lesson_order(lesson):
            raise BadOrder("order-lesson")
    if order.task or order.position:
        task = task_of(game, order.task)
        if task is None or order != task_order(task):
            raise BadOrder("order-task")


async def new_table(keeper: Keeper, host: Person, order: TableOrder, played: Sequence[tuple[int, int]] = ()) -> str:
    """A new table with its bots and its host seated; it begins at once if that fills it. Returns its id.

    ``played`` are steps (of a seat or of chance) with which it begins, for a table that is full.
    """
    if len(order.data) > MOST_DATA or len(order.data_name) > 80:
        raise BadOrder
    if order.data:
        await _allowance(keeper, host, order)
    game = await own_game(keeper, host, order.game, order.data, order.data_name)
    check(order, game)
    table = secrets.token_urlsafe(9)
    wanted = msgspec.json.encode(order).decode()
    empty = Summary(tuple(SeatCard(seat) for seat in range(order.seats)), game.title)
    listed = int(order.open and not order.invite_only)
    await keeper.store.run(
        store.ADD_TABLE,
        *(table, order.game, game.version, wanted, host.id, secrets.token_urlsafe(9), keeper.wall(), listed),
        msgspec.json.encode(empty).decode(),
        keeper.clock(),
    )
    if order.hot_seats:
        await keeper.store.run(store.ADD_PLACE, host.id, table)
    await turn()
    live = await keeper.live(table)
    await turn()

    def enter(transaction: Transaction) -> None:
        if transaction.table.entries:
            return
        for seat, level in sorted(order.bots.items()):
            _take(transaction, SeatCard(seat, bot_name(transaction.table, seat, host.name), level))
        mine = [place.seat for place in transaction.table.places if place.free][: order.hot_seats]
        for seat in mine:
            _enter(transaction, seat, host)
        begin_if_full(transaction)

    if not played:
        await keeper.change(live, enter)
        return table
    async with keeper.transaction(live) as transaction:
        enter(transaction)
        async for seat, action in unhurried(played):
            transaction.add("chance" if seat == CHANCE else "act", seat, action)
        await keeper.write(transaction)
    return table


async def what_if(keeper: Keeper, host: Person, source: LiveTable, at: int, seat: int | None) -> str:
    """A new casual table, begun like another one whose game is over up to so many steps; returns its id.

    The host has one seat (that of who decides then, unless one is named), bots have the others: those that sat there,
    or the usual ones for people. Raises NotNow where nothing is left to decide.
    """
    async with keeper.current(source) as table:
        if table.status != "over" or table.order.position:
            # what is practised begins with a position, not with steps that can be taken again
            raise NotNow("what-if-later")
        order, session, places = table.order, table.session, tuple(table.places)
        last = min(at, len(session.record.steps))
        # a reaction window is asked anew as a whole: half of its answers are no moment that anybody was in
        while last > 0 and all(hooks.window_open(table.game, session.at(one)) for one in (last, last - 1)):
            last -= 1
        state = session.at(last)
        if state.over:
            raise NotNow("table-over")
        steps = session.record.steps[:last]
    if seat is None:
        seat = next((int(decider) for decider in state.deciders), 0)
    if not 0 <= seat < order.seats:
        raise NoSuchSeat
    bots = {place.seat: place.bot or USUAL for place in places if place.seat != seat}
    wanted = TableOrder(
        *(order.game, order.seats, order.options, bots),
        casual=True,
        data=order.data,
        data_name=order.data_name,
        invite_only=True,
        window=max(order.window, LEAST_WINDOW),
    )
    return await new_table(keeper, host, wanted, steps)


async def own_game(keeper: Keeper, person: Person | None, game: str, data: str, data_name: str) -> Game:
    """The game with these data, which may be empty. Raises BadData; TooMany where one person has too many read."""
    if data and person is not None and not keeper.games.knows(game, data, data_name):
        keeper.data_read.check(person.id)
        keeper.data_read.count(person.id)
    return await keeper.games.find(game, data, data_name)


async def _allowance(keeper: Keeper, host: Person, order: TableOrder) -> None:
    """Raises TooMany or BadOrder if this person has set up enough tables with data of his own."""
    keeper.data_tables.check(host.id)
    rows = await keeper.store.run(store.ORDERED_BY, host.id)
    if int(rows[0][0]) + len(order.data) > MOST_KEPT:
        raise BadOrder("data-quota")
    keeper.data_tables.count(host.id)


def bot_name(table: Table, seat: int, without: str = "") -> str:
    """What a bot is called: like nobody else here, nor like ``without``.

    Names are nobody's language: the level is told in words by who shows it.
    """
    taken = [place.name for place in table.places if place.name and place.seat != seat]
    names = [name for name in _BOT_NAMES if not any(alike(name, other) for other in [*taken, without])]
    return names[seat % len(names)] if names else f"Bot {seat + 1}"


_BOT_NAMES = ("Ada", "Bram", "Cleo", "Dirk", "Elif", "Floor", "Gijs", "Hanna", "Ivo", "Jet", "Kees", "Lotte")


def _take(transaction: Transaction, place: SeatCard, key: str = "") -> None:
    transaction.add("seat", place.seat, data=msgspec.json.encode(place).decode(), message=key)


def _enter(transaction: Transaction, seat: int, person: Person | Viewer, key: str = "") -> None:
    """The person sits down here. No two at a table have names that look alike: a bot gives way, a person does not."""
    id_ = person.person if isinstance(person, Viewer) else person.id
    own = transaction.table.order.names.get(seat, "") if id_ == transaction.table.host else ""
    name = own or person.name
    for place in transaction.table.places:
        if (place.person != id_ or own) and place.seat != seat and place.name and alike(place.name, name):
            if not place.bot:
                raise BadName("name-at-table", name=name)
            _take(transaction, SeatCard(place.seat, bot_name(transaction.table, place.seat, name), place.bot))
    _take(transaction, SeatCard(seat, name, "", id_), key)


def free_seat(transaction: Transaction, seat: int, level: str, key: str = "") -> None:
    """Somebody leaves this seat, to a bot of this level or to nobody."""
    name = bot_name(transaction.table, seat) if level else ""
    _take(transaction, SeatCard(seat, name, level), key)


def come_back(transaction: Transaction, viewer: Viewer, key: str) -> None:
    """Who left the game takes his seats again, from the bot that plays them or from nobody. Raises NotYourSeat."""
    left = transaction.table.left_by(viewer.person)
    if not left:
        raise NotYourSeat
    for seat in left:
        _enter(transaction, seat, viewer, key)


def begin_if_full(transaction: Transaction) -> None:
    """The game begins by itself when the last seat is taken."""
    if transaction.table.status == "waiting" and not any(place.free for place in transaction.table.places):
        transaction.add("begin")


async def sit(
    keeper: Keeper, live: LiveTable, person: Person, seat: int | None, invitation: str, *, invited: bool = False
) -> int:
    """Take a seat; returns which. Who sits already keeps his seat; before the game he may take another one as well.

    Once the game has begun, who has sat in it may have seen that hand, and comes back to no other: a vacated seat is
    for who has not played yet, or for who left it. Raises BadName if somebody here has a name like his.
    """
    await keeper.store.run(store.ADD_PLACE, person.id, live.table.id)
    taken = -1

    def enter(transaction: Transaction) -> None:
        nonlocal taken
        table = transaction.table
        own = table.seats_of(person.id)
        if own and (seat is None or seat in own):
            taken = own[0] if seat is None else seat
            return
        if table.status == "over":
            raise NotNow("table-over")
        allowed = invited or not table.order.invite_only or person.id == table.host
        if not allowed and not compare_digest(table.invitation.encode(), invitation.encode(errors="replace")):
            raise BadInvitation
        if seat is not None and not 0 <= seat < table.order.seats:
            raise NoSuchSeat
        free = [place.seat for place in table.places if place.free]
        if not free:
            raise TableFull
        if seat is not None and seat not in free:
            raise SeatTaken
        known = table.known_hands.get(person.id)
        if known is not None:
            if seat is not None and seat not in known:
                raise NotYourSeat("hand-seen")
            free = [one for one in free if one in known]
            if not free:
                raise SeatTaken("own-seat-taken")
        taken = free[0] if seat is None else seat
        _enter(transaction, taken, person)
        begin_if_full(transaction)

    await keeper.change(live, enter)
    return taken


async def stand_up(keeper: Keeper, live: LiveTable, person: Person) -> None:
    """Leave all one's seats to nobody. Raises NotYourSeat for who has none."""

    def enter(transaction: Transaction) -> None:
        own = transaction.table.seats_of(person.id)
        if not own:
            raise NotYourSeat
        if transaction.table.status == "over":
            raise NotNow("table-over")
        for seat in own:
            free_seat(transaction, seat, "")

    await keeper.change(live, enter)


async def put_bot(keeper: Keeper, live: LiveTable, person: Person, seat: int, level: str) -> None:
    """The host puts a bot into a free seat, or changes a bot's level; an empty level takes it away before the game."""

    def enter(transaction: Transaction) -> None:
        table = transaction.table
        if person.id not in managers(table):
            raise NotTheHost
        if not 0 <= seat < table.order.seats:
            raise NoSuchSeat
        if table.status == "over" or (not level and table.status != "waiting"):
            raise NotNow
        if table.places[seat].person is not None:
            raise SeatTaken
        if level:
            bot(level)
        free_seat(transaction, seat, level)
        begin_if_full(transaction)

    await keeper.change(live, enter)


async def begin(keeper: Keeper, live: LiveTable, person: Person) -> None:
    """The host begins a table whose seats are all taken. A table that has begun stays as it is."""

    def enter(transaction: Transaction) -> None:
        if person.id not in managers(transaction.table):
            raise NotTheHost
        if transaction.table.status == "waiting":
            if any(place.free for place in transaction.table.places):
                raise NotNow("seats-free")
            transaction.add("begin")

    await keeper.change(live, enter)


async def rematch(keeper: Keeper, live: LiveTable, viewer: Viewer, key: str) -> None:
    """Meet again at a new table, everybody one seat further. Each who asks takes his seat there; the last begins it."""
    async with keeper.current(live) as table:
        own, again = table.seats_of(viewer.person), table.rematch
        if not own or viewer.person is None:
            raise NotYourSeat
        if table.status != "over":
            raise NotNow("rematch-later")
    seats = table.order.seats
    person = Person(viewer.person, viewer.name, viewer.lang)
    if not again:
        bots = {(place.seat + 1) % seats: place.bot for place in table.places if place.bot}
        names = table.order.names if viewer.person == table.host else {}
        names = {(seat + 1) % seats: name for seat, name in names.items()}
        window = max(table.order.window, LEAST_WINDOW)  # tables of the first release may have less
        order = msgspec.structs.replace(
            table.order, bots=bots, names=names, hot_seats=0, invite_only=True, open=False, window=window, lesson=False
        )
        order = msgspec.structs.replace(order, task="", position="")
        again = await new_table(keeper, person, order)

        def enter(transaction: Transaction) -> None:
            if not transaction.table.rematch:
                transaction.add("rematch", data=again, message=key)

        await keeper.change(live, enter)
        async with keeper.current(live) as table:
            again = table.rematch
    other = await keeper.live(again)
    for seat in own:
        await sit(keeper, other, person, (seat + 1) % seats, "", invited=True)
