"""What Feuville tells: the log line of each step, read off the difference between two views."""

from collections.abc import Iterator

from serai.core.game import Event
from serai.core.state import CHANCE
from serai.core.texts import Text, listing, story
from serai.core.view import View
from serai.games.feuville.asked import asked
from serai.games.feuville.board import FAME
from serai.games.feuville.names import Args, column, is_last_round, person, player
from serai.games.feuville.position import ARMS, AT_CITY, AT_FAIRY, BURNT, FOR_SKILL, STRIDE
from serai.games.feuville.prompts import FeuvillePrompts


class FeuvilleChronicle(FeuvillePrompts):
    """Log lines. Whatever follows from a step is told with it."""

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        """The log line of a step; None if it is not worth one."""
        if event.action is None:
            return None
        lines = [
            *self._lead(before, event.seat, event.action, after),
            *self._dice(before, after),
            *self._fire(before, after),
            *self._built(before, after),
            *self._scored(before, after),
            *self._boards(before, after),
            *self._gains(before, event.action, after),
        ]
        if not after["over"] and self.last(after) and not self.last(before):
            lines.append(Text("tell-last-round", {"why": "decrees" if after["triggered"] else "rounds"}))
        if after["over"]:
            lines.append(self.result({**after, "seat": None}))
        elif before["mover"] != after["mover"] and before["mover"] >= 0:
            lines.append(Text("tell-turn", {"player": player(after["mover"]), "round": after["round"]}))
        return story(lines)

    def last(self, view: View) -> bool:
        """Whether the last round has begun."""
        return is_last_round(self.board, view)

    def _lead(self, before: View, seat: int, action: int, after: View) -> Iterator[Text]:
        """The step itself, where nothing else shows it."""
        name, which = self.family(action)
        who: Args = {"player": player(seat if seat != CHANCE else max(0, before["mover"]))}
        if name == "start":
            yield Text("tell-start", {"player": player(which)})
        elif name == "dice":
            first, second = which // 6 + 1, which % 6 + 1
            key = "tell-double" if first == second else "tell-dice"
            yield Text(key, who | {"first": first, "second": second})
        elif name == "juggle":
            total = before["juggled"] + which + 1
            key = "tell-bust" if total > self.board.juggler_limit else "tell-juggle"
            yield Text(key, who | {"face": which + 1, "sum": total})
        elif name == "deal_decree" and before["mover"] >= 0 and before["dice"][0]:
            yield Text("tell-new-decree", {"item": self.decree(which), "column": before["about"] + 1})
        elif name == "deal_spell" and before["dice"][0]:
            yield Text("tell-new-spell", {"spell": self.spell(which)})
        elif name == "steal":
            args: Args = {"victim": player(which // 2), "item": self.stored(before, which // 2, which % 2)}
            yield Text("tell-steal", who | args)
        elif name == "pass":
            yield Text("tell-pass", who)
        elif name == "spell":
            yield Text("tell-spell", who | {"spell": self.spell(before["open_spells"][which])})
        elif name == "yes" and asked(before).tells_yes:
            yield Text(f"tell-{before['step'].replace('_', '-')}", who)
        elif name in ("slot", "take_decree") and after["hand"] >= 0:
            # what is built or stored in the same step is told of there
            yield Text("tell-take", who | {"item": self.item(after["hand"])})

    def _dice(self, before: View, after: View) -> Iterator[Text]:
        """What a die was used for."""
        who: Args = {"player": player(max(0, before["mover"]))}
        if after["kobold_at"] and not before["kobold_at"]:
            yield Text("tell-kobold", who | {"person": person(after["kobold_at"])})
        if before["mover"] != after["mover"]:
            return
        for die in (0, 1):
            use = after["used"][die]
            if use and not before["used"][die] and use <= AT_CITY:
                face = after["dice"][die]
                where = Text("at-fairy") if use == AT_FAIRY else Text("at-city")
                if use <= FOR_SKILL:
                    where = Text("at-skill" if use == FOR_SKILL else "at-column", {"person": person(face)})
                yield Text("tell-die", who | {"face": face, "where": where})

    def _marks(self, view: View, seat: int) -> dict[int, int]:
        """For each column (by k) its marks."""
        line, left = view["skyline"][seat], view["left"][seat]
        return {at // STRIDE - left: line[at + STRIDE - 1] for at in range(0, len(line), STRIDE)}

    def _fire(self, before: View, after: View) -> Iterator[Text]:
        """Columns that burnt or rose again, or that a dragon came in vain."""
        for seat in range(after["seats"]):
            old, new = self._marks(before, seat), self._marks(after, seat)
            for key, was in (("tell-burnt", 0), ("tell-restored", BURNT)):
                turned = [column(k) for k in new if k in old and (old[k] ^ new[k]) & BURNT and old[k] & BURNT == was]
                if turned:
                    args: Args = {"player": player(seat), "columns": listing(turned), "n": len(turned)}
                    yield Text(key, args)
        unhurt = all(before["skyline"][seat] == after["skyline"][seat] for seat in range(after["seats"]))
        if after["dragons"] > before["dragons"] and unhurt and after["step"] == "before_roll":
            yield Text("tell-unhurt")

    def _built(self, before: View, after: View) -> Iterator[Text]:
        """Tiles that now stand in a skyline."""
        for seat in range(after["seats"]):
            old, line, left = before["skyline"][seat], after["skyline"][seat], after["left"][seat]
            known = set(old)
            for number, tile in enumerate(line):
                if number % STRIDE < STRIDE - 1 and tile >= 0 and (tile not in known or tile < 8):
                    if tile in self._standing(old):
                        continue
                    where = column(number // STRIDE - left)
                    yield Text("tell-build", {"player": player(seat), "item": self.tile(tile), "column": where})

    def _standing(self, line: list[int]) -> set[int]:
        """The tiles of a skyline."""
        return {tile for number, tile in enumerate(line) if number % STRIDE < STRIDE - 1 and tile >= 0}

    def _scored(self, before: View, after: View) -> Iterator[Text]:
        """Decrees and cities that were scored."""
        for decree, seat in enumerate(after["scored_by"]):
            if seat >= 0 and before["scored_by"][decree] < 0:
                gain = after["points"][seat] - before["points"][seat]
                if after["over"]:
                    gain = 0
                yield Text("tell-score", {"player": player(seat), "item": self.decree(decree), "points": gain})
        for seat in range(after["seats"]):
            if after["city_done"][seat] > before["city_done"][seat]:
                gain = after["points"][seat] - before["points"][seat]
                yield Text("tell-city", {"player": player(seat), "points": gain})
            old, new = self._marks(before, seat), self._marks(after, seat)
            for k in new:
                if new[k] & ARMS and not old.get(k, 0) & ARMS:
                    yield Text("tell-arms", {"player": player(seat), "column": column(k)})

    def _boards(self, before: View, after: View) -> Iterator[Text]:
        """What was stored, protected, or left the game."""
        for seat in range(after["seats"]):
            who: Args = {"player": player(seat)}
            places = (2 * seat, 2 * seat + 1)
            for at in places:
                item, spell, shield = after["items"][at], after["spells"][at], after["shields"][at]
                if item >= 0 and item != before["items"][at]:
                    yield Text("tell-store", who | {"item": self.item(item)})
                if spell >= 0 and spell != before["spells"][at]:
                    yield Text("tell-keep", who | {"spell": self.spell(spell)})
                if shield >= 0 and shield != before["shields"][at]:
                    yield Text("tell-protect", who | {"item": self.item(item)})
        for item in after["removed"][len(before["removed"]) :]:
            yield Text("tell-removed", {"item": self.item(item)})

    def _gains(self, before: View, action: int, after: View) -> Iterator[Text]:
        """Points that came from the juggler or from a fame spell."""
        name, which = self.family(action)
        changed = [after["points"][seat] - before["points"][seat] for seat in range(after["seats"])]
        if asked(before).juggles and not asked(after).juggles:
            parts = [Text("gains-n", {"player": player(seat), "n": n}) for seat, n in enumerate(changed) if n]
            if parts:
                yield Text("tell-gains", {"gains": listing(parts)})
        if name == "spell":
            spell = before["open_spells"][which]
            if self.board.spell_type[spell] == FAME:
                args: Args = {"player": player(before["decider"]), "n": int(self.board.spell_points[spell])}
                yield Text("tell-gains", {"gains": Text("gains-n", args)})
