"""Tiles, cells and islands: what fits where, and what joins."""

import pytest

from serai import CHANCE, Rng
from serai.core.errors import BadPosition
from serai.games.ilos.board import spiral, step
from serai.games.ilos.rules import Ilos

from .table import GAME, MAP_X, MAP_Y, begin, do, given, islands, let_chance, offered, part, placements, site


def number(tile: int) -> int:
    return [one.id for one in GAME.data.tiles].index(tile)


def edges(tile: int, rotation: int) -> str:
    """The edges of a laid tile in the directions NE, E, SE, SW, W, NW."""
    printed = GAME.data.tiles[number(tile)].edges
    return "".join("-" if printed[(d - rotation) % 6] < 0 else "ABC"[printed[(d - rotation) % 6]] for d in range(6))


@pytest.mark.rule("I-12", "I-15")
def test_tiles_have_six_edges_of_land_or_sea() -> None:
    assert [edges(tile.id, 0) for tile in GAME.data.tiles] == [
        *("A-A-A-", "--A-AA", "A--A--", "AAA-A-", "AA-B--", "AA-BB-", "A-B-B-", "A-A-B-", "A-B--A", "AAA-B-"),
        *("A-AB-B", "A--A--", "AA----", "-AA-B-", "A--B--", "A-B-C-", "--B-AA", "ABB-B-", "A--B--", "A-BB-A"),
    ]
    assert sorted(tile.parts for tile in GAME.data.tiles) == [1] * 4 + [2] * 13 + [3] * 3


@pytest.mark.rule("I-13")
def test_the_map_is_a_grid_of_hexagons_in_which_directions_have_opposites() -> None:
    assert [step(0, 0, d) for d in range(6)] == [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    for d in range(6):
        assert step(*step(3, -2, d), (d + 3) % 6) == (3, -2)
    cells = spiral(19)
    assert len(cells) == len(set(cells)) == 1141
    board, known = GAME.board, set(cells)
    for cell, (q, r) in enumerate(cells):
        for d in range(6):
            beside = board.neighbour[6 * cell + d]
            assert step(q, r, d) not in known if beside < 0 else cells[beside] == step(q, r, d)


@pytest.mark.rule("I-14")
def test_a_rotation_turns_the_edges_clockwise() -> None:
    assert edges(5, 0) == "AA-B--"
    assert edges(5, 1) == "-AA-B-"
    assert edges(5, 2) == "--AA-B"
    # no rotation of a tile is its mirror image
    assert "-A-BB-" not in [edges(6, turn) for turn in range(6)]


@pytest.mark.rule("I-16", "I-17")
def test_a_site_holds_one_pioneer_for_good() -> None:
    text = f"seats 2, on turn green\n{MAP_X}\nships green: 14a\nships orange: 9b\nhand green: plantation 4*ship\n"
    free = offered(do(given(text), "play plantation"))
    assert free == ["site 9a1", "site 14a2"]
    taken = do(given(text + "pioneers orange: 14a2"), "play plantation")  # one site left: the engine takes it
    assert taken.owner[site("9a1")] == 1  # and pays, his hand being all ships
    for one in GAME.data.sites:
        assert 0 <= one.part < len(GAME.data.parts)


@pytest.mark.rule("I-18")
def test_dens_lie_in_the_sea_of_eight_tiles() -> None:
    assert [tile.id for tile in GAME.data.tiles if tile.den] == [3, 5, 7, 9, 13, 15, 16, 19]
    places = [GAME.data.place_name(place) for place in range(GAME.board.parts + GAME.board.tiles)]
    assert places[GAME.board.parts + number(9)] == "den 9"


@pytest.mark.rule("I-19")
def test_any_number_of_ships_anchors_at_one_coast() -> None:
    text = f"seats 2, on turn green\n{MAP_X}\nships orange: 14b 14b 14b 14b 14b\nships green: 14b 14b 14b 14b\n"
    state = do(given(text + "hand green: 3*ship"), "play ship", "from supply")
    assert {"to 14b", "to 6b"} <= set(offered(state))


@pytest.mark.rule("I-20", "I-22")
def test_every_placement_that_is_offered_fits_and_no_other() -> None:
    """The frontier, kept up to date, against a search by the letter of the rule."""
    for text in (MAP_X, MAP_Y):
        state = given(f"seats 5, on turn green\n{text}")
        there = {int(state.placed[tile]) // 6: tile for tile in state.laid}
        for tile in range(20):
            found: dict[tuple[int, int], list[int]] = {}
            for cell in range(200):
                if cell in there:
                    continue
                where = (int(state.board.cell_q[cell]), int(state.board.cell_r[cell]))
                for turn in range(6):
                    meet = []
                    for d in range(6):
                        other = there.get(int(state.board.neighbour[6 * cell + d]))
                        if other is not None:
                            theirs = edges(GAME.data.tiles[other].id, int(state.placed[other]) % 6)[(d + 3) % 6]
                            meet.append((edges(GAME.data.tiles[tile].id, turn)[d] != "-", theirs != "-"))
                    if all(a == b for a, b in meet) and (True, True) in meet:
                        found.setdefault(where, []).append(turn)
            assert placements(state, GAME.data.tiles[tile].id) == found


@pytest.mark.rule("I-21")
def test_a_cell_with_sea_around_it_takes_no_tile() -> None:
    state = given(f"seats 5, on turn green\n{MAP_X}")
    for cell in ((-1, -1), (-1, 2), (1, -1), (1, 1), (2, 0)):
        assert not any(cell in placements(state, tile.id) for tile in GAME.data.tiles)


@pytest.mark.rule("I-22")
def test_a_tile_may_touch_three_tiles_at_once() -> None:
    state = given(f"seats 5, on turn green\n{MAP_X}")
    assert placements(state, 13)[-1, 1] == [1]


@pytest.mark.rule("I-23", "I-27")
def test_islands_are_joined_parts_named_by_the_oldest() -> None:
    assert islands(given(f"seats 2\n{MAP_X}")) == {
        "14A": {"14A", "9A", "18B"},
        "14B": {"14B", "6B"},
        "9B": {"9B"},
        "6A": {"6A"},
        "18A": {"18A"},
    }
    assert islands(given(f"seats 2\n{MAP_Y}")) == {
        "16A": {"16A", "5A"},
        "16B": {"16B", "9A"},
        "16C": {"16C"},
        "5B": {"5B"},
        "9B": {"9B"},
    }


@pytest.mark.rule("I-24")
def test_a_tile_joins_islands_with_all_that_is_on_them() -> None:
    text = f"seats 3, on turn black\n{MAP_Y}\nopen: 8 1 2\nships green: 5a 9a\nships orange: 16c\nships black: 16c\n"
    state = given(text + "pioneers green: 9a2=fort\npioneers orange: 5a1\nhand black: 2*ship")
    one, two = state.island[part("16A")], state.island[part("16B")]
    assert (state.ships_at(1, one), state.ships_at(1, two)) == (1, 1)
    assert (state.forts[one], state.forts[two]) == (0, 2)
    do(state, "play ship", "from supply", "explore", "tile 8", "cell 1,0", "rotation 3", "to 8b")
    let_chance(state)
    assert islands(state)["16A"] == {"16A", "5A", "8A", "9A", "16B"}
    whole = state.island[part("16B")]
    assert whole == one
    assert (state.ships_at(1, whole), state.forts[whole], state.crops[whole]) == (2, 2, 1)


@pytest.mark.rule("I-25")
def test_a_laid_tile_stays_where_it_is() -> None:
    state = given(f"seats 2, on turn orange\n{MAP_X}\nships orange: 14a\nships green: 9b\nhand orange: 9*ship")
    before = list(state.placed)
    do(state, "play ship", "from supply", "explore")
    while state.decider >= 0 and state.card >= 0:
        state.play(0, state.legal(0)[0])
    let_chance(state)
    assert [now for was, now in zip(before, state.placed, strict=True) if was >= 0 and was != now] == []
    assert len(state.laid) == 5


@pytest.mark.rule("I-26")
def test_a_ship_at_a_part_is_at_the_whole_island() -> None:
    state = given(f"seats 2, on turn green\n{MAP_X}\nships green: 18b\nships orange: 6a")
    assert state.ships_at(1, state.island[part("14A")]) == 1
    assert state.ships_at(1, state.island[part("18A")]) == 0


def test_positions_that_do_not_fit_are_refused() -> None:
    for text in ("14@1,0", "14@0,0/1", "14@0,0 9@1,0/3", "14@0,0 14@1,0/4", "14@0,0 9@5,5", "99@0,0", "14"):
        with pytest.raises(BadPosition):
            GAME.set_up(f"seats 2\nmap: {text}")


def test_the_first_tile_has_no_frontier_before_it() -> None:
    assert list(begin(2).frontier) == []
    assert len(given("seats 2\nmap: 14@0,0").frontier) == 6


def joined(state: Ilos) -> set[frozenset[str]]:
    """The islands of a map, found by walking from part to part over edges where both have land."""
    cells = {}
    for tile in state.laid:
        cell, rotation = divmod(int(state.placed[tile]), 6)
        cells[int(state.board.cell_q[cell]), int(state.board.cell_r[cell])] = (int(tile), rotation)
    beside: dict[str, set[str]] = {}
    for (q, r), (tile, rotation) in cells.items():
        shore = edges(GAME.data.tiles[tile].id, rotation)
        for letter in "ABC"[: state.board.first_part[tile + 1] - state.board.first_part[tile]]:
            beside.setdefault(f"{GAME.data.tiles[tile].id}{letter}", set())
        for direction, (dq, dr) in enumerate(((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))):
            if (q + dq, r + dr) in cells and shore[direction] != "-":
                other, turned = cells[q + dq, r + dr]
                opposite = edges(GAME.data.tiles[other].id, turned)[(direction + 3) % 6]
                beside[f"{GAME.data.tiles[tile].id}{shore[direction]}"].add(f"{GAME.data.tiles[other].id}{opposite}")
    found = set()
    for start in beside:
        reached = {start}
        while more := {there for here in reached for there in beside[here]} - reached:
            reached |= more
        found.add(frozenset(reached))
    return found


@pytest.mark.rule("I-13", "I-14", "I-23", "I-24")
@pytest.mark.parametrize("seed", range(4))
def test_islands_grow_and_join_wherever_land_meets_land(seed: int) -> None:
    state, rng = begin(5), Rng(seed)
    tiles = 0
    while len(state.laid) < 20 and not state.over:
        if state.chance:
            state.play(CHANCE, state.draw(rng))
            continue
        options = state.legal(state.decider)
        names = [GAME.notate(action) for action in options]
        wanted = [a for a, name in zip(options, names, strict=True) if name in ("play ship", "explore", "from supply")]
        state.play(state.decider, wanted[0] if wanted else options[rng.below(len(options))])
        if len(state.laid) > tiles:
            tiles = len(state.laid)
            assert {frozenset(parts) for parts in islands(state).values()} == joined(state)
    assert tiles > 12
