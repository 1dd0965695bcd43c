"""Which things of the scene to click for an action: none of these paths is the beginning of another."""

from serai.core.view import View
from serai.games.feuville.asked import asked
from serai.games.feuville.board import COLUMNS
from serai.games.feuville.layout import item_id
from serai.games.feuville.typed import OUTCOMES
from serai.games.feuville.words import FeuvilleWords

SIGNS = {
    "end-turn": "sign-end",
    "again": "sign-again",
    "stop": "sign-no",
    "yes": "sign-yes",
    "no": "sign-no",
    "pass": "sign-no",
    "score": "sign-score",
}
"""Actions that happen nowhere on the table, and the symbols of their signs."""


def path(words: FeuvilleWords, view: View, action: int) -> tuple[str, ...]:
    """The ids to click, in order."""
    decider = view["decider"]
    seat = int(decider if decider >= 0 else max(0, view["mover"]))
    name, which = words.family(action)
    if name in OUTCOMES:
        return (f"chance:{action}",)
    if name in SIGNS:
        return (f"sign:{name}",)
    if name in ("low", "high", "symbol", "span"):
        return (f"choice:{action}",)
    if name == "column":
        return (asked(view).column_click(seat, words.k(which), action),)
    if name in ("left", "right"):
        return (f"end:{seat}:{name}",)
    if name == "die":
        return (f"die:{view['dice'].index(which + 1)}",)
    if name in ("roll", "kobold", "fairy", "city"):
        return ({"roll": "dice", "kobold": "kobold", "fairy": "fairy", "city": "city"}[name],)
    if name in ("person", "skill"):
        return (f"person:{which + 1 if name == 'person' else asked(view).face(view)}",)
    if name == "row":
        return (f"tile:{view['display'][COLUMNS * which + asked(view).face(view) - 1]}",)
    if name == "decree":
        return (f"decree:{view['decree_row'][asked(view).face(view) - 1]}",)
    if name == "slot":
        return (f"tile:{view['display'][which]}",)
    if name == "take_decree":
        return (f"decree:{view['decree_row'][which]}",)
    if name == "spell":
        return (f"spell:{view['open_spells'][which]}",)
    if name == "store":
        return (f"place:{seat}:{0 if view['items'][2 * seat] < 0 else 1}",)
    if name == "keep":
        return (f"spell-place:{seat}:{0 if view['spells'][2 * seat] < 0 else 1}",)
    if name == "replace":
        return (f"spell:{view['spells'][2 * seat + which]}",)
    if name == "steal":
        return (item_id(words.board, view["items"][which]),)
    item = item_id(words.board, view["items"][2 * seat + which])
    if name == "swap":
        return (item_id(words.board, view["hand"]), item)
    if name == "protect":
        return (f"spell:{asked(view).shield(words, view)}", item)
    return (item,)
