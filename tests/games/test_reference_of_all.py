"""The reference of every game: each card and tile of its art is there once, drawn and told in both languages."""

import re
from xml.etree import ElementTree

import pytest

import serai
from serai.core.picture import sign
from serai.core.reference import Item, things
from serai.core.rng import Rng
from serai.core.texts import LANGUAGES

NAMES = ("brillance", "feuville", "himalaya", "ilos", "kurier")
ALL = {
    "brillance": r"card-(?!back)",
    "feuville": r"(tile-(?!start)|person-)",
    "himalaya": r"(disc-(?!back)|cube-|event-)",
    "ilos": r"(card-|good-|tile-\d+-0$)",
    "kurier": r"(courier-|coin-(?!back))",
}
"""By game, the symbols of its art that must all be in the reference."""


def items(name: str) -> list[Item]:
    return [item for group in serai.game(name).reference() for item in group.items]


@pytest.mark.parametrize("name", NAMES)
def test_every_card_and_tile_is_there(name: str) -> None:
    wanted = {symbol for symbol in serai.game(name).art().symbols if re.match(ALL[name], symbol)}
    shown = [item.symbol for item in items(name)]
    assert wanted <= set(shown)
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("name", NAMES)
def test_each_is_drawn_with_all_that_its_picture_needs(name: str) -> None:
    for item in items(name):
        svg = sign(serai.game(name).art(), item.symbol, colour=item.colour, mark=item.mark, label=item.label)
        ElementTree.fromstring(svg)
        defined = set(re.findall(r'\bid="([^"]+)"', svg))
        assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', svg)) <= defined


@pytest.mark.parametrize("name", NAMES)
def test_each_is_told_in_both_languages(name: str) -> None:
    game = serai.game(name)
    said = {text.key for group in game.reference() for text in (group.title, group.text) if text is not None}
    for item in items(name):
        said |= {text.key for text in (item.title, item.text) if text is not None}
        for text in (item.title, item.text):
            if text is not None:
                assert [fault for lang in LANGUAGES for fault in game.words.faults(text, lang)] == []
    for lang in LANGUAGES:
        written = (game.folder / "reference" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([\w-]+) =", written, re.MULTILINE)) <= said


def test_a_changed_number_of_cards_is_told() -> None:
    game = serai.game("brillance")
    data = re.sub(r'(id = "windfall"[^\[]*?count = )\d+', r"\g<1>2", game.data_text, flags=re.DOTALL)
    assert data != game.data_text
    changed = game.with_data(data, "mine").reference()[0].items[0]
    assert (changed.symbol, changed.count) == ("card-windfall", 2)


@pytest.mark.parametrize("name", NAMES)
def test_each_symbol_is_explained_as_one_thing_that_the_art_knows(name: str) -> None:
    game = serai.game(name)
    told = things(game.reference())
    symbols = [symbol for thing in told for symbol in thing.symbols]
    assert set(symbols) <= set(game.art().symbols)
    assert len(symbols) == len(set(symbols))
    assert {symbol for item in items(name) for symbol in (item.symbol, *item.alike)} == set(symbols)
    assert len({thing.key for thing in told}) == len(told)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_seen_in_the_first_turns_is_explained(name: str) -> None:
    game = serai.game(name)
    state = game.start(seats=3)
    rng, shown = Rng(1), set[str]()
    for _ in range(30):
        serai.settle(state, rng)
        seat = state.deciders[0]
        shown |= {piece.symbol for piece in game.scene(state.view(seat), ()).pieces}
        state.play(seat, state.legal(seat)[0])
    assert any(shown & set(thing.symbols) for thing in things(game.reference()))
