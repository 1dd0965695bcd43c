"""Makes the golden records of Ilôs: plays seeded random games until one ends as wanted, and notes what it replays to.

    python -m tests.games.ilos.make_records            look for the games again and write records and index
    python -m tests.games.ilos.make_records --index    keep the records, write the index again

A line of the index: name, ending, ranking, digest of the final state, digest of every state and view on the way.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec

import serai
from serai import CHANCE, Record, Rng

HERE = Path(__file__).resolve().parents[2] / "records"
INDEX = HERE / "ilos-index.txt"


class Wanted(NamedTuple):
    """A game to look for: its seats, how it must end, and what must happen in it."""

    name: str
    seats: int
    ending: str
    start: str = "random"
    stolen: bool = False
    most: int = 700


WANTED = (
    Wanted("pioneers-2", 2, "pioneers", most=330),
    Wanted("pioneers-3", 3, "pioneers", start="2", most=500),
    Wanted("pioneers-4", 4, "pioneers"),
    Wanted("pioneers-5", 5, "pioneers", most=900),
    Wanted("lull-2", 2, "lull", most=330),
    Wanted("lull-3", 3, "lull", most=500),
    Wanted("hands-5", 5, "pioneers", stolen=True, most=1100),
)


def play(wanted: Wanted, seed: int) -> Record | None:
    """A random game with this seed, if it ends as wanted and is not too long."""
    game = serai.game("ilos")
    record, rng = Record(game, {"start_player": wanted.start}, wanted.seats), Rng(seed)
    state = game.start(wanted.seats, record.options)
    stolen = False
    while not state.over and len(record.steps) < wanted.most:
        if state.chance:
            stolen = stolen or state.draw_from >= 0  # type: ignore[attr-defined]
            step = (CHANCE, int(state.draw(rng)))
        else:
            options = state.legal(state.decider)
            step = (int(state.decider), int(options[rng.below(len(options))]))
        record.add(*step)
        state.play(*step)
    return record if state.ending == wanted.ending and stolen >= wanted.stolen else None


def look_for(wanted: Wanted) -> Record:
    """The first game that ends as wanted."""
    for seed in range(3_000):
        record = play(wanted, seed)
        if record is not None:
            return record
    raise SystemExit(f"no game for {wanted.name}")


def course(record: Record) -> Iterator[object]:
    """Everything on the way: each state, and what each seat and a spectator see of it."""
    for state in record.states():
        yield state.dump()
        yield state.view(None)
        for seat in range(record.seats):
            yield state.view(seat)


def digests(record: Record) -> tuple[str, str]:
    """The digest of the final state, and that of the course."""
    whole = sha256()
    for value in course(record):
        whole.update(msgspec.json.encode(value, order="deterministic"))
    end = sha256(msgspec.json.encode(record.replay().dump(), order="deterministic"))
    return end.hexdigest()[:16], whole.hexdigest()[:16]


def names() -> list[str]:
    """The records that are there."""
    return sorted(path.stem for path in HERE.glob("ilos-*.txt") if path != INDEX)


def index_line(name: str) -> str:
    """The line of a record in the index."""
    record = Record.load(HERE / f"{name}.txt")
    state = record.replay()
    return " ".join((name, state.ending, ",".join(map(str, state.ranking)), *digests(record)))


def main(arguments: list[str]) -> None:
    if arguments != ["--index"]:
        for wanted in WANTED:
            look_for(wanted).save(HERE / f"ilos-{wanted.name}.txt")
    INDEX.write_text("".join(index_line(name) + "\n" for name in names()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
