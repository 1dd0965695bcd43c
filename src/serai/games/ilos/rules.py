"""Ilôs as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.rng import Rng
from serai.core.state import CHANCE, NOTICED, SEEN, UNSEEN, Moves
from serai.games.ilos.actions import DONE, END_ACTIONS, EXPLORE, FORT, SUPPLY
from serai.games.ilos.archipelago import lay_open_tile, sail
from serai.games.ilos.board import KINDS, Board
from serai.games.ilos.bot import candidates, evaluate
from serai.games.ilos.cards import (
    ask_payment,
    choose_site,
    clear_table,
    pay,
    play_card,
    raise_price,
)
from serai.games.ilos.choices import only_choice, why_not, write_choices
from serai.games.ilos.features import NAMES, features, weights
from serai.games.ilos.position import (
    A_FORT,
    ACTION,
    BUILDING_USE,
    COPIED_GOOD,
    DRAW_CARD,
    DRAW_START,
    DRAW_TILE,
    EXPLORE_CELL,
    EXPLORE_COAST,
    EXPLORE_ROTATION,
    EXPLORE_TILE,
    FROM_DECK,
    IN_SUPPLY,
    MARKET_GOOD,
    MULLIGAN,
    NONE,
    PAY_CARD,
    SETUP_CELL,
    SETUP_COAST,
    SETUP_ROTATION,
    SETUP_TILE,
    SHIP_SOURCE,
    SHIP_TARGET,
    SITE,
    STEPS,
    Position,
)
from serai.games.ilos.turn import (
    ENDINGS,
    begin_setup,
    card_weight,
    draw_card,
    end_actions,
    exchange,
    next_settler,
    refill,
    reveal,
    standing,
)

__all__ = ["ENDINGS", "STEPS", "Ilos"]

_ALL: Final = 1_000_000


class Ilos(Position):
    """A moment of a game of Ilôs."""

    def copy(self) -> "Ilos":
        twin = Ilos(self.game, self.seats, self.options, self.board)
        twin.decider = self.decider
        twin.shown = self.shown
        twin.step = self.step
        twin.round = self.round
        twin.start_player = self.start_player
        twin.mover = self.mover
        twin.last_round = self.last_round
        twin.settled = self.settled
        twin.lull = self.lull
        twin.how = self.how
        twin.hands = self.hands[:]
        twin.hand_size = self.hand_size[:]
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.discard = self.discard[:]
        twin.aside = self.aside[:]
        twin.to_draw = self.to_draw
        twin.purpose = self.purpose
        twin.draw_from = self.draw_from
        twin.memory = self.memory[:]
        twin.stock = self.stock[:]
        twin.spent = self.spent[:]
        twin.production = self.production[:]
        twin.raises = self.raises[:]
        twin.markers = self.markers
        twin.markets = self.markets
        twin.laid = self.laid
        twin.placed = self.placed[:]
        twin.frontier = self.frontier[:]
        twin.open_tiles = self.open_tiles
        twin.unseen = self.unseen
        twin.stack = self.stack
        twin.island = self.island[:]
        twin.free = self.free[:]
        twin.pirates = self.pirates[:]
        twin.forts = self.forts[:]
        twin.crops = self.crops[:]
        twin.ships = self.ships[:]
        twin.pioneers = self.pioneers[:]
        twin.owner = self.owner[:]
        twin.building = self.building[:]
        twin.forts_built = self.forts_built[:]
        twin.tokens = self.tokens
        twin.card = self.card
        twin.source = self.source
        twin.target = self.target
        twin.tile = self.tile
        twin.cell = self.cell
        twin.rotation = self.rotation
        twin.site = self.site
        twin.use = self.use
        twin.due = self.due
        return twin

    # ------------------------------------------------------------------ what is legal

    def write_legal(self, seat: i64, moves: Moves) -> None:
        if seat == self.decider:
            write_choices(self, _ALL, moves)

    def why_not(self, seat: i64, action: i64) -> i64:
        """Why this action is not open to a seat that is asked, by number of ``REASONS``; ALLOWED if it is."""
        return why_not(self, seat, action)

    def write_candidates(self, seat: i64, moves: Moves) -> None:
        for action in candidates(self, seat, self.legal(seat)):
            moves.add(action)

    def prospects(self) -> list[tuple[i64, i64]]:
        return []

    # ------------------------------------------------------------------ what an action does

    def apply(self, seat: i64, action: i64) -> None:
        self.take(seat, action)
        while self.decider >= 0 and self.step > ACTION:
            forced = only_choice(self)
            if forced == NONE:
                break
            if self.step == PAY_CARD:
                self.shown += 1  # all see that he holds nothing else
            self.take(self.decider, forced)

    def take(self, seat: i64, action: i64) -> None:
        """Carry out one decision; those with a single option are made by ``apply``."""
        actions = self.board.actions
        step = self.step
        if step == DRAW_CARD:
            draw_card(self, action - actions.draw0)
        elif step == ACTION:
            if action == END_ACTIONS:
                end_actions(self)
            else:
                play_card(self, seat, action - actions.play0)
        elif step == PAY_CARD:
            pay(self, seat, action - actions.pay0)
        elif step == SHIP_SOURCE:
            self.source = IN_SUPPLY if action == SUPPLY else action - actions.from0
            self.ask(SHIP_TARGET, seat)
        elif step == SHIP_TARGET:
            if action == EXPLORE:
                self.ask(EXPLORE_TILE, seat)
            else:
                self.target = action - actions.to0
                ask_payment(self, seat)
        elif step == EXPLORE_TILE:
            self.tile = action - actions.tile0
            self.ask(EXPLORE_CELL, seat)
        elif step == EXPLORE_CELL:
            self.cell = action - actions.cell0
            self.ask(EXPLORE_ROTATION, seat)
        elif step == EXPLORE_ROTATION:
            self.rotation = action - actions.turn0
            self.ask(EXPLORE_COAST, seat)
        elif step == EXPLORE_COAST:
            self.target = action - actions.to0
            ask_payment(self, seat)
        elif step == SITE:
            choose_site(self, seat, action - actions.site0)
        elif step == BUILDING_USE:
            if action == FORT:
                self.use = A_FORT
                ask_payment(self, seat)
            else:
                self.ask(COPIED_GOOD, seat)
        elif step == COPIED_GOOD:
            self.use = action - actions.good0
            ask_payment(self, seat)
        elif step == MARKET_GOOD:
            raise_price(self, seat, action - actions.good0)
        elif step == DRAW_TILE:
            reveal(self, action - actions.reveal0)
        else:
            self.set_up(seat, action)

    def set_up(self, seat: i64, action: i64) -> None:
        """Carry out a decision of set-up: start player, exchange of cards, first islands."""
        actions = self.board.actions
        if self.step == MULLIGAN:
            if action == DONE:
                exchange(self)
            else:
                self.aside[action - actions.mark0] += 1
        elif self.step == SETUP_TILE:
            self.tile = action - actions.tile0
            if len(self.laid) == 0:
                self.cell = 0
                self.rotation = 0
                self.ask(SETUP_COAST, seat)
            else:
                self.ask(SETUP_CELL, seat)
        elif self.step == SETUP_CELL:
            self.cell = action - actions.cell0
            self.ask(SETUP_ROTATION, seat)
        elif self.step == SETUP_ROTATION:
            self.rotation = action - actions.turn0
            self.ask(SETUP_COAST, seat)
        elif self.step == SETUP_COAST:
            self.found(seat, action - actions.to0)
        else:
            begin_setup(self, action - actions.start0)

    def found(self, seat: i64, coast: i64) -> None:
        """The first island of a player is laid, and his first ship anchors."""
        tile = self.tile
        if tile != NONE:
            lay_open_tile(self)
        sail(self, seat, IN_SUPPLY, coast)
        clear_table(self)
        if tile != NONE:
            refill(self)
        else:
            next_settler(self)

    # ------------------------------------------------------------------ chance and secrecy

    def outcomes(self) -> list[tuple[i64, i64]]:
        actions = self.board.actions
        found: list[tuple[i64, i64]] = []
        if self.decider != CHANCE:
            return found
        if self.step == DRAW_START:
            return [(actions.start0 + seat, 1) for seat in range(self.seats)]
        if self.step == DRAW_TILE:
            for tile in range(self.board.tiles):
                if self.unseen & bit(tile) != 0:
                    found.append((actions.reveal0 + tile, 1))
        else:
            for kind in range(KINDS):
                weight = card_weight(self, kind)
                if weight > 0:
                    found.append((actions.draw0 + kind, weight))
        return found

    def draw(self, rng: Rng) -> i64:
        if self.step != DRAW_CARD:
            outcomes = self.outcomes()
            return outcomes[rng.below(len(outcomes))][0]
        left = rng.below(self.deck_size if self.draw_from == FROM_DECK else self.hand_size[self.draw_from])
        kind: i64 = 0
        while True:
            left -= card_weight(self, kind)
            if left < 0:
                return self.board.actions.draw0 + kind
            kind += 1

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        if self.step == DRAW_CARD and viewer != self.mover and (viewer < 0 or viewer != self.draw_from):
            return NOTICED
        if self.step == MULLIGAN and viewer != self.mover and action != DONE:
            return UNSEEN
        return SEEN

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, seat: i64) -> list[float]:
        return features(self, seat)

    def weights(self) -> list[float]:
        return weights(self.seats)

    # ------------------------------------------------------------------ the result

    @property
    def ranking(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        ranks: list[int] = []
        for seat in range(self.seats):
            better = 1
            for other in range(self.seats):
                if standing(self, other) > standing(self, seat):
                    better += 1
            ranks.append(better)
        return tuple(ranks)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self.worth(seat) if self.over else 0 for seat in range(self.seats)])

    @property
    def ending(self) -> str:
        return ENDINGS[self.how] if self.how >= 0 else ""


def new_game(game: Any, seats: i64, options: Any, board: Board, start_player: i64) -> Ilos:
    """A new game, ready for chance to name the start player (or, if one is named, to turn up the first tile)."""
    state = Ilos(game, seats, options, board)
    state.lay_out()
    if start_player != NONE:
        begin_setup(state, start_player)
    return state
