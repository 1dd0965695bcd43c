"""Why an action is not open, by number: the test that refuses an action gives it, and the words tell it."""

from typing import Final

ALLOWED: Final = 0
NOT_THIS: Final = 1
NO_CARD: Final = 2
SHIP_PAYMENT: Final = 3
SHIP_NOWHERE: Final = 4
NO_PIONEERS: Final = 5
NO_SITE: Final = 6
NO_MARKERS: Final = 7
ONE_MARKET: Final = 8
NO_GOODS: Final = 9
GOOD_NONE: Final = 10
GOOD_TOP: Final = 11
GOOD_COPY: Final = 12
NOT_MARKED: Final = 13
NO_SUPPLY: Final = 14
NO_SHIP_THERE: Final = 15
NOT_LAID: Final = 16
SAME_ISLAND: Final = 17
NEW_TILE: Final = 18
DEN_TAKEN: Final = 19
NO_DEN: Final = 20
NO_EXPLORE: Final = 21
TILE_NOT_OPEN: Final = 22
TILE_NO_FIT: Final = 23
CELL_TAKEN: Final = 24
CELL_NO_LAND: Final = 25
CELL_NO_FIT: Final = 26
ROTATION: Final = 27
SITE_KIND: Final = 28
SITE_TAKEN: Final = 29
SITE_SHIPS: Final = 30
SITE_COST: Final = 31

REASONS: Final = (
    *("", "not-this", "no-card", "ship-payment", "ship-nowhere", "no-pioneers", "no-site", "no-markers"),
    *("one-market", "no-goods", "good-none", "good-top", "good-copy", "not-marked", "no-supply", "no-ship-there"),
    *("not-laid", "same-island", "new-tile", "den-taken", "no-den", "no-explore", "tile-not-open", "tile-no-fit"),
    *("cell-taken", "cell-no-land", "cell-no-fit", "rotation", "site-kind", "site-taken", "site-ships", "site-cost"),
)
"""The names of the reasons, by number; the words are ``reason-NAME``."""
