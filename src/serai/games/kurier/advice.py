"""How to think ahead in Kurier."""

from typing import Final, cast

from mypy_extensions import i64

from serai.core.network import Network, NetworkAdvice, Signals, network_of
from serai.core.state import State
from serai.games.kurier.network import MORE, TWO
from serai.games.kurier.position import Position
from serai.games.kurier.signals import COUNT, write_signals

_FOR_TWO: Final[Network] = network_of(COUNT, TWO)
_FOR_MORE: Final[Network] = network_of(COUNT, MORE)


class KurierAdvice(NetworkAdvice):
    """One turn is short; what matters is where all stand when the turn has gone round twice."""

    def __init__(self, seats: i64) -> None:
        super().__init__(COUNT, _FOR_TWO if seats == 2 else _FOR_MORE)
        self.scale = 30.0
        self.horizon = 4 if seats == 2 else 2 * seats
        self.faith = 6.0
        self.caution = 1.5

    def turn(self, state: State) -> i64:
        return cast("Position", state).turn

    def tell(self, state: State, seat: i64, told: Signals) -> None:
        write_signals(cast("Position", state), seat, told)
