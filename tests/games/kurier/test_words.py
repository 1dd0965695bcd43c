"""Kurier speaks Dutch and English: whatever it can say, it says in both, and it has no sentence that is never said."""

from functools import cache
from typing import Any

import pytest
from listening import Ear, declared, figures, messages, parts, play_and_listen

import serai
from serai.core.errors import BadData, BadOption
from serai.core.rng import Rng
from serai.core.session import event_for
from serai.core.state import CHANCE
from serai.core.texts import LANGUAGES
from serai.games.kurier.data import COLOUR_NAMES, MODES
from serai.games.kurier.diagram import diagram
from serai.games.kurier.game import KurierGame

GAME = KurierGame()
TABLES = [(mode, seats, False) for mode in MODES for seats in GAME.seats]
TABLES += [(mode, seats, True) for mode in ("revised", "bribe") for seats in GAME.seats]

RARE = {
    "the last coin is a njet": """
        seats 3, rubles basic, on turn blue
        pawl_hof [r . . .]
        guard blue: guard_2
        banked blue: three two two
        first rubler: red
        palace: njet
        """,
    "the last coin is a blank": """
        seats 3, rubles basic, on turn blue
        guard blue: guard_2
        guard red: guard_3
        first rubler: red
        palace: blank
        """,
    "nobody can do anything": """
        seats 2, rubles basic, on turn red
        baikal_bar [r* . . .]   iwan [. g* . .]
        stack red: empty
        stack green: empty
        colours used: 5
        """,
    "nobody can do anything after somebody rubled": """
        seats 2, rubles revised, on turn red
        iwan [. g* . .]
        guard red: guard_1
        stack red: empty
        stack green: empty
        colours used: 5
        first rubler: red
        palace:
        """,
    "the last round begins": """
        seats 3, rubles basic, on turn blue, turn 237
        rehr_hof [r* . r .]   pawl_hof [. . g* .]   iwan [. . . b*]
        """,
    "the last turn, two dispatches equally far": """
        seats 3, rubles basic, on turn red, turn 240
        rehr_hof [r* . r .]   pawl_hof [. . g* .]   iwan [. . . b*]
        """,
    "the last turn, three dispatches equally far": """
        seats 3, rubles basic, on turn red, turn 240
        iwan [r* . r .]   boris [. . g* .]   wladimir [. . . b*]
        """,
    "the last turn, one dispatch farthest": """
        seats 2, rubles basic, on turn red, turn 240
        rehr_hof [r* r . .]   iwan [. . g* .]
        """,
    "the last turn after somebody rubled": """
        seats 2, rubles basic, on turn red, turn 240
        iwan [r* r . .]
        guard green: guard_2
        first rubler: green
        """,
    "no coin to be had": """
        seats 2, rubles revised, on turn red
        iwan [. g* . .]
        guard red: guard_1
        stash red: one
        palace:
        """,
    "one coin to be robbed": """
        seats 2, rubles revised, on turn red
        iwan [. g* . .]
        guard red: guard_1
        stash green: one
        palace:
        """,
    "false money to be robbed": """
        seats 2, rubles revised, on turn red
        iwan [. g* . .]
        guard red: guard_1
        stash green: njet njet blank blank
        palace:
        """,
    "a dispatch at a guard who can be bribed": """
        seats 3, rubles bribe, on turn red
        iwan [r . g* b]   boris [. . . b*]
        guard red: guard_2
        stash blue: one two
        palace:
        """,
    "an empty stack and unused colours": """
        seats 3, rubles basic, on turn green
        baikal_bar [r* . . .]   samowar_stube [. . g* .]   iwan [b* . . .]
        stack green: empty
        reserve green: lady
        """,
    "a known stack that fits": """
        seats 2, rubles basic, on turn red
        baikal_bar [r* . . .]   iwan [. . g* .]
        reserve red: lady
        stack red: empty / cossack officer
        """,
    "a known stack that does not fit": """
        seats 2, rubles basic, on turn red
        baikal_bar [r* g r .]   samowar_stube [r r r .]   taiga_taverne [g g . r]   iwan [. . g* .]
        reserve red: lady
        stack red: empty / cossack officer
        """,
    "two to the palace by forced march": """
        seats 2, rubles basic, on turn red
        baikal_bar [r* g . r]
        iwan [g r g .]          wladimir [g r g .]      boris [g r g .]
        olga [gb rb gb .]       natascha [gb rb gb .]   anastasia [gb rb gb .]
        pawl_hof [gy* ry gy .]  rehr_hof [gy ry gy .]   rachmann_hof [gy ry gy .]
        stack red: empty
        stack green: empty
        colours used: 5
        """,
}
"""Situations that random play seldom meets."""

BAD_DATA = [
    ("data-too-few-inns", "closed_for_players = []", "closed_for_players = [2, 3, 4, 5]"),
    ("data-guard-above", 'above = "pawl_hof"', 'above = "rehr_hof"'),
    ("data-too-few-rubles", "count = ", "count = 0 #"),
    ("data-no-march-guard", "skip_guard_value = 10", "skip_guard_value = 11"),
    ("data-no-guard", "village = 3\nclosed_for_players = []", "village = 4\nclosed_for_players = []"),
]
"""What is told, and the change to the game's own data that makes it be told."""


@cache
def heard() -> Ear:
    """Everything that games of all kinds and sizes, and all rare situations, have to say."""
    ear = Ear(GAME, lambda say, view: diagram(GAME.data, say, view))
    for number, (mode, seats, bare) in enumerate(TABLES):
        options: dict[str, str | bool | int] = {"rubles": mode, "without_blanks": bare}
        play_and_listen(ear, GAME.start(seats, options), Rng(number))
    for number, text in enumerate(RARE.values()):
        for luck in range(5):
            play_and_listen(ear, GAME.set_up(text), Rng(100 * number + luck), most=8)
    return ear


# ---------------------------------------------------------------------- the words


def test_everything_is_spoken_in_both_languages() -> None:
    assert heard().faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_never_said(lang: str) -> None:
    from_data = {"clash-blanks", "clash-start-player", "data-guard-above", "data-too-few-inns"} | {
        "data-too-few-rubles",
        "data-no-march-guard",
        "data-no-guard",
    }
    said = heard().keys | set(declared(GAME)) | from_data | parts(GAME, lang)
    assert sorted(set(messages(GAME, lang)) - said) == []


def test_options_that_clash() -> None:
    with pytest.raises(BadOption) as blanks:
        GAME.start(3, {"without_blanks": True})
    with pytest.raises(BadOption) as start:
        GAME.start(3, {"start_player": "4"})
    for error in (blanks.value, start.value):
        for lang in LANGUAGES:
            assert GAME.words.faults(error.text, lang) == []
            assert "[" not in error.say(lang)


@pytest.mark.parametrize(("key", "old", "new"), BAD_DATA)
def test_data_that_cannot_be_played(key: str, old: str, new: str) -> None:
    text = GAME.data_text.replace(old, new)
    assert text != GAME.data_text
    with pytest.raises(BadData) as error:
        serai.game("kurier").with_data(text, "mine")
    assert key in repr(error.value.text)
    for lang in LANGUAGES:
        assert GAME.words.faults(error.value.text, lang) == []
        assert f"[{key}]" not in error.value.say(lang)


# ---------------------------------------------------------------------- how it reads


def tell(text: str, *steps: str, viewer: int | None = None) -> list[tuple[str, str]]:
    """The log of some steps from a position on, each line in Dutch and in English."""
    state = GAME.set_up(text)
    lines = []
    for step in steps:
        action = GAME.parse(step)
        seat = CHANCE if state.chance else state.decider
        event = event_for(state, viewer, seat, action)
        before = state.view(viewer)
        state.play(seat, action)
        line = GAME.tell(before, event, state.view(viewer)) if event else None
        if line is not None:
            lines.append((GAME.words.say(line, "nl"), GAME.words.say(line, "en")))
    return lines


MARCH = """
    seats 4, rubles basic, on turn red
    iwan [. r g* b]   anastasia [b y . r]   natascha [. b . .]   olga [. y . .]
    """


def test_a_forced_march_is_told_with_the_villages_skipped() -> None:
    steps = ("travel", "from iwan", "pick diplomat", "lodge katharina", "lodge pawl_hof")
    assert tell(MARCH, *steps) == [
        (
            "Rood reist door vanuit Iwan met de eigen kozak en de diplomaat van Groen;"
            " de dame van Blauw blijft achter.",
            "Red travels on from Iwan with their own cossack and Green’s diplomat; Blue’s lady stays behind.",
        ),
        (
            "De diplomaat van Groen overnacht met de depêche bij Katharina.",
            "Green’s diplomat lodges with the dispatch at Katharina.",
        ),
        (
            "De kozak van Rood mag niet bij de eerste reiziger, vindt verder geen kamer in de bergen"
            " en maakt opmars naar Pawl Hof.",
            "Red’s cossack may not join the first traveller, finds no other room in the mountains"
            " and marches on to Pawl Hof.",
        ),
    ]


FULL = MARCH.replace("olga", "katharina [. y . .]   olga")


def test_a_march_past_full_inns_does_not_blame_the_first_traveller() -> None:
    steps = ("travel", "from iwan", "pick diplomat", "lodge natascha", "lodge pawl_hof")
    assert tell(FULL, *steps)[-1] == (
        "De kozak van Rood vindt geen kamer in de bergen en maakt opmars naar Pawl Hof.",
        "Red’s cossack finds no room in the mountains and marches on to Pawl Hof.",
    )
    state = GAME.set_up(FULL)
    for step in steps[:-1]:
        state.play(0, GAME.parse(step))
    assert GAME.words.say(GAME.prompt(state.view(0)), "nl") == (
        "Opmars! In de bergen is geen kamer vrij. Kies een herberg in het weiland voor jouw kozak."
    )


def test_the_last_round_before_the_limit_is_told() -> None:
    text = "seats 3, rubles basic, on turn blue, turn 237\nrehr_hof [r* . r .]   pawl_hof [. . g* .]   iwan [. . . b*]"
    state: Any = GAME.set_up(text)
    told = []
    while state.turn < 239:
        seat = CHANCE if state.chance else state.decider
        action = state.draw(Rng(1)) if state.chance else state.legal(seat)[0]
        event, before = event_for(state, None, seat, action), state.view(None)
        state.play(seat, action)
        line = GAME.tell(before, event, state.view(None)) if event else None
        told += [GAME.words.say(line, "en")] if line else []
    assert sum("This is the last round: the game ends after turn 240." in line for line in told) == 1


def test_the_prompt_of_a_march_says_why() -> None:
    state = GAME.set_up(MARCH)
    for step in ("travel", "from iwan", "pick diplomat", "lodge katharina"):
        state.play(0, GAME.parse(step))
    prompt = GAME.prompt(state.view(0))
    assert GAME.words.say(prompt, "nl") == (
        "Opmars! In de bergen is alleen bij de eerste reiziger nog een kamer vrij, en daar mag de tweede niet bij."
        " Kies een herberg in het weiland voor jouw kozak."
    )
    assert GAME.words.say(prompt, "en") == (
        "Forced march! In the mountains the only free room is at the first traveller’s inn, which the second may not"
        " enter. Choose an inn in the grassland for your cossack."
    )


def test_a_dispatch_at_a_guard_is_told_with_the_price_in_the_order_of_moving() -> None:
    text = "seats 3, rubles basic, on turn red\npawl_hof [b r* g .]"
    assert tell(text, "travel", "from pawl_hof", "pick cossack")[1:] == [
        (
            "De kozak van Rood bereikt het paleis en legt de depêche bij een paleiswacht die 8 roebels wil."
            " De officier van Blauw bereikt het paleis en gaat onder de stapel.",
            "Red’s cossack reaches the palace and leaves the dispatch with a guard who wants 8 rubles."
            " Blue’s officer reaches the palace and goes under the stack.",
        )
    ]


def test_the_end_says_why() -> None:
    text = """
        seats 3, rubles basic, on turn red
        guard red: guard_2
        banked red: three
        turned: two two
        """
    assert tell(text, "turn coin", "coin one") == [
        (
            "Rood draait een munt om: 1 roebel. Rood heeft nu 8 roebels, genoeg voor de paleiswacht die er 8 wil,"
            " en geeft de depêche aan de Tsaar: Rood wint!",
            "Red turns up a coin: 1 ruble. Red now has 8 rubles, enough for the guard who wants 8,"
            " and hands the dispatch to the Tsar: Red wins!",
        )
    ]
    assert tell(text, "turn coin", "coin njet")[0] == (
        "Rood stuit op vals geld: njet! De 2 munten van deze beurt zijn verloren.",
        "Red turns up false money: njet! The 2 coins of this turn are lost.",
    )


def test_a_hidden_coin_is_named_only_to_those_who_see_it() -> None:
    text = "seats 3, rubles revised, on turn red\niwan [. r g* b]"
    steps = ("travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha", "coin two")
    assert (
        tell(text, *steps, viewer=2)[-1][0]
        == "Blauw krijgt een verdekte munt voor de achtergebleven koerier: 2 roebels."
    )
    for viewer in (0, 1, None):
        assert (
            tell(text, *steps, viewer=viewer)[-1][0] == "Blauw krijgt een verdekte munt voor de achtergebleven koerier."
        )


def test_a_new_colour_is_told() -> None:
    lines = tell(RARE["an empty stack and unused colours"], "deploy stack", "courier officer")
    assert lines[0] == (
        "De stapel van Groen is op: Groen speelt verder met de gele koeriers.",
        "Green’s stack is used up: Green goes on with the yellow couriers.",
    )


# ---------------------------------------------------------------------- the rules text


@pytest.mark.parametrize("figure", figures(GAME).values(), ids=figures(GAME))
def test_a_figure_can_be_drawn(figure: dict[str, Any]) -> None:
    state = GAME.set_up(figure["position"])
    assert GAME.audit(state) == []
    assert "<svg" in GAME.picture(state.view(state.decider), state.legal(state.decider), lang="nl")
    known = {inn.id for inn in GAME.data.inns} | set(GAME.data.guards) | {"palace", *COLOUR_NAMES}
    assert set(figure["focus"]) <= known


def test_the_example_of_the_rules_goes_as_told() -> None:
    text = figures(GAME)["example"]["position"]
    state = GAME.set_up(text)
    for step in ("travel", "from samowar_stube", "pick lady", "lodge wladimir"):
        state.play(0, GAME.parse(step))
    assert [GAME.notate(action) for action in state.legal(0)] == ["lodge olga", "lodge natascha"]
    state = GAME.set_up(text)
    for step in ("travel", "from samowar_stube", "pick officer"):
        state.play(0, GAME.parse(step))
    assert [GAME.notate(action) for action in state.legal(0)] == ["lodge wladimir"]
