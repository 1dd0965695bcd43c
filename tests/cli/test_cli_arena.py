"""``serai arena``: tables in both languages, JSON, records, and a journal to go on with."""

import json
from pathlib import Path

import pytest
from clitools import Run, one_line

from serai.core.record import Record

WORDS = ["arena", "kurier", "--bots", "random,greedy", "--games", "6", "--jobs", "1", "--seed", "2"]


@pytest.mark.parametrize(("lang", "words"), [("nl", ["rondes", "Sterkte", "gretig"]), ("en", ["deals", "Rating"])])
def test_an_arena_as_a_table(run: Run, lang: str, words: list[str]) -> None:
    heard = run(*WORDS, "--lang", lang)
    assert heard.status == 0, heard.err
    assert all(word in heard.out for word in words)
    assert "[arena" not in heard.out


def test_an_arena_as_json_goes_on_with_its_journal_and_keeps_its_games(run: Run, tmp_path: Path) -> None:
    whole = json.loads(run(*WORDS, "--json").out)
    first = run(
        *WORDS[:-4], "--jobs", "1", "--seed", "2", "--games", "2", "--journal", "j.jsonl", "--record-dir", "kept"
    )
    assert first.status == 0, first.err
    again = run(*WORDS, "--json", "--journal", "j.jsonl", "--record-dir", "kept")
    found = json.loads(again.out)
    assert found | {"seconds": 0} == whole | {"seconds": 0}
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == whole["games"] == 6
    assert all(Record.load(path).replay().over for path in kept)
    other = run(*WORDS, "--seats", "3", "--journal", "j.jsonl")
    assert other.status == 2
    assert one_line(other.err)


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "kurier"],
        ["arena", "kurier", "--bots", "greedy"],
        ["arena", "kurier", "--bots", "greedy,nosuch"],
        ["arena", "kurier", "--bots", "random,greedy", "--seats", "9"],
        ["arena", "kurier", "--bots", "random,greedy", "--margin", "0"],
        ["arena", "kurier", "--bots", "random,greedy", "--journal", "."],
    ],
)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_what_cannot_be_played_is_told_in_a_line(run: Run, words: list[str], lang: str) -> None:
    heard = run(*words, "--lang", lang)
    assert heard.status == 2
    assert one_line(heard.err), heard.err
