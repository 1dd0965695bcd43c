"""Plays tables like no person would, and compares the house's memory with a fresh replay of the log all the time.

A ``FuzzedTable`` is a table in one or two houses over the same SQLite file. After every operation each house's memory
must be what its log leads to, field by field and for every seat and a spectator; the log has only grown; and what was
acknowledged is in it, what was refused is not. ``Machine`` lets hypothesis choose the operations.

Many more of them than the tests do::

    python tests/house/fuzzing.py --operations 1000000 --seed 1
"""

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

import msgspec
from houses import Hands
from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from windowgame import find

from serai.bots import LEVELS
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.session import Session
from serai.core.view import View
from serai.house import transaction
from serai.house.cards import Viewer
from serai.house.errors import Conflict, StoreTrouble
from serai.house.house import House
from serai.house.live import LiveTable, Subscription
from serai.house.messages import Act, Confirm, Done, Manage, Message, Request, Standing, Undo
from serai.house.order import Clock, TableOrder
from serai.house.people import Person
from serai.house.snapshots import Snapshot, snapshot
from serai.house.store import Entry
from serai.house.table import Table
from serai.house.thinking import BotWorkers

GAMES = ("ambush", "brillance", "feuville", "himalaya", "ilos", "kurier", "toy")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "toy": [{}, {"long": True}],
    "himalaya": [{}, {"advanced": True, "village_draw": "cards"}, {"events": True, "open_screens": True}],
    "kurier": [{}, {"rubles": "revised"}, {"rubles": "bribe"}],
    "brillance": [{}, {"roving_competitors": True, "one_card_per_turn": True}],
}
CLOCKS = (Clock(), Clock("live", seconds=60, increment=5), Clock("days", days=1))
PEOPLE = 4
THOUGHTS = 4
"""So many steps bots take in the course of one operation; the next thought fails, as if its worker had died."""
WAITS = (0.0, 0.5, 1.0, 5.0, 12.0, 61.0, 90_000.0)


class Fault(Exception):
    """Something that nobody expected."""


class Luck:
    """Seeds for chance and for bots, one after the other."""

    def __init__(self, number: int) -> None:
        self._seeds = Rng(number)

    def __call__(self) -> Rng:
        return self._seeds.fork()


class QuickThinkers(BotWorkers):
    """Bots that choose at once, and whose workers die all the time."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(1, 1.0, find)
        self.luck = luck
        self.left = 0

    async def choose(self, game: Game, level: str, view: View, legal: list[int], seconds: float | None = None) -> int:
        self.left -= 1
        if self.left < 0:
            raise Fault("this bot has thought enough")
        return legal[self.luck().below(len(legal))]


class StillLoop(asyncio.SelectorEventLoop):
    """Timers do not go off by themselves: time passes when the fuzzer says so, and the same seed does the same."""

    def time(self) -> float:
        return 0.0


# ---------------------------------------------------------------------- faults


@contextmanager
def store_fault(houses: list[House], stored: bool, error: BaseException) -> Iterator[None]:
    """The next append fails in every house, before or after the entries were stored."""

    def failing(kept: Any) -> Callable[..., Coroutine[Any, Any, bool]]:
        really = kept.append

        async def append(*args: Any) -> bool:
            if not faults:
                return bool(await really(*args))
            if stored:
                await really(*args)
            raise faults.pop()

        return append

    faults = [error]
    with ExitStack() as stack:
        for house in houses:
            kept = house.keeper.store
            stack.enter_context(patch.object(kept, "append", failing(kept)))
        yield


@contextmanager
def fault_in(owner: Any, name: str, calls: int, afterwards: bool) -> Iterator[None]:
    """One call of this function raises: the first or a later one, before or after it did its work."""
    really = getattr(owner, name)
    left = [calls]

    def wrapped(*args: Any, **more: Any) -> Any:
        left[0] -= 1
        if left[0] == 0 and not afterwards:
            raise Fault(f"before {name}")
        result = really(*args, **more)
        if left[0] == 0:
            raise Fault(f"after {name}")
        return result

    with patch.object(owner, name, wrapped):
        yield


FAULTS: dict[str, Callable[[list[House]], Any]] = {
    "the store fails": lambda houses: store_fault(houses, False, StoreTrouble()),
    "the store fails after storing": lambda houses: store_fault(houses, True, StoreTrouble()),
    "the store breaks": lambda houses: store_fault(houses, False, Fault()),
    "cancelled before storing": lambda houses: store_fault(houses, False, asyncio.CancelledError()),
    "cancelled after storing": lambda houses: store_fault(houses, True, asyncio.CancelledError()),
    "a step breaks": lambda _: fault_in(Session, "play", 1, False),
    "a step breaks halfway": lambda _: fault_in(Session, "play", 1, True),
    "a later step breaks": lambda _: fault_in(Session, "play", 2, True),
    "an undo breaks": lambda _: fault_in(Session, "undo_steps", 1, False),
    "an undo breaks halfway": lambda _: fault_in(Session, "undo_steps", 1, True),
    "an entry breaks at its end": lambda _: fault_in(Table, "_apply", 1, True),
    "a later entry breaks": lambda _: fault_in(Table, "_apply", 2, False),
    "the fingerprint breaks": lambda _: fault_in(transaction, "mark", 1, True),
    "the summary breaks": lambda _: fault_in(Table, "summary", 1, False),
    "the telling breaks": lambda _: fault_in(LiveTable, "_telling", 1, False),
}


# ---------------------------------------------------------------------- comparing


def facts(table: Table) -> dict[str, Any]:
    """All that a table knows, but for what it only keeps in order to be quick."""
    found = {name: value for name, value in vars(table).items() if name not in ("game", "session", "_histories")}
    for name, value in found.items():
        if hasattr(value, "__dict__"):
            found[name] = dict(vars(value))
    return found | {"record": list(table.session.record.steps), "state": table.state.dump()}


def looks(table: Table) -> dict[int | None, Snapshot]:
    """What every seat and a spectator sees."""
    return {seat: snapshot(table, seat) for seat in (None, *range(table.order.seats))}


class Replay:
    """A table that was made of entries of the log alone, and what it is compared by."""

    def __init__(self, table: Table, left: int) -> None:
        self.table = table
        self.left = left
        """So many more operations before the log is replayed from its beginning."""
        self.facts = facts(table)
        self.looks = looks(table)


class FuzzedTable:
    """A table, and all that is done to it."""

    operations = 0
    """Of all fuzzed tables together."""

    def __init__(self, folder: Path, number: int) -> None:
        self.url = f"sqlite:{folder / 'fuzz.sqlite'}"
        self.luck = Luck(number)
        self.hands = Hands()
        self.houses: list[House] = []
        self.people: list[Person] = []
        self.id = ""
        self.log: list[Entry] = []
        self.ids = 0
        self.fault = ""
        self.acknowledged: set[str] = set()
        self.asked: list[tuple[Viewer, Request]] = []
        self.watching: list[tuple[LiveTable, Subscription]] = []
        self.replays: dict[int, Replay] = {}
        """By house, what the log leads to as far as that house has read it."""

    # ------------------------------------------------------------------ houses

    async def begin(self, order: TableOrder, seated: int, houses: int) -> None:
        """Open so many houses and set up a table with so many people in its seats."""
        for _ in range(houses):
            self.houses.append(await self._open())
        house = self.houses[0]
        self.people = [(await house.newcomer(f"Guest {n}", "en"))[0] for n in range(PEOPLE)]
        self.id = await house.new_table(self.people[0], order)
        for person in self.people[1:seated]:
            await house.sit(self.id, person)
        await self._watch()
        await self._settle()
        await self.check()

    async def _open(self) -> House:
        house = await House.open(
            self.url,
            bot_delay=0.0,
            clock=self.hands,
            wall=self.hands,
            luck=self.luck,
            find=find,
            sweep=3600.0,
            bot_workers=1,
        )
        house.keeper.bot_workers = QuickThinkers(self.luck)
        # nor is anything heard of the other house in passing: that would come at any moment
        house.keeper.store.on_notice = None
        return house

    async def _watch(self) -> None:
        """Somebody at the table and a spectator look on."""
        for house, viewer in ((self.houses[0], self.viewer(0)), (self.houses[-1], Viewer())):
            sub = house.subscribe(self.id, viewer)
            await anext(sub)
            self.watching.append((await house.keeper.live(self.id), sub))

    async def restart(self) -> None:
        """Every house forgets all, and opens again."""
        for house in self.houses:
            await house.close()
        self.watching.clear()
        self.replays.clear()
        self.houses = [await self._open() for _ in self.houses]
        await self._settle()
        await self._watch()
        await self.done()

    async def _settle(self) -> None:
        for house in (*self.houses, *self.houses):
            # a timer that is due at once has its turn first
            await asyncio.sleep(0)
            await house.keeper.quiet()

    async def close(self) -> None:
        """The end: what is shown is what a house would show that has just been opened."""
        if self.id:
            self.replays.clear()
            await self.check()
            for house in self.houses:
                for viewer in (Viewer(), *(self.viewer(n) for n in range(PEOPLE))):
                    await self._same_message(house, viewer)
        for house in self.houses:
            await house.close()

    async def _same_message(self, house: House, viewer: Viewer) -> None:
        shown = await house.message(self.id, viewer)
        live = await house.keeper.live(self.id)
        fresh = LiveTable(await self._replayed(house, live.table.entries))
        fresh.subscriptions = live.subscriptions
        again = await fresh.message(viewer, house.keeper.clock(), log_from=0)
        assert msgspec.json.encode(shown) == msgspec.json.encode(again)

    # ------------------------------------------------------------------ people

    def viewer(self, number: int, confirm: bool = False) -> Viewer:
        """One of the people."""
        person = self.people[number % PEOPLE]
        return Viewer(person.id, (), "en", confirm, name=person.name)

    def table(self, door: int) -> Table | None:
        """The table as this house has it in memory."""
        live = self.houses[door % len(self.houses)].keeper.tables.get(self.id)
        return None if live is None else live.table

    def fresh_id(self) -> str:
        """An id for a message."""
        self.ids += 1
        return f"m{self.ids}"

    def of_seat(self, table: Table, seat: int) -> int:
        """Which of the people sits there; any of them if nobody does."""
        ids = [person.id for person in self.people]
        person = table.places[seat].person
        return ids.index(person) if person in ids else seat

    # ------------------------------------------------------------------ operations

    async def request(self, door: int, viewer: Viewer, request: Request) -> Message | None:
        """Ask through one of the houses; None if the house broke while it was asked."""
        self.asked.append((viewer, request))
        faulty = bool(self.fault)
        answers = await self.operation(lambda: self._house(door).request(self.id, viewer, request))
        key = f"{viewer.person}:{request.id}"
        if answers is not None and isinstance(answers[0], Done):
            self.acknowledged.add(key)
        elif not faulty and key not in self.acknowledged:
            assert all(entry.message != key for entry in self.log), "refused, but done"
        assert self.acknowledged <= {entry.message for entry in self.log}, "acknowledged, but not in the log"
        return answers[0] if answers is not None else None

    async def operation(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something, with the fault that is due; then compare."""
        for house in self.houses:
            if isinstance(house.keeper.bot_workers, QuickThinkers):
                house.keeper.bot_workers.left = THOUGHTS
        answer = None
        with FAULTS[self.fault](self.houses) if self.fault else ExitStack():
            try:
                answer = await work()
            except (SeraiError, Fault, Conflict):
                pass
            except asyncio.CancelledError:
                if not self.fault:
                    raise
            await self._settle()
        if self.fault:
            self.replays.clear()
        self.fault = ""
        await self.done()
        return answer

    async def done(self) -> None:
        """One more operation is over."""
        FuzzedTable.operations += 1
        await self.check()

    async def act(self, door: int, who: int, pick: int, confirm: bool) -> None:
        """Somebody who is to decide takes one of his choices; an illegal one if nobody is."""
        table = self.table(door)
        if table is None:
            return
        seats = [s for s in range(table.order.seats) if table.open_actions(s) and table.places[s].person]
        free = [s for s in seats if not table.bot_of(s)]
        seat = (free or seats or list(range(table.order.seats)))[who % len(free or seats or table.places)]
        actions = table.open_actions(seat)
        seen = snapshot(table, seat)
        action = actions[pick % len(actions)] if actions else pick
        await self.request(
            door,
            self.viewer(self.of_seat(table, seat), confirm),
            Act(self.fresh_id(), seen.number, action, seat=seat, undone=seen.undone),
        )

    async def undo(self, door: int, who: int, steps: int, turn: bool) -> None:
        """Somebody takes steps back: who can, if anybody can."""
        table = self.table(door)
        if table is None:
            return
        looked = looks(table)
        able = [s for s in range(table.order.seats) if looked[s].can_undo and table.places[s].person]
        seat = able[who % len(able)] if able else who % table.order.seats
        seen, entries = looked[seat], len(self.log)
        fresh = self.up_to_date(table) and not self.fault and not table.bot_of(seat)
        answer = await self.request(
            door,
            self.viewer(self.of_seat(table, seat)),
            Undo(self.fresh_id(), seen.number, turn, seat, steps, seen.undone),
        )
        if able and fresh and not isinstance(answer, Done):
            # only what time or a bot did meanwhile can stand in the way
            assert len(self.log) > entries, f"can_undo was said, but {answer}"

    def up_to_date(self, table: Table) -> bool:
        """Whether memory knows the whole log."""
        return table.entries == len(self.log)

    async def confirm(self, door: int, who: int) -> None:
        """Somebody confirms: who has something to confirm, if anybody has."""
        table = self.table(door)
        if table is None:
            return
        seat = list(table.held)[who % len(table.held)] if table.held else who % table.order.seats
        seen = snapshot(table, seat)
        viewer = self.viewer(self.of_seat(table, seat))
        await self.request(door, viewer, Confirm(self.fresh_id(), seen.number, seat, seen.undone))

    async def manage(self, door: int, who: int, what: Any) -> None:
        """Somebody pauses, goes on or leaves."""
        await self.request(door, self.viewer(who), Manage(self.fresh_id(), what))

    async def standing(self, door: int, who: int, pick: int) -> None:
        """Somebody gives a standing order."""
        orders = (*find(self._game).orders, "nonsense")
        await self.request(door, self.viewer(who), Standing(self.fresh_id(), orders[pick % len(orders)]))

    @property
    def _game(self) -> str:
        return next(live.table.order.game for house in self.houses for live in house.keeper.tables.values())

    async def repeat(self, door: int, pick: int) -> None:
        """A message is sent again: if it was done, it is done, and nothing more happens."""
        if not self.asked:
            return
        viewer, request = self.asked[-1 - pick % len(self.asked)]
        was_done, before = f"{viewer.person}:{request.id}" in {e.message for e in self.log}, len(self.log)
        faulty = bool(self.fault)
        answer = await self.request(door, viewer, request)
        if was_done and not faulty:
            assert isinstance(answer, Done)
            assert all(entry.message != f"{viewer.person}:{request.id}" for entry in self.log[before:])

    async def sit(self, door: int, who: int, seat: int | None) -> None:
        """Somebody takes a seat, or comes back to his own."""
        await self.operation(lambda: self._house(door).sit(self.id, self.people[who % PEOPLE], seat))

    async def stand_up(self, door: int, who: int) -> None:
        """Somebody gives up his seats."""
        await self.operation(lambda: self._house(door).stand_up(self.id, self.people[who % PEOPLE]))

    async def put_bot(self, door: int, who: int, seat: int, level: str) -> None:
        """A bot for an empty seat."""
        await self.operation(lambda: self._house(door).put_bot(self.id, self.people[who % PEOPLE], seat, level))

    async def later(self, seconds: float, sweep: bool) -> None:
        """Time passes."""

        async def pass_time() -> None:
            self.hands.now += seconds
            for house in self.houses:
                await house.keeper.tick()
                if sweep:
                    await house.keeper.sweep()

        await self.operation(pass_time)

    def _house(self, door: int) -> House:
        return self.houses[door % len(self.houses)]

    # ------------------------------------------------------------------ checking

    async def check(self) -> None:
        """Memory is what the log says, in every house and for every seat and a spectator."""
        for house in self.houses:
            # whoever looks first may set a bot thinking again
            async with self._memory(house):
                pass
        await self._settle()
        for number, house in enumerate(self.houses):
            async with self._memory(house) as table:
                await self._read(house)
                if table is None:
                    continue
                replay = await self._replay(number, table.entries)
                assert facts(table) == replay.facts
                seen = looks(table)
                assert seen == replay.looks
                for live, sub in self.watching:
                    if live.table is table and not sub.closed:
                        assert sub.told == seen[sub.seat], "somebody was not told"
        await self._watch_again()

    async def _read(self, house: House) -> None:
        log = await house.keeper.store.entries(self.id)
        assert log[: len(self.log)] == self.log, "the log has not only grown"
        assert [entry.number for entry in log] == list(range(len(log)))
        self.log = log

    async def _watch_again(self) -> None:
        """Whom the house could not tell comes back."""
        if any(sub.closed for _, sub in self.watching):
            for _, sub in self.watching:
                sub.close()
            self.watching.clear()
            await self._settle()
            await self._watch()

    @asynccontextmanager
    async def _memory(self, house: House) -> AsyncIterator[Table | None]:
        live = house.keeper.tables.get(self.id)
        if live is None:
            yield None
        else:
            async with house.keeper.current(live) as table:
                yield table

    async def _replay(self, number: int, entries: int) -> "Replay":
        """The log as far as this house has read it, replayed: from its beginning, or from where the last replay ended.

        A replay goes on only over entries that add to what was there, and not for long.
        """
        kept = self.replays.get(number)
        if kept is not None and kept.table.entries == entries and kept.left > 0:
            kept.left -= 1
            return kept
        if kept is not None and kept.table.entries < entries and kept.left > 0:
            new = self.log[kept.table.entries : entries]
            if all(entry.kind != "undo" for entry in new):
                for entry in new:
                    kept.table.apply(entry)
                self.replays[number] = Replay(kept.table, kept.left - 1)
                return self.replays[number]
        fresh = Replay(await self._replayed(self.houses[number], entries), 12)
        self.replays[number] = fresh
        return fresh

    async def _replayed(self, house: House, entries: int) -> Table:
        assert entries <= len(self.log), "memory is ahead of the log"
        row = await house.keeper.store.table(self.id)
        assert row is not None
        return await house.keeper.build(row, self.log[:entries])


# ---------------------------------------------------------------------- hypothesis

_small = st.integers(0, 5)
_any = st.integers(0, 30)
_door = st.integers(0, 1)
_switch = st.booleans()


class Machine(RuleBasedStateMachine):
    """A fuzzed table, driven by hypothesis. ``game`` is given by the subclass."""

    game: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = StillLoop()
        # in memory where that can be had: what is tested is not the disk
        place = "/dev/shm" if Path("/dev/shm").is_dir() else None
        self.folder = Path(tempfile.mkdtemp(prefix="serai-fuzz-", dir=place))
        self.fuzzed: FuzzedTable | None = None

    def run(self, work: Callable[[FuzzedTable], Coroutine[Any, Any, None]]) -> None:
        """Do it, and wait for the end of it."""
        if self.fuzzed is not None:
            self.loop.run_until_complete(work(self.fuzzed))

    def teardown(self) -> None:
        try:
            self.run(lambda t: t.close())
        finally:
            for task in asyncio.all_tasks(self.loop):
                task.cancel()
            self.loop.run_until_complete(asyncio.sleep(0))
            self.loop.close()
            shutil.rmtree(self.folder)

    @initialize(
        number=st.integers(0, 2**32 - 1),
        seats=_any,
        seated=st.integers(0, 3),
        own=st.integers(1, 3),
        bots=st.integers(0, 1),
        options=_any,
        clock=st.sampled_from(CLOCKS),
        houses=st.sampled_from((1, 1, 2)),
    )
    def begin(
        self, number: int, seats: int, seated: int, own: int, bots: int, options: int, clock: Clock, houses: int
    ) -> None:
        """Set up a table: the host with one or more seats, others, perhaps a bot; full or not."""
        game = find(self.game)
        count = list(game.seats)[seats % min(3, len(game.seats))]
        bots = min(bots, count - 1)
        own = min(own, count - bots)
        chosen = OPTIONS.get(self.game, [{}])
        order = TableOrder(
            self.game,
            count,
            options=chosen[options % len(chosen)],
            bots={count - 1: LEVELS[0]} if bots else {},
            clock=clock,
            hot_seats=own,
        )
        self.fuzzed = FuzzedTable(self.folder, number)
        # mostly everybody who is needed sits down
        seated = count - bots - own + 1 if seated else 1
        self.run(lambda t: t.begin(order, min(seated, PEOPLE), houses))

    @rule(door=_door, who=_small, picks=st.lists(_any, min_size=1, max_size=4), confirm=_switch)
    def act(self, door: int, who: int, picks: list[int], confirm: bool) -> None:
        for pick in picks:
            self.run(lambda t, pick=pick: t.act(door, who, pick, confirm))  # type: ignore[misc]

    @rule(door=_door, turns=st.lists(st.tuples(_small, _any), min_size=1, max_size=6))
    def act_by_turns(self, door: int, turns: list[tuple[int, int]]) -> None:
        for who, pick in turns:
            self.run(lambda t, who=who, pick=pick: t.act(door, who, pick, False))  # type: ignore[misc]

    @rule(door=_door, who=_small, steps=st.integers(-1, 4))
    def undo(self, door: int, who: int, steps: int) -> None:
        self.run(lambda t: t.undo(door, who, steps, False))

    @rule(door=_door, who=_small)
    def undo_turn(self, door: int, who: int) -> None:
        self.run(lambda t: t.undo(door, who, 1, True))

    @rule(door=_door, who=_small)
    def confirm(self, door: int, who: int) -> None:
        self.run(lambda t: t.confirm(door, who))

    @rule(
        door=_door,
        who=_small,
        what=st.sampled_from(("pause", "resume", "resume", "leave", "leave_to_bot", "take_back")),
    )
    def manage(self, door: int, who: int, what: str) -> None:
        self.run(lambda t: t.manage(door, who, what))

    @rule(door=_door, who=_small, seat=st.none() | st.integers(-1, 4))
    def sit(self, door: int, who: int, seat: int | None) -> None:
        self.run(lambda t: t.sit(door, who, seat))

    @rule(door=_door, who=_small)
    def sit_anywhere(self, door: int, who: int) -> None:
        self.run(lambda t: t.sit(door, who, None))

    @rule(door=_door, who=_small)
    def stand_up(self, door: int, who: int) -> None:
        self.run(lambda t: t.stand_up(door, who))

    @rule(door=_door, who=_small, seat=_small, level=st.sampled_from(("", "none such", *LEVELS)))
    def put_bot(self, door: int, who: int, seat: int, level: str) -> None:
        self.run(lambda t: t.put_bot(door, who, seat, level))

    @rule(door=_door, who=_small, pick=_small)
    def standing(self, door: int, who: int, pick: int) -> None:
        self.run(lambda t: t.standing(door, who, pick))

    @rule(seconds=st.sampled_from(WAITS), sweep=_switch)
    def later(self, seconds: float, sweep: bool) -> None:
        self.run(lambda t: t.later(seconds, sweep))

    @rule(door=_door, pick=_small)
    def repeat(self, door: int, pick: int) -> None:
        self.run(lambda t: t.repeat(door, pick))

    @rule()
    def restart(self) -> None:
        self.run(lambda t: t.restart())

    @rule(fault=st.sampled_from(sorted(FAULTS)))
    def fault(self, fault: str) -> None:
        """The next operation meets with this."""
        if self.fuzzed is not None:
            self.fuzzed.fault = fault


def fuzz(game: str, operations: int, first_seed: int = 0, report: Callable[[str], None] | None = None) -> int:
    """Operations on tables of this game, at least so many. Raises what hypothesis finds, made small. Returns how many.

    The same seed gives the same operations.
    """
    chosen = settings(
        max_examples=20,
        stateful_step_count=40,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.normal,
    )
    began, start, number = time.process_time(), FuzzedTable.operations, first_seed
    logging.getLogger("serai.house").setLevel(logging.CRITICAL + 1)
    while (done := FuzzedTable.operations - start) < operations:
        machine = seed(number)(type(f"Fuzzed{game.title()}", (Machine,), {"game": game}))
        run_state_machine_as_test(machine, settings=chosen)
        number += 1
        if report is not None:
            seconds = time.process_time() - began
            report(f"{game}: {FuzzedTable.operations - start} operations, {seconds:.0f} s of processor time")
    return done


def main() -> None:
    """Fuzz from the command line."""
    parser = argparse.ArgumentParser(description="Compare memory with the log after each of many operations.")
    parser.add_argument("--operations", type=int, default=100_000, help="of all games together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=GAMES, action="append", help="one of the games, or several; all by default")
    wish = parser.parse_args()
    games = wish.game or GAMES
    total = sum(fuzz(game, -(-wish.operations // len(games)), 1000 * wish.seed, print) for game in games)
    print(f"{total} operations: memory was what the log says after each of them")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "laws"))
    main()
