"""Which games live in the house: each registers itself by an entry point, also from an outside package."""

from functools import cache
from importlib.metadata import entry_points

from serai.core.errors import BrokenGame, UnknownGame
from serai.core.game import Game
from serai.core.texts import Text, quoted

GROUP = "serai.games"


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games in the house, in alphabetical order; looked for once, for that takes some milliseconds."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def game(name: str, data: str | None = None, data_name: str = "") -> Game:
    """The game with this id; ``data`` is the text of a player's own data file. Raises UnknownGame or BadData."""
    found = _load(name)
    return found if data is None else found.with_data(data, data_name)


def stored_game(name: str, data: str | None = None, data_name: str = "") -> Game:
    """The game of a record or a stored table; its data may be of an earlier version. Raises UnknownGame or BadData."""
    found = _load(name)
    return found if data is None else found.with_stored_data(data, data_name)


@cache
def _load(name: str) -> Game:
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                found = point.load()
            except Exception as error:
                raise BrokenGame(Text("error-broken-game", {"game": name, "reason": str(error)})) from error
            if not isinstance(found, Game) or found.id != name:
                raise BrokenGame(Text("error-broken-game", {"game": name, "reason": point.value}))
            return found
    raise UnknownGame(Text("error-unknown-game", {"game": quoted(name), "games": ", ".join(game_ids()) or "-"}))
