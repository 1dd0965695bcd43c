"""Ilôs speaks Dutch and English: whatever it can say, it says in both, and it has no sentence that is never said."""

from functools import cache
from typing import Any

import pytest
from listening import Ear, declared, messages, play_and_listen

from serai.core.errors import BadOption, IllegalAction
from serai.core.rng import Rng
from serai.core.session import event_for
from serai.core.state import CHANCE, State
from serai.core.texts import LANGUAGES, Text
from serai.core.view import fill
from serai.games.ilos.diagram import diagram
from serai.games.ilos.turn import BY_LULL, BY_PIONEERS, finish

from .table import GAME, MAP_X, MAP_Y, do, given

TWO = f"seats 2, on turn green\n{MAP_X}\nships orange: den9\nships green: 14a 14a\n"
RARE = [
    TWO
    + "hand green: 2*building gold_mine plantation market 4*ship ruin\nstock green: 2*dye gold\npioneers orange: 14a2",
    TWO + "hand green: market 3*ship\nraises: 4*dye\nstock green: 2*dye gold spice",
    TWO + "hand green: market 3*ship\nraises: 4*dye 4*gold\nstock green: 2*dye gold spice",
    TWO + "deck: empty\nhand orange: rest\nhand green: ship",
    "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13b\n"
    "hand green: ruin 7*ship plantation market",
    "seats 2, on turn green\nmap: 1@0,0\nships orange: 1a\nships green: 1a 1a 1a 1a 1a\nhand green: 2*ship",
    "seats 2, on turn green, lull 4, round 20\nmap: 1@0,0\nships orange: 1a\nships green: 1a",
    TWO + "hand green: ship market\nstock green: gold",
    f"seats 3, on turn black, last round yes\n{MAP_X}\nships black: 9b\nships orange: 9b\nships green: 14b\n"
    "pioneers black: 14a1 14a2 9a2=dye 18b1 18b2=dye 14b1 6b1 6a1 18a1 6a2=fort\nhand black: 2*ship plantation market",
    f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\nships green: 14a\nhand green: plantation 2*ruin\n"
    "pioneers green: 14a1 14a2 9a2=dye 18b1 18b2=dye 14b1 6b1 6a1 18a1",
    f"seats 2, round 12, lull 3, on turn green, start orange\n{MAP_X}\nships orange: 9b\nships green: 14a",
]
"""Situations that random play seldom meets."""


def oddities(ear: Ear) -> None:
    """Refusals and log lines that take a position of their own."""
    five = f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\nships green: 14a 14b 6a 18a 9b\nhand green: 3*ship ruin"
    ear.refusals(do(given(five), "play ship"))
    ear.refusals(
        given(f"{TWO}hand green: 2*market ship\nstock green: 3*dye".replace("turn green", "turn green, markets 1"))
    )
    dear = (
        f"seats 2, on turn green\n{MAP_X}\nships orange: den9\nships green: 14a 14b 6a\nhand green: plantation 2*ruin"
    )
    ear.refusals(do(given(dear), "play plantation"))
    stuck = given(
        "seats 2, on turn green\nmap: 1@0,0\nships orange: 1a\nships green: 1a 1a 1a 1a 1a\nhand green: 2*ship"
    )
    fill(stuck, "open_tiles", [])
    ear.refusals(stuck)
    closed = given(TWO + "hand green: 3*ship")
    fill(closed, "open_tiles", [])
    ear.refusals(do(closed, "play ship", "from supply"))
    tight = given(TWO + "open: 1 13 3\nhand green: 3*ship")
    fill(tight, "frontier", [edge for edge in tight.frontier if 1 not in fitting(tight, edge)])
    ear.refusals(do(tight, "play ship", "from supply", "explore"))
    join = ("play ship", "from supply", "explore", "tile 8", "cell 1,0", "rotation 3", "to 8b")
    text = f"seats 2, on turn green\n{MAP_Y}\nopen: 8 1 2\nships orange: 16c\nships green: 5a 9a\nhand green: 2*ship"
    state = do(given(text), *join[:-1])
    event, before = event_for(state, 0, 1, GAME.parse(join[-1])), state.view(0)
    do(state, join[-1])
    assert event is not None
    ear.hear(GAME.tell(before, event, state.view(0)))
    tenth = given(
        f"seats 2, on turn green\n{MAP_X}\nships orange: 9b\nships green: 14a\nhand green: plantation 2*ruin\n"
        "pioneers green: 14a1 14a2 9a2=dye 18b1 18b2=dye 14b1 6b1 6a1 18a1"
    )
    event, before = event_for(tenth, 0, 1, GAME.parse("play plantation")), tenth.view(0)
    do(tenth, "play plantation")
    assert event is not None
    ear.hear(GAME.tell(before, event, tenth.view(0)))


def fitting(state: Any, edge: int) -> list[int]:
    """Which of the open tiles fit into this cell."""
    board = state.board
    return [GAME.data.tiles[t].id for t in state.open_tiles if board.fits[board.fits_at[t] + (int(edge) & 4095)]]


@cache
def heard() -> Ear:
    """Everything that games of all sizes, and all rare situations, have to say."""
    ear = Ear(GAME, lambda say, view: diagram(GAME.data, GAME.board, say, view))
    for seats in GAME.seats:
        play_and_listen(ear, GAME.start(seats), Rng(seats), 350)
    play_and_listen(ear, GAME.start(2), Rng(34), 350)  # one that comes to its tenth pioneer
    for number, text in enumerate(RARE):
        for luck in range(4):
            play_and_listen(ear, GAME.set_up(text), Rng(100 * number + luck), 12)
    oddities(ear)
    no_tile = GAME.start(2, {"start_player": "1"})
    rng = Rng(3)
    while no_tile.decider != 1 or no_tile.step != 5:  # type: ignore[attr-defined]
        seat = CHANCE if no_tile.chance else no_tile.decider
        if len(no_tile.laid) == 1:  # type: ignore[attr-defined]
            fill(no_tile, "frontier", [])
        if no_tile.step == 8 and no_tile.tile < 0:  # type: ignore[attr-defined]
            break
        options = no_tile.legal(seat) if seat >= 0 else [no_tile.draw(rng)]
        no_tile.play(seat, options[-1])
    play_and_listen(ear, no_tile, rng, 2)
    for stocks, how in (("gold", BY_PIONEERS), ("", BY_LULL)):
        for pioneers in ("", "pioneers orange: 9b1"):
            state = given(TWO + f"stock orange: {stocks}\nstock green: {stocks}\n{pioneers}")
            finish(state, how)
            for viewer in (0, 1, None):
                ear.table(state, viewer)
    return ear


def test_everything_is_spoken_in_both_languages() -> None:
    assert heard().faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_never_said(lang: str) -> None:
    said = heard().keys | set(declared(GAME)) | {"clash-start-player"}
    assert sorted(key for key in set(messages(GAME, lang)) - said if not key.startswith("data-")) == []


def test_options_that_clash() -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(2, {"start_player": "4"})
    assert "2" in error.value.say("nl")


def told(text: str, *steps: str, viewer: int | None = None) -> list[tuple[str, str]]:
    """The log of some steps from a position on, each line in Dutch and in English."""
    state, lines = given(text), []
    for step in steps:
        action, seat = GAME.parse(step), CHANCE if state.chance else state.decider
        event, before = event_for(state, viewer, seat, action), state.view(viewer)
        state.play(seat, action)
        line = GAME.tell(before, event, state.view(viewer)) if event else None
        if line is not None:
            lines.append((GAME.words.say(line, "nl"), GAME.words.say(line, "en")))
    return lines


def test_a_plantation_is_told_with_what_it_cost() -> None:
    text = TWO + "hand green: plantation 2*ship 2*ruin"
    assert told(text, "play plantation", "site 9a1", "pay ruin", "pay ruin") == [
        (
            "Groen legt op 9A een plantage met specerijen aan. Betaald: 1× schip en 2× ruïne.",
            "Green starts a plantation on 9A: spice. Paid: 1× ship and 2× ruin.",
        )
    ]


def test_a_ship_lies_at_a_coast_but_on_a_den() -> None:
    text = f"seats 2, on turn green\n{MAP_X}\nships orange: 14a\nships green: 14a\nhand green: 2*ship"
    assert told(text, "play ship", "from supply", "to den 9") == [
        (
            "Groen zet een schip op het piratennest op tegel 9. Betaald: 1× schip.",
            "Green puts a ship on the pirate den on tile 9. Paid: 1× ship.",
        )
    ]


def test_one_unit_is_told_in_the_singular() -> None:
    text = TWO + "pioneers green: 14a2 9a1 6b1"
    assert told(text, "end actions") == [
        (
            "Groen produceert 2 specerijen en 1 kleurstof en trekt 5 kaarten.",
            "Green produces 2 spice and 1 dye and draws 5 cards.",
        )
    ]


def test_a_free_spot_is_named_by_the_tiles_around_it() -> None:
    view = given(TWO).view(1)
    spots = [GAME.label(view, GAME.parse(f"cell {cell}")) for cell in ("2,0", "1,1")]
    assert [GAME.words.say(spot, "nl") for spot in spots] == [
        "Rechts van tegel 9",
        "Rechtsonder tegel 9, ook naast 18",
    ]
    assert GAME.words.say(spots[1], "en") == "Below tile 9, to the right, also beside 18"


@pytest.mark.parametrize(
    ("left", "news", "prompt"),
    [
        ([5, 1], "Groen: nog één pionier!", "Je hebt nog één pionier!"),
        ([1, 5], "Oranje: nog één pionier!", "Oranje heeft nog één pionier!"),
        ([1, 1], "2 spelers: nog één pionier!", "2 spelers hebben nog één pionier!"),
    ],
)
def test_the_end_is_announced_when_somebody_has_one_pioneer_left(left: list[int], news: str, prompt: str) -> None:
    state = given(TWO)
    fill(state, "pioneers", left)
    assert GAME.words.say(GAME.prompt(state.view(1)), "nl") == f"Ronde 1, jouw beurt. {prompt}"
    said = [
        GAME.words.say(line.text, "nl") for line in GAME.scene(state.view(1)).captions if isinstance(line.text, Text)
    ]
    assert news in said


def test_the_prompt_of_a_payment_names_the_pirates() -> None:
    state = do(given(TWO + "hand green: plantation 2*ship 2*ruin"), "play plantation", "site 9a1")
    prompt = GAME.prompt(state.view(1))
    assert GAME.words.say(prompt, "nl") == (
        "Betaal voor plantage op 9A: leg nog 3 kaarten af (duurder door piraten van Oranje)."
    )
    assert GAME.words.say(prompt, "en") == (
        "Pay for plantation at 9A: discard 3 more cards (more expensive because of pirates of Orange)."
    )


def captions(state: State) -> list[Text | str]:
    """What is written in the reckoning."""
    return [line.text for line in GAME.scene(state.view(None)).captions if line.panel == "reckoning"]


def test_the_reckoning_is_told_row_by_row() -> None:
    state = given(TWO + "stock orange: 2*gold\nstock green: 4*spice 2*gold\nraises: spice gold")
    finish(state, BY_PIONEERS)
    verdict = "Green is the richest merchant with 18 points and wins!"
    assert GAME.words.say(GAME.prompt(state.view(None)), "en") == verdict
    rows = [GAME.words.say(line, "en") if isinstance(line, Text) else line for line in captions(state)]
    row = [rows.index(name) for name in ("1. Green", "2. Orange")]
    assert rows[row[0] : row[1]] == ["1. Green", "–", "4 × 2 = 8", "–", "2 × 5 = 10", "0", "18"]
    assert rows[row[1] :] == ["2. Orange", "–", "–", "–", "2 × 5 = 10", "0", "10"]


def test_what_a_site_costs_and_why_is_told_before_it_is_chosen() -> None:
    state = do(given(TWO + "hand green: plantation 2*ship 2*ruin"), "play plantation")
    view, site = state.view(1), GAME.parse("site 9a1")
    reason = GAME.help(view, site)
    assert reason is not None
    assert GAME.words.say(reason, "nl") == (
        "Kosten: 3 kaarten in plaats van 2, want piraten van Oranje hebben hier invloed."
    )


def test_a_refusal_says_why() -> None:
    state = given(TWO + "hand green: gold_mine ship")
    with pytest.raises(IllegalAction) as refused:
        do(state, "play gold_mine")
    assert "genoeg schepen" in refused.value.say("nl")


@pytest.mark.rule("I-106")
@pytest.mark.parametrize(
    ("lull", "told"), [(3, "Ronde 13 begint. Wordt er weer geen pionier"), (2, "Ronde 13 begint.")]
)
def test_the_last_chance_for_a_pioneer_is_told(lull: int, told: str) -> None:
    text = f"seats 2, round 12, lull {lull}, on turn green, start orange\n{MAP_X}\nships orange: 9b\nships green: 14a\n"
    state = do(given(text), "end actions")
    lines = []
    while state.chance:
        before, action = state.view(None), state.draw(Rng(1))
        event = event_for(state, None, CHANCE, action)
        state.play(CHANCE, action)
        line = GAME.tell(before, event, state.view(None)) if event else None
        lines += [GAME.words.say(line, "nl")] if line else []
    assert lines[-1].startswith(told)
    assert ("laatste ronde" in lines[-1]) == (lull == 3)
