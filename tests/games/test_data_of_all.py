"""Every key of every game's data file does something, or is refused by its name and line."""

import tomllib
from collections import defaultdict
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from datakeys import changes, file_of, keys_of, others, placed
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import serai
from serai import Game, Record, Rng
from serai.core import laws
from serai.core.errors import BadData
from serai.core.schema import Entries, Kind, Root, Table
from serai.core.schemadocs import page
from serai.core.tomllines import Path as Place
from serai.core.tomllines import lines_of

GAMES = [serai.game(name) for name in serai.game_ids()]
EACH = pytest.mark.parametrize("game", GAMES, ids=serai.game_ids())


def values_of(game: Game) -> dict[str, Any]:
    return tomllib.loads(game.data_text)


def schema_of(game: Game) -> Table:
    assert game.schema is not None
    return game.schema


def trouble(game: Game, text: str) -> BadData | None:
    """Why a file is refused; None if it is not."""
    try:
        game.with_data(text, "mine")
    except BadData as error:
        return error
    return None


def blames(error: BadData, text: str, path: Place) -> bool:
    """Whether a refusal is about what stands there: by its key, its line or a table that it clashes with."""
    line = lines_of(text)[path]
    names = (str(path[-1]), f"[{path[0]}]")
    told = [(fault.line, sentence) for fault, sentence in zip(error.faults, error.each("en"), strict=True)]
    assert any(at == line or any(name in sentence for name in names) for at, sentence in told), (path, told)
    assert all("[data-" not in sentence for sentence in (*error.each("nl"), *error.each("en")))
    return True


def refused(game: Game, values: dict[str, Any], path: Place) -> bool:
    """Whether the file is refused for what stands there."""
    text = file_of(values)
    error = trouble(game, text)
    return error is not None and blames(error, text, path)


@EACH
def test_every_key_does_something_or_is_refused(game: Game) -> None:
    """Of each key some other value within its range is noticed; what cannot be changed is refused by name and line."""
    values, schema = values_of(game), schema_of(game)
    root = Root(values)
    by_key: dict[str, list[tuple[Place, Kind, Any]]] = defaultdict(list)
    for path, kind, value in keys_of(schema, values):
        by_key[".".join(part for part in path if isinstance(part, str))].append((path, kind, value))
    idle = []
    for key, places in by_key.items():
        drawing = schema.keys[key.partition(".")[0]].ours
        tried = [
            (path, o) for path, kind, value in (places[0], places[-1]) for o in islice(others(kind, value, root), 3)
        ]
        fine = False
        for path, other in tried:
            text = file_of(placed(values, path, other))
            error = trouble(game, text)
            if error is not None:
                fine = fine or blames(error, text, path)
            elif changes(game.with_data(text, "mine"), drawing):
                fine = True
                break
        if not fine:
            idle.append(key)
    assert idle == []


def tables_of(kind: Kind, value: Any, path: Place = ()) -> list[Place]:
    """The way to every table of a file, of a list of tables to the first and the last."""
    if isinstance(kind, Table):
        return [path, *(way for key, part in value.items() for way in tables_of(kind.keys[key], part, (*path, key)))]
    if isinstance(kind, Entries) and value:
        ends = {0, len(value) - 1}
        return [way for number in ends for way in tables_of(kind.table, value[number], (*path, number))]
    return []


@EACH
def test_an_unknown_key_is_refused_in_every_table(game: Game) -> None:
    values, schema = values_of(game), schema_of(game)
    for path in tables_of(schema, values):
        assert refused(game, placed(values, (*path, "colur"), 1), (*path, "colur")), path


@EACH
def test_keys_of_earlier_versions_are_refused_in_new_files_and_passed_over_in_stored_games(game: Game) -> None:
    values, schema = values_of(game), schema_of(game)
    assert schema.retired
    for key in sorted(schema.retired)[:2]:
        old = file_of(values | {key: {"id": "old"}})
        assert refused(game, values | {key: {"id": "old"}}, (key,))
        stored = game.with_stored_data(old, "mine")
        record = Record(stored, {}, game.seats[0])
        assert Record.loads(record.dumps()).game.data_hash == stored.data_hash
        with pytest.raises(BadData, match=key):
            game.with_data(old, "mine")


ANYTHING = st.recursive(
    st.none().map(lambda _: True)
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8", exclude_characters="\x7f"), max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abxy"), inner, max_size=3),
    max_leaves=6,
)


@EACH
@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_stands_at_a_key_is_played_with_or_refused(game: Game, data: st.DataObject) -> None:
    """Never anything but a game that can be begun and drawn, or BadData with a reason in both languages."""
    values = values_of(game)
    path: Place = ()
    here: Any = values
    while isinstance(here, dict | list) and here and (not path or data.draw(st.integers(0, 5)) > 0):
        part = data.draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        path, here = (*path, part), here[part]
    text = file_of(placed(values, path, data.draw(ANYTHING)))
    error = trouble(game, text)
    if error is not None:
        assert error.each("nl") != error.each("en")
        return
    own = game.with_data(text, "mine")
    state = own.start(own.seats[0])
    serai.settle(state, Rng(1))
    seat = state.deciders[0]
    own.scene(state.view(seat), state.legal(seat))


@EACH
def test_the_documentation_tells_every_key(game: Game) -> None:
    written = (Path(__file__).resolve().parents[2] / "docs" / "data" / f"{game.id}.md").read_text(encoding="utf-8")
    assert written == page(game, values_of(game)), "run python tools/data_docs.py"


OTHER = {
    "brillance": {"action_points = 5 ": "action_points = 9 ", "bandit_rob_cost = 1": "bandit_rob_cost = 3"},
    "feuville": {"juggler_limit = 10": "juggler_limit = 17", "magician_max_columns = 2": "magician_max_columns = 5"},
    "himalaya": {"rounds = 12 ": "rounds = 15 ", "cubes_per_resource_village = 5": "cubes_per_resource_village = 9"},
    "ilos": {"ships = 5 ": "ships = 8 ", "markets_per_turn = 1 ": "markets_per_turn = 3 ", "cost = 2": "cost = 1"},
    "kurier": {"couriers_per_type_and_colour = 3": "couriers_per_type_and_colour = 2", "value = 8": "value = 5"},
}


@EACH
def test_the_laws_hold_with_other_numbers(game: Game) -> None:
    text = game.data_text
    for old, new in OTHER[game.id].items():
        assert old in text
        text = text.replace(old, new)
    own = game.with_data(text, "mine")
    record = laws.play_game(own, own.seats[-1], {}, Rng(1), "random")
    for law in (laws.notation, laws.course, laws.soundness):
        law(record)
    laws.wholeness(record, Rng(2), 4)
    laws.legality(record, Rng(3), 2)
    laws.imagining(record, Rng(4), 4)
    laws.scenes(record, Rng(5), 4)
