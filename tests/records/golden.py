"""The golden records: where they stand, and what each must replay to.

A line of the index: name, ending, ranking, digest of the final state, digest of every state and many views on the way.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from serai import Record

HERE = Path(__file__).resolve().parent
INDEX = HERE / "index.txt"
_VIEWS_EVERY = 5
"""Of every so many states the views are compared too: those of all would take minutes."""


def names() -> list[str]:
    """The records that are there; a name begins with its game's."""
    return sorted(path.stem for path in HERE.glob("*.txt") if path != INDEX)


def path_of(name: str) -> Path:
    """The file of this record."""
    return HERE / f"{name}.txt"


def expected() -> dict[str, str]:
    """The lines of the index by name."""
    return {line.split()[0]: line for line in INDEX.read_text(encoding="utf-8").splitlines()}


def index_line(name: str) -> str:
    """The line this record should have in the index, by how it replays now."""
    record = Record.load(path_of(name))
    state = record.replay()
    course = _digest(*_course(record))
    return " ".join((name, state.ending, ",".join(map(str, state.ranking)), _digest(state.dump()), course))


def _course(record: Record) -> Iterator[object]:
    """Each state on the way, and of many what each seat and a spectator see."""
    for number, state in enumerate(record.states()):
        yield state.dump()
        if number % _VIEWS_EVERY == 0:
            yield state.view(None)
            for seat in range(record.seats):
                yield state.view(seat)


def _digest(*values: object) -> str:
    """A short fingerprint of plain data."""
    whole = sha256()
    for value in values:
        whole.update(msgspec.json.encode(value, order="deterministic"))
    return whole.hexdigest()[:16]
