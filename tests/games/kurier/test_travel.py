"""Action c): two couriers leave a full inn, steered by the player on turn; the third stays behind."""

import pytest

from serai import CHANCE, Game, IllegalAction, Rng

from .table import GAME, asked, board, dispatch, do, given, inn, let_refill, offered, on_turn

# ---------------------------------------------------------------------- from where


@pytest.mark.rule("K-50")
def test_only_from_full_inns_with_an_own_courier() -> None:
    state = given("""
        seats 3, on turn red
        baikal_bar [r g b .]   samowar_stube [g b g .]   taiga_taverne [r r . .]
        iwan [. g b r]   olga [b . g b]   pawl_hof [g r . b]   rehr_hof [. . r .]
    """)
    do(state, "travel")
    assert offered(state) == ["from baikal_bar", "from iwan", "from pawl_hof"]


@pytest.mark.rule("K-50")
def test_without_a_full_inn_of_his_own_nobody_travels() -> None:
    state = given("seats 3, on turn red\n baikal_bar [g b g .]   iwan [r r . .]")
    assert "travel" not in offered(state)


@pytest.mark.rule("K-50", "K-51")
@pytest.mark.parametrize(
    ("rooms", "travellers", "left"),
    [
        ("[. r g b]", ["cossack", "diplomat"], ". . . b"),
        ("[r . g b]", ["diplomat", "lady"], "r . . ."),
        ("[r g . b]", ["officer", "lady"], ". g . ."),
        ("[r g b .]", ["officer", "cossack"], ". . b ."),
    ],
)
@pytest.mark.parametrize("mover", ["red", "green", "blue"])
@pytest.mark.rule("K-52")
def test_the_arrow_in_the_empty_room_shows_who_travels(
    rooms: str, travellers: list[str], left: str, mover: str
) -> None:
    state = given(f"seats 3, on turn {mover}\n iwan {rooms}")
    do(state, "travel", "from iwan")
    assert offered(state) == [f"pick {name}" for name in travellers]
    do(state, f"pick {travellers[0]}", "lodge olga", "lodge natascha")
    assert inn(state, "iwan") == left


@pytest.mark.rule("K-52")
def test_nobody_may_keep_a_traveller_back() -> None:
    state = do(given("seats 2, on turn red\n iwan [. r g r]"), "travel", "from iwan", "pick diplomat", "lodge olga")
    assert offered(state) == ["lodge natascha", "lodge anastasia"]
    for other in ("stop", "decline", "pass", "lodge iwan"):
        with pytest.raises(IllegalAction):
            do(state, other)


# ---------------------------------------------------------------------- to where


@pytest.mark.rule("K-53", "K-57")
@pytest.mark.parametrize("first", ["cossack", "diplomat"])
def test_the_player_on_turn_steers_foreign_couriers_and_foreign_dispatches(first: str) -> None:
    state = do(given("seats 3, on turn blue\n iwan [. r* g* b]"), "travel", "from iwan")
    assert asked(state) == "blue"
    do(state, f"pick {first}")
    assert (asked(state), offered(state)) == ("blue", ["lodge olga", "lodge natascha", "lodge anastasia"])
    do(state, "lodge anastasia")
    assert (asked(state), offered(state)) == ("blue", ["lodge olga", "lodge natascha"])
    do(state, "lodge olga")
    goal = {"red": "cossack", "green": "diplomat"}
    for colour, courier in goal.items():
        assert dispatch(state, colour) == f"{'anastasia' if courier == first else 'olga'} {courier}"


@pytest.mark.rule("K-24", "K-54")
@pytest.mark.parametrize(
    ("start", "next_village"),
    [
        ("samowar_stube", ["nikolaj", "wladimir", "iwan", "boris"]),
        ("boris", ["olga", "natascha", "anastasia", "katharina"]),
        ("katharina", ["roman_hof", "pawl_hof", "rehr_hof", "rachmann_hof", "masl_hof"]),
    ],
)
def test_the_way_leads_from_village_to_village_upward(start: str, next_village: list[str]) -> None:
    state = do(given(f"seats 5, on turn red\n {start} [. r g b]"), "travel", f"from {start}", "pick cossack")
    assert offered(state) == [f"lodge {name}" for name in next_village]
    # Village 4 is followed by the palace: test_last_leg.


@pytest.mark.rule("K-23", "K-54")
def test_a_traveller_needs_an_inn_free_for_its_type() -> None:
    state = given("""
        seats 5, on turn red
        baikal_bar [. r g b]
        nikolaj [r g b .]   wladimir [. y . .]   iwan [y . v .]   boris [v . y v]
    """)
    do(state, "travel", "from baikal_bar", "pick cossack")
    assert offered(state) == ["lodge iwan"]
    do(state, "lodge iwan")
    assert inn(state, "iwan") == "y r v ."
    assert offered(state) == ["lodge wladimir"]


@pytest.mark.rule("K-55")
def test_the_second_traveller_may_not_follow_the_first_into_its_inn() -> None:
    state = do(given("seats 2, on turn red\n iwan [. r g r]"), "travel", "from iwan", "pick cossack", "lodge natascha")
    assert offered(state) == ["lodge olga", "lodge anastasia"]


@pytest.mark.rule("K-55")
def test_the_bar_does_not_outlive_the_action() -> None:
    state = given("seats 2, on turn red\n iwan [. r g r]   boris [. r g g]\n reserve red: lady\n reserve green: lady")
    do(state, "travel", "from iwan", "pick cossack", "lodge natascha", "lodge olga")
    do(state, "travel", "from boris", "pick cossack")
    assert offered(state) == ["lodge olga", "lodge anastasia"]
    do(state, "lodge olga")
    assert offered(state) == ["lodge natascha", "lodge anastasia"]


@pytest.mark.rule("K-56")
def test_the_first_traveller_leaves_its_room_and_takes_its_new_one_before_the_second_chooses() -> None:
    state = given("""
        seats 2, on turn red
        iwan [. r g r]
        olga [g g . .]   natascha [. . . r]   anastasia [r . . g]
    """)
    do(state, "travel", "from iwan", "pick diplomat")
    assert offered(state) == ["lodge olga", "lodge natascha", "lodge anastasia"]
    do(state, "lodge natascha")
    assert board(state)["iwan"] == ". r . r"
    assert board(state)["natascha"] == ". . g r"
    assert offered(state) == ["lodge anastasia"]


@pytest.mark.rule("K-57")
def test_a_dispatch_goes_with_its_courier_and_only_with_it() -> None:
    state = given("seats 3, on turn red\n iwan [. r g* b]   boris [r* . . .]   wladimir [. b* . .]\n reserve red: lady")
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert dispatch(state, "green") == "natascha diplomat"
    assert dispatch(state, "red") == "boris officer"
    assert dispatch(state, "blue") == "wladimir cossack"


@pytest.mark.rule("K-26", "K-57")
def test_a_courier_of_a_second_colour_carries_its_owners_dispatch_along() -> None:
    state = given(
        """
        seats 2, on turn green
        iwan [. rb* g r]   wladimir [g* . . .]
        colours used: 3
        reserve red: lady
        reserve green: lady
        stack red: empty / officer officer officer cossack cossack cossack diplomat diplomat diplomat lady
            blue-officer blue-officer blue-officer blue-cossack blue-cossack
            blue-diplomat blue-diplomat blue-diplomat blue-lady blue-lady blue-lady
    """.replace("lady\n            blue", "lady blue").replace("cossack\n            blue", "cossack blue")
    )
    do(state, "travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")
    assert (inn(state, "olga"), dispatch(state, "red")) == (". rb* . .", "olga cossack")
    assert dispatch(state, "green") == "wladimir officer"


@pytest.mark.rule("K-57")
def test_a_dispatch_on_the_stayer_stays() -> None:
    state = do(given("seats 3, on turn red\n iwan [. r g b*]"), "travel", "from iwan", "pick cossack")
    do(state, "lodge olga", "lodge natascha")
    assert dispatch(state, "blue") == "iwan lady"


@pytest.mark.rule("K-58")
def test_a_full_inn_triggers_nothing_and_may_stay_full() -> None:
    state = given("""
        seats 2, on turn red
        baikal_bar [r g . .]   iwan [. r g r]   olga [g g . .]   natascha [. . r r]
        reserve red: lady
        reserve green: officer
    """)
    do(state, "travel", "from iwan", "pick diplomat", "lodge olga", "lodge natascha")
    assert (inn(state, "olga"), inn(state, "natascha")) == ("g g g .", ". r r r")
    assert on_turn(state) == "green"
    do(state, "deploy stack", "courier lady", "lodge baikal_bar")
    assert inn(state, "baikal_bar") == "r g . g"
    let_refill(state)
    assert (inn(state, "olga"), inn(state, "natascha")) == ("g g g .", ". r r r")
    assert on_turn(state) == "red"


@pytest.mark.rule("K-59", "K-99")
def test_the_second_traveller_moves_on_although_the_first_delivered() -> None:
    state = given("""
        seats 3, rubles revised, on turn red
        rehr_hof [r* g* b .]
        stash red: three three
    """)
    do(state, "travel", "from rehr_hof", "pick officer")
    assert not state.over
    assert inn(state, "rehr_hof") == ". . b ."
    assert dispatch(state, "green") == "guard_3"
    assert asked(state) == "chance"
    do(state, "coin njet")
    assert state.over


@pytest.mark.rule("K-25")
def test_the_place_of_an_inn_in_its_village_makes_no_difference() -> None:
    blocks = GAME.data_text.split("[[inn]]")
    order = list(range(len(blocks)))
    ids = ["", *(place.id for place in GAME.data.inns)]
    for one, other in (("baikal_bar", "kosaken_klub"), ("wladimir", "boris"), ("olga", "anastasia")):
        i, j = ids.index(one), ids.index(other)
        order[i], order[j] = order[j], order[i]
    text = "[[inn]]".join(blocks[number] for number in order)
    for one, other in (("swamp", "mountains"), ("forest", "grassland")):
        text = text.replace(f'"{one}"', '"?"').replace(f'"{other}"', f'"{one}"').replace('"?"', f'"{other}"')
    mirrored = GAME.with_data(text, "mirrored")
    assert text != GAME.data_text
    for seed in range(3):
        plays_alike(mirrored, seed)


def plays_alike(other: Game, seed: int) -> None:
    """The same notations are offered and mean the same on both boards, to the end of a game."""
    here, there, rng = GAME.start(3), other.start(3), Rng(seed)
    while not here.over:
        if here.chance:
            step = GAME.notate(here.draw(rng))
            here.play(CHANCE, GAME.parse(step))
            there.play(CHANCE, other.parse(step))
            continue
        seat = here.deciders[0]
        options = sorted(GAME.notate(action) for action in here.legal(seat))
        assert options == sorted(other.notate(action) for action in there.legal(seat))
        step = options[rng.below(len(options))]
        here.play(seat, GAME.parse(step))
        there.play(seat, other.parse(step))
    assert there.over
    assert (here.ending, here.ranking) == (there.ending, there.ranking)
