"""Whatever lies on the table and cannot be chosen now says why, in every game; judged by the view alone."""

from collections.abc import Iterator

import pytest

import serai
from serai import Game, Rng, State
from serai.core.laws import play_game
from serai.core.scene import Scene
from serai.core.texts import LANGUAGES, Text
from serai.core.view import View

GAMES = [serai.game(name) for name in serai.game_ids()]
LOOKED_AT = {
    "brillance": {"space", "cart", "shop", "card"},
    "feuville": {"tile", "decree", "person", "die", "city", "kobold", "fairy", "spell"},
    "himalaya": {"village", "road", "region", "cube", "order", "reserve"},
    "ilos": {"hand", "price", "ship", "site", "tile", "deck", "stack"},
    "kurier": {"inn", "closed", "courier", "palace", "stash", "reserve", "stack", "dispatch"},
}
"""The kinds of things of which each must have said why it cannot be chosen."""
SPECIFIC = {
    "brillance": {"reason-too-far", "reason-blocked", "reason-not-yours", "reason-no-shop", "reason-finished"},
    "feuville": {"reason-die-used", "reason-no-city", "reason-kobold"},
    "himalaya": {"reason-no-road", "reason-other-road", "reason-hand-there", "reason-lacks", "reason-other-step"},
    "ilos": {"reason-no-card", "reason-no-site", "reason-site-ships", "reason-same-island"},
    "kurier": {"reason-start-below", "reason-closed", "reason-full", "reason-room-taken", "reason-not-full"},
}
"""Reasons that the rules give and that must have been told."""


def moments(game: Game) -> Iterator[tuple[State, int, View, Scene]]:
    """Moments of two games, each seen by a seat that is asked."""
    for seed in (5, 6):
        for number, state in enumerate(play_game(game, 3, {}, Rng(seed), "random").states()):
            if number % 7 == 0 and state.deciders:
                seat = state.deciders[number % len(state.deciders)]
                view = state.view(seat)
                yield state, seat, view, game.scene(view, state.legal(seat))


@pytest.mark.parametrize("game", GAMES, ids=serai.game_ids())
def test_everything_that_cannot_be_chosen_says_why(game: Game) -> None:
    kinds: set[str] = set()
    told: dict[str, Text] = {}
    for state, seat, view, scene in moments(game):
        legal = state.legal(seat)
        open_now = {thing for choice in scene.choices for thing in choice.path}
        things = [place.id for place in scene.places] + [piece.id for piece in scene.pieces]
        for thing in things:
            if thing in open_now:
                continue
            reason = game.why_not(view, legal, [thing])
            if reason is not None:
                kinds.add(thing.partition(":")[0])
                told.setdefault(reason.key, reason)
    assert kinds >= LOOKED_AT[game.id]
    assert told.keys() >= SPECIFIC[game.id]
    assert game.id != "himalaya" or "reason-not-asked" not in told
    for reason in told.values():
        for lang in LANGUAGES:
            assert game.words.faults(reason, lang) == []


@pytest.mark.parametrize("game", GAMES, ids=serai.game_ids())
def test_what_is_clicked_for_an_action_is_what_the_action_is_behind(game: Game) -> None:
    meant = 0
    for _, _, view, scene in moments(game):
        for choice in scene.choices:
            thing = choice.path[0]
            if game.behind(view, thing):
                assert choice.action in game.behind(view, thing), f"{choice.notation}: {thing}"
                meant += 1
    assert meant > 50


@pytest.mark.parametrize("game", GAMES, ids=serai.game_ids())
def test_nobody_is_behind_what_is_no_thing_of_the_table(game: Game) -> None:
    state = game.start(seats=3)
    serai.settle(state, Rng(1))
    view = state.view(state.deciders[0])
    assert game.why_not(view, state.legal(state.deciders[0]), ["", "nonsense", "round"]) is None


@pytest.mark.parametrize("game", GAMES, ids=serai.game_ids())
def test_who_only_watches_is_told_nothing(game: Game) -> None:
    for number, (state, _, _, scene) in enumerate(moments(game)):
        if number % 5 == 0:
            view = state.view()
            for thing in [place.id for place in scene.places] + [piece.id for piece in scene.pieces]:
                assert game.why_not(view, [], [thing]) is None
