"""Data files with one value changed, and whether the change can be noticed in play, in words or in pictures."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import msgspec

from serai import Record, Rng, settle
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.options import complete
from serai.core.registry import game as find_game
from serai.core.schema import (
    Choice,
    Colour,
    Entries,
    Flag,
    Kind,
    Line,
    Name,
    Number,
    Point,
    Refer,
    Root,
    Several,
    Table,
)
from serai.core.tomllines import Path as Place


def written(value: Any) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)} = {written(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(part) for part in value) + "]"
    return msgspec.json.encode(value).decode()


def quoted(key: str) -> str:
    return msgspec.json.encode(key).decode()


def file_of(values: dict[str, Any]) -> str:
    """A data file: one line for each key at the top, one for each entry of a list there."""
    lines = []
    for key, value in values.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            entries = ",\n".join(written(entry) for entry in value)
            lines.append(f"{quoted(key)} = [\n{entries}\n]")
        else:
            lines.append(f"{quoted(key)} = {written(value)}")
    return "\n".join(lines) + "\n"


def placed(values: dict[str, Any], path: Place, value: Any) -> dict[str, Any]:
    """The values with another one at this place."""
    copy = msgspec.json.decode(msgspec.json.encode(values))
    here: Any = copy
    for part in path[:-1]:
        here = here[part]
    here[path[-1]] = value
    return copy  # type: ignore[no-any-return]


def keys_of(kind: Kind, value: Any, path: Place = ()) -> Iterator[tuple[Place, Kind, Any]]:
    """Every key of a file: all of a table, and of a list of tables those of all entries."""
    if isinstance(kind, Table):
        for key, part in value.items():
            yield from keys_of(kind.keys[key], part, (*path, key))
    elif isinstance(kind, Entries):
        for number, entry in enumerate(value):
            yield from keys_of(kind.table, entry, (*path, number))
    else:
        yield path, kind, value


def others(kind: Kind, value: Any, root: Root) -> Iterator[Any]:
    """Other values of the same kind."""
    if isinstance(kind, Number):
        near = (kind.least, value + 1, kind.most, value - 1)
        yield from (one for one in near if kind.least <= one <= kind.most and one != value)
    elif isinstance(kind, Choice):
        yield from (name for name in kind.names if name != value)
    elif isinstance(kind, Refer):
        yield from islice((name for name in root.ids(kind.target) if name != value), 3)
    elif isinstance(kind, Flag):
        yield not value
    elif isinstance(kind, Colour):
        yield "#123456"
    elif isinstance(kind, Name | Line):
        yield f"{value}x"
    elif isinstance(kind, Point):
        for axis in range(2):
            moved = value[axis] + (7 if value[axis] + 7 <= kind.most[axis] else -7)
            yield [moved, value[1]] if axis == 0 else [value[0], moved]
    elif isinstance(kind, Several):
        for number, item in enumerate(value[:4]):
            yield from (
                [*value[:number], other, *value[number + 1 :]] for other in islice(others(kind.kind, item, root), 2)
            )
        if len(value) > kind.least:
            yield value[:-1]
        if not value:
            yield [kind.kind.least] if isinstance(kind.kind, Number) else []


RECORDS = Path(__file__).resolve().parents[1] / "records"
_CROWD = "1 1 1 1 1 1 1 2 2 2 2 2 2 2 2"
_LEAVING = "players yellow blue red green, speed_premium yes, round {}\nyellow 1: ring_03 by gate_yellow"
POSITIONS: dict[str, list[tuple[str, ...]]] = {
    "himalaya": [
        (
            "seats 3, round 5\ndolpo_pa: delegations 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4\n"
            f"bhotia: delegations {_CROWD}\nsherpa: delegations 1 1 1 1 1 1 1 1 1 1 1 1 1",
        )
    ],
    "feuville": [
        (
            "seats 2, on turn blue, dice 3-5\n"
            "skyline blue: wall_i_01 tower_i_01 | start | wall_i_09 tower_i_10 | wall_i_05 tower_i_05",
            "die 3",
        )
    ],
    "brillance": [
        (_LEAVING.format(number), "cart yellow 1", "step gate_yellow", "step fore_yellow_a") for number in range(1, 11)
    ],
}
"""Situations that hardly ever come about by themselves."""


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """The tables at which a change is looked for: each option by itself, with each number of players."""
    plain = complete(game.options, {})
    varied = [plain | {option.key: value} for option in game.options if option.variant for value in option.values]
    for options in (plain, *(options for options in varied if options != plain)):
        for seats in reversed(game.seats):
            if game.clash(seats, options) is None:
                yield seats, options


def signs(game: Game, drawing: bool) -> Iterator[bytes]:
    """All that can be noticed of a game, in the order in which it is looked at: pictures first or last."""
    yield msgspec.json.encode(game.notation)
    if drawing:
        yield msgspec.json.encode(game.art())
    seen: set[tuple[str, ...]] = set()
    for number, (seats, options) in enumerate(tables(game)):
        yield from _play(game, seats, options, Rng(number), seen, 30)
    for text, *steps in POSITIONS.get(game.id, ()):
        yield from _position(game, text, steps)
    for path in sorted(RECORDS.glob(f"{game.id}-*.txt")):
        yield from _replay(game, Record.load(path))
    for number, (seats, options) in enumerate(islice(tables(game), 6)):
        yield from _play(game, seats, options, Rng(100 + number), seen, 400)
    if not drawing:
        yield msgspec.json.encode(game.art())


def _position(game: Game, text: str, steps: Sequence[str]) -> Iterator[bytes]:
    """A position, and what these steps make of it."""
    try:
        state = game.set_up(text)
        for step in (*steps, ""):
            seat = state.deciders[0]
            legal = state.legal(seat)
            yield msgspec.json.encode(([game.notate(action) for action in legal], list(state.scores)))
            yield from _shown(game, state.view(seat), legal)
            state.play(seat, game.parse(step) if step else legal[0])
    except SeraiError as error:
        yield error.say("en").encode()


def _replay(game: Game, record: Record) -> Iterator[bytes]:
    """A golden record played again: what could be done at each step, and how it ended."""
    state = game.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.steps):
        if state.over:
            break
        open_to = [a for a, _ in state.outcomes()] if seat < 0 else state.legal(seat)
        yield msgspec.json.encode([game.notate(int(a)) for a in open_to])
        try:
            state.play(seat, game.parse(record.game.notate(action)))
        except SeraiError:
            yield b"not legal"
            return
        if number % 100 == 99:
            yield from _shown(game, state.view(0), [])
    yield msgspec.json.encode((state.ending, list(state.ranking), list(state.scores)))
    yield from _shown(game, state.view(0), [])


def _play(
    game: Game, seats: int, options: dict[str, Any], rng: Rng, seen: set[tuple[str, ...]], steps: int
) -> Iterator[bytes]:
    """A game in which all choose at random."""
    state = game.start(seats, options)
    for _ in range(steps):
        yield msgspec.json.encode([(game.notate(a), weight) for a, weight in state.outcomes()] if state.chance else [])
        settle(state, rng)
        if state.over:
            break
        seat = state.deciders[rng.below(len(state.deciders))]
        legal, view = state.legal(seat), state.view(seat)
        yield msgspec.json.encode([game.notate(action) for action in legal])
        kinds = tuple(sorted({game.notate(action).split()[0] for action in legal}))
        if kinds not in seen:
            seen.add(kinds)
            yield from _shown(game, view, legal)
        state.play(seat, legal[rng.below(len(legal))])
    yield msgspec.json.encode((state.ending, list(state.ranking), list(state.scores)))
    yield from _shown(game, state.view(0), [])


def _shown(game: Game, view: Any, legal: Sequence[int]) -> Iterator[bytes]:
    for narrow in (False, True):
        yield msgspec.json.encode(game.scene(view, legal, narrow=narrow))
    yield game.diagram(view, "nl").encode()
    for action in legal:
        for text in (game.label(view, action), game.help(view, action)):
            yield game.words.say(text, "en").encode() if text else b""


class _Remembered:
    """What was seen of the game as it is, kept while others are compared with it."""

    def __init__(self, game: Game, drawing: bool) -> None:
        self._kept: list[bytes] = []
        self._rest = signs(game, drawing)

    def __iter__(self) -> Iterator[bytes]:
        number = 0
        while True:
            if number == len(self._kept):
                following = next(self._rest, None)
                if following is None:
                    return
                self._kept.append(following)
            yield self._kept[number]
            number += 1


@cache
def _remembered(name: str, drawing: bool) -> _Remembered:
    return _Remembered(find_game(name), drawing)


def changes(own: Game, drawing: bool) -> bool:
    """Whether a game with other data can be told from the game as it is; ``drawing`` if pictures are likely to tell."""
    return any(one != other for one, other in zip_longest(_remembered(own.id, drawing), signs(own, drawing)))
