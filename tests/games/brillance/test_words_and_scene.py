"""Words in both languages, scenes with their click paths, the picture, the diagram."""

import re
from collections import Counter

import pytest

from serai import CHANCE, Rng, Session
from serai.core.laws import play_game
from serai.core.laws.clicks import scene_fault
from serai.core.scene import Sign
from serai.core.session import event_for
from serai.core.texts import LANGUAGES, Text
from serai.games.brillance.data import COLOUR_NAMES
from serai.games.brillance.rules import Brillance

from .table import GAME, do, given, options, quiet

POSITION = """
    players yellow blue red, on turn yellow
    yellow 1: ring_21 goods 3, yellow 2: del_yellow_1 goods 2, blue 1: del_blue_4 wrecked
    dwarfs: ring_01
    bandits: isle_04 goods 2
    shop yellow 1: plus, shop blue 2: complete, shop red 3: delivered 1
    hand yellow: breakdown bribe bribe windfall
"""


@pytest.mark.parametrize("narrow", [False, True])
def test_a_scene_for_every_step_of_a_game(narrow: bool) -> None:
    record = play_game(GAME, 3, {"roving_competitors": "yes", "one_card_per_turn": "yes"}, Rng(8))
    seen: set[int] = set()
    for state in record.states():
        if state.step in seen:  # type: ignore[attr-defined]
            continue
        seen.add(int(state.step))  # type: ignore[attr-defined]
        for seat in (*state.deciders, None):
            legal = [] if seat is None else [int(action) for action in state.legal(seat)]
            scene = GAME.scene(state.view(seat), legal, narrow=narrow)
            assert scene_fault(scene, GAME.art(), legal) == ""
    assert len(seen) > 15


def test_the_picture_is_the_same_every_time() -> None:
    view = given(POSITION).view(0)
    assert GAME.picture(view, lang="nl") == GAME.picture(view, lang="nl")
    assert GAME.picture(view, narrow=True).startswith("<svg")


@pytest.mark.parametrize(
    ("note", "words"),
    [
        ("cart blue 1", "not yours"),
        ("card windfall", "right after somebody else’s card"),
        ("card bandits", "no Bandits"),
        ("step ring_20", "Not now"),
        ("draw bribe", "left to chance"),
    ],
)
def test_refusals_say_why(note: str, words: str) -> None:
    state = given(POSITION.replace("bandits: isle_04 goods 2", ""))
    assert note not in options(state)
    refusal = GAME.refusal(state, state.decider, GAME.parse(note))
    assert words in refusal.say("en")
    assert "[" not in refusal.say("nl")


def test_the_reckoning_is_told() -> None:
    state = given("players yellow blue, on turn blue, round 8\nshop yellow 1: order 3 complete\nhand blue: bribe bribe")
    before = state.view(None)
    do(state, "end turn")
    state.play(-1, state.outcomes()[0][0])
    from serai.core.game import Event  # noqa: PLC0415

    line = GAME.tell(before, Event(1, GAME.parse("end turn")), state.view(None))
    assert isinstance(line, Text)
    said = GAME.words.say(line, "en")
    assert "Yellow: 3 from shops (1 complete)" in said
    assert "Yellow wins with 3 points" in said


def test_a_seat_is_called_by_its_colour_as_soon_as_it_has_one() -> None:
    state = GAME.start(3)
    state.play(0, GAME.parse("colour violet"))
    view = state.view(1)
    assert [GAME.words.say(GAME.seat_seen(seat, view), "nl") for seat in range(3)] == ["Paars", "Plaats 2", "Plaats 3"]
    signs = [GAME.seat_sign(seat, view) for seat in range(3)]
    assert signs == [Sign("flag", "violet", "crest-thistle"), None, None]
    art = GAME.art()
    assert {"flag", "crest-thistle"} <= set(art.symbols)
    assert "violet" in art.colours


def _told(text: str, *notes: str) -> str:
    """All that yellow reads of these steps, in one breath."""
    state = given(text)
    lines: list[str] = []
    for note in notes:
        seat, action = CHANCE if state.chance else state.deciders[0], GAME.parse(note)
        before = state.view(0)
        seen = event_for(state, 0, seat, action)
        state.play(seat, action)
        line = GAME.tell(before, seen, state.view(0)) if seen is not None else None
        lines += [GAME.words.say(line, "nl")] if line is not None else []
    return " ".join(lines)


PLAYED = """
    players yellow blue, on turn yellow
    blue 1: ring_21 goods 3
    hand yellow: breakdown
    hand blue: {}
"""
NOTES = ("card breakdown", "colour blue", "cart blue 1")


def test_the_log_tells_a_card_once_and_no_passing() -> None:
    said = "Geel speelt Pech op kar 1 van blauw."
    assert _told(PLAYED.format("bribe"), *NOTES, "pass", "no reaction") == said
    assert _told(PLAYED.format("windfall"), *NOTES, "pass", "no reaction") == said


def test_the_log_tells_what_a_windfall_does() -> None:
    cancelled = "Geel speelt Pech op kar 1 van blauw. Blauw speelt een Meevaller. Pech heeft geen effect."
    assert _told(PLAYED.format("windfall"), *NOTES, "react", "reaction 2") == cancelled
    last = PLAYED.format("windfall") + "discard: windfall windfall\n"
    assert _told(last, *NOTES, "react", "reaction 2") == cancelled


def test_the_log_tells_where_the_bandits_are_left() -> None:
    awake = "players yellow blue, on turn yellow\nbandits: isle_04\n"
    assert _told(awake, "halt") == "Geel laat de boeven waar ze zijn."
    assert _told(awake, "step bridge_tapir", "halt") == "Geel laat de boeven achter op de Tapirbrug."
    assert _told(awake, "step castle") == "De boeven zijn terug in het kasteel, zonder buit."


def test_refusals_say_why_in_the_variants_too() -> None:
    state = given("""
        players yellow blue, one_card_per_turn yes, on turn yellow
        hand yellow: cleared_passage bribe
    """)
    quiet(state)
    said = {note: GAME.refusal(state, 0, GAME.parse(note)).say("en") for note in ("card cleared_passage", "card bribe")}
    assert said["card cleared_passage"] == "There is nothing that you could play Cleared Passage on now."
    assert said["card bribe"] == "A Bribe is played in another player’s turn."
    state = given("players yellow blue, roving_competitors yes, on turn yellow")
    do(state, "end turn")
    refused = GAME.refusal(state, 0, GAME.parse("cart blue 1")).say("en")
    assert refused == "That is not possible with blue cart 1 now."


def _backs(text: str, *notes: str) -> dict[str, int]:
    """What takes steps back when yellow clicks it, and how many."""
    state = do(given(text), *notes)
    legal = [int(action) for action in state.legal(0)]
    return {piece.id: piece.back for piece in GAME.scene(state.view(0), legal).pieces if piece.back}


def test_a_click_on_another_cart_takes_the_choice_of_the_first_back() -> None:
    start = "players yellow blue, on turn yellow"
    others = {f"cart:{number}": 1 for number in range(1, 5)}
    assert _backs(start, "cart yellow 1") == others
    assert _backs(start, "cart yellow 1", "step fore_yellow_a") == {}
    assert _backs(start) == {}


@pytest.mark.parametrize(
    ("notes", "steps"),
    [
        (("card breakdown",), 1),
        (("card breakdown", "colour blue"), 2),
        (("card bribe", "colour blue", "cart blue 1"), 3),
        (("card bribe", "colour blue", "cart blue 1", "step ring_20"), 4),
        (("card bribe", "colour bandits"), 2),
    ],
)
def test_a_click_on_a_card_takes_the_one_being_played_back(notes: tuple[str, ...], steps: int) -> None:
    state = given("""
        players yellow blue, on turn yellow, phase actions
        blue 1: ring_21 goods 3
        bandits: isle_04
        hand yellow: breakdown bribe windfall
    """)
    do(state, *notes)
    assert len(notes) == steps
    backs = {piece.id: piece.back for piece in GAME.scene(state.view(0)).pieces if piece.back}
    shown = {f"card:{kind}": steps for kind in range(10) if state.hand[kind]}
    assert backs == shown | {"played": steps}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_colour_and_the_bandits_have_a_letter_of_their_own_in_the_terminal(seats: int, lang: str) -> None:
    record = play_game(GAME, seats, {"roving_competitors": "yes" if seats < 6 else "no"}, Rng(seats))
    state = next(state for state in record.states() if state.view(None)["step"] == "choose_action")
    view = state.view(None)
    drawn = re.sub(r"\x1b\[[0-9;]*m", "", GAME.diagram(view, lang))
    city = drawn.split("▶")[0]
    carts = Counter(letter for letter, _ in re.findall(r"([A-Z&])([0-3])(?![/\d])", city.partition("\n")[2]))
    played = [GAME.words.say(Text(f"letter-{COLOUR_NAMES[colour]}"), lang) for colour in view["colour"]]
    assert carts == Counter(dict.fromkeys(played, 5) | {"&": 1})
    neutral = Counter(re.findall(r"([a-z])x", city))
    others = [name for number, name in enumerate(COLOUR_NAMES) if number not in view["colour"]]
    assert neutral == {GAME.words.say(Text(f"letter-{name}"), lang).lower(): 5 for name in others}
    for name in COLOUR_NAMES:
        told = f"{GAME.words.say(Text(f'letter-{name}'), lang)} {GAME.words.say(Text(f'colour-{name}'), lang)}"
        assert told in drawn


@pytest.mark.rule("B-123")
def test_the_log_says_that_the_last_round_has_begun() -> None:
    record = play_game(GAME, 2, {}, Rng(3), "first")
    told = [GAME.words.say(line, "nl") for line in Session(record).log(None)]
    assert sum("Ronde 8 van 8, de laatste." in line for line in told) == 1
    assert not any("Ronde 7 van 8, de laatste." in line for line in told)


RULES = {
    "nl": ("hoogstens één -1", "alleen de boeven", "gespeelde kaarten geschud", "al wakker", "geen poort", "delen ze"),
    "en": (
        "at most one -1",
        "Only the bandits",
        "cards are shuffled",
        "already awake",
        "seal off a gate",
        "they share",
    ),
}


@pytest.mark.rule("B-104", "B-70", "B-85", "B-114", "B-130")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_text_leaves_nothing_out_that_a_player_trips_over(lang: str) -> None:
    assert [words for words in RULES[lang] if words not in GAME.rules(lang)] == []


@pytest.mark.parametrize("number", range(4))
def test_whatever_is_refused_has_the_reason_of_the_test_that_refuses_it(number: int) -> None:
    """Nothing is refused without a reason, and a player reads from his own view what the rules say on the table."""
    variant: dict[str, str] = {"one_card_per_turn": "yes"} if number % 2 else {"roving_competitors": "yes"}
    rng = Rng(number)
    told: Counter[str] = Counter()
    for state in play_game(GAME, 3 + number % 2, variant, Rng(number)).states():
        assert isinstance(state, Brillance)
        for seat in state.deciders:
            legal = state.legal(seat)
            near = {action + by for action in legal for by in (-1, 1)} & set(range(len(GAME.notation)))
            for action in sorted(near | {rng.below(len(GAME.notation)) for _ in range(4)} | {0, 1, 2, 3}):
                why = state.why_not(seat, action)
                assert (not why) == (action in legal)
                if why and told[why] < 20:
                    told[why] += 1
                    reason = GAME.reason(state.view(seat), action)
                    assert reason.key in (f"reason-{why}", "reason-chance")
                    assert [fault for lang in LANGUAGES for fault in GAME.words.faults(reason, lang)] == []
    assert len(told) > 12
