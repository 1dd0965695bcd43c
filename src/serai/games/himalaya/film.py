"""Plays a round out action by action, for a client that shows it at a pace one can follow. Judged by views alone."""

from serai.core.game import Event
from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.core.view import View, fill
from serai.games.himalaya import steps
from serai.games.himalaya.board import SLOTS
from serai.games.himalaya.execution import act_next
from serai.games.himalaya.imagine import imagine
from serai.games.himalaya.position import CHOOSE_CUBE, COMMAND, NONE, RUNNING, SEND_DELEGATION
from serai.games.himalaya.rules import STEPS, Himalaya

_ASKED = STEPS[CHOOSE_CUBE : SEND_DELEGATION + 1]
"""The questions that interrupt the actions of a round."""


def film(state: Himalaya, before: View, event: Event, after: View) -> list[View]:
    """The views after each single action that a step set going, the reveal first; empty if it set none going.

    Everything but the commands is public, and those are open from the reveal on: so the course of a round can be
    worked out from the views before and after it. ``state`` is a new one to work it out in.
    """
    reveal = before["step"] == "command"
    if after["shown"] == before["shown"] if reveal else before["step"] not in _ASKED or event.action is None:
        return []
    imagine(state, before, Rng(0))
    if reveal:
        fill(state, "programmes", after["revealed"])
        last = SLOTS * event.seat + SLOTS - 1
        command = state.programmes[last]
        state.programmes[last] = NONE
        steps.ALL.table[COMMAND].play(state, event.seat, command)
    else:
        steps.ALL.table[state.step].play(state, event.seat, event.action or 0)
    if state.decider != RUNNING:
        return []
    state.step = CHOOSE_CUBE  # actions are being carried out: programmes lie open
    state.decider = CHANCE
    state.acting = NONE
    views = [state.view(before["seat"])] if reveal else []
    while act_next(state):
        if state.acting >= 0:
            break
        views.append(state.view(before["seat"]))
    return views
