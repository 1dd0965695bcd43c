"""Bots choose legal actions, see views only, and the better ones win."""

import pytest

import serai
from serai.bots import UnknownBot, bot
from serai.lab.simulate import simulate


@pytest.mark.parametrize("level", ["random", "greedy", "apprentice"])
@pytest.mark.parametrize("name", serai.game_ids())
def test_every_bot_plays_every_game(name: str, level: str) -> None:
    game = serai.game(name)
    for options in game.variants():
        rng = serai.Rng(11)
        seats = [number for number in game.seats if game.clash(number, options) is None]
        state = game.start(seats[-1], options)
        player = bot(level)
        for _ in range(25):
            serai.settle(state, rng)
            if state.over:
                break
            seat = state.deciders[0]
            action = player.choose(game, state.view(seat), state.legal(seat), rng)
            assert action in state.legal(seat)
            state.play(seat, action)


def test_a_bot_given_the_same_view_chooses_the_same() -> None:
    game = serai.game("kurier")
    state = game.start(3, {"rubles": "revised"})
    rng = serai.Rng(4)
    for _ in range(80):
        serai.settle(state, rng)
        seat = state.deciders[0]
        view = state.view(seat)
        first = bot("greedy").choose(game, view, state.legal(seat), serai.Rng(9))
        assert first == bot("greedy").choose(game, view, state.legal(seat), serai.Rng(9))
        state.play(seat, first)


@pytest.mark.parametrize("mode", ["basic", "revised", "bribe", "race"])
def test_greedy_beats_random_at_kurier(mode: str) -> None:
    report = simulate("kurier", 2, {"rubles": mode}, 40, ("greedy", "random"), seed=1)
    assert report.wins[0].share >= 0.85


def test_an_unknown_bot_is_refused_in_both_languages() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("deep blue")
    assert "deep blue" in caught.value.say("nl")
    assert "journeyman" in caught.value.say("en")


@pytest.mark.parametrize("name", serai.game_ids())
def test_chances_to_win_add_up_and_a_game_that_is_over_is_sure(name: str) -> None:
    game = serai.game(name)
    state = game.start(2, {})
    rng = serai.Rng(3)
    while not state.over:
        serai.settle(state, rng)
        if state.over:
            break
        chances = state.chances()
        assert len(chances) == 2
        assert sum(chances) == pytest.approx(1.0)
        for seat in range(2):
            assert len(state.features(seat)) == len(state.feature_names()) == len(state.weights())
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    assert max(state.chances()) in (0.5, 1.0)
