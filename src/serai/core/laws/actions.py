"""Law 1: every action in ``legal`` plays without error; everything else is refused and changes nothing.

Law 3: notation round-trips, and no two actions share one.
"""

from contextlib import suppress

from serai.core.errors import BadNotation, IllegalAction
from serai.core.game import Game
from serai.core.laws.broken import LawBroken, crashed, name_of, part
from serai.core.laws.play import moments, sample
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, NOBODY, Moves, State

_HUGE = 10**12
_DRAWS = 200


def legality(record: Record, rng: Rng, samples: int = 6) -> None:
    """Law 1, in so many states of the record; who decides is checked in every state."""
    states = moments(record)
    for number, state in enumerate(states):
        fault = _deciders(state) or _legal(state)
        if fault:
            raise LawBroken(1, fault, part(record, number))
    for number in sample(len(states), samples, rng):
        state, until = states[number], part(record, number)
        _plays(state, until)
        _refuses(state, until)
    falls = [number for number, state in enumerate(states) if state.chance]
    for number in sample(len(falls), samples, rng) if falls else []:
        fault = _chance(states[falls[number]], rng)
        if fault:
            raise LawBroken(1, fault, part(record, falls[number]))


def _deciders(state: State) -> str:
    """What is wrong with who decides."""
    deciders = state.deciders
    if list(deciders) != sorted(set(deciders)) or any(not 0 <= seat < state.seats for seat in deciders):
        return f"deciders are {deciders} of {state.seats} seats"
    if (state.chance or state.over) == bool(deciders):
        return f"deciders are {deciders}, chance is {state.chance}, over is {state.over}"
    if state.decider != (deciders[0] if deciders else CHANCE if state.chance else NOBODY):
        return f"decider is {state.decider}, deciders are {deciders}"
    if state.simultaneous and not deciders:
        return "several seats decide at once, but no seat decides"
    return ""


def _legal(state: State) -> str:
    """What is wrong with the form of the legal actions and of chance's outcomes."""
    table = len(state.game.notation)
    for seat in range(state.seats):
        legal = state.legal(seat)
        if bool(legal) != (seat in state.deciders):
            return f"seat {seat} has {len(legal)} legal actions, deciders are {state.deciders}"
        if len(set(legal)) != len(legal):
            return f"legal actions of seat {seat} repeat: {legal}"
        if any(not 0 <= action < table for action in legal):
            return f"legal actions of seat {seat} are not all in the table: {legal}"
        moves = Moves()
        state.write_legal(seat, moves)
        if moves.listed() != legal:
            return f"legal actions of seat {seat} are {legal}, but {moves.listed()} are written"
    outcomes = state.outcomes()
    if bool(outcomes) != state.chance:
        return f"chance has {len(outcomes)} outcomes; that chance decides is {state.chance}"
    if len({action for action, _ in outcomes}) != len(outcomes) or any(weight <= 0 for _, weight in outcomes):
        return f"outcomes repeat, or have no positive weight: {outcomes}"
    if any(not 0 <= action < table for action, _ in outcomes):
        return f"outcomes are not all in the table: {outcomes}"
    return ""


def _plays(state: State, record: Record) -> None:
    """Every legal action, and every outcome of chance, plays on a copy."""
    before = state.dump()
    steps = [(seat, int(action)) for seat in state.deciders for action in state.legal(seat)]
    for seat, action in steps + [(CHANCE, int(action)) for action, _ in state.outcomes()]:
        try:
            state.copy().play(seat, action)
        except Exception as error:
            crashed(state, seat, action, error, record)
    if state.dump() != before:
        raise LawBroken(1, "asking what is legal, or playing on copies, changes the state", record)


def _refuses(state: State, record: Record) -> None:
    """Every other action of every seat, and of seats that do not exist, is refused and changes nothing."""
    table = range(len(state.game.notation))
    before = state.dump()
    victim = state.copy()
    for seat in (*range(state.seats), CHANCE, NOBODY, int(state.seats), 99):
        legal: set[int] = set()
        if seat == CHANCE:
            legal = {int(action) for action, _ in state.outcomes()}
        elif 0 <= seat < state.seats:
            legal = {int(action) for action in state.legal(seat)}
        refused = [action for action in (*table, -1, len(table), _HUGE) if action not in legal]
        for action in refused:
            _refused(victim, seat, action, record)
        if victim.dump() != before:
            culprit = next(action for action in refused if _changes(state, seat, action))
            raise LawBroken(1, f"refusing {name_of(state, culprit)} to seat {seat} changes the state", record)


def _refused(state: State, seat: int, action: int, record: Record) -> None:
    try:
        state.play(seat, action)
    except IllegalAction:
        return
    except Exception as error:
        what = f"seat {seat} is not refused {name_of(state, action)}, but gets {type(error).__name__}: {error}"
        raise LawBroken(1, what, record) from error
    raise LawBroken(1, f"seat {seat} may not play {name_of(state, action)}, and yet can", record)


def _changes(state: State, seat: int, action: int) -> bool:
    victim = state.copy()
    with suppress(IllegalAction):
        victim.play(seat, action)
    return victim.dump() != state.dump()


def _chance(state: State, rng: Rng) -> str:
    """What is wrong with how outcomes are drawn: each must be listed, and fall about as often as its weight says."""
    weights = {int(action): int(weight) for action, weight in state.outcomes()}
    counts = dict.fromkeys(weights, 0)
    for _ in range(_DRAWS):
        action = int(state.draw(rng))
        if action not in counts:
            return f"chance draws {name_of(state, action)}, which is not among its outcomes"
        counts[action] += 1
    total = sum(weights.values())
    for action, weight in weights.items():
        share = weight / total
        spread = (_DRAWS * share * (1 - share)) ** 0.5
        if abs(counts[action] - _DRAWS * share) > 6 * spread + 3:  # six standard deviations: never by accident
            return f"chance draws {name_of(state, action)} {counts[action]} times in {_DRAWS}; its share is {share:.3f}"
    return ""


# ---------------------------------------------------------------------- law 3


def notation(record: Record) -> None:
    """Law 3, for the whole action table of the record's game."""
    fault = notation_fault(record.game)
    if fault:
        raise LawBroken(3, fault, part(record, 0))


def notation_fault(game: Game) -> str:
    """What is wrong with a game's notation; empty if nothing is."""
    texts = list(game.notation)
    seen: dict[str, int] = {}
    for action, text in enumerate(texts):
        if game.notate(action) != text or not text.strip() or len(text.splitlines()) != 1:
            return f"action {action} is written {text!r}, which is not one line of text"
        if text in seen:
            return f"actions {seen[text]} and {action} are both written {text!r}"
        seen[text] = action
    for action, text in enumerate(texts):
        for form in (text, f"  {text}\t", f"{text}\r\n"):
            try:
                found = game.parse(form)
            except BadNotation:
                return f"action {action} is written {text!r}, and {form!r} is no action"
            if found != action:
                return f"action {action} is written {text!r}, but {form!r} is read as {found}"
    try:
        found = game.parse("no action of any game \N{SNOWMAN}")
    except BadNotation:
        return ""
    return f"nonsense is read as action {found}"
