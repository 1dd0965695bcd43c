"""Who sits where: which seats people take, which bots take the others, and what everybody is called."""

from collections.abc import Mapping

from msgspec import Struct

from serai.bots import BOTS, USUAL, bot
from serai.cli.arguments import Arguments, whole
from serai.cli.speech import Complaint, clean
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.texts import Text
from serai.core.view import View

_BOT = "bot "
"""In a record the name of a bot is this and its level, so that a game can be resumed with the same bots."""


class Seating(Struct, frozen=True):
    """Who plays which seat: people, with a name or none, and bots, by their level."""

    people: dict[int, str]
    bots: dict[int, str]

    def names(self) -> dict[int, str]:
        """The names as a record keeps them."""
        named = {seat: name for seat, name in self.people.items() if name}
        return named | {seat: _BOT + level for seat, level in self.bots.items()}


def default_level() -> str:
    """The bot that plays if none is named."""
    return USUAL


def fewest_seats(arguments: Arguments, game: Game) -> int:
    """How many seats a new table has if nobody says so: as few as the game and the people need."""
    most = max((seat + 1 for seat in _asked(arguments, game.seats[-1]) or ()), default=0)
    return max(game.seats[0], most)


def seating(arguments: Arguments, seats: int, known: Mapping[int, str] | None = None) -> Seating:
    """Who sits where by the options given; ``known`` are the names in a game that is resumed. Raises SeraiError."""
    were = known or {}
    asked = _asked(arguments, seats)
    if asked is None:
        asked = [seat for seat in range(seats) if not were.get(seat, "").startswith(_BOT)] if known is not None else [0]
    names = [_name(name) for name in arguments.texts("name")]
    if len(names) > len(asked):
        raise Complaint("too-many-names", names=len(names), people=len(asked))
    people: dict[int, str] = {}
    for number, seat in enumerate(sorted(asked)):
        was = "" if were.get(seat, "").startswith(_BOT) else were.get(seat, "")
        people[seat] = names[number] if number < len(names) else was
    levels = [level.strip() for level in (arguments.text("bot") or "").split(",") if level.strip()]
    others = [seat for seat in range(seats) if seat not in people]
    bots: dict[int, str] = {}
    for number, seat in enumerate(others):
        was = were.get(seat, "").removeprefix(_BOT) if were.get(seat, "").startswith(_BOT) else ""
        kept = was if was in BOTS else default_level()
        bots[seat] = levels[number % len(levels)] if levels else kept
    for level in [*levels, *bots.values()]:
        bot(level)
    return Seating(people, bots)


def _asked(arguments: Arguments, seats: int) -> list[int] | None:
    """The seats that people asked for; empty if all are bots; None if nothing was said."""
    if arguments.on("seat") and arguments.on("seats-human"):
        raise Complaint("seat-or-seats")
    if (text := arguments.text("seat")) is not None:
        seat = whole("--seat", text, 0, seats)
        return [seat - 1] if seat else []
    if (text := arguments.text("seats-human")) is not None:
        found = [whole("--seats-human", part, 1, seats) - 1 for part in text.split(",") if part.strip()]
        return sorted(set(found))
    return None


def _name(text: str) -> str:
    """A name that fits into a record and a line. Raises Complaint."""
    name = clean(text)
    if not name or len(name) > 30 or name.startswith(_BOT):
        raise Complaint("bad-name", found=name[:40])
    return name


def caller(terminal: Terminal, game: Game, names: Mapping[int, str], seat: int, view: View) -> str:
    """What a seat is called by who sees this: its name in the game, and the player's."""
    called = game.seat_seen(seat, view)
    title = game.words.say(called, terminal.lang)
    name = clean(names.get(seat, ""), 40)
    if name.startswith(_BOT):
        name = terminal.say("bot-name", level=level_name(terminal, name.removeprefix(_BOT)))
    return terminal.say("called", name=name, seat=title) if name else title


def level_name(terminal: Terminal, level: str) -> str:
    """A bot's level in the user's language."""
    spoken = terminal.say(f"level-{level}")
    return level if spoken.startswith("[") else spoken


def mentions(text: Text, name: Text) -> bool:
    """Whether a sentence speaks of somebody."""
    return any(isinstance(arg, Text) and (arg == name or mentions(arg, name)) for arg in text.args.values())
