"""The rule ledgers of the repository: every clause has a test, and everything that is said to carry it out is there."""

import re
import tomllib
from pathlib import Path

import pytest

from serai.cli.citations import citations
from serai.cli.ledger import clauses, place

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
GAMES = sorted(path.stem for path in RULES.glob("*.md"))
CITED = citations(ROOT / "tests")


def text(game: str) -> str:
    """The ledger of a game."""
    return (RULES / f"{game}.md").read_text(encoding="utf-8")


def ids(game: str) -> list[str]:
    """The numbers of all clauses of a game."""
    return [clause.id for clause in clauses(text(game))]


def where(game: str) -> dict[str, list[str] | str]:
    """What carries out each clause of a game."""
    return tomllib.loads((RULES / f"{game}.toml").read_text(encoding="utf-8"))


def test_every_game_has_a_ledger() -> None:
    assert sorted(path.parent.name for path in (ROOT / "src/serai/games").glob("*/game.py")) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_are_numbered_without_gap_and_none_is_overlooked(game: str) -> None:
    letter = game[0].upper()
    assert [number for number in ids(game) if number[-1].isdigit()] == [
        f"{letter}-{number}" for number in range(1, 1 + sum(number[-1].isdigit() for number in ids(game)))
    ]
    loosely = set(re.findall(rf"^\s*[-*|]?\s*\*{{0,2}}({letter}-\d+[a-z]?)\*{{0,2}}[ .:|]", text(game), re.MULTILINE))
    assert loosely == set(ids(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_says_where_it_comes_from(game: str) -> None:
    assert not [clause.id for clause in clauses(text(game)) if not clause.origin]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert not [clause for clause in ids(game) if clause not in CITED]


def test_no_test_names_a_clause_that_is_in_no_ledger() -> None:
    known = {clause for game in GAMES for clause in ids(game)}
    assert not {clause: tests for clause, tests in CITED.items() if clause not in known}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_carried_out_somewhere_or_it_is_said_why_not(game: str) -> None:
    table = where(game)
    assert list(table) == ids(game)
    assert not [clause for clause, found in table.items() if not found]


@pytest.mark.parametrize("game", GAMES)
def test_what_carries_a_clause_out_is_there(game: str) -> None:
    folder = ROOT / "src/serai/games" / game
    for clause, found in where(game).items():
        for name in found if isinstance(found, list) else []:
            assert place(folder, name).line > 0, clause


@pytest.mark.parametrize("game", GAMES)
def test_a_ledger_names_no_file_that_is_not_there(game: str) -> None:
    for path in re.findall(r"`((?:src|docs|tests)/[\w/.]+)`", text(game)):
        assert (ROOT / path).exists(), path
