"""The final count told step by step: who was eliminated and why, who holds which majority, who won."""

from serai.core.texts import Text, listing
from serai.core.view import View
from serai.games.himalaya import names
from serai.games.himalaya.final import ECONOMY, LEAST_POLITICS, LEAST_RELIGION, LOT, MAJORITIES, MOST_YAKS, TALLY
from serai.games.himalaya.names import Args

_COUNTS = ("religion", "politics", "yaks", "stupas", "delegations", "stock", "late-politics")


def winner(view: View) -> Text:
    """Who has won."""
    first = [seat for seat, rank in enumerate(view["ranking"]) if rank == 1]
    if view["seat"] in first and len(first) == 1:
        return Text("result-you")
    key = "result-shared" if len(first) > 1 else "result"
    return Text(key, {"tribe": listing([names.tribe(view, seat) for seat in first])})


def steps(view: View) -> list[Text]:
    """What was counted in each comparison, and what came of it."""
    lines: list[Text] = []
    out = list(view["eliminated"])
    mask, last = 0, 0
    for entry in view["verdict"]:
        stage, what, kept = entry % 8, entry // 8 % 8, entry // 64
        if stage != last or stage == MAJORITIES:
            mask = _in_play(view, stage)
            last = stage
        seats = [seat for seat in range(view["seats"]) if mask >> seat & 1]
        chosen = [seat for seat in range(view["seats"]) if kept >> seat & 1]
        if what != LOT:
            counted: Args = {"what": Text(f"count-{_COUNTS[what]}"), "counts": _counts(view, seats, what)}
            lines.append(Text("verdict-count", counted))
        key = _key(stage, what, len(chosen))
        if key is not None:
            lines.append(Text(key, {"who": listing([names.tribe(view, seat) for seat in chosen])}))
        if stage in (LEAST_RELIGION, LEAST_POLITICS) and len(chosen) == 1:
            key = "verdict-out-first" if stage == LEAST_RELIGION else "verdict-out-second"
            lines.append(Text(key, {"who": names.tribe(view, out[0 if stage == LEAST_RELIGION else 1])}))
        mask = kept
    return lines


def tie_break(view: View) -> Text | None:
    """What a single winner has more of than those who have as many yaks; None where no yaks were equal."""
    stage, what = view["verdict"][-1] % 8, view["verdict"][-1] // 8 % 8
    if stage != MOST_YAKS or what == ECONOMY or view["ending"] == "shared":
        return None
    return Text(f"more-{_COUNTS[what]}")


def _in_play(view: View, stage: int) -> int:
    """The players among whom a stage begins."""
    mask: int = (1 << view["seats"]) - 1
    gone = 0 if stage == LEAST_RELIGION else 1 if stage == LEAST_POLITICS else 2
    for seat in view["eliminated"][:gone]:
        mask &= ~(1 << seat)
    return mask


def _counts(view: View, seats: list[int], what: int) -> Text:
    return listing(
        [Text("count-of", {"tribe": names.tribe(view, s), "count": view["tally"][TALLY * s + what]}) for s in seats]
    )


def _key(stage: int, what: int, chosen: int) -> str | None:
    """What a comparison shows; None if the elimination that follows says enough."""
    if what == LOT:
        return "verdict-lot"
    if stage == MAJORITIES:
        return "verdict-majority" if chosen else "verdict-no-majority"
    if stage == MOST_YAKS:
        return "verdict-most" if chosen == 1 else "verdict-most-tied"
    return None if chosen == 1 else "verdict-least-tied"
