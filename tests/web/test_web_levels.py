"""Every bot has a name that a person understands, in both languages, and a new table offers the three levels."""

import pytest

from serai.bots import BOTS, LEVELS
from serai.web.templates import level_name


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_bot_has_a_name(lang: str) -> None:
    assert len({level_name(lang, name) for name in BOTS}) == len(BOTS)


def test_the_levels_in_both_languages() -> None:
    assert [level_name("nl", level) for level in LEVELS] == ["leerling", "gezel", "meester"]
    assert [level_name("en", level) for level in LEVELS] == ["apprentice", "journeyman", "master"]
