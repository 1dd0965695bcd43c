"""The text form of a position: what it says, and what it refuses."""

import pytest

from serai.core.errors import BadPosition

from .table import GAME, asked, dispatch, given, gone, inn, on_turn, palace, reserve, stack, stash, under


def test_what_is_not_mentioned_lies_in_stacks_and_palace() -> None:
    state = given("""
        seats 3, rubles revised, on turn blue, turn 9
        iwan [. r g* b]
        reserve red: lady officer
        stash green: one
    """)
    assert (asked(state), on_turn(state), state.turn) == ("blue", "blue", 9)
    assert inn(state, "iwan") == ". r g* b"
    assert (stack(state, "red"), stack(state, "green"), stack(state, "blue")) == (9, 11, 11)
    assert (reserve(state, "red"), stash(state, "green"), len(palace(state))) == (["lady", "officer"], ["one"], 29)
    assert dispatch(state, "green") == "iwan diplomat"
    assert state.options["rubles"] == "revised"


def test_the_start_player_follows_from_the_turn_number() -> None:
    assert given("seats 3, on turn blue, turn 9").start_player == 0
    assert given("seats 3, on turn blue, turn 10").start_player == 2
    assert given("seats 3, on turn blue, turn 11").start_player == 1


def test_a_stack_with_couriers_known_to_lie_under_it() -> None:
    state = given("seats 2, on turn red\n stack red: officer lady / cossack diplomat")
    assert (stack(state, "red"), under(state, "red")) == (4, ["cossack", "diplomat"])
    assert stack(given("seats 2, on turn red\n stack red: empty"), "red") == 0


@pytest.mark.parametrize(
    "lines", [("palace: one", "stash blue: two", "gone: njet"), ("gone: njet", "stash blue: two", "palace: one")]
)
def test_the_order_of_the_lines_does_not_matter(lines: tuple[str, ...]) -> None:
    state = given("seats 3, rubles revised, on turn red\n" + "\n".join(lines))
    assert (palace(state), stash(state, "blue"), len(gone(state))) == (["one"], ["two"], 28)


BAD = {
    "an unknown inn": "seats 2\n ritz [r . . .]",
    "three rooms": "seats 2\n iwan [r . .]",
    "five rooms": "seats 2\n iwan [r . . . .]",
    "a strange letter": "seats 2\n iwan [x . . .]",
    "a courier of nobody": "seats 2\n iwan [b . . .]",
    "three letters": "seats 2\n iwan [rgb . . .]",
    "a room twice": "seats 2\n iwan [r . . .]   iwan [g . . .]",
    "four officers of one colour": "seats 2\n iwan [r . . .] boris [r . . .] olga [r . . .] wladimir [r . . .]",
    "a fourth officer in the reserve": "seats 2\n iwan [r . . .]\n reserve red: officer officer officer",
    "a closed inn": "seats 2\n nikolaj [r . . .]",
    "four in an inn": "seats 2\n iwan [r r g g]",
    "two places of one dispatch": "seats 2\n iwan [r* . . .]   olga [r* . . .]",
    "a dispatch on a courier and at a guard": "seats 2\n iwan [r* . . .]\n guard red: guard_2",
    "too many seats": "seats 6",
    "one seat": "seats 1",
    "no number": "seats two",
    "a mover who does not play": "seats 2, on turn blue",
    "an unknown colour": "seats 2, on turn pink",
    "a start player who does not play": "seats 2, start violet",
    "an unknown mode": "seats 2, rubles poker",
    "blanks left out of the basic rules": "seats 2, rubles basic, without_blanks yes",
    "an unknown fact": "seats 2, weather fine",
    "a loose word": "seats 2\n hello",
    "an inn not closed with a bracket": "seats 2\n iwan [r . . .",
    "an unknown line": "seats 2\n purse red: one",
    "an unknown guard": "seats 2\n guard red: guard_9",
    "a guard for nobody": "seats 2\n guard yellow: guard_2",
    "a reserve of nobody": "seats 2\n reserve yellow: lady",
    "a stack of nobody": "seats 2\n stack yellow: lady",
    "a stash of nobody": "seats 2, rubles revised\n stash violet: one",
    "a first rubler who does not play": "seats 2\n first rubler: violet",
    "an unknown courier": "seats 2\n reserve red: bishop",
    "an unknown coin": "seats 2, rubles revised\n stash red: four",
    "more coins than there are": "seats 2, rubles revised\n stash red: three three three three",
    "more coins in the palace than there are": "seats 2\n palace: three three three three",
    "more coins than there are, palace included": "seats 2, rubles revised\n stash red: three\n palace: three"
    + 2 * " three",
    "coins in a race": "seats 2, rubles race\n stash red: one",
    "blanks that stayed in the box": "seats 2, rubles revised, without_blanks yes\n stash red: blank",
    "five officers in a stack": "seats 2\n stack red: officer officer officer officer officer",
    "more in stack and board than there are": "seats 2\n iwan [r . . .]\n stack red: officer officer officer",
    "turn 0": "seats 2, turn 0",
    "a turn past the limit": "seats 2, turn 241",
    "more colours than there are": "seats 2\n colours used: 6",
    "fewer colours than players": "seats 3\n colours used: 2",
    "a courier of a colour nobody has taken yet": "seats 2\n iwan [ry . . .]",
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.set_up(text)
    for lang in ("nl", "en"):
        said = refused.value.say(lang)
        assert said
        assert not said.startswith("["), f"no words for this in {lang}"
