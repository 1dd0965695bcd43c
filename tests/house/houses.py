"""What the tests of the house share: opening one, people at its tables, and reading what they are told."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from typing import Any

import msgspec
from windowgame import find

from serai.core.rng import Rng
from serai.house.cards import Viewer
from serai.house.house import House
from serai.house.live import Subscription
from serai.house.messages import Act, Done, Message, Refused, Request, TableMessage
from serai.house.order import Clock, TableOrder
from serai.house.people import Person

_ids = count()


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, run in a loop of its own."""

    @wraps(test)
    def run(*args: Any, **more: Any) -> None:
        asyncio.run(test(*args, **more))

    return run


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Script(Rng):
    """A generator that gives the numbers it was told to, then zeros."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0)
        self.numbers = numbers

    def below(self, n: int) -> int:
        return self.numbers.pop(0) % n if self.numbers else 0


@asynccontextmanager
async def a_house(url: str, **settings: Any) -> AsyncIterator[House]:
    """A house that knows the test games; bots are quick. ``clock`` is the wall's as well, unless that is given."""
    quick: dict[str, Any] = {"bot_delay": 0.0, "find": find}
    if "clock" in settings:
        quick["wall"] = settings["clock"]
    house = await House.open(url, **(quick | settings))
    try:
        yield house
    finally:
        await house.close()


async def guests(house: House, *names: str) -> list[Person]:
    """People who came in."""
    return [(await house.newcomer(name, "en"))[0] for name in names]


async def a_table(house: House, people: list[Person], game: str, **order: Any) -> str:
    """A running table with these people in its seats, in order."""
    order.setdefault("seats", len(people) + len(order.get("bots", {})))
    table = await house.new_table(people[0], TableOrder(game, **order))
    for person in people[1:]:
        await house.sit(table, person)
    return table


async def viewer(house: House, table: str, person: Person | None, **changes: Any) -> Viewer:
    """This person at this table, whose steps are not held for a Confirm unless asked for."""
    card = await house.table(table)
    assert card is not None
    return msgspec.structs.replace(house.viewer(card, person), **({"confirm": False} | changes))


def fresh_id() -> str:
    """An id for a message."""
    return f"m{next(_ids)}"


async def act(house: House, table: str, who: Viewer, notation: str, **more: Any) -> list[Message]:
    """Take the choice with this notation, as it is shown now."""
    shown = await house.message(table, who, seat=more.get("seat"))
    found = [choice.action for choice in shown.choices if choice.notation == notation]
    assert found, f"{notation} is not among {[choice.notation for choice in shown.choices]}"
    return await house.request(table, who, Act(fresh_id(), shown.number, found[0], **more))


async def ask(house: House, table: str, who: Viewer, request: Request) -> Message:
    """The first answer to a request."""
    return (await house.request(table, who, request))[0]


def done(answers: list[Message]) -> Done:
    """The answer, which must be Done."""
    assert isinstance(answers[0], Done), answers[0]
    return answers[0]


def refused(answers: list[Message]) -> Refused:
    """The answer, which must be Refused."""
    assert isinstance(answers[0], Refused), answers[0]
    return answers[0]


class Listener:
    """Keeps everything one viewer is told, with the time."""

    def __init__(self, sub: Subscription, clock: Callable[[], float]) -> None:
        self.heard: list[tuple[float, Message]] = []
        self._sub = sub
        self._clock = clock
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._sub:
            self.heard.append((self._clock(), message))

    async def settled(self) -> None:
        """Wait until nothing more comes."""
        before = -1
        while before != len(self.heard) or not (self._sub.at_rest or self._sub.closed):
            before = len(self.heard)
            await asyncio.sleep(0.02)

    @property
    def last(self) -> TableMessage:
        """The last truth told."""
        return next(m for _, m in reversed(self.heard) if isinstance(m, TableMessage))

    @property
    def stream(self) -> list[tuple[float, bytes]]:
        """All that came, as it goes over the wire."""
        return [(at, msgspec.json.encode(message)) for at, message in self.heard]

    def close(self) -> None:
        """Go away."""
        self._sub.close()


async def listen(house: House, table: str, who: Viewer) -> Listener:
    """Somebody who listens, having heard how the table stands."""
    heard = Listener(house.subscribe(table, who), house.keeper.clock)
    while not heard.heard:
        await asyncio.sleep(0.005)
    await heard.settled()
    return heard


LIVE = Clock("live", seconds=60, increment=5)
DAYS = Clock("days", days=2)
