"""How players stand, in every game: told by a view, in both languages, and in the end what the scores say."""

import pytest

import serai
from serai import Game, Rng
from serai.core.laws import play_game

GAMES = pytest.mark.parametrize("game", [serai.game(name) for name in serai.game_ids()], ids=serai.game_ids())


@GAMES
@pytest.mark.parametrize("seed", [1, 2])
def test_the_standing_at_the_end_is_the_score(game: Game, seed: int) -> None:
    seats = game.seats[-1] if seed == 1 else game.seats[0]
    *_, end = play_game(game, seats, {}, Rng(seed), "random").states()
    assert end.over
    for viewer in (None, *range(seats)):
        told = game.standing(end.view(viewer))
        assert len(told) == seats
        counts = [one.count for one in told]
        if game.id != "kurier":  # the first dispatch wins there: nothing is counted
            assert counts == list(end.scores)


@GAMES
def test_standings_are_spoken_in_both_languages(game: Game) -> None:
    for number, state in enumerate(play_game(game, game.seats[-1], {}, Rng(4), "random").states()):
        if number % 40 and not state.over:
            continue
        for viewer in (None, 0):
            for one in game.standing(state.view(viewer)):
                assert one.short
                assert one.parts
                for part in one.parts:
                    assert game.words.faults(part, "nl") == []
                    assert game.words.faults(part, "en") == []


def test_what_lies_behind_a_screen_is_not_told() -> None:
    for name in ("ilos", "himalaya"):
        game = serai.game(name)
        states = play_game(game, 3, {}, Rng(5), "random").states()
        state = next(state for number, state in enumerate(states) if number == 100)
        own, *others = game.standing(state.view(0))
        assert own.count is not None
        assert [one.count for one in others] == [None, None]
        assert all("?" in one.short for one in others)
        # what everybody can count on the board is told of all: influence, pioneers on the map
        assert all("·" in one.short for one in (own, *others))


def test_goods_behind_ones_own_screen_are_worth_todays_prices() -> None:
    """Ilôs: six dye at price three are 18 points, not none."""
    game = serai.game("ilos")
    state = next(s for n, s in enumerate(play_game(game, 3, {}, Rng(5), "random").states()) if n == 100)
    view = state.view(0)
    view["stock"][0], view["raises"] = [0, 0, 6, 0], [0, 0, 2, 0]
    own = game.standing(view)[0]
    placed = 10 - view["pioneers"][0]
    assert own.short == f"18 · {placed}/10"
    assert "6 dye × 3 = 18" in [game.words.say(part, "en") for part in own.parts]
