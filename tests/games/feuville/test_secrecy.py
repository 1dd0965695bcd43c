"""Nothing is private; what nobody knows is not there to leak. Undo goes as far as the ledger lets it."""

import pytest

from serai import Record, Rng, Session
from serai.games.feuville.rules import Feuville

from .table import GAME, deal, given


def test_all_see_the_same() -> None:
    state = given("seats 3, dice 1-2\nspells red: spell_fire_protection_1\nitems green: wall_i_12")
    views = [{k: v for k, v in state.view(s).items() if k not in ("seat", "to_decide")} for s in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)


def test_a_view_tells_all_there_is() -> None:
    state = given("seats 3, dice 1-2\nspells red: spell_fire_protection_1")
    assert GAME.imagine(state.view(None), Rng(1)).dump() == state.dump()


def _session(text: str) -> Session:
    session = Session(Record(GAME, {"start_player": "1"}, 2))
    session._newest = [given(text)]
    return session


def _play(session: Session, *notations: str) -> Session:
    for text in notations:
        session.play(session.state.decider, GAME.parse(text))
    return session


@pytest.mark.rule("F-23")
@pytest.mark.parametrize(
    ("steps", "possible"),
    [
        (("die 3",), True),
        (("die 3", "tile wall"), True),
        (("die 3", "tile wall", "left"), True),
        (("kobold", "as mayor"), True),
        (("end turn",), True),
    ],
)
def test_own_steps_can_be_taken_back(steps: tuple[str, ...], possible: bool) -> None:
    session = _play(_session("seats 2, on turn blue, dice 3-5"), *steps)
    assert (session.undoable(0) == len(steps) - 1) == possible


def test_what_was_revealed_or_shuffled_cannot() -> None:
    session = _play(_session("seats 2, on turn blue, dice 1-5"), "die 1", "skill", "juggle 4")
    assert session.undoable(0) is None
    text = "seats 2, on turn blue, dice 1-5\nitems blue: wall_i_12+spell_thief_protection_1"
    session = _play(_session(text), "build stored 1", "left")
    assert session.undoable(0) is None, "the thief protection was shuffled in"


def test_a_position_in_the_middle_of_things_survives_dump_and_load() -> None:
    state = given("seats 3, dice 3-5\ntower row: . tower_i_02\nspells red: spell_big_choice_1")
    for text in ("die 3", "skill", "take tower 2"):
        state.play(state.decider, GAME.parse(text))
    deal(state)
    again = GAME.load(state.dump())
    assert isinstance(again, Feuville)
    assert again.dump() == state.dump()
    assert list(again.legal(again.decider)) == list(state.legal(state.decider))
