"""Makes the golden records: plays seeded random games until one ends as wanted, and writes down what it must replay to.

    python tests/records/make.py             look for the games again and write records and index
    python tests/records/make.py --index     keep the records, write the index again
    python tests/records/make.py --digests   print name, digest of the end and digest of the course of each record

The index has a line for each record: name, ending, ranking, digest of the final state, digest of every state and every
view on the way. It is written again only when a change of the rules or of the dumped fields is meant.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec

import serai
from serai import CHANCE, Record, Rng

HERE = Path(__file__).resolve().parent
INDEX = HERE / "index.txt"


class Wanted(NamedTuple):
    """A game to look for."""

    name: str
    seats: int
    options: dict[str, str]
    ending: str
    shared: bool = False
    robbing: bool = False


WANTED = (
    Wanted("kurier-basic-rubling", 3, {}, "rubling"),
    Wanted("kurier-basic-coins-out", 5, {}, "coins_out"),
    Wanted("kurier-basic-turn-limit", 2, {}, "turn_limit"),
    Wanted("kurier-revised-paid", 2, {"rubles": "revised"}, "paid"),
    Wanted("kurier-revised-rubling", 5, {"rubles": "revised"}, "rubling", robbing=True),
    Wanted("kurier-revised-coins-out", 4, {"rubles": "revised"}, "coins_out"),
    Wanted("kurier-revised-no-blanks", 4, {"rubles": "revised", "without_blanks": "yes"}, "paid", robbing=True),
    Wanted("kurier-bribe-paid", 5, {"rubles": "bribe"}, "paid", robbing=True),
    Wanted("kurier-bribe-no-blanks", 3, {"rubles": "bribe", "without_blanks": "yes"}, "paid"),
    Wanted("kurier-race-arrival", 4, {"rubles": "race"}, "arrival"),
    Wanted("kurier-race-shared", 2, {"rubles": "race"}, "turn_limit", shared=True),
)


def play(wanted: Wanted, seed: int) -> Record | None:
    """A random game with this seed, if it ends as wanted."""
    game = serai.game(wanted.name.partition("-")[0])
    record, rng = Record(game, wanted.options, wanted.seats), Rng(seed)
    state = game.start(wanted.seats, record.options)
    robbed = False
    while not state.over:
        if state.chance:
            step = (CHANCE, int(state.draw(rng)))
        else:
            seat = state.deciders[0]
            options = state.legal(seat)
            step = (seat, int(options[rng.below(len(options))]))
            robbed = robbed or game.notate(step[1]).startswith("rob ")
        record.add(*step)
        state.play(*step)
    shared = state.ranking.count(1) > 1
    fits = (state.ending, shared) == (wanted.ending, wanted.shared) and (robbed or not wanted.robbing)
    return record if fits else None


def look_for(wanted: Wanted, enough: int = 12, most: int = 20_000) -> Record:
    """The shortest of the first few games that end as wanted."""
    found: list[Record] = []
    for seed in range(most):
        record = play(wanted, seed)
        if record is not None:
            found.append(record)
        if len(found) == enough or (found and seed > most // 20):
            break
    if not found:
        raise SystemExit(f"no game for {wanted.name}")
    return min(found, key=lambda record: len(record.steps))


def digest(value: object) -> str:
    """A short fingerprint of plain data."""
    return sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()[:16]


def course(record: Record) -> Iterator[object]:
    """Everything on the way: each state, and what each seat and a spectator see of it."""
    for state in record.states():
        yield state.dump()
        yield state.view(None)
        for seat in range(record.seats):
            yield state.view(seat)


def names() -> list[str]:
    """The records that are there."""
    return sorted(path.stem for path in HERE.glob("kurier-*.txt"))


def digests(name: str) -> tuple[str, str]:
    """The digest of the final state, and that of the course."""
    record = Record.load(HERE / f"{name}.txt")
    whole = sha256()
    for value in course(record):
        whole.update(msgspec.json.encode(value, order="deterministic"))
    return digest(record.replay().dump()), whole.hexdigest()[:16]


def index_line(name: str) -> str:
    """The line of a record in the index."""
    state = Record.load(HERE / f"{name}.txt").replay()
    ranking = ",".join(map(str, state.ranking))
    return " ".join((name, state.ending, ranking, *digests(name)))


def main(arguments: list[str]) -> None:
    if arguments == ["--digests"]:
        for name in names():
            print(name, *digests(name))
        return
    if arguments != ["--index"]:
        for wanted in WANTED:
            look_for(wanted).save(HERE / f"{wanted.name}.txt")
    INDEX.write_text("".join(index_line(name) + "\n" for name in names()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
