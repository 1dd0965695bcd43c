"""Law 8: the game ends within its bound. Law 9: the audit holds in every state, and results have the right form."""

from serai.core.laws.broken import LawBroken, part
from serai.core.laws.play import walk
from serai.core.record import Record
from serai.core.state import State


def course(record: Record) -> None:
    """Law 8 for a record that was made elsewhere; ``play_game`` holds it for those made here."""
    decisions = sum(seat >= 0 for seat, _ in record.steps)
    bound = record.game.bound(record.seats, record.options)
    if decisions > bound:
        raise LawBroken(8, f"{decisions} decisions, and the bound is {bound}", record)


def soundness(record: Record) -> None:
    """Law 9, in every state of the record."""
    for number, state in enumerate(walk(record)):
        faults = list(record.game.audit(state)) or results(state)
        if faults:
            raise LawBroken(9, "; ".join(faults), part(record, number))


def results(state: State) -> list[str]:
    """What is wrong with the form of ranking, scores and ending."""
    ranking, scores, ending = state.ranking, state.scores, state.ending
    faults: list[str] = []
    if len(scores) != state.seats:
        faults.append(f"{len(scores)} scores for {state.seats} seats")
    if not state.over:
        if ranking or ending:
            faults.append(f"not over, but the ranking is {ranking} and the ending {ending!r}")
        return faults
    # Whoever shares a rank counts: the rank of a seat is one more than the number of seats before it.
    wanted = tuple(1 + sum(other < rank for other in ranking) for rank in ranking)
    if len(ranking) != state.seats or tuple(ranking) != wanted:
        faults.append(f"the ranking of {state.seats} seats is {ranking}")
    if ending not in state.game.endings:
        faults.append(f"the ending {ending!r} is none of {state.game.endings}")
    return faults
