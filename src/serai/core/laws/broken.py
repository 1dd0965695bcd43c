"""What a broken law says: which law, what happened, and the record that shows it."""

from typing import NoReturn

from serai.core.record import Record
from serai.core.state import State

TITLES = {
    1: "legal is the truth",
    2: "copies and dumps are whole",
    3: "notation round-trips",
    4: "every process plays the same",
    5: "imagine fits the view and knows no more",
    6: "nothing hidden reaches a seat",
    7: "simultaneous steps commute",
    8: "the game ends within its bound",
    9: "the audit holds",
    10: "every choice can be clicked and spoken",
    11: "a part shows what it is handed",
}
"""The laws, by number, in a few words. docs/architecture.md states them in full."""


class LawBroken(AssertionError):
    """A game breaks a law; the message names it and holds the record that shows it."""

    def __init__(self, law: int, what: str, record: Record, other: Record | None = None) -> None:
        self.law = law
        self.what = what
        self.record = record
        """The steps that lead to the fault."""
        self.other = other
        """For two worlds that should look the same: the steps of the second."""
        text = f"law {law} ({TITLES[law]}): {what}\n\n{_text(record)}"
        if other is not None:
            text += f"\nthe other world:\n\n{_text(other)}"
        super().__init__(text)


def _text(record: Record) -> str:
    """The record's text; a game may be too broken to write it, and then the bare steps must do."""
    try:
        return record.dumps()
    except Exception as error:
        return f"(no record: {error!r}) {record.seats} seats, {record.options}, steps {record.steps}\n"


def part(record: Record, steps: int) -> Record:
    """The record of the first so many steps."""
    short = Record(record.game, record.options, record.seats)
    short.steps = record.steps[:steps]
    return short


def take(state: State, seat: int, action: int, record: Record, steps: int) -> None:
    """Play a step that is legal; if that fails, law 1 is broken after so many steps of the record."""
    try:
        state.play(seat, action)
    except Exception as error:
        crashed(state, seat, action, error, part(record, steps))


def crashed(state: State, seat: int, action: int, error: Exception, record: Record) -> NoReturn:
    """Law 1 is broken: a legal action failed."""
    what = f"seat {seat} may play {name_of(state, action)}, but it fails: {type(error).__name__}: {error}"
    raise LawBroken(1, what, record) from error


def name_of(state: State, action: int) -> str:
    """An action for a message, also one that is not in the table."""
    table = state.game.notation
    return f"{action} ({table[action]})" if 0 <= action < len(table) else str(action)
