"""The one door to the house: people, tables, play. Knows no HTTP and no game."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

import msgspec

from serai.core.errors import SeraiError
from serai.core.lesson import lesson_of
from serai.core.practice import task_of
from serai.core.reference import things
from serai.core.registry import stored_game
from serai.core.rng import Rng
from serai.house import seating, store
from serai.house.admin import (
    DELETE,
    FORGET,
    RENAME,
)
from serai.house.cards import CONFIRM, TableCard, Viewer
from serai.house.chat import read_chat
from serai.house.emails import Emails
from serai.house.entrance import Entrance, whole
from serai.house.errors import BadOrder, StoreTrouble
from serai.house.housetime import Heartbeat, open_clock
from serai.house.keeper import Keeper, crypto_luck
from serai.house.live import LiveTable, Subscription
from serai.house.measures import MeasuredStore, Measures
from serai.house.messages import Act, ChatMessage, Confirm, Message, Request, TableMessage, ThingTold, Undo
from serai.house.order import TableOrder
from serai.house.outgoing import Outgoing
from serai.house.pauses import Urgent, turn, unhurried
from serai.house.people import Person
from serai.house.practising import task_order
from serai.house.programs import Programs
from serai.house.push import Push
from serai.house.requests import RequestHandler
from serai.house.restrictions import AuditLine
from serai.house.showing import art_of, catch_up, log_lines, names_of
from serai.house.snapshots import snapshot
from serai.house.speaking import speaker
from serai.house.store import open_store
from serai.house.table import Summary
from serai.house.tablecards import table_card
from serai.house.teaching import lesson_order
from serai.house.thinking import BotWorkers, Find
from serai.house.verify import Difference, verify
from serai.house.webhooks import Webhooks

__all__ = ["Difference", "House", "Person", "Subscription", "TableCard", "TableOrder", "Viewer"]

_SWEEP = 5.0
_BEAT = 5.0
"""A database that does not answer for so long does not answer."""
_OBEY = 2.0
_MOST_LISTED = 200
_STEPS = (Act, Undo, Confirm)
"""Requests that everybody else's long work waits for: somebody plays."""
_CARDS = 20
"""So many cards of tables are made at once: one or two milliseconds."""


class House(Entrance):
    """A house over one database. Several processes may each have a House over the same one.

    Methods raise HouseError (a SeraiError: ``error.say(lang)`` speaks) when something cannot be done.
    """

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._heartbeat = Heartbeat(keeper.store, keeper.clock)
        self._desk = RequestHandler(keeper)
        self.programs = Programs(keeper, self._people)
        self.outgoing = Outgoing(keeper.clock)
        self.webhooks = Webhooks(keeper, self.outgoing)
        self.push = Push(keeper, self.outgoing)
        self.emails = Emails(keeper)
        self.drawers = keeper.drawers
        """Workers for whatever else takes long. They get views, or records of games that are over."""
        self.analysts = keeper.analysts
        """The same for what takes many seconds: looking back upon whole games. Pictures need not wait for it."""
        self._sweeper: asyncio.Task[None] | None = None
        self._obeyer: asyncio.Task[None] | None = None
        self._watcher: asyncio.Task[None] | None = None
        self.measures = Measures()
        self.on_decision: Callable[[AuditLine], None] | None = None
        """Who is told what was decided about guests and tables by whoever runs the house."""

    @classmethod
    async def open(
        cls,
        url: str = "sqlite:serai.sqlite",
        *,
        bot_workers: int = 1,
        bot_delay: float = 0.6,
        bot_seconds: float = 5.0,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        luck: Callable[[], Rng] = crypto_luck,
        find: Find = stored_game,
        sweep: float = _SWEEP,
    ) -> "House":
        """Open the house over ``sqlite:PATH`` or ``postgresql://...``; every running table goes on. Raises BadStore.

        ``bot_delay`` is how long a bot at least seems to think, ``bot_seconds`` its hard limit. ``clock``, ``wall``,
        ``luck`` and ``find`` are for tests: a clock that only goes forward, the one on the wall, a generator for each
        fall of chance, and how a game is found.
        """
        measures = Measures()
        kept = MeasuredStore(await open_store(url), measures)
        thinking = BotWorkers(bot_workers, bot_seconds, find)
        house = cls(Keeper(kept, await open_clock(kept, wall, clock), find, thinking, luck, bot_delay, wall))
        house.measures = measures
        await house._heartbeat.beat()
        await house._people.know_likenesses()
        await house.keeper.restrictions.refresh()
        await house.keeper.resume()
        house._sweeper = asyncio.create_task(house._sweep(sweep))
        house._watcher = asyncio.create_task(measures.watch_loop())
        house._obeyer = asyncio.create_task(house._obey(min(sweep, _OBEY)))
        return house

    async def close(self) -> None:
        """Leave in order; a house that is killed instead loses nothing acknowledged either."""
        for task in (self._sweeper, self._obeyer, self._watcher):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.keeper.close()
        self.emails.close()
        with suppress(StoreTrouble):
            await self._heartbeat.beat()
        self.keeper.bot_workers.close()
        await self.keeper.store.close()

    async def _sweep(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._beat()
            await self.keeper.spawn(self.keeper.sweep)
            await self.keeper.spawn(self.emails.sweep)

    async def _beat(self) -> None:
        """Write down how far the time is. While the database does not answer nobody can play, and no time runs."""
        try:
            # Not wait_for, which before Python 3.12 can swallow the end of a task: then the house would not close.
            async with asyncio.timeout(_BEAT):
                await self._heartbeat.beat()
        except (StoreTrouble, TimeoutError):
            self.keeper.clock.stop()
        else:
            self.keeper.clock.go_on()

    async def _obey(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.keeper.spawn(self.obey)

    async def obey(self) -> None:
        """Carry out what whoever runs the house has decided since (``serai admin``). Raises StoreTrouble."""
        for line in await self.keeper.restrictions.refresh():
            if line.what == DELETE:
                self.keeper.drop(line.target)
            elif line.what in (FORGET, RENAME):
                # Chat in memory has the old name; it is read anew by who comes next.
                for live in self.keeper.tables.values():
                    live.chat.clear()
                    live.chat_number = -1
                    live.speakers.clear()
            if self.on_decision is not None:
                self.on_decision(line)

    # ------------------------------------------------------------------ tables

    async def new_table(self, host: Person, order: TableOrder) -> str:
        """A new table; its id cannot be guessed. Raises BadOrder, BadData and others."""
        return await whole(seating.new_table(self.keeper, host, order))

    async def what_if(self, person: Person, table: str, at: int, seat: int | None = None) -> str:
        """Play on from a moment of a game that is over, in one of its seats (that of who decides then), against bots.

        Returns the new table. Raises NoSuchTable, NoSuchSeat; NotNow where nothing is left to decide.
        """
        source = await self.keeper.live(table)
        return await whole(seating.what_if(self.keeper, person, source, at, seat))

    async def lesson(self, person: Person, game: str, *, again: bool = False) -> str:
        """The table at which this person is taught the game: the one he left, or (or if he wants it again) a new one.

        Raises UnknownGame; BadOrder if the game has no lesson.
        """
        lesson = lesson_of(self.keeper.find(game, None, ""))
        if lesson is None:
            raise BadOrder("no-lesson")
        if not again:
            for card in await self.my_tables(person):
                if card.lesson and card.game == game and card.your_seats and card.status == "running":
                    return card.id
        return await self.new_table(person, lesson_order(lesson))

    async def practise(self, person: Person, game: str, task: str) -> str:
        """A table at which this person practises a task of the game. Raises UnknownGame; BadOrder for no such task."""
        found = task_of(self.keeper.find(game, None, ""), task)
        if found is None:
            raise BadOrder("no-task")
        return await self.new_table(person, task_order(found))

    async def solved(self, person: Person) -> dict[str, set[str]]:
        """The ids of the tasks that this person has done, by game."""
        done: dict[str, set[str]] = {}
        for game, task in await self.keeper.store.run(store.SOLVED_BY, person.id):
            done.setdefault(game, set()).add(task)
        return done

    async def check_data(self, person: Person | None, game: str, data: str, data_name: str) -> None:
        """Whether these data can be played with. Raises BadData, naming the line; Busy, TooMany."""
        seating.check_data(await seating.own_game(self.keeper, person, game, data, data_name))

    async def table(self, table: str, person: Person | None = None, lang: str | None = None) -> TableCard | None:
        """The table's card, made out for this person if given."""
        row = await self.keeper.store.table(table) if "\0" not in table else None
        return None if row is None else table_card(row, self.keeper.find, person, lang)

    async def sit(self, table: str, person: Person, seat: int | None = None, invitation: str = "") -> int:
        """Take a seat, any free one if none is named; returns which. The last one taken begins the game."""
        return await whole(seating.sit(self.keeper, await self.keeper.live(table), person, seat, invitation))

    async def stand_up(self, table: str, person: Person) -> None:
        """Leave one's seats to nobody."""
        await whole(seating.stand_up(self.keeper, await self.keeper.live(table), person))

    async def put_bot(self, table: str, person: Person, seat: int, level: str) -> None:
        """The host puts a bot into a free seat (an empty level takes one away, before the game)."""
        await whole(seating.put_bot(self.keeper, await self.keeper.live(table), person, seat, level))

    async def begin(self, table: str, person: Person) -> None:
        """The host begins; a game also begins by itself when the last seat is taken."""
        await whole(seating.begin(self.keeper, await self.keeper.live(table), person))

    async def my_tables(self, person: Person) -> list[TableCard]:
        """This person's tables that are not over, the newest first (the last change would tell of secret steps)."""
        return await self._listed(person, 0)

    async def finished_tables(self, person: Person) -> list[TableCard]:
        """This person's history."""
        return await self._listed(person, 1)

    async def open_tables(self) -> list[TableCard]:
        """Tables that wait for players and are open to all."""
        rows = await self.keeper.store.tables(store.OPEN_TABLES, _MOST_LISTED)
        return [table_card(row, self.keeper.find) async for row in unhurried(rows, _CARDS)]

    async def _listed(self, person: Person, over: int) -> list[TableCard]:
        found = await self.keeper.store.tables(store.TABLES_OF, person.id, over, _MOST_LISTED)
        rows = [row for row in found if over or not msgspec.json.decode(row.summary, type=Summary).taught]
        cards = [table_card(row, self.keeper.find, person) async for row in unhurried(rows, _CARDS)]
        return [card for card in cards if (card.your_seats or card.host == person.id) and not card.task]

    # ------------------------------------------------------------------ play

    def viewer(self, card: TableCard, person: Person | None) -> Viewer:
        """Who looks at the table: a person with his seats, or a spectator."""
        if person is None:
            return Viewer()
        seats = tuple(seat.seat for seat in card.seats if seat.person == person.id)
        confirm = person.settings.get("confirm", CONFIRM) is True
        return Viewer(person.id, seats, person.lang, confirm, name=person.name)

    async def message(
        self, table: str, viewer: Viewer, *, at: int | None = None, log_from: int = 0, seat: int | None = None
    ) -> TableMessage:
        """The table as this viewer sees it, now or after ``at`` of the steps he saw; log lines from ``log_from`` on.

        ``seat``: from which of his seats he looks; after the end, from anybody's.
        """
        live = await self.keeper.live(table)
        async with self.keeper.current(live):
            return await live.message(viewer, self.keeper.clock(), at, log_from, seat)

    async def request(self, table: str, viewer: Viewer, request: Request) -> list[Message]:
        """Answers for the asker. What changed, everybody (the asker too) hears by subscription. Raises NoSuchTable.

        It is carried out in the asker's own task. If that is cancelled, what was stored stands and memory is read anew,
        but the others hear of it a few seconds later; so better let it finish.
        """
        began = perf_counter()
        live = await self.keeper.live(table)
        if isinstance(request, _STEPS):
            with Urgent():
                answers = await self._desk.answer(live, viewer, request)
        else:
            answers = await self._desk.answer(live, viewer, request)
        self.measures.answered(request, answers, perf_counter() - began)
        return answers

    def subscribe(self, table: str, viewer: Viewer) -> Subscription:
        """What this viewer is to be told from now on, beginning with the whole truth. ``close()`` it at the end.

        The first message is awaited with the iteration; that raises NoSuchTable if there is no such table.
        """

        async def arrive(sub: Subscription) -> None:
            live = await self.keeper.live(table)
            await turn()
            await live.catch_up(viewer)
            async with self.keeper.current(live):
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
            self.keeper.spawn(self._tell_presence, live)

    async def _tell_presence(self, live: LiveTable) -> None:
        async with self.keeper.current(live):
            live.presence(self.keeper.clock())

    async def record(self, table: str, viewer: Viewer) -> str:
        """After the end the whole record; before, the log as this viewer reads it, for the rest is secret."""
        live = await self.keeper.live(table)
        async with self.keeper.current(live) as played:
            if played.status == "over":
                record = played.session.record
                record.names = {place.seat: place.name for place in played.places if place.name}
                return record.dumps()
            seat = live.seat_of(viewer)
            await catch_up(played, seat)
            seen = snapshot(played, seat)
        log = await log_lines(played, seen, viewer.lang, names_of(played.game, seen.view, seen.places))
        return "".join(f"{line.number + 1} {line.text}\n" for line in log)

    async def things(self, table: str, lang: str) -> tuple[ThingTold, ...]:
        """What the reference of this table's game explains, in this language; the same for everybody."""
        game = (await self.keeper.live(table)).table.game
        say = speaker(game).say
        return tuple(
            ThingTold(one.key, one.symbols, say(one.title, lang), say(one.text, lang))
            for one in things(game.reference())
        )

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
