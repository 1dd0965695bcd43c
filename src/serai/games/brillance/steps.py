"""All steps of the game, by number."""

from typing import Final

from serai.core.step import Step, Steps
from serai.games.brillance import bandits, choices, roving, streets, target_steps, turn, windows
from serai.games.brillance import position as pos
from serai.games.brillance.actions import STOP
from serai.games.brillance.position import Position

ALL: Final[Steps[Position]] = Steps[Position](
    [
        turn.ChooseColour(pos.CHOOSE_COLOUR, "choose_colour"),
        turn.DealColour(pos.DEAL_COLOUR, "deal_colour"),
        turn.DrawFirst(pos.DRAW_FIRST, "draw_first"),
        turn.LayOrders(pos.LAY_ORDERS, "lay_orders"),
        turn.DealCard(pos.DEAL_CARD, "deal_card"),
        bandits.BanditAction(pos.BANDIT_ACTION, "bandit_action"),
        choices.ChooseAction(pos.CHOOSE_ACTION, "choose_action"),
        streets.CartAction(pos.CART_ACTION, "cart_action"),
        target_steps.TargetColour(pos.TARGET_COLOUR, "target_colour"),
        target_steps.TargetShop(pos.TARGET_SHOP, "target_shop"),
        target_steps.TargetCart(pos.TARGET_CART, "target_cart"),
        target_steps.TargetSecondCart(pos.TARGET_SECOND_CART, "target_second_cart"),
        target_steps.TargetThief(pos.TARGET_THIEF, "target_thief"),
        target_steps.TargetVictim(pos.TARGET_VICTIM, "target_victim"),
        target_steps.TargetZone(pos.TARGET_ZONE, "target_zone"),
        target_steps.TargetSpace(pos.TARGET_SPACE, "target_space"),
        target_steps.TargetDwarf(pos.TARGET_DWARF, "target_dwarf"),
        target_steps.BribeStep(pos.BRIBE_STEP_1, "bribe_step_1"),
        target_steps.SecondBribeStep(pos.BRIBE_STEP_2, "bribe_step_2"),
        windows.Window(pos.REACTION, "react", pos.REVEAL, "no-windfall"),
        windows.Reveal(pos.REVEAL, "reveal"),
        windows.Window(pos.BRIBE_REACTION, "bribe_reaction", pos.BRIBE_REVEAL, "no-bribe"),
        windows.Reveal(pos.BRIBE_REVEAL, "bribe_reveal"),
        roving.RoveCart(pos.ROVE_CART, "rove_cart", STOP),
        roving.RoveStep(pos.ROVE_STEP, "rove_step"),
        turn.DrawCard(pos.DRAW_CARD, "draw_card"),
        Step[Position](pos.OVER, "over"),
    ]
)
