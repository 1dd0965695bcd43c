"""Why an action is not open, by number: the tests that refuse an action give it, and the words tell it."""

from typing import Final

ALLOWED: Final = 0
OTHER_STEP: Final = 1
COLOUR_TAKEN: Final = 2

# Carts in the streets.
TOO_FAR: Final = 3
BLOCKED: Final = 4
CASTLE: Final = 5
LEFT: Final = 6
ENTRY_GATE: Final = 7
NO_STOP: Final = 8
CROSSING: Final = 9
NO_SHOP: Final = 10
EMPTY: Final = 11
COMPLETE: Final = 12
NOT_BESIDE: Final = 13
FULL: Final = 14
DUE: Final = 15
NOT_YET: Final = 16

# What the player on turn turns to.
NOT_YOURS: Final = 17
HOME: Final = 18
WRECKED: Final = 19
FINISHED: Final = 20
STUCK: Final = 21
DUE_TURN: Final = 22
NO_CARD: Final = 23
WINDFALL: Final = 24
ONE_CARD: Final = 25
BRIBE_OWN_TURN: Final = 26
NOWHERE: Final = 27

# Cards, windows, neutral carts.
NO_TARGET: Final = 28
NO_WINDFALL: Final = 29
NO_BRIBE: Final = 30
ROVE: Final = 31
STEP_NOT_ALLOWED: Final = 32

# Bandits.
BANDITS_CROSSING: Final = 33
BANDITS_FULL: Final = 34
MUST_ROB: Final = 35
CANNOT_ROB: Final = 36

REASONS: Final = (
    *("", "other-step", "colour-taken", "too-far", "blocked", "castle", "left", "entry-gate", "no-stop", "crossing"),
    *("no-shop", "empty", "complete", "not-beside", "full", "due", "not-yet", "not-yours", "home", "wrecked"),
    *("finished", "stuck", "due-turn", "no-card", "windfall", "one-card", "bribe-own-turn", "nowhere", "no-target"),
    *("no-windfall", "no-bribe", "rove", "step-not-allowed", "bandits-crossing", "bandits-full", "must-rob"),
    "cannot-rob",
)
"""The names of the reasons, by number; the words are ``reason-NAME``."""
