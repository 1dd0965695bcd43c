"""Replaying, showing and checking records, and simulations."""

import json
from pathlib import Path

import pytest
from clitools import Run, one_line

from serai.core.record import Record
from serai.core.registry import game


@pytest.mark.parametrize(("lang", "word"), [("nl", "klopt"), ("en", "legal")])
def test_check_tells_the_result(run: Run, record: Path, cut: Path, lang: str, word: str) -> None:
    heard = run("check", str(record), str(cut), "--lang", lang)
    assert heard.status == 0
    first, second = heard.out.splitlines()
    assert word in first
    assert word in second
    assert ("nog niet afgelopen" if lang == "nl" else "not over yet") in second
    assert "[" not in heard.out


def test_check_goes_on_after_a_bad_record_and_names_the_line(run: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.serai"
    lines = record.read_text().split("\n")
    at = next(number for number, line in enumerate(lines) if " lodge " in line)
    lines[at] = " ".join([*lines[at].split()[:2], "pass"])
    bad.write_text("\n".join(lines))
    heard = run("check", str(bad), str(record))
    assert heard.status == 2
    assert f"Line {at + 1}:" in heard.err
    assert "legal" in heard.out


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_replay_prints_all_steps_when_piped(run: Run, record: Path, lang: str) -> None:
    heard = run("replay", str(record), "--lang", lang)
    steps = Record.load(record).steps
    assert heard.status == 0
    numbers = [line[:4].strip() for line in heard.out.splitlines() if line[:4].strip().isdigit() and line[4:6] == "  "]
    assert [str(number + 1) for number in range(len(steps))] == [number for number in numbers if number][: len(steps)]
    assert "[log" not in heard.out
    assert len(run("replay", str(record), "--from", "50").out) < len(heard.out)


def test_replay_hides_what_a_viewer_did_not_see(run: Run, record: Path) -> None:
    spectator = run("replay", str(record)).out
    bare = run("replay", str(record), "--open").out
    assert "for the courier left behind:" not in spectator
    assert "for the courier left behind:" in bare
    seat = run("replay", str(record), "--seat", "2").out
    seen = [line for line in seat.splitlines() if "for the courier left behind:" in line]
    assert seen
    assert all("Green gets" in line for line in seen)


def test_replay_rolls_by_itself(run: Run, cut: Path) -> None:
    heard = run("replay", str(cut), "--delay", "0", "--from", "38")
    assert heard.status == 0
    assert heard.out.count("Palace") == 3
    assert "After step 40 of 40" in heard.out


def test_show_as_text(run: Run, record: Path) -> None:
    heard = run("show", str(record), "--at", "0", "--lang", "nl")
    assert heard.status == 0
    assert "Paleis" in heard.out
    end = run("show", str(record))
    assert end.out != heard.out


def test_show_as_drawing_and_picture(run: Run, record: Path) -> None:
    heard = run("show", str(record), "--at", "60", "--svg", "a.svg", "--png", "a.png", "--seat", "2")
    assert heard.status == 0, heard.err
    assert Path("a.svg").read_text(encoding="utf-8").startswith("<svg")
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")
    assert run("show", str(record), "--at", "60", "--svg", "b.svg", "--narrow", "--lang", "nl").status == 0
    assert Path("b.svg").read_text(encoding="utf-8") != Path("a.svg").read_text(encoding="utf-8")
    assert run("show", str(record), "--svg", "-").out.startswith("<svg")


def test_show_as_a_position_that_can_be_set_up_again(run: Run, record: Path) -> None:
    printed = run("show", str(record), "--at", "60", "--position")
    assert printed.status == 0
    assert game("kurier").set_up(printed.out).dump() == list(Record.load(record).states())[60].dump()


def test_a_position_is_shown_only_once_the_game_is_over(run: Run, cut: Path) -> None:
    heard = run("show", str(cut), "--position")
    assert heard.status == 2
    assert "once the game is over" in heard.err
    assert heard.out == ""


def test_show_hides_what_a_spectator_does_not_see(run: Run, record: Path) -> None:
    steps = len(Record.load(record).steps)
    shown = {
        words: run("show", str(record), "--at", str(steps - 1), *words.split()).out
        for words in ("", "--seat 1", "--open")
    }
    known = {words: text.count("coins (") + text.count("coin (") for words, text in shown.items()}
    assert known[""] == 0
    assert known["--seat 1"] <= 1
    assert known["--open"] > known["--seat 1"]


def test_sim_as_json_is_the_same_with_any_number_of_jobs(run: Run) -> None:
    words = ["sim", "kurier", "--games", "6", "--seats", "3", "--bots", "random", "--seed", "5", "--json"]
    one, two = (json.loads(run(*words, "--jobs", jobs).out) for jobs in "12")
    assert one.pop("seconds") > 0
    del two["seconds"]
    assert one == two
    assert one["games"] == 6
    assert one["bots"] == ["random"] * 3
    assert sum(won["share"] for won in one["wins"]) == pytest.approx(1)
    assert sum(one["endings"].values()) == 6


def test_sim_keeps_the_very_games_it_counts(run: Run) -> None:
    words = [
        "sim",
        "kurier",
        "--games",
        "3",
        "--seats",
        "2",
        "--bots",
        "random",
        "--seed",
        "5",
        "--json",
        "--jobs",
        "2",
    ]
    kept = run(*words, "--record-dir", "games/here")
    paths = sorted(Path("games/here").iterdir())
    assert len(paths) == 3
    assert run("check", *map(str, paths)).status == 0
    counted, again = json.loads(kept.out), json.loads(run(*words).out)
    del counted["seconds"], again["seconds"]
    assert counted == again


@pytest.mark.parametrize(("lang", "words"), [("nl", ["Gewonnen", "partijen"]), ("en", ["Wins", "games"])])
def test_sim_as_a_table(run: Run, lang: str, words: list[str]) -> None:
    heard = run("sim", "kurier", "--games", "4", "--bots", "random,random", "--jobs", "1", "--lang", lang)
    assert heard.status == 0
    assert not heard.err
    assert all(word in heard.out for word in words)
    assert "[" not in heard.out
    assert max(map(len, heard.out.splitlines())) <= 100


def test_sim_writes_every_decision(run: Run, tmp_path: Path) -> None:
    heard = run("sim", "kurier", "--games", "2", "--bots", "random", "--jobs", "1", "--decisions", "all.jsonl")
    assert heard.status == 0, heard.err
    rows = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text(encoding="utf-8").splitlines()]
    assert {row["game"] for row in rows} == {0, 1}
    assert all(row["action"] in row["legal"] for row in rows)
    refused = run("sim", "kurier", "--games", "1", "--bots", "random", "--decisions", "no/such/folder.jsonl")
    assert refused.status == 2
    assert one_line(refused.err)
