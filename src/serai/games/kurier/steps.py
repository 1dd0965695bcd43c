"""All steps of the game, by number."""

from typing import Final

from serai.core.step import Step, Steps
from serai.games.kurier import actions as act
from serai.games.kurier import position as pos
from serai.games.kurier.acting import ChooseAction
from serai.games.kurier.deploying import ChooseReserveCourier, ChooseStartInn, PlaceStart
from serai.games.kurier.dispatch import ChooseReceiver
from serai.games.kurier.position import Position
from serai.games.kurier.rubling import DrawCoin, RobChoice, RubleStep
from serai.games.kurier.travel import ChooseDeparture, ChooseFirstTraveller, ChooseLodging
from serai.games.kurier.turn import DrawStart, TurnUp

ALL: Final[Steps[Position]] = Steps(
    [
        DrawStart(pos.DRAW_START, "draw_start"),
        TurnUp(pos.TURN_UP, "turn_up"),
        PlaceStart(pos.PLACE_START, "place_start"),
        ChooseAction(pos.CHOOSE_ACTION, "choose_action"),
        ChooseReserveCourier(pos.CHOOSE_RESERVE_COURIER, "choose_reserve_courier"),
        ChooseStartInn(pos.CHOOSE_START_INN, "choose_start_inn"),
        ChooseReceiver(pos.CHOOSE_RECEIVER, "choose_receiver"),
        ChooseDeparture(pos.CHOOSE_DEPARTURE, "choose_departure"),
        ChooseFirstTraveller(pos.CHOOSE_FIRST_TRAVELLER, "choose_first_traveller"),
        ChooseLodging(pos.CHOOSE_LODGING, "choose_lodging"),
        RobChoice(pos.ROB_CHOICE, "rob_choice", act.DECLINE),
        RubleStep(pos.RUBLE_STEP, "ruble_step"),
        DrawCoin(pos.DRAW_COIN, "draw_coin"),
        Step(pos.OVER, "over"),
    ]
)
