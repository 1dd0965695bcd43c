"""Law 6: two worlds that a seat cannot tell apart give it byte-equal output on every channel.

The second world is made without looking at any view. A record is played again with other steps in place of some that
the viewer did not fully see; every step that it saw is kept. So both worlds hold the same history for the viewer, and
nothing may differ for it, until hidden things come to light (``state.shown`` rises) or a step that it saw is impossible
in the second world.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from serai.core.errors import IllegalAction
from serai.core.game import Event
from serai.core.laws.broken import LawBroken, name_of, part, take
from serai.core.laws.play import moments, one_of, viewers
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.session import event_for
from serai.core.state import CHANCE, NOTICED, SEEN, UNSEEN, State
from serai.core.view import View

Viewer = int | None


class Pair(Struct):
    """Two worlds at the moment after a step of the first; the viewer knows the same in both."""

    number: int
    """How many steps of the first world have been played."""
    one: State
    two: State
    event: Event | None
    """What the viewer learned of the last step, in both worlds."""
    changed: bool
    """Whether the last step was another one in the second world, or fell out of it."""
    steps: list[tuple[int, int]]
    """The steps of the second world."""
    shown: bool
    """Whether hidden things came to light by the last step, in either world."""


def secrecy(record: Record, rng: Rng, twins: int = 2, samples: int = 6) -> None:
    """Law 6 for every viewer, with so many second worlds each.

    View, legal actions and log lines are compared at every moment; the dear channels (scenes, words, refusals) right
    after each changed step and at about so many other moments of each world.
    """
    states = moments(record)
    for viewer in viewers(record.seats):
        own_steps(record, states, viewer)
        unseen_steps(record, states, viewer, rng)
        other_steps(record, states, viewer, rng)
        for _ in range(twins):
            compare(record, states, viewer, rng, samples)


def own_steps(record: Record, states: list[State], viewer: Viewer) -> None:
    """Every seat sees its own steps, and ``sight`` says one of three things."""
    for number, (seat, action) in enumerate(record.steps):
        sight = _sight(states[number], viewer, seat, action)
        if sight not in (SEEN, NOTICED, UNSEEN) or (seat == viewer and sight != SEEN):
            raise LawBroken(6, f"seat {seat} takes a step that is {sight} to viewer {viewer}", part(record, number + 1))


def unseen_steps(record: Record, states: list[State], viewer: Viewer, rng: Rng) -> None:
    """Before and after a step of which a viewer learns nothing, everything looks the same to it."""
    for number, (seat, action) in enumerate(record.steps):
        before, after = states[number], states[number + 1]
        if before.shown == after.shown and _sight(before, viewer, seat, action) == UNSEEN:
            seed = rng.fork()
            fault = _contrast(channels(before, viewer, seed.copy()), channels(after, viewer, seed))
            if fault:
                what = f"viewer {viewer} learns that an unseen step was taken, by {fault}"
                raise LawBroken(6, what, part(record, number + 1))


def other_steps(record: Record, states: list[State], viewer: Viewer, rng: Rng) -> None:
    """Put another step in the place of each one that the viewer does not see, and of some that it sees.

    Right after a step that it does not see, its view, choices and log are the same as after the other step. Right after
    a step that it sees, its view is not: else the log would tell it what its view, all that it may know, does not hold.
    """
    for number, step in enumerate(record.steps):
        before, after = states[number], states[number + 1]
        sight = _sight(before, viewer, *step)
        if step[0] == viewer or (sight == SEEN and rng.below(8)):
            continue
        for action in _others(before, viewer, step, sight):
            twin = before.copy()
            take(twin, step[0], action, record, number)
            if sight == SEEN and twin.dump() != after.dump() and twin.view(viewer) == after.view(viewer):
                what = f"viewer {viewer} sees a step, but its view after {name_of(before, action)} would be the same"
                raise LawBroken(6, what, part(record, number + 1))
            if sight != SEEN and before.shown == after.shown == twin.shown:
                event = event_for(before, viewer, *step)
                fault = _contrast(*(_brief(before.view(viewer), event, world, viewer) for world in (after, twin)))
                if fault:
                    what = f"viewer {viewer} learns of {name_of(before, action)} in place of the last step, by {fault}"
                    raise LawBroken(
                        6, what, part(record, number + 1), _world(record, [*record.steps[:number], (step[0], action)])
                    )


def compare(record: Record, states: list[State], viewer: Viewer, rng: Rng, samples: int) -> None:
    """Make one second world for this viewer, and compare all that it gets in both."""
    views: list[View] = []
    for pair in twin_worlds(record, states, viewer, rng):
        dear = pair.changed or rng.below(len(states)) < samples
        seed = rng.fork()
        said: list[dict[str, bytes]] = []
        now: list[View] = []
        # One world after the other: a game that leaves the last state it saw lying about must be caught.
        for world, state in enumerate((pair.one, pair.two)):
            said.append(_brief(views[world] if views else None, pair.event, state, viewer))
            if dear:
                said[-1] |= channels(state, viewer, seed.copy())
            now.append(state.view(viewer))
        views = now
        fault = _contrast(*said)
        if fault and pair.shown and said[0]["view"] != said[1]["view"]:
            return
        if fault:
            what = f"viewer {viewer} can tell two worlds apart by {fault}"
            raise LawBroken(6, what, part(record, pair.number), _world(record, pair.steps))


def _world(record: Record, steps: list[tuple[int, int]]) -> Record:
    """The record of another world at the same table."""
    other = part(record, 0)
    other.steps = list(steps)
    return other


# ---------------------------------------------------------------------- second worlds


def twin_worlds(record: Record, states: list[State], viewer: Viewer, rng: Rng) -> Iterator[Pair]:
    """Play a second world beside the record, from the moment before its first changed step; yields each moment.

    Worlds change one step, some steps or all they can, each about equally often. Yields nothing if the viewer sees all.
    """
    hidden = [
        number
        for number, (seat, action) in enumerate(record.steps)
        if seat != viewer and _sight(states[number], viewer, seat, action) != SEEN
    ]
    for _ in range(8):
        if not hidden:
            return
        first = one_of(hidden[-1 - len(hidden) // 4 :] if rng.below(3) == 0 else hidden, rng)  # rare things come late
        instead = _instead(states[first], viewer, record.steps[first], states[first], True, rng)
        if instead != record.steps[first]:
            break
    else:
        return
    twin = states[first].copy()
    steps = record.steps[:first]
    yield Pair(first, states[first], twin, None, False, steps, False)
    eager = (0, 2, 4)[rng.below(3)]
    for number in range(first, len(record.steps)):
        one, step = states[number], record.steps[number]
        if number > first:
            instead = _instead(one, viewer, step, twin, rng.below(4) < eager, rng)
        if instead == _IMPOSSIBLE:
            return
        event = event_for(one, viewer, *step)
        shown = twin.shown
        if instead is not None:
            try:
                twin.play(*instead)
            except IllegalAction:
                return
            steps.append(instead)
        came_out = states[number + 1].shown != one.shown or twin.shown != shown
        yield Pair(number + 1, states[number + 1], twin, event, instead != step, steps, came_out)


_IMPOSSIBLE = (-9, -9)


def _instead(
    one: State, viewer: Viewer, step: tuple[int, int], twin: State, other: bool, rng: Rng
) -> tuple[int, int] | None:
    """The step to take in the second world in place of a step of the first, the viewer learning the same of it.

    With ``other``, another one where there is one; None if it may fall out; _IMPOSSIBLE if there is nothing to take.
    """
    seat, action = step
    sight = _sight(one, viewer, seat, action)
    same = twin.allows(seat, action) and _sight(twin, viewer, seat, action) == sight
    if seat == viewer or sight == SEEN or (same and not other):
        return step if same else _IMPOSSIBLE
    if sight == UNSEEN and rng.below(2):
        return None
    others = _others(twin, viewer, step, sight)
    if others:
        return seat, one_of(others, rng)
    if same:
        return step
    return None if sight == UNSEEN else _IMPOSSIBLE


def _others(state: State, viewer: Viewer, step: tuple[int, int], sight: int) -> list[int]:
    """The other actions of the same seat, or of chance, of which the viewer would learn as much."""
    seat, action = step
    open_to = [int(a) for a, _ in state.outcomes()] if seat == CHANCE else [int(a) for a in state.legal(seat)]
    return [a for a in open_to if a != action and _sight(state, viewer, seat, a) == sight]


def _sight(state: State, viewer: Viewer, seat: int, action: int) -> int:
    return int(state.sight(-1 if viewer is None else viewer, seat, action))


# ---------------------------------------------------------------------- channels


def _brief(before: View | None, event: Event | None, state: State, viewer: Viewer) -> dict[str, bytes]:
    """The channels that can be compared at every moment: view, log line and frames of the last step, legal actions."""
    view = state.view(viewer)
    line, frames = None, ()
    if before is not None and event is not None:
        line, frames = state.game.tell(before, event, view), state.game.between(before, event, view)
    legal = [] if viewer is None else [int(action) for action in state.legal(viewer)]
    found = {"view": view, "log line": line, "frames": frames, "legal actions": legal}
    return {name: msgspec.json.encode(value) for name, value in found.items()}


def channels(state: State, viewer: Viewer, rng: Rng) -> dict[str, bytes]:
    """All that a viewer can get out of a state, each channel as bytes. Refusals are tried for some actions by rng."""
    game = state.game
    view = state.view(viewer)
    legal = [] if viewer is None else [int(action) for action in state.legal(viewer)]
    found: dict[str, Any] = {
        "view": view,
        "legal actions": legal,
        "prompt": game.prompt(view),
        "standing": game.standing(view),
        "labels": [game.label(view, action) for action in legal],
        "help": [game.help(view, action) for action in legal],
        "journeys": game.journeys(view, legal),
        "scene": game.scene(view, legal),
        "narrow scene": game.scene(view, legal, narrow=True),
        "diagram": [game.diagram(view, "nl"), game.diagram(view, "en")],
        "refusals": [] if viewer is None else refusals(state, viewer, legal, rng),
    }
    return {name: msgspec.json.encode(value) for name, value in found.items()}


def refusals(state: State, seat: int, legal: list[int], rng: Rng, tries: int = 8) -> list[Any]:
    """What this seat is told about some actions that are not open to it."""
    table = len(state.game.notation)
    said: list[Any] = []
    for action in [*(int(rng.below(table)) for _ in range(tries)), table]:
        if action not in legal:
            try:
                state.copy().play(seat, action)
            except IllegalAction as error:
                said.append((action, error.text, error.say("nl"), error.say("en")))
    return said


def _contrast(one: dict[str, bytes], two: dict[str, bytes]) -> str:
    """The first channel on which two outputs part, and where, with a little of what stands before it."""
    for name, ours in one.items():
        theirs = two[name]
        if ours != theirs:
            shorter = min(len(ours), len(theirs))
            at = next((i for i in range(shorter) if ours[i] != theirs[i]), shorter)
            start = max(0, at - 60)
            said = (text[start : at + 60].decode(errors="replace") for text in (ours, theirs))
            return f"{name}: {' / '.join(f'…{text}…' for text in said)}"
    return ""
