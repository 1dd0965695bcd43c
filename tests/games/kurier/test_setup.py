"""Setup: colours, closed inns, the start player, the first courier with the dispatch, the first reserve."""

from collections import Counter

import pytest

from serai.core.errors import BadSeats
from serai.games.kurier.data import COLOUR_NAMES, TYPE_NAMES

from .table import GAME, asked, begin, board, dispatch, do, given, inn, odds, offered, on_turn, palace, reserve, stack

VILLAGES = {
    1: ["datscha_domizil", "baikal_bar", "samowar_stube", "taiga_taverne", "kosaken_klub"],
    2: ["nikolaj", "wladimir", "iwan", "boris"],
    3: ["olga", "natascha", "anastasia", "katharina"],
    4: ["roman_hof", "pawl_hof", "rehr_hof", "rachmann_hof", "masl_hof"],
}


def closed(seats: int) -> set[str]:
    """The inns that carry a sign."""
    return {GAME.data.inns[number].id for number in begin(seats).board.closed}


@pytest.mark.rule("K-3")
@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_no_more_than_five_and_no_fewer_than_two_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats)


@pytest.mark.rule("K-3", "K-4", "K-14", "K-15", "K-16", "K-17", "K-18", "K-19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("start", ["1", "2"])
def test_setup_from_the_first_courier_to_the_first_turn(seats: int, start: str) -> None:
    state = begin(seats, start=start)
    order = [(int(start) - 1 + step) % seats for step in range(seats)]
    empty = [name for name in VILLAGES[1] if name not in closed(seats)]
    assert len(empty) == {5: 5, 4: 4, 3: 4, 2: 3}[seats]
    for step, seat in enumerate(order):
        assert empty, "an empty inn is always left"
        colour = COLOUR_NAMES[seat]
        placed, kept = TYPE_NAMES[step % 4], TYPE_NAMES[(step + 1) % 4]
        assert on_turn(state) == colour
        assert odds(state) == {f"courier {name}": 3 for name in TYPE_NAMES}
        do(state, f"courier {placed}")
        assert asked(state) == colour
        assert offered(state) == [f"lodge {name}" for name in empty]
        lodging = empty.pop(len(empty) // 2)
        do(state, f"lodge {lodging}")
        assert dispatch(state, colour) == f"{lodging} {placed}"
        assert inn(state, lodging).count(".") == 3
        assert odds(state) == {f"courier {name}": 2 if name == placed else 3 for name in TYPE_NAMES}
        do(state, f"courier {kept}")
        assert reserve(state, colour) == [kept]
        assert stack(state, colour) == 10
    assert asked(state) == COLOUR_NAMES[order[0]]
    assert state.turn == 1


@pytest.mark.rule("K-16")
def test_the_first_couriers_never_share_an_inn_even_where_the_rooms_differ() -> None:
    state = do(begin(2), "courier lady", "lodge baikal_bar", "courier lady", "courier officer")
    assert offered(state) == ["lodge samowar_stube", "lodge taiga_taverne"]


@pytest.mark.rule("K-4")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_owns_twelve_couriers_of_one_colour_and_its_dispatch(seats: int) -> None:
    state = begin(seats)
    for seat, colour in enumerate(COLOUR_NAMES[:seats]):
        assert stack(state, colour) == 12
        assert list(state.bag[4 * seat : 4 * seat + 4]) == [3, 3, 3, 3]
        assert state.stack_colour[seat] == seat


@pytest.mark.rule("K-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_colours_without_a_player_wait_outside_and_their_dispatches_are_never_used(seats: int) -> None:
    state = begin(seats)
    assert sum(stack(state, colour) for colour in COLOUR_NAMES[:seats]) == 12 * seats
    assert state.next_colour == seats
    assert len(state.dispatch) == seats
    assert GAME.audit(state) == []


@pytest.mark.rule("K-6")
@pytest.mark.parametrize("mode", ["basic", "revised", "bribe"])
def test_thirty_coins_lie_face_down_in_the_palace(mode: str) -> None:
    state = begin(3, mode)
    assert Counter(palace(state)) == {"njet": 9, "blank": 3, "one": 9, "two": 6, "three": 3}
    assert sum(state.board.coin_value[kind] * state.palace[kind] for kind in range(5)) == 30
    assert state.view()["palace_size"] == 30
    assert "palace" not in state.view()


@pytest.mark.rule("K-6")
def test_a_race_needs_no_coins() -> None:
    assert palace(begin(3, "race")) == []


@pytest.mark.rule("K-7")
def test_with_five_players_no_inn_is_closed() -> None:
    assert closed(5) == set()


@pytest.mark.rule("K-8")
def test_with_four_players_two_inns_are_closed() -> None:
    assert closed(4) == {"datscha_domizil", "roman_hof"}


@pytest.mark.rule("K-9")
def test_with_three_players_four_inns_are_closed() -> None:
    assert closed(3) == {"datscha_domizil", "roman_hof", "nikolaj", "katharina"}


@pytest.mark.rule("K-10")
def test_with_two_players_six_inns_are_closed() -> None:
    assert closed(2) == {"datscha_domizil", "roman_hof", "nikolaj", "katharina", "kosaken_klub", "masl_hof"}


@pytest.mark.rule("K-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_closed_inn_takes_nobody_in(seats: int) -> None:
    shut = closed(seats)
    state = do(given(f"seats {seats}, on turn red"), "deploy stack", "courier lady")
    assert offered(state) == [f"lodge {name}" for name in VILLAGES[1] if name not in shut]
    for village, start in ((2, "baikal_bar"), (3, "iwan"), (4, "olga")):
        state = given(f"seats {seats}, on turn red\n {start} [. r g r]")
        do(state, "travel", f"from {start}", "pick cossack")
        assert offered(state) == [f"lodge {name}" for name in VILLAGES[village] if name not in shut]


@pytest.mark.rule("K-11")
def test_a_closed_inn_is_no_room_when_a_traveller_looks_for_one() -> None:
    text = """
        seats {seats}, on turn red
        baikal_bar [. r g r]
        wladimir [. g . .]   iwan [. r . .]   boris [. g . .]
    """
    state = do(given(text.format(seats=4)), "travel", "from baikal_bar", "pick cossack")
    assert offered(state) == ["lodge nikolaj"]
    state = do(given(text.format(seats=3)), "travel", "from baikal_bar", "pick cossack")
    assert offered(state) == ["lodge olga", "lodge natascha", "lodge anastasia"]


@pytest.mark.rule("K-12")
def test_the_guards_above_closed_inns_stay() -> None:
    assert list(begin(2).board.price) == [10, 8, 6, 8, 10]
    # Roman Hof and Masl Hof, the two below a ten, are closed with two players: test_e11 marches to that guard.
    assert {"roman_hof", "masl_hof"} <= closed(2)


@pytest.mark.rule("K-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_player_is_drawn_each_with_equal_chance(seats: int) -> None:
    state = begin(seats, start="random")
    assert odds(state) == {f"start {colour}": 1 for colour in COLOUR_NAMES[:seats]}
    for colour in COLOUR_NAMES[:seats]:
        assert on_turn(do(begin(seats, start="random"), f"start {colour}")) == colour


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("start", ["1", "3", "4"])
def test_play_goes_clockwise_from_the_start_player(start: str) -> None:
    state = begin(4, start=start)
    first = int(start) - 1
    for _ in range(4):
        do(state, "courier lady", offered(do(state.copy(), "courier lady"))[0], "courier lady")
    for step in range(9):
        assert (state.turn, state.mover) == (step + 1, (first + step) % 4)
        do(
            state,
            "deploy stack",
            "courier officer" if step < 4 else "courier cossack" if step < 8 else "courier diplomat",
        )
        do(state, offered(state)[0])


@pytest.mark.rule("K-20")
def test_where_the_rooms_are_in_an_inn() -> None:
    house = GAME.data.values["house"]
    assert isinstance(house, dict)
    places = {name: (x > 0, y > 0) for name, (x, y) in house["room"].items()}
    right, below = True, True
    assert places == {
        "officer": (not right, not below),
        "cossack": (right, not below),
        "diplomat": (right, below),
        "lady": (not right, below),
    }


def test_which_inns_stand_in_which_village_and_which_guard_above_them() -> None:
    assert {v: [place.id for place in GAME.data.inns if place.village == v] for v in VILLAGES} == VILLAGES
    above = {GAME.data.inns[i].id: GAME.data.prices[g] for i, g in enumerate(GAME.data.guard_above) if g >= 0}
    assert above == {"roman_hof": 10, "pawl_hof": 8, "rehr_hof": 6, "rachmann_hof": 8, "masl_hof": 10}


def test_a_new_game_has_an_empty_board() -> None:
    assert board(begin(3)) == {}
