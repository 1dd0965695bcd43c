"""``serai games``: what there is to play, with the options of each game."""

from serai.cli.arguments import Arguments, Command, Operand
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.options import Option
from serai.core.registry import game as find_game
from serai.core.registry import game_ids
from serai.core.texts import Text


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Tell about all games, or about the one that is named."""
    named = arguments.name("game")
    for number, name in enumerate([named] if named else game_ids()):
        if number:
            terminal.line()
        _tell(terminal, find_game(name))
    return 0


def _tell(terminal: Terminal, game: Game) -> None:
    seats = terminal.say("games-seats", least=game.seats[0], most=game.seats[-1])
    terminal.line(f"{game.id}  {game.title}", "bold")
    terminal.line(f"{seats} {terminal.say('games-version', version=game.version)}", indent=2)
    if game.options:
        terminal.line(terminal.say("games-options"), indent=2)
    for option in game.options:
        _option(terminal, game, option)


def _option(terminal: Terminal, game: Game, option: Option) -> None:
    """An option: its key, what it is about, and its values, the default first marked."""

    def say(key: str) -> str:
        return game.words.say(Text(key), terminal.lang)

    key = option.key
    terminal.line(f"{key}: {say(f'option-{key}')}", "cyan", indent=4)
    if game.words.has(f"option-{key}-help", terminal.lang):
        terminal.line(say(f"option-{key}-help"), indent=6)
    widest = max(len(f"{key}={option.write(value)}") for value in option.values)
    for value in option.values:
        written = option.write(value)
        mark = f" ({terminal.say('games-default')})" if value == option.default else ""
        meaning = say(f"option-{key}-{written}") if game.words.has(f"option-{key}-{written}", terminal.lang) else ""
        if not meaning and option.kind == "switch":
            meaning = terminal.say(f"switch-{written}")
        tail = f"  {meaning}" if meaning and meaning != written else ""
        name = f"{key}={written}"
        terminal.line(f"{name.ljust(widest)}{tail}{mark}", indent=6)


COMMAND = Command("games", (Operand("game", needed=False),), (), run)
