"""Whatever is wrong: one line in the user's language, status 2, never a traceback."""

from pathlib import Path

import pytest
from clitools import Run, one_line

BAD = [
    ["nosuch"],
    ["plya"],
    ["play"],
    ["rules"],
    ["sim"],
    ["check"],
    ["replay"],
    ["show"],
    ["play", "nosuch"],
    ["rules", "nosuch"],
    ["games", "nosuch"],
    ["sim", "nosuch"],
    ["games", "kurier", "more"],
    ["--lang", "xx", "games"],
    ["--lang"],
    ["play", "kurier", "--seet", "1"],
    ["play", "kurier", "--zzzzzzzz"],
    ["play", "kurier", "-x"],
    ["play", "kurier", "--seats"],
    ["play", "kurier", "--ask-all=1"],
    ["play", "kurier", "--seats", "9"],
    ["play", "kurier", "--seats", "1"],
    ["play", "kurier", "--seats", "two"],
    ["play", "kurier", "--option", "rubles"],
    ["play", "kurier", "--option", "nosuch=1"],
    ["play", "kurier", "--option", "rubles=nosuch"],
    ["play", "kurier", "--option", "without_blanks=yes"],
    ["play", "kurier", "--option", "start_player=5"],
    ["play", "kurier", "--bot", "nosuch"],
    ["play", "kurier", "--seat", "7"],
    ["play", "kurier", "--seat", "3", "--seats", "2"],
    ["play", "kurier", "--seat", "1", "--seats-human", "1,2"],
    ["play", "kurier", "--seats-human", "1,x"],
    ["play", "kurier", "--name", "bot greedy"],
    ["play", "kurier", "--name", ""],
    ["play", "kurier", "--name", "A", "--name", "B"],
    ["play", "kurier", "--seed", "x"],
    ["play", "kurier", "--data", "missing.toml"],
    ["play", "kurier", "--data", "."],
    ["play", "kurier", "--data", "broken.toml"],
    ["play", "kurier", "--data", "binary"],
    ["play", "kurier", "--data", "empty"],
    ["play", "kurier", "--record", "missing/game"],
    ["play", "kurier", "--record", "empty"],
    ["play", "kurier", "--record", "nul\0name"],
    ["play", "--resume", "missing"],
    ["play", "--resume", "half.serai", "--seats", "3"],
    ["show", "half.serai", "--at", "41"],
    ["show", "half.serai", "--at", "-1"],
    ["show", "half.serai", "--seat", "4"],
    ["show", "half.serai", "--open"],
    ["show", "half.serai", "--svg", "missing/x.svg"],
    ["show", "half.serai", "--png", "."],
    ["replay", "half.serai", "--from", "99"],
    ["replay", "half.serai", "--delay", "-1"],
    ["replay", "half.serai", "--delay", "nan"],
    ["replay", "half.serai", "--open"],
    ["sim", "kurier", "--games", "0"],
    ["sim", "kurier", "--bots", ""],
    ["sim", "kurier", "--bots", ","],
    ["sim", "kurier", "--option", " "],
    ["sim", "kurier", "--decisions", "missing/rows.jsonl"],
    ["sim", "kurier", "--decisions", "nul\0name"],
    ["sim", "kurier", "--record-dir", "nul\0name"],
    ["arena", "kurier", "--bots", "random,greedy", "--seats", "0"],
    ["arena", "kurier", "--bots", "random,greedy", "--journal", "nul\0name"],
    ["arena", "kurier", "--bots", "random,greedy", "--journal="],
    ["lab", "kurier", "--compare="],
    ["lab", "kurier", "--compare", "rubles=race", "--compare", "broken.toml"],
    ["lab", "kurier", "--seats", "0"],
    ["sim", "kurier", "--bots", "nosuch"],
    ["sim", "kurier", "--bots", "random,random,random", "--seats", "2"],
    ["sim", "kurier", "--jobs", "0"],
    ["sim", "kurier", "--games", "1", "--record-dir", "empty"],
]
RECORDS = ["missing", ".", "binary", "empty", "cut", "newer", "illegal", "notation", "other", "nul\0name", "wrong-end"]


@pytest.fixture(autouse=True)
def files(tmp_path: Path, finished_text: str, cut: Path) -> None:
    lines = finished_text.split("\n")
    (tmp_path / "broken.toml").write_text("[game\n", encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00serai")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "cut").write_text("\n".join(lines[:30]), encoding="utf-8")
    (tmp_path / "newer").write_text(finished_text.replace("rules 1", "rules 99", 1), encoding="utf-8")
    (tmp_path / "illegal").write_text(finished_text.replace("\n3 ", "\n3 *** ", 1), encoding="utf-8")
    (tmp_path / "notation").write_text(finished_text.replace("lodge", "sleep", 1), encoding="utf-8")
    (tmp_path / "other").write_text(finished_text.replace("game kurier", "game chess", 1), encoding="utf-8")
    (tmp_path / "wrong-end").write_text(finished_text.rstrip()[:-8] + "00000000\n", encoding="utf-8")


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_commands(run: Run, words: list[str]) -> None:
    spoken = []
    for lang in ("nl", "en"):
        heard = run(*words) if "--lang" in words else run("--lang", lang, *words)
        assert heard.status == 2
        assert one_line(heard.err), heard.err
        assert "SERAI_DEBUG" not in heard.err
        spoken.append(heard.err)
    assert spoken[0] != spoken[1] or "--lang" in words


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("command", ["check", "replay", "show", "play --resume"])
def test_bad_records(run: Run, command: str, name: str) -> None:
    spoken = []
    for lang in ("nl", "en"):
        heard = run(*command.split(), name, "--lang", lang)
        assert heard.status == 2
        assert not heard.out
        assert one_line(heard.err), heard.err
        assert "SERAI_DEBUG" not in heard.err
        spoken.append(heard.err)
    assert spoken[0] != spoken[1]


def test_an_unknown_option_is_told_the_nearest_one(run: Run) -> None:
    assert "--option" in run("play", "kurier", "--opton", "a=b").err
    assert "“play”" in run("plai").err


def test_a_name_with_control_characters_stays_one_harmless_line(run: Run) -> None:
    heard = run("check", "a\nb\x1b[2J")
    assert one_line(heard.err)
    assert "\x1b" not in heard.err


def test_our_own_mistakes_are_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch, record: Path) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr("serai.core.record.Record.replay", fail)
    heard = run("check", str(record))
    assert heard.status == 2
    assert one_line(heard.err)
    assert "ZeroDivisionError" in heard.err
    monkeypatch.setenv("SERAI_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("check", str(record))
