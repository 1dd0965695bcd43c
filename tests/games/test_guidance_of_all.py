"""Guidance of every game: how it is won, and which part of the rules text speaks of what is asked."""

import re

import pytest

import serai
from serai import Game
from serai.core.guide import GOAL, headings, rule_of
from serai.core.laws import play_game
from serai.core.rng import Rng
from serai.core.texts import LANGUAGES, Text

of_each_game = pytest.mark.parametrize("game", [serai.game(name) for name in serai.game_ids()], ids=serai.game_ids())


@of_each_game
def test_how_it_is_won_is_said_in_a_sentence(game: Game) -> None:
    for lang in LANGUAGES:
        assert game.words.faults(Text(GOAL), lang) == []
        assert 40 < len(game.words.say(Text(GOAL), lang)) < 160


@of_each_game
def test_every_prompt_leads_to_a_heading_that_both_rules_texts_have(game: Game) -> None:
    english = (game.folder / "en.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^(prompt-[\w-]+) =", english, re.MULTILINE)) - {"prompt-wait"}
    assert asked <= set(headings(game))
    for key, heading in headings(game).items():
        for lang in LANGUAGES:
            assert game.words.has(key, lang)
            assert f"{{#{heading}}}" in game.rules(lang)


@of_each_game
def test_whatever_is_asked_in_a_game_has_its_rule(game: Game) -> None:
    record = play_game(game, game.seats[0], {}, Rng(3), "random")
    found = set()
    for state in list(record.states())[::7]:
        for seat in state.deciders:
            found.add(rule_of(game, game.prompt(state.view(seat))))
    assert "" not in found
    assert len(found) > 1


def test_a_game_that_declares_nothing_leads_to_the_whole_text() -> None:
    assert rule_of(serai.game("kurier"), Text("something-else", {"what": Text("deeper")})) == ""
