"""What games are like: facts of each game, tables side by side, and a report that needs nothing from outside."""

import re
from xml.etree import ElementTree

import msgspec
import pytest

import serai
from serai.core.state import CHANCE
from serai.core.texts import Text
from serai.lab.page import Page
from serai.lab.simulate import Plan, play_one
from serai.lab.study import (
    Facts,
    Study,
    Table,
    deeds,
    examples,
    facts_of,
    figure_difference,
    moments_of,
    seat_wins,
    study,
)

TABLES = [Table("basic", {}), Table("revised", {"rubles": "revised"})]


@pytest.fixture(scope="module")
def studies() -> list[Study]:
    return study("kurier", 3, TABLES, 8, ("random",), seed=3)


def test_the_same_seed_gives_the_same_studies_however_many_jobs(studies: list[Study]) -> None:
    assert study("kurier", 3, TABLES, 8, ("random",), seed=3, jobs=2) == studies
    assert [found.table.label for found in studies] == ["basic", "revised"]
    assert [facts.number for facts in studies[1].games] == list(range(8))
    assert studies[0].games != studies[1].games


@pytest.mark.parametrize("name", serai.game_ids())
def test_facts_of_a_game(name: str) -> None:
    game = serai.game(name)
    options = serai.Record(game, {}, 2).options
    record = play_one(game, Plan(name, 2, options, ("random",) * 2, 1), 0)[1]
    facts = facts_of(record)
    assert facts.decisions == sum(seat != CHANCE for seat, _ in record.steps)
    assert 1 < facts.turns <= facts.decisions
    assert len(facts.winner_chance) == 11
    assert facts.winner_chance[-1] == 1 / facts.ranking.count(1)
    assert all(0 <= chance <= 1 for chance in facts.winner_chance)
    assert 0 <= facts.decided_at <= 1
    assert all(value == 0 or value >= 1 for value in facts.choices)
    assert set(facts.done[0]) == {action for seat, action in record.steps if seat == 0}
    for moment in moments_of(record):
        assert sum(moment.chances) == pytest.approx(1)


def test_chances_add_up_and_end_with_the_result() -> None:
    game = serai.game("kurier")
    record = play_one(game, Plan("kurier", 3, serai.Record(game, {}, 3).options, ("greedy",) * 3, 1), 0)[1]
    states = list(record.states())
    for state in states[20:-1:15]:
        chances = state.chances()
        assert sum(chances) == pytest.approx(1)
    assert states[-1].chances() == [float(rank == 1) for rank in states[-1].ranking]


def game_with(winner: int, done: tuple[tuple[int, ...], ...]) -> Facts:
    ranking = tuple(1 if seat == winner else 2 for seat in range(2))
    return Facts(0, 10, 5, "", ranking, (1, 0), (1.0,) * 10, (0.5,) * 11, 0, 0.0, done)


def test_what_winners_did_comes_first() -> None:
    games = [game_with(number % 2, ((1, 3), (2,)) if number % 2 == 0 else ((2, 3), (1,))) for number in range(20)]
    found = deeds(Study(TABLES[0], tuple(games)), serai.game("kurier"))
    first = {deed.action: deed.difference for deed in found[:2]}
    notate = serai.game("kurier").notate
    assert first[notate(1)].low > 0.5
    assert first[notate(2)].high < -0.5
    assert found[-1].action == notate(3)
    assert found[-1].difference.low < 0 < found[-1].difference.high


def test_differences_have_their_sign(studies: list[Study]) -> None:
    longer = Study(TABLES[1], tuple(msgspec.structs.replace(f, decisions=f.decisions + 90) for f in studies[0].games))
    found = figure_difference(longer, studies[0], "decisions")
    assert found.difference == pytest.approx(90)
    assert found.low < 90 < found.high
    assert sum(won.share for won in seat_wins(studies[0])) == pytest.approx(1)


@pytest.mark.parametrize(("lang", "words"), [("nl", "Naast elkaar"), ("en", "Side by side")])
def test_a_report_is_one_file_that_needs_nothing_else(studies: list[Study], lang: str, words: str) -> None:
    page = Page(serai.game("kurier"), studies, ("random",), 3, lang).html()
    assert words in page
    assert "[report" not in page
    assert "[figure" not in page
    assert not re.search(r"<script|<link|src=|url\(|@import", page)
    assert set(re.findall(r'https?://[^"\s<]+', page)) == {"http://www.w3.org/2000/svg"}
    drawings = re.findall(r"<svg.*?</svg>", page)
    assert len(drawings) == 14
    for drawing in drawings:
        title = ElementTree.fromstring(drawing).find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text


@pytest.mark.parametrize(("lang", "words"), [("nl", ["willekeurig", "Roebel"]), ("en", ["random", "Ruble rules"])])
def test_a_report_speaks_to_people(studies: list[Study], lang: str, words: list[str]) -> None:
    """Bots, options, endings and actions are told in words, whole, and not as they are typed."""
    game = serai.game("kurier")
    many = [Study(found.table, found.games * 20) for found in studies]
    page = Page(game, many, ("random",), 3, lang).html()
    assert all(word in page for word in words)
    assert "rubles=" not in page
    for ending in {facts.ending for found in studies for facts in found.games}:
        assert f">{game.words.say(Text(f'ending-{ending}'), lang)}<" in page
    deed = deeds(many[0], game)[0]
    view = examples(game, TABLES[0], 3, [deed.number])[deed.number]
    told = game.words.say(game.label(view, deed.number), lang)
    assert f'<span title="{deed.action}">{told}</span>' in page


def test_an_example_of_an_action_is_a_moment_in_which_it_was_open() -> None:
    game = serai.game("himalaya")
    found = examples(game, Table("", game.start(2).options), 2, range(40))
    assert len(found) > 20
    for action, view in found.items():
        assert action in game.imagine(view, serai.Rng(1)).legal(view["seat"])


def test_a_report_of_a_game_with_points_tells_scores() -> None:
    found = study("feuville", 2, [Table("as it comes", {})], 3, ("random",))
    page = Page(serai.game("feuville"), found, ("random",), 0, "en").html()
    assert "Score of the winner" in page
    assert "Side by side" not in page
