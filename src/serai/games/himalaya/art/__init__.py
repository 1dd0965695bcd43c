"""The pictures of Himalaya, drawn by us from the data's coordinates."""

from serai.core.scene import Art
from serai.games.himalaya.art.frame import Data, Frame
from serai.games.himalaya.art.landscape import defs, landscape
from serai.games.himalaya.art.panels import COLOURS, screen, tray
from serai.games.himalaya.art.shapes import TRIBE_EMBLEM
from serai.games.himalaya.art.symbols import symbols

SCREEN_WIDE = (640.0, 268.0)
SCREEN_NARROW = (900.0, 330.0)
TRAY_WIDE = (1600.0, 172.0)
TRAY_SHORT = (1280.0, 172.0)
"""The tray where village cards lie beside it: panels side by side share one width."""
CARDS_WIDE = (298.0, 172.0)
TRAY_NARROW = (900.0, 420.0)
CARDS_NARROW = (900.0, 170.0)


def art(data: Data) -> Art:
    """All that scenes of Himalaya refer to by name."""
    backdrops = {
        "map": landscape(Frame(data, narrow=False)),
        "map-narrow": landscape(Frame(data, narrow=True)),
        "tray": tray(*TRAY_WIDE),
        "tray-short": tray(*TRAY_SHORT),
        "tray-narrow": tray(*TRAY_NARROW),
        "cards": tray(*CARDS_WIDE),
        "cards-narrow": tray(*CARDS_NARROW),
    }
    for tribe, name in TRIBE_EMBLEM.items():
        backdrops[f"screen-{tribe}"] = screen(tribe, *SCREEN_WIDE, name)
        backdrops[f"screen-{tribe}-narrow"] = screen(tribe, *SCREEN_NARROW, name)
    return Art(symbols=symbols(data), backdrops=backdrops, colours=dict(COLOURS), defs=defs())
