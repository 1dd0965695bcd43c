"""Why something on the table cannot be chosen now, told to who points at it."""

from collections.abc import Sequence

from serai.core.game import Game
from serai.core.texts import Text
from serai.house.errors import words
from serai.house.showing import Rendering, names_of
from serai.house.snapshots import Snapshot
from serai.house.speaking import speaker

MOST = 8
"""So many things lie under a finger at the most; the rest is not looked at."""


def why_not(game: Game, seen: Snapshot, shown: Rendering, things: Sequence[str], lang: str) -> str:
    """The reason in this language; empty where there is none.

    It follows from what the viewer sees alone: whoever sees the same hears the same.
    """
    if seen.view["seat"] is None or seen.status in ("over", "closed", "waiting"):
        return ""
    scene = shown.scene
    there = {place.id for place in scene.places} | {piece.id for piece in scene.pieces}
    asked = [thing for thing in things[:MOST] if thing in there]
    paths = [*(choice.path for choice in shown.choices), *(journey.path for journey in shown.journeys)]
    if not asked or any(thing in path for path in paths for thing in asked):
        return ""
    if not seen.actions:
        if not any(game.behind(seen.view, thing) for thing in asked):
            return ""
        if seen.held is not None:
            return words().say(Text("confirm-first"), lang)
        if seen.status == "paused":
            return words().say(Text("table-paused"), lang)
        return game.words.say(Text("reason-not-your-turn"), lang)
    reason = game.why_not(seen.view, seen.actions, asked)
    return "" if reason is None else speaker(game).say(reason, lang, names_of(game, seen.view, seen.places))
