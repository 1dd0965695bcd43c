"""Words: both languages complete and equal in keys, used in full, natural in what they say."""

import re
from pathlib import Path

import pytest

from serai import IllegalAction, Session
from serai.core import laws
from serai.core.game import Event
from serai.core.guide import GOAL
from serai.core.rng import Rng
from serai.core.texts import LANGUAGES, Text

from .table import EXAMPLE_A, GAME, deal, do, given

FOLDER = Path(str(GAME.folder))
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)


def keys(lang: str) -> list[str]:
    return KEY.findall((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"))


def say(text: Text | None, lang: str = "nl") -> str:
    assert text is not None
    return GAME.words.say(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used(lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    source += (FOLDER / "figures.toml").read_text(encoding="utf-8")
    built = [
        "player",
        "person",
        "symbol",
        "symbols",
        "n",
        "wall",
        "tower",
        "decree",
        "spell",
        "prompt",
        "doing",
        "chance",
    ]
    built += ["label", "sign", "help", "tell", "reason", "option", "ending", "ended", "row", "tip", "column", "fact"]
    for key in keys(lang):
        assert key in source or key.split("-")[0] in built or key in ("game-title", "game-blurb", GOAL), key


def test_what_is_asked_and_offered() -> None:
    state = given(
        "seats 2, dice 3-5\nskyline blue: start tower_i_12 sky_i_05 | wall_i_03\nitems blue: decree_griffin_x3"
    )
    view = state.view(0)
    labels = [say(GAME.label(view, action)) for action in state.legal(0)]
    assert labels == [
        "De 3 gebruiken (de waard)",
        "De 5 gebruiken (de burgemeester)",
        "Beide dobbelstenen naar de kabouter",
        "Van je tableau tellen: machtige griffioen ×3, 15 punten",
        "Beurt beëindigen",
    ]
    assert say(GAME.prompt(state.view(1)), "en") == "Blue decides about the dice."


def test_the_player_board_is_named_only_when_something_there_can_be_used() -> None:
    useless = given("seats 2, on turn blue\nitems blue: decree_griffin_x3")
    assert say(GAME.prompt(useless.view(0))) == "Jouw beurt: gooi de dobbelstenen."
    useful = given("seats 2, on turn blue\nitems blue: wall_i_12")
    assert say(GAME.prompt(useful.view(0))) == "Jouw beurt: dobbel, of gebruik eerst wat op je tableau ligt."


def test_the_odds_of_the_juggler_are_told_on_request() -> None:
    state = do(given("seats 2, dice 1-5"), "die 1", "skill", "juggle 6", "again", "juggle 1")
    told = say(GAME.help(state.view(0), GAME.parse("again")), "en")
    assert told == "3 of the six faces are safe, 3 are too high."
    juggler = next(piece for piece in GAME.scene(state.view(0)).pieces if piece.id == "person:1")
    assert told in say(juggler.tip, "en")


@pytest.mark.parametrize(
    ("rolls", "told"),
    [
        ((4,), "Alle zes de kanten zijn veilig: je kunt nu niet te veel gooien."),
        ((5,), "Vijf van de zes kanten zijn veilig, één is te hoog."),
        ((3, 6), "Maar één van de zes kanten is veilig, de andere vijf zijn te hoog."),
    ],
)
def test_the_odds_are_told_in_good_dutch(rolls: tuple[int, ...], told: str) -> None:
    state = do(given("seats 2, dice 1-5"), "die 1", "skill")
    for number, face in enumerate(rolls):
        do(state, *(["again"] if number else []), f"juggle {face}")
    assert say(GAME.help(state.view(0), GAME.parse("again"))) == told


def test_one_point_is_one_point() -> None:
    state = given("seats 2, dice 3-5\nskyline blue: start tower_i_02\nitems blue: decree_star_x1")
    labels = [say(GAME.label(state.view(0), action)) for action in state.legal(0)]
    assert "Van je tableau tellen: gouden ster ×1, 1 punt" in labels


def test_scoring_choices_tell_their_points() -> None:
    line = "wall_i_15 tower_i_13 sky_i_06 | start tower_i_12 sky_i_02"
    state = do(given(f"seats 2, dice 1-5\nskyline blue: {line}\nitems blue: decree_view_1"), "score stored 1")
    labels = [say(GAME.label(state.view(0), action), "en") for action in state.legal(0)]
    assert labels == [
        "Walls and towers of column 1 on the left and the start column: 7 points",
        "Towers and skies of column 1 on the left and the start column: 9 points",
    ]


def test_the_final_reckoning_is_told_step_by_step() -> None:
    state = given("""
        seats 2, on turn red, start blue, dice 1-2, triggered yes
        points blue: 30
        points red: 25
        scored blue: decree_star_x1
        decree row: .
        decree stack: 0
    """)
    deal(do(state, "end turn"))
    told = say(GAME.prompt(state.view(None)))
    assert "Getelde besluiten: Blauw 1 en Rood 0." in told
    assert "De genade van de koning: +7 voor Rood. Eindstand: Blauw 30 en Rood 32. Rood wordt ereburger" in told
    assert say(GAME.prompt(state.view(1))).startswith("Je wint!")


@pytest.mark.parametrize(
    ("text", "steps", "action", "reason"),
    [
        ("seats 2, dice 1-5", (), "die 3", "You did not roll a 3."),
        ("seats 2, dice 1-5", ("die 5",), "city", "A city needs"),
        ("seats 2, dice 2-5", ("die 2",), "skill", "There is nothing for the thief to do now."),
        ("seats 2, dice 2-5", ("die 2", "tile wall"), "column 0", "A wall is built at the left or right end."),
        ("seats 2, dice 2-5", (), "roll", "That is not being asked now."),
        ("seats 2, dice 2-5", (), "dice 1 2", "That is left to chance."),
        ("seats 2, dice 2-5\nitems blue: sky_i_01", (), "build stored 1", "no spot in your skyline for this tile: sky"),
        ("seats 2, dice 2-5\nitems blue: decree_star_x1", (), "score stored 1", "star ×1” would bring no point"),
        ("seats 2, on turn blue\nskyline blue: wall_i_12 | start | wall_i_13 | wall_i_14 tower_i_09 sky_i_12",
         ("roll", "dice 2 2"), "column 0", "The start column is solid rock"),
        ("seats 2, on turn blue\nskyline blue: wall_i_12 | start | wall_i_13 | wall_i_14 tower_i_09 sky_i_12",
         ("roll", "dice 2 2"), "column 2", "has a cloud of its own"),
    ],
)  # fmt: skip
def test_reasons_a_player_understands(text: str, steps: tuple[str, ...], action: str, reason: str) -> None:
    state = do(given(text), *steps)
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    assert reason in caught.value.say("en")
    assert "[" not in caught.value.say("nl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told(lang: str) -> None:
    record = laws.play_game(GAME, 3, {}, Rng(11), "random")
    lines = [GAME.words.say(line, lang) for line in Session(record).log(0)]
    assert len(lines) > 100
    assert not [line for line in lines if "[" in line or "{" in line]
    assert any("Dragomir" in line for line in lines)


def told(text: str, *steps: str) -> list[str]:
    """What the log says of these steps."""
    state, lines = given(text), []
    for step in steps:
        before, seat, action = state.view(None), state.decider, GAME.parse(step)
        state.play(seat, action)
        line = GAME.tell(before, Event(seat, action), state.view(None))
        lines += [say(line)] if line else []
    return lines


def test_a_dragon_that_comes_in_vain_is_told_so() -> None:
    assert told("seats 2, on turn blue", "roll", "dice 2 2")[-1] == (
        "Blauw dobbelt twee keer een 2: Dragomir de draak ontwaakt! Er brandt nergens iets af."
    )
    burnt = told("seats 2, on turn blue\nskyline red: start | wall_i_12", "roll", "dice 2 2")[-1]
    assert burnt.endswith("ontwaakt! Bij Rood brandt kolom 1 rechts af.")


def test_what_a_guest_takes_and_builds_is_told_once() -> None:
    lines = told("seats 2, dice 3-5\nwall row: wall_i_12", "die 3", "skill", "pass", "take tower 1")
    assert lines[-1] == "Rood bouwt in de startkolom: linker hoektoren (1 vlag)."


LAST = """
    seats 2, on turn blue, start blue, dice 1-2
    decree stack: 0
"""


@pytest.mark.rule("F-123", "F-124")
def test_everybody_is_told_that_the_last_round_has_begun() -> None:
    lines = told(LAST, "die 1", "decree", "end turn")
    assert "De koninklijke besluiten kunnen niet meer worden aangevuld: dit is de laatste ronde." in lines[-1]
    state = do(given(LAST), "die 1", "decree", "end turn")
    assert say(GAME.prompt(state.view(1))) == "Dit is je laatste beurt: gooi de dobbelstenen."
    assert GAME.diagram(state.view(0), "nl").startswith("Laatste ronde")
    assert not any("laatste ronde" in line for line in told(LAST.replace("stack: 0", "stack: 1"), "die 1", "decree"))


@pytest.mark.rule("F-65")
def test_where_the_arms_go_is_told() -> None:
    lines = told(f"seats 2, on turn blue, dice 2-5\nskyline blue: {EXAMPLE_A}", "die 5", "city", "column 0")
    assert any("Blauw legt het wapen onder de startkolom." in line for line in lines), lines


def test_a_sky_without_clouds_is_said_to_be_without() -> None:
    names = GAME.speech
    board = GAME.data.board
    skies = [say(names.tile(tile)) for tile in range(board.tiles) if board.row[tile] == 2]
    bare = [sky for sky in skies if "zonder wolken" in sky]
    assert len(bare) == 5, "the box holds five of them"
    assert not any("geen wolken" in sky for sky in skies)
