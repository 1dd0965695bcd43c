"""``serai lab``: a page is written, tables are compared, and mistakes are told in a line."""

import json
from pathlib import Path

import pytest
from clitools import Run, one_line

WORDS = ["lab", "kurier", "--bots", "random", "--games", "3", "--jobs", "1"]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_report_is_written(run: Run, tmp_path: Path, lang: str) -> None:
    heard = run(*WORDS, "--lang", lang, "--compare", "rubles=revised,without_blanks=yes")
    assert heard.status == 0, heard.err
    page = (tmp_path / "serai-kurier.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert "rubles=revised,without_blanks=yes" in page


def test_another_data_file_is_set_beside(run: Run, tmp_path: Path) -> None:
    assert run("data", "kurier", "--export", "mine.toml").status == 0
    assert run(*WORDS, "--compare", "mine.toml", "--html", "mine.html").status == 0
    assert "mine.toml" in (tmp_path / "mine.html").read_text(encoding="utf-8")


def test_all_values_of_an_option_side_by_side(run: Run) -> None:
    found = json.loads(run(*WORDS, "--vary", "rubles", "--json").out)
    assert [part["table"]["options"]["rubles"] for part in found] == ["basic", "revised", "bribe", "race"]
    assert all(len(part["games"]) == 3 for part in found)


def test_what_is_varied_and_what_is_compared_stand_beside_each_other(run: Run) -> None:
    heard = run(*WORDS, "--vary", "start_player", "--compare", "rubles=race", "--json", "--lang", "nl")
    labels = [part["table"]["label"] for part in json.loads(heard.out)]
    assert labels == ["start_player=random", "start_player=1", "start_player=2", "rubles=race"]
    assert "Weggelaten: start_player=3." in heard.err  # nobody sits there


@pytest.mark.parametrize(
    "words",
    [
        ["--vary", "nosuch"],
        ["--compare", "nosuch=1"],
        ["--compare", "nosuch.toml"],
        ["--seats", "9"],
        ["--html", "no/such/folder.html"],
        ["--bots", "random,greedy,random"],
    ],
)
def test_mistakes_are_told_in_a_line(run: Run, words: list[str]) -> None:
    heard = run(*WORDS, *words)
    assert heard.status == 2
    assert one_line(heard.err), heard.err
