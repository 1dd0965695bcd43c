"""What Feuville says: prompts, choices, log lines and reasons, as keys with arguments. Judged by views alone."""

from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville.board import COLUMNS
from serai.games.feuville.chronicle import FeuvilleChronicle
from serai.games.feuville.names import Args, column, person, player
from serai.games.feuville.position import AT_FAIRY, BURNT, IN_HAND, MARKS, STRIDE

_FREE = ("build_stored", "score_stored", "protect")
_ANSWERS = {
    "before_roll": ("roll", *_FREE),
    "main": ("die", "kobold", "end-turn", *_FREE),
    "die_use": ("row", "decree", "skill", "fairy", "city"),
    "kobold_person": ("person",),
    "kobold_use": ("row", "decree", "skill"),
    "settle_tile": ("left", "right", "column", "store", "swap", *_FREE),
    "settle_decree": ("score", "store", "swap", *_FREE),
    "build_slot": ("left", "right", "column"),
    "score_choice": ("column", "low", "high", "symbol"),
    "burn_column": ("column",),
    "restore_column": ("column", "stop"),
    "juggle": ("again", "stop"),
    "steal": ("steal",),
    "innkeeper_tile": ("slot", "pass"),
    "choose_tile": ("slot",),
    "choose_decree": ("take_decree",),
    "choose_spell": ("spell",),
    "settle_spell": ("protect", "keep", "replace"),
    "city_span": ("span",),
    "city_grass": ("column",),
}
"""Which kinds of action answer which question; the others are answered by yes or no."""
_CHANCE = ("start", "dice", "juggle", "deal_tile", "deal_decree", "deal_spell")


class FeuvilleWords(FeuvilleChronicle):
    """All that the game says; adds why an action is not open."""

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now."""
        name, which = self.family(action)
        step, seat = view["step"], view["seat"]
        if name in _CHANCE:
            return Text("reason-chance")
        if name not in _ANSWERS.get(step, ("yes", "no")):
            return Text("reason-other-step", {"prompt": self.prompt(view)})
        if name in _FREE:
            return self._why_not_free(view, name, seat, which)
        if name == "die":
            return self._why_not_die(view, which + 1)
        if name == "fairy":
            return Text("reason-fairy-used" if AT_FAIRY in view["used"] else "reason-no-spell")
        if name == "city":
            return Text("reason-city-done" if view["city_done"][seat] else "reason-no-city")
        if name == "column":
            return self._why_not_column(view, seat, self.k(which))
        if name == "steal":
            return self._why_not_steal(view, seat, which)
        if name in ("row", "slot", "decree", "take_decree", "spell"):
            return self._why_not_take(view, name, which)
        return Text(f"reason-{name}", self._facts(view, name, which))

    def _facts(self, view: View, name: str, which: int) -> Args:
        if name in ("skill", "person"):
            return {"person": person(which + 1 if name == "person" else self._face(view))}
        return {}

    def _why_not_free(self, view: View, name: str, seat: int, place: int) -> Text:
        item = view["items"][2 * seat + place]
        if item < 0:
            return Text("reason-place-empty")
        if seat != view["mover"]:
            return Text("reason-not-your-own-turn")
        decree = item >= self.board.first_decree
        if name == "protect":
            held = any(s >= 0 and self.board.spell_type[s] == 2 for s in view["spells"][2 * seat : 2 * seat + 2])
            return Text("reason-protected" if held and view["shields"][2 * seat + place] >= 0 else "reason-no-shield")
        if name == "build_stored":
            return Text("reason-build-decree" if decree else "reason-no-spot", {"item": self.item(item)})
        return Text("reason-score-zero" if decree else "reason-score-tile", {"item": self.item(item)})

    def _why_not_die(self, view: View, face: int) -> Text:
        if face not in view["dice"]:
            return Text("reason-die-not-rolled", {"face": face})
        used = view["used"][view["dice"].index(face)]
        return Text("reason-die-used" if used else "reason-die-useless", {"face": face})

    def _why_not_column(self, view: View, seat: int, k: int) -> Text:
        """Why a column cannot be built on, burnt, restored, scored or given grass."""
        line, at = view["skyline"][seat], STRIDE * (k + view["left"][seat])
        args: Args = {"column": column(k)}
        if not 0 <= at < len(line):
            return Text("reason-no-column", args)
        burnt = bool(line[at + MARKS] & BURNT)
        step = view["step"].replace("_", "-")
        if step in ("settle-tile", "build-slot"):
            thing = view["hand"] if step == "settle-tile" else self._thing(view, seat)
            row = int(self.board.row[thing])
            if row == 0:
                return Text("reason-wall-at-end")
            if burnt:
                return Text("reason-ruin", args)
            return Text("reason-storey-taken" if line[at + row] >= 0 else "reason-in-the-air", args)
        if step == "burn-column":
            return Text("reason-rock" if k == 0 else "reason-burnt" if burnt else "reason-cloud", args)
        if step == "restore-column":
            return Text("reason-not-burnt", args)
        return Text("reason-city-grass" if step == "city-grass" else "reason-district", args)

    def _thing(self, view: View, seat: int) -> int:
        about = view["about"]
        return int(view["hand"] if about == IN_HAND else view["items"][2 * seat + about])

    def _why_not_steal(self, view: View, seat: int, which: int) -> Text:
        victim = which // 2
        args: Args = {"player": player(victim)}
        if victim >= view["seats"]:
            return Text("reason-not-playing", args)
        if victim == seat:
            return Text("reason-own-item")
        return Text("reason-nothing-there" if view["items"][which] < 0 else "reason-item-protected", args)

    def _why_not_take(self, view: View, name: str, which: int) -> Text:
        if name == "slot" and view["display"][which] >= 0:
            return Text("reason-guest", {"item": self.tile(view["display"][which])})
        if name == "row":
            return Text("reason-no-tile", {"column": self._face(view), "row": Text(f"row-{which}")})
        if name == "slot":
            return Text("reason-no-tile", {"column": which % COLUMNS + 1, "row": Text(f"row-{which // COLUMNS}")})
        return Text("reason-no-spell" if name == "spell" else "reason-no-decree")
