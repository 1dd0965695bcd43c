"""Random play of all sizes keeps the ledger's invariants, step by step."""

import pytest

from serai import CHANCE, Rng
from serai.games.ilos.board import GOODS

from .table import GAME, begin


@pytest.mark.rule("I-4", "I-24", "I-54", "I-104")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_hold_in_random_games(seats: int) -> None:
    for seed in range(2):
        state, rng = begin(seats, "random"), Rng(1000 * seats + seed)
        turns = [0] * seats
        produced = [0] * GOODS
        last = state.copy()
        while not state.over:
            seat = CHANCE if state.chance else state.decider
            options = state.legal(seat) if seat >= 0 else [state.draw(rng)]
            action = options[rng.below(len(options))]
            state.play(seat, action)
            assert GAME.audit(state) == []
            if GAME.notate(action) == "end actions":
                turns[seat] += 1
                for good in range(GOODS):
                    produced[good] += state.production[GOODS * seat + good]
            # what stands on the map stays there, and prices never fall
            for was, now in zip(last.owner, state.owner, strict=True):
                assert was in (-1, now)
            for was, now in zip(last.building, state.building, strict=True):
                assert was in (-1, now)
            for was, now in zip(last.placed, state.placed, strict=True):
                assert was in (-1, now)
            assert all(was <= now for was, now in zip(last.raises, state.raises, strict=True))
            for one in range(seats):
                assert state.ships_on_map(one) >= last.ships_on_map(one)
            # a new tile adds at most its parts less one to the number of islands
            if len(state.laid) > len(last.laid) > 0:
                parts = GAME.data.tiles[state.laid[-1]].parts
                assert len(set(state.island)) - len(set(last.island)) <= parts - 1
            last = state.copy()
        assert len(set(turns)) == 1  # everybody has had as many turns
        ruins = sum(
            3 for site in range(state.board.sites) if state.owner[site] >= 0 and state.board.site_kind[site] == 5
        )
        produced[3] += ruins
        for good in range(GOODS):
            spent = sum(state.spent[good::GOODS])
            assert produced[good] - spent == sum(state.stock[good::GOODS])


def test_the_audit_complains() -> None:
    """Each invariant is really looked at."""

    def broken(change: str) -> list[str]:
        state, rng = begin(3), Rng(5)
        for _ in range(500):
            seat = CHANCE if state.chance else state.decider
            options = state.legal(seat) if seat >= 0 else [state.draw(rng)]
            state.play(seat, options[rng.below(len(options))])
        while state.step != 4:  # to the beginning of an action
            seat = CHANCE if state.chance else state.decider
            options = state.legal(seat) if seat >= 0 else [state.draw(rng)]
            state.play(seat, options[rng.below(len(options))])
        assert GAME.audit(state) == []
        exec(change, {"state": state})
        return GAME.audit(state)

    changes = (
        "state.discard[0] += 1",
        "state.hand_size[1] += 1",
        "state.aside[2] += 1",
        "state.open_tiles = state.open_tiles[:-1]",
        "state.unseen = 0",
        "state.placed[state.laid[-1]] += 1",
        "state.frontier = state.frontier[:-1]",
        "state.island[list(state.island).index(max(state.island))] = min(p for p in state.island if p >= 0)",
        "state.free[max(state.island)] += 1",
        "state.pirates[state.island[state.ships[0] % 39]] ^= 16",
        "state.pioneers[0] -= 1",
        "state.production[0] += 1",
        "state.tokens -= 1",
        "state.markers -= 1",
        "state.spent[0] -= 1",
        "state.stock[5] = -1",
        "state.lull = 5",
        "state.last_round = not state.last_round",
        "state.markets = 2",
        "state.due = 1",
        "state.forts_built[2] += 1",
    )
    for change in changes:
        assert broken(change), change
