"""Makes golden records: plays seeded games until one goes as wanted, and writes down what it must replay to.

    python -m tests.records.make NAME ...    look for these games again (all of a game: its name), then the index
    python -m tests.records.make --index     keep all records, write the index again
    python -m tests.records.make --replay    print the index as the records replay now

An index is written again only when a change of the rules or of the dumped fields is meant.
"""

import sys

import serai
from serai import CHANCE, Record, Rng, State
from serai.bots import bot

from .golden import INDEX, index_line, names, path_of
from .homeward import homeward
from .wanted import WANTED, Wanted

_ENOUGH, _MOST = 3, 3_000


def decide(wanted: Wanted, state: State, seat: int, rng: Rng) -> int:
    """What this player does."""
    legal = [int(action) for action in state.legal(seat)]
    if wanted.player == "homeward":
        return homeward(state, legal)
    return bot(wanted.player).choose(state.game, state.view(seat), legal, rng)


def play(wanted: Wanted, seed: int) -> Record | None:
    """The game with this seed, if it goes as wanted."""
    game = serai.game(wanted.name.partition("-")[0])
    record, rng = Record(game, wanted.options, wanted.seats), Rng(seed)
    state = game.start(wanted.seats, record.options)
    happened = wanted.happens is None
    while not state.over:
        seat = CHANCE if state.chance else state.deciders[0]
        action = int(state.draw(rng)) if state.chance else decide(wanted, state, seat, rng)
        if wanted.happens is not None:
            happened = happened or wanted.happens(state, game.notate(action))
        record.add(seat, action)
        state.play(seat, action)
    shared = state.ranking.count(1) > 1
    return record if happened and state.ending == wanted.ending and shared >= wanted.shared else None


def look_for(wanted: Wanted) -> Record:
    """The shortest of the first few games that go as wanted."""
    found: list[Record] = []
    for seed in range(_MOST):
        record = play(wanted, seed)
        if record is not None:
            found.append(record)
        if len(found) == _ENOUGH or (found and seed > _MOST // 20):
            return min(found, key=lambda one: len(one.steps))
    raise SystemExit(f"no game for {wanted.name}")


def main(arguments: list[str]) -> None:
    if arguments == ["--replay"]:
        print("\n".join(map(index_line, names())))
        return
    if arguments != ["--index"]:
        for wanted in WANTED:
            if wanted.name in arguments or wanted.name.partition("-")[0] in arguments:
                look_for(wanted).save(path_of(wanted.name))
    INDEX.write_text("".join(index_line(name) + "\n" for name in names()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
