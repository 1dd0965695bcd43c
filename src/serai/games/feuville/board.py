"""What never changes during a game of Feuville: tiles, decrees, spells and the numbers of the rulebook."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.feuville.actions import Actions

# Rows of tiles, from the ground up.
WALL: Final = 0
TOWER: Final = 1
SKY: Final = 2

# Kinds of walls and towers; a sky is PLAIN.
PLAIN: Final = 0
CORNER_LEFT: Final = 1
CORNER_RIGHT: Final = 2
GATE: Final = 3

SYMBOLS: Final = 4
"""Guard, star, flag, griffin."""

# Kinds of royal decrees.
STATUS: Final = 0
SMALL_DISTRICT: Final = 1
LARGE_DISTRICT: Final = 2
FINE_VIEW: Final = 3
FREE_CHOICE: Final = 4

# Kinds of fairy spells.
FAME: Final = 0
BIG_CHOICE: Final = 1
THIEF_PROTECTION: Final = 2
FIRE_PROTECTION: Final = 3

# The persons, by the face of the die.
JUGGLER: Final = 1
THIEF: Final = 2
INNKEEPER: Final = 3
ARCHITECT: Final = 4
MAYOR: Final = 5
MAGICIAN: Final = 6

COLUMNS: Final = 6
"""Columns of the board."""
OPEN_SPELLS: Final = 3

# Piles of hidden things: a row's stack is its piles one upon the other.
TILE_PILES: Final = 7
"""Walls I and II, towers I and II, star-backed skies, skies I and II."""
DECREES: Final = 7
SPELLS: Final = 8
PILES: Final = 9
FIRST_PILE: Final[vec[i64]] = vec[i64]([0, 2, 4, 7])
"""The topmost pile of each row, and where the piles of tiles end."""


class Board:
    """The box: what each tile, decree and spell shows. A start tile follows for each seat after the other tiles."""

    def __init__(
        self,
        row: list[i64],
        pile: list[i64],
        kind: list[i64],
        symbols: list[i64],
        clouds: list[i64],
        decree_type: list[i64],
        decree_symbols: list[i64],
        decree_worth: list[i64],
        spell_type: list[i64],
        spell_points: list[i64],
        numbers: dict[str, int],
    ) -> None:
        self.tiles: i64 = len(pile)
        self.row: vec[i64] = vec[i64](row)
        self.kind: vec[i64] = vec[i64](kind)
        self.symbols: vec[i64] = vec[i64](symbols)
        """For each tile the number of each symbol on it."""
        self.clouds: vec[i64] = vec[i64](clouds)
        self.pile: vec[i64] = vec[i64](pile)
        """The pile each tile comes from; start tiles come from none."""
        self.in_pile: list[list[i64]] = [[t for t in range(len(pile)) if pile[t] == p] for p in range(TILE_PILES)]
        self.bit: vec[i64] = vec[i64]([self.in_pile[pile[t]].index(t) for t in range(len(pile))])
        """The place of each tile in its pile."""
        self.first_decree: i64 = len(row)
        """Items are tiles, or decrees numbered from here on."""
        self.decrees: i64 = len(decree_type)
        self.decree_type: vec[i64] = vec[i64](decree_type)
        self.decree_symbols: vec[i64] = vec[i64](decree_symbols)
        """The symbols a status or free choice decree may count, as bits."""
        self.decree_worth: vec[i64] = vec[i64](decree_worth)
        """Its factor, or its points."""
        self.first_spell: i64 = self.first_decree + self.decrees
        self.spells: i64 = len(spell_type)
        self.spell_type: vec[i64] = vec[i64](spell_type)
        self.spell_points: vec[i64] = vec[i64](spell_points)
        self.boxed: i64 = numbers["decrees_boxed_unseen"]
        self.city_points: i64 = numbers["city_points_per_tile"]
        self.missing_towers: i64 = numbers["city_max_missing_towers"]
        self.juggler_limit: i64 = numbers["juggler_limit"]
        self.magic: i64 = numbers["magician_max_columns"]
        self.kings_grace: i64 = numbers["kings_grace_points"]
        self.grass: i64 = numbers["grass_plain"]
        self.max_dragons: i64 = numbers["max_dragons_per_turn"]
        self.max_rounds: i64 = numbers["max_rounds"]
        walls: i64 = 0
        corners: i64 = 1
        for tile in range(self.tiles):
            if row[tile] == WALL:
                walls += 1
                if kind[tile] == CORNER_LEFT:
                    corners += 1
        self.actions: Actions = Actions(walls, corners, self.tiles, self.decrees, self.spells)
