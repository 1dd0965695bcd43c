"""``serai clauses``: from a clause to the rulebook, the tests and the code."""

import re
from pathlib import Path

import pytest
from clitools import Run, one_line

import serai
from serai.core.registry import game_ids

ROOT = Path(__file__).resolve().parents[2]


def test_without_a_game_the_clauses_of_all_are_counted(run: Run) -> None:
    heard = run("clauses")
    assert heard.status == 0
    counted = {words[0]: words[1:] for words in map(str.split, heard.out.splitlines()[1:])}
    assert set(counted) == set(game_ids())
    for name, (clauses, tested, _) in counted.items():
        text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
        assert int(clauses) == len(re.findall(rf"^- \*\*{name[0].upper()}-\d+[a-z]?\*\*", text, re.MULTILINE))
        assert tested == clauses


@pytest.mark.parametrize(("lang", "rulebook"), [("nl", "regelboekje, regel 83"), ("en", "rulebook, line 83")])
def test_a_clause_is_traced_to_its_rulebook_lines_tests_and_code(run: Run, lang: str, rulebook: str) -> None:
    heard = run("clauses", "kurier", "k-34", "--lang", lang)
    assert heard.status == 0, heard.err
    assert "K-34  From the stack: the player turns up his top courier." in heard.out
    assert "K-35" not in heard.out
    assert f"      {rulebook}\n" in heard.out
    assert "tests/games/kurier/test_deploy.py::test_" in heard.out
    found = re.search(r"code: turn.turned_up \((serai/games/kurier/turn.py):(\d+)\)", heard.out)
    assert found is not None
    source = Path(str(serai.__file__)).parents[1] / found[1]
    assert source.read_text(encoding="utf-8").splitlines()[int(found[2]) - 1].startswith("def turned_up(")


def test_several_clauses_come_in_the_ledgers_order_under_their_headings(run: Run) -> None:
    lines = run("clauses", "kurier", "K-122", "K-3", "K-1").out.splitlines()
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert heads == ["Options", "Setup", "Mode `race`: without rubles"]
    assert [line.split()[0] for line in lines if re.match(r"  K-", line)] == ["K-1", "K-3", "K-122"]


@pytest.mark.parametrize("name", game_ids())
def test_every_clause_of_a_game_is_told_with_a_test(run: Run, name: str) -> None:
    heard = run("clauses", name, "--lang", "en")
    assert heard.status == 0, heard.err
    told = re.split(rf"\n  (?={name[0].upper()}-\d)", heard.out)[1:]
    assert len(told) > 100
    assert not [part for part in told if "\n      origin: " not in part or "\n      test: tests/" not in part]


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("words", [("kurier", "K-999"), ("kurier", "34"), ("kurier", "K-1", "x"), ("chess", "K-1")])
def test_what_is_not_there_is_refused_in_a_line(run: Run, words: tuple[str, ...], lang: str) -> None:
    heard = run("clauses", *words, "--lang", lang)
    assert heard.status == 2
    assert one_line(heard.err)
    assert not heard.out


def test_a_game_without_a_ledger_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.cli.clauses.ledger", lambda _: None)
    heard = run("clauses", "kurier")
    assert heard.status == 2
    assert one_line(heard.err)
