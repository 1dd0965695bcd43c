"""Himalaya's words: complete in both languages, spoken without faults, and saying what happened."""

import re
import tomllib

import pytest

from serai import CHANCE, Record, Rng
from serai.core.errors import BadPosition, IllegalAction
from serai.core.game import Event
from serai.core.session import Session
from serai.core.texts import LANGUAGES, Text
from serai.games.himalaya import names
from serai.games.himalaya.data import road_name
from serai.games.himalaya.position import COMMAND
from serai.games.himalaya.rules import Himalaya
from serai.games.himalaya.verdict import steps

from .table import GAME, RECORDS, begin, do, given, laid, programme, settle


def say(text: Text | None, lang: str = "en") -> str:
    return "" if text is None else GAME.words.say(text, lang)


@pytest.mark.parametrize(("seats", "advanced"), [(2, True), (4, False)])
def test_everything_said_in_a_game_can_be_said_in_both_languages(seats: int, advanced: bool) -> None:
    state = begin(seats, advanced=advanced)
    rng = Rng(seats)
    spoken: set[str] = set()
    number = 0
    while not state.over:
        number += 1
        if state.chance:
            state.play(CHANCE, state.draw(rng))
            continue
        seat = state.decider
        view = state.view(seat)
        texts = [GAME.prompt(view), GAME.prompt(state.view(None))]
        legal = state.legal(seat)
        for action in legal[:: 1 if number % 20 == 0 else 7]:
            texts.append(GAME.label(view, action))
            help_ = GAME.help(view, action)
            assert help_ is not None
            texts.append(help_)
        for text in texts:
            spoken.add(text.key)
            assert [fault for lang in LANGUAGES for fault in GAME.words.faults(text, lang)] == []
        state.play(seat, legal[rng.below(len(legal))])
    assert len(spoken) > 15


@pytest.mark.rule("H-136")
def test_the_log_tells_a_round_with_every_void_action() -> None:
    session = Session(Record(GAME, {}, 3))
    session.settle(Rng(4))
    for village in (4, 5, 6):
        session.play(session.state.decider, GAME.parse(f"place {village}"))
    for seat in range(3):
        for command in ("stone", "hand", "pause", "pause", "pause", "pause"):
            session.play(seat, GAME.parse(command))
    told = " ".join(say(text) for text in session.log(None))
    assert "All programmes are revealed" in told
    assert "Action 1." in told
    assert "there is no such road" in told


@pytest.mark.parametrize("name", ["base-4-elimination", "base-4-lot"])
def test_every_log_line_of_a_long_game_can_be_spoken(name: str) -> None:
    session = Session(Record.load(RECORDS / f"himalaya-{name}.txt"))
    lines = session.log(None)
    for lang in LANGUAGES:
        assert [fault for line in lines for fault in GAME.words.faults(line, lang)] == []
    longest = max((say(line) for line in lines), key=len)
    assert len(longest) > 1000
    assert "  " not in longest


def test_the_log_of_a_delivery() -> None:
    state = given("seats 3, round 2\n 6 [sb]\n sherpa in 6: stock S B")
    for seat in range(3):
        for slot in range(6):
            before = state.view(0)
            from_hand = seat == 2 and slot == 0
            state.play(seat, GAME.parse("hand" if from_hand else "pause"))
    line = say(GAME.tell(before, Event(2, None), state.view(0)))
    assert "Sherpa delivers 1 salt and 1 barley in village 6." in line
    assert "Sherpa has finished programming." in line
    before = state.view(0)
    do(state, "reward barter")
    assert say(GAME.tell(before, Event(2, GAME.parse("reward barter")), state.view(0))) == (
        "Sherpa barters for 3 yaks."
    )


def told_by(state: Himalaya, *actions: str) -> str:
    """The log lines of these actions, in one breath."""
    lines = []
    for action in actions:
        before, seat = state.view(None), CHANCE if state.chance else state.decider
        do(state, action)
        lines.append(say(GAME.tell(before, Event(seat, GAME.parse(action)), state.view(None))))
    return " ".join(filter(None, lines))


def test_an_action_is_announced_also_if_its_first_caravan_pauses() -> None:
    state = given("seats 3, round 2, leader dolpo_pa\n dolpo_pa in 1\n bhotia in 3\n sherpa in 4")
    for seat, commands in enumerate(("i p p p p p", "p e p p p p", "p e p p p p")):
        for command in commands.split():
            before = state.view(None)
            state.play(seat, GAME.parse({"i": "ice", "e": "soil", "p": "pause"}[command]))
    line = say(GAME.tell(before, Event(2, None), state.view(None)))
    assert "Action 1. Dolpo-pa goes by the ice track to village 2. \nAction 2. Bhotia goes by the soil road" in line


def test_an_action_is_announced_once_however_often_it_stops() -> None:
    state = given("seats 3, round 2, leader dolpo_pa\n 6 [sb]   4 [S S B]\n dolpo_pa in 6: stock S B\n bhotia in 4")
    programme(state, dolpo_pa="h", bhotia="h")
    told = told_by(state, "reward offering", "reward barter")
    assert told == (
        "Dolpo-pa places a stupa in village 6 (monastery). Dolpo-pa barters for 3 yaks. Bhotia takes salt in village 4."
    )


def test_delegations_to_one_region_are_told_together() -> None:
    state = programme(given("seats 3, round 2\n 1 [sb]\n dolpo_pa in 1: stock S B"), dolpo_pa="h")
    assert told_by(state, "reward delegations") == "Dolpo-pa sends 3 delegations to region 1."


def test_cubes_of_a_village_are_told_together() -> None:
    state = given("""
        seats 3, round 2, phase refill
        20 [S S]   1 [B]   5 [T]   6 [J]   7 [sb]   8 [st]   9 [sj]   10 [bb]   11 [bt]
    """)
    told = told_by(state, "draw 20", "cube salt", "cube jade", "cube salt", "cube gold", "cube salt")
    assert told.startswith("The die shows 20. To village 2: 3 salt, 1 jade and 1 gold.")


@pytest.mark.rule("H-82", "H-83", "H-84")
def test_an_inventory_is_told_resource_by_resource() -> None:
    state = given("""
        seats 3, round 4, full_inventory yes, phase inventory
        dolpo_pa in 6: stock S S B
        bhotia: stock S B
        sherpa: stock J J
    """)
    told = told_by(state, "inventory token", "inventory token")
    assert told.startswith(
        "Dolpo-pa has the most and gets an inventory token: 3 yaks. "
        "Inventory of barley: Dolpo-pa 1, Bhotia 1 and Sherpa 0. Nobody alone has the most. "
        "Inventory of tea: Dolpo-pa 0, Bhotia 0 and Sherpa 0. Nobody alone has the most. "
        "Inventory of jade: Dolpo-pa 0, Bhotia 0 and Sherpa 2. Sherpa has the most"
    )


@pytest.mark.rule("H-74")
def test_an_empty_bag_is_told_once() -> None:
    state = given("""
        seats 3, round 2, phase refill
        1 [S S]   7 [sb]   8 [st]   9 [sj]
        dolpo_pa: stock 16S 15B 12T 9J 6G
    """)
    told = told_by(state, "draw 11", "disc bb", "draw 12", "disc bt")
    assert "resource bag" not in told
    state = given("""
        seats 3, round 2, phase refill
        1 [S S]   7 [sb]   8 [st]   9 [sj]
        dolpo_pa: stock 15S 15B 12T 9J 6G
    """)
    told = told_by(state, "draw 4", "cube salt", "draw 11", "disc bb", "draw 12", "disc bt")
    assert told.count("The resource bag is empty") == 1


def test_a_second_hand_does_not_blame_others() -> None:
    """Who delivered an order and tries again there is not told that somebody else came first."""
    state = programme(given("seats 3, round 2\n 6 [sb]\n sherpa in 6: stock S B"), sherpa="hh")
    told = told_by(state, "reward barter", "reward none")
    assert told.endswith("Action 2. Void: Sherpa finds the order of village 6 already delivered.")


def test_what_stands_in_a_region_is_told_also_if_nobody_does() -> None:
    state = programme(
        given("seats 3, round 2\n 6 [sb]\n dolpo_pa in 6: stock S B\n bhotia: delegations 1 1"), dolpo_pa="h"
    )
    do(state, "reward delegations")
    view = state.view(0)
    assert say(GAME.help(view, GAME.parse("to 1"))) == "Standing there now: Bhotia 2."
    assert say(GAME.help(view, GAME.parse("to 2"))) == "Nobody stands there yet."
    assert say(GAME.help(view, GAME.parse("to 2")), "nl") == "Daar staat nog niemand."


def test_the_result_is_told_step_by_step() -> None:
    state = given("""
        seats 4, round 12, phase final
        dolpo_pa: stupas 4 5; delegations 1
        bhotia: stupas 3 7 10; delegations 2
        sherpa: stupas 11 13 2; tokens 2; delegations 3 4
        tamang: stupas 16 6 1; tokens 1; delegations 5 6
    """)
    assert say(GAME.prompt(state.view(0))) == "Sherpa wins the game!", "the prompt is one sentence"
    told = " ".join(say(line) for line in steps(state.view(0)))
    assert (
        "Religious influence: Dolpo-pa 4, Bhotia 4, Sherpa 7 and Tamang 9. Dolpo-pa and Bhotia are tied for the least."
        in told
    )
    assert "Stupas: Dolpo-pa 2 and Bhotia 3. Dolpo-pa is eliminated first" in told
    assert "Bhotia is eliminated second." in told
    assert told.endswith("Yaks: Sherpa 6 and Tamang 3. Sherpa has the most.")
    assert say(GAME.prompt(state.view(2)), "nl") == "Jij wint!"


def test_a_lot_is_told_too() -> None:
    state = do(given("seats 4, round 12, phase final"), "lot 2", "lot 4")
    for lang in LANGUAGES:
        assert GAME.words.faults(GAME.prompt(state.view(None)), lang) == []
    assert say(GAME.prompt(state.view(None))) == "Dolpo-pa and Sherpa share the victory."
    told = " ".join(say(line) for line in steps(state.view(None)))
    assert "Bhotia is drawn by lot. Bhotia is eliminated first" in told


def test_prompts_preview_the_route() -> None:
    state = given("seats 3, round 1\n 6 [sb]\n dolpo_pa in 3")
    state.play(0, GAME.parse("ice"))
    assert "in village 6 (monastery)" in say(GAME.prompt(state.view(0)))
    hand = say(GAME.help(state.view(0), GAME.parse("hand")))
    assert "Ordered here: 1 salt and 1 barley, 3 yaks." in hand
    assert say(GAME.help(state.view(0), GAME.parse("soil"))).startswith("To village 2 (house).")


@pytest.mark.parametrize(
    ("text", "seat", "action", "reason"),
    [
        (
            "seats 3, round 1",
            0,
            "place 4",
            "Caravans are placed at the start of the game; after that they go where their commands lead.",
        ),
        ("seats 3, round 1, events yes, phase events", 0, "event market_day", "There is nowhere to put it now."),
        (
            "seats 3, round 1, events yes, phase events\n dolpo_pa: events yeti",
            0,
            "event snowstorm",
            "You have already used",
        ),
    ],
)
def test_reasons(text: str, seat: int, action: str, reason: str) -> None:
    state = given(text)
    with pytest.raises(IllegalAction, match=re.escape(reason)):
        state.play(seat, GAME.parse(action))


@pytest.mark.parametrize("options", [{"advanced": True}, {"full_inventory": True, "tribes": "chosen"}])
def test_whatever_is_refused_has_the_reason_of_the_test_that_refuses_it(options: dict[str, bool | str]) -> None:
    """What is legal, why the rest is not, and what a player reads of it from his own view: one and the same test."""
    state = begin(4, **options)
    rng = Rng(len(options))
    told: set[str] = set()
    number = 0
    while not state.over:
        number += 1
        if state.chance:
            state.play(CHANCE, state.draw(rng))
            continue
        seat = state.decider
        legal = state.legal(seat)
        refused = {action: state.why_not(seat, action) for action in range(len(GAME.notation))}
        assert [action for action, why in refused.items() if not why] == legal
        if state.step != COMMAND or number % 20 == 0:
            view = state.view(seat)
            for action in {rng.below(len(refused)) for _ in range(6)} | {legal[0] - 1, legal[-1] + 1} & set(refused):
                if action not in legal:
                    reason = GAME.reason(view, action)
                    assert reason.key == f"reason-{refused[action]}"
                    assert [fault for lang in LANGUAGES for fault in GAME.words.faults(reason, lang)] == []
                    told.add(reason.key)
        state.play(seat, legal[rng.below(len(legal))])
    assert len(told) >= 4


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("village:5", "Your caravan stands in village 6 by then."),
        ("village:19", "No road leads from village 6, where your caravan will be, to village 20."),
        ("cube:0:salt:0", "A transaction is made where the caravan stands, and yours will be in village 6."),
        ("order:5", "For this order you still lack 1 barley."),
        ("region:0", "A delegation goes out as a reward for a delivery"),
        ("reserve:stupa:0", "“offering: a stupa” is a reward, taken right after a delivery."),
        ("held:0:yeti", "You play without events."),
    ],
)
def test_who_programmes_is_told_why_a_thing_on_the_table_is_not_next(thing: str, reason: str) -> None:
    state = given("seats 3, round 2\n 1 [S]   6 [sb]\n dolpo_pa in 6: stock S")
    view = state.view(0)
    told = GAME.why_not(view, state.legal(0), [thing])
    assert told is not None
    assert say(told).startswith(reason)
    assert GAME.words.faults(told, "nl") == []


@pytest.mark.parametrize(
    ("position", "thing", "reason"),
    [
        ("", "village", "Open to you elsewhere: “soil road”."),
        ("yeti: {road}", "village", "A Yeti bars that road this month: “soil road” would be void."),
        ("snowstorm: {road}", "road", "A snowstorm lies on that road: it takes “soil road” twice to get through."),
    ],
)
def test_who_programmes_is_told_which_command_leads_over_a_road_or_what_bars_it(
    position: str, thing: str, reason: str
) -> None:
    number, road = next((n, road) for n, road in enumerate(GAME.data.roads) if road.type == 0)
    name = road_name(road)
    state = given(f"seats 3, round 2, events yes\n dolpo_pa in {road.a + 1}\n {position.format(road=name)}")
    told = GAME.why_not(
        state.view(0), state.legal(0), [f"village:{road.b}" if thing == "village" else f"road:{number}"]
    )
    assert told is not None
    assert say(told) == reason


def test_reasons_within_a_delivery() -> None:
    state = programme(given("seats 3, round 2\n 6 [sb]\n dolpo_pa in 6: stock S B\n bhotia: stupas 6"), dolpo_pa="h")
    for action, reason in (
        ("reward none", "The first reward must be taken."),
        ("reward offering", "There is already a stupa in village 6."),
    ):
        with pytest.raises(IllegalAction, match=re.escape(reason)):
            do(state, action)
    do(state, "reward delegations")
    with pytest.raises(IllegalAction, match="region 8"):
        do(state, "to 8")


def test_figures_show_what_they_are_about() -> None:
    for name, facts in tomllib.loads((GAME.folder / "figures.toml").read_text(encoding="utf-8")).items():
        state = given(facts["position"])
        scene = GAME.scene(state.view(facts["seat"] - 1 if "seat" in facts else None))
        known = {place.id for place in scene.places} | {piece.id for piece in scene.pieces}
        assert set(facts.get("focus", ())) <= known, name
        assert GAME.words.has(facts["caption"], "nl")
        assert set(facts) <= {"position", "caption", "focus", "show", "seat", "play"}, "nothing else is heeded"
        if name == "programme":
            assert {f"preview:{slot}" for slot in range(6)} <= known, "the route of the example is drawn"


def test_commands_of_a_position_are_laid() -> None:
    state = given("seats 3, round 2\n dolpo_pa in 3: laid h e h e i h\n sherpa: laid p")
    assert (laid(state, "dolpo_pa"), laid(state, "bhotia"), laid(state, "sherpa")) == ("heheih", "......", "p.....")
    assert state.deciders == (1, 2)
    for wrong in ("laid x", "laid p p p p p p p"):
        with pytest.raises(BadPosition):
            given(f"seats 3, round 2\n dolpo_pa: {wrong}")
    with pytest.raises(BadPosition):
        given(
            "seats 3, round 2\n" + "\n".join(f"{tribe}: laid {'p ' * 6}" for tribe in ("dolpo_pa", "bhotia", "sherpa"))
        )


def test_the_diagram_shows_no_foreign_stock() -> None:
    state = settle(given("seats 3, round 2\n dolpo_pa: stock 3J\n bhotia: stock 2G"))
    assert "3 jade" in GAME.diagram(state.view(0), "en")
    assert "2 gold" not in GAME.diagram(state.view(0), "en")


def test_seats_are_called_by_the_tribes_of_the_table() -> None:
    state = begin(3, first_tribe="tamang")
    called = [GAME.words.say(GAME.seat_at(seat, state.options), "nl") for seat in range(3)]
    assert called == ["Tamang", "Dolpo-pa", "Bhotia"]
    assert called == [GAME.words.say(names.tribe(state.view(None), seat), "nl") for seat in range(3)]


def fates(text: str, lang: str = "en") -> list[str]:
    """What the final table says of the tribes that won or were eliminated."""
    captions = GAME.scene(given(text).view(None)).captions
    texts = [caption.text for caption in captions if isinstance(caption.text, Text)]
    return [say(text, lang) for text in texts if text.key.startswith("fate-")]


LAST_TWO = """
    seats 4, round 12, phase final
    dolpo_pa in 1: stupas 1; delegations 1 1; herd sb
    bhotia in 2: stupas {bhotia}; delegations {regions}; herd sb
    sherpa in 3: stupas 11
    tamang in 4
"""


@pytest.mark.rule("H-104", "H-105")
@pytest.mark.parametrize(
    ("bhotia", "regions", "told"),
    [
        ("6 4", "2", "wins: as many yaks, but more religious influence"),
        ("6", "2 3", "wins: as many yaks, but more political influence"),
        ("4 2", "2 3 3", "wins: as many yaks, but more political influence"),
    ],
)
def test_the_final_table_says_what_decided_between_equally_rich_tribes(bhotia: str, regions: str, told: str) -> None:
    assert told in fates(LAST_TWO.format(bhotia=bhotia, regions=regions))


def test_the_final_table_says_that_the_richer_won() -> None:
    richer = LAST_TWO.format(bhotia="6", regions="2 2").replace("herd sb\n    sherpa", "herd sb bb\n    sherpa")
    assert "wint: rijkste van de twee" in fates(richer, "nl")


def test_an_offering_brings_points() -> None:
    state = given("seats 3, round 2\n 6 [ss]\n dolpo_pa in 6: stock S S")
    programme(state, dolpo_pa="h")
    help_ = GAME.help(state.view(0), GAME.parse("reward offering"))
    assert help_ is not None
    assert say(help_).startswith("Place a stupa in this village: 3 points of religious influence.")
    assert say(help_, "nl").startswith("Plaats een stupa in dit dorp: 3 punten religieuze invloed.")


def test_a_prompt_says_where_the_caravan_is_before_the_action() -> None:
    state = given("seats 3, round 2\n dolpo_pa in 3: laid e")
    assert say(GAME.prompt(state.view(0))).endswith("Before this action it is in village 4 (temple).")


@pytest.mark.rule("H-25")
def test_the_log_and_the_terminal_say_which_round_is_the_last() -> None:
    state = given("seats 3, round 11, phase inventory\n 1 [S]")
    before = given("seats 3, round 11\n 1 [S]").view(0)
    told = GAME.tell(before, Event(0, None), settle(state).view(0))
    assert told is not None
    assert "Round 12, December, is the last." in say(told)
    assert "Ronde 12 van 12" in GAME.diagram(state.view(0), "nl")
