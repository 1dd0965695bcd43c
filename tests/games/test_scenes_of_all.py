"""A game at a real table can be typed in: what chance brings can be clicked and is named, in every game."""

import pytest

import serai
from serai import Game, Rng
from serai.core.laws import play_game
from serai.core.laws.clicks import scene_fault


@pytest.mark.parametrize("game", [serai.game(name) for name in serai.game_ids()], ids=serai.game_ids())
@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_the_typed_in_outcomes_of_chance_can_be_clicked(game: Game, narrow: bool) -> None:
    seen: set[str] = set()
    for state in play_game(game, game.seats[-1], {}, Rng(3), "random").states():
        outcomes = [int(action) for action, _ in state.outcomes()]
        kind = game.notate(outcomes[0]).split()[0] if outcomes else ""
        if kind in seen:
            continue
        seen.add(kind)
        scene = game.scene(state.view(None), outcomes, narrow=narrow)
        assert scene_fault(scene, game.art(), outcomes) == ""
        for action in outcomes:
            assert game.words.faults(game.label(state.view(None), action), "nl") == []
    assert len(seen) > 2
