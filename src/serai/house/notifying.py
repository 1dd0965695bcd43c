"""What all ways of telling people of their turns away from the table share: whom it concerns, and when to give up."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from serai.house.keeper import Keeper
from serai.house.live import LiveTable

MOST_FAILED = 20
"""After so many words in a row that it did not take, a receiver is given up."""
_NONE = 10.0
"""For so many seconds a process believes that nobody wants word; one who asks another process is heard of then."""


class Receivers(Struct, frozen=True):
    """The statements about one kind of receiver. The last three begin with what a receiver is known by."""

    any: str
    """Whether there is one at all."""
    taken: str
    failed: str
    drop_failed: str
    """Followed by how many failures in a row are too many."""


class Notifier(ABC):
    """One way of telling people that their turn has begun."""

    def __init__(self, keeper: Keeper, receivers: Receivers) -> None:
        self.keeper = keeper
        self.most_failed = MOST_FAILED
        self._receivers = receivers
        self._none_until = keeper.clock()
        """Until then nobody wants word, as far as this process knows: most houses need not ask at every turn."""
        keeper.on_turn.append(self.turned)

    def turned(self, live: LiveTable, people: Mapping[int, str]) -> None:
        """The turn of these people begins, by seat. Nobody waits for what follows from it."""
        if self.keeper.clock() < self._none_until:
            return
        for person, about in self.concerned(live, people):
            self.keeper.spawn(self.tell, person, about)

    @abstractmethod
    def concerned(self, live: LiveTable, people: Mapping[int, str]) -> Iterable[tuple[str, Any]]:
        """Who of them is to be told, and what ``tell`` needs to know for it."""

    @abstractmethod
    async def tell(self, person: str, about: Any) -> None:
        """Tell this person, if he wants it."""

    def somebody(self) -> None:
        """From now on somebody wants word."""
        self._none_until = self.keeper.clock()

    async def nobody_here(self) -> None:
        """The person asked for wants none; perhaps nobody does."""
        if not await self.keeper.store.run(self._receivers.any):
            self._none_until = self.keeper.clock() + _NONE

    async def came_of(self, taken: bool, *receiver: str) -> None:
        """Note whether a receiver took what was sent, and give it up if it never does."""
        run = self.keeper.store.run
        await run(self._receivers.taken if taken else self._receivers.failed, *receiver)
        if not taken:
            await run(self._receivers.drop_failed, *receiver, self.most_failed)
