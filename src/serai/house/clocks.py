"""Clocks, derived from the times in a table's log. Nothing here reads a clock of its own."""

from collections.abc import Iterable

from serai.house.order import Clock

DAY = 86_400.0


class Clocks:
    """The time each seat has left.

    ``live``: a bank that runs while the seat decides, and grows by the increment when its turn ends. ``days``: the
    whole time anew for each turn. While paused, and in a reaction window, nobody's time runs.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self._left = [float(clock.seconds) if clock.kind == "live" else clock.days * DAY for _ in range(seats)]
        self._turn: tuple[int, ...] = ()
        self._running: tuple[int, ...] = ()
        self._at = 0.0

    def advance(self, at: float) -> None:
        """Let time go on until ``at``; a clock that was set back takes nobody's time."""
        for seat in self._running:
            self._left[seat] -= max(0.0, at - self._at)
        self._at = max(self._at, at)

    def turn(self, seats: Iterable[int], running: Iterable[int]) -> None:
        """From now on these seats are to decide, and of these the time runs."""
        now = tuple(seats)
        for seat in self._turn:
            if seat not in now and self.clock.kind == "live":
                self._left[seat] += self.clock.increment
        for seat in now:
            if seat not in self._turn and self.clock.kind == "days":
                self._left[seat] = self.clock.days * DAY
        self._turn = now
        self._running = tuple(running) if self.clock.kind != "none" else ()

    def hold(self) -> None:
        """Nobody's time runs, and no turn ends."""
        self._running = ()

    def left(self, seat: int, at: float) -> float | None:
        """Seconds this seat has left at this time; None without a clock."""
        if self.clock.kind == "none":
            return None
        gone = max(0.0, at - self._at) if seat in self._running else 0.0
        return max(0.0, self._left[seat] - gone)

    def deadline(self, among: Iterable[int]) -> float | None:
        """When the next of these seats runs out of time."""
        return min((self._at + self._left[seat] for seat in among if seat in self._running), default=None)

    def late(self, at: float, among: Iterable[int]) -> list[int]:
        """Those of these seats whose time is over."""
        return [seat for seat in among if seat in self._running and self._at + self._left[seat] <= at]
