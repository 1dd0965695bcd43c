"""``serai rules GAME``: the short rules text of a game, its figures drawn as text."""

import re
import tomllib
from typing import Any

from serai.cli.arguments import Arguments, Command, Operand
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.registry import game as find_game

_ANCHOR = re.compile(r"[ \t]*\{#[\w-]+\}[ \t]*$", re.MULTILINE)
"""The name of a heading, for links between pages."""
_FIGURE = re.compile(r"^!\[([^\]]*)\]\(figure:([\w-]+)\)[ \t]*$", re.MULTILINE)


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Show the rules of a game, rendered on a terminal, as plain Markdown when piped."""
    show_rules(terminal, find_game(arguments.name("game")))
    return 0


def show_rules(terminal: Terminal, game: Game) -> None:
    """Write the rules of this game. Raises Complaint if it has none in this language."""
    try:
        text = f"{game.rules(terminal.lang).rstrip()}\n\n{game.faq(terminal.lang)}"
    except OSError as error:
        raise Complaint("no-rules", game=game.title) from error
    figures = _figures(game)
    parts = _FIGURE.split(_ANCHOR.sub("", text))
    terminal.markdown(parts[0])
    for caption, name, after in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        terminal.line()
        _figure(terminal, game, figures.get(name))
        terminal.markdown(f"*{caption}*\n\n{after.strip()}")


def _figures(game: Game) -> dict[str, Any]:
    """The positions that the rules text shows, by name; none if the game has no file of them."""
    source = game.folder / "figures.toml"
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


def _figure(terminal: Terminal, game: Game, described: Any) -> None:
    """Draw a figure; without a position to draw, its caption has to do."""
    facts = {"position": described} if isinstance(described, str) else described
    if not isinstance(facts, dict) or "position" not in facts:
        return
    state = game.set_up(str(facts["position"]))
    seat = int(facts["seat"]) - 1 if "seat" in facts else None
    if drawn := game.diagram(state.view(seat), terminal.lang):
        terminal.diagram(drawn)
        terminal.line()


COMMAND = Command("rules", (Operand("game"),), (), run)
