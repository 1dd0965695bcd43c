"""Two worlds for tests/web/test_wire_secrecy.py: how they are made, how they are played over sockets, what is compared.

A world is a script: what each seat does, moment by moment, and what chance brings. A served house plays it with a
browser in every seat and a spectator's beside them; all that each of them receives is kept, moment by moment. Time
stands still within a moment (the house's clock is moved by hand), so that "no message in this moment" can be compared
as well as what a message says.
"""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from msgspec import Struct
from webhouse import EASY
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from serai.core.game import Game
from serai.core.laws.play import moments
from serai.core.laws.twins import twin_worlds
from serai.core.options import Value
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.session import event_for
from serai.core.state import CHANCE, SEEN, State
from serai.house.deltas import Reader
from serai.house.house import House
from serai.house.order import TableOrder
from serai.house.workers import Workers
from serai.web.app import create_app
from serai.web.settings import Settings

T = TypeVar("T")

Step = tuple[int, int]
Viewer = int | None
NAMES = ("Anna", "Bram", "Cleo", "Dirk")
PATIENCE = 30.0
UNDO = -1
"""In the place of an action: the seat takes its last step back."""
_MOST_SEEDS = 100_000


class Script(Struct, frozen=True):
    """A world: at each moment a step of a seat (or none), and the seeds that make chance bring what it is to bring."""

    game: Game
    seats: int
    options: dict[str, Value]
    moves: tuple[Step | None, ...]
    seeds: tuple[int, ...]
    order: dict[str, Any] = {}
    """What else is ordered for the table."""


class Choice(Struct):
    action: int


class Thing(Struct):
    id: str


class Things(Struct, frozen=True):
    """A scene, as far as one can point at it."""

    places: tuple[Thing, ...] = ()
    pieces: tuple[Thing, ...] = ()


class Heard(Struct):
    """What a browser here needs to know of a message."""

    type: str
    id: str = ""
    number: int = 0
    last: int = 0
    status: str = ""
    choices: list[Choice] = []
    scene: Things = Things()


Told = list[list[bytes]]
"""What a browser was told, by moment."""


# ---------------------------------------------------------------------- making worlds


def script(record: Record, aligned: Sequence[Step | None], **order: Any) -> Script:
    """The world of these steps. What chance brings is no moment of its own: it follows by itself."""
    state = record.game.start(record.seats, record.options)
    seeds: list[int] = []
    for step in aligned:
        if step is None:
            continue
        seat, action = step
        if seat == CHANCE:
            seeds.append(seed_for(state, action))
        state.play(seat, action)
    moves = tuple(step for step in aligned if step is None or step[0] != CHANCE)
    return Script(record.game, record.seats, record.options, moves, tuple(seeds), order)


def seed_for(state: State, outcome: int) -> int:
    """A seed with which chance brings this outcome."""
    return next(seed for seed in range(_MOST_SEEDS) if state.draw(Rng(seed)) == outcome)


def swapped(record: Record, viewer: Viewer, rng: Rng, most: int = 40) -> list[Step] | None:
    """Another whole game that this viewer cannot tell from the record's, up to its end.

    Hidden outcomes change places (what came first comes later) wherever the viewer then sees the same in every moment.
    """
    states = moments(record)
    hidden = [
        number
        for number, step in enumerate(record.steps)
        if step[0] != viewer and states[number].sight(-1 if viewer is None else viewer, *step) != SEEN
    ]
    pairs = [
        (one, two)
        for one, two in itertools.combinations(hidden, 2)
        if record.steps[one][0] == record.steps[two][0] and record.steps[one][1] != record.steps[two][1]
    ]
    steps, changed = list(record.steps), False
    while pairs and most:
        one, two = pairs.pop(int(rng.below(len(pairs))))
        most -= 1
        tried = list(steps)
        tried[one], tried[two] = tried[two], tried[one]
        if tried != record.steps and _same_sight(states, record.steps, tried, viewer):
            steps, changed = tried, True
    return steps if changed else None


def _same_sight(states: list[State], steps: list[Step], others: list[Step], viewer: Viewer) -> bool:
    """Whether this viewer sees the same in both worlds, and everything can be played."""
    first = next(number for number, step in enumerate(steps) if step != others[number])
    twin = states[first].copy()
    for number in range(first, len(steps)):
        if not twin.allows(*others[number]):
            return False
        if event_for(states[number], viewer, *steps[number]) != event_for(twin, viewer, *others[number]):
            return False
        twin.play(*others[number])
        if states[number + 1].view(viewer) != twin.view(viewer):
            return False
    return True


def parted(record: Record, viewer: Viewer, rng: Rng) -> tuple[list[Step], list[Step | None]] | None:
    """The beginnings of two games that differ in all that is hidden from this viewer, until it comes to light.

    The second one is aligned with the first: None where a step of which the viewer learns nothing falls out.
    """
    states = moments(record)
    best: list[Step | None] = []
    for _ in range(12):
        aligned: list[Step | None] = []
        fair = 0
        for pair in twin_worlds(record, states, viewer, rng):
            if not aligned and pair.event is None and not pair.changed:
                aligned = list(pair.steps)
            else:
                grown = len(pair.steps) > sum(step is not None for step in aligned)
                aligned.append(pair.steps[-1] if grown else None)
            if pair.shown or pair.one.view(viewer) != pair.two.view(viewer):
                break
            # A world may stop only where people are to decide: chance would go on by itself.
            if not pair.one.chance and not pair.two.chance:
                fair = len(aligned)
        aligned = aligned[:fair]
        if aligned != list(record.steps[:fair]) and len(aligned) > len(best):
            best = aligned
    return (record.steps[: len(best)], best) if best else None


# ---------------------------------------------------------------------- playing worlds


class Hands:
    """A clock whose hands the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Browser:
    """One person's (or a spectator's) browser: its cookie, its socket, and all it was ever told."""

    def __init__(self, origin: str, name: str | None) -> None:
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=origin,
            headers={"accept-language": "en", "sec-fetch-site": "same-origin", "origin": origin},
            timeout=PATIENCE,
        )
        self.told: Told = [[]]
        self.shown = Heard("")
        """The last table message."""
        self._arrived = asyncio.Event()
        self._origin = origin
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[str]] = {}
        self._count = 0

    async def come_in(self) -> str:
        """Give one's name; returns one's public id."""
        if self.name is None:
            return ""
        answer = await self.http.post(
            "/api/v1/me", json={"name": self.name, "lang": "en", "settings": {"confirm": False}}
        )
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    async def open(self, table: str) -> None:
        """Open the table's socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        # Every second one looks at a phone: what a narrow scene may show is no other.
        form = "?form=narrow" if self.name in NAMES[1::2] else ""
        self._line = await connect(
            f"{self._origin.replace('http', 'ws')}/table/{table}/socket{form}",
            origin=Origin(self._origin),
            additional_headers={"accept-language": "en"} | ({"cookie": cookies} if cookies else {}),
            max_size=None,
        )
        self._arrived.clear()
        self._reader = asyncio.create_task(self._read(self._line))
        await asyncio.wait_for(self._arrived.wait(), PATIENCE)
        await self.flush()

    async def shut(self) -> None:
        """Close the socket."""
        if self._line is not None and self._reader is not None:
            await self._line.close()
            await self._reader
            self._line = None

    async def _read(self, line: ClientConnection) -> None:
        reader = Reader()
        async for text in line:
            assert isinstance(text, str)
            self.told[-1].append(text.encode())
            heard = msgspec.convert(reader.read(text), Heard)
            if heard.type == "table":
                self.shown = heard
                self._arrived.set()
            waiting = self._answers.pop(heard.id, None)
            if waiting is not None:
                waiting.set_result(heard.type)

    async def ask(self, request: dict[str, Any]) -> str:
        """Send a request; the type of its answer."""
        assert self._line is not None
        self._count += 1
        id_ = f"{self.name}-{self._count}"
        self._answers[id_] = waiting = asyncio.get_running_loop().create_future()
        await self._line.send(msgspec.json.encode(request | {"id": id_}).decode())
        return await asyncio.wait_for(waiting, PATIENCE)

    async def flush(self) -> None:
        """Wait until all that was sent to this browser has arrived: whatever is answered now comes after it."""
        assert await self.ask({"type": "are you there"}) == "refused"

    async def fumble(self, number: int, actions: int) -> None:
        """Try something that cannot be done now: refusals tell nothing either."""
        action = number * 7919 % actions
        if action not in {choice.action for choice in self.shown.choices}:
            await self.ask({"type": "act", "number": self.shown.number, "action": action})
        things = [thing.id for thing in (*self.shown.scene.places, *self.shown.scene.pieces)]
        if things:
            assert await self.ask({"type": "why", "things": [things[number * 31 % len(things)]]}) == "why"

    async def look(self, at: int) -> None:
        """Look back."""
        assert self._line is not None
        now = self.shown
        await self._line.send(msgspec.json.encode({"type": "look", "id": "look", "at": at}).decode())
        await self.flush()
        self.shown = now

    async def again(self) -> None:
        """Ask what the others did since one acted last."""
        assert self._line is not None
        before = len(self.told[-1])
        await self._line.send(msgspec.json.encode({"type": "look", "id": "again", "again": True}).decode())
        await self.flush()
        assert any(b'"again":true' in line for line in self.told[-1][before:])

    async def fetch(self, *paths: str) -> None:
        """Get pages as well; they count as told."""
        for path in paths:
            answer = await self.http.get(path)
            self.told[-1].append(b"%d %s %s" % (answer.status_code, path.encode(), answer.content))


class Table:
    """A served house with one table, a browser in each seat and a spectator's."""

    def __init__(self, house: House, hands: Hands, table: str, browsers: list[Browser], ids: dict[str, str]) -> None:
        self.watched = browsers
        """Those whose words are to be compared; the others only play."""
        self.house = house
        self.hands = hands
        self.table = table
        self.browsers = browsers
        """By seat; the last one is the spectator's."""
        self._ids = ids
        self._number = 0

    async def moment(self, seconds: float = 1) -> None:
        """The next moment: a second later, say."""
        await self.settle()
        self.hands.now = round(self.hands.now + seconds, 1)
        self._number += 1
        for browser in self.browsers:
            browser.told.append([])
        await self.house.keeper.tick()

    async def settle(self) -> None:
        """Wait until everybody has heard everything."""
        await self.house.keeper.quiet()
        await self._all_told()
        for browser in self.watched:
            await browser.flush()

    async def _all_told(self) -> None:
        """Wait until the house has made all that it has to tell at this table."""
        live = self.house.keeper.tables[self.table]
        while not all(listener.at_rest for listener in live.subscriptions):
            await asyncio.sleep(0.002)

    async def act(self, seat: int, action: int) -> None:
        """The seat's browser takes an action, or takes one back."""
        browser = self.browsers[seat]
        await self._all_told()
        await browser.flush()
        move = {"type": "undo"} if action == UNDO else {"type": "act", "action": action}
        answer = await browser.ask(move | {"number": browser.shown.number})
        assert answer == "done", browser.told[-1][-1]

    async def fumble(self, actions: int) -> None:
        """Everybody tries what cannot be done."""
        await self.settle()
        for browser in self.watched:
            await browser.fumble(self._number, actions)

    async def reload(self) -> None:
        """Everybody loads the page anew, one after the other."""
        live = self.house.keeper.tables[self.table]
        for browser in self.browsers:
            await browser.shut()
            while len(live.subscriptions) == len(self.browsers):
                await asyncio.sleep(0.002)
            for other in self.browsers:
                if other is not browser:
                    await other.flush()
            await browser.open(self.table)
            for other in self.browsers:
                await other.flush()

    async def again(self) -> None:
        """Everybody watches again what he missed."""
        await self.settle()
        for browser in self.watched:
            await browser.again()

    async def pages(self) -> None:
        """Everybody looks at what the house tells about the table outside its socket."""
        await self.settle()
        for browser in self.watched:
            await browser.fetch(f"/api/v1/tables/{self.table}", f"/table/{self.table}")
            # After the end the record is open to all, secrets included.
            if browser.shown.status != "over":
                await browser.fetch(f"/table/{self.table}/record")

    async def history(self, every: int) -> None:
        """Everybody moves the slider over the whole game."""
        await self.settle()
        for browser in self.watched:
            for at in range(0, browser.shown.last, every):
                await browser.look(at)

    def told(self, viewer: Viewer) -> Told:
        """All that this viewer was told, in words that do not differ from one run to the next.

        Left out is only what the house draws by lot for every table and person in every world: the ids of table and
        people, and the invitation. Times stay: the clock of this house is the same in both worlds.
        """

        def plain(line: bytes) -> bytes:
            for known, instead in self._ids.items():
                line = line.replace(known.encode(), instead.encode())
            return line

        moments = self.browsers[-1 if viewer is None else viewer].told
        return [[plain(line) for line in lines] for lines in moments]


class AtHome(Workers):
    """Does here what a worker would do: the games of these tests cannot travel to another process."""

    async def do(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        return function(*args)


@contextlib.asynccontextmanager
async def at_table(folder: Path, world: Script) -> AsyncIterator[Table]:
    """A house that serves on loopback, with the table of this world and everybody at it."""
    hands = Hands()
    seeds = iter(world.seeds)

    def find(name: str, data: str | None = None, data_name: str = "") -> Game:
        assert name == world.game.id
        return world.game

    house = await House.open(
        f"sqlite:{folder}/{next(_files)}.sqlite",
        clock=hands,
        wall=hands,
        luck=lambda: Rng(next(seeds, 0)),
        find=find,
        sweep=3600,
    )
    house.keeper.drawers = AtHome(1, 1)
    config = uvicorn.Config(
        create_app(house, Settings(limits=EASY)),
        port=0,
        log_level="warning",
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=EASY.frame,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    origin = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    browsers = [Browser(origin, name) for name in (*NAMES[: world.seats], None)]
    try:
        yield await _seated(house, hands, world, browsers)
        assert next(seeds, None) is None, "chance was to bring more"
    finally:
        for browser in browsers:
            await browser.shut()
            await browser.http.aclose()
        server.should_exit = True
        await serving
        await house.close()


_files = itertools.count()


async def _seated(house: House, hands: Hands, world: Script, browsers: list[Browser]) -> Table:
    people = [await browser.come_in() for browser in browsers[: world.seats]]
    host = await house.person_by_id(people[0])
    assert host is not None
    order = {"game": world.game.id, "seats": world.seats, "options": world.options, **world.order}
    # Past the web, which offers registered games only.
    table = await house.new_table(host, msgspec.convert(order, TableOrder))
    card = await house.table(table, host)
    assert card is not None
    ids = {person: f"PERSON-{seat}" for seat, person in enumerate(people)}
    ids |= {table: "TABLE", card.invitation: "INVITATION"}
    for browser in browsers[1 : world.seats]:
        taken = await browser.http.post(f"/api/v1/tables/{table}/sit", json={})
        assert taken.status_code == 200, taken.text
    for browser in browsers:
        await browser.open(table)
        await asyncio.gather(*(other.flush() for other in browsers[: browsers.index(browser)]))
    return Table(house, hands, table, browsers, ids)


ALL: tuple[Viewer, ...] = (0, 1, 2, 3, None)


async def play(folder: Path, world: Script, viewers: Sequence[Viewer] = ALL) -> dict[Viewer, Told]:
    """Play this world to its end; what these viewers were told."""
    actions = len(world.game.notation)
    async with at_table(folder, world) as table:
        wanted = [viewer for viewer in viewers if viewer is None or viewer < world.seats]
        table.watched = [table.browsers[-1 if viewer is None else viewer] for viewer in wanted]
        await table.browsers[0].ask({"type": "say", "text": "Hallo"})
        for number, move in enumerate(world.moves):
            await table.moment()
            if move is not None:
                await table.act(*move)
            await table.fumble(actions)
            if number % 16 == 5:
                await table.pages()
            if number % 4 == 3:
                await table.again()
            if number == len(world.moves) // 2:
                await table.reload()
        await table.moment()
        await table.history(every=max(1, len(world.moves) // 6))
        await table.pages()
        await table.settle()
        return {viewer: table.told(viewer) for viewer in wanted}


# ---------------------------------------------------------------------- comparing


def difference(one: Told, two: Told) -> str:
    """Where what a viewer was told parts between two worlds, for people; empty if it does nowhere."""
    if len(one) != len(two):
        return f"{len(one)} moments in one world, {len(two)} in the other"
    for number, (ours, theirs) in enumerate(zip(one, two, strict=True)):
        if len(ours) != len(theirs):
            return f"moment {number}: {len(ours)} messages in one world, {len(theirs)} in the other"
        for place, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
            if mine != other:
                at = next((i for i, pair in enumerate(zip(mine, other, strict=False)) if pair[0] != pair[1]), 0)
                said = " / ".join(text[max(0, at - 80) : at + 60].decode(errors="replace") for text in (mine, other))
                return f"moment {number}, message {place}: {said}"
    return ""
