"""What Feuville asks, and what each answer does."""

from serai.core.state import CHANCE
from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.feuville.board import COLUMNS, JUGGLER, SKY, SYMBOLS
from serai.games.feuville.data import ROW_NAMES, SYMBOL_NAMES
from serai.games.feuville.names import Args, FeuvilleNames, column, columns, person, player, symbol
from serai.games.feuville.offers import add_free
from serai.games.feuville.position import IN_HAND, STRIDE
from serai.games.feuville.skyline import choice_points, loss, score_choices, span_action, span_points, spans


class FeuvillePrompts(FeuvilleNames):
    """Prompts, labels of choices, and help."""

    def prompt(self, view: View) -> Text:
        """What is asked of the viewer, or whom the table waits for."""
        if view["over"]:
            return self.result(view)
        step = view["step"].replace("_", "-")
        if view["decider"] == CHANCE:
            return Text(f"chance-{step}", {"player": player(max(0, view["mover"]))})
        if not view["to_decide"]:
            return Text("wait", {"player": player(view["decider"]), "what": Text(f"doing-{step}")})
        return Text(f"prompt-{step}", self._asked(view))

    def _asked(self, view: View) -> Args:
        """What the present question is about."""
        step, seat, about = view["step"], view["decider"], view["about"]
        if step in ("settle_tile", "settle_decree"):
            return {"item": self.item(view["hand"])}
        if step in ("build_slot", "score_choice"):
            thing = view["hand"] if about == IN_HAND else view["items"][2 * seat + about]
            return {"item": self.item(thing)}
        if step == "die_use":
            return {"face": view["dice"][about], "person": person(view["dice"][about])}
        if step == "kobold_use":
            return {"person": person(about)}
        if step == "juggle":
            missing = int(self.board.juggler_limit) - view["juggled"]
            return {"sum": view["juggled"], "missing": missing, "others": view["seats"] - 1}
        if step in ("burn_column", "use_fire_protection"):
            return {"n": about}
        if step == "restore_column":
            return {"how": "magic" if about > 1 else "last" if about else "clouds", "n": about}
        if step == "innkeeper_tile":
            return {"who": "guest" if 0 < about < view["seats"] else "host" if about == 0 else "again"}
        if step == "settle_spell":
            return {"spell": self.spell(view["taken_spell"])}
        if step in ("main", "before_roll"):
            return {"how": self._turn_stands(view, seat)}
        return {}

    def _turn_stands(self, view: View, seat: int) -> str:
        """How far a turn has come: what is still to be used."""
        free: list[int] = []
        add_free(self.state(view), seat, free)
        stored = len(free) > 0
        if view["step"] == "before_roll":
            return "again" if view["dragons"] else "stored" if stored else "empty"
        left = view["used"].count(0)
        return "two" if left == 2 else "one" if left else "stored" if stored else "none"

    # ------------------------------------------------------------------ choices

    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words."""
        name, which = self.family(action)
        seat = max(0, view["decider"])
        step = view["step"].replace("_", "-")
        if name in ("yes", "no", "stop", "pass", "again"):
            return Text(f"label-{name}-{step}" if name in ("yes", "no", "stop") else f"label-{name}")
        if name == "column":
            return self._column_label(view, step, self.k(which))
        if name in ("low", "high"):
            args: Args = {"columns": columns(self.k(which)), "points": self._points(view, action)}
            return Text(f"label-{name}", args)
        if name == "symbol":
            return Text("label-symbol", {"symbol": symbol(which), "points": self._points(view, action)})
        if name == "span":
            return self._span_label(view, action)
        if name == "city":
            return Text("label-city", {"points": self._best_city(view, seat)})
        if name == "score":
            return Text(
                "label-score", {"item": self.item(view["hand"]), "points": self._worth(view, seat, view["hand"])}
            )
        return Text(f"label-{name.replace('_', '-')}", self._arguments(view, name, which, seat))

    def sign(self, view: View, action: int) -> Text:
        """The same in a word or two, for a sign on the table."""
        name, _ = self.family(action)
        if name == "score":
            return Text("sign-score", {"points": self._worth(view, max(0, view["decider"]), view["hand"])})
        step = view["step"].replace("_", "-")
        return Text(f"sign-{name}-{step}" if name in ("yes", "no", "stop") else f"sign-{name}")

    def _arguments(self, view: View, name: str, which: int, seat: int) -> Args:
        if name == "die":
            return {"face": which + 1, "person": person(which + 1)}
        if name == "person":
            return {"person": person(which + 1)}
        if name == "skill":
            return {"skill": Text("skill-name", {"person": person(self._face(view))})}
        if name == "decree":
            return {"item": self.decree(view["decree_row"][self._face(view) - 1])}
        if name == "row":
            return {"item": self.tile(view["display"][COLUMNS * which + self._face(view) - 1])}
        if name in ("build_stored", "protect", "swap"):
            return {"item": self.stored(view, seat, which)}
        if name == "score_stored":
            item = view["items"][2 * seat + which]
            return {"item": self.item(item), "points": self._worth(view, seat, item)}
        if name == "replace":
            return {"spell": self.spell(view["spells"][2 * seat + which])}
        if name == "steal":
            return {"player": player(which // 2), "item": self.stored(view, which // 2, which % 2)}
        if name == "slot":
            return {"item": self.tile(view["display"][which])}
        if name == "take_decree":
            return {"item": self.decree(view["decree_row"][which])}
        if name == "spell":
            return {"spell": self.spell(view["open_spells"][which])}
        if name == "store":
            return {"item": self.item(view["hand"])}
        return self._outcome(name, which)

    def _outcome(self, name: str, which: int) -> Args:
        """What chance brings, named for who types it in."""
        if name == "start":
            return {"player": player(which)}
        if name == "dice":
            return {"first": which // 6 + 1, "second": which % 6 + 1}
        if name == "juggle":
            return {"face": which + 1}
        if name == "deal_tile":
            return {"item": self.tile(which)}
        if name == "deal_decree":
            return {"item": self.decree(which)}
        return {"item": self.spell(which)} if name == "deal_spell" else {}

    def _face(self, view: View) -> int:
        """The face of the die (or the kobold's person) whose use is being chosen."""
        about: int = view["about"]
        return view["dice"][about] if view["step"] == "die_use" else about

    def _column_label(self, view: View, step: str, k: int) -> Text:
        args: Args = {"column": column(k)}
        if step != "score-choice":
            return Text("label-column-build" if step in ("settle-tile", "build-slot") else f"label-column-{step}", args)
        large = len(self._district(view)) == 2
        args = {"column": columns(k) if large else column(k)}
        return Text("label-column-district", args | {"points": self._points(view, int(self.actions.column0) + k)})

    def _district(self, view: View) -> range:
        """As many columns as the district scored now takes."""
        decree = self.scored_now(view)
        return range(2 if self.board.decree_type[decree] == 2 else 1)

    def scored_now(self, view: View) -> int:
        """The decree that is being scored."""
        about, seat = view["about"], view["decider"]
        thing = view["hand"] if about == IN_HAND else view["items"][2 * seat + about]
        return int(thing - self.board.first_decree)

    def built_now(self, view: View) -> Text:
        """The tile that is being built."""
        seat, about = view["decider"], view["about"]
        held = view["step"] == "settle_tile" or about == IN_HAND
        return self.tile(view["hand"] if held else view["items"][2 * seat + about])

    def _points(self, view: View, action: int) -> int:
        """What a choice of scoring is worth."""
        return int(choice_points(self.state(view), view["decider"], self.scored_now(view), action))

    def _worth(self, view: View, seat: int, item: int) -> int:
        """What scoring a decree is worth at its best."""
        state, decree = self.state(view), item - int(self.board.first_decree)
        return max(int(choice_points(state, seat, decree, c)) for c in score_choices(state, seat, decree))

    def _best_city(self, view: View, seat: int) -> int:
        state = self.state(view)
        return max(int(span_points(state, seat, span)) for span in spans(state, seat))

    def _span_label(self, view: View, action: int) -> Text:
        state, seat = self.state(view), view["decider"]
        span = next(span for span in spans(state, seat) if span_action(state, seat, span) == action)
        first, last = (int(c - state.left[seat]) for c in divmod(span, 256))
        args: Args = {"first": column(first), "last": column(last), "points": int(span_points(state, seat, span))}
        return Text("label-span", args)

    # ------------------------------------------------------------------ help

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        name, _ = self.family(action)
        if name == "skill":
            return self.person_help(view, self._face(view))
        if name == "again":
            return self._odds(view)
        if name in ("roll", "kobold", "fairy", "city", "store", "end-turn", "die", "protect", "swap"):
            return Text(f"help-{name}")
        if name == "spell":
            kind = self.spell(view["open_spells"][self.family(action)[1]]).key
            return Text(kind.replace("spell-", "help-spell-"))
        return None

    def person_help(self, view: View, face: int) -> Text:
        """What a person does; while a player juggles, the juggler tells the odds."""
        if view["step"] == "juggle" and face == JUGGLER:
            return self._odds(view)
        return Text(f"help-{self._person_key(face)}")

    def _person_key(self, face: int) -> str:
        return person(face).key.removeprefix("person-")

    def _odds(self, view: View) -> Text:
        """What another roll of the juggler's die would bring."""
        missing = int(self.board.juggler_limit) - view["juggled"]
        return Text("help-again", {"safe": min(6, missing), "bust": max(0, 6 - missing)})

    # ------------------------------------------------------------------ the result

    def result(self, view: View) -> Text:
        """Who has won, and how it was reckoned."""
        state = self.state(view)
        counts = [int(state.scored_decrees(seat)) for seat in range(view["seats"])]
        named = [Text("has-n", {"player": player(seat), "n": n}) for seat, n in enumerate(counts)]
        graced = [player(seat) for seat, n in enumerate(counts) if n == min(counts)]
        totals = [Text("has-n", {"player": player(seat), "n": n}) for seat, n in enumerate(view["points"])]
        winners = [player(seat) for seat in view["winners"]]
        args: Args = {
            "ending": Text(f"ended-{view['ending']}"),
            "counts": listing(named),
            "graced": listing(graced),
            "grace": int(self.board.kings_grace),
            "totals": listing(totals),
            "winners": listing(winners),
            "count": len(winners),
        }
        return Text("result-you" if view["seat"] in view["winners"] else "result", args)

    # ------------------------------------------------------------------ what a skyline shows

    def skyline_tip(self, view: View, seat: int, danger: int) -> Text:
        """A skyline in one line: columns, clouds, symbols, and what a dragon would burn of it."""
        tally = view["tally"][6 * seat : 6 * seat + 6]
        shown = [Text(f"n-{SYMBOL_NAMES[s]}", {"n": tally[s]}) for s in range(SYMBOLS) if tally[s]]
        args: Args = {
            "player": player(seat),
            "columns": Text("n-column", {"n": tally[5]}),
            "clouds": Text("n-cloud", {"n": tally[4]}),
            "symbols": listing(shown) if shown else Text("no-symbols"),
        }
        return Text("tip-skyline", args | {"danger": danger})

    def danger(self, view: View, seat: int) -> int:
        """How many columns a dragon would burn now."""
        return int(loss(self.state(view), seat))

    def is_complete(self, view: View, seat: int, at: int) -> bool:
        """Whether a column has all its storeys."""
        return bool(view["skyline"][seat][STRIDE * at + SKY] >= 0)

    def symbols_of(self, tile: int) -> list[int]:
        """How often each symbol stands on a tile."""
        return [int(n) for n in self.board.symbols[SYMBOLS * tile : SYMBOLS * tile + SYMBOLS]]

    def row_name(self, tile: int) -> str:
        """The row of a tile."""
        return ROW_NAMES[self.board.row[tile]]
