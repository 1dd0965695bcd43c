"""``serai rules GAME``: the short rules text of a game."""

from serai.cli.arguments import Arguments, Command, Operand
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.registry import game as find_game


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Show the rules of a game, rendered on a terminal, as Markdown when piped."""
    show_rules(terminal, find_game(arguments.name("game")))
    return 0


def show_rules(terminal: Terminal, game: Game) -> None:
    """Write the rules of this game. Raises Complaint if it has none in this language."""
    try:
        text = game.rules(terminal.lang)
    except OSError as error:
        raise Complaint("no-rules", game=game.title) from error
    terminal.markdown(text)


COMMAND = Command("rules", (Operand("game"),), (), run)
