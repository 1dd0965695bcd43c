"""How to think ahead in Feuville."""

from typing import Final, cast

from mypy_extensions import i64

from serai.core.network import Network, NetworkAdvice, Signals, network_of
from serai.core.state import State
from serai.games.feuville.network import MORE, TWO
from serai.games.feuville.position import Position
from serai.games.feuville.signals import COUNT, write_signals

_FOR_TWO: Final[Network] = network_of(COUNT, TWO)
_FOR_MORE: Final[Network] = network_of(COUNT, MORE)


class FeuvilleAdvice(NetworkAdvice):
    """A turn is many small steps and much is drawn between two turns: thought goes only a little beyond one's own."""

    def __init__(self, seats: i64) -> None:
        super().__init__(COUNT, _FOR_TWO if seats == 2 else _FOR_MORE)
        self.scale = 33.0 if seats == 2 else 15.0
        self.horizon = 2
        self.faith = 15.0
        self.spread = 0.004

    def turn(self, state: State) -> i64:
        position = cast("Position", state)
        return position.seats * position.round + position.mover

    def tell(self, state: State, seat: i64, told: Signals) -> None:
        write_signals(cast("Position", state), seat, told)
