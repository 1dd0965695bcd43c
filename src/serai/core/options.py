"""What a table can choose before a game: each choice declared, with its values and its default."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from serai.core.errors import BadOption
from serai.core.texts import Text, quoted

Value = str | bool | int
Options = Mapping[str, Value]


class Option(Struct, frozen=True):
    """One choice of the table. Its words are ``option-KEY``, ``option-KEY-help`` and ``option-KEY-VALUE``."""

    key: str
    kind: Literal["choice", "switch"]
    default: Value
    values: tuple[Value, ...]
    """All values, in the order a form shows them."""
    variant: bool = True
    """True if it changes the rules of play; the laws are run over all values of these."""

    def read(self, given: object) -> Value:
        """The value meant by what a person or a program gave: the value itself, or its text. Raises BadOption."""
        for value in self.values:
            if type(value) is type(given) and value == given:
                return value
        if isinstance(given, str):
            word = given.strip().lower()
            for value in self.values:
                if word == self.write(value):
                    return value
            if self.kind == "switch" and word in _SWITCH_WORDS:
                return _SWITCH_WORDS[word]
        allowed = ", ".join(self.write(value) for value in self.values)
        raise BadOption(Text("error-option-value", {"option": self.key, "value": quoted(given), "values": allowed}))

    @staticmethod
    def write(value: Value) -> str:
        """A value as text; ``read`` takes it back."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)


RANDOM = "random"
_SWITCH_WORDS = {"true": True, "on": True, "ja": True, "aan": True, "1": True} | {
    "false": False,
    "off": False,
    "nee": False,
    "uit": False,
    "0": False,
}


def choice(key: str, *values: Value, variant: bool = True) -> Option:
    """An option with several values; the first is the default."""
    return Option(key, "choice", values[0], values, variant)


def switch(key: str, default: bool = False, variant: bool = True) -> Option:
    """An option that is on or off."""
    return Option(key, "switch", default, (False, True), variant)


def first_of(key: str, most: int) -> Option:
    """Which of so many seats begins: drawn, or one that the table names."""
    return choice(key, RANDOM, *(str(seat) for seat in range(1, most + 1)), variant=False)


def named(options: Options, key: str) -> int:
    """The seat, from 0, that such an option names; -1 if it is drawn."""
    return -1 if options[key] == RANDOM else int(options[key]) - 1


def complete(options: tuple[Option, ...], given: Options) -> dict[str, Value]:
    """Every declared option with its given or default value, in the declared order. Raises BadOption."""
    known = {option.key for option in options}
    for key in given:
        if key not in known:
            allowed = ", ".join(option.key for option in options) or "-"
            raise BadOption(Text("error-option-unknown", {"option": quoted(key), "options": allowed}))
    return {o.key: o.read(given[o.key]) if o.key in given else o.default for o in options}
