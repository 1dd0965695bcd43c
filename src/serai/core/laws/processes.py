"""Law 4: the same record gives the same states in another process under another hash seed.

This is the one place in ``core`` that starts a process: a law about processes cannot be checked within one.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from serai.core.game import Game
from serai.core.laws.broken import LawBroken, part
from serai.core.laws.play import moments, viewers
from serai.core.options import Value
from serai.core.record import Record
from serai.core.registry import game as find_game
from serai.core.registry import game_ids
from serai.core.session import event_for
from serai.core.state import State

HASH_SEEDS = ("1", "2")
CHANNELS = ("state", "legal actions", "view", "log line", "words", "scene")
_RUN = "from serai.core.laws.processes import answer; answer()"


class Job(Struct):
    """A record on its way to another process."""

    address: str
    data: str | None
    data_name: str
    seats: int
    options: dict[str, Value]
    steps: list[tuple[int, int]]


class Letter(Struct):
    """All that another process is asked."""

    path: list[str]
    jobs: list[Job]
    every: int


def determinism(records: Sequence[Record], addresses: Sequence[str] | None = None, every: int = 8) -> None:
    """Law 4, for all these records at once: starting a process is slow.

    A game that is not registered is found by an address "module:attribute", given for each record or guessed.
    States and legal actions are compared at every step, what each viewer gets at every so many steps.
    """
    if addresses is None:
        addresses = [address_of(record.game) for record in records]
    jobs = [
        Job(where, r.game.own_data, r.game.data_name, r.seats, dict(r.options), [(int(s), int(a)) for s, a in r.steps])
        for where, r in zip(addresses, records, strict=True)
    ]
    letter = msgspec.json.encode(Letter([entry for entry in sys.path if entry], jobs, every))
    one, two = (_ask(letter, seed) for seed in HASH_SEEDS)
    for record, ours, theirs in zip(records, one, two, strict=True):
        for number, (mine, yours) in enumerate(zip(ours, theirs, strict=True)):
            for name, a, b in zip(CHANNELS, mine, yours, strict=True):
                if a != b:
                    what = f"the {name} after step {number} depends on the hash seed of the process"
                    raise LawBroken(4, what, part(record, number))


def address_of(game: Game) -> str:
    """Where another process finds this game: its id if it is registered, else its module and name there."""
    if game.id in game_ids() and type(find_game(game.id)) is type(game):
        return game.id
    module = sys.modules[type(game).__module__]
    for name, value in sorted(vars(module).items()):
        if value is game:
            return f"{module.__name__}:{name}"
    raise LookupError(f"{game!r} is neither registered nor a global of {module.__name__}: give its address")


def _ask(letter: bytes, hash_seed: str) -> list[list[list[int]]]:
    """What another process makes of these records: for each record and step a number for each channel."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", _RUN], input=letter, capture_output=True, env=env, check=False)
    if done.returncode:
        raise RuntimeError(f"the other process failed:\n{done.stderr.decode(errors='replace')}")
    return msgspec.json.decode(done.stdout, type=list[list[list[int]]])


def answer() -> None:
    """What the other process does: read a letter from its input, play, and write down digests."""
    letter = msgspec.json.decode(sys.stdin.buffer.read(), type=Letter)
    sys.path[:] = [*letter.path, *(entry for entry in sys.path if entry not in letter.path)]
    digests = [digest(_record(job), letter.every) for job in letter.jobs]
    sys.stdout.buffer.write(msgspec.json.encode(digests))


def _record(job: Job) -> Record:
    module, colon, name = job.address.partition(":")
    game = getattr(import_module(module), name) if colon else find_game(module)
    if job.data is not None:
        game = game.with_data(job.data, job.data_name)
    record = Record(game, job.options, job.seats)
    record.steps = job.steps
    return record


def digest(record: Record, every: int = 8) -> list[list[int]]:
    """For each moment of a record a number for each channel; what viewers get is looked at every so many moments."""
    states = moments(record)
    found: list[list[int]] = []
    for number, state in enumerate(states):
        legal = [[int(action) for action in state.legal(seat)] for seat in range(record.seats)]
        chance = [(int(action), int(weight)) for action, weight in state.outcomes()]
        channels: list[Any] = [state.dump(), (legal, chance, state.deciders), [], [], [], []]
        if number % every == 0 or number == len(states) - 1:
            for viewer, open_to in zip(viewers(record.seats), [*legal, []], strict=True):
                given = _given(record, states, number, viewer, open_to)
                for channel, value in zip(channels[2:], given, strict=True):
                    channel.append(value)
        found.append([crc32(msgspec.json.encode(channel)) for channel in channels])
    return found


def _given(
    record: Record, states: list[State], number: int, viewer: int | None, legal: list[int]
) -> tuple[Any, Any, Any, Any]:
    """What a viewer gets at a moment: view, log line, words, scenes."""
    game, view = record.game, states[number].view(viewer)
    event = event_for(states[number - 1], viewer, *record.steps[number - 1]) if number else None
    line = None if event is None else game.tell(states[number - 1].view(viewer), event, view)
    words = game.prompt(view), [(game.label(view, action), game.help(view, action)) for action in legal]
    return view, line, words, [game.scene(view, legal, narrow=narrow) for narrow in (False, True)]
