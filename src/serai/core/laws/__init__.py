"""What every game obeys, stated once. Any game can be checked: one of the house, or your own.

    from serai.core import laws
    laws.check(my_game, seats=3, options={}, rng=serai.Rng(1))

Each law is a function of its own, too. All raise LawBroken, which names the law and holds the record
that shows the fault.
"""

from collections.abc import Callable

from serai.core.game import Game
from serai.core.laws.actions import legality, notation
from serai.core.laws.broken import TITLES, LawBroken
from serai.core.laws.clicks import scenes
from serai.core.laws.copies import wholeness
from serai.core.laws.imagined import Choose, imagining
from serai.core.laws.orders import commuting
from serai.core.laws.pictures import parts
from serai.core.laws.play import Manner, play_game
from serai.core.laws.processes import determinism
from serai.core.laws.results import course, soundness
from serai.core.laws.twins import secrecy
from serai.core.options import Options
from serai.core.record import Record
from serai.core.rng import Rng

__all__ = [
    "TITLES",
    "Choose",
    "LawBroken",
    "Manner",
    "check",
    "check_record",
    "commuting",
    "course",
    "determinism",
    "imagining",
    "legality",
    "notation",
    "parts",
    "play_game",
    "scenes",
    "secrecy",
    "soundness",
    "wholeness",
]

_MANNERS: tuple[Manner, ...] = ("random", "mixed", "first", "last")


def check(
    game: Game, seats: int, options: Options, rng: Rng, games: int = 1, *, choose: Choose | None = None, depth: int = 1
) -> None:
    """All laws, over so many games: the first is random, later ones stubborn by turns. Raises LawBroken.

    ``depth`` multiplies how many states of each game are looked at closely; ``choose`` is a bot to be checked as well.
    """
    records = [play_game(game, seats, options, rng, _MANNERS[number % len(_MANNERS)]) for number in range(games)]
    for record in records:
        check_record(record, rng, choose=choose, depth=depth)
    determinism(records)


def check_record(record: Record, rng: Rng, *, choose: Choose | None = None, depth: int = 1) -> None:
    """All laws but the fourth (which needs other processes: see ``determinism``) over one record. Raises LawBroken.

    A law that others build on comes before them, so that the first complaint is the cause and not a consequence.
    """
    steps: tuple[tuple[int, Callable[[], None]], ...] = (
        (3, lambda: notation(record)),
        (8, lambda: course(record)),
        (2, lambda: wholeness(record, rng, 12 * depth)),
        (1, lambda: legality(record, rng, 6 * depth)),
        (9, lambda: soundness(record)),
        (7, lambda: commuting(record, rng, 12 * depth)),
        (6, lambda: secrecy(record, rng, 2 * depth, 6 * depth)),
        (5, lambda: imagining(record, rng, 8 * depth, choose=choose)),
        (10, lambda: scenes(record, rng, 10 * depth)),
        (11, lambda: parts(record, rng, 10 * depth)),
    )
    for law, run in steps:
        try:
            run()
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(law, f"the game fails: {type(error).__name__}: {error}", record) from error
