"""Law 2: ``copy`` is independent, and a state survives dump and load."""

from collections.abc import Iterator
from typing import Any

import msgspec

from serai.core.arrays import vec
from serai.core.laws.broken import LawBroken, part, take
from serai.core.laws.play import one_of, sample, walk
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.state import CHANCE, State

_APART = ("game", "options", "seats")
"""What all states of a table share by contract."""


def wholeness(record: Record, rng: Rng, samples: int = 12) -> None:
    """Law 2, in so many states of the record."""
    chosen = set(sample(len(record.steps) + 1, samples, rng))
    for number, state in enumerate(walk(record)):
        if number in chosen:
            fault = _copies(state, record, number, rng) or _loads(state, record, number)
            if fault:
                raise LawBroken(2, fault, part(record, number))


def attributes(state: State) -> dict[str, Any]:
    """All that a state holds by itself, also what a dump may have missed; compiled or not."""
    names: set[str] = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    names -= {*_APART, "__dict__"}
    return {name: getattr(state, name) for name in sorted(names)}


def _copies(state: State, record: Record, number: int, rng: Rng) -> str:
    """What is wrong with a copy: it shares something, lacks something, or play on either changes the other."""
    twin = state.copy()
    fault = _alike(state, twin, "copy") or _shares(state, twin)
    if fault:
        return fault
    if type(twin) is not type(state) or twin.dump() != state.dump():
        return f"a copy differs in {_differing(state.dump(), twin.dump())}"
    other = state.copy()
    # The original is still needed, so a copy stands in for it where it is the one to play.
    for player, watcher, which in (
        (twin, state, "a copy changes its original"),
        (other, other.copy(), "it changes a copy"),
    ):
        before = msgspec.json.encode(watcher.dump())
        _play_on(player, record, number, rng)
        if msgspec.json.encode(watcher.dump()) != before:
            return f"play on {which}"
    return ""


def _play_on(state: State, record: Record, number: int, rng: Rng, steps: int = 30) -> None:
    """Play on at random."""
    for _ in range(steps):
        if state.over:
            return
        seat = CHANCE if state.chance else one_of(list(state.deciders), rng)
        action = int(state.draw(rng)) if state.chance else one_of(state.legal(seat), rng)
        take(state, seat, action, record, number)


def _alike(state: State, twin: State, what: str) -> str:
    """Which field a copy or a loaded state lacks or has otherwise, or that cannot be dumped at all."""
    ours, theirs = attributes(state), attributes(twin)
    if set(ours) != set(theirs):
        return f"a {what} has other fields: {', '.join(sorted(set(ours) ^ set(theirs)))}"
    for name, value in ours.items():
        if _plain(value):
            if value != theirs[name]:
                return f"a {what} differs in field {name}: {str(value)[:80]} became {str(theirs[name])[:80]}"
        elif isinstance(value, (list, dict, set, bytearray, float)):
            return f"field {name} holds something that no dump holds: {str(value)[:80]}"
        elif value is not theirs[name]:
            return f"field {name} is no plain data, and a {what} has another object there"
    return ""


def _plain(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(_plain(item) for item in value)
    return value is None or isinstance(value, (int, str, vec))


def _shares(state: State, twin: State) -> str:
    """Which field two copies share, although play could change it.

    A field of ``replaced_rows`` may share its rows, not the list of them; playing on shows whether rules keep that.
    """
    whole = set(state.replaced_rows)
    theirs = {id(item) for name, value in attributes(twin).items() for item in _changeable(value, name in whole)}
    for name, value in attributes(state).items():
        if any(id(item) in theirs for item in _changeable(value, name in whole)):
            return f"a copy shares the list in field {name}"
        if not isinstance(value, list) and isinstance(value, vec) and _is_one(value, getattr(twin, name)):
            return f"a copy shares the array in field {name}"
    return ""


def _is_one(array: Any, other: Any) -> bool:
    """Whether two compiled arrays are the same memory, told by writing into one: each look makes a new object."""
    if not array:
        return False
    was = array[0]
    array[0] = was + 1
    shared: bool = other[0] != was
    array[0] = was
    return shared


def _changeable(value: Any, alone: bool = False) -> Iterator[Any]:
    """A value and all within it (or ``alone``, without that) that can be changed in place."""
    if isinstance(value, (list, tuple, dict, set)):
        if not isinstance(value, tuple):
            yield value
        if alone:
            return
        for item in value.values() if isinstance(value, dict) else value:
            yield from _changeable(item)


def _loads(state: State, record: Record, number: int) -> str:
    """What is wrong with a state that was dumped, sent through JSON, and loaded."""
    dump = state.dump()
    sent = msgspec.json.decode(msgspec.json.encode(dump))
    if sent != dump:
        return f"a dump does not survive JSON: {_differing(dump, sent)}"
    loaded = record.game.load(sent)
    fault = _alike(state, loaded, "loaded state")
    if fault:
        return fault
    twin = state.copy()
    for later, (seat, action) in enumerate(record.steps[number : number + 12], start=number):
        for viewer in (*range(record.seats), None):
            if loaded.view(viewer) != twin.view(viewer):
                return f"a loaded state shows viewer {viewer} something else"
        if [loaded.legal(s) for s in range(record.seats)] != [twin.legal(s) for s in range(record.seats)]:
            return "a loaded state has other legal actions"
        take(twin, seat, action, record, later)
        try:
            loaded.play(seat, action)
        except Exception as error:
            return f"a loaded state does not play on: {type(error).__name__}: {error}"
        if loaded.dump() != twin.dump():
            return f"a loaded state plays on differently: {_differing(twin.dump(), loaded.dump())}"
    return ""


def _differing(one: dict[str, Any], two: dict[str, Any]) -> str:
    """The fields in which two dumps differ."""
    return ", ".join(name for name in sorted({*one, *two}) if one.get(name) != two.get(name)) or "type"
