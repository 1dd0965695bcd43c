"""Ilôs, by Frédéric Guérard."""

from serai.games.ilos.game import IlosGame

game = IlosGame()
