"""Whole games of every game in the terminal, in both languages: everything printed is words."""

import re

import pytest
from clitools import Run, plain

import serai

ONES = "1\n" * 40_000
"""Always the first choice."""
KEY = re.compile(r"\[[a-z]+(?:[-_][a-z0-9_]+)+\]")
"""A message that is not there is printed by its key."""


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("name", serai.game_ids())
def test_nothing_is_printed_that_is_not_words(run: Run, name: str, lang: str) -> None:
    heard = run("play", name, "--lang", lang, "--seed", "3", "--bot", "random", typed=ONES)
    assert heard.status == 0, heard.err
    assert not heard.err
    out = plain(heard.out)
    assert KEY.findall(out) == []
    assert "{$" not in out
    assert "{?" not in out
