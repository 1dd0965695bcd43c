"""What may stand in a data file of Kurier."""

from serai.core.schema import Choice, Colour, Entries, Line, Name, Number, Point, Real, Refer, Several, Table, ours
from serai.games.kurier.board import COLOURS, KINDS, PALACE

TYPE_NAMES = ("officer", "cossack", "diplomat", "lady")
COIN_NAMES = ("njet", "blank", "one", "two", "three")
COLOUR_NAMES = ("red", "green", "blue", "yellow", "violet")
EMBLEM_NAMES = ("bear", "fir", "sturgeon", "sheaf", "snowflake")
ORNAMENT_NAMES = ("pond", "reeds", "birch", "fir", "peak", "haystack", "flowers", "horse")
_VILLAGES = PALACE - 1

_OFFSET = Point("", (-200, -200), (200, 200))
_BAND = Several(Real(0, 1600, ""), 4, 4, "")


def _places() -> dict[str, Number]:
    """Where an inn or a guard stands."""
    return {
        "x": Number(0, 1600, "centre on the wide canvas, from the left"),
        "y": Number(0, 1000, "centre on the wide canvas, from the top"),
        "portrait_x": Number(0, 1000, "centre on the canvas of narrow screens, from the left"),
        "portrait_y": Number(0, 1600, "centre on the canvas of narrow screens, from the top"),
    }


_INN = Table(
    "an inn; inns are numbered as they stand here",
    {
        "id": Name("its name in records"),
        "name": Line("the name on its sign"),
        "village": Number(1, _VILLAGES, "its village, 1 farthest from the palace"),
        "closed_for_players": Several(
            Number(2, COLOURS, ""), 0, COLOURS - 1, "the numbers of players with which it is closed"
        ),
        **_places(),
    },
    retired=("slot", "name_origin"),
)

_GUARD = Table(
    "a guard of the palace; each inn of the last village has one above it",
    {
        "id": Name("guard_1, guard_2 and so on: what positions written as text call it"),
        "above": Refer("inn", "the inn below this guard"),
        "value": Number(1, 99, "the rubles this guard wants"),
        **_places(),
    },
    retired=("value_origin",),
)

SCHEMA = Table(
    "",
    {
        "limits": Table(
            "numbers of the rules",
            {
                "couriers_per_type_and_colour": ours(Number(2, 9, "couriers of each type in each colour")),
                "skip_guard_value": Number(1, 99, "the guard with this value takes in dispatches of a forced march"),
                "turn_limit": Number(60, 960, "the last turn of the game"),
            },
            retired=(
                *("inn_rooms", "inn_full_at", "travellers", "couriers_total", "couriers_per_colour", "closed_signs"),
                *("dispatches", "coins_total"),
            ),
        ),
        "coin": Entries(
            Table(
                "a kind of coin",
                {
                    "id": Choice(COIN_NAMES, "its name in records"),
                    "value": Number(0, 9, "what it is worth in rubles; njet and blank are worth nothing"),
                    "count": Number(0, 30, "how many there are"),
                },
                retired=("label", "false_money"),
            ),
            KINDS,
            KINDS,
            COIN_NAMES,
        ),
        "inn": Entries(_INN, 8, 40),
        "guard": Entries(_GUARD, 1, 40),
        "colour": ours(
            Entries(
                Table(
                    "a player's colour, in the order of the seats",
                    {
                        "id": Choice(COLOUR_NAMES, "its name in records"),
                        "hex": Colour("how it is drawn"),
                        "emblem": Choice(EMBLEM_NAMES, "the second mark besides the colour"),
                        "town": Line("the governor's town"),
                    },
                    retired=("order", "name_nl", "name_en", "origin"),
                ),
                COLOURS,
                COLOURS,
                COLOUR_NAMES,
            )
        ),
        "village": ours(
            Entries(
                Table(
                    "the land of a village on the wide canvas, village 1 first",
                    {
                        "band": Several(Real(0, 1600, ""), 4, 4, "left, top, right, bottom"),
                        "street_y": Real(0, 1000, "the height of its street"),
                    },
                    retired=("number", "landscape", "name_nl", "name_en", "hex"),
                ),
                _VILLAGES,
                _VILLAGES,
            )
        ),
        "house": ours(
            Table(
                "the drawing of an inn on the wide canvas",
                {
                    "size": Real(20, 400, "side of the house"),
                    "room_size": Real(10, 200, "side of a room"),
                    "sign_width": Real(20, 400, "width of the name plate"),
                    "sign_height": Real(10, 100, "height of the name plate"),
                    "sign_dy": Real(0, 200, "how far below the centre of the house the plate hangs"),
                    "room": Table(
                        "the centre of each room, seen from the centre of the house",
                        {name: Point(f"the room of the {name}", (-200, -200), (200, 200)) for name in TYPE_NAMES},
                    ),
                },
                retired=("dispatch_dx", "dispatch_dy"),
            )
        ),
        "guard_geometry": ours(
            Table(
                "the drawing of a guard on the wide canvas",
                {
                    "radius": Real(5, 100, "its radius"),
                    "dispatch_slots": Several(_OFFSET, COLOURS, COLOURS, "where dispatches lie, seen from the guard"),
                },
                retired=("badge_dy", "dispatch_width", "dispatch_height"),
            )
        ),
        "palace": ours(
            Table(
                "the drawing of the palace on the wide canvas",
                {
                    "forecourt_y": Real(0, 1000, "the height of the street before the guards"),
                    "coin_radius": Real(5, 100, "radius of a coin"),
                    "coin_slots": Several(Point(""), 1, 200, "where the coins lie"),
                    "domes": Several(Several(Real(0, 1600, ""), 3, 3, ""), 0, 40, "the domes: x, y and radius"),
                },
                retired=("band",),
            )
        ),
        "canvas": ours(
            Table(
                "the wide canvas",
                {"width": Real(800, 3200, "its width"), "height": Real(500, 2000, "its height")},
            )
        ),
        "portrait": ours(
            Table(
                "the canvas of narrow screens",
                {
                    "width": Real(500, 2000, "its width"),
                    "height": Real(800, 3200, "its height"),
                    "house_size": Real(20, 400, "side of a house"),
                    "room_size": Real(10, 200, "side of a room"),
                    "room_offset": Real(5, 200, "how far a room's centre lies from that of the house, across and down"),
                    "sign_dy": Real(0, 200, "how far below the centre of the house its name plate hangs"),
                    "sign_height": Real(10, 100, "height of the name plate"),
                    "village_bands": Several(_BAND, _VILLAGES, _VILLAGES, "left, top, right, bottom of each village"),
                    "guard_radius": Real(5, 100, "radius of a guard"),
                    "guard_dispatch_slots": Several(
                        _OFFSET, COLOURS, COLOURS, "where dispatches lie, seen from the guard"
                    ),
                    "coin_slots": Several(Point("", most=(1000, 1600)), 1, 200, "where the coins lie"),
                },
                retired=("palace_band",),
            )
        ),
        "road": ours(
            Entries(
                Table(
                    "a road from one village to the next on the wide canvas; scenery only",
                    {"points": Several(Point(""), 2, 40, "the way it takes")},
                    retired=("id", "from_village", "to_village"),
                ),
                0,
                40,
            )
        ),
        "ornament": ours(
            Entries(
                Table(
                    "something that stands in the landscape",
                    {
                        "kind": Choice(ORNAMENT_NAMES, "what it is"),
                        "x": Real(0, 1600, "where it stands, from the left"),
                        "y": Real(0, 1000, "where it stands, from the top"),
                        "scale": Real(0, 5, "its size"),
                    },
                    retired=("village",),
                ),
                0,
                200,
            )
        ),
    },
    retired=("game", "player_count", "mode", "courier_type", "travel_rule", "street"),
)
