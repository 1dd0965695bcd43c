"""The art of Brillance: a walled city at night."""

from collections.abc import Mapping
from typing import Any

from serai.core.scene import Art
from serai.games.brillance.data import CARD_NAMES

_D = '<circle cx="50" cy="50" r="45" fill="currentColor"/>'


def art(data: Mapping[str, Any]) -> Art:
    names = ["dwarf", "moon", "sign-closed", "sign-complete", "crate", "wreck", "points", "badge", "flag", "lamp"]
    names += [f"sign-{n}-{g}" for n in range(1, 5) for g in range(5)] + ["marker-plus", "marker-minus", "card-back"]
    names += [f"cart-{n}" for n in (0, 1, 2, 3, "neutral", "home")] + [f"bandits-{n}" for n in range(4)]
    names += [f"{k}-{e}" for k in ("crest", "badge") for e in ("sun", "drop", "lantern", "rose", "leaf", "thistle")]
    names += [f"card-{c}" for c in CARD_NAMES] + [f"token-{t}" for t in ("moon", "pause", "halt", "pass", "react")]
    names += [f"zone-{z}" for z in ("north", "south", "bridges", "island")]
    backdrops = {n: "" for k in ("city", "mat", "cards", "orders") for n in (k, f"{k}-narrow")}
    colours = {c["id"]: c["hex"] for c in data["colour"]}
    return Art(dict.fromkeys(names, _D), backdrops, colours)
