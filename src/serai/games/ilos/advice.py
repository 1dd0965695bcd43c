"""How to think ahead in Ilôs."""

from typing import Final, cast

from mypy_extensions import i64

from serai.core.network import Network, NetworkAdvice, Signals, network_of
from serai.core.state import State
from serai.games.ilos.network import MORE, TWO
from serai.games.ilos.position import PAY_CARD, Position
from serai.games.ilos.signals import COUNT, write_signals

_FOR_TWO: Final[Network] = network_of(COUNT, TWO)
_FOR_MORE: Final[Network] = network_of(COUNT, MORE)


class IlosAdvice(NetworkAdvice):
    """A turn is some cards long; thought goes to the end of the others' turns, once round the table."""

    def __init__(self, seats: i64) -> None:
        super().__init__(COUNT, _FOR_TWO if seats == 2 else _FOR_MORE)
        self.scale = 40.0
        self.horizon = 2 if seats == 2 else seats
        self.faith = 15.0
        self.caution = 1.5

    def turn(self, state: State) -> i64:
        position = cast("Position", state)
        return position.seats * position.round + position.mover

    def is_hard(self, state: State, seat: i64) -> bool:
        return cast("Position", state).step != PAY_CARD

    def tell(self, state: State, seat: i64, told: Signals) -> None:
        write_signals(cast("Position", state), seat, told)
