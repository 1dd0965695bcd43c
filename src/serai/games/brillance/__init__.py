"""Brillance, by Frédéric Moyersoen."""

from serai.games.brillance.game import BrillanceGame

game = BrillanceGame()
