"""Guidance at the table: how the game is won, and which part of the rules text speaks of what is asked now.

The first is the message ``game-goal`` of a game. The second is declared in ``guide.toml`` of its folder: by the key of
a prompt, the name of a heading in its rules text, as in ``Your turn {#turn}``. Both may be missing.

    [rules]
    prompt-choose-departure = "travel"
"""

import tomllib
from functools import lru_cache

from serai.core.game import Game
from serai.core.texts import Text

GOAL = "game-goal"


@lru_cache(maxsize=64)
def headings(game: Game) -> dict[str, str]:
    """By the key of a prompt, the heading of the rules text that speaks of it; empty if the game declares none."""
    source = game.folder / "guide.toml"
    if not source.is_file():
        return {}
    rules: dict[str, str] = tomllib.loads(source.read_text(encoding="utf-8"))["rules"]
    return rules


def rule_of(game: Game, prompt: Text) -> str:
    """The heading that speaks of what this prompt, or a part of it, asks; empty if none is declared."""
    known = headings(game)
    if prompt.key in known:
        return known[prompt.key]
    parts = (rule_of(game, part) for part in prompt.args.values() if isinstance(part, Text))
    return next(filter(None, parts), "")
