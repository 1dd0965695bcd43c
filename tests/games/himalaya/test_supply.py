"""Refilling the villages, and drawing them by card: H-70 to H-79, H-132 to H-135."""

import pytest

from serai import CHANCE, Rng

from .table import asked, begin, course, do, given, goods, odds, offered, programme, settle

FEW_DISCS = """
    seats 4, round 3, phase refill
    2 [S]   3 [B]   4 [T]   5 [J]   6 [G]   7 [sb]
    dolpo_pa: herd ss sb sb st bb bb bb sj sj
    bhotia: herd sj bt bt sst sst sst sbb sg ssj sbt
    sherpa: herd tj tj ssg ssg sbj sbj sbj bbt tg tg
    tamang: herd tg sbg bbj bbj jg stg stg btj ttj ttj
"""


@pytest.mark.rule("H-70")
def test_no_refill_in_the_last_round() -> None:
    state = given("seats 3, round 12\n 3 [S]\n dolpo_pa in 3")
    programme(state, dolpo_pa="h")
    assert state.over or asked(state).startswith("draw_lot")
    eleven = programme(given("seats 3, round 11"))
    assert asked(eleven) == "draw_village chance"


@pytest.mark.rule("H-71", "H-72", "H-73")
def test_resources_come_before_orders_and_villages_with_a_cube_get_nothing() -> None:
    state = given("seats 3, round 2, phase refill\n 3 [S]\n 4 [sb]")
    placed: list[str] = []
    while not asked(state).startswith("command"):
        if asked(state).startswith("draw_village"):
            do(state, "draw 3")
            placed.append(asked(state))
        do(state, offered(state)[0])
    assert placed == ["draw_cube chance"] * 4 + ["draw_disc chance"] * 4
    assert goods(state, 3) == "S"
    assert goods(state, 4) == "sb"


@pytest.mark.rule("H-74")
def test_an_empty_bag_stops_the_resources() -> None:
    state = given("""
        seats 4, round 3, phase refill
        5 [sb]   6 [st]   7 [sj]   8 [bb]   9 [bb]
        dolpo_pa: stock 18S 15B 12T 9J 6G
    """)
    assert asked(state).startswith("command")
    assert "bag_empty 0" in course(state)
    assert state.resource_villages() == 0


@pytest.mark.rule("H-75")
def test_an_empty_order_bag_stops_the_orders() -> None:
    state = given(FEW_DISCS)
    assert sum(state.disc_bag) == 0
    assert asked(state).startswith("command")
    assert "bag_empty 1" in course(state)
    assert state.order_villages() == 1


@pytest.mark.rule("H-76")
def test_the_die_shows_each_number_equally_often() -> None:
    state = given("seats 3, round 2, phase refill\n 3 [S]\n 4 [sb]")
    assert odds(state) == {f"draw {number}": 1 for number in range(1, 21)}
    landed: dict[int, int] = {}
    for action, _ in state.outcomes():
        twin = state.copy()
        twin.play(CHANCE, action)
        landed[int(twin.target) + 1] = landed.get(int(twin.target) + 1, 0) + 1
    assert landed[5] == 3, "one, and one for each village with goods directly below it"
    assert 3 not in landed
    assert 4 not in landed


@pytest.mark.rule("H-78")
def test_pieces_are_drawn_without_putting_back() -> None:
    state = given("seats 3, round 2, phase refill\n 3 [S]\n 4 [sb]")
    do(state, "draw 1")
    assert odds(state) == {"cube salt": 17, "cube barley": 15, "cube tea": 12, "cube jade": 9, "cube gold": 6}
    do(state, "cube gold")
    assert odds(state)["cube gold"] == 5


@pytest.mark.rule("H-79")
def test_the_refill_asks_no_player() -> None:
    state = given("seats 3, round 2, phase refill")
    while not asked(state).startswith("command"):
        assert state.chance
        state.play(CHANCE, state.draw(Rng(1)))


@pytest.mark.rule("H-132", "H-133", "H-134")
def test_each_card_comes_once_before_all_come_back() -> None:
    state = begin(3, village_draw="cards")
    seen: list[str] = []
    rng = Rng(6)
    while state.chance:
        if asked(state) == "draw_village chance":
            assert not set(seen) & set(offered(state))
            assert len(offered(state)) == 20 - len(seen)
            assert set(odds(state).values()) == {1}
            seen.append(state.game.notate(state.draw(rng.copy())))
        state.play(CHANCE, state.draw(rng))
    assert len(set(seen)) == 10
    last = given("seats 3, round 2, village_draw cards, phase refill\n cards: 2 4 6 8 10 12 14 16 18 20")
    for left in range(10, 0, -1):
        assert len(offered(last)) == left
        do(last, offered(last)[0])
        while asked(last) in ("draw_cube chance", "draw_disc chance"):
            do(last, offered(last)[0])
    assert last.cards == (1 << 20) - 1


@pytest.mark.rule("H-135")
def test_open_cards_lie_five_in_a_row_and_the_leftmost_counts() -> None:
    state = begin(3, village_draw="cards_open")
    do(state, "draw 7", "draw 3", "draw 9", "draw 1")
    assert "draw 7" not in offered(state)
    do(state, "draw 20")
    assert asked(state) == "draw_card chance", "the leftmost is used, and one is drawn to the end"
    assert state.target == 6
    do(state, "draw 2")
    assert [card + 1 for card in state.row] == [3, 9, 1, 20, 2]
    assert asked(state) == "draw_cube chance"
    do(state, *["cube salt"] * 5)
    assert goods(state, 7) == "SSSSS"


@pytest.mark.rule("H-135")
def test_all_cards_outside_the_row_come_back_when_none_is_left() -> None:
    state = given("""
        seats 3, round 2, village_draw cards_open, phase programming
        cards: 6
        1 [S]   2 [B]   3 [T]   4 [J]   5 [sb]   7 [sb]   8 [bb]   9 [bb]   10 [st]
        dolpo_pa in 1
    """)
    programme(state)
    assert offered(state) == ["draw 6"]
    do(state, "draw 6")
    assert [card + 1 for card in state.row] == [2, 3, 4, 5, 6]
    assert {n + 1 for n in range(20) if state.cards >> n & 1} == {1, *range(7, 21)}
    settle(state)
    assert goods(state, 6), "card 1 was used: villages 1 to 5 have goods, so 6 gets them"


@pytest.mark.rule("H-3")
def test_die_cards_and_open_cards_draw_in_their_own_way() -> None:
    die, cards, row = (do(begin(3, village_draw=draw), "draw 5") for draw in ("die", "cards", "cards_open"))
    for state in (die, cards):
        do(state, *["cube salt"] * 5)
    assert len(offered(die)) == 20
    assert len(offered(cards)) == 19
    assert (asked(row), len(offered(row))) == ("draw_card chance", 19), "first the row is laid out"
    do(row, *(f"draw {number}" for number in (6, 7, 8, 9, 10)), *["cube salt"] * 5)
    assert goods(row, 5) == "SSSSS"
