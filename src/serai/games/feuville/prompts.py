"""What Feuville asks, and what each answer does."""

from collections.abc import Sequence

from serai.core.state import CHANCE, Moves
from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.feuville.asked import asked
from serai.games.feuville.board import COLUMNS, JUGGLER, SYMBOLS
from serai.games.feuville.city import span_of, span_points, spans
from serai.games.feuville.data import SYMBOL_NAMES
from serai.games.feuville.items import scored_now
from serai.games.feuville.names import Args, FeuvilleNames, column, columns, person, player, symbols
from serai.games.feuville.skyline import choice_points, loss, write_choices


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
        return Text(f"prompt-{step}", asked(view).facts(self, view))

    # ------------------------------------------------------------------ choices

    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words."""
        name, which = self.family(action)
        seat = max(0, view["decider"])
        step = view["step"].replace("_", "-")
        if name in ("yes", "no", "stop", "pass", "again"):
            return Text(f"label-{name}-{step}" if name in ("yes", "no", "stop") else f"label-{name}")
        if name == "column":
            return asked(view).column_label(self, view, self.k(which))
        if name in ("low", "high"):
            args: Args = {"columns": columns(self.k(which)), "points": self._points(view, action)}
            return Text(f"label-{name}", args)
        if name == "symbol":
            return Text("label-symbol", {"symbol": symbols(which), "points": self._points(view, action)})
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
            return {"skill": Text("skill-name", {"person": person(asked(view).face(view))})}
        if name == "decree":
            return {"item": self.decree(view["decree_row"][asked(view).face(view) - 1])}
        if name == "row":
            return {"item": self.tile(view["display"][COLUMNS * which + asked(view).face(view) - 1])}
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

    def scored_now(self, view: View) -> int:
        """The decree that is being scored."""
        return int(scored_now(self.state(view), view["decider"]))

    def built_now(self, view: View) -> Text:
        """The tile that is being built."""
        return self.tile(asked(view).item(self, view))

    def _points(self, view: View, action: int) -> int:
        """What a choice of scoring is worth."""
        return int(choice_points(self.state(view), view["decider"], self.scored_now(view), action))

    def _worth(self, view: View, seat: int, item: int) -> int:
        """What scoring a decree is worth at its best."""
        state, decree, choices = self.state(view), item - int(self.board.first_decree), Moves()
        write_choices(state, seat, decree, choices)
        return max(int(choice_points(state, seat, decree, choice)) for choice in choices.listed())

    def _best_city(self, view: View, seat: int) -> int:
        state = self.state(view)
        return max(int(span_points(state, seat, span)) for span in spans(state, seat))

    def _span_label(self, view: View, action: int) -> Text:
        state, seat = self.state(view), view["decider"]
        span = span_of(state, seat, action)
        first, last = (int(c - state.left[seat]) for c in divmod(span, 256))
        args: Args = {"first": column(first), "last": column(last), "points": int(span_points(state, seat, span))}
        return Text("label-span", args)

    # ------------------------------------------------------------------ help

    def help(self, view: View, action: int) -> Text | None:
        """What a choice means, for someone new to the game."""
        name, _ = self.family(action)
        if name == "skill":
            return self.person_help(view, asked(view).face(view))
        if name == "again":
            return self.odds(view["juggled"])
        if name in ("roll", "kobold", "fairy", "city", "store", "end-turn", "die", "protect", "swap"):
            return self.told(name)
        if name == "spell":
            kind = self.spell(view["open_spells"][self.family(action)[1]]).key
            return Text(kind.replace("spell-", "help-spell-"))
        return None

    def person_help(self, view: View, face: int) -> Text:
        """What a person does; while a player juggles, the juggler tells the odds."""
        if view["step"] == "juggle" and face == JUGGLER:
            return self.odds(view["juggled"])
        return self.person_does(face)

    def person_does(self, face: int) -> Text:
        """What a person does."""
        return self.told(person(face).key.removeprefix("person-"))

    def odds(self, juggled: int) -> Text:
        """What another roll of the juggler's die would bring."""
        missing = int(self.board.juggler_limit) - juggled
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

    def skyline_tip(self, seat: int, tally: Sequence[int], danger: int) -> Text:
        """A skyline in one line: columns, clouds, symbols, and what a dragon would burn of it."""
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
