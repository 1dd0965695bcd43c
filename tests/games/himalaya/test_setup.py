"""Options, the board, and how a game begins: H-1 to H-24."""

import pytest

from serai import CHANCE, IllegalAction, Rng
from serai.core import laws
from serai.core.errors import BadOption, BadSeats
from serai.core.game import Event
from serai.core.options import Value
from serai.games.himalaya.data import TRIBE_NAMES
from serai.games.himalaya.rules import STEPS, Himalaya

from .table import GAME, asked, begin, board, do, given, goods, odds, offered, programme, reserve, settle

DATA = GAME.data

# ---------------------------------------------------------------------- options


@pytest.mark.rule("H-1")
def test_three_or_four_players_and_two_with_a_neutral_tribe() -> None:
    assert begin(3).tribes == 3
    assert begin(4).tribes == 4
    assert begin(2).tribes == 3
    for seats in (0, 1, 5, 6):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.rule("H-2")
def test_advanced_switches_both_rules_on_and_each_is_usable_alone() -> None:
    rules = {
        (): (False, False),
        ("events",): (True, False),
        ("full_inventory",): (False, True),
        ("events", "full_inventory"): (True, True),
        ("advanced",): (True, True),
        ("advanced", "events"): (True, True),
        ("advanced", "events", "full_inventory"): (True, True),
    }
    for keys, (events, full) in rules.items():
        state = begin(3, **dict.fromkeys(keys, True))
        assert (state.with_events, state.full_inventory) == (events, full)
    assert len(list(GAME.variants())) == 12, "the laws are held to the two rules together and apart"


@pytest.mark.rule("H-3")
def test_the_village_is_drawn_by_die_unless_the_table_chose_cards() -> None:
    assert GAME.start(3).options["village_draw"] == "die"
    assert begin(3).cards == 0
    for draw in ("cards", "cards_open"):
        assert begin(3, village_draw=draw).cards == (1 << 20) - 1
    with pytest.raises(BadOption):
        begin(3, village_draw="coin")


@pytest.mark.rule("H-4")
def test_open_screens_show_stocks_and_herds_and_change_nothing_else() -> None:
    text = "seats 3, round 5, open_screens {}\n dolpo_pa: stock S S G; herd tj; tokens 1"
    shut, bare = given(text.format("no")), given(text.format("yes"))
    assert shut.view(1)["screen"][0] is None
    assert shut.view(1)["open_screens"] == [None] * 3
    assert shut.view(1)["scores"] == [0, 0, 0]
    seen = bare.view(1)["open_screens"][0]
    assert seen["stock"] == [2, 0, 0, 0, 1]
    assert seen["yaks"] == 10
    assert bare.dump() | {"options": 0} == shut.dump() | {"options": 0}


# ---------------------------------------------------------------------- the board


@pytest.mark.rule("H-5")
def test_twenty_villages_of_three_levels() -> None:
    level = {number + 1: level for number, level in enumerate(DATA.levels)}
    assert len(level) == 20
    assert [v for v in level if level[v] == 3] == [1, 6, 11, 13, 16]
    assert [v for v in level if level[v] == 2] == [4, 5, 10, 12, 14, 17, 18]


@pytest.mark.rule("H-6", "H-7", "H-8")
def test_roads_work_both_ways_and_no_village_has_two_of_a_type() -> None:
    assert len(DATA.roads) == 27
    ends = [(village, road.type) for road in DATA.roads for village in (road.a, road.b)]
    assert len(set(ends)) == len(ends)
    count = [sum(village == v for village, _ in ends) for v in range(20)]
    assert set(count) == {2, 3}
    for road in DATA.roads:
        assert GAME.board.road_to[3 * road.a + road.type] == road.b
        assert GAME.board.road_to[3 * road.b + road.type] == road.a
    assert {count[v] for v in range(20) if DATA.levels[v] == 1} == {2, 3}, "houses have two roads or three"


@pytest.mark.rule("H-9", "H-10")
def test_eight_regions_enclosed_by_roads() -> None:
    regions = {n + 1: [v + 1 for v in range(20) if n in DATA.regions[v]] for n in range(8)}
    assert regions[1] == [1, 2, 3, 6]
    assert regions[3] == [2, 6, 7, 8, 9, 10, 11]
    assert {len(r) for r in DATA.regions} == {1, 2, 3}
    state = given("seats 3, round 2\n 8 [bb]\n dolpo_pa in 8: stock B B")
    programme(state, dolpo_pa="h")
    do(state, "reward delegations")
    assert list(state.delegations[:8]) == [0, 0, 1, 0, 0, 0, 0, 0], "a village on the rim sends inward only"


@pytest.mark.rule("H-12")
def test_empty_means_no_cube_and_no_disc() -> None:
    state = given("""
        seats 3, round 2, events yes, phase refill
        20 [S]   12 [J]   13 [T]   14 [B]   1 [sb]   2 [sb]   3 [st]   4 [bb]   5 [bb]
        dolpo_pa in 7: stupas 7
        market_day: 7
    """)
    do(state, "draw 7", *["cube salt"] * 5)
    assert goods(state, 7) == "SSSSS"


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("H-14", "H-15", "H-16")
def test_everything_lies_in_bags_and_reserves() -> None:
    state = begin(4)
    assert state.round == 0
    assert list(state.bag) == [18, 15, 12, 9, 6]
    assert sum(state.disc_bag) == 40
    for tribe in TRIBE_NAMES:
        assert reserve(state, tribe) == (5, 15)
    assert not any(state.stocks)
    assert not state.herds
    settle(state)
    for village in (1, 2, 3, 4):
        do(state, f"place {village}")
    assert state.round == 1


@pytest.mark.rule("H-17")
def test_tribes_go_by_seat_unless_the_table_picks_others() -> None:
    view = settle(begin(3)).view(0)
    assert [GAME.tribe_of(view, seat) for seat in range(3)] == ["dolpo_pa", "bhotia", "sherpa"]
    other = settle(begin(3, first_tribe="sherpa")).view(0)
    assert [GAME.tribe_of(other, seat) for seat in range(3)] == ["sherpa", "tamang", "dolpo_pa"]
    same = {"options": 0, "tribe_of": 0}
    assert view | same == other | same, "tribes differ in name and colour only"


@pytest.mark.rule("H-17")
def test_each_player_may_choose_a_tribe_in_turn() -> None:
    state = begin(3, tribes="chosen")
    assert asked(state) == "choose_tribe dolpo_pa", "the first seat"
    assert offered(state) == ["tribe dolpo_pa", "tribe bhotia", "tribe sherpa", "tribe tamang"]
    assert GAME.words.say(GAME.seat_seen(1, state.view(1)), "nl") == "Speler 2"
    assert GAME.seat_sign(1, state.view(1)) is None
    do(state, "tribe sherpa")
    assert offered(state) == ["tribe dolpo_pa", "tribe bhotia", "tribe tamang"]
    with pytest.raises(IllegalAction, match="Sherpa"):
        state.play(1, GAME.parse("tribe sherpa"))
    do(state, "tribe dolpo_pa")
    before = state.view(0)
    do(state, "tribe tamang")
    told = GAME.tell(before, Event(2, GAME.parse("tribe tamang")), state.view(0))
    assert told is not None
    assert GAME.words.say(told, "en") == "Player 3 leads Tamang."
    view = settle(state).view(0)
    assert [GAME.tribe_of(view, seat) for seat in range(3)] == ["sherpa", "dolpo_pa", "tamang"]
    assert [GAME.words.say(GAME.seat_seen(seat, view), "en") for seat in range(3)] == ["Sherpa", "Dolpo-pa", "Tamang"]
    assert GAME.audit(state) == []


@pytest.mark.rule("H-17", "H-137")
def test_the_last_tribe_of_four_goes_to_the_last_player_by_itself() -> None:
    state = do(begin(4, tribes="chosen"), "tribe tamang", "tribe sherpa")
    before = state.view(0)
    do(state, "tribe bhotia")
    assert list(state.tribe_of) == [3, 2, 1, 0]
    assert state.chance
    told = GAME.tell(before, Event(2, GAME.parse("tribe bhotia")), state.view(0))
    assert told is not None
    assert GAME.words.say(told, "en") == "Player 3 leads Bhotia. Player 4 leads Dolpo-pa."


@pytest.mark.rule("H-17", "H-139")
def test_with_two_players_the_neutral_tribe_stays_neutral() -> None:
    view = settle(do(begin(2, tribes="chosen"), "tribe sherpa", "tribe dolpo_pa")).view(None)
    assert [GAME.tribe_of(view, tribe) for tribe in range(3)] == ["sherpa", "dolpo_pa", "neutral"]


@pytest.mark.rule("H-22")
def test_the_first_leader_may_be_named() -> None:
    for leader in range(3):
        state = settle(begin(3, first_leader=str(leader + 1)))
        assert (state.leader, state.decider, STEPS[state.step]) == (leader, leader, "place_caravan")
    assert "draw_leader" not in [STEPS[step] for step in steps_of(begin(3, first_leader="2"))]
    assert "draw_leader" in [STEPS[step] for step in steps_of(begin(3))]
    with pytest.raises(BadOption, match="3 players"):
        begin(3, first_leader="4")
    with pytest.raises(BadOption, match="first seat"):
        begin(3, tribes="chosen", first_tribe="sherpa")


def steps_of(state: Himalaya) -> set[int]:
    """The steps that chance goes through until a player must decide."""
    rng = Rng(1)
    found: set[int] = set()
    while state.chance:
        found.add(int(state.step))
        state.play(CHANCE, state.draw(rng))
    return found


@pytest.mark.rule("H-2", "H-17", "H-22")
@pytest.mark.parametrize(("seats", "events", "full"), [(2, True, True), (3, False, True), (4, True, False)])
def test_the_laws_hold_with_chosen_tribes_and_a_named_leader(seats: int, events: bool, full: bool) -> None:
    options: dict[str, Value] = {
        "events": events,
        "full_inventory": full,
        "tribes": "chosen",
        "first_leader": str(seats),
    }
    record = laws.play_game(GAME, seats, options, Rng(seats), "mixed")
    laws.check_record(record, Rng(seats))


@pytest.mark.rule("H-18", "H-19", "H-78")
def test_goods_are_drawn_village_by_village_and_piece_by_piece() -> None:
    state = begin(4)
    for _ in range(5):
        assert asked(state) == "draw_village chance"
        do(state, "draw 20")
        for _ in range(5):
            assert asked(state) == "draw_cube chance"
            assert odds(state) == {
                f"cube {name}": count
                for name, count in zip(("salt", "barley", "tea", "jade", "gold"), state.bag, strict=True)
                if count
            }
            do(state, offered(state)[0])
    for _ in range(5):
        do(state, "draw 1")
        assert asked(state) == "draw_disc chance"
        assert sum(odds(state).values()) == sum(state.disc_bag)
        do(state, offered(state)[-1])
    assert sorted(board(state)) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 20]


@pytest.mark.rule("H-22", "H-79")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_leader_is_drawn_by_lot(seats: int) -> None:
    state = begin(seats)
    while asked(state) != "draw_leader chance":
        state.play(-1, state.draw(Rng(3)))
    assert odds(state) == {f"leader {seat + 1}": 1 for seat in range(seats)}
    do(state, f"leader {seats}")
    assert state.decider == seats - 1


@pytest.mark.rule("H-23", "H-24")
def test_caravans_are_placed_in_turn_order_each_in_its_own_village() -> None:
    state = begin(4)
    while asked(state) != "draw_leader chance":
        state.play(-1, state.draw(Rng(3)))
    do(state, "leader 3")
    assert len(offered(state)) == 20
    do(state, "place 6")
    assert asked(state) == "place_caravan tamang"
    assert "place 6" not in offered(state)
    with pytest.raises(IllegalAction):
        do(state, "place 6")
    do(state, "place 7", "place 8")
    assert asked(state) == "place_caravan bhotia"
    assert len(offered(state)) == 17
