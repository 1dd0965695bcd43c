"""What things are called at a table."""

from serai.core.view import View
from serai.games.himalaya.data import TRIBE_NAMES

NEUTRAL = "neutral"


def tribe_name(view: View, tribe: int) -> str:
    """The name of a tribe: by seat, beginning with the one the table chose; or the neutral tribe."""
    if tribe >= view["seats"]:
        return NEUTRAL
    first = TRIBE_NAMES.index(view["options"]["first_tribe"])
    return TRIBE_NAMES[(first + tribe) % len(TRIBE_NAMES)]
