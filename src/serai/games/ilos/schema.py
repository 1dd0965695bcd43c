"""What may stand in a data file of Ilôs."""

from serai.core.schema import Choice, Colour, Entries, Line, Number, Point, Several, Table, maybe, ours
from serai.games.ilos.board import COLOURS, DIRECTIONS, GOODS, KINDS, PRICES, SITE_KINDS

COLOUR_NAMES = ("orange", "green", "black", "yellow", "blue")
CARD_NAMES = ("ship", "plantation", "gold_mine", "building", "ruin", "market")
GOOD_NAMES = ("ebony", "spice", "dye", "gold")
SITE_NAMES = (*GOOD_NAMES, "building", "ruin")
LETTERS = "ABC"
MOST_TILES = 60
_MOST_SITES = 5

_HERE = {"least": (-100, -100), "most": (100, 100)}

_SITE = Table(
    "a site of the part",
    {
        "kind": Choice(SITE_NAMES, "what can be done there"),
        "at": Point("where it lies", **_HERE),
    },
    retired=("id",),
)

_PART = Table(
    "an island part of the tile, A first",
    {
        "id": Choice(LETTERS, "its letter"),
        "sites": maybe(Entries(_SITE, 0, _MOST_SITES)),
        "anchors": Several(Point("", **_HERE), 1, 40, "where ships are drawn, the first ship at the first place"),
        "outline": Several(
            Point("", **_HERE), 3, 400, "its coast, clockwise; points on an edge of the tile are border"
        ),
    },
    retired=("edges",),
)

_TILE = Table(
    "a tile, drawn around its centre: corners lie 100 away, the first at the top, the others follow clockwise",
    {
        "id": Number(1, 999, "its printed number, which stands in records"),
        "name": Line("its name"),
        "edges": Several(
            Choice((*LETTERS, "-"), ""),
            DIRECTIONS,
            DIRECTIONS,
            "the part at each edge, clockwise from north-east; - is sea",
        ),
        "den": maybe(Point("the pirates' den, if the tile has one", **_HERE)),
        "part": Entries(_PART, 1, len(LETTERS), LETTERS),
    },
)

_CARD = Table(
    "a kind of card",
    {
        "id": Choice(CARD_NAMES, "its name in records"),
        "count": Number(0, 90, "how many there are"),
        "cost": Number(0, 20, "the other cards that playing it takes; always 0 for the market"),
        "piracy_cost": Number(0, 20, "the same under piracy; always 0 for the market"),
        "ships": Number(0, 9, "own ships needed at the island; always 0 for ship and market"),
        "instant_gold": maybe(Number(0, 20, "the gold that a ruin gives at once; for the ruin only")),
    },
    retired=("nl", "goods_cost", "sites"),
)

SCHEMA = Table(
    "",
    {
        "players": Table(
            "what each player has",
            {
                "ships": Number(2, 9, "ships"),
                "pioneers": Number(1, 30, "pioneers"),
                "colour": ours(
                    Entries(
                        Table(
                            "a player's colour, in the order of the seats",
                            {"id": Choice(COLOUR_NAMES, "its name in records"), "hex": Colour("how it is drawn")},
                            retired=("nl",),
                        ),
                        COLOURS,
                        COLOURS,
                        COLOUR_NAMES,
                    )
                ),
            },
            retired=("min", "max"),
        ),
        "setup": Table(
            "the beginning of a game",
            {
                "hand": Number(1, 12, "cards dealt to each player"),
                "tiles_per_player": Number(2, 6, "tiles in play for each player"),
                "open_tiles": Number(1, 6, "how many of them lie open"),
                "price_markers": Number(0, GOODS * (PRICES - 1), "price markers in play"),
                "building_tokens": Number(0, 99, "tokens for forts and trading posts"),
            },
            retired=("price_markers_spare", "resource_tokens"),
        ),
        "turn": Table(
            "a turn",
            {
                "draw_base": Number(1, 9, "cards drawn at the end of a turn"),
                "draw_per_ship": Number(0, 3, "more cards for each ship on the map"),
                "draw_per_fort": Number(0, 3, "more cards for each fort"),
                "markets_per_turn": Number(0, 9, "how many markets a player may play in one turn"),
            },
        ),
        "end": Table(
            "the end of the game",
            {
                "pioneers": Number(1, 30, "so many pioneers placed by one player end the game; not more than he has"),
                "lull_rounds": Number(1, 20, "so many rounds in a row without any pioneer placed end it too"),
            },
        ),
        "good": Entries(
            Table(
                "a good",
                {
                    "id": Choice(GOOD_NAMES, "its name in records"),
                    "prices": Several(
                        Number(0, 99, ""), PRICES, PRICES, "its price before and after each raise, rising"
                    ),
                },
                retired=("nl", "en", "hex"),
            ),
            GOODS,
            GOODS,
            GOOD_NAMES,
        ),
        "card": Entries(_CARD, KINDS, KINDS, CARD_NAMES),
        "tile": Entries(_TILE, 4, MOST_TILES),
    },
    retired=("schema", "game", "title", "designer", "illustrator", "publishers", "year", "site_kind", "geometry"),
)

assert len(SITE_NAMES) == SITE_KINDS
