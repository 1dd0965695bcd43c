"""The log: what a step and all that followed from it by itself looked like."""

from itertools import groupby

from serai.core.game import Event, Frame
from serai.core.state import CHANCE
from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.himalaya import course, names
from serai.games.himalaya.board import RESOURCES, SLOTS
from serai.games.himalaya.data import COMMAND_NAMES, EVENT_NAMES
from serai.games.himalaya.names import Args
from serai.games.himalaya.position import NONE
from serai.games.himalaya.prompts import Prompts
from serai.games.himalaya.verdict import steps, winner

_VOIDS = ("no-road", "closed", "storm", "nothing-there", "taken-already", "not-payable", "order-gone", "on-the-road")
_IN_ACTIONS = (
    *(course.PAUSED, course.MOVED, course.INTO_STORM, course.OUT_OF_STORM, course.TOOK, course.DELIVERY),
    *(course.VOID, course.BARTERED, course.OFFERED, course.DISC_BACK),
)
"""Happenings that belong to one of the six actions."""
_SLOT = "log-slot"


def _on_its_own(line: Text) -> Text:
    return Text("new-line", {"line": line})


class HimalayaWords(Prompts):
    """All that the game says; tells steps and what happened by itself."""

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        """The log line of a step, for the viewer of these views; None if the step is not worth a line."""
        lines = [line for line in (self._step(before, event, after),) if line is not None]
        since = _new_from(before, after)
        lines += self.happenings(after, since, _announced(after, since))
        if after["over"] or len(after["verdict"]) > len(before["verdict"]):
            told = len(steps(before)) if before["verdict"] else 0
            lines += steps(after)[told:]
            if after["over"]:
                lines.append(winner(after | {"seat": None}))
        # a round is told action by action, each on a line of its own
        return names.story(lines[:1] + [_on_its_own(line) if line.key == _SLOT else line for line in lines[1:]])

    def _step(self, before: View, event: Event, after: View) -> Text | None:
        """The step itself."""
        if before["step"] == "command":
            return self._programmed(before, event, after)
        if event.action is None:
            return None
        name, which = self.family(event.action)
        if name == "tribe":
            return names.story(_chosen(before, after))
        args = self.arguments(before, name, which)
        if event.seat != CHANCE:
            args["tribe"] = names.tribe(before, event.seat)
        if name in ("barter", "offering", "delegations", "region", "take", "stupa", "place-stupa", "token", "send-two"):
            return None  # what it does is told as it happens
        if name in ("yeti", "snowstorm", "market-day"):
            return None  # told when it gets its place
        if name in ("road", "village"):
            args["event"] = Text(f"event-{EVENT_NAMES[before['laying']].replace('_', '-')}")
        if name == "draw":
            return self._drawn(before, which)
        if name == "cube":
            return self._supplied(before, after)
        if name == "disc":
            args["village"] = names.village(before["target"])
        return Text(f"log-{name}", args)

    def _supplied(self, before: View, after: View) -> Text | None:
        """The cubes of a village, once all of them have been drawn."""
        if before["to_come"] > 1:
            return None
        village = before["target"]
        cubes = names.cubes(after["cubes"][RESOURCES * village : RESOURCES * village + RESOURCES])
        return Text("log-cubes", {"village": names.village(village), "cubes": cubes})

    def _drawn(self, before: View, number: int) -> Text:
        """A card for the open row, or the village that die or card names."""
        if before["step"] == "draw_card":
            return Text("log-card", {"number": number + 1})
        return Text(
            "log-draw-die" if before["options"]["village_draw"] == "die" else "log-draw-card", {"number": number + 1}
        )

    def _programmed(self, before: View, event: Event, after: View) -> Text | None:
        """Only that a programme is complete is worth a line."""
        if before["filled"][event.seat] + 1 < SLOTS:
            return None
        return Text("log-programmed", {"tribe": names.tribe(before, event.seat)})

    # ------------------------------------------------------------------ what happened by itself

    def happenings(self, view: View, since: int = 0, announced: int = NONE) -> list[Text]:
        """A sentence for each happening of the course, from this one on, those that are alike in one.

        The six actions are announced, but for the one that was ``announced`` before.
        """
        lines: list[Text] = []
        told = [tuple(int(part) for part in course.unpack(happening)) for happening in _unsaid(view["course"], since)]
        for _, group in groupby(told, key=_alike):
            alike = list(group)
            what, who, slot, first, second = alike[0]
            if what == course.SHOWED:
                line: Text | None = self._shown(view, first, [(each[1], each[4]) for each in alike])
            elif what == course.SENT:
                args: Args = {"tribe": names.tribe(view, who), "region": names.region(first), "count": len(alike)}
                line = Text("log-sent", args)
            else:
                line = self.happening(view, what, who, first, second)
            if line is None:
                continue
            if what in _IN_ACTIONS and slot != announced:
                announced = slot
                lines.append(Text(_SLOT, {"slot": slot + 1}))
            lines.append(line)
        return lines

    def _shown(self, view: View, resource: int, counts: list[tuple[int, int]]) -> Text:
        """What everyone holds of a resource in an inventory."""
        parts = [Text("count-of", {"tribe": names.tribe(view, tribe), "count": count}) for tribe, count in counts]
        return Text("log-showed", {"resource": names.resource(resource), "counts": listing(parts)})

    def frames(self, before: View, views: list[View]) -> list[Frame]:
        """These views one after the other, each with what is new in it, without those in which nothing happened."""
        found: list[Frame] = []
        last = before
        for view in views:
            line = names.story(self.happenings(view, since=_new_from(last, view)))
            last = view
            if line is not None:
                found.append(Frame(view, line))
        return found

    def happening(self, view: View, what: int, who: int, first: int, second: int) -> Text | None:
        """One happening as a sentence; None if nothing is to be said."""
        args: Args = {} if who == 7 else {"tribe": names.tribe(view, who)}
        if what == course.PAUSED:
            return None
        if what in (course.MOVED, course.INTO_STORM, course.OUT_OF_STORM):
            args |= {"village": names.village(first), "road": Text(f"over-{COMMAND_NAMES[second]}")}
            key = {course.MOVED: "moved", course.INTO_STORM: "into-storm", course.OUT_OF_STORM: "out-of-storm"}[what]
            return Text(f"log-{key}", args)
        if what == course.TOOK:
            return Text("log-took", args | {"village": names.village(first), "resource": names.resource(second)})
        if what in (course.DELIVERY, course.BARTERED, course.DISC_BACK):
            key = {course.DELIVERY: "delivery", course.BARTERED: "bartered", course.DISC_BACK: "disc-back"}[what]
            kind = self.data.discs[second]
            goods: Args = {"cubes": names.cubes(kind.demand), "yaks": kind.yaks}
            return Text(f"log-{key}", args | goods | {"village": names.village(first)})
        if what == course.VOID:
            return Text(f"log-void-{_VOIDS[second]}", args | {"village": names.village(first)})
        if what in (course.OFFERED, course.STUPA_PLACED):
            return Text("log-stupa", args | {"village": names.place(self.data, first)})
        if what == course.WON_TOKEN:
            return Text("log-token", args | {"resource": names.resource(first), "yaks": self.data.limits[6]})
        if what == course.TIED:
            return Text("log-tied", {"resource": names.resource(first)})
        if what == course.NEW_MONTH:
            key = "log-last-month" if first == self.data.limits[0] else "log-month"
            return Text(key, args | {"month": names.month(first), "round": first})
        if what == course.REVEALED:
            return Text("log-revealed")
        return Text("log-bag-empty", {"what": "cubes" if first == 0 else "discs"})


def _chosen(before: View, after: View) -> list[Text]:
    """Who leads which tribe from now on; the last one may have got his by itself."""
    seats = [seat for seat, tribe in enumerate(after["tribe_of"]) if tribe != before["tribe_of"][seat]]
    return [Text("log-tribe", {"player": names.tribe(before, s), "tribe": names.tribe(after, s)}) for s in seats]


def _new_from(before: View, after: View) -> int:
    """Where the new part of a course begins: a reveal starts it afresh."""
    old, new = before["course"], after["course"]
    same = not old or not new or old[0] == new[0]
    return len(old) if same else 0


def _unsaid(happenings: list[int], since: int) -> list[int]:
    """The course from here on, without an empty bag that was found empty before."""
    said = set(happenings[:since])
    return [each for each in happenings[since:] if course.unpack(each)[0] != course.BAG_EMPTY or each not in said]


def _announced(view: View, since: int) -> int:
    """The action that was told last before this part of the course, or NONE."""
    for happening in reversed(view["course"][:since]):
        what, _, slot, _, _ = course.unpack(happening)
        if what in _IN_ACTIONS and what != course.PAUSED:
            return int(slot)
    return NONE


def _alike(happening: tuple[int, ...]) -> tuple[int, ...]:
    """What stands in one sentence: all that is shown of a resource, all delegations that go to one region."""
    what, who, _, first, _ = happening
    if what == course.SHOWED:
        return (what, first)
    return (what, who, first) if what == course.SENT else happening
