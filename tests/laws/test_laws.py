"""The laws over every game of the house, every number of seats and every set of options.

A game with very many tables has a few of them examined each day, others the next, until all have been and it begins
again. ``SERAI_TABLES=all`` (``make laws``) examines all at once; also one that failed on another day, with ``-k``.
"""

import os
from collections.abc import Sequence
from datetime import date

import pytest

from serai import bots
from serai.core import laws
from serai.core.game import Game
from serai.core.options import Option, Value
from serai.core.record import Record
from serai.core.registry import game, game_ids
from serai.core.rng import Rng
from serai.core.view import View

GAMES = 2
"""Whole games for each table: one random, one now random, now stubborn."""

MANY = 40
"""More tables than this are too many to examine them all."""
FEW = 7
"""About so many are examined then."""

Table = tuple[str, int, dict[str, Value]]


def sample(sitting: list[Table], day: int) -> list[Table]:
    """The tables of one game that are examined on this day: all, or of very many a few, spread evenly."""
    stride = 1 if len(sitting) <= MANY else len(sitting) // FEW + 1
    return sitting[day % stride :: stride]


def tables() -> list[Table]:
    """Every game with every number of seats and every set of options that go together, as far as they are examined.

    The plain form takes every third table: the compiled form, which runs the same sources, takes all.
    """
    found: list[Table] = []
    everything, today = os.environ.get("SERAI_TABLES") == "all", date.today().toordinal()
    for name in game_ids():
        chosen = game(name)
        pairs = [(seats, options) for options in chosen.variants() for seats in chosen.seats]
        sitting = [(name, *pair) for pair in pairs if chosen.clash(*pair) is None]
        found += sitting if everything else sample(sitting, today)
    return found[today % 3 :: 3] if os.environ.get("SERAI_FORM") == "pure" and not everything else found


@pytest.mark.parametrize("count", [6, MANY, MANY + 1, 72, 500])
def test_in_some_days_every_table_is_examined_once(count: int) -> None:
    sitting: list[Table] = [("game", number, {}) for number in range(count)]
    days = 1 if count <= MANY else count // FEW + 1
    samples = [sample(sitting, 738_000 + day) for day in range(days)]
    assert sorted(table[1] for tables in samples for table in tables) == list(range(count))
    assert all(len(tables) <= max(MANY, FEW + 1) for tables in samples)


def label(table: Table) -> str:
    """A table in a few words, for the name of a test."""
    name, seats, options = table
    varied = [option.key for option in game(name).options if option.variant]
    return "-".join([name, f"{seats}seats", *(f"{key}={Option.write(options[key])}" for key in varied)])


def records(table: Table) -> list[Record]:
    """A few whole games at this table; laws 1 and 8 are held while they are played."""
    name, seats, options = table
    rng = Rng(seats)
    manners: tuple[laws.Manner, ...] = ("random", "mixed", "first", "last")
    return [laws.play_game(game(name), seats, options, rng, manners[n % 4]) for n in range(GAMES)]


@pytest.mark.parametrize("table", tables(), ids=label)
def test_laws(table: Table) -> None:
    for record in records(table):
        laws.check_record(record, Rng(table[1]))


@pytest.mark.parametrize("table", tables(), ids=label)
def test_stubborn_players_end_their_games(table: Table) -> None:
    name, seats, options = table
    for manner in ("first", "last"):
        record = laws.play_game(game(name), seats, options, Rng(7), manner)
        laws.soundness(record)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("table", tables()[::5], ids=label)
def test_bots_know_no_more_than_their_views(table: Table, level: str) -> None:
    """Law 5 for the bots of the house; their search is dear, so not at every table."""
    player = bots.bot(level)

    def choose(at: Game, view: View, legal: Sequence[int], rng: Rng) -> int:
        return player.choose(at, view, legal, rng, bots.Budget(rounds=2))

    laws.imagining(records(table)[1], Rng(table[1]), samples=3, draws=2, choose=choose)


@pytest.mark.parametrize("name", game_ids())
def test_another_process_plays_the_same(name: str) -> None:
    """Law 4, for several tables of a game in one go: starting a process is slow."""
    sitting = [table for table in tables() if table[0] == name]
    laws.determinism([records(table)[0] for table in sitting[:: 1 + len(sitting) // 8]])
