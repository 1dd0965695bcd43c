"""Makes Himalaya's golden records: plays seeded games until one ends as wanted, and writes down what it must replay to.

    python -m tests.games.himalaya.make_records            look for the games again and write records and index
    python -m tests.games.himalaya.make_records --index    keep the records, write the index again

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
from serai.bots.lookahead import best_action
from serai.core.options import Value
from serai.core.state import State

HERE = Path(__file__).resolve().parents[2] / "records"
INDEX = HERE / "himalaya-index.txt"


class Wanted(NamedTuple):
    """A game to look for: who plays it (planners or at random), and how it must end."""

    name: str
    seats: int
    options: dict[str, Value]
    ending: str
    planned: bool = True
    lot: bool = False


WANTED = (
    Wanted("base-3-majority", 3, {}, "majority"),
    Wanted("base-3-yaks", 3, {}, "yaks"),
    Wanted("base-3-shared", 3, {}, "shared", planned=False),
    Wanted("base-4-elimination", 4, {}, "elimination"),
    Wanted("base-4-lot", 4, {}, "elimination", planned=False, lot=True),
    Wanted("base-4-shared", 4, {}, "shared", planned=False),
    Wanted("base-2-lead", 2, {}, "lead"),
    Wanted("base-2-yaks", 2, {}, "yaks", planned=False),
    Wanted("base-2-shared", 2, {}, "shared", planned=False),
    Wanted("events-3", 3, {"events": True}, "majority"),
    Wanted("full-inventory-3", 3, {"full_inventory": True}, "yaks"),
    Wanted("open-screens-3", 3, {"open_screens": True, "first_tribe": "sherpa"}, "majority"),
    Wanted("advanced-4", 4, {"advanced": True}, "elimination"),
    Wanted("cards-3", 3, {"village_draw": "cards"}, "majority"),
    Wanted("cards-open-4", 4, {"village_draw": "cards_open"}, "elimination"),
    Wanted("advanced-cards-2", 2, {"advanced": True, "village_draw": "cards"}, "lead"),
    Wanted("advanced-cards-open-3", 3, {"advanced": True, "village_draw": "cards_open"}, "yaks"),
)


def planned(state: State, seat: int, rng: Rng) -> int:
    """What a player does who plans his route, and otherwise looks at all ways to finish his step."""
    legal = state.legal(seat)
    if not state.simultaneous:
        return int(best_action(state, seat, legal, rng))
    worth = []
    for action in legal:
        twin = state.copy()
        twin.programmes[6 * seat + twin.open_slot(seat)] = action  # type: ignore[attr-defined]
        worth.append(twin.evaluate(seat))
    return int(legal[worth.index(max(worth))])


def play(wanted: Wanted, seed: int) -> Record | None:
    """A game with this seed, if it ends as wanted."""
    game = serai.game("himalaya")
    record, rng = Record(game, wanted.options, wanted.seats), Rng(seed)
    state = game.start(wanted.seats, record.options)
    lot = False
    while not state.over:
        if state.chance:
            step = (CHANCE, int(state.draw(rng)))
            lot = lot or game.notate(step[1]).startswith("lot ")
        else:
            seat = state.decider
            options = state.legal(seat)
            step = (seat, planned(state, seat, rng) if wanted.planned else int(options[rng.below(len(options))]))
        record.add(*step)
        state.play(*step)
    return record if state.ending == wanted.ending and lot == wanted.lot else None


def look_for(wanted: Wanted) -> Record:
    """The first game that ends as wanted."""
    for seed in range(2_000):
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
    return sorted(path.stem for path in HERE.glob("himalaya-*.txt") if path != INDEX)


def index_line(name: str) -> str:
    """The line of a record in the index."""
    record = Record.load(HERE / f"{name}.txt")
    state = record.replay()
    return " ".join((name, state.ending, ",".join(map(str, state.ranking)), *digests(record)))


def main(arguments: list[str]) -> None:
    if arguments != ["--index"]:
        for wanted in WANTED:
            look_for(wanted).save(HERE / f"himalaya-{wanted.name}.txt")
    INDEX.write_text("".join(index_line(name) + "\n" for name in names()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
