"""Why an action is not open, by number: the test that refuses an action gives it, and the words tell it."""

from typing import Final

ALLOWED: Final = 0
OTHER_QUESTION: Final = 1
TRIBE_TAKEN: Final = 2
OCCUPIED: Final = 3
TOKEN_USED: Final = 4
KIND_LIES: Final = 5
NOWHERE: Final = 6
ROAD_TAKEN: Final = 7
NO_MARKET: Final = 8
WRONG_PLACE: Final = 9
NO_CUBE: Final = 10
FIRST_REWARD_DUE: Final = 11
REWARD_TAKEN: Final = 12
STUPA_STANDS: Final = 13
NO_STUPA: Final = 14
NO_DELEGATION: Final = 15
NOT_BORDERING: Final = 16
NO_HOUSE: Final = 17

REASONS: Final = (
    *("", "other-question", "tribe-taken", "occupied", "token-used", "kind-lies", "nowhere", "road-taken", "no-market"),
    *("wrong-place", "no-cube", "first-reward", "reward-taken", "stupa-stands", "no-stupa", "no-delegation"),
    *("not-bordering", "no-house"),
)
"""The names of the reasons, by number; the words are ``reason-NAME``."""
