"""The memory into which legal actions are written, and the two ways to write what is legal."""

import pytest
from toys import TOY, ToyState

from serai.core.playout import playout
from serai.core.rng import Rng
from serai.core.state import Moves, settle


def filled(*actions: int) -> Moves:
    """A buffer that holds these."""
    moves = Moves()
    for action in actions:
        moves.add(action)
    return moves


def test_moves_keep_their_order() -> None:
    moves = filled(5, 3, 8)
    assert moves.count == 3
    assert [moves.item(index) for index in range(3)] == moves.listed() == [5, 3, 8]


@pytest.mark.parametrize("many", [0, 31, 32, 33, 1000])
def test_moves_grow_as_far_as_a_game_needs(many: int) -> None:
    assert filled(*range(many)).listed() == list(range(many))


@pytest.mark.parametrize("many", [0, 5, 31, 32, 33, 100])
def test_a_range_of_moves_is_written_behind_what_is_there(many: int) -> None:
    moves = filled(7)
    moves.add_range(3, 3 + many)
    moves.add(1)
    assert moves.listed() == [7, *range(3, 3 + many), 1]
    assert moves.count == many + 2


def test_emptied_moves_hold_nothing_of_before() -> None:
    moves = filled(5, 3, 8)
    moves.clear()
    assert moves.count == 0
    assert moves.listed() == []
    assert not moves.holds(5)
    moves.add(1)
    assert moves.listed() == [1]
    assert moves.holds(1)
    assert not moves.holds(3)


def test_a_list_of_moves_stays_as_it_is() -> None:
    moves = filled(5)
    listed = moves.listed()
    moves.clear()
    moves.add(6)
    assert listed == [5]


class WritingState(ToyState):
    """The toy written the fast way."""

    def write_legal(self, seat: int, moves: Moves) -> None:
        if seat in self.deciders:
            moves.add(4)
            moves.add(5)

    def legal(self, seat: int) -> list[int]:
        return super(ToyState, self).legal(seat)


def test_either_way_of_writing_what_is_legal_gives_the_other() -> None:
    listing = TOY.begin(2, {"long": False})
    settle(listing, Rng(1))
    moves = Moves()
    listing.write_legal(0, moves)
    assert moves.listed() == listing.legal(0) == listing.candidates(0)
    assert all(listing.allows(0, action) for action in moves.listed())

    writing = WritingState(TOY, 2, {"long": False})
    assert writing.legal(0) == []
    settle(writing, Rng(1))
    assert writing.legal(0) == writing.candidates(0) == [4, 5]
    assert writing.allows(0, 4)
    assert not writing.allows(0, 0)


def test_random_play_goes_through_a_game_that_lists() -> None:
    state = TOY.begin(2, {"long": False})
    assert playout(state, Rng(1)) > 0
    assert state.over
