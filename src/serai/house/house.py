"""The one door to the house: people, tables, play. Knows no HTTP and no game."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from serai.core.errors import SeraiError
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.house import seating, store
from serai.house.cards import CONFIRM, Status, TableCard, Viewer
from serai.house.chat import read_chat
from serai.house.keeper import Keeper, crypto_luck
from serai.house.live import LiveTable, Subscription
from serai.house.messages import ChatMessage, LogLine, Message, Request, TableMessage
from serai.house.order import TableOrder
from serai.house.people import People, Person
from serai.house.requests import Desk
from serai.house.showing import art_of, outcome
from serai.house.store import TableRow, open_store
from serai.house.table import Summary
from serai.house.thinking import Find, Thinkers
from serai.house.verify import Difference, verify

__all__ = ["Difference", "House", "Person", "Subscription", "TableCard", "TableOrder", "Viewer"]

_SWEEP = 5.0
_MOST_LISTED = 200
T = TypeVar("T")


class House:
    """A house over one database. Several processes may each have a House over the same one.

    Methods raise HouseError (a SeraiError: ``error.say(lang)`` speaks) when something cannot be done.
    """

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._people = People(keeper.store, keeper.clock)
        self._desk = Desk(keeper)
        self._sweeper: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        url: str = "sqlite:serai.sqlite",
        *,
        bot_workers: int = 1,
        bot_delay: float = 0.6,
        bot_seconds: float = 5.0,
        clock: Callable[[], float] = time.time,
        luck: Callable[[], Rng] = crypto_luck,
        find: Find = find_game,
        sweep: float = _SWEEP,
    ) -> "House":
        """Open the house over ``sqlite:PATH`` or ``postgresql://...``; every running table goes on. Raises BadStore.

        ``bot_delay`` is how long a bot at least seems to think, ``bot_seconds`` its hard limit. ``clock``, ``luck`` and
        ``find`` are for tests: the time, a generator for each fall of chance, and how a game is found.
        """
        kept = await open_store(url)
        house = cls(Keeper(kept, clock, find, Thinkers(bot_workers, bot_seconds, find), luck, bot_delay))
        await house.keeper.resume()
        house._sweeper = asyncio.create_task(house._sweep(sweep))
        return house

    async def close(self) -> None:
        """Leave in order; a house that is killed instead loses nothing acknowledged either."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.keeper.close()
        self.keeper.thinkers.close()
        await self.keeper.store.close()

    async def _sweep(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.keeper.spawn(self.keeper.sweep)

    # ------------------------------------------------------------------ people

    async def newcomer(self, name: str, lang: str) -> tuple[Person, str]:
        """A person without registering, and the secret token for the cookie. Raises BadName."""
        return await self._people.newcomer(name, lang)

    async def person(self, token: str) -> Person | None:
        """Who has this token."""
        return await self._people.person(token)

    async def person_by_id(self, person: str) -> Person | None:
        """Who has this public id."""
        return await self._people.by_id(person)

    async def change_person(
        self,
        person: Person,
        *,
        name: str | None = None,
        lang: str | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Person:
        """Another name, language, or settings (merged into what is there). Raises BadName."""
        return await self._people.change(person, name=name, lang=lang, settings=settings)

    async def register(self, person: Person, password: str) -> None:
        """Keep the name on several devices. Raises BadName, BadPassword."""
        await self._people.register(person, password)

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The person of a registered name, and a new token. Raises BadPassword, TooMany."""
        return await self._people.log_in(name, password)

    async def log_out(self, token: str) -> None:
        """Forget a token."""
        await self._people.log_out(token)

    # ------------------------------------------------------------------ tables

    async def new_table(self, host: Person, order: TableOrder) -> str:
        """A new table; its id cannot be guessed. Raises BadOrder, UnknownGame, BadSeats, BadOption, BadData."""
        return await self._whole(seating.new_table(self.keeper, host, order))

    async def table(self, table: str, person: Person | None = None, lang: str | None = None) -> TableCard | None:
        """The table's card, made out for this person if given."""
        row = await self.keeper.store.table(table) if "\0" not in table else None
        return None if row is None else self._card(row, person, lang)

    async def sit(self, table: str, person: Person, seat: int | None = None, invitation: str = "") -> int:
        """Take a seat, any free one if none is named; returns which. The last one taken begins the game."""
        return await self._whole(seating.sit(self.keeper, await self.keeper.live(table), person, seat, invitation))

    async def stand_up(self, table: str, person: Person) -> None:
        """Leave one's seats to nobody."""
        await self._whole(seating.stand_up(self.keeper, await self.keeper.live(table), person))

    async def put_bot(self, table: str, person: Person, seat: int, level: str) -> None:
        """The host puts a bot into a free seat (an empty level takes one away, before the game)."""
        await self._whole(seating.put_bot(self.keeper, await self.keeper.live(table), person, seat, level))

    async def begin(self, table: str, person: Person) -> None:
        """The host begins; a game also begins by itself when the last seat is taken."""
        await self._whole(seating.begin(self.keeper, await self.keeper.live(table), person))

    async def my_tables(self, person: Person) -> list[TableCard]:
        """This person's tables that are not over, the newest first (the last change would tell of secret steps)."""
        return await self._listed(person, 0)

    async def finished_tables(self, person: Person) -> list[TableCard]:
        """This person's history."""
        return await self._listed(person, 1)

    async def open_tables(self) -> list[TableCard]:
        """Tables that wait for players and are open to all."""
        rows = await self.keeper.store.tables(store.OPEN_TABLES, _MOST_LISTED)
        return [self._card(row, None, None) for row in rows]

    async def _listed(self, person: Person, over: int) -> list[TableCard]:
        rows = await self.keeper.store.tables(store.TABLES_OF, person.id, over, _MOST_LISTED)
        cards = [self._card(row, person, None) for row in rows]
        return [card for card in cards if card.your_seats or card.host == person.id]

    def _card(self, row: TableRow, person: Person | None, lang: str | None) -> TableCard:
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
            result=self._result(order, summary, speak),
            casual=order.casual,
            open=order.open,
            ranking=summary.ranking,
        )

    def _result(self, order: TableOrder, summary: Summary, lang: str) -> str:
        if not summary.ranking:
            return ""
        try:
            game = self.keeper.find(order.game, None, "")
        except SeraiError:
            return ""
        return outcome(game, summary.seats, summary.ending, summary.ranking, lang)

    # ------------------------------------------------------------------ play

    def viewer(self, card: TableCard, person: Person | None) -> Viewer:
        """Who looks at the table: a person with his seats, or a spectator."""
        if person is None:
            return Viewer()
        seats = tuple(seat.seat for seat in card.seats if seat.person == person.id)
        confirm = person.settings.get("confirm", CONFIRM) is True
        return Viewer(person.id, seats, person.lang, confirm, name=person.name)

    async def message(
        self, table: str, viewer: Viewer, *, at: int | None = None, log_from: int = 0, eyes: int | None = None
    ) -> TableMessage:
        """The table as this viewer sees it, now or after ``at`` of the steps he saw; log lines from ``log_from`` on.

        ``eyes``: through which of his seats he looks; after the end, through anybody's.
        """
        live = await self.keeper.live(table)
        async with self.keeper.sound(live):
            return live.message(viewer, self.keeper.clock(), at, log_from, eyes)

    async def request(self, table: str, viewer: Viewer, request: Request) -> list[Message]:
        """Answers for the asker. What changed, everybody (the asker too) hears by subscription. Raises NoSuchTable."""
        return await self._whole(self._desk.answer(await self.keeper.live(table), viewer, request))

    def subscribe(self, table: str, viewer: Viewer) -> Subscription:
        """What this viewer is to be told from now on, beginning with the whole truth. ``close()`` it at the end.

        The first message is awaited with the iteration; that raises NoSuchTable if there is no such table.
        """

        async def arrive(sub: Subscription) -> None:
            live = await self.keeper.live(table)
            async with live.lock:
                await self.keeper.sync(live)
                if sub.closed:
                    return
                if live.chat_number < 0:
                    await read_chat(self.keeper.store, live)
                live.subscriptions.append(sub)
                sub.on_close = lambda: self._leave(live, sub)
                live.publish(self.keeper.clock())
                if live.chat:
                    sub.put(ChatMessage(tuple(live.chat)))
                live.presence(self.keeper.clock(), apart=sub)

        return Subscription(viewer, arrive)

    def _leave(self, live: LiveTable, sub: Subscription) -> None:
        if sub in live.subscriptions:
            live.subscriptions.remove(sub)
            live.presence(self.keeper.clock())

    async def record(self, table: str, viewer: Viewer) -> str:
        """After the end the whole record; before, the log as this viewer reads it, for the rest is secret."""
        live = await self.keeper.live(table)
        async with self.keeper.sound(live) as played:
            if played.status == "over":
                record = played.session.record
                record.names = {place.seat: place.name for place in played.places if place.name}
                return record.dumps()
            log: tuple[LogLine, ...] = live.message(viewer, self.keeper.clock()).log
        return "".join(f"{line.number + 1} {line.text}\n" for line in log)

    async def art(self, address: str) -> bytes | None:
        """The art at this address (TableMessage.art), as JSON; None if no game of the house has it."""
        name = address.removeprefix("/art/").partition("/")[0]
        games = {live.table.game for live in self.keeper.tables.values() if live.table.game.id == name}
        try:
            games.add(self.keeper.find(name, None, ""))
        except SeraiError:
            return None
        return next((text for found, text in map(art_of, games) if found == address), None)

    async def verify(self) -> list[Difference]:
        """Replay every stored game under the installed rules; the first difference of each."""
        return await verify(self.keeper)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what was begun even if who asked goes away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(work))
