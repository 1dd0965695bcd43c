"""Serai, a house for board games: exact rules, good bots, honest secrets."""

from serai.core.errors import IllegalAction, SeraiError
from serai.core.game import Event, Game
from serai.core.record import Record
from serai.core.registry import game, game_ids
from serai.core.rng import Rng
from serai.core.session import Session
from serai.core.state import CHANCE, State, settle

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "Rng",
    "SeraiError",
    "Session",
    "State",
    "game",
    "game_ids",
    "settle",
]
