"""What chance brings: dice, and what is turned up from the stacks."""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE
from serai.games.feuville.board import COLUMNS, DECREES, SPELLS
from serai.games.feuville.persons import juggled
from serai.games.feuville.position import DEAL_DECREES, DEAL_SPELLS, DEAL_TILES, JUGGLING, NAME_START, ROLLING, Position
from serai.games.feuville.turn import begin_game, next_slot, rolled


def fall(state: Position, action: i64) -> None:
    """What chance has brought."""
    board, actions = state.board, state.board.actions
    step = state.step
    if step == DEAL_TILES:
        tile = action - actions.deal_tile0
        slot = next_slot(state, state.about)
        state.display[slot] = tile
        state.draw_from(board.pile[tile], board.bit[tile])
        one: i64 = 1
        state.then(DEAL_TILES, CHANCE, state.about & ~(one << slot))
    elif step == ROLLING:
        pair = action - actions.dice0
        rolled(state, pair // 6 + 1, pair % 6 + 1)
    elif step == JUGGLING:
        juggled(state, action - actions.juggle0 + 1)
    elif step == DEAL_DECREES:
        decree = action - actions.deal_decree0
        state.decree_row[state.about] = decree
        state.draw_from(DECREES, decree)
        state.then(DEAL_DECREES, CHANCE, 0)
    elif step == DEAL_SPELLS:
        spell = action - actions.deal_spell0
        state.open_spells[state.about] = spell
        state.draw_from(SPELLS, spell)
        state.then(DEAL_SPELLS, CHANCE, 0)
    else:
        begin_game(state, action - actions.start0)


def dealt_pile(state: Position) -> i64:
    """The pile from which chance deals now."""
    if state.step == DEAL_TILES:
        return state.top_pile(next_slot(state, state.about) // COLUMNS)
    return DECREES if state.step == DEAL_DECREES else SPELLS


def dealt(state: Position, pile: i64, bit: i64) -> i64:
    """The outcome of this one coming out of the pile."""
    actions = state.board.actions
    if pile == DECREES:
        return actions.deal_decree0 + bit
    if pile == SPELLS:
        return actions.deal_spell0 + bit
    return actions.deal_tile0 + state.board.in_pile[pile][bit]


def no_more_dragons(state: Position) -> bool:
    """After so many attacks in one turn the dice are never equal again."""
    return state.dragons >= state.board.max_dragons


def outcomes(state: Position) -> list[tuple[i64, i64]]:
    actions = state.board.actions
    found: list[tuple[i64, i64]] = []
    if state.step == NAME_START:
        return [(actions.start0 + seat, 1) for seat in range(state.seats)]
    if state.step == ROLLING:
        for pair in range(36):
            if pair % 7 != 0 or not no_more_dragons(state):
                found.append((actions.dice0 + pair, 1))
    elif state.step == JUGGLING:
        for face in range(6):
            found.append((actions.juggle0 + face, 1))
    else:
        pile = dealt_pile(state)
        bag = state.bags[pile]
        bit: i64 = 0
        while bag >> bit != 0:
            if bag >> bit & 1 != 0:
                found.append((dealt(state, pile, bit), 1))
            bit += 1
    return found


def draw(state: Position, rng: Rng) -> i64:
    actions = state.board.actions
    if state.step == NAME_START:
        return actions.start0 + rng.below(state.seats)
    if state.step == ROLLING:
        if not no_more_dragons(state):
            return actions.dice0 + rng.below(36)
        unequal = rng.below(30)
        return actions.dice0 + unequal + unequal // 6 + 1
    if state.step == JUGGLING:
        return actions.juggle0 + rng.below(6)
    pile = dealt_pile(state)
    nth = rng.below(state.left_in[pile])
    bag = state.bags[pile]
    bit: i64 = 0
    while True:
        if bag >> bit & 1 != 0:
            if nth == 0:
                return dealt(state, pile, bit)
            nth -= 1
        bit += 1
