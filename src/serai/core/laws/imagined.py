"""Law 5: ``imagine(view)`` has the same view, asks the same of that seat, and knows no more than the view."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from serai.core.game import Game
from serai.core.laws.broken import LawBroken, name_of, part
from serai.core.laws.play import moments, one_of, sample, viewers
from serai.core.laws.twins import Pair, Viewer, twin_worlds
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.core.view import View

Choose = Callable[[Game, View, Sequence[int], Rng], int]
"""A bot: chooses one of the legal actions by a view."""

_ENOUGH = 6
"""At so many moments a hidden field may be guessed right each time before that is held against ``imagine``."""


def imagining(record: Record, rng: Rng, samples: int = 8, draws: int = 8, choose: Choose | None = None) -> None:
    """Law 5, for every viewer, in so many states of the record and beside so many moments of a second world.

    ``choose`` is a bot: it too must choose the same in both worlds.
    """
    states = moments(record)
    for number in sample(len(states), samples, rng):
        for viewer in viewers(record.seats):
            fault = _fits(states[number], viewer, rng)
            if fault:
                raise LawBroken(5, f"viewer {viewer}: {fault}", part(record, number))
    for viewer in viewers(record.seats):
        _blind(record, states, viewer, rng, samples, draws, choose)


# ---------------------------------------------------------------------- it fits


def _fits(state: State, viewer: Viewer, rng: Rng) -> str:
    """What an imagined state shows, asks or holds otherwise than it should."""
    view = state.view(viewer)
    sent = msgspec.json.encode(view)
    if msgspec.json.decode(sent) != view:
        return "the view is no plain data"
    try:
        imagined = state.game.imagine(view, rng)
    except Exception as error:
        return f"imagine fails: {type(error).__name__}: {error}"
    if msgspec.json.encode(view) != sent:
        return "imagine changes the view it is given"
    fault = _same(state, imagined, viewer, view)
    return fault or _goes_on(imagined, rng)


def _same(state: State, imagined: State, viewer: Viewer, view: View) -> str:
    shown = imagined.view(viewer)
    if msgspec.json.encode(shown) != msgspec.json.encode(view):
        differing = [name for name in {**view, **shown} if view.get(name) != shown.get(name)]
        return f"the imagined view differs in {', '.join(differing) or 'order'}"
    if imagined.over != state.over or imagined.chance != state.chance:
        return f"over is {imagined.over}, chance is {imagined.chance}; in truth {state.over} and {state.chance}"
    if viewer is not None:
        if (viewer in imagined.deciders) != (viewer in state.deciders):
            return f"the imagined deciders are {imagined.deciders}, the true ones {state.deciders}"
        ours, theirs = ([int(action) for action in world.legal(viewer)] for world in (state, imagined))
        if ours != theirs:
            return f"the imagined legal actions are {theirs}, the true ones {ours}"
    faults = state.game.audit(imagined)
    return f"the audit of the imagined state says: {'; '.join(faults)}" if faults else ""


def _goes_on(imagined: State, rng: Rng) -> str:
    """An imagined state is a whole one: it can be played to the end."""
    for _ in range(100_000):
        if imagined.over:
            break
        seat = CHANCE if imagined.chance else one_of(list(imagined.deciders), rng)
        action = -1
        try:
            action = int(imagined.draw(rng)) if imagined.chance else one_of(imagined.legal(seat), rng)
            imagined.play(seat, action)
        except Exception as error:
            return (
                f"the imagined state does not play on with {name_of(imagined, action)}: {type(error).__name__}: {error}"
            )
    faults = imagined.game.audit(imagined)
    return f"the imagined state plays on to one of which the audit says: {'; '.join(faults)}" if faults else ""


# ---------------------------------------------------------------------- it knows no more


def _blind(
    record: Record, states: list[State], viewer: Viewer, rng: Rng, samples: int, draws: int, choose: Choose | None
) -> None:
    """Where two worlds give one view, imagination and choice are the same in both, and do not always hit the truth."""
    hidden: dict[str, int] = {}
    missed: set[str] = set()
    last: Pair | None = None
    for _ in range(2):
        for pair in twin_worlds(record, states, viewer, rng):
            if not pair.changed and rng.below(len(states)) >= 2 * samples:
                continue
            last = pair
            if msgspec.json.encode(pair.one.view(viewer)) != msgspec.json.encode(pair.two.view(viewer)):
                break
            fault = _same_dreams(pair, viewer, rng) or (_same_choice(pair, viewer, rng, choose) if choose else "")
            if fault:
                raise _told(fault, record, pair)
            truth = pair.one.dump()
            open_fields = _differing(truth, pair.two.dump()) - missed
            if open_fields:
                view = pair.one.view(viewer)
                for _ in range(draws):
                    missed |= _differing(truth, record.game.imagine(view, rng).dump())
            for name in open_fields:
                hidden[name] = hidden.get(name, 0) + 1
    always = sorted(name for name, times in hidden.items() if times >= _ENOUGH and name not in missed)
    if always and last is not None:
        what = f"{', '.join(always)} is hidden from viewer {viewer}, and yet every imagined state has it as it is"
        raise _told(what, record, last)


def _same_dreams(pair: Pair, viewer: Viewer, rng: Rng) -> str:
    """The same view and the same rng imagine the same, whatever the truth."""
    seed = rng.fork()
    imagined_states: list[dict[str, Any]] = []
    for world in (pair.one, pair.two):
        view = world.view(viewer)
        imagined_states.append(world.game.imagine(view, seed.copy()).dump())
    differing = sorted(_differing(*imagined_states))
    return f"viewer {viewer}: imagine knows more than the view: {', '.join(differing)}" if differing else ""


def _same_choice(pair: Pair, viewer: Viewer, rng: Rng, choose: Choose) -> str:
    """The same view and the same rng choose the same, whatever the truth."""
    if viewer is None or viewer not in pair.one.deciders or viewer not in pair.two.deciders:
        return ""
    seed = rng.fork()
    chosen: list[int] = []
    for world in (pair.one, pair.two):
        legal = [int(action) for action in world.legal(viewer)]
        chosen.append(int(choose(world.game, world.view(viewer), legal, seed.copy())))
        if chosen[-1] not in legal:
            return f"the bot at seat {viewer} chooses {name_of(world, chosen[-1])}, which is not legal"
    one, two = (name_of(pair.one, action) for action in chosen)
    return "" if one == two else f"the bot at seat {viewer} knows more than its view: it chooses {one} or {two}"


def _differing(one: dict[str, Any], two: dict[str, Any]) -> set[str]:
    """The fields in which two dumps differ."""
    return {name for name in {**one, **two} if one.get(name) != two.get(name)}


def _told(what: str, record: Record, pair: Pair) -> LawBroken:
    other = part(record, 0)
    other.steps = list(pair.steps)
    return LawBroken(5, what, part(record, pair.number), other)
