"""Who begins, whose turn it is, and how the game ends."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import append
from serai.core.state import CHANCE
from serai.core.step import FromSeats, Step
from serai.games.feuville import position as pos
from serai.games.feuville.position import Position

# How a game can end.
BY_DECREES: Final = 0
BY_ROUNDS: Final = 1
ENDINGS: Final = ("decrees", "rounds")


class NameStart(FromSeats[Position]):
    """All roll to see who begins."""

    def first(self, state: Position) -> i64:
        return state.board.actions.start0

    def drawn(self, state: Position, which: i64) -> None:
        begin_game(state, which)


def begin_game(state: Position, start_player: i64) -> None:
    """The start player is known: the board is laid out, then he begins."""
    state.start_player = start_player
    state.mover = start_player
    begin_turn(state)
    state.then(pos.DEAL_DECREES, CHANCE, 0)
    state.then(pos.DEAL_SPELLS, CHANCE, 0)
    state.then(pos.DEAL_TILES, CHANCE, state.gaps(0))


def begin_turn(state: Position) -> None:
    """The active player is about to roll."""
    state.dragons = 0
    for die in range(2):
        state.dice[die] = 0
        state.used[die] = pos.UNUSED
    state.then(pos.BEFORE_ROLL, state.mover, 0)


class NextTurn(Step[Position]):
    """The kobold goes home and the turn passes on, unless the game ends with this round."""

    def begin(self, state: Position, seat: i64) -> bool:
        state.kobold_at = 0
        state.mover = (state.mover + 1) % state.seats
        if state.mover == state.start_player:
            if state.triggered:
                finish(state, BY_DECREES)
                return True
            if state.round >= state.board.max_rounds:
                finish(state, BY_ROUNDS)
                return True
            state.round += 1
        begin_turn(state)
        return False


def finish(state: Position, how: i64) -> None:
    """The king's grace goes to whoever scored the fewest decrees; most fame points win."""
    fewest: i64 = 1_000_000
    for seat in range(state.seats):
        if state.scored_decrees(seat) < fewest:
            fewest = state.scored_decrees(seat)
    best: i64 = 0
    for seat in range(state.seats):
        if state.scored_decrees(seat) == fewest:
            state.points[seat] += state.board.kings_grace
        if state.points[seat] > best:
            best = state.points[seat]
    for seat in range(state.seats):
        if state.points[seat] == best:
            state.winners = append(state.winners, seat)
    state.finish(how)
