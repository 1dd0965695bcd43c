"""How each question is put and clicked: beside every step of the rules, under its name, what its words must know.

A step that is not listed here needs nothing beyond its sentences: ``prompt-NAME``, ``doing-NAME`` and the rest.
"""

from typing import ClassVar

from serai.core.state import Moves
from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville.board import LARGE_DISTRICT, THIEF_PROTECTION
from serai.games.feuville.items import scored_now, write_uses
from serai.games.feuville.names import Args, FeuvilleNames, column, columns, is_last_round, person
from serai.games.feuville.persons import is_guest
from serai.games.feuville.position import UNUSED
from serai.games.feuville.skyline import choice_points


class Asked:
    """A question in words and clicks. ``view`` is always one in which this is asked."""

    tells_yes: ClassVar[bool] = True
    """Whether the log tells that somebody said yes."""
    builds: ClassVar[bool] = False
    """Whether a column is named to build on it."""
    scores: ClassVar[bool] = False
    """Whether ways to score are lit on the skyline itself."""
    juggles: ClassVar[bool] = False
    """Whether the juggler is at work."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        """What the prompt tells."""
        return {}

    def item(self, words: FeuvilleNames, view: View) -> int:
        """The item that the question is about."""
        return int(words.state(view).thing(view["decider"], view["about"]))

    def face(self, view: View) -> int:
        """The person who is used now, by the face of the die."""
        return int(view["about"])

    def shield(self, words: FeuvilleNames, view: View) -> int:
        """The thief protection that would be put on an item."""
        state = words.state(view)
        return int(state.spells[2 * state.decider + state.spell_place(state.decider, THIEF_PROTECTION)])

    def column_label(self, words: FeuvilleNames, view: View, k: int) -> Text:
        """What naming a column does."""
        return Text(f"label-column-{view['step'].replace('_', '-')}", {"column": column(k)})

    def column_click(self, seat: int, k: int, action: int) -> str:
        """What is clicked to name a column."""
        return f"column:{seat}:{k}"


class Turn(Asked):
    """``before_roll`` and ``main``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        return {"how": self.stands(words, view), "last": "yes" if is_last_round(words.board, view) else "no"}

    def stands(self, words: FeuvilleNames, view: View) -> str:
        """How far the turn has come."""
        left = view["used"].count(UNUSED)
        return ("none", "one", "two")[left] if left or not self.has_stored(words, view) else "stored"

    def has_stored(self, words: FeuvilleNames, view: View) -> bool:
        """Whether something on the player board can be used."""
        moves = Moves()
        write_uses(words.state(view), view["decider"], moves)
        return moves.count > 0


class BeforeRoll(Turn):
    """``before_roll``."""

    def stands(self, words: FeuvilleNames, view: View) -> str:
        return "again" if view["dragons"] else "stored" if self.has_stored(words, view) else "empty"


class DieUse(Asked):
    """``die_use``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        return {"face": self.face(view), "person": person(self.face(view))}

    def face(self, view: View) -> int:
        return int(view["dice"][view["about"]])


class KoboldUse(Asked):
    """``kobold_use``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        return {"person": person(view["about"])}


class Item(Asked):
    """``build_slot`` and ``score_choice``: an item in hand or in a place."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        return {"item": words.item(self.item(words, view))}


class Held(Item):
    """``settle_decree``: the item in hand."""

    def item(self, words: FeuvilleNames, view: View) -> int:
        return int(view["hand"])


class BuildSlot(Item):
    """``build_slot``."""

    builds = True

    def column_label(self, words: FeuvilleNames, view: View, k: int) -> Text:
        return Text("label-column-build", {"column": column(k)})


class SettleTile(Held, BuildSlot):
    """``settle_tile``."""


class ScoreChoice(Item):
    """``score_choice``."""

    scores = True

    def column_label(self, words: FeuvilleNames, view: View, k: int) -> Text:
        state, seat = words.state(view), view["decider"]
        decree = scored_now(state, seat)
        wide = words.board.decree_type[decree] == LARGE_DISTRICT
        points = int(choice_points(state, seat, decree, state.column_action(seat, k + state.left[seat])))
        return Text("label-column-district", {"column": columns(k) if wide else column(k), "points": points})

    def column_click(self, seat: int, k: int, action: int) -> str:
        return f"choice:{action}"


class CitySpan(Asked):
    """``city_span``."""

    scores = True


class Juggling(Asked):
    """``juggling``."""

    juggles = True


class Juggle(Juggling):
    """``juggle``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        limit = int(words.board.juggler_limit)
        return {
            "sum": view["juggled"],
            "missing": limit - view["juggled"],
            "others": view["seats"] - 1,
            "limit": limit,
        }


class Burning(Asked):
    """``burn_column`` and ``use_fire_protection``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        return {"n": view["about"]}


class RestoreColumn(Asked):
    """``restore_column``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        about = view["about"]
        return {"how": "magic" if about > 1 else "last" if about else "clouds", "n": about}


class InnkeeperTile(Asked):
    """``innkeeper_tile``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        guest = is_guest(words.state(view))
        return {"who": "guest" if guest else "again" if view["about"] else "host"}


class MagicianSpell(Asked):
    """``magician_spell``."""

    tells_yes = False


class SettleSpell(Asked):
    """``settle_spell``."""

    def facts(self, words: FeuvilleNames, view: View) -> Args:
        return {"spell": words.spell(view["taken_spell"])}

    def shield(self, words: FeuvilleNames, view: View) -> int:
        return int(view["taken_spell"])


_ASKED = {
    "before_roll": BeforeRoll(),
    "main": Turn(),
    "die_use": DieUse(),
    "kobold_use": KoboldUse(),
    "settle_tile": SettleTile(),
    "settle_decree": Held(),
    "build_slot": BuildSlot(),
    "score_choice": ScoreChoice(),
    "city_span": CitySpan(),
    "juggle": Juggle(),
    "juggling": Juggling(),
    "burn_column": Burning(),
    "use_fire_protection": Burning(),
    "restore_column": RestoreColumn(),
    "innkeeper_tile": InnkeeperTile(),
    "magician_spell": MagicianSpell(),
    "settle_spell": SettleSpell(),
}
_PLAIN = Asked()


def asked(view: View) -> Asked:
    """What the words must know of the step that a view shows."""
    return _ASKED.get(view["step"], _PLAIN)
