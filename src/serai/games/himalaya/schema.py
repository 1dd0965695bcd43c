"""What may stand in a data file of Himalaya."""

from serai.core.schema import Choice, Entries, Name, Number, Point, Real, Several, Table, maybe
from serai.games.himalaya.board import REGIONS, RESOURCES, ROAD_TYPES, SEATS, VILLAGES

RESOURCE_NAMES = ("salt", "barley", "tea", "jade", "gold")
COMMAND_NAMES = ("soil", "ice", "stone", "hand", "pause")
AT_A_GLANCE = 9
"""So many delegations of a region are drawn one by one; more are counted."""
ROAD_NAMES = COMMAND_NAMES[:ROAD_TYPES]

_VILLAGE = Table(
    "a village",
    {
        "id": Number(1, VILLAGES, "its number: they stand in order"),
        "level": Number(1, 3, "1 house, 2 temple, 3 monastery"),
        "x": Real(0, 1600, "centre of its buildings, from the left"),
        "y": Real(0, 1000, "centre of its buildings, from the top"),
        "goods": Point("where its goods or its order lie"),
        "stupa": Point("where its stupa stands"),
    },
    retired=("regions", "roads"),
)

_ROAD = Table(
    "a road; a village has at most one of each type",
    {
        "type": Choice(ROAD_NAMES, "what the road is made of"),
        "a": Number(1, VILLAGES, "the lower of the two villages"),
        "b": Number(1, VILLAGES, "the higher of the two villages"),
        "c1": Point("the point towards which the road leaves a"),
        "c2": Point("the point from which it comes to b"),
        "mid": Point("where an event on it lies"),
    },
    retired=("id",),
)

_REGION = Table(
    "a region",
    {
        "id": Number(1, REGIONS, "its number: they stand in order"),
        "villages": Several(Number(1, VILLAGES, ""), 1, VILLAGES, "the villages on its border, in order along it"),
        "label": Point("where its number stands"),
        "slots": Several(Point(""), AT_A_GLANCE, 200, "where single delegations stand"),
        "clusters": Several(Point(""), SEATS, SEATS, "where counted delegations of each tribe stand"),
    },
    retired=("roads", "tint"),
)

_DISC = Table(
    "a kind of order",
    {
        "id": Name("its name in records"),
        "demand": Table(
            "the cubes it asks for",
            {name: maybe(Number(1, 5, f"cubes of {name}")) for name in RESOURCE_NAMES},
        ),
        "yaks": Number(0, 60, "the yaks it pays"),
        "count": Number(1, 40, "how many of these discs there are"),
    },
)

SCHEMA = Table(
    "",
    {
        "limits": Table(
            "numbers of the rules",
            {
                "rounds": Number(1, 24, "rounds of a game"),
                "stupas_per_tribe": Number(1, VILLAGES, "stupas of each tribe"),
                "delegations_per_tribe": Number(1, 40, "delegations of each tribe"),
                "resource_villages": Number(1, VILLAGES // 2, "villages with goods"),
                "order_villages": Number(1, VILLAGES // 2, "villages with an order"),
                "cubes_per_resource_village": Number(1, 9, "cubes in a village with goods"),
                "inventory_token_yaks": Number(0, 99, "yaks that a token of the inventory is worth"),
                "inventory_rounds": Several(Number(1, 24, ""), 0, 24, "the rounds with an inventory, rising"),
                "full_inventory_delegations": Number(1, 9, "delegations that the full inventory grants"),
            },
            retired=(
                *("commands_per_round", "action_tiles_per_tribe", "cubes_total", "order_discs_total", "die_sides"),
                *("inventory_tokens", "rewards_per_delivery", "cubes_per_village_per_round", "stupas_per_village"),
                *("event_tokens_per_tribe", "events_per_player_per_round", "events_per_kind_per_round"),
                *("full_inventory_stupa_level", "clock_seconds"),
            ),
        ),
        "resources": Entries(
            Table(
                "a resource, in rising value",
                {
                    "id": Choice(RESOURCE_NAMES, "its name in records"),
                    "count": Number(1, 60, "cubes of it in the bag"),
                },
                retired=("nl", "letter", "rank", "colour", "hex"),
            ),
            RESOURCES,
            RESOURCES,
            RESOURCE_NAMES,
        ),
        "villages": Entries(_VILLAGE, VILLAGES, VILLAGES, range(1, VILLAGES + 1)),
        "roads": Entries(_ROAD, VILLAGES - 1, 30),
        "regions": Entries(_REGION, REGIONS, REGIONS, range(1, REGIONS + 1)),
        "order_discs": Entries(_DISC, 1, 60),
        "scenery": maybe(
            Table(
                "what is drawn around the map",
                {"peaks": Several(Several(Real(0, 1600, ""), 3, 3, ""), 0, 200, "mountains: x, y and height")},
            )
        ),
    },
    retired=(
        *("game", "canvas", "tribes", "neutral_tribe", "commands", "road_types", "levels", "village_layout", "events"),
        *("title", "calendar", "options"),
    ),
)
