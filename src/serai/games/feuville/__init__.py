"""Feuville, by Udo Peise."""

from serai.games.feuville.game import FeuvilleGame

game = FeuvilleGame()
