"""Records: text both ways, and every kind of damage refused with its line and a reason in both languages."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from toys import TOY

import serai.core.record
from serai.core import laws
from serai.core.errors import BadRecord, NewerRules
from serai.core.game import Game
from serai.core.record import Record
from serai.core.registry import game
from serai.core.rng import Rng
from serai.core.state import CHANCE

LANGUAGES = ("nl", "en")


@cache
def text() -> str:
    """A whole game of Kurier as text."""
    record = laws.play_game(game("kurier"), 3, {"rubles": "revised"}, Rng(4))
    record.names = {0: "Anna", 2: "Car  la"}
    return record.dumps()


def lines() -> list[str]:
    return text().splitlines()


def first_step() -> int:
    """The line (from 0) of the first step."""
    return lines().index("---") + 1


def refusal(damaged: str) -> BadRecord:
    """The error that a damaged record gives; it can be spoken in both languages."""
    with pytest.raises(BadRecord) as caught:
        Record.loads(damaged)
    for lang in LANGUAGES:
        said = caught.value.say(lang)
        assert said
        assert "[" not in said, said
    assert caught.value.say("nl") != caught.value.say("en")
    return caught.value


def changed(number: int, change: Callable[[str], str]) -> str:
    """The record with one line (from 0) changed."""
    damaged = lines()
    damaged[number] = change(damaged[number])
    return "\n".join(damaged) + "\n"


# ---------------------------------------------------------------------- round trips


def test_what_is_written_is_read_back() -> None:
    record = Record.loads(text())
    assert record.dumps() == text()
    assert record.names == {0: "Anna", 2: "Car la"}
    assert record.options["rubles"] == "revised"
    assert record.replay().over


@pytest.mark.parametrize(
    "options", list(game("kurier").variants()), ids=lambda options: "-".join(map(str, options.values()))
)
@pytest.mark.parametrize("seats", game("kurier").seats)
def test_every_table_of_kurier_round_trips(seats: int, options: dict[str, str | bool | int]) -> None:
    record = laws.play_game(game("kurier"), seats, options, Rng(seats))
    again = Record.loads(record.dumps())
    assert again.steps == record.steps
    assert again.replay().dump() == record.replay().dump()


def test_a_record_goes_through_a_file(tmp_path: Path) -> None:
    record = Record.loads(text())
    record.save(tmp_path / "game.txt")
    assert Record.load(str(tmp_path / "game.txt")).dumps() == text()


def test_a_record_can_stop_anywhere() -> None:
    record = Record.loads(text())
    record.steps = record.steps[:10]
    assert Record.loads(record.dumps()).replay().dump() == record.replay().dump()


def test_an_empty_game_is_a_record_too() -> None:
    record = Record(game("kurier"), {}, 2)
    assert Record.loads(record.dumps()).steps == []


def test_a_game_with_its_own_data_carries_them() -> None:
    kurier = game("kurier")
    own = kurier.with_data(kurier.data_text.replace("turn_limit = 240", "turn_limit = 60"), "short")
    record = laws.play_game(own, 2, {}, Rng(1))
    again = Record.loads(record.dumps())
    assert again.game.own_data is not None
    assert again.game.data_name == "short"
    assert again.replay().dump() == record.replay().dump()
    assert again.dumps() == record.dumps()


@pytest.mark.parametrize("odd", ["# blanks at the end   ", "# a\u2028b", "# a\x85b", "", "# ---", "# tab\tin it"])
def test_own_data_come_back_as_they_were(odd: str) -> None:
    kurier = game("kurier")
    own = kurier.with_data(f"{kurier.data_text}{odd}\n", "odd")
    record = Record(own, {}, 2)
    assert Record.loads(record.dumps()).game.own_data == own.own_data


def test_a_toy_that_is_not_registered_round_trips_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str, data: str | None = None, data_name: str = "") -> Game:
        assert name == "toy"
        return TOY

    monkeypatch.setattr(serai.core.record, "find_game", find)
    record = laws.play_game(TOY, 2, {"long": True}, Rng(1))
    assert Record.loads(record.dumps()).steps == record.steps


def test_replay_stops_where_it_is_told() -> None:
    record = Record.loads(text())
    states = list(record.states())
    assert len(states) == len(record.steps) + 1
    for number in (0, 1, 7, len(record.steps)):
        assert record.replay(number).dump() == states[number].dump()


def test_an_illegal_step_is_found_on_replay() -> None:
    record = Record.loads(text())
    del record.steps[5]
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.line >= first_step() + 6
    assert lines()[caught.value.line - 1].startswith(f"{caught.value.line - first_step()} ")


# ---------------------------------------------------------------------- what is accepted


def test_crlf_is_accepted() -> None:
    assert Record.loads(text().replace("\n", "\r\n")).dumps() == text()


def test_a_record_written_by_hand_needs_no_checksum() -> None:
    by_hand = """serai record 1
game kurier
rules 1
seats 2
---
1 * start green
2 *   Courier   LADY
---
end 2
"""
    record = Record.loads(by_hand)
    assert [seat for seat, _ in record.steps] == [CHANCE, CHANCE]
    assert record.options["rubles"] == "basic"


def test_blank_lines_after_the_end_do_no_harm() -> None:
    assert Record.loads(text() + "\n  \n").dumps() == text()


# ---------------------------------------------------------------------- damage


@settings(max_examples=60, deadline=None)
@given(st.floats(0, 1, exclude_max=True))
@example(0.0)
def test_a_record_cut_off_at_any_line_is_refused_there(share: float) -> None:
    kept = int(share * len(lines()))
    error = refusal("".join(f"{line}\n" for line in lines()[:kept]))
    assert error.line == kept + 1
    assert str(kept + 1) in error.say("en")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_a_record_cut_off_within_a_line_is_refused(where: int) -> None:
    cut = text()[: where % (len(text()) - 10)]
    assert refusal(cut).line <= cut.count("\n") + 1


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_a_lost_step_is_refused_where_it_stood(which: int) -> None:
    steps = len(Record.loads(text()).steps)
    at = first_step() + which % steps
    damaged = lines()
    del damaged[at]
    assert refusal("\n".join(damaged) + "\n").line in (at + 1, at + 2)  # a lost last step shows only at the end


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.characters(codec="ascii", categories=["L", "N", "P"]))
def test_one_changed_character_is_refused(where: int, character: str) -> None:
    at = where % len(text())
    damaged = text()[:at] + character + text()[at + 1 :]
    if damaged.lower() != text().lower():
        with pytest.raises(BadRecord):
            Record.loads(damaged)


def test_a_step_that_is_no_action_is_refused_with_its_line() -> None:
    at = first_step() + 4
    error = refusal(changed(at, lambda line: " ".join([*line.split()[:2], "fly to the moon"])))
    assert error.line == at + 1
    assert "fly to the moon" in error.say("nl")


def test_a_step_that_is_not_legal_is_refused_with_its_line() -> None:
    at = first_step()
    error = refusal(changed(at, lambda line: "1 * coin njet"))
    assert error.line == at + 1


@pytest.mark.parametrize("number", ["3", "0", "x", "", "２", "1e0", "-1"])
def test_a_wrong_number_is_refused(number: str) -> None:
    at = first_step() + 1
    error = refusal(changed(at, lambda line: f"{number} {line.split(maxsplit=1)[1]}"))
    assert error.line == at + 1


@pytest.mark.parametrize("seat", ["0", "4", "99", "-1", "x", "**", "٣", "1" * 30, "1" * 5000])
def test_a_wrong_seat_is_refused(seat: str) -> None:
    at = next(n for n, line in enumerate(lines()) if n >= first_step() and " * " not in line)
    error = refusal(changed(at, lambda line: " ".join([line.split()[0], seat, *line.split()[2:]])))
    assert error.line == at + 1


def test_a_changed_checksum_is_refused() -> None:
    error = refusal(changed(len(lines()) - 1, lambda line: line[:-1] + ("0" if line[-1] != "0" else "1")))
    assert error.line == len(lines())


def test_a_legal_change_is_found_by_the_checksum() -> None:
    error = refusal(text().replace("player 1 Anna", "player 1 Anne"))
    assert error.line == len(lines())


@pytest.mark.parametrize("end", ["end", "end 3 x y", "end x", "fin", "end 0", ""])
def test_a_wrong_end_is_refused(end: str) -> None:
    assert refusal(changed(len(lines()) - 1, lambda line: end)).line >= len(lines())


def test_something_after_the_end_is_refused() -> None:
    assert refusal(text() + "and then\n").line == len(lines()) + 1


@pytest.mark.parametrize("start", ["", "serai record 2", "Serai Record 1", "\ufeff\ufeffserai record 1", "game kurier"])
def test_what_is_no_record_of_ours_is_refused(start: str) -> None:
    assert refusal(changed(0, lambda line: start)).line == 1


def test_an_empty_text_is_refused() -> None:
    assert refusal("").line == 1
    assert refusal("\n").line == 1


# ---------------------------------------------------------------------- the header


def header(old: str, new: str) -> BadRecord:
    """The error after a change in the header of a record that has no checksum."""
    bare = text().rpartition(" ")[0] + "\n"
    assert Record.loads(bare).steps
    assert old in bare
    return refusal(bare.replace(old, new, 1))


def test_an_unknown_game_is_refused() -> None:
    error = header("game kurier", "game kuriel")
    assert error.line > 0
    assert "kuriel" in error.say("nl")


def test_newer_rules_are_refused_as_such() -> None:
    error = header("rules 1", "rules 2")
    assert isinstance(error, NewerRules)
    assert error.line == 3


@pytest.mark.parametrize("rules", ["one", "-1", "1.5", "²", "", "1 1", "9" * 30, "9" * 5000])
def test_a_wrong_rules_version_is_refused(rules: str) -> None:
    assert header("rules 1", f"rules {rules}").line > 0


def test_an_unknown_option_is_refused() -> None:
    assert "weather" in header("option rubles revised", "option weather fine").say("nl")


def test_an_unknown_value_is_refused() -> None:
    assert "soft" in header("option rubles revised", "option rubles soft").say("nl")


def test_options_that_clash_are_refused() -> None:
    assert header("option rubles revised\noption without_blanks no", "option rubles basic\noption without_blanks yes")


@pytest.mark.parametrize("seats", ["0", "1", "6", "99", "x", "-2", "9" * 30, "9" * 5000])
def test_a_wrong_number_of_seats_is_refused(seats: str) -> None:
    assert header("seats 3", f"seats {seats}").line > 0


@pytest.mark.parametrize("word", ["game", "rules", "seats"])
def test_a_header_that_lacks_something_is_refused(word: str) -> None:
    damaged = [line for number, line in enumerate(lines()) if number > first_step() or not line.startswith(f"{word} ")]
    refusal("\n".join(damaged) + "\n")


@pytest.mark.parametrize(
    "line", ["game kurier", "colour red", "player x Bob", "player ２ Bob", "| data", "seats 3", ""]
)
def test_what_does_not_belong_in_a_header_is_refused(line: str) -> None:
    assert header("seats 3", f"seats 3\n{line}").line > 0


@pytest.mark.parametrize("line", ["option rubles revised", "player 1 Anna"])
def test_nothing_is_said_twice_in_a_header(line: str) -> None:
    assert header(line, f"{line}\n{line}").line > 0


@pytest.mark.parametrize("seat", ["0", "4", "99", "1" * 5000])
def test_a_player_without_a_seat_is_refused(seat: str) -> None:
    assert header("player 1 Anna", f"player {seat} Anna").line == lines().index("player 1 Anna") + 1


def test_own_data_that_cannot_be_played_are_refused() -> None:
    error = header("---\n", "data mine\n| nonsense\n---\n")
    assert error.line > 0


# ---------------------------------------------------------------------- files


@pytest.mark.parametrize("content", [b"\xff\xfe\x00\x01", b"serai record 1\n\x80\n", bytes(range(256))])
def test_a_binary_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        Record.load(path)
    assert caught.value.say("nl") != caught.value.say("en")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        Record.load(tmp_path / "nothing")
    with pytest.raises(BadRecord):
        Record.load(tmp_path)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"x" * 5_000_000)
    with pytest.raises(BadRecord):
        Record.load(path)


@given(st.text())
def test_any_text_is_read_or_refused(noise: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(noise)


@given(st.text(alphabet="game rules seats option player 123 kurier\n|-*", max_size=80))
def test_any_header_is_read_or_refused(noise: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(f"serai record 1\n{noise}")


def test_a_mark_that_an_editor_writes_before_the_text_is_passed_over() -> None:
    text = Record(game("kurier"), {}, 2).dumps()
    assert Record.loads("\ufeff" + text.replace("\n", "\r\n")).dumps() == text
