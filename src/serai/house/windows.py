"""Secret reaction windows: how long one lasts, who still has to answer, and what happens when it closes.

The others must learn nothing from time, wording or traffic. So how long a window lasts follows from public facts alone:
its fixed time where several people play live, else a short time, whoever is asked and whatever is answered. Only the
single person at a table is waited for, if he is asked himself. Answers are kept and fed to the game in its own order
when time is over; a bot that has not answered by then does not answer.
"""

from collections.abc import Callable, Mapping

from serai.core.session import event_for
from serai.core.state import CHANCE, State
from serai.house import hooks
from serai.house.order import LEAST_WINDOW
from serai.house.table import Table


def takes_time(table: Table) -> bool:
    """Whether windows last their fixed time here: several people, playing live."""
    return table.order.clock.kind != "days" and len(table.people()) > 1


def fixed_end(table: Table) -> float | None:
    """When the open window closes where it lasts its fixed time, for everybody to see; else None."""
    if table.window is None or not takes_time(table):
        return None
    return table.window.since + max(table.order.window, LEAST_WINDOW)


def window_end(table: Table, short: float) -> float | None:
    """When the open window closes; None if there is none, or if it waits for the answer of a single person.

    ``short`` is how long it lasts where nobody but bots and standing orders is to answer.
    """
    return None if waits_for(table) else answers_until(table, short)


def answers_until(table: Table, short: float) -> float | None:
    """Until when a bot may answer in the open window, whoever else is waited for; None if there is no window."""
    if table.window is None:
        return None
    fixed = fixed_end(table)
    return table.window.since + short if fixed is None else fixed


def waits_for(table: Table) -> list[int]:
    """The seats whose answers a window without fixed time still waits for: those of the only person at the table."""
    if table.window is None or takes_time(table) or table.order.clock.kind == "days":
        return []
    people = (p.seat for p in table.places if p.person is not None and not table.bot_of(p.seat))
    return [seat for seat in people if seat not in table.window.answers and table.open_actions(seat)]


def bots_asked(table: Table) -> list[int]:
    """The seats of bots that still have something to answer in the open window."""
    if table.window is None or table.status != "running":
        return []
    bots = (p.seat for p in table.places if table.bot_of(p.seat) and p.seat not in table.window.answers)
    return [seat for seat in bots if table.open_actions(seat)]


def closing(table: Table, fall: Callable[[State, int], int]) -> list[tuple[int, int]]:
    """The steps that close the window: the kept answers in the game's own order, and chance where it is asked.

    ``fall`` says what chance brings in a state, so many steps from now.

    They stop at a step that everybody notices while a window is open: that opens the next one.
    """
    if table.window is None:
        return []
    state = table.state.copy()
    answers = table.window.answers
    steps: list[tuple[int, int]] = []
    while hooks.window_open(table.game, state) or (steps and state.chance):
        if not state.chance and not state.deciders:
            break
        seat = CHANCE if state.chance else int(state.deciders[0])
        action = fall(state, len(steps)) if seat == CHANCE else _answer(table, state, seat, answers)
        noticed = event_for(state, None, seat, action) is not None
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
    if table.order.clock.kind == "days" and not table.bot_of(seat):
        keys = table.game.orders
        return hooks.standing_answer(table.game, view, table.standing.get(seat, keys[0] if keys else ""), legal)
    return hooks.default(table.game, view, legal)
