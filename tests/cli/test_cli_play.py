"""Playing at the terminal: whole games, saving, resuming, taking back, several people."""

from pathlib import Path

import pytest
from clitools import Run, one_line

import serai
from serai.core.record import Record

ONES = "1\n" * 900
"""Always the first choice: enough of them for any game."""


def kept(home: Path) -> list[Path]:
    return sorted(home.glob("*.serai"))


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_whole_game(run: Run, home: Path, lang: str) -> None:
    words = ["play", "kurier", "--lang", lang, "--seed", "3", "--bot", "random", "--name", "Anna"]
    heard = run(*words, "--option", "rubles=revised", typed=ONES)
    assert heard.status == 0
    assert not heard.err
    assert "Anna" in heard.out
    assert max(map(len, (line for line in heard.out.splitlines() if "│" in line or "║" in line))) <= 79
    (path,) = kept(home)
    assert path.name in heard.out
    state = Record.load(path).replay()
    assert state.over
    tail = heard.out.split("──")[-1]
    assert "1. " in tail
    assert "2. " in tail
    assert "[" not in tail


@pytest.mark.parametrize(("seats", "mode"), [(2, "race"), (3, "bribe"), (4, "basic"), (5, "revised")])
def test_every_number_of_seats_plays_to_the_end(run: Run, seats: int, mode: str) -> None:
    words = ["play", "kurier", "--seats", str(seats), "--option", f"rubles={mode}", "--record", "mine.serai"]
    heard = run(*words, "--bot", "random", "--seed", "7", "--seat", str(seats), typed=ONES)
    assert heard.status == 0, heard.err
    assert Record.load("mine.serai").replay().over


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    for name in ("a.serai", "b.serai"):
        run("play", "kurier", "--seed", "11", "--bot", "random", "--record", name, typed=ONES)
    assert Path("a.serai").read_text() == Path("b.serai").read_text()


def test_bots_alone_can_be_watched(run: Run, home: Path) -> None:
    heard = run("play", "kurier", "--seat", "0", "--bot", "random", "--seed", "1")
    assert heard.status == 0
    assert Record.load(kept(home)[0]).replay().over


def test_notation_parts_of_words_and_refusals(run: Run, home: Path) -> None:
    typed = ["lodge nowhere_at_all", "lodge olga", "Samowar", "9", "zzz", "deploy", "x", "deploy stack", "h", "?", "l"]
    heard = run("play", "kurier", "--seed", "5", "--option", "start_player=1", typed="\n".join(typed))
    assert heard.status == 2
    assert one_line(heard.err)
    steps = [serai.game("kurier").notate(action) for seat, action in Record.load(kept(home)[0]).steps if seat == 0]
    assert steps[:2] == ["lodge samowar_stube", "deploy stack"]
    for part in ("numbered 1 to", "“zzz” is no choice", "“deploy” fits several", "take back your last choice"):
        assert part in heard.out


def test_a_hint_names_a_choice_and_says_why(run: Run) -> None:
    words = ["play", "kurier", "--seed", "5", "--bot", "random", "--lang", "en", "--option", "start_player=1"]
    hints = run(*words, typed="1\nt\n" * 12).out.splitlines()
    told = [number for number, line in enumerate(hints) if "A good bot would choose" in line]
    assert told
    assert all(hints[number + 1].strip().startswith("+") for number in told)


def test_what_was_taken_back_is_named_and_forced_choices_go_with_it(run: Run, home: Path) -> None:
    typed = ["1", "u", "deploy reserve", "u", "deploy reserve", "1", "u"]
    heard = run(
        "play", "kurier", "--seed", "5", "--option", "start_player=1", "--bot", "random", typed="\n".join(typed)
    )
    assert heard.out.count("Taken back: Deploy a courier from the reserve") == 1
    assert "Only one choice: Deploy the" in heard.out
    assert "There is nothing you can take back." in heard.out
    assert Record.load(kept(home)[0]).replay() is not None


def test_all_is_asked_if_one_wants_it(run: Run) -> None:
    typed = "1\ndeploy reserve\n"
    calm = run("play", "kurier", "--seed", "5", "--option", "start_player=1", typed=typed)
    asked = run("play", "kurier", "--seed", "5", "--option", "start_player=1", "--ask-all", typed=typed)
    assert "Only one choice" in calm.out
    assert "Only one choice" not in asked.out


def test_a_turn_can_be_taken_back_before_it_ends(run: Run, home: Path) -> None:
    words = ["play", "kurier", "--seed", "5", "--option", "start_player=1", "--confirm", "--seats-human", "1,2"]
    typed = ["", "1", "", "1"]
    typed += ["", "deploy reserve", "1", "u", "2"]
    heard = run(*words, typed="\n".join(typed))
    assert "Taken back: To the" in heard.out
    assert "hands it over" in heard.out
    assert Record.load(kept(home)[0]).replay() is not None


def test_saving_quitting_and_resuming(run: Run, home: Path) -> None:
    first = run(
        "play", "kurier", "--seed", "9", "--bot", "random", typed="1\nw copy.serai\ns\nw copy.serai\nq\nmine.serai\n"
    )
    assert first.status == 0
    assert "copy.serai exists already" in first.out
    assert "--resume mine.serai" in first.out
    before = Record.load("mine.serai")
    assert before.dumps() == Record.load("copy.serai").dumps() == Record.load(kept(home)[0]).dumps()
    second = run("play", "--resume", "mine.serai", "--seed", "9", typed=ONES)
    assert second.status == 0, second.err
    after = Record.load("mine.serai")
    assert after.steps[: len(before.steps)] == before.steps
    assert after.replay().over
    assert after.names == before.names
    whole = run("play", "kurier", "--seed", "9", "--bot", "random", "--record", "whole.serai", typed=ONES)
    assert whole.status == 0
    assert Record.load("whole.serai").steps == after.steps


def test_a_game_that_is_not_wanted_leaves_nothing(run: Run, home: Path, cut: Path) -> None:
    assert run("play", "kurier", typed="1\nq\nb\nq\nn\n").status == 0
    assert not kept(home)
    text = cut.read_text()
    assert run("play", "--resume", str(cut), typed="1\nq\nn\n").status == 0
    assert cut.read_text() == text


def test_the_end_of_input_keeps_the_game(run: Run, home: Path) -> None:
    heard = run("play", "kurier", "--lang", "nl", typed="1\n")
    assert heard.status == 2
    assert one_line(heard.err)
    assert "serai play --resume" in heard.err
    assert len(Record.load(kept(home)[0]).steps) > 1


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(run: Run, home: Path) -> None:
    home.write_text("no folder")
    heard = run("play", "kurier", "--seed", "3", "--bot", "random", typed=ONES)
    assert heard.status == 0
    assert one_line(heard.err)


def test_several_people_never_see_each_others_coins(run: Run, home: Path) -> None:
    words = ["play", "kurier", "--seats", "2", "--seats-human", "1,2", "--option", "rubles=revised", "--seed", "2"]
    heard = run(*words, "--name", "Anna", "--name", "Bram", typed="\n1" * 400)
    parts = heard.out.split("Pass the keyboard to ")[1:]
    assert len(parts) > 10
    for part in parts[:-1]:
        me, other = ("Red", "Green") if part.startswith("Anna") else ("Green", "Red")
        for line in part.splitlines():
            if f" {other} " in line and "hidden coin" in line and "reserve" in line:
                assert "(" not in line, line
            assert f"{other} gets a hidden coin for the courier left behind:" not in line
        assert f"({me}) >" in part
        assert f"({other}) >" not in part


def test_what_was_done_to_the_reader_stands_out(run: Run) -> None:
    heard = run("play", "kurier", "--seed", "3", "--bot", "random", "--seats", "3", typed=ONES)
    aimed = [line for line in heard.out.splitlines() if line.startswith(" ! ")]
    assert aimed
    assert all("Red" in line for line in aimed)


def test_own_data(run: Run, tmp_path: Path) -> None:
    text = serai.game("kurier").data_text.replace('name = "Iwan"', 'name = "Bij Jan"')
    (tmp_path / "my data.toml").write_text(text, encoding="utf-8")
    words = ["play", "kurier", "--data", "my data.toml", "--seed", "3", "--bot", "random", "--record", "own.serai"]
    heard = run(*words, typed=ONES)
    assert heard.status == 0, heard.err
    assert "Bij Jan" in heard.out
    assert "Bij Jan" in run("show", "own.serai").out
