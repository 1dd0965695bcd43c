"""The text form of a position, both ways: the game's own words for what lies on the table, exact lines for the rest.

A game reads and writes what a person would say of a table (``reserve red: officer lady``). What its words do not tell,
above all what is pending within a turn, follows in exact lines, one for each field of the state:

    exactly step: choose_lodging
    exactly moving: 2

So any moment can be written down, and is read back as it was. Not in the text are the rules version and a player's own
data file: it is read by the game that wrote it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from serai.core.errors import NONSENSE, BadPosition, SeraiError
from serai.core.game import Game
from serai.core.options import Option, Options
from serai.core.state import CHANCE, State
from serai.core.texts import Text

_EXACTLY = "exactly "


class TextForm:
    """How a game writes positions as text and reads them.

    ``describe`` makes a state of the game's own words, and ``lines`` writes them. ``names`` has, for fields whose
    numbers have names (above all ``step``), these names by number. ``check`` tells what could not lie on a table, where
    ``describe`` does not refuse it itself; a person may describe a table that lacks much of a real game.
    """

    def __init__(
        self,
        game: Game,
        describe: Callable[[str], State],
        lines: Callable[[Any], Sequence[str]],
        names: Mapping[str, Sequence[str]],
        check: Callable[[Any], Sequence[str]] | None = None,
    ) -> None:
        self._game = game
        self._describe = describe
        self._lines = lines
        self._names = names
        self._check = check

    def read(self, text: str) -> State:
        """The state that a text gives: what the game's own words tell, corrected by the exact lines.

        Raises BadPosition, also for a position that could not come about or that nobody can go on from.
        """
        lines = [line.strip() for line in text.splitlines()]
        exact = [line for line in lines if line.startswith(_EXACTLY)]
        state = self._described([line for line in lines if not line.startswith(_EXACTLY)])
        if exact:
            return self._corrected(state, exact)
        if self._check is not None and (faults := self._check(state)):
            raise bad_position(faults[0])
        return state

    def write(self, state: State) -> str:
        """A state as text; ``read`` gives it back. Raises BadPosition where it would not: nothing is ever left out."""
        words = "".join(f"{line.strip()}\n" for line in self._lines(state))
        told, whole = self._game.dump(self._describe(words)), self._game.dump(state)
        for name, value in whole.items():
            if value != told[name]:
                words += f"{_EXACTLY}{name}: {self._written(name, value)}\n"
        if self._game.dump(self.read(words)) != whole:
            raise bad_position(self._game.id)
        return words

    def _described(self, lines: Sequence[str]) -> State:
        """What the game's own words tell. Where they are none it can make anything of, the first such line is named."""
        try:
            return self._describe("\n".join(lines))
        except SeraiError:
            raise
        except NONSENSE as error:
            for number, line in enumerate(lines):
                try:
                    self._describe("\n".join(lines[: number + 1]))
                except SeraiError:
                    continue
                except NONSENSE:
                    raise bad_position(line) from error
            raise bad_position("\n".join(lines)) from error

    def _corrected(self, state: State, exact: Sequence[str]) -> State:
        """The state with these lines applied. What the game's audit objects to may have been described, not added."""
        data = self._with(state, exact)
        try:
            corrected = self._game.load(data)
            known = self._game.audit(state)
            faults = [fault for fault in self._game.audit(corrected) if fault not in known] or _stuck(corrected)
        except NONSENSE as error:
            raise bad_position(exact[-1]) from error
        if faults:
            raise bad_position(faults[0])
        return corrected

    def _with(self, state: State, exact: Sequence[str]) -> dict[str, Any]:
        data = self._game.dump(state)
        for line in exact:
            name, _, value = line.removeprefix(_EXACTLY).partition(":")
            name, value = name.strip(), value.strip()
            if name not in data or name in ("seats", "options"):
                raise bad_position(line)
            found = self._value(name, value)
            if not _alike(found, data[name]) or (name in self._names and found not in range(len(self._names[name]))):
                raise bad_position(line)
            data[name] = found
        return data

    def _written(self, name: str, value: Any) -> str:
        names = self._names.get(name)
        return names[value] if names else msgspec.json.encode(value).decode()

    def _value(self, name: str, text: str) -> Any:
        names = self._names.get(name, ())
        try:
            return names.index(text) if text in names else msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise bad_position(f"{_EXACTLY}{name}: {text}") from error


def bad_position(found: str) -> BadPosition:
    """The error for a text that cannot be set up, with the words that are to blame."""
    return BadPosition(Text("error-position", {"found": found.strip()[:80]}))


def chosen(declared: Sequence[Option], options: Options) -> list[str]:
    """The options of a table that are not as usual, as a text names them: ``without_blanks yes``."""
    return [f"{o.key} {o.write(options[o.key])}" for o in declared if options[o.key] != o.default]


def _alike(value: object, now: object) -> bool:
    """Whether a value is of the kind of what a field holds: a number, true or false, or lists of these."""
    if isinstance(now, list):
        return isinstance(value, list) and all(_is_number(item) or type(item) is list for item in value)
    return _is_number(value) if type(now) is int else type(value) is type(now)


def _is_number(value: object) -> bool:
    """Whether this is a whole number that a field can hold, whether compiled or not."""
    return type(value) is int and -(2**62) < value < 2**62


def _stuck(state: State) -> list[str]:
    """What keeps this position from going on: nobody has anything to do, or it cannot be looked at.

    Each step from here is tried; rules that run into nonsense raise one of ``NONSENSE``.
    """
    for seat in (None, *range(state.seats)):
        state.view(seat)
    if state.over:
        return [] if state.ranking else ["over"]
    if state.chance:
        for outcome, _ in state.outcomes():
            state.copy().apply(CHANCE, outcome)
        return [] if state.outcomes() else ["chance"]
    if state.decider not in state.deciders or state.decider not in range(state.seats):
        return [f"{_EXACTLY}decider: {state.decider}"]
    for seat in state.deciders:
        for action in state.legal(seat):
            state.copy().apply(seat, action)
    return [f"{_EXACTLY}decider: {seat}" for seat in state.deciders if not state.legal(seat)]
