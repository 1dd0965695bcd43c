"""Records and data files as editors and other systems hand them back."""

import pytest

from serai.core.record import Record
from serai.core.registry import game


@pytest.mark.parametrize("before", ["\ufeff", ""])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r\r\n"])
def test_own_data_from_any_editor_are_played_and_recorded(before: str, end: str) -> None:
    kurier = game("kurier")
    own = kurier.with_data(before + kurier.data_text.replace("\n", end), "own.toml")
    text = Record(own, {}, 2).dumps()
    assert Record.loads(text).dumps() == text
    assert own.data_hash == kurier.data_hash
    assert Record.loads(before + text.replace("\n", end)).dumps() == text
