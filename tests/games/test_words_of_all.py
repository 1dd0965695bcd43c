"""Every game speaks Dutch and English alike: messages, declared words, rules text, and all that is said in play."""

import re

import pytest
from listening import Ear, declared, figures, messages, parts, play_and_listen

import serai
from serai import Game, Rng
from serai.core.laws import play_game
from serai.core.texts import LANGUAGES, Text

HEADING = re.compile(r"^(#+) .+ \{#([a-z-]+)\}$", re.MULTILINE)
FIGURE = re.compile(r"^!\[(.+)\]\(figure:([\w-]+)\)$", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")

of_each_game = pytest.mark.parametrize("game", [serai.game(name) for name in serai.game_ids()], ids=serai.game_ids())
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)


@of_each_game
def test_both_languages_have_the_same_messages_once(game: Game) -> None:
    dutch, english = messages(game, "nl"), messages(game, "en")
    for keys in (dutch, english):
        assert sorted(keys) == sorted(set(keys))
    assert set(dutch) - set(english) <= parts(game, "nl")
    assert set(english) - set(dutch) <= parts(game, "en")


@of_each_game
@in_each_language
def test_what_a_game_declares_has_words(game: Game, lang: str) -> None:
    assert [fault for key in declared(game) for fault in game.words.faults(Text(key), lang)] == []


@of_each_game
@pytest.mark.parametrize("few", [True, False], ids=["fewest seats", "most seats"])
def test_all_that_is_said_in_a_game_is_said_in_both_languages(game: Game, few: bool) -> None:
    seats = game.seats[0] if few else game.seats[-1]
    fitting = [options for options in game.variants() if game.clash(seats, options) is None]
    options = fitting[0 if few else -1]
    ear = Ear(game)
    play_and_listen(ear, game.start(seats, options), Rng(seats), 300)
    assert ear.faults == []
    assert len(ear.keys) > 50


@of_each_game
@in_each_language
def test_the_diagram_fits_a_terminal(game: Game, lang: str) -> None:
    record = play_game(game, game.seats[-1], {}, Rng(2), "random")
    for state in list(record.states())[::60]:
        for viewer in (0, None):
            lines = COLOUR.sub("", game.diagram(state.view(viewer), lang)).splitlines()
            assert lines
            assert max(map(len, lines)) <= 80


# ---------------------------------------------------------------------- the rules text


@of_each_game
def test_both_rules_texts_have_the_same_headings_and_figures(game: Game) -> None:
    dutch, english = (game.rules(lang) for lang in ("nl", "en"))
    assert HEADING.findall(dutch) == HEADING.findall(english)
    assert [name for _, name in FIGURE.findall(dutch)] == [name for _, name in FIGURE.findall(english)]


@of_each_game
def test_what_is_often_asked_is_asked_and_answered_in_both_languages(game: Game) -> None:
    dutch, english = (re.findall(r"^\*\*(.+\?)\*\* (.+\.)$", game.faq(lang), re.MULTILINE) for lang in ("nl", "en"))
    assert len(dutch) == len(english) >= 8
    for lang in ("nl", "en"):
        assert HEADING.findall(game.faq(lang))[0][1] == "faq"
        assert game.faq(lang).count("**") == 2 * len(dutch), "each is a question and its answer"


@of_each_game
@in_each_language
def test_a_rules_text_is_short_and_every_heading_can_be_linked_to(game: Game, lang: str) -> None:
    text = game.rules(lang)
    ids = [name for _, name in HEADING.findall(text)]
    assert len(ids) == len(set(ids)) == len(re.findall("^#", text, re.MULTILINE))
    assert 600 < len(text.split()) < 1500


@of_each_game
@in_each_language
def test_the_figures_of_a_rules_text_have_their_captions(game: Game, lang: str) -> None:
    shown = {name: caption for caption, name in FIGURE.findall(game.rules(lang))}
    assert shown == {name: game.words.say(Text(figure["caption"]), lang) for name, figure in figures(game).items()}


@of_each_game
def test_the_figures_of_the_rules_text_can_be_drawn(game: Game) -> None:
    assert figures(game)
    for figure in figures(game).values():
        state = game.set_up(figure["position"])
        seat = None if state.chance or state.over else int(state.deciders[0])
        legal = [] if seat is None else [int(action) for action in state.legal(seat)]
        assert "<svg" in game.picture(state.view(seat), legal, lang="nl")
