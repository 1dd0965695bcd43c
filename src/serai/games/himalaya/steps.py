"""All steps of the game, by number."""

from typing import Final

from serai.core.step import Step, Steps
from serai.games.himalaya import execution, final, inventory, supply, year
from serai.games.himalaya import position as pos
from serai.games.himalaya.position import Position

ALL: Final[Steps[Position]] = Steps[Position](
    [
        supply.DrawCard(pos.DRAW_CARD, "draw_card"),
        supply.DrawVillage(pos.DRAW_VILLAGE, "draw_village"),
        supply.DrawCube(pos.DRAW_CUBE, "draw_cube"),
        supply.DrawDisc(pos.DRAW_DISC, "draw_disc"),
        supply.DrawLeader(pos.DRAW_LEADER, "draw_leader"),
        supply.PlaceCaravan(pos.PLACE_CARAVAN, "place_caravan"),
        year.ChooseEvent(pos.CHOOSE_EVENT, "choose_event"),
        year.PlaceEvent(pos.PLACE_EVENT, "place_event"),
        year.Command(pos.COMMAND, "command"),
        execution.ChooseCube(pos.CHOOSE_CUBE, "choose_cube"),
        execution.Reward(pos.FIRST_REWARD, "first_reward"),
        execution.Reward(pos.SECOND_REWARD, "second_reward"),
        execution.SendDelegation(pos.SEND_DELEGATION, "send_delegation"),
        inventory.InventoryChoice(pos.INVENTORY_CHOICE, "inventory_choice"),
        inventory.InventoryDelegation(pos.INVENTORY_DELEGATION, "inventory_delegation"),
        inventory.InventoryStupa(pos.INVENTORY_STUPA, "inventory_stupa"),
        final.DrawLot(pos.DRAW_LOT, "draw_lot"),
        Step[Position](pos.OVER, "over"),
        supply.ChooseTribe(pos.CHOOSE_TRIBE, "choose_tribe"),
    ]
)
