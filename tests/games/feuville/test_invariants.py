"""The invariants of section 9 of the ledger, held in every state of random games, and what only a course shows."""

import pytest

from serai import CHANCE, Rng
from serai.core import laws
from serai.games.feuville.rules import Feuville
from serai.games.feuville.skyline import burnable, loss, shortage

from .table import GAME, asks, given, play_out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_obey_the_audit_and_points_never_fall(seats: int, seed: int) -> None:
    state, rng = GAME.start(seats), Rng(seed)
    assert isinstance(state, Feuville)
    turns = [0] * seats
    before = list(state.points)
    while not state.over:
        if state.chance:
            action = state.draw(rng)
            seat = CHANCE
        else:
            options = state.legal(state.decider)
            action, seat = options[rng.below(len(options))], state.decider
            turns[seat] += GAME.notate(action) == "end turn"
        state.play(seat, action)
        assert GAME.audit(state) == []
        assert all(new >= old for new, old in zip(state.points, before, strict=True))
        before = list(state.points)
    assert len(set(turns)) == 1, "all had the same number of turns"


@pytest.mark.parametrize("seed", range(6))
def test_after_an_attack_nobody_has_a_burnable_column_too_many(seed: int) -> None:
    """Invariant 9, for players who never use fire protection."""
    state, rng = GAME.start(3), Rng(seed)
    assert isinstance(state, Feuville)
    attacks = 0
    while not state.over:
        if state.chance:
            state.apply(CHANCE, state.draw(rng))
            dragons = state.dragons
        elif asks(state) == "use_fire_protection":
            state.apply(state.decider, GAME.parse("no"))
        else:
            options = state.legal(state.decider)
            state.apply(state.decider, options[rng.below(len(options))])
        if asks(state) == "before_roll" and state.dragons > attacks:
            for seat in range(3):
                assert shortage(state, seat) <= (0 if burnable(state, seat) else 1)
            assert all(loss(state, s) == 0 for s in range(3))
        attacks = state.dragons if asks(state) == "before_roll" else dragons


def test_the_audit_sees_what_is_wrong() -> None:
    state = given("seats 2, on turn blue\nskyline blue: start tower_i_09\nitems blue: wall_i_12")
    assert GAME.audit(state) == []
    for name, value in (("grass", 15), ("hand", 3), ("kobold_at", 2), ("taken_spell", 0), ("round", 41)):
        broken = state.copy()
        setattr(broken, name, value)
        assert GAME.audit(broken), name
    for name in ("tally", "display", "decree_row", "open_spells", "items", "left_in", "city_done", "shields"):
        broken = state.copy()
        getattr(broken, name)[0] = 1
        assert GAME.audit(broken), name


def test_stubborn_players_reach_the_last_round() -> None:
    record = laws.play_game(GAME, 2, {}, Rng(7), "last")
    assert record.replay().ending == "rounds"


def test_a_game_stays_far_below_its_bound() -> None:
    state = play_out(given("seats 4, on turn blue"))
    assert state.over
    assert GAME.bound(4, {}) == 100_000
