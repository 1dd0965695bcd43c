"""Data files: every mistake is explained, with its line, in both languages."""

import tomllib
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.datafile import DataFile, bad_data
from serai.core.errors import BadData
from serai.core.registry import game
from serai.core.schema import (
    Cases,
    Choice,
    Colour,
    Entries,
    Flag,
    Line,
    Name,
    Number,
    Numbered,
    Point,
    Real,
    Refer,
    Several,
    Table,
    maybe,
    ours,
)
from serai.core.tomllines import lines_of

SCHEMA = Table(
    "",
    {
        "game": Table(
            "",
            {
                "size": Number(1, 9, ""),
                "title": Line(""),
                "scale": maybe(Real(0, 2, "")),
                "open": maybe(Flag("")),
                "ink": maybe(Colour("")),
                "marks": Several(Number(0, 9, ""), 2, 3, ""),
                "by_seats": maybe(Numbered("", range(2, 4), Number(0, 5, ""))),
            },
            retired=("colour",),
        ),
        "card": Entries(
            Table(
                "",
                {"id": Name(""), "kind": Choice(("red", "blue"), ""), "next": maybe(Refer("card", ""))},
            ),
            1,
            3,
        ),
        "coin": maybe(
            Entries(Cases("", "type", {"plain": Table("", {}), "worth": Table("", {"points": Number(1, 5, "")})}), 0, 9)
        ),
        "page": ours(Table("", {"at": Point("")})),
    },
    retired=("meta",),
)

TEXT = """\
# a data file
[game]
size = 4
title = "toy"
marks = [1, 2]

[[card]]
id = "ant"
kind = "red"

[[card]]
id = "bee"
kind = "blue"
next = "ant"
"""
OWN = {"page": {"at": [1, 2]}}


def read(text: str) -> DataFile:
    return DataFile(text, SCHEMA, None, OWN)


def refusal(text: str) -> BadData:
    """Why this file is refused as a new one."""
    try:
        file = read(text)
    except BadData as error:
        return error
    return bad_data(file.retired, None)


def test_good_values_are_read_and_what_may_be_missing_is_filled_in() -> None:
    values = read(TEXT).values
    assert values == tomllib.loads(TEXT) | OWN
    assert read(TEXT + "[page]\nat = [5, 6]\n").values["page"] == {"at": [5, 6]}


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("size = 4", "size = 10", 3, "[game] size: a whole number from 1 to 9"),
        ("size = 4", "size = true", 3, "“True”"),
        ("size = 4", "size = 4.0", 3, "[game] size"),
        ("size = 4", "size = 0x" + "f" * 9000, 3, "more than 30 digits"),
        ("size = 4", "", 2, "[game] size: this is missing"),
        ("size = 4", "size = 4\nsice = 4", 4, "[game] sice: the game has no such key here. Did you mean “size”?"),
        ("size = 4", "size = 4\nwhatever = 1", 4, "Known are: size, title"),
        ("size = 4", "size = 4\ncolour = 1", 4, "no longer read"),
        ("size = 4", "size = 4\nscale = 3", 4, "a number from 0 to 2"),
        ("size = 4", "size = 4\nscale = nan", 4, "[game] scale"),
        ("size = 4", "size = 4\nopen = 1", 4, "true or false"),
        ("size = 4", 'size = 4\nink = "red"', 4, "a colour"),
        ("size = 4", "size = 4\nby_seats = { 2 = 1 }", 4, "[game.by_seats] 3"),
        ("size = 4", "size = 4\nby_seats = { 2 = 1, 3 = 9 }", 4, "[game.by_seats] 3"),
        ('title = "toy"', 'title = " "', 4, "a line of text"),
        ('title = "toy"', 'title = "a\\u001b[2Jb"', 4, "a line of text"),
        ("marks = [1, 2]", "marks = [1, 2, 3, 4]", 5, "must have 2 to 3 entries, not 4"),
        ("marks = [1, 2]", "marks = [\n  1,\n  12,\n]", 7, "“12”"),
        ("marks = [1, 2]", "marks = 3", 5, "a list belongs here"),
        ('kind = "red"', 'kind = "green"', 9, "Known are: red, blue"),
        ('id = "bee"', 'id = "ant"', 12, "“ant” is used twice"),
        ('id = "bee"', 'id = "Bee!"', 12, "small letters"),
        ('next = "ant"', 'next = "wasp"', 14, "no “wasp” in the list card"),
        ('next = "ant"', "next = 3", 14, "[card] next"),
        ("# a data file", "meta = 3", 1, "meta: this key never did anything"),
        ("# a data file", 'coin = [{type = "plain"}, {type = "worth"}]', 1, "[coin] points: this is missing"),
        ("# a data file", 'coin = [\n{type = "plain", points = 1}]', 2, "[coin] points: the game has no such key"),
        ("# a data file", "coin = [3]", 1, "a table belongs here"),
        ("# a data file", "coin = [{}]", 1, "[coin] type: this is missing"),
        ("# a data file", 'coin = [{type = "new"}]', 1, "Known are: plain, worth"),
        ("# a data file", "page = { at = [1] }", 1, "a point from [0, 0] to [1600, 1000]"),
        ("# a data file", "page = { at = [1, 2000] }", 1, "[page] at"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(old: str, new: str, line: int, says: str) -> None:
    assert old in TEXT
    error = refusal(TEXT.replace(old, new, 1))
    assert error.line == line
    assert says in error.say("en")
    assert f"Line {line}," in error.say("en")
    assert f"Regel {line}," in error.say("nl")
    assert "[data-" not in error.say("nl") + error.say("en")


def test_all_mistakes_are_told_not_only_the_first() -> None:
    text = TEXT.replace("size = 4", "size = 0").replace('"red"', '"pink"').replace('"toy"', "7") + "[page]\nto = 1\n"
    with pytest.raises(BadData) as caught:
        read(text)
    assert [fault.line for fault in caught.value.faults] == [3, 4, 9, 15, 16]
    assert len(caught.value.each("nl")) == 5
    assert "4 more mistakes" in caught.value.say("en")
    assert "nog 4 fouten" in caught.value.say("nl")


@pytest.mark.parametrize("count", [0, 4])
def test_the_number_of_tables_is_checked(count: int) -> None:
    start = TEXT.index("[[card]]")
    cards = "".join(f'[[card]]\nid = "c{n}"\nkind = "red"\n' for n in range(count)) or "card = []\n"
    text = TEXT[:start] + cards if count else "card = []\n" + TEXT[:start]
    with pytest.raises(BadData) as caught:
        read(text)
    assert "1 to 3" in caught.value.say("en")
    assert caught.value.line > 0


def test_a_missing_table_is_named() -> None:
    with pytest.raises(BadData) as caught:
        read(TEXT[: TEXT.index("[[card]]")])
    assert caught.value.say("en") == "[card]: this is missing."
    assert caught.value.line == 0


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \nc = 2\n", 2),
        ("a = 1\na = 2\n", 2),
        ("[game\n", 1),
        ('a = "open\n', 1),
        ("a = 1\n\nb = [1,", 3),
        ("a = " + "1" * 5000, 1),
        ("a = " + "[" * 5000, 1),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadData) as caught:
        read(text)
    assert caught.value.line == line


def test_a_huge_file_is_refused() -> None:
    with pytest.raises(BadData) as caught:
        read("# " + "x" * 2_000_000)
    assert caught.value.say("nl") != caught.value.say("en")


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadData):
        read(text)


# ---------------------------------------------------------------------- lines


def test_the_lines_of_every_way_of_writing() -> None:
    text = '\na.b = 1\n"c d" = """x\n[no]\n"""\n[t]\nl = [[1,\n2], [3]]\n[[t.e]]\n k = {m = [\n1], n = "]"}\n'
    text += "[[t.e]]\nk = 2 # x = 3\n"
    tomllib.loads(text)
    assert lines_of(text) == {
        ("a",): 2,
        ("a", "b"): 2,
        ("c d",): 3,
        ("t",): 6,
        ("t", "l"): 7,
        ("t", "l", 0): 7,
        ("t", "l", 0, 0): 7,
        ("t", "l", 0, 1): 8,
        ("t", "l", 1): 8,
        ("t", "l", 1, 0): 8,
        ("t", "e"): 9,
        ("t", "e", 0): 9,
        ("t", "e", 0, "k"): 10,
        ("t", "e", 0, "k", "m"): 10,
        ("t", "e", 0, "k", "m", 0): 11,
        ("t", "e", 0, "k", "n"): 11,
        ("t", "e", 1): 12,
        ("t", "e", 1, "k"): 13,
    }


def places(value: Any, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return {path} | {place for key, part in parts for place in places(part, (*path, key))}


@pytest.mark.parametrize("name", ["brillance", "feuville", "himalaya", "ilos", "kurier"])
def test_everything_in_a_games_own_file_has_a_line(name: str) -> None:
    text = game(name).data_text
    assert places(tomllib.loads(text)) - {()} == set(lines_of(text))
