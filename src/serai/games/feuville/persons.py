"""The six persons: whether their skill can do something, what it does, and the questions it takes."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.step import Choice, FromMany, Step
from serai.games.feuville import actions as act
from serai.games.feuville import board as box
from serai.games.feuville import position as pos
from serai.games.feuville.position import IN_HAND, NONE, Position
from serai.games.feuville.skyline import can_build, has_ruin
from serai.games.feuville.step import Either


class Person(ABC):
    """Somebody whose skill a die, or the kobold, can use."""

    @abstractmethod
    def can_help(self, state: Position, seat: i64) -> bool:
        """Whether the skill can do something."""

    @abstractmethod
    def help(self, state: Position, seat: i64) -> None:
        """Begin what the person does."""


def take(state: Position, seat: i64, item: i64) -> None:
    """A tile or decree goes to the hand and is to be settled."""
    state.hold(seat, item)
    state.then(pos.SETTLE_DECREE if state.is_decree(item) else pos.SETTLE_TILE, seat, 0)


# ---------------------------------------------------------------------- the juggler


class Juggler(Person):
    """Rolls a die, and again, for a sum of 10."""

    def can_help(self, state: Position, seat: i64) -> bool:
        return True

    def help(self, state: Position, seat: i64) -> None:
        state.juggled = 0
        state.then(pos.JUGGLING, seat, 0)


class Juggling(FromMany[Position]):
    """The juggler's die: at 10 or more it is over."""

    def first(self, state: Position) -> i64:
        return state.board.actions.juggle0

    def among(self, state: Position) -> i64:
        return 0b111111

    def drawn(self, state: Position, which: i64) -> None:
        state.juggled += which + 1
        if state.juggled >= state.board.juggler_limit:
            stop_juggling(state)
        else:
            state.then(pos.JUGGLE, state.mover, 0)


class Juggle(Either):
    """Roll again, or stop."""

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == act.STOP:
            stop_juggling(state)
        else:
            state.then(pos.JUGGLING, seat, 0)


def stop_juggling(state: Position) -> None:
    """The sum counts for the player, what is missing for all others; too much counts for the others alone."""
    missing = state.board.juggler_limit - state.juggled
    own: i64 = state.juggled if missing >= 0 else 0
    others: i64 = missing if missing >= 0 else -missing
    for seat in range(state.seats):
        state.points[seat] += own if seat == state.mover else others


# ---------------------------------------------------------------------- the thief


class Thief(Person):
    """Steals an item."""

    def can_help(self, state: Position, seat: i64) -> bool:
        return any(not why_not_steal(state, seat, at) for at in range(2 * state.seats))

    def help(self, state: Position, seat: i64) -> None:
        state.then(pos.STEAL, seat, 0)


def why_not_steal(state: Position, seat: i64, at: i64) -> str:
    """Why the item in this place (two for each seat) cannot be stolen; an opponent's without protection can."""
    if at // 2 >= state.seats:
        return "not-playing"
    if at // 2 == seat:
        return "own-item"
    if state.items[at] < 0:
        return "nothing-there"
    return "" if state.shields[at] < 0 else "item-protected"


class Steal(Choice[Position]):
    """Whose item is stolen, and which; it goes to the thief's hand."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.steal0, state.board.actions.steal0 + 2 * act.SEATS

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return why_not_steal(state, seat, which)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        take(state, seat, state.items[which])
        state.items[which] = NONE


# ---------------------------------------------------------------------- the innkeeper


class Innkeeper(Person):
    """Treats all players; rows that are empty before wait for the end of the turn."""

    def can_help(self, state: Position, seat: i64) -> bool:
        return state.tile_displayed()

    def help(self, state: Position, seat: i64) -> None:
        state.waiting_rows = 0
        for row in range(3):
            if state.row_empty(row):
                state.waiting_rows += 1 << row
        state.then(pos.TREAT, seat, 0)


class Treat(Step[Position]):
    """The host takes a tile first, then his guests, then the host once more."""

    def begin(self, state: Position, seat: i64) -> bool:
        about = state.popped_about()
        if about < state.seats:
            state.then(self.number, state.mover, about + 1)
        state.then(pos.INNKEEPER_TILE, (state.mover + about) % state.seats, about)
        return False


class TileChoice(Choice[Position]):
    """A question after a displayed tile, which goes to the hand."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.slot0, state.board.actions.slot0 + 3 * box.COLUMNS

    def bars(self, state: Position, seat: i64, slot: i64) -> str:
        return "" if state.display[slot] >= 0 else "no-tile"

    def choose(self, state: Position, seat: i64, slot: i64) -> None:
        take_tile(state, seat, slot)


class InnkeeperTile(TileChoice):
    """Which tile the innkeeper gives, if any; a guest must build it at once."""

    def bars(self, state: Position, seat: i64, slot: i64) -> str:
        tile = state.display[slot]
        if tile < 0:
            return "no-tile"
        return "guest" if is_guest(state) and not can_build(state, seat, tile) else ""

    def choose(self, state: Position, seat: i64, slot: i64) -> None:
        state.then(pos.REFILL_ROWS, seat, state.waiting_rows)
        if is_guest(state):
            state.hold(seat, state.display[slot])
            state.display[slot] = NONE
            state.then(pos.BUILD_SLOT, seat, IN_HAND)
        else:
            take_tile(state, seat, slot)


def is_guest(state: Position) -> bool:
    """Whether the innkeeper asks a guest, not the host."""
    return 0 < state.about < state.seats


def take_tile(state: Position, seat: i64, slot: i64) -> None:
    """A displayed tile goes to the hand and is to be settled."""
    take(state, seat, state.display[slot])
    state.display[slot] = NONE


# ---------------------------------------------------------------------- the architect


class Architect(Person):
    """Fills all gaps of the display, then takes any tile."""

    def can_help(self, state: Position, seat: i64) -> bool:
        return state.tile_displayed() or any(state.top_pile(row) >= 0 for row in range(3))

    def help(self, state: Position, seat: i64) -> None:
        state.then(pos.CHOOSE_TILE, seat, 0)
        state.then(pos.WINDOW, seat, 0)
        state.then(pos.DEAL_TILES, seat, state.gaps(0))


# ---------------------------------------------------------------------- the mayor


class Mayor(Person):
    """Takes any decree of the row."""

    def can_help(self, state: Position, seat: i64) -> bool:
        return state.decree_displayed()

    def help(self, state: Position, seat: i64) -> None:
        state.then(pos.CHOOSE_DECREE, seat, 0)


class ChooseDecree(Choice[Position]):
    """Which decree is taken."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.decree0, state.board.actions.decree0 + box.COLUMNS

    def bars(self, state: Position, seat: i64, column: i64) -> str:
        return "" if state.decree_row[column] >= 0 else "no-decree"

    def choose(self, state: Position, seat: i64, column: i64) -> None:
        take_decree(state, seat, column)


def take_decree(state: Position, seat: i64, column: i64) -> None:
    """A decree of the row goes to the hand and is to be settled."""
    take(state, seat, state.board.first_decree + state.decree_row[column])
    state.decree_row[column] = NONE


# ---------------------------------------------------------------------- the magician


class Magician(Person):
    """Lets ruins rise again, and may bring a spell."""

    def can_help(self, state: Position, seat: i64) -> bool:
        return has_ruin(state, seat) or state.spell_displayed()

    def help(self, state: Position, seat: i64) -> None:
        if state.spell_displayed():
            state.then(pos.MAGICIAN_SPELL, seat, 0)
        if has_ruin(state, seat):
            state.then(pos.RESTORE_COLUMN, seat, state.board.magic)


class MagicianSpell(Either):
    """Whether a spell is taken, too."""

    def play(self, state: Position, seat: i64, action: i64) -> None:
        if action == act.YES:
            state.then(pos.CHOOSE_SPELL, seat, 0)


PERSONS: Final[vec[Person]] = vec[Person]([Juggler(), Thief(), Innkeeper(), Architect(), Mayor(), Magician()])
"""By the face of the die, minus one."""
