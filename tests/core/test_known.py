"""What players know of hidden hands."""

from serai.core import known


def after(*steps: tuple[int, int, int]) -> list[int]:
    """Three seats, three kinds; each step is a piece of a kind that one takes from another in secret."""
    memory = known.nothing_known(3)
    for owner, taker, kind in steps:
        known.leaves_in_secret(memory, owner, taker, kind, 3)
    return known.listed(memory, 3)


def piece(knower: int, owner: int, kind: int) -> int:
    return 3 * (5 * knower + owner) + kind


def test_who_lost_a_piece_knows_where_it_is() -> None:
    assert after((0, 1, 2)) == [piece(0, 1, 2)]
    assert after((0, 1, 2), (0, 1, 2), (0, 2, 1)) == [piece(0, 1, 2), piece(0, 1, 2), piece(0, 2, 1)]


def test_who_did_not_see_which_piece_left_is_sure_of_one_less_of_each_kind() -> None:
    assert after((0, 1, 0), (0, 1, 0), (0, 1, 2), (1, 2, 1)) == [piece(0, 1, 0), piece(1, 2, 1)]


def test_who_takes_back_what_he_knew_is_sure_of_the_rest() -> None:
    assert after((0, 1, 0), (0, 1, 2), (1, 0, 0)) == [piece(0, 1, 2), piece(1, 0, 0)]


def test_a_piece_that_leaves_openly_is_forgotten_by_all() -> None:
    memory = known.nothing_known(3)
    known.leaves_in_secret(memory, 0, 1, 2, 3)
    known.leaves_in_secret(memory, 0, 1, 1, 3)
    known.leaves_openly(memory, 1, 2)
    assert known.listed(memory, 3) == [piece(0, 1, 1)]
    known.leaves_openly(memory, 1, 2)
    assert known.listed(memory, 3) == known.of(memory, 3, 0) == [piece(0, 1, 1)]
    assert known.of(memory, 3, 1) == []


def test_a_list_of_pieces_is_counted_again() -> None:
    pieces = [piece(0, 1, 2), piece(0, 1, 2), piece(2, 0, 0)]
    assert known.listed(known.counted(pieces, 3, 3), 3) == pieces
