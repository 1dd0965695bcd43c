"""Clocks, derived from the times in a table's log. Nothing here reads a clock of its own."""

from collections.abc import Iterable

from serai.house.order import Clock

DAY = 86_400.0
LEAST = 15.0
"""Seconds that a seat has for a turn at the least, once it was late and is played by its own player again."""


class Clocks:
    """The time each seat has left.

    ``live``: a bank that runs while the seat decides, and grows by the increment when its turn ends. ``days``: the
    whole time anew for each turn. While paused, and in a reaction window, nobody's time runs.

    Who is still deciding can be secret. Then the clocks that are shown run for everybody alike until it comes to light;
    the true ones, by which a seat is late, run for those who really decide.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self._left = [float(clock.seconds) if clock.kind == "live" else clock.days * DAY for _ in range(seats)]
        self._shown = list(self._left)
        self._turn: dict[int, int] = {}
        """The seats whose turn it is, and which turn that is."""
        self._running: frozenset[int] = frozenset()
        self._seen_running: frozenset[int] = frozenset()
        self._lenient: set[int] = set()
        """Seats that were late once: they have the least time for each turn."""
        self._eased: set[int] = set()
        """Those of them that got it in the turn they are at."""
        self._at = 0.0

    def advance(self, at: float) -> None:
        """Let time go on until ``at``; a clock that was set back takes nobody's time."""
        gone = max(0.0, at - self._at)
        for left, running in ((self._left, self._running), (self._shown, self._seen_running)):
            for seat in running:
                left[seat] = max(0.0, left[seat] - gone)
        self._at = max(self._at, at)

    def turn(self, seats: Iterable[int], running: Iterable[int], seen: Iterable[int], which: int = 0) -> None:
        """From now on it is these seats' turn; of ``running`` the time runs, of ``seen`` it is seen running.

        ``which`` tells two turns of the same seats apart.
        """
        now = dict.fromkeys(seats, which)
        for seat in self._turn:
            if now.get(seat) != self._turn[seat] and self.clock.kind == "live":
                self._left[seat] += self.clock.increment
        for seat in now:
            if self._turn.get(seat) != which:
                self._eased.discard(seat)
                if self.clock.kind == "days":
                    self._left[seat] = self.clock.days * DAY
                elif seat in self._lenient:
                    self._left[seat] = max(self._left[seat], LEAST)
        self._run(now, running, seen)

    def withdraw(self, seats: Iterable[int], running: Iterable[int], seen: Iterable[int], which: int = 0) -> None:
        """The same after an undo: who gets his turn back had not ended it, and who loses it had none."""
        now = dict.fromkeys(seats, which)
        if self.clock.kind == "live":
            for seat in now:
                if self._turn.get(seat) != which:
                    self._left[seat] = max(0.0, self._left[seat] - self.clock.increment)
        self._run(now, running, seen)

    def _run(self, now: dict[int, int], running: Iterable[int], seen: Iterable[int]) -> None:
        if now != self._turn:
            self._shown = list(self._left)
        self._turn = now
        if self.clock.kind != "none":
            self._running, self._seen_running = frozenset(running), frozenset(seen)

    def hold(self) -> None:
        """Nobody's time runs, and no turn ends."""
        self._running = self._seen_running = frozenset()

    def ease(self, seat: int) -> None:
        """A player takes this seat (again), whatever time was left: he has the least time, once in a turn."""
        self._lenient.add(seat)
        if seat not in self._eased:
            if seat in self._turn:
                self._eased.add(seat)
            self._left[seat] = max(self._left[seat], LEAST)
            self._shown[seat] = max(self._shown[seat], LEAST)

    def forgive(self, seat: int) -> None:
        """This seat was late, and stays its player's: from its next turn on it has the least time."""
        self._lenient.add(seat)

    def eased(self, seat: int) -> bool:
        """Whether this seat has had the least time in this turn, and no more is to be had."""
        return seat in self._eased and seat in self._turn

    def left(self, seat: int, at: float) -> float | None:
        """Seconds that everybody sees this seat has left at this time; None without a clock."""
        if self.clock.kind == "none":
            return None
        gone = max(0.0, at - self._at) if seat in self._seen_running else 0.0
        return max(0.0, self._shown[seat] - gone)

    def deadline(self, among: Iterable[int]) -> float | None:
        """When the next of these seats runs out of time."""
        return min((self._at + self._left[seat] for seat in among if seat in self._running), default=None)

    def late(self, at: float, among: Iterable[int]) -> list[int]:
        """Those of these seats whose time is over."""
        return [seat for seat in among if seat in self._running and self._at + self._left[seat] <= at]
