"""Secret reaction windows: how long one lasts, who still has to answer, and what happens when it closes.

The others must learn nothing from time, wording or traffic. So in live play a window always lasts its fixed time,
whoever is asked and whatever is answered; answers are kept and fed to the game in its own order when time is over.
"""

from collections.abc import Callable, Mapping

from serai.core.rng import Rng
from serai.core.session import glimpse
from serai.core.state import CHANCE, State
from serai.house import hooks
from serai.house.table import Table


def takes_time(table: Table) -> bool:
    """Whether windows last their fixed time here: several people, playing live."""
    return table.order.clock.kind != "days" and len(table.people()) > 1


def window_end(table: Table) -> float | None:
    """When the open window closes, for everybody alike; None if there is none that takes time."""
    if table.window is None or not takes_time(table):
        return None
    return table.window.since + table.order.window


def waits_for(table: Table) -> list[int]:
    """The people whose answers a window without fixed time still waits for: the only human at the table, if asked."""
    if table.window is None or takes_time(table) or table.order.clock.kind == "days":
        return []
    people = (p.seat for p in table.places if p.person is not None and not table.bot_of(p.seat))
    return [seat for seat in people if seat not in table.window.answers and table.open_actions(seat)]


def bots_asked(table: Table) -> list[int]:
    """The seats of bots that have something to answer in the open window."""
    if table.window is None or table.status != "running":
        return []
    return [p.seat for p in table.places if table.bot_of(p.seat) and table.open_actions(p.seat)]


def closing(table: Table, bots: Mapping[int, int], luck: Callable[[], Rng]) -> list[tuple[int, int]]:
    """The steps that close the window: the kept answers in the game's own order, and chance where it is asked.

    They stop at a step that everybody notices while a window is open: that opens the next one.
    """
    assert table.window is not None
    state = table.state.copy()
    answers = {**bots, **table.window.answers}
    steps: list[tuple[int, int]] = []
    while hooks.window_open(table.game, state) or (steps and state.chance):
        if not state.chance and not state.deciders:
            break
        seat = CHANCE if state.chance else int(state.deciders[0])
        action = int(state.draw(luck())) if seat == CHANCE else _answer(table, state, seat, answers)
        noticed = glimpse(state, None, seat, action) is not None
        state.play(seat, action)
        steps.append((seat, action))
        if noticed and hooks.window_open(table.game, state):
            break
    return steps


def _answer(table: Table, state: State, seat: int, answers: Mapping[int, int]) -> int:
    legal = [int(action) for action in state.legal(seat)]
    view = state.view(seat)
    if answers.get(seat) in legal:
        return answers[seat]
    if table.order.clock.kind == "days":
        keys = table.game.orders
        return hooks.standing_answer(table.game, view, table.standing.get(seat, keys[0] if keys else ""), legal)
    return hooks.default(table.game, view, legal)
