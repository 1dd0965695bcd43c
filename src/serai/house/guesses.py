"""How often passwords may be tried. Each try counts before it is judged, so that many at once are no way around it."""

from collections.abc import Callable

from serai.house.limits import Limit


class Guesses:
    """Who guesses is stopped; the owner of the name is not, whatever others guessed meanwhile.

    A name is tried ten times in five minutes from one address, and an address tries fifty times whatever the names. All
    strangers together try a name two hundred times an hour. A device on which the owner was before is no stranger: it
    has ten tries of its own, whoever else guesses from the same address. Cache in memory, by each process for itself.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._here = Limit(10, 300, clock)
        self._address = Limit(50, 300, clock)
        self._name = Limit(200, 3_600, clock)

    def take(self, account: str, address: str, device: str) -> "Guess":
        """One more try; ``device`` is empty for a stranger. Raises TooMany."""
        if device:
            counted = [(self._here, f"device {device}")]
        else:
            counted = [(self._here, f"{address} {account}"), (self._address, address), (self._name, account)]
        for limit, key in counted:
            limit.check(key)
        for limit, key in counted:
            limit.count(key)
        return Guess(counted)


class Guess:
    """A try that has been counted."""

    def __init__(self, counted: list[tuple[Limit, str]]) -> None:
        self._counted = counted

    def right(self) -> None:
        """It was no guess, or was not judged: it does not count."""
        for limit, key in self._counted:
            limit.forgive(key)
