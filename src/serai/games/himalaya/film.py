"""Plays a round out action by action, for a client that shows it at a pace one can follow. Judged by views alone."""

from serai.core.game import Event
from serai.core.rng import Rng
from serai.core.view import View
from serai.games.himalaya.execution import act_next
from serai.games.himalaya.imagine import imagine
from serai.games.himalaya.position import CHOOSE_CUBE, COMMAND, SEND_DELEGATION
from serai.games.himalaya.rules import Himalaya
from serai.games.himalaya.year import lay_command


def film(state: Himalaya, before: View, event: Event, after: View) -> list[View]:
    """The views after each single action that a step set going; empty if it set none going.

    Everything but the commands is public, and those are open from the reveal on: so the course of a round can be
    worked out from the views before and after it.
    """
    imagine(state, before, Rng(0))
    if state.step == COMMAND:
        if after["shown"] == before["shown"]:
            return []
        state.programmes = list(after["revealed"])
        last = 6 * event.seat + 5
        command = state.programmes[last]
        state.programmes[last] = -1
        lay_command(state, event.seat, command)
    else:
        asked = CHOOSE_CUBE <= state.step <= SEND_DELEGATION and event.action is not None
        if not asked or not state.answer(event.seat, event.action or 0):
            return []
    state.step = CHOOSE_CUBE  # actions are being carried out: programmes lie open
    state.decider = -1
    state.acting = -1
    views: list[View] = []
    while act_next(state):
        if state.acting >= 0:
            break
        views.append(state.view(before["seat"]))
    return views
