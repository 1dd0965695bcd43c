"""The player on turn begins one of the three actions, or passes if he can do none."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import Choice
from serai.games.kurier import position as pos
from serai.games.kurier.actions import DEPLOY_RESERVE, DEPLOY_STACK, MOVE_DISPATCH, PASS, TRAVEL
from serai.games.kurier.deploying import why_not_deploy
from serai.games.kurier.dispatch import why_not_move_dispatch
from serai.games.kurier.position import Position
from serai.games.kurier.travel import why_not_travel
from serai.games.kurier.turn import pass_turn, turn_up


def why_not_act(state: Position, seat: i64, action: i64) -> str:
    """Why the player on turn may not begin this action."""
    if state.at_guard(seat) and state.mode_has_rubling():
        return "must-ruble"
    if action == DEPLOY_RESERVE:
        return why_not_deploy(state, seat)
    if action == DEPLOY_STACK:
        return "" if state.can_turn_up(seat) else "deploy-stack"
    if action == MOVE_DISPATCH:
        return why_not_move_dispatch(state, seat)
    return why_not_travel(state, seat)


class ChooseAction(Choice[Position]):
    """Deploying from reserve or stack, passing the dispatch on, travelling; a pass only if there is nothing else."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return 0, PASS + 1

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        if which < PASS:
            return why_not_act(state, seat, which)
        for other in range(PASS):
            if not why_not_act(state, seat, other):
                return "pass"
        return ""

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for action in range(PASS):
            if not why_not_act(state, seat, action):
                moves.add(action)
        if moves.count == 0:
            moves.add(PASS)

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        if which == DEPLOY_STACK:
            turn_up(state, pos.TO_DEPLOY)
        elif which == DEPLOY_RESERVE:
            state.ask(pos.CHOOSE_RESERVE_COURIER, seat)
        elif which == TRAVEL:
            state.ask(pos.CHOOSE_DEPARTURE, seat)
        elif which == MOVE_DISPATCH:
            state.ask(pos.CHOOSE_RECEIVER, seat)
        else:
            pass_turn(state)
