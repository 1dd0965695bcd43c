"""All steps of the game, by number."""

from typing import Final

from serai.core.step import Step, Steps
from serai.games.ilos import actions as act
from serai.games.ilos import position as pos
from serai.games.ilos.hand import Action
from serai.games.ilos.market import MarketGood
from serai.games.ilos.payment import PayCard
from serai.games.ilos.pioneers import BuildingUse, CopiedGood, Site
from serai.games.ilos.position import Position
from serai.games.ilos.turn import DrawCard, DrawStart, DrawTile, Mulligan
from serai.games.ilos.voyage import (
    CellChoice,
    CoastChoice,
    FirstCoast,
    RotationChoice,
    ShipSource,
    ShipTarget,
    TileChoice,
)

ALL: Final[Steps[Position]] = Steps(
    [
        DrawStart(pos.DRAW_START, "draw_start"),
        DrawTile(pos.DRAW_TILE, "draw_tile"),
        DrawCard(pos.DRAW_CARD, "draw_card"),
        Mulligan(pos.MULLIGAN, "mulligan", act.DONE),
        Action(pos.ACTION, "action", act.END_ACTIONS),
        TileChoice(pos.SETUP_TILE, "setup_tile"),
        CellChoice(pos.SETUP_CELL, "setup_cell"),
        RotationChoice(pos.SETUP_ROTATION, "setup_rotation"),
        FirstCoast(pos.SETUP_COAST, "setup_coast"),
        ShipSource(pos.SHIP_SOURCE, "ship_source"),
        ShipTarget(pos.SHIP_TARGET, "ship_target"),
        TileChoice(pos.EXPLORE_TILE, "explore_tile"),
        CellChoice(pos.EXPLORE_CELL, "explore_cell"),
        RotationChoice(pos.EXPLORE_ROTATION, "explore_rotation"),
        CoastChoice(pos.EXPLORE_COAST, "explore_coast"),
        Site(pos.SITE, "site"),
        BuildingUse(pos.BUILDING_USE, "building_use"),
        CopiedGood(pos.COPIED_GOOD, "copied_good"),
        MarketGood(pos.MARKET_GOOD, "market_good"),
        PayCard(pos.PAY_CARD, "pay_card"),
        Step(pos.OVER, "over"),
    ]
)
