"""Help, version, and what there is to play."""

import pytest
from clitools import Run, one_line

from serai import __version__

COMMANDS = [
    "games",
    "rules",
    "clauses",
    "play",
    "replay",
    "show",
    "check",
    "data",
    "sim",
    "arena",
    "lab",
    "analyse",
    "new-game",
]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_overview_names_all_commands(run: Run, lang: str) -> None:
    for words in (["--help"], [], ["-h"]):
        heard = run(*words, "--lang", lang)
        assert heard.status == 0
        assert not heard.err
        assert all(f"  {command} " in heard.out for command in COMMANDS)
    assert ("Gebruik:" in heard.out) == (lang == "nl")


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command(run: Run, command: str, lang: str) -> None:
    before, after = run("--lang", lang, "--help", command), run(command, "--help", "--lang", lang)
    assert before == after
    assert after.status == 0
    assert f"serai {command}" in after.out
    assert "[flag" not in after.out
    assert max(map(len, after.out.splitlines()[4:])) <= 80


def test_version_says_which_form_runs(run: Run) -> None:
    assert run("--version").out.startswith(f"serai {__version__} (")
    assert "Python" in run("--version", "--lang", "nl").out or "gecompileerd" in run("--version", "--lang", "nl").out


def test_language_of_the_system_is_the_default(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Gebruik:" in run().out
    assert "Usage:" in run("--lang", "en").out


@pytest.mark.parametrize(("lang", "seats", "option"), [("nl", "2 tot 5 spelers", "Roebel"), ("en", "2 to 5", "uble")])
def test_games_tells_titles_seats_and_options(run: Run, lang: str, seats: str, option: str) -> None:
    heard = run("games", "--lang", lang)
    assert heard.status == 0
    for part in ("kurier", "Kurier des Zaren", seats, option, "rubles=basic", "without_blanks=yes"):
        assert part in heard.out
    assert "[option" not in heard.out
    assert run("games", "kurier", "--lang", lang).out in heard.out


@pytest.mark.parametrize(("lang", "word"), [("nl", "Paleis"), ("en", "Palace")])
def test_rules_are_shown_with_their_figures(run: Run, lang: str, word: str) -> None:
    heard = run("rules", "kurier", "--lang", lang)
    assert heard.status == 0, heard.err
    assert "# Kurier des Zaren\n" in heard.out
    assert "{#" not in heard.out
    assert "figure:" not in heard.out
    assert f"╔═ {word} ═" in heard.out


def test_a_game_without_rules_text_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> str:
        raise FileNotFoundError

    monkeypatch.setattr("serai.core.game.Game.rules", missing)
    heard = run("rules", "kurier")
    assert heard.status == 2
    assert one_line(heard.err)
