"""A small network of numbers that tells how likely each seat is to win; compiled, it costs about as much as a table."""

from mypy_extensions import i64, mypyc_attr

from serai.core.advice import Advice
from serai.core.arrays import append, vec
from serai.core.odds import shares, softmax
from serai.core.state import NOBODY, State


class Signals:
    """What a network is told about a seat: the numbers that are not 0, each with its place."""

    def __init__(self) -> None:
        self._places: vec[i64] = vec[i64]()
        self._amounts: vec[float] = vec[float]()
        self.count: i64 = 0
        """How many numbers are told."""

    def clear(self) -> None:
        """Take all signals out."""
        self.count = 0

    def add(self, place: i64, amount: float) -> None:
        """Tell one more number; what is told of the same place twice is added up."""
        if amount == 0.0:
            return
        at = self.count
        if at < len(self._places):
            self._places[at] = place
            self._amounts[at] = amount
        else:
            self._places = append(self._places, place)
            self._amounts = append(self._amounts, amount)
        self.count = at + 1

    def place(self, index: i64) -> i64:
        """Where the number told as the index-th stands."""
        return self._places[index]

    def amount(self, index: i64) -> float:
        """The number told as the index-th."""
        return self._amounts[index]


class Network:
    """Signals to one number, the strength of a seat, through one layer of units that are silent below 0.

    The numbers come in this order: for each signal its weight in every unit, each unit's own weight, each unit's
    weight in the result, and for each signal its weight in the result past all units.
    """

    def __init__(self, signals: i64, numbers: list[float]) -> None:
        units: i64 = (len(numbers) - signals) // (signals + 2)
        if units < 1 or len(numbers) != signals * units + 2 * units + signals:
            raise ValueError(f"{len(numbers)} numbers make no network of {signals} signals")
        self.signals: i64 = signals
        self.units: i64 = units
        self._numbers: vec[float] = vec[float](numbers)

    def strength(self, told: Signals) -> float:
        """How strong a seat is of which this is told: more by 1 makes it e times as likely to win."""
        units = self.units
        numbers = self._numbers
        own = self.signals * units
        results = own + units
        past = results + units
        sums = numbers[own:results]
        total = 0.0
        index: i64 = 0
        while index < told.count:
            amount = told.amount(index)
            place = told.place(index)
            total += amount * numbers[past + place]
            first = place * units
            unit: i64 = 0
            while unit < units:
                sums[unit] += amount * numbers[first + unit]
                unit += 1
            index += 1
        unit = 0
        while unit < units:
            if sums[unit] > 0.0:
                total += sums[unit] * numbers[results + unit]
            unit += 1
        return total


def network_of(signals: i64, text: str) -> Network:
    """The network whose numbers stand in a text, one after the other."""
    return Network(signals, [float(number) for number in text.split()])


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkAdvice(Advice):
    """Advice of a game in which a network tells the chances to win."""

    def __init__(self, signals: i64, network: Network | None) -> None:
        super().__init__()
        self.signals: i64 = signals
        """How many numbers ``tell`` has places for."""
        self.network: Network | None = network
        """What judges; without one the general advice does."""
        self._told: Signals = Signals()

    def tell(self, state: State, seat: i64, told: Signals) -> None:
        """Tell a network about a seat, in a state where somebody's turn begins; ``told`` is empty."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        network = self.network
        if network is None:
            return super().chances(state)
        if state.decider == NOBODY:
            return shares(state.ranking)
        strengths: list[float] = []
        seat: i64 = 0
        while seat < state.seats:
            self._told.clear()
            self.tell(state, seat, self._told)
            strengths.append(network.strength(self._told))
            seat += 1
        return softmax(strengths)
