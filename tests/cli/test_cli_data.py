"""``serai data``: the game's own file comes out, and every mistake in another one is told."""

from pathlib import Path

import pytest
from clitools import Run

import serai


@pytest.mark.parametrize("name", serai.game_ids())
def test_what_is_exported_is_good(run: Run, tmp_path: Path, name: str) -> None:
    assert run("data", name, "--export").out == serai.game(name).data_text
    assert run("data", name, "--export", "mine.toml").status == 0
    assert (tmp_path / "mine.toml").read_text(encoding="utf-8") == serai.game(name).data_text
    heard = run("data", name, "--check", "mine.toml")
    assert (heard.status, heard.err) == (0, "")
    assert serai.game(name).title in heard.out


@pytest.mark.parametrize(("lang", "words"), [("en", "Did you mean “turn_limit”"), ("nl", "Bedoel je “turn_limit”")])
def test_all_mistakes_are_told(run: Run, tmp_path: Path, lang: str, words: str) -> None:
    text = serai.game("kurier").data_text.replace("turn_limit =", "turn_limt =").replace("value = 8", "value = 800")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    heard = run("data", "kurier", "mine.toml", "--check", "--lang", lang)
    assert heard.status == 2
    told = heard.err.splitlines()
    assert len(told) == 4
    assert all("mine.toml" in line for line in told)
    assert any(words in line for line in told)


@pytest.mark.parametrize(
    "words",
    [
        ("kurier",),
        ("kurier", "--check"),
        ("kurier", "--check", "--export"),
        ("chess", "--export"),
        ("kurier", "--check", "no.toml"),
        ("kurier", "--export", "no/such/folder"),
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, words: tuple[str, ...]) -> None:
    heard = run("data", *words)
    assert heard.status == 2
    assert len(heard.err.splitlines()) == 1
