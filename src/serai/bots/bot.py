"""What a bot is: it gets a view, the legal actions and a budget, and gives back one of the actions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec import Struct

from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View


def _never() -> bool:
    return False


class Budget(Struct, frozen=True):
    """How long a bot may think: so many rounds of thought, and not after its time is up."""

    rounds: int = 1
    out_of_time: Callable[[], bool] = _never


ONE_ROUND = Budget()


class Bot(ABC):
    """A player that is a program. It holds no state between two choices: the same view, budget and rng choose alike."""

    looks: ClassVar[bool] = True
    """Whether it looks at the view at all; who plays many games can spare itself making views for one that does not."""

    seconds: ClassVar[float] = 3.5
    """How long it likes to think about a choice where time is its budget; it may come back sooner."""

    @abstractmethod
    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget = ONE_ROUND) -> int:
        """One of the legal actions (there is at least one)."""
