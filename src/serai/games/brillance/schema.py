"""What may stand in a data file of Brillance."""

from serai.core.schema import (
    Cases,
    Choice,
    Colour,
    Entries,
    Flag,
    Kind,
    Line,
    Name,
    Number,
    Numbered,
    Point,
    Real,
    Refer,
    Several,
    Table,
    maybe,
    ours,
)
from serai.games.brillance.actions import COLOURS, KINDS, PER_COLOUR
from serai.games.brillance.board import PER_SHOPS

COLOUR_NAMES = ("yellow", "blue", "orange", "red", "green", "violet")
CARD_NAMES = (
    *("windfall", "bandits", "unfair_competition", "bonus_gift", "delivery_error", "breakdown", "collision"),
    *("unexpected_obstacle", "cleared_passage", "bribe"),
)
MARKER_NAMES = ("minus_one", "plus_one", "wreck", "drunk_dwarf")
SPACE_KINDS = ("street", "start", "gate", "guard", "delivery", "bridge", "castle")
COLOURED = ("start", "gate", "guard", "delivery")
ZONE_IDS = ("outside", "wall", "north", "south", "river", "island")
LANDMARK_NAMES = ("cathedral", "park", "hall", "mill", "boat", "tent")
MOST_ROUNDS = 20

_NAMES: dict[str, Kind] = {
    "name_nl": maybe(Line("its Dutch name, if it has one")),
    "name_en": maybe(Line("its English name, if it has one")),
}


def _space(kind: str) -> Table:
    keys: dict[str, Kind] = {
        "id": Name("its name in records"),
        "x": Real(0, 1600, "where it lies, from the left"),
        "y": Real(0, 1000, "where it lies, from the top"),
        "zone": Choice(ZONE_IDS, "the part of the city it belongs to"),
        **_NAMES,
    }
    if kind in COLOURED:
        keys["colour"] = Choice(COLOUR_NAMES, "whose it is, for start, gate, guard and delivery spaces")
    return Table("", keys, retired=("ring", "island"))


def _landmark(kind: str) -> Table:
    keys: dict[str, Kind] = {
        "x": Real(0, 1600, "where it stands, from the left"),
        "y": Real(0, 1000, "where it stands, from the top"),
        "size": Real(1, 200, "its size"),
    }
    if kind == "tent":
        keys["colour"] = Choice(COLOUR_NAMES, "whose tent it is")
    return Table("", keys, retired=("name_nl", "name_en", "angle"))


def _counted(doc: str, names: tuple[str, ...], retired: tuple[str, ...]) -> Entries:
    keys: dict[str, Kind] = {
        "id": Choice(names, "its name in records"),
        "count": Number(0, 40, "how many there are"),
    }
    return Entries(Table(doc, keys, retired), len(names), len(names), names)


_COLOUR = Table(
    "a colour: its start spaces and its shops",
    {
        "id": Choice(COLOUR_NAMES, "its name in records"),
        "hex": Colour("how it is drawn"),
        "hex_dark": Colour("how its edges are drawn"),
        "starts": Several(Refer("board.space", ""), PER_COLOUR, PER_COLOUR, "its start spaces, for carts 1 to 5"),
        "deliveries": Several(
            Refer("board.space", ""), PER_SHOPS, PER_SHOPS, "the delivery spaces of its shops; one is on the island"
        ),
    },
    retired=("name_nl", "name_en", "clockwise_index", "gate", "toll"),
)

_SHOP = Table(
    "a shop",
    {
        "space": Refer("board.space", "its delivery space"),
        "x": Real(0, 1600, "where its sign hangs, from the left"),
        "y": Real(0, 1000, "where its sign hangs, from the top"),
        "name_nl": Line("its Dutch name"),
        "name_en": Line("its English name"),
    },
    retired=("id", "colour", "island"),
)

_LABEL = Table(
    "a name written on the map",
    {
        "text_nl": Line("the name in Dutch"),
        "text_en": Line("the name in English"),
        "x": Real(0, 1600, "where it is written, from the left"),
        "y": Real(0, 1000, "where it is written, from the top"),
        "bold": maybe(Flag("whether it is the name of a gate, written larger")),
        "corner": maybe(Flag("whether that gate lies at a corner of the city: its name is moved outwards")),
    },
    retired=("size", "angle", "hex", "halo", "outside", "w"),
)


def _area(doc: str) -> Several:
    return Several(Point("", (-100, -100), (1700, 1100)), 3, 400, doc)


SCHEMA = Table(
    "",
    {
        "rules": Table(
            "numbers of the rules",
            {
                "rounds": Numbered(
                    "rounds of a game, by the number of players; not more than the track has",
                    range(2, COLOURS + 1),
                    Number(1, MOST_ROUNDS, ""),
                ),
                "goods_per_cart_at_start": Number(1, 3, "goods on each cart at the start"),
                "cart_capacity": Number(1, 3, "goods a cart can hold, not fewer than at the start"),
                "orders_per_player": Several(Number(2, 3, ""), PER_SHOPS, PER_SHOPS, "the orders of a colour"),
                "action_points": Number(1, 9, "action points of each cart in a turn"),
                "first_round_action_points_by_seat": Several(
                    Number(1, 5, ""), COLOURS, COLOURS, "the same in the first round, by the order of play"
                ),
                "hand_at_start": Number(0, 4, "cards dealt to each player"),
                "hand_limit": Number(1, 6, "cards a player may hold"),
                "bandit_action_points": Number(1, 9, "action points of the bandits in a move"),
                "bandit_capacity": Number(1, 3, "goods the bandits can hold"),
                "bandit_rob_cost": ours(Number(1, 9, "action points that robbing a cart costs the bandits")),
                "bribe_max_steps": ours(Number(1, 2, "steps that a bribed cart goes at most")),
                "points_per_home_cart": ours(Number(0, 9, "points for a cart that is home")),
            },
            retired=(
                *("turn_track_length", "carts_per_player", "goods_per_player", "deliver_cost_per_good"),
                *("transfer_cost_per_good", "steal_cost_per_good", "draw_per_turn", "bandit_goods_per_cart_per_move"),
            ),
        ),
        "variants": Table(
            "numbers of the variants",
            {
                "roving_competitors_steps": Numbered(
                    "steps of a cart that belongs to nobody, by the number of players",
                    range(2, COLOURS),
                    Number(0, 5, ""),
                ),
                "speed_premium_by_round": Numbered(
                    "what an empty cart earns that leaves in this round",
                    range(1, MOST_ROUNDS + 1),
                    maybe(Number(0, 20, "")),
                ),
            },
            retired=("speed_premium_min_players", "always_ten_rounds_rounds", "one_card_per_turn_limit", "options"),
        ),
        "card": _counted("an event card", CARD_NAMES, ("name_nl", "name_en", "timing", "marker", "text_nl", "text_en")),
        "marker": _counted("an event marker", MARKER_NAMES, ("name_nl", "name_en")),
        "colour": Entries(_COLOUR, COLOURS, COLOURS, COLOUR_NAMES),
        "board": Table(
            "the city",
            {
                "space": Entries(
                    Cases("a space of the board", "kind", {kind: _space(kind) for kind in SPACE_KINDS}), 40, 290
                ),
                "edge": Several(
                    Several(Refer("board.space", ""), 2, 2, ""), 40, 2000, "pairs of spaces that lie next to each other"
                ),
                "shop": Entries(_SHOP, COLOURS * PER_SHOPS, COLOURS * PER_SHOPS),
                "ford": maybe(
                    Several(
                        Several(Refer("board.space", ""), 2, 2, ""), 0, 20, "where the outer road crosses the river"
                    )
                ),
            },
            retired=("gate", "bridge"),
        ),
        "turn_track": ours(
            Table(
                "the track of rounds",
                {"positions": Several(Point(""), 10, MOST_ROUNDS, "where its spaces lie: as many as a game can last")},
            )
        ),
        "scenery": ours(
            Table(
                "what is only drawn",
                {
                    "wall": _area("the wall of the city"),
                    "towers": Several(Point(""), 0, 100, "the towers on the wall"),
                    "river": _area("the river"),
                    "island": _area("the island"),
                    "landmark": Entries(
                        Cases("something worth seeing", "kind", {kind: _landmark(kind) for kind in LANDMARK_NAMES}),
                        0,
                        100,
                    ),
                    "label": Entries(_LABEL, 0, 100),
                },
                retired=("title", "compass"),
            )
        ),
    },
    retired=("format", "meta", "components", "reaction_window", "example"),
)

assert len(CARD_NAMES) == KINDS
