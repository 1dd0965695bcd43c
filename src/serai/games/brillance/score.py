"""The end of a game and who has won it."""

from typing import Final

from mypy_extensions import i64

from serai.games.brillance.actions import PER_COLOUR
from serai.games.brillance.board import PER_SHOPS
from serai.games.brillance.position import NONE, Position

# How a game can end.
BY_LAST_ROUND: Final = 0
BY_ALL_HOME: Final = 1
ENDINGS: Final = ("last_round", "all_home")


def first_exit(state: Position, seat: i64) -> i64:
    """The place of a player's first exit among all exits of the game; -1 if no cart of his ever left."""
    for place in range(i64(len(state.exits))):
        if state.exits[place] // PER_COLOUR == state.colour[seat]:
            return place
    return NONE


def complete_shops(state: Position, seat: i64) -> i64:
    """How many shops of a player are complete."""
    count: i64 = 0
    if state.colour[seat] >= 0:
        for shop in range(PER_SHOPS * state.colour[seat], PER_SHOPS * state.colour[seat] + PER_SHOPS):
            count += state.complete[shop]
    return count


def rank_key(state: Position, seat: i64) -> i64:
    """How a player stands, as one number: points, then the first exit, then (without any) points and shops."""
    place = first_exit(state, seat)
    if place >= 0:
        tie: i64 = 100_000 - place
    else:
        tie = state.points_from_shops(seat) * 10 + complete_shops(state, seat)
    return state.score(seat) * 1_000_000 + tie
