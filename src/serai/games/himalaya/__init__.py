"""Himalaya, by Régis Bonnessée; theme and advanced rules with Guillaume Blossier."""

from serai.games.himalaya.game import HimalayaGame

game = HimalayaGame()
