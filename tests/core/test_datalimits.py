"""Data files that ask too much of their reader are refused, with their line; what only looks so is not."""

import tomllib
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serai.core import datalimits
from serai.core.datafile import DataFile
from serai.core.errors import BadData
from serai.core.registry import game, game_ids
from serai.core.schema import Table

ANYTHING = Table("", {})
TOO_DEEP = {
    "brackets": "x = " + "[" * 5000,
    "closed brackets": "x = " + "[" * 5000 + "]" * 5000,
    "braces": "x = " + "{x = " * 3000,
    "dotted key": "a." * 5000 + "a = 1",
    "dotted key with spaces": "a . " * 5000 + "a = 1",
    "dotted key in quotes": '"a".' * 5000 + "a = 1",
    "table": "[" + "a." * 5000 + "a]",
    "tables": "[[" + "a." * 5000 + "a]]",
}
TOO_LONG = {
    "digits": "x = " + "9" * 5000,
    "negative": "x = -" + "9" * 5000,
    "hexadecimal": "x = 0x" + "f" * 5000,
    "binary": "x = 0b" + "1" * 5000,
    "with lines between": "x = " + "_".join("1" * 5000),
    "fraction": "x = 0." + "1" * 5000,
    "in a list": "x = [1, " + "9" * 5000 + "]",
}


@pytest.mark.parametrize("text", [*TOO_DEEP.values(), *TOO_LONG.values()], ids=[*TOO_DEEP, *TOO_LONG])
@pytest.mark.parametrize(("lang", "word"), [("en", "Line 3"), ("nl", "Regel 3")])
def test_what_asks_too_much_is_refused_with_its_line(text: str, lang: str, word: str) -> None:
    with pytest.raises(BadData) as refused:
        DataFile(f"# first\nname = 1\n{text}\n", ANYTHING)
    assert refused.value.line == 3
    assert word in refused.value.say(lang)


@pytest.mark.parametrize(
    "text",
    [
        "# " + "[" * 50 + "9" * 50 + " a." * 50,
        'x = "' + "[" * 50 + "9" * 50 + "a." * 50 + '"',
        "x = '" + "{" * 50 + "9" * 50 + "'",
        'x = """\n' + "[" * 50 + '\n""\n' + "9" * 50 + '"""',
        "x = '''\n" + "[" * 50 + "\n''\n" + "9" * 50 + "'''",
        "x = [" + "[1.5, 2.5], " * 50 + "]",
        "x = [" + ", ".join(["1.5"] * 50) + "]",
        "\n".join(f"[a.b{n}]\nx = 1" for n in range(50)),
        r'x = "\"' + "[" * 50 + '"',
    ],
)
def test_what_only_looks_like_too_much_is_read(text: str) -> None:
    datalimits.check(text)
    assert tomllib.loads(text) or text.startswith("#")


def test_the_data_of_all_games_are_within_the_limits() -> None:
    for name in game_ids():
        datalimits.check(game(name).data_text)


PARTS = st.sampled_from(
    [*"[]{}a.=1'#,_e-\n\\ \"", "9" * 31, "9" * 5000, "0x", "f" * 40, '"""', "'''", "inf", "true", "[" * 40, "a." * 40]
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(PARTS, max_size=60))
def test_whatever_is_put_together_is_read_or_refused(parts: list[str]) -> None:
    with suppress(BadData):
        DataFile("".join(parts), ANYTHING)


def test_half_a_sign_is_refused_by_its_line() -> None:
    with pytest.raises(BadData, match=r"Line 2.*U\+D800"):
        datalimits.check('a = 1\nb = "\ud800"')
