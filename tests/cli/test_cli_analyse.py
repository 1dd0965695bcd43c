"""``serai analyse``: a finished game as text in both languages, as a drawing, as JSON."""

import json
from pathlib import Path

import pytest
from clitools import Run, one_line

WORDS = {"nl": ["Keerpunten", "Fouten", "Geluk", "in plaats van"], "en": ["Turning points", "Mistakes", "instead of"]}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_finished_game_is_told(run: Run, record: Path, lang: str) -> None:
    heard = run("analyse", str(record), "--lang", lang)
    assert heard.status == 0, heard.err
    assert all(word in heard.out for word in WORDS[lang])
    assert "[analyse" not in heard.out


def test_as_json_and_as_a_drawing(run: Run, record: Path, tmp_path: Path) -> None:
    found = json.loads(run("analyse", str(record), "--json").out)
    assert (found["game"], found["seats"]) == ("kurier", 3)
    assert found["turns"]
    assert run("analyse", str(record), "--svg", "course.svg").status == 0
    assert (tmp_path / "course.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run("analyse", str(record), "--svg", "-").out.startswith("<svg")


def test_only_a_game_that_is_over(run: Run, cut: Path) -> None:
    heard = run("analyse", str(cut))
    assert heard.status == 2
    assert one_line(heard.err)
