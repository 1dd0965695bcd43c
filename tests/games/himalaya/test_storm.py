"""The snowstorm: two equal commands of one programme, however far apart, and nothing in between."""

from itertools import groupby

import pytest
from hypothesis import given as samples
from hypothesis import settings
from hypothesis import strategies as st

from serai import Rng
from serai.bots import bot
from serai.core.game import Event
from serai.games.himalaya.data import COMMAND_LETTERS
from serai.games.himalaya.plan import prospects
from serai.games.himalaya.route import route
from serai.games.himalaya.rules import Himalaya
from serai.games.himalaya.values import CUBE

from .table import GAME, asked, course, do, given, goods, home, laid, programme, stock

STORM = """
    seats 3, round 2, leader dolpo_pa, events yes
    {goods}
    snowstorm: 5-13
    dolpo_pa in 13: stock {stock}; laid {laid}
"""


def storm(goods: str = "13 [S]", stock: str = "T", laid: str = "") -> Himalaya:
    """Dolpo-pa stands in 13; the storm is on the stone road to 5."""
    return given(STORM.format(goods=goods, stock=stock, laid=" ".join(laid)))


@pytest.mark.rule("H-120", "H-121", "H-122", "H-123", "H-125", "H-126")
@pytest.mark.parametrize(
    ("letters", "told", "end"),
    [
        ("spppps", ["into_storm 5", "paused", "paused", "paused", "paused", "out_of_storm 5"], 5),
        ("seihps", ["into_storm 5", *["void on_the_road"] * 3, "paused", "out_of_storm 5"], 5),
        ("psppsp", ["paused", "into_storm 5", "paused", "paused", "out_of_storm 5", "paused"], 5),
        ("shshsp", ["into_storm 5", "void on_the_road", "out_of_storm 5", "void nothing_there", "void storm"], 5),
        ("shshss", ["into_storm 5", "void on_the_road", "out_of_storm 5", "void nothing_there", "into_storm 13"], 13),
        ("speees", ["into_storm 5", "paused", *["void on_the_road"] * 3, "out_of_storm 5"], 5),
        ("seeeee", ["void storm", "moved 19", "moved 13", "moved 19", "moved 13", "moved 19"], 19),
        ("esesss", ["moved 19", "moved 18", "moved 17", "moved 12", "moved 17", "moved 12"], 12),
        ("ppppss", ["paused", "paused", "paused", "paused", "into_storm 5", "out_of_storm 5"], 5),
        ("pppphs", ["paused", "paused", "paused", "paused", "took 13 S", "void storm"], 13),
    ],
)
def test_two_equal_commands_cross_however_far_apart(letters: str, told: list[str], end: int) -> None:
    state = programme(storm(), dolpo_pa=letters)
    assert course(state, "dolpo_pa")[: len(told)] == told
    assert home(state, "dolpo_pa") == end


@pytest.mark.rule("H-121", "H-122")
def test_the_same_command_in_the_programme_of_another_does_not_count() -> None:
    state = given("seats 3, round 2, events yes\n snowstorm: 5-13\n dolpo_pa in 13\n bhotia in 13\n sherpa in 5")
    programme(state, dolpo_pa="s", bhotia="ps", sherpa="pps")
    for tribe, slot in (("dolpo_pa", 0), ("bhotia", 1), ("sherpa", 2)):
        assert course(state, tribe)[slot] == "void storm"
    assert [home(state, tribe) for tribe in ("dolpo_pa", "bhotia", "sherpa")] == [13, 13, 5]


@pytest.mark.rule("H-121", "H-122")
def test_no_order_is_delivered_and_no_cube_chosen_on_the_road() -> None:
    order = programme(storm("13 [ss]", "S S"), dolpo_pa="shs")
    assert not asked(order).startswith("first_reward")
    assert (goods(order, 13), stock(order, "dolpo_pa")) == ("ss", "SS")
    market = storm("13 [S T]\n    market_day: 13")
    programme(market, dolpo_pa="shs")
    assert not asked(market).startswith("choose_cube")
    assert goods(market, 13) == "ST"


def told_by_the_rulebook(letters: str) -> list[int]:
    """Where the caravan is after each command: -1 in the storm. Written down anew, from the words of the rule."""
    where, places = 13, []
    roads = {"e": 0, "i": 1, "s": 2}
    for slot, letter in enumerate(letters):
        if where < 0:
            if letter == "s":
                where = 5 if where == -13 else 13
        elif letter in roads:
            for road in GAME.data.roads:
                if road.type == roads[letter] and where - 1 in (road.a, road.b):
                    stormy = (road.a, road.b) == (4, 12)
                    if not stormy:
                        where = road.a + road.b - (where - 1) + 1
                    elif letter in letters[slot + 1 :]:
                        where = -where
                    break
        places.append(max(where, -1))
    return places


@pytest.mark.rule("H-120", "H-121", "H-122", "H-123", "H-125", "H-126")
@settings(max_examples=200, deadline=None)
@samples(st.text("eishp", min_size=6, max_size=6))
def test_actions_previews_and_film_follow_the_words_of_the_rule(letters: str) -> None:
    places = told_by_the_rulebook(letters)
    state = storm(goods="")
    commands = [COMMAND_LETTERS.index(letter) for letter in letters]
    stages = route(state, 0, commands)
    assert [stage.village + 1 if stage.village >= 0 else -1 for stage in stages] == places
    assert places[-1] > 0
    for command in commands:
        state.play(0, command)
    for number in (1, 2):
        for slot in range(6):
            before = state.view(0)
            state.play(number, GAME.parse("pause"))
            if (number, slot) == (2, 5):
                frames = GAME.between(before, Event(2, None), state.view(0))
    shown = [frame.view["caravans"][0] + 1 or -1 for frame in frames]
    assert [where for where, _ in groupby(shown)] == [where for where, _ in groupby([13, *places])]
    assert home(state, "dolpo_pa") == places[-1]


@pytest.mark.rule("H-123")
@settings(max_examples=60, deadline=None)
@samples(st.text("eishp", max_size=5), st.sampled_from("eishp"))
def test_a_preview_of_open_slots_becomes_true_by_some_way_to_fill_them(letters: str, rest: str) -> None:
    """What is shown of a programme half laid is what happens if the storm's command comes again at the end."""
    start = storm()
    commands = [COMMAND_LETTERS.index(letter) for letter in letters]
    shown = route(start, 0, commands)
    filled = [*commands, *[COMMAND_LETTERS.index(rest)] * (5 - len(commands)), COMMAND_LETTERS.index("s")]
    if shown and shown[-1].village < 0:
        assert route(start, 0, filled)[: len(shown)] == shown


@pytest.mark.rule("H-124")
def test_a_caravan_in_the_storm_is_drawn_there() -> None:
    text = "seats 3, round 2, leader dolpo_pa, events yes\n snowstorm: 5-13\n 2 [ss]\n dolpo_pa in 13"
    state = programme(given(text + "\n bhotia in 2: stock S S"), dolpo_pa="seees", bhotia="pph")
    assert asked(state) == "first_reward bhotia"
    view = state.view(0)
    pieces = {piece.id: piece for piece in GAME.scene(view).pieces}
    at, storm_token = pieces["caravan:0"], pieces["event:snowstorm"]
    assert abs(at.x - storm_token.x) < 60 > abs(at.y - storm_token.y)
    assert "Dolpo-pa: in the snowstorm" in GAME.diagram(view, "en")
    do(state, "reward barter", "reward none")
    assert home(state, "dolpo_pa") == 5


@pytest.mark.rule("H-121", "H-136")
def test_the_log_says_why_nothing_is_done_in_the_storm() -> None:
    state = storm()
    for letter in "shspp":
        state.play(0, COMMAND_LETTERS.index(letter))
    for number in (1, 2):
        for _ in range(6):
            state.play(number, GAME.parse("pause"))
    before = state.view(0)
    state.play(0, GAME.parse("pause"))
    story = GAME.tell(before, Event(0, GAME.parse("pause")), state.view(0))
    assert story is not None
    assert "Void: Dolpo-pa is still in the snowstorm." in GAME.words.say(story, "en")
    assert "Nietig: Dolpo-pa staat nog in de sneeuwstorm." in GAME.words.say(story, "nl")


def help_for(laid: str, command: str, goods: str = "13 [S]") -> str:
    """The key of the help for a command after these."""
    text = GAME.help(storm(goods, laid=laid).view(0), GAME.parse(command))
    assert text is not None
    return text.key


@pytest.mark.parametrize(
    ("before", "command", "key"),
    [
        ("", "stone", "help-into-storm"),
        ("s", "stone", "help-way"),
        ("s", "hand", "help-on-storm"),
        ("s", "soil", "help-on-storm"),
        ("sp", "pause", "help-on-storm"),
        ("shhhh", "stone", "help-way"),
        ("shhhh", "hand", "help-storm-given-up"),
        ("ppppp", "stone", "help-no-way"),
        ("", "hand", "help-hand-take"),
        ("h", "hand", "help-hand-again"),
        ("ee", "hand", "help-hand-take"),
        ("hee", "hand", "help-hand-again"),
        ("e", "hand", "help-hand-nothing"),
    ],
)
def test_help_for_a_command_is_true(before: str, command: str, key: str) -> None:
    assert help_for(before, command) == key


def test_help_for_a_hand_knows_the_market_and_the_order() -> None:
    assert help_for("", "hand", "13 [S T]\n    market_day: 13") == "help-hand-market"
    assert help_for("", "hand", "13 [sb]") == "help-hand-order"
    assert help_for("h", "hand", "13 [sb]") == "help-hand-order-again"


def test_a_hand_that_must_fail_is_marked_on_the_map() -> None:
    scene = GAME.scene(storm(laid="hhshe").view(0), [])
    marks = {piece.id: piece.symbol for piece in scene.pieces if piece.id.startswith("preview:")}
    assert [marks[f"preview:{slot}"] for slot in range(5)] == [
        "step-hand",
        "step-void",
        "step",
        "step-void",
        "step-void",
    ]
    assert marks["preview:caravan"] == "ghost"


@pytest.mark.rule("H-122")
def test_the_bot_sees_both_ways_to_go_on_from_a_storm() -> None:
    """One stone laid, then a hand: with a second stone it crosses, without one the hand takes the jade in 13."""
    assert prospects(storm("13 [J]", laid="sh"), 0) >= CUBE[3]
    assert prospects(storm("5 [J]", laid="sh"), 0) >= CUBE[3]
    assert prospects(storm("13 [J]", laid="shsp"), 0) < CUBE[3]
    order = storm("5 [ss]", "S S", laid="shh")
    beside = storm("5 [ss]", "S S", laid="hhh")
    assert prospects(order, 0) >= prospects(beside, 0) > 2.0


@pytest.mark.rule("H-122")
def test_a_greedy_player_goes_through_the_storm_for_an_order() -> None:
    state = storm("5 [tj]", "T J")
    while state.programmes[5] < 0:
        view = state.view(0)
        action = bot("greedy").choose(GAME, view, [int(a) for a in state.legal(0)], Rng(1))
        state.play(0, action)
    assert laid(state, "dolpo_pa").startswith("ssh")


@pytest.mark.rule("H-144", "H-146")
def test_the_neutral_caravan_keeps_out_of_the_storm() -> None:
    text = "seats 2, round 2, events yes\n 5 [S]   13 [S]\n snowstorm: 5-13\n neutral in 13"
    state = given(text)
    programme(state)
    assert not any("storm" in line for line in course(state, "neutral"))
    assert home(state, "neutral") > 0
