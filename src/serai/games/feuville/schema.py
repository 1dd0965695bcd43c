"""What may stand in a data file of Feuville."""

from serai.core.schema import Cases, Choice, Entries, Kind, Name, Number, Several, Table
from serai.games.feuville.actions import SEATS
from serai.games.feuville.board import OPEN_SPELLS

ROW_NAMES = ("wall", "tower", "sky")
SYMBOL_NAMES = ("guard", "star", "flag", "griffin")
KIND_NAMES = ("plain", "corner_left", "corner_right", "gate")
KINDS_OF_ROW = {"wall": KIND_NAMES, "tower": ("ordinary", "corner_left", "corner_right")}
STACKS_OF_ROW = {"wall": ("I", "II"), "tower": ("I", "II"), "sky": ("star", "I", "II")}
DECREE_TYPES = ("status", "small_district", "large_district", "fine_view", "free_choice")
SPELL_TYPES = ("fame", "big_choice", "thief_protection", "fire_protection")
COLOUR_NAMES = ("blue", "red", "green", "yellow")
CITY = "city_scoring"
"""A decree that earlier versions listed; each player has one, whatever the file says."""
MOST = 60
"""So many things at most in one pile: a pile is kept as the bits of one number."""


def _symbols() -> dict[str, Kind]:
    return {name: Number(0, 9, f"status symbols on it: {name}") for name in SYMBOL_NAMES}


def _tile(row: str) -> Table:
    keys: dict[str, Kind] = {
        "id": Name("its name in records"),
        "stack": Choice(STACKS_OF_ROW[row], "its back: the stack it comes from"),
        **_symbols(),
    }
    if row == "sky":
        return Table("", keys | {"clouds": Number(0, 9, "clouds on it")}, retired=("kind",))
    return Table("", keys | {"kind": Choice(KINDS_OF_ROW[row], "its form")}, retired=("clouds",))


def _decree(**keys: Kind) -> Table:
    return Table("", {"id": Name("its name in records"), **keys}, retired=("points_per_tile",))


_FACTOR = Number(1, 9, "points for each symbol")
_POINTS = Number(1, 50, "its points")

_DECREES = {
    "status": _decree(symbol=Choice(SYMBOL_NAMES, "the symbol it counts"), factor=_FACTOR),
    "small_district": _decree(points=_POINTS),
    "large_district": _decree(points=_POINTS),
    "fine_view": _decree(points_per_symbol=Number(1, 50, "points for each symbol in view")),
    "free_choice": _decree(
        symbols=Several(Choice(SYMBOL_NAMES, ""), 1, len(SYMBOL_NAMES), "the symbols it may count"), factor=_FACTOR
    ),
    CITY: _decree(),
}

_SPELL = {"id": Name("its name in records")}

SCHEMA = Table(
    "",
    {
        "tiles": Entries(
            Cases("a building tile; row says where it is built", "row", {row: _tile(row) for row in ROW_NAMES}),
            19,
            7 * MOST,
        ),
        "start_tiles": Entries(
            Table(
                "the wall with which a player begins, in the order of the seats",
                {
                    "id": Choice([f"start_{name}" for name in COLOUR_NAMES], "its name in records"),
                    "kind": Choice(KIND_NAMES, "its form"),
                    **_symbols(),
                },
                retired=("colour", "row", "stack", "clouds"),
            ),
            SEATS,
            SEATS,
            [f"start_{name}" for name in COLOUR_NAMES],
        ),
        "decrees": Entries(Cases("a royal decree", "type", _DECREES), 10, 2 * MOST),
        "spells": Entries(
            Cases(
                "a fairy spell",
                "type",
                {name: Table("", _SPELL | ({"points": _POINTS} if name == "fame" else {})) for name in SPELL_TYPES},
            ),
            OPEN_SPELLS,
            MOST,
        ),
        "counts": Table(
            "pieces of the box",
            {"grass_plain": Number(0, 99, "grass tiles without arms")},
            retired=(
                *("building_tiles", "walls", "towers", "skies", "start_tiles", "decrees", "city_decrees", "spells"),
                *("ordinary_decrees", "grass_total", "grass_arms", "player_boards", "markers", "dice", "kobold", "cup"),
            ),
        ),
        "constants": Table(
            "numbers of the rules",
            {
                "decrees_boxed_unseen": Number(0, 40, "decrees that stay in the box unseen"),
                "city_points_per_tile": Number(1, 9, "points for each wall and tower of the city"),
                "city_max_missing_towers": Number(0, 9, "columns without a tower that a city may have"),
                "juggler_limit": Number(6, 30, "the most the juggler's dice may add up to"),
                "magician_max_columns": Number(1, 9, "ruins the magician restores at most"),
                "kings_grace_points": Number(0, 50, "points at the end for the fewest decrees scored"),
                "max_dragons_per_turn": Number(1, 10, "after so many dragons in one turn no double is rolled any more"),
                "max_rounds": Number(5, 40, "the game ends after this round at the latest"),
            },
            retired=(
                *("columns_on_board", "decrees_open", "spells_open", "item_places", "spell_places", "max_storeys"),
                *("fairy_dice_per_turn", "small_district_points", "large_district_points", "free_choice_factor"),
                "fine_view_points_per_symbol",
            ),
        ),
    },
    retired=("player_colours", "symbols", "persons", "game", "board", "player_area"),
)
