"""The ten laws over every game of the house, every number of seats and every set of options."""

import os

import pytest

from serai import bots
from serai.core import laws
from serai.core.options import Option, Value
from serai.core.record import Record
from serai.core.registry import game, game_ids
from serai.core.rng import Rng

GAMES = 2
"""Whole games for each table: one random, one now random, now stubborn."""

MANY = 30
"""More tables than this are too many to examine them all."""
FEW = 7
"""About so many are examined then."""

Table = tuple[str, int, dict[str, Value]]


def tables() -> list[Table]:
    """Every game with every number of seats and every set of options that go together.

    Of a game with very many of these a few are taken, spread evenly, so that each number of seats is among them. The
    plain form takes every third table: the compiled form, which runs the same sources, takes all.
    """
    found: list[Table] = []
    for name in game_ids():
        chosen = game(name)
        pairs = [(seats, options) for options in chosen.variants() for seats in chosen.seats]
        sitting = [(name, *pair) for pair in pairs if chosen.clash(*pair) is None]
        found += sitting if len(sitting) <= MANY else sitting[:: len(sitting) // FEW + 1]
    return found[::3] if os.environ.get("SERAI_FORM") == "pure" else found


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
    laws.imagining(records(table)[1], Rng(table[1]), samples=3, draws=2, choose=player.choose)


@pytest.mark.parametrize("name", game_ids())
def test_another_process_plays_the_same(name: str) -> None:
    """Law 4, for several tables of a game in one go: starting a process is slow."""
    sitting = [table for table in tables() if table[0] == name]
    laws.determinism([records(table)[0] for table in sitting[:: 1 + len(sitting) // 8]])
