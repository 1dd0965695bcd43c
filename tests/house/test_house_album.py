"""The pictures that a table keeps in parts are those that would be drawn afresh, for every viewer all along a game."""

import asyncio

import pytest

import serai
from serai.core.laws import play_game
from serai.core.parts import Part, Sheet
from serai.core.parts import drawn as draw
from serai.core.texts import LANGUAGES
from serai.house.partcache import PartCache
from serai.house.speaking import speaker

MOMENTS = 60
"""About so many moments of a game are looked at."""


@pytest.mark.parametrize("name", serai.game_ids())
def test_an_album_shows_all_viewers_what_would_be_drawn_afresh(name: str) -> None:
    """Viewers, forms and languages take turns, so that each finds parts that were kept for others before him."""
    game = serai.game(name)
    parts_cache, say = PartCache(game), speaker(game)

    async def look() -> None:
        looks = 0
        states = list(play_game(game, game.seats[-1], {}, serai.Rng(5), "random").states())
        for state in states[:: len(states) // MOMENTS + 1]:
            for viewer in (None, *range(state.seats)):
                view, legal = state.view(viewer), () if viewer is None else tuple(map(int, state.legal(viewer)))
                lang, narrow = LANGUAGES[looks // 3 % 2], looks // 7 % 2 == 1
                shown, choices = await parts_cache.look(view, legal, lang, narrow)
                scene = game.scene(view, legal, narrow=narrow)
                assert shown == say.scene(scene, lang)
                assert choices == scene.choices
                looks += 1

    asyncio.run(look())


def test_what_has_not_changed_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second player looks at the same table: only what he alone sees, and where he sits, is drawn for him."""
    game = serai.game("kurier")
    state = game.start(4, {"start_player": "1"})
    parts_cache = PartCache(game)
    drawn: list[str] = []

    def count(part: Part) -> Sheet:
        drawn.append(part[0].__name__)
        return draw(part)

    monkeypatch.setattr("serai.house.partcache.drawn", count)
    parts_cache.picture(state.view(2), "nl", False)
    assert len(drawn) > 20
    drawn.clear()
    parts_cache.picture(state.view(2), "nl", False)
    assert drawn == []
    parts_cache.picture(state.view(3), "nl", False)
    assert set(drawn) == {"lay_mat", "lay_purse"}
