"""Kurier des Zaren (Message to the Czar), by Christiane Knepel and Antje Graf."""

from serai.games.kurier.game import KurierGame

game = KurierGame()
