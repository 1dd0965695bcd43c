"""Why an action is not open, by number: the test that refuses an action gives it, and the words tell it."""

from typing import Final

ALLOWED: Final = 0
BY_CHANCE: Final = 1
OTHER_STEP: Final = 2
MUST_RUBLE: Final = 3
CAN_ACT: Final = 4
RESERVE_EMPTY: Final = 5
NOBODY_FITS_BELOW: Final = 6
STACK_EMPTY: Final = 7
NO_RECEIVER: Final = 8
DISPATCH_AT_GUARD: Final = 9
NO_DEPARTURE: Final = 10
PALACE_EMPTY: Final = 11
NO_COIN_YET: Final = 12
ROB_TOO_EARLY: Final = 13
ROB_YOURSELF: Final = 14
ROB_NOTHING: Final = 15
NOT_PLAYING: Final = 16
CLOSED: Final = 17
NOT_FULL: Final = 18
NOBODY_YOURS: Final = 19
HAS_DISPATCH: Final = 20
ROOM_EMPTY: Final = 21
NOT_YOURS: Final = 22
OTHER_VILLAGE: Final = 23
NO_TRAVELLER: Final = 24
STAYER: Final = 25
NOT_IN_RESERVE: Final = 26
NO_ROOM_BELOW: Final = 27
START_BELOW: Final = 28
TOO_FAR: Final = 29
TOO_NEAR: Final = 30
BARRED: Final = 31
NOT_EMPTY: Final = 32
FULL: Final = 33
ROOM_TAKEN: Final = 34

REASONS: Final = (
    *("", "chance", "other-step", "must-ruble", "pass", "reserve-empty", "deploy-reserve", "deploy-stack"),
    *("move-dispatch", "dispatch-at-guard", "travel", "turn-coin", "stop", "rob-too-early", "rob-yourself"),
    *("rob-nothing", "not-playing", "closed", "not-full", "nobody-yours", "has-dispatch", "room-empty", "not-yours"),
    *("other-village", "no-traveller", "stayer", "not-in-reserve", "no-room-below", "start-below", "too-far"),
    *("too-near", "barred", "not-empty", "full", "room-taken"),
)
"""The names of the reasons, by number; the words are ``reason-NAME``."""
