"""The data file: the box as it is, a player's own transcription, and mistakes explained by line."""

import pytest

from serai.core.errors import BadData
from serai.core.texts import LANGUAGES

from .table import BOARD, DATA, GAME, play_out

TEXT = GAME.data_text


def test_the_box() -> None:
    assert [len(pile) for pile in BOARD.in_pile] == [15, 15, 15, 15, 6, 12, 12]
    assert (BOARD.tiles, BOARD.decrees, BOARD.spells) == (90, 26, 18)
    symbols = [sum(BOARD.symbols[s : 4 * BOARD.tiles : 4]) for s in range(4)]
    assert symbols == [42, 46, 47, 52]
    assert sum(BOARD.clouds) == 36
    assert len(GAME.notation) == BOARD.actions.size == len(set(GAME.notation))
    assert DATA.tiles[-4:] == ("start_blue", "start_red", "start_green", "start_yellow")


def test_own_data_are_played_with() -> None:
    other = GAME.with_data(TEXT.replace("juggler_limit = 10", "juggler_limit = 12"), "mine.toml")
    state = other.start(2)
    assert state.board.juggler_limit == 12  # type: ignore[attr-defined]
    assert play_out(state).over  # type: ignore[arg-type]
    assert other.data_hash != GAME.data_hash


def test_tables_with_headers_are_read_as_well() -> None:
    line = '  { id = "spell_fame_1", type = "fame", points = 2 },'
    start = TEXT.index("spells = [")
    end = TEXT.index("]\n", start) + 2
    spells = "".join(f'[[spells]]\nid = "spell_{n}"\ntype = "fame"\npoints = {n + 1}\n' for n in range(6))
    assert line in TEXT
    other = GAME.with_data(TEXT[:start] + TEXT[end:] + spells, "mine.toml")
    assert play_out(other.start(3), 2).over  # type: ignore[arg-type]
    with pytest.raises(BadData) as caught:
        GAME.with_data(TEXT[:start] + TEXT[end:] + spells.replace("points = 3", "points = 0"), "mine.toml")
    assert caught.value.line > 150


FIRST_STAR = 'stack = "star", guard = 0, star = 0, flag = 0, griffin = 1'
SECOND_TOWER = 'id = "tower_i_02", row = "tower", stack = "I"'


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ('id = "wall_i_03"', 'id = "Wall 3"', 'id = "Wall 3"'),
        ('id = "wall_i_03"', 'id = "wall_i_02"', "griffin = 1"),
        (SECOND_TOWER, SECOND_TOWER.replace('row = "tower"', 'row = "roof"'), 'row = "roof"'),
        (SECOND_TOWER, SECOND_TOWER.replace('"I"', '"star"'), 'id = "tower_i_02"'),
        (FIRST_STAR, FIRST_STAR.replace('"star"', '"I"'), ""),
        ('kind = "gate", guard = 3', 'kind = "gate", guard = 33', "guard = 33"),
        ('symbol = "star", factor = 2', 'symbol = "moon", factor = 2', "moon"),
        ('"decree_small_2", type = "small_district"', '"decree_small_2", type = "city_scoring"', "decree_small_2"),
        ('"decree_small_2", type', '"decree_small_2", factor = 2, type', "factor = 2"),
        ('"spell_fame_3", type = "fame", points = 3', '"spell_fame_3", type = "fame"', "spell_fame_3"),
        ("max_rounds = 40", "columns_on_board = 7\nmax_rounds = 40", "columns_on_board = 7"),
        ("juggler_limit = 10", "juggler_limit = 100", "juggler_limit = 100"),
        ("decrees_boxed_unseen = 7", "decrees_boxed_unseen = 21", ""),
        ("grass_plain = 16", "grass_plain = -1", "grass_plain = -1"),
    ],
)
def test_mistakes_are_explained_by_line(old: str, new: str, at: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new)
    with pytest.raises(BadData) as caught:
        GAME.with_data(text, "mine.toml")
    for lang in LANGUAGES:
        assert "[data" not in caught.value.say(lang)
    assert caught.value.line > 0
    if at:
        assert at in text.splitlines()[caught.value.line - 1]


def test_missing_lists_are_named() -> None:
    with pytest.raises(BadData) as caught:
        GAME.with_data(TEXT.replace("spells = [", "charms = ["), "mine.toml")
    assert "spells" in str(caught.value)
