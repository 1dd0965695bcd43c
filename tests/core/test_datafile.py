"""Data files: every mistake is explained, with its line, in both languages."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.datafile import DataFile, Table
from serai.core.errors import BadData
from serai.core.registry import game

TEXT = """\
# a data file
[game]
id = "toy"
size = 4
empty = " "
numbers = [1, 2, 3]
mixed = [1, "two"]

[[card]]
name = "ant"
kind = "red"
kinds = ["red", "blue"]

[[card]]
kind = "green"
kinds = ["red", "green"]
size = true

[deep.down]
size = 2.5
"""
KINDS = ["red", "blue"]


def table(name: str, number: int = 0) -> Table:
    """A table of the text above."""
    file = DataFile(TEXT)
    return file.tables(name)[number] if name == "card" else file.table(name)


def test_good_values_are_read() -> None:
    assert table("game").text("id") == "toy"
    assert table("game").number("size", 1, 9) == 4
    assert table("game").numbers("numbers") == [1, 2, 3]
    assert table("card").one_of("kind", KINDS) == 0
    assert table("card").some_of("kinds", KINDS) == [0, 1]
    assert table("deep.down").line == 19


@pytest.mark.parametrize(
    ("read", "line", "says"),
    [
        (lambda: table("game").number("id"), 3, "[game] id"),
        (lambda: table("game").number("size", 5, 9), 4, "from 5 to 9"),
        (lambda: table("game").number("size", 1, 3), 4, "“4”"),
        (lambda: table("game").text("empty"), 5, "[game] empty"),
        (lambda: table("game").text("size"), 4, "[game] size"),
        (lambda: table("game").numbers("mixed"), 7, "[game] mixed"),
        (lambda: table("game").numbers("size"), 4, "[game] size"),
        (lambda: table("game").text("title"), 2, "[game] title"),
        (lambda: table("card", 1).text("name"), 14, "[card] name"),
        (lambda: table("card", 1).one_of("kind", KINDS), 15, "red, blue"),
        (lambda: table("card", 1).some_of("kinds", KINDS), 16, "green"),
        (lambda: table("card", 1).some_of("kind", KINDS), 15, "[card] kind"),
        (lambda: table("card", 1).number("size"), 17, "[card] size"),
        (lambda: table("deep.down").number("size"), 20, "2.5"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(read: Callable[[], Any], line: int, says: str) -> None:
    with pytest.raises(BadData) as caught:
        read()
    assert caught.value.line == line
    assert says in caught.value.say("en")
    assert f"Line {line}" in caught.value.say("en")
    assert f"Regel {line}" in caught.value.say("nl")
    assert "[data-" not in caught.value.say("nl") + caught.value.say("en")


@pytest.mark.parametrize(("least", "most"), [(3, 9), (0, 1)])
def test_the_number_of_tables_is_checked(least: int, most: int) -> None:
    with pytest.raises(BadData) as caught:
        DataFile(TEXT).tables("card", least, most)
    assert caught.value.line == 14
    assert "[[card]]" in str(caught.value)


@pytest.mark.parametrize("name", ["inn", "game.id", "deep.up", "card"])
def test_a_missing_table_is_named(name: str) -> None:
    with pytest.raises(BadData) as caught:
        DataFile(TEXT).table(name)
    assert f"[{name}]" in str(caught.value)


def test_a_single_table_is_no_list_of_tables() -> None:
    with pytest.raises(BadData, match="game"):
        DataFile(TEXT).tables("game")


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = \nc = 2\n", 2), ("a = 1\na = 2\n", 2), ("[game\n", 1), ('a = "open\n', 1), ("a = 1\n\nb = [1,", 3)],
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadData) as caught:
        DataFile(text)
    assert caught.value.line == line


def test_a_huge_file_is_refused() -> None:
    with pytest.raises(BadData) as caught:
        DataFile("# " + "x" * 2_000_000)
    assert caught.value.say("nl") != caught.value.say("en")


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadData):
        DataFile(text)


def test_every_line_of_kuriers_data_may_be_lost() -> None:
    """Without any one line the file is refused with a reason, or describes a game that can still be started."""
    kurier = game("kurier")
    lines = kurier.data_text.splitlines()
    reasons: list[BadData] = []
    for number in range(0, len(lines), 7):
        text = "\n".join(lines[:number] + lines[number + 1 :])
        try:
            kurier.with_data(text, "damaged").start(2)
        except BadData as error:
            reasons.append(error)
    assert len(reasons) > 10
    assert len({error.say("nl") for error in reasons}) > 5
