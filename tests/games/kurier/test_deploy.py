"""Action a): deploying a courier from the open reserve or from the stack, and stacks that run out."""

import pytest

from serai import IllegalAction

from .table import (
    asked,
    board,
    dispatch,
    do,
    given,
    inn,
    let_refill,
    odds,
    offered,
    on_turn,
    reserve,
    stack,
    under,
)

# ---------------------------------------------------------------------- rooms


@pytest.mark.rule("K-21")
@pytest.mark.parametrize(
    ("courier", "rooms"), [("officer", "r . . ."), ("cossack", ". r . ."), ("diplomat", ". . r ."), ("lady", ". . . r")]
)
def test_a_courier_lies_in_the_room_of_its_type(courier: str, rooms: str) -> None:
    state = do(given("seats 2, on turn red"), "deploy stack", f"courier {courier}", "lodge baikal_bar")
    assert inn(state, "baikal_bar") == rooms


@pytest.mark.rule("K-21")
def test_a_room_holds_one_courier() -> None:
    state = given("seats 2, on turn red\n baikal_bar [. . . g]")
    do(state, "deploy stack", "courier lady")
    assert offered(state) == ["lodge samowar_stube", "lodge taiga_taverne"]
    with pytest.raises(IllegalAction):
        do(state, "lodge baikal_bar")
    assert inn(state, "baikal_bar") == ". . . g"


@pytest.mark.rule("K-22", "K-23")
@pytest.mark.parametrize(
    ("rooms", "room"),
    [("[. r g r]", "officer"), ("[r . g r]", "cossack"), ("[r r . g]", "diplomat"), ("[r r g .]", "lady")],
)
def test_three_couriers_fill_an_inn_whichever_room_is_left(rooms: str, room: str) -> None:
    state = do(given(f"seats 2, on turn red\n samowar_stube {rooms}"), "deploy stack", f"courier {room}")
    assert offered(state) == ["lodge baikal_bar", "lodge taiga_taverne"]


@pytest.mark.rule("K-22")
def test_two_couriers_do_not_fill_an_inn() -> None:
    state = do(given("seats 2, on turn red\n samowar_stube [r . g .]"), "deploy stack", "courier lady")
    assert "lodge samowar_stube" in offered(state)
    do(state, "lodge samowar_stube")
    assert inn(state, "samowar_stube") == "r . g r"


# ---------------------------------------------------------------------- from the reserve


@pytest.mark.rule("K-32", "K-33")
def test_any_courier_of_the_reserve_that_fits_can_be_picked() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [r . . .]   samowar_stube [g . . .]   taiga_taverne [g . . .]
        reserve red: lady officer cossack lady diplomat cossack
    """)
    do(state, "deploy reserve")
    assert offered(state) == ["pick cossack", "pick diplomat", "pick lady"]
    do(state, "pick diplomat")
    assert offered(state) == ["lodge baikal_bar", "lodge samowar_stube", "lodge taiga_taverne"]
    do(state, "lodge samowar_stube")
    assert inn(state, "samowar_stube") == "g . r ."
    assert reserve(state, "red") == ["lady", "officer", "cossack", "lady", "cossack"]
    assert stack(state, "red") == 5
    assert on_turn(state) == "green"


@pytest.mark.rule("K-33", "K-35")
def test_the_reserve_grows_without_limit() -> None:
    full = "baikal_bar [r g r .]   samowar_stube [r g g .]   taiga_taverne [g . r r]"
    text = f"seats 2, on turn red\n {full}\n reserve red: cossack cossack officer diplomat lady"
    state = given(text)
    do(state, "deploy stack", "courier lady")
    assert reserve(state, "red") == ["cossack", "cossack", "officer", "diplomat", "lady", "lady"]


@pytest.mark.rule("K-32", "K-38", "K-39")
def test_couriers_enter_in_the_bottom_village_only() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [. r . .]   samowar_stube [. g . .]   taiga_taverne [. g . .]
        reserve red: cossack
    """)
    assert offered(state) == ["deploy stack"], "every cossack room is taken, so the reserve has to wait"
    do(state, "deploy stack", "courier cossack")
    assert board(state) == {"baikal_bar": ". r . .", "samowar_stube": ". g . .", "taiga_taverne": ". g . ."}
    assert reserve(state, "red") == ["cossack", "cossack"]


# ---------------------------------------------------------------------- from the stack


@pytest.mark.rule("K-34", "K-37", "K-38")
def test_a_courier_turned_up_is_put_into_a_free_inn_of_the_players_choice() -> None:
    state = given("""
        seats 3, on turn red
        baikal_bar [. . . g]   samowar_stube [r g b .]
        reserve red: officer
    """)
    do(state, "deploy stack")
    assert asked(state) == "chance"
    do(state, "courier lady")
    assert asked(state) == "red"
    assert offered(state) == ["lodge taiga_taverne", "lodge kosaken_klub"]
    for other in ("stop", "decline", "pass", "pick officer", "deploy reserve", "lodge wladimir"):
        with pytest.raises(IllegalAction):
            do(state, other)
    do(state, "lodge kosaken_klub")
    assert inn(state, "kosaken_klub") == ". . . r"
    assert (reserve(state, "red"), stack(state, "red"), on_turn(state)) == (["officer"], 9, "green")


@pytest.mark.rule("K-35")
@pytest.mark.parametrize(
    "bottom_village",
    [
        "baikal_bar [. . . g]   samowar_stube [. . . r]   taiga_taverne [. . . g]",  # rooms taken
        "baikal_bar [r g r .]   samowar_stube [g r g .]   taiga_taverne [g r r .]",  # inns full
        "baikal_bar [r g r .]   samowar_stube [. . . r]   taiga_taverne [g r r .]",  # both
    ],
)
def test_a_courier_without_a_room_joins_the_reserve_and_the_action_is_spent(bottom_village: str) -> None:
    state = given(f"seats 2, on turn red\n {bottom_village}\n reserve red: officer")
    before = board(state)
    do(state, "deploy stack", "courier lady")
    assert reserve(state, "red") == ["officer", "lady"]
    assert board(state) == before
    assert on_turn(state) == "green"


@pytest.mark.rule("K-36")
def test_the_stack_may_be_turned_up_even_when_it_is_plain_that_nothing_fits() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [g g g .]   samowar_stube [g g g .]   taiga_taverne [g g g .]
    """)
    assert offered(state) == ["deploy stack"]


@pytest.mark.rule("K-34")
def test_a_courier_known_to_lie_on_top_comes_without_chance() -> None:
    state = given("""
        seats 2, on turn red
        stack red: empty / lady cossack
        reserve red: officer officer officer cossack cossack diplomat diplomat diplomat lady lady
    """)
    do(state, "deploy stack")
    assert asked(state) == "red"
    do(state, "lodge baikal_bar")
    assert inn(state, "baikal_bar") == ". . . r"
    assert under(state, "red") == ["cossack"]


@pytest.mark.rule("K-34", "K-69")
def test_couriers_from_the_palace_come_up_last() -> None:
    state = given("""
        seats 2, on turn red
        stack red: lady / cossack
        reserve red: officer officer officer cossack cossack diplomat diplomat diplomat lady lady
    """)
    do(state, "deploy stack")
    assert odds(state) == {"courier lady": 1}


# ---------------------------------------------------------------------- the stack runs out

LAST_COURIER = """
    seats {seats}, on turn green
    baikal_bar [g* g . .]   samowar_stube [. . g .]   wladimir [g g . .]   iwan [. . g g]   boris [g . . g]
    olga [. g g .]
    stack green: {stack}
    reserve green: lady
"""


@pytest.mark.rule("K-40", "K-42", "K-43")
@pytest.mark.parametrize(("seats", "colour"), [(2, "blue"), (3, "yellow"), (4, "violet")])
def test_an_empty_stack_is_renewed_with_the_first_unused_colour_when_the_player_turns_up(
    seats: int, colour: str
) -> None:
    state = given(LAST_COURIER.format(seats=seats, stack="empty"))
    assert "deploy stack" in offered(state)
    do(state, "deploy stack")
    assert odds(state) == {"courier officer": 3, "courier cossack": 3, "courier diplomat": 3, "courier lady": 3}
    do(state, "courier lady", "lodge taiga_taverne")
    assert inn(state, "taiga_taverne") == f". . . g{colour[0]}"
    assert (stack(state, "green"), reserve(state, "green")) == (11, ["lady"])
    assert on_turn(state) != "green"


@pytest.mark.rule("K-41")
def test_an_empty_stack_alone_has_no_effect() -> None:
    state = given(LAST_COURIER.format(seats=3, stack="empty"))
    before = state.next_colour
    do(state, "move dispatch", "dispatch to baikal_bar cossack")
    assert state.next_colour == before
    assert stack(state, "green") == 0
    assert on_turn(state) == "blue"


@pytest.mark.rule("K-41")
def test_couriers_from_the_palace_are_turned_up_before_a_new_colour_comes() -> None:
    text = LAST_COURIER.format(seats=3, stack="empty / lady").replace("iwan [. . g g]", "iwan [. . g .]")
    state = do(given(text), "deploy reserve", "pick lady", "lodge taiga_taverne")
    assert state.next_colour == 3
    assert (reserve(state, "green"), stack(state, "green"), on_turn(state)) == (["lady"], 0, "blue")


@pytest.mark.rule("K-42")
def test_the_refill_renews_the_stack_by_itself() -> None:
    state = do(given(LAST_COURIER.format(seats=3, stack="empty")), "deploy reserve", "pick lady", "lodge taiga_taverne")
    assert asked(state) == "chance"
    do(state, "courier officer")
    assert reserve(state, "green") == ["yellow-officer"]


@pytest.mark.rule("K-43")
def test_first_come_first_served_and_a_player_may_renew_more_than_once() -> None:
    rooms = "baikal_bar [g g g .] samowar_stube [r r r .] taiga_taverne [. . . g]"
    state = given(f"""
        seats 2, on turn green
        {rooms}
        stack green: empty
        stack red: empty
        reserve green: officer officer cossack cossack diplomat diplomat lady lady
        reserve red: officer officer cossack cossack diplomat diplomat lady lady lady
    """)
    do(state, "deploy stack", "courier lady")
    assert reserve(state, "green")[-1] == "blue-lady"
    do(state, "deploy stack", "courier lady")
    assert reserve(state, "red")[-1] == "yellow-lady"
    for _ in range(11):
        for _ in ("green", "red"):
            do(state, "deploy stack", offered(do(state.copy(), "deploy stack"))[0])
            while asked(state) != "chance" and state.step == 5:
                do(state, offered(state)[-1])
    assert (stack(state, "green"), stack(state, "red")) == (0, 0)
    do(state, "deploy stack", "courier lady")
    assert reserve(state, "green")[-1] == "violet-lady"
    assert "deploy stack" not in offered(state), "no colour is left for red"


@pytest.mark.rule("K-44")
def test_without_an_unused_colour_the_stack_stays_empty_and_so_may_the_reserve() -> None:
    text = LAST_COURIER.format(seats=5, stack="empty")
    state = given(text)
    assert "deploy stack" not in offered(state)
    do(state, "deploy reserve", "pick lady", "lodge taiga_taverne")
    assert on_turn(state) == "blue"
    assert (reserve(state, "green"), stack(state, "green")) == ([], 0)


@pytest.mark.rule("K-45")
def test_a_player_keeps_his_dispatch_when_he_goes_on_with_another_colour() -> None:
    state = given(LAST_COURIER.format(seats=3, stack="empty"))
    do(state, "deploy stack", "courier lady", "lodge taiga_taverne")
    assert len(state.dispatch) == 3
    assert dispatch(state, "green") == "baikal_bar officer"
    assert [rooms for rooms in board(state).values() if "*" in rooms] == ["g* g . ."]


@pytest.mark.rule("K-26", "K-69")
def test_a_courier_of_another_colour_goes_back_under_the_stack_of_its_owner() -> None:
    state = given(LAST_COURIER.format(seats=3, stack="empty"))
    do(state, "deploy stack", "courier lady", "lodge taiga_taverne")
    at = [place.id for place in state.game.data.inns].index("taiga_taverne")
    goal = [place.id for place in state.game.data.inns].index("pawl_hof")
    state.rooms[4 * goal + 3], state.rooms[4 * at + 3] = state.rooms[4 * at + 3], -1
    do(state, "deploy stack", "courier lady", "lodge kosaken_klub")
    let_refill(state)
    for room, owner in ((0, 0), (2, 0)):
        state.rooms[4 * goal + room] = 5 * owner
    assert inn(state, "pawl_hof") == "r . r gy"
    do(state, "travel", "from pawl_hof", "pick diplomat")
    assert under(state, "green") == ["yellow-lady"]
    assert under(state, "red") == ["diplomat"]


@pytest.mark.rule("K-41")
def test_the_last_courier_of_a_stack_brings_no_new_colour() -> None:
    state = given("seats 3, on turn green\n stack green: officer\n reserve green: lady")
    assert stack(state, "green") == 1
    do(state, "deploy stack", "courier officer", "lodge baikal_bar")
    assert (stack(state, "green"), int(state.next_colour), on_turn(state)) == (0, 3, "blue")
