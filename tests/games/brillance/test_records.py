"""Golden records of Brillance: each variant and each ending, replayed to the same end and the same course.

python -m tests.games.brillance.test_records     plays the games again and writes records and index
"""

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from serai import CHANCE, Record, Rng
from serai.games.brillance.board import START, ways_of
from serai.games.brillance.position import INSIDE, LEFT, WAITING
from serai.games.brillance.rules import Brillance

from .table import GAME, IDS, SPACES, step

RECORDS = Path(__file__).resolve().parents[2] / "records"
INDEX = Path(__file__).resolve().parent / "records.txt"


class Wanted(NamedTuple):
    """A game to play."""

    name: str
    seats: int
    options: dict[str, str]
    seed: int
    homing: bool = False
    """Whether all carts are driven home as soon as the game has begun."""


WANTED = (
    Wanted("brillance-basic-2", 2, {}, 1),
    Wanted("brillance-basic-6", 6, {}, 2),
    Wanted("brillance-roving", 3, {"roving_competitors": "yes"}, 3),
    Wanted("brillance-premium", 4, {"speed_premium": "yes"}, 4),
    Wanted("brillance-ten-rounds", 2, {"always_ten_rounds": "yes"}, 5),
    Wanted("brillance-one-card", 4, {"one_card_per_turn": "yes"}, 6),
    Wanted("brillance-rotating", 3, {"rotating_start": "yes", "colours": "dealt"}, 7),
    Wanted(
        "brillance-everything",
        5,
        {"roving_competitors": "yes", "speed_premium": "yes", "one_card_per_turn": "yes", "rotating_start": "yes"},
        8,
    ),
    Wanted("brillance-all-home", 2, {"always_ten_rounds": "yes"}, 9, homing=True),
)


def play(wanted: Wanted) -> Record:
    """The game: random, or with players who only want to get in and home again."""
    record, rng = Record(GAME, wanted.options, wanted.seats), Rng(wanted.seed)
    state = GAME.start(wanted.seats, record.options)
    assert isinstance(state, Brillance)
    while not state.over:
        if state.chance:
            move = (CHANCE, int(state.draw(rng)))
        else:
            seat = state.deciders[0]
            legal = [int(action) for action in state.legal(seat)]
            move = (seat, homeward(state, legal) if wanted.homing else legal[rng.below(len(legal))])
        record.add(*move)
        state.play(*move)
    return record


def homeward(state: Brillance, legal: list[int]) -> int:
    """Drive in by one's own gate, out again and home; play no cards."""
    notes = {GAME.notate(action): action for action in legal}
    if step(state) == "cart_action":
        return next(iter(ways(state, notes)), notes.get("pause", legal[0]))
    for note, action in notes.items():
        if note.startswith("cart") and step(state) == "choose_action":
            ahead = state.copy()
            ahead.play(state.decider, action)
            if ways(ahead, {GAME.notate(other): int(other) for other in ahead.legal(state.decider)}):
                return action
    for wish in ("end turn", "pass", "halt", "stop", "colour"):
        for note, action in notes.items():
            if note.startswith(wish):
                return action
    return legal[0]


def ways(state: Brillance, notes: dict[str, int]) -> list[int]:
    """The steps of the chosen cart that bring it on, the best first."""
    cart, board = state.chosen, GAME.data.board
    under_way = [c for c in range(cart // 5 * 5, cart // 5 * 5 + 5) if state.at[c] >= 0]
    under_way = [c for c in under_way if c != cart and board.kind[state.at[c]] != START]
    if board.kind[state.at[cart]] == START and under_way:
        return []  # one after the other, or they block the gate
    gate = next(gate for gate in board.gates if board.colour[gate] == cart // 5)
    side = {WAITING: 2, INSIDE: 0, LEFT: 0}[int(state.status[cart])]
    spaces = [SPACES[note.removeprefix("step ")] for note in notes if note.startswith("step")]
    first = board.gate_number[gate] * board.spaces
    found = [space for space in spaces if board.kind[space] == START and state.status[cart] == LEFT]
    found += [space for space in spaces if state.at[cart] == gate and board.side[space] == side]
    way = ways_of(board, 0).to_gate
    found += [space for space in spaces if way[first + space] < way[first + state.at[cart]]]
    return [notes[f"step {IDS[space]}"] for space in found]


def digests(record: Record) -> tuple[str, str]:
    """The digest of the final state, and that of every state and many views on the way."""
    whole = sha256()
    state = None
    for number, state in enumerate(record.states()):
        views = (state.view(None), *(state.view(seat) for seat in range(record.seats))) if number % 7 == 0 else ()
        for value in (state.dump(), *views):
            whole.update(msgspec.json.encode(value, order="deterministic"))
    assert state is not None
    final = sha256(msgspec.json.encode(state.dump(), order="deterministic")).hexdigest()[:16]
    return final, whole.hexdigest()[:16]


def line(name: str) -> str:
    """The line of a record in the index."""
    record = Record.load(RECORDS / f"{name}.txt")
    state = record.replay()
    return " ".join((name, state.ending, ",".join(map(str, state.ranking)), *digests(record)))


def _expected() -> dict[str, str]:
    return {text.split()[0]: text for text in INDEX.read_text(encoding="utf-8").splitlines()}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: str(wanted.name))
def test_a_record_replays_to_its_end(wanted: Wanted) -> None:
    assert line(wanted.name) == _expected()[wanted.name]
    text = (RECORDS / f"{wanted.name}.txt").read_text(encoding="utf-8")
    assert Record.load(RECORDS / f"{wanted.name}.txt").dumps() == text


def test_every_variant_and_every_ending_has_a_record() -> None:
    endings = {text.split()[1] for text in _expected().values()}
    assert endings == set(GAME.endings)
    switched = {key for wanted in WANTED for key, value in wanted.options.items() if value == "yes"}
    assert switched == {option.key for option in GAME.options if option.variant}
    assert {wanted.seats for wanted in WANTED} == set(GAME.seats)


if __name__ == "__main__":
    for game in WANTED:
        play(game).save(RECORDS / f"{game.name}.txt")
    INDEX.write_text("".join(line(game.name) + "\n" for game in WANTED), encoding="utf-8")
