"""Law 7: simultaneous steps commute."""

from serai.core.laws.broken import LawBroken, name_of, part
from serai.core.laws.play import moments, one_of, sample
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import State

Plan = list[tuple[list[int], int]]
"""What one seat does, alone: for each step what is legal, and what it takes."""

_LONGEST = 20


def commuting(record: Record, rng: Rng, samples: int = 12, orders: int = 4) -> None:
    """Law 7, in so many of the record's states in which several seats decide at once, each in so many orders."""
    states = moments(record)
    open_states = [n for n, state in enumerate(states) if state.simultaneous and len(state.deciders) > 1]
    for number in sample(len(open_states), samples, rng) if open_states else []:
        state = states[open_states[number]]
        plans = {seat: _plan(state, seat, rng) for seat in state.deciders}
        results: list[State] = []
        for _ in range(orders):
            after = state.copy()
            fault = _weave(after, plans, rng)
            if not fault and results and after.dump() != results[0].dump():
                differing = [name for name, value in after.dump().items() if value != results[0].dump()[name]]
                fault = f"the order of secret steps decides {', '.join(differing)}"
            if fault:
                raise LawBroken(7, fault, part(record, open_states[number]))
            results.append(after)


def _plan(state: State, seat: int, rng: Rng) -> Plan:
    """What this seat might do while the others wait, until it is done."""
    alone = state.copy()
    plan: Plan = []
    while alone.simultaneous and seat in alone.deciders and len(plan) < _LONGEST:
        legal = [int(action) for action in alone.legal(seat)]
        plan.append((legal, one_of(legal, rng)))
        alone.play(seat, plan[-1][1])
    return plan


def _weave(state: State, plans: dict[int, Plan], rng: Rng) -> str:
    """Play all plans in some order, in place; says what one seat's steps changed for another."""
    done = dict.fromkeys(plans, 0)
    waiting = list(plans)
    while waiting:
        seat = one_of(waiting, rng)
        legal, action = plans[seat][done[seat]]
        now = [int(a) for a in state.legal(seat)]
        if now != legal:
            return f"what others do in secret changes what seat {seat} may do: {legal} became {now}"
        try:
            state.play(seat, action)
        except Exception as error:
            return f"seat {seat} can no longer play {name_of(state, action)}: {error}"
        done[seat] += 1
        if done[seat] == len(plans[seat]):
            waiting.remove(seat)
    return ""
