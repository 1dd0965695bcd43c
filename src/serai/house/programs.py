"""Programs that play a seat from anywhere: the token of a seat, what it must decide, and what failing costs it.

A token opens one seat of one table and nothing else. Its seat belongs to a person: to who asked for the token, or to
one made for the program, where a host has it sit in a free seat. Who fails loses the token; a bot plays on for the
seat, and nobody at the table waits.
"""

import asyncio
import secrets
from hashlib import sha256
from hmac import compare_digest

from msgspec import Struct

from serai.bots import STAND_IN
from serai.core.game import Game
from serai.core.options import Options
from serai.core.view import View
from serai.house import store
from serai.house.cards import SeatCard
from serai.house.errors import NoSuchSeat, NotNow, NotTheHost, NotYourSeat, SeatTaken
from serai.house.keeper import Keeper
from serai.house.late import too_late
from serai.house.live import LiveTable
from serai.house.people import People, Person
from serai.house.seating import bot_name, free_seat, sit
from serai.house.showing import managers
from serai.house.table import Table
from serai.house.transaction import Transaction

SECONDS = 30.0
"""What a program has for a decision, come back after a broken line included."""


class Place(Struct, frozen=True):
    """The seat that a token opens."""

    token: str
    """The public half of the token."""
    table: str
    seat: int
    person: str
    maker: str


class Moment(Struct, frozen=True):
    """What a program is to know now."""

    over: bool
    view: View
    legal: tuple[int, ...]
    """Empty if there is nothing to decide."""
    ranking: tuple[int, ...]
    scores: tuple[int, ...]


class Programs:
    """The seats that programs play."""

    def __init__(self, keeper: Keeper, people: People, seconds: float = SECONDS) -> None:
        self._keeper = keeper
        self._people = people
        self.seconds = seconds
        self._connected: dict[str, ProgramSeat] = {}
        """By the public half of its token; of two that come with the same token the later one stays."""

    # ------------------------------------------------------------------ tokens

    async def grant(self, table: str, person: Person, seat: int, name: str = "") -> str:
        """A token for this seat, which is the person's own; or free, and the person the table's host.

        An earlier token of the seat ends. Raises NoSuchSeat, NotYourSeat, NotTheHost, NotNow, BadName.
        """
        live = await self._keeper.live(table)
        async with self._keeper.current(live) as now:
            place, called = _place(now, seat), name or bot_name(now, seat)
            if now.status in ("over", "closed"):
                raise NotNow(f"table-{now.status}")
            hosted = person.id in managers(now)
        known = await self._row(table, seat)
        if place.person == person.id:
            owner = person.id
        elif known is not None and known.maker == person.id and known.person == place.person:
            owner = known.person
        elif not place.free:
            raise NotYourSeat if place.person is not None else SeatTaken
        elif not hosted:
            raise NotTheHost
        else:
            made, way_in = await self._people.newcomer(called, person.lang)
            # only the token of the seat leads to this person
            await self._people.log_out(way_in)
            await sit(self._keeper, live, made, seat, "", invited=True)
            owner = made.id
        key, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        await self._keeper.store.run(store.DROP_PROGRAM, table, seat)
        row = (key, _hash(secret), table, seat, owner, person.id, self._keeper.wall())
        await self._keeper.store.run(store.ADD_PROGRAM, *row)
        self._end(known)
        self._keeper.spawn(self._await_return, Place(key, table, seat, owner, person.id))
        return f"{key}.{secret}"

    async def revoke(self, table: str, person: Person, seat: int) -> None:
        """Take a token back that this person asked for, or that is for his seat. A seat made for it goes to a bot.

        Raises NotYourSeat if there is none.
        """
        known = await self._row(table, seat)
        if known is None or person.id not in (known.maker, known.person):
            raise NotYourSeat
        await self._drop(known)
        if known.person != person.id:
            live = await self._keeper.live(table)
            await self._keeper.change(live, lambda transaction: _vacate(transaction, known))

    async def seats(self, table: str, person: Person) -> list[int]:
        """The seats of this table whose tokens this person can take back."""
        rows = await self._keeper.store.run(store.PROGRAMS_AT, table)
        return [int(seat) for _, _, seat, owner, maker in rows if person.id in (owner, maker)]

    async def _row(self, table: str, seat: int) -> Place | None:
        rows = await self._keeper.store.run(store.PROGRAMS_AT, table)
        return next((Place(*row) for row in rows if row[2] == seat), None)

    async def _drop(self, place: Place) -> None:
        await self._keeper.store.run(store.DROP_PROGRAM, place.table, place.seat)
        self._end(place)

    def _end(self, place: Place | None) -> None:
        known = self._connected.get(place.token) if place is not None else None
        if known is not None:
            known.end()

    async def good(self, place: Place) -> bool:
        """Whether the token still opens the seat, and the seat is still whose it was."""
        known = await self._row(place.table, place.seat)
        return known is not None and known.token == place.token

    # ------------------------------------------------------------------ playing

    async def enter(self, token: str) -> "ProgramSeat | None":
        """The seat that this token opens, ready to be played; None if it opens none (any more)."""
        key, _, secret = token[:200].partition(".")
        rows = await self._keeper.store.run(store.FIND_PROGRAM, key) if key.isascii() and key.isprintable() else []
        if not rows or not compare_digest(_hash(secret), str(rows[0][5])):
            return None
        place = Place(*rows[0][:5])
        live = await self._keeper.live(place.table)
        async with self._keeper.current(live):
            await self._keeper.sync(live)
            if live.table.places[place.seat].person != place.person:
                return None
        self._end(place)
        entered = self._connected[place.token] = ProgramSeat(self, self._keeper, live, place)
        await entered.take_up()
        return entered

    def left(self, seat: "ProgramSeat") -> None:
        """A program is not connected any more; it may come back in time."""
        if self._connected.get(seat.place.token) is seat:
            del self._connected[seat.place.token]
            self._keeper.spawn(self._await_return, seat.place)

    async def _await_return(self, place: Place) -> None:
        """While a program is away: it fails if the table waits for it for longer than a decision may take."""
        since: float | None = None
        while place.token not in self._connected and await self.good(place):
            live = await self._keeper.live(place.table)
            async with self._keeper.current(live) as table:
                if table.status in ("over", "closed"):
                    return
                waited_for = bool(_legal(table, place.seat)) and not table.bot_of(place.seat)
            now = self._keeper.clock()
            since = (now if since is None else since) if waited_for else None
            if since is not None and now - since >= self.seconds:
                await self.fault(place)
                return
            await asyncio.sleep(min(self.seconds / 4, 5.0))

    async def fault(self, place: Place) -> None:
        """A program failed: its token ends, and a bot plays on, as for who is late. Its player may take the seat back.

        In a reaction window nothing more is needed: it closes by itself.
        """
        if not await self.good(place):
            return
        await self._drop(place)

        def enter(transaction: Transaction) -> None:
            table = transaction.table
            if table.places[place.seat].person == place.person != place.maker:
                _vacate(transaction, place)
            elif _waits_for(table, place):
                too_late(transaction, place.seat)

        await self._keeper.change(await self._keeper.live(place.table), enter)


class ProgramSeat:
    """A seat while a program plays it."""

    def __init__(self, programs: Programs, keeper: Keeper, live: LiveTable, place: Place) -> None:
        self._programs = programs
        self._keeper = keeper
        self._live = live
        self.place = place
        self.ended = asyncio.Event()
        """Set once the token is void, or somebody else came with it."""
        self._change = asyncio.Event()
        live.listeners.add(self._change.set)

    @property
    def game(self) -> Game:
        """The game as this table plays it."""
        return self._live.table.game

    @property
    def options(self) -> Options:
        """How it is played."""
        return self._live.table.session.record.options

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._live.table.order.seats)

    async def take_up(self) -> None:
        """Play on where a bot has stood in since."""

        def enter(transaction: Transaction) -> None:
            if transaction.table.status == "running" and transaction.table.may_return(self.place.seat):
                transaction.add("back", self.place.seat)

        await self._keeper.change(self._live, enter)

    async def moment(self) -> Moment | None:
        """How the seat stands now; None once it is not the program's any more. Raises NoSuchTable."""
        self._change.clear()
        if self.ended.is_set() or not await self._programs.good(self.place):
            return None
        async with self._keeper.current(await self._keeper.live(self.place.table)) as table:
            if table.status == "closed" or table.places[self.place.seat].person != self.place.person:
                return None
            over, state = table.status == "over", table.state
            return Moment(
                over,
                table.view(self.place.seat),
                tuple(_legal(table, self.place.seat)),
                tuple(int(rank) for rank in state.ranking) if over else (),
                tuple(int(points) for points in state.scores) if over else (),
            )

    async def changed(self) -> None:
        """Wait until something may have changed since the last ``moment``."""
        await self._change.wait()

    async def act(self, asked: Moment, action: int) -> None:
        """Take this action, which is legal in the moment that was asked about. If the table has gone on, nothing."""
        seat = self.place.seat

        def enter(transaction: Transaction) -> None:
            table = transaction.table
            same = table.places[seat].person == self.place.person and table.view(seat) == asked.view
            if same and action in _legal(table, seat) and not table.bot_of(seat):
                transaction.add("act" if table.window is None else "answer", seat, action)

        await self._keeper.change(self._live, enter)

    async def fault(self) -> None:
        """It failed: it is done here."""
        if not self.ended.is_set():
            await self._programs.fault(self.place)

    def end(self) -> None:
        """The token is void."""
        self.ended.set()
        self._change.set()

    def leave(self) -> None:
        """The program is gone."""
        self._live.listeners.discard(self._change.set)
        self._programs.left(self)


def _place(table: Table, seat: int) -> SeatCard:
    if not 0 <= seat < table.order.seats:
        raise NoSuchSeat
    return table.places[seat]


def _legal(table: Table, seat: int) -> list[int]:
    """What a program is asked: what is open to the seat, but an answer in a window only once."""
    if table.window is not None and seat in table.window.answers:
        return []
    return table.open_actions(seat)


def _waits_for(table: Table, place: Place) -> bool:
    own = table.places[place.seat].person == place.person
    return own and table.status == "running" and table.window is None and place.seat in table.turn()


def _vacate(transaction: Transaction, place: Place) -> None:
    """A seat that was made for a program goes to a bot, before the game to nobody."""
    table = transaction.table
    if table.places[place.seat].person == place.person and table.status not in ("over", "closed"):
        free_seat(transaction, place.seat, "" if table.status == "waiting" else STAND_IN)


def _hash(secret: str) -> str:
    return sha256(secret.encode(errors="replace")).hexdigest()
