"""What Feuville calls things, and the questions about a view that its sentences need answered."""

from collections.abc import Callable

from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.feuville.board import SYMBOLS, Board
from serai.games.feuville.data import (
    COLOUR_NAMES,
    DECREE_TYPES,
    KIND_NAMES,
    PERSON_NAMES,
    ROW_NAMES,
    SPELL_TYPES,
    SYMBOL_NAMES,
    FeuvilleData,
)
from serai.games.feuville.rules import Feuville

Args = dict[str, str | int | Text]

_SIMPLE = (
    *("roll", "end-turn", "kobold", "decree", "skill", "fairy", "city", "store", "score", "keep", "left", "right"),
    *("again", "stop", "yes", "no", "pass"),
)
"""The actions that stand alone, in the order of the table."""
_FAMILIES = (
    *("die", "person", "row", "build_stored", "score_stored", "protect", "swap", "replace", "column", "low", "high"),
    *("symbol", "steal", "slot", "decree", "spell", "span", "start", "dice", "juggle", "deal_tile", "deal_decree"),
    "deal_spell",
)
"""The families of actions, in the order of the table."""


def player(seat: int) -> Text:
    """A player, called by his colour."""
    return Text(f"player-{COLOUR_NAMES[seat]}")


def person(face: int) -> Text:
    """The person of a face of the die."""
    return Text(f"person-{PERSON_NAMES[face - 1]}")


def symbol(number: int) -> Text:
    """A status symbol."""
    return Text(f"symbol-{SYMBOL_NAMES[number]}")


def symbols(number: int) -> Text:
    """All symbols of a kind, at the beginning of a line."""
    return Text(f"symbols-{SYMBOL_NAMES[number]}")


def column(k: int) -> Text:
    """A column, counted from the start column."""
    if k == 0:
        return Text("column-start")
    return Text("column-left" if k < 0 else "column-right", {"n": abs(k)})


def columns(k: int) -> Text:
    """A column and its right neighbour."""
    return Text("and", {"first": column(k), "second": column(k + 1)})


def is_last_round(board: Board, view: View) -> bool:
    """Whether this round is known to be the last."""
    return bool(view["triggered"] or view["round"] >= board.max_rounds)


class FeuvilleNames:
    """Speaks of actions by their meaning; knows the tiles, decrees and spells of the box."""

    def __init__(self, data: FeuvilleData, state: Callable[[View], Feuville]) -> None:
        self.data = data
        self.board = data.board
        self.actions = data.board.actions
        self.state = state
        """The state a view shows, to reckon with."""
        self._first = [(int(getattr(self.actions, f"{name}0")), name) for name in _FAMILIES]

    def family(self, action: int) -> tuple[str, int]:
        """Which kind of action this is, and which one of them."""
        if action < len(_SIMPLE):
            return _SIMPLE[action], 0
        first, name = max(entry for entry in self._first if entry[0] <= action)
        return ("take_decree" if name == "decree" else name), action - first

    def k(self, which: int) -> int:
        """The column an action of a family of columns names."""
        return which - int(self.actions.reach)

    # ------------------------------------------------------------------ things

    def tile(self, tile: int) -> Text:
        """A tile: what it is, and what it shows."""
        if tile >= self.board.tiles:
            return Text("start-tile")
        row = ROW_NAMES[self.board.row[tile]]
        name = Text(row if row == "sky" else f"{row}-{KIND_NAMES[self.board.kind[tile]]}".replace("_", "-"))
        shows = [
            Text(f"n-{SYMBOL_NAMES[s]}", {"n": int(self.board.symbols[SYMBOLS * tile + s])})
            for s in range(SYMBOLS)
            if self.board.symbols[SYMBOLS * tile + s]
        ]
        if row == "sky" and not self.board.clouds[tile]:
            return Text("tile-no-clouds", {"tile": name, "shows": listing(shows)}) if shows else Text("sky-no-clouds")
        if row == "sky":
            shows.append(Text("n-cloud", {"n": int(self.board.clouds[tile])}))
        return Text("tile", {"tile": name, "shows": listing(shows)}) if shows else name

    def decree(self, decree: int) -> Text:
        """A royal decree, by its kind."""
        kind = DECREE_TYPES[self.board.decree_type[decree]].replace("_", "-")
        args: Args = {}
        if kind == "status":
            mask = int(self.board.decree_symbols[decree])
            args = {"symbol": symbol(mask.bit_length() - 1), "factor": int(self.board.decree_worth[decree])}
        return Text(f"decree-{kind}", args)

    def spell(self, spell: int) -> Text:
        """A fairy spell."""
        kind = SPELL_TYPES[self.board.spell_type[spell]].replace("_", "-")
        return Text(f"spell-{kind}", {"points": int(self.board.spell_points[spell])} if kind == "fame" else {})

    def item(self, item: int) -> Text:
        """A tile, a decree or a spell, by its number among all things."""
        if item >= self.board.first_spell:
            return self.spell(item - int(self.board.first_spell))
        if item >= self.board.first_decree:
            return self.decree(item - int(self.board.first_decree))
        return self.tile(item)

    def told(self, name: str) -> Text:
        """What a person or a being does, with the numbers of the data."""
        args: Args = {
            "limit": int(self.board.juggler_limit),
            "ruins": int(self.board.magic),
            "points": int(self.board.city_points),
        }
        return Text(f"help-{name}", args if name in ("juggler", "magician", "city") else {})

    def explained(self, item: int) -> Text:
        """The same with what it does, if it is a decree or a spell."""
        if item < self.board.first_decree:
            return self.tile(item)
        name = self.item(item)
        if item >= self.board.first_spell:
            return Text("tip-card", {"name": name, "help": Text(f"help-{name.key}")})
        decree = item - int(self.board.first_decree)
        kind = DECREE_TYPES[self.board.decree_type[decree]].replace("_", "-")
        told = Text(f"help-decree-{kind}", {"points": int(self.board.decree_worth[decree])})
        return Text("tip-card", {"name": name, "help": told})

    def stored(self, view: View, seat: int, place: int) -> Text:
        """What lies in an item place."""
        item = view["items"][2 * seat + place]
        return self.item(item) if item >= 0 else Text("empty-place")
