"""Himalaya as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, NOTICED, SEEN, Moves
from serai.games.himalaya.actions import (
    BARTER,
    COMMANDS,
    KEEP_TOKEN,
    LAY_NOTHING,
    LAY_YETI,
    NO_REWARD,
    PLACE_STUPA,
    SOIL,
)
from serai.games.himalaya.board import RESOURCES, SEATS, SLOTS, VILLAGES, Board
from serai.games.himalaya.bot import evaluate
from serai.games.himalaya.execution import end_delivery, run_on, send_on, take, take_reward, why_no_reward
from serai.games.himalaya.features import NAMES, features, weights
from serai.games.himalaya.final import ENDINGS, in_mask, lot_drawn
from serai.games.himalaya.inventory import (
    choose_prize,
    send,
    send_prize,
    stupa_prize,
    why_no_prize,
    why_not_house,
)
from serai.games.himalaya.position import (
    CHOOSE_CUBE,
    CHOOSE_EVENT,
    CHOOSE_TRIBE,
    COMMAND,
    DIE,
    DRAW_CARD,
    DRAW_CUBE,
    DRAW_DISC,
    DRAW_LEADER,
    DRAW_VILLAGE,
    FIRST_REWARD,
    INVENTORY_CHOICE,
    INVENTORY_DELEGATION,
    INVENTORY_STUPA,
    NONE,
    PLACE_CARAVAN,
    PLACE_EVENT,
    SECOND_REWARD,
    SEND_DELEGATION,
    Position,
)
from serai.games.himalaya.reasons import (
    ALLOWED,
    NO_CUBE,
    NOT_BORDERING,
    OCCUPIED,
    OTHER_QUESTION,
    TRIBE_TAKEN,
)
from serai.games.himalaya.supply import (
    begin_setup,
    card_drawn,
    choose_tribe,
    cube_drawn,
    disc_drawn,
    is_free,
    leader_drawn,
    place_caravan,
    total,
    village_drawn,
    village_numbers,
)
from serai.games.himalaya.year import choose_event, lay_command, place_event, why_no_event, why_not_there

__all__ = ["ENDINGS", "STEPS", "Himalaya"]

STEPS: Final = (
    "draw_card",
    "draw_village",
    "draw_cube",
    "draw_disc",
    "draw_leader",
    "place_caravan",
    "choose_event",
    "place_event",
    "command",
    "choose_cube",
    "first_reward",
    "second_reward",
    "send_delegation",
    "inventory_choice",
    "inventory_delegation",
    "inventory_stupa",
    "draw_lot",
    "over",
    "choose_tribe",
)
"""The names of the steps, by number."""


class Himalaya(Position):
    """A moment of a game of Himalaya."""

    def set_out(self, with_events: bool, full_inventory: bool, draw_by: i64, tribe_of: list[i64], leader: i64) -> None:
        """Lay out a new game, ready for the players to choose their tribes or for chance to place the first goods."""
        self.with_events = with_events
        self.full_inventory = full_inventory
        self.draw_by = draw_by
        self.leader = leader
        self.lay_out()
        self.tribe_of = vec[i64](tribe_of)
        if NONE in tribe_of:
            self.ask(CHOOSE_TRIBE, 0)
        else:
            begin_setup(self)

    def copy(self) -> "Himalaya":
        twin = Himalaya(self.game, self.seats, self.options, self.board)
        twin.decider = self.decider
        twin.shown = self.shown
        twin.with_events = self.with_events
        twin.full_inventory = self.full_inventory
        twin.draw_by = self.draw_by
        twin.step = self.step
        twin.round = self.round
        twin.leader = self.leader
        twin.place = self.place
        twin.slot = self.slot
        twin.acting = self.acting
        twin.tribe_of = self.tribe_of[:]
        twin.cubes = self.cubes[:]
        twin.orders = self.orders[:]
        twin.stupas = self.stupas[:]
        twin.delegations = self.delegations[:]
        twin.caravans = self.caravans[:]
        twin.crossing = self.crossing[:]
        twin.programmes = self.programmes[:]
        twin.revealed = self.revealed[:]
        twin.taken = self.taken[:]
        twin.served = self.served
        twin.stocks = self.stocks[:]
        twin.herds = self.herds[:]
        twin.tokens = self.tokens[:]
        twin.stupas_left = self.stupas_left[:]
        twin.delegations_left = self.delegations_left[:]
        twin.event_tokens = self.event_tokens[:]
        twin.events = self.events[:]
        twin.laying = self.laying
        twin.bag = self.bag[:]
        twin.disc_bag = self.disc_bag[:]
        twin.cards = self.cards
        twin.row = self.row[:]
        twin.drawing_for = self.drawing_for
        twin.target = self.target
        twin.to_come = self.to_come
        twin.lifted = self.lifted
        twin.rewards = self.rewards
        twin.to_send = self.to_send
        twin.resource = self.resource
        twin.counted = self.counted[:]
        twin.history = self.history[:]
        twin.course = self.course[:]
        twin.tally = self.tally[:]
        twin.eliminated = self.eliminated[:]
        twin.verdict = self.verdict[:]
        twin.tied = self.tied
        twin.ranks = self.ranks[:]
        twin.how = self.how
        return twin

    # ------------------------------------------------------------------ who decides

    @property
    def simultaneous(self) -> bool:
        return self.step == COMMAND

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.step == COMMAND:
            return tuple([seat for seat in range(self.seats) if self.programmes[SLOTS * seat + SLOTS - 1] < 0])
        return (self.decider,) if self.decider >= 0 else ()

    # ------------------------------------------------------------------ what is legal

    def write_legal(self, seat: i64, moves: Moves) -> None:
        if not self.is_asked(seat):
            return
        if self.step == COMMAND:
            moves.add_range(SOIL, COMMANDS)  # every one, in every slot
            return
        first, last = self.answers()
        for action in range(first, last):
            if self.why_not_this(seat, action) == ALLOWED:
                moves.add(action)

    def is_asked(self, seat: i64) -> bool:
        """Whether this seat decides now."""
        if self.step == COMMAND:
            return 0 <= seat < self.seats and self.programmes[SLOTS * seat + SLOTS - 1] < 0
        return seat == self.decider and seat >= 0

    def answers(self) -> tuple[i64, i64]:
        """The actions that answer the question now asked: the first of them, and the next after the last."""
        step = self.step
        if step == COMMAND:
            return SOIL, COMMANDS
        actions = self.board.actions
        if step in (FIRST_REWARD, SECOND_REWARD):
            return BARTER, NO_REWARD + 1
        if step in (SEND_DELEGATION, INVENTORY_DELEGATION):
            return actions.region0, actions.stupa0
        if step == CHOOSE_CUBE:
            return actions.take0, actions.region0
        if step == CHOOSE_EVENT:
            return LAY_YETI, LAY_NOTHING + 1
        if step == PLACE_EVENT:
            return actions.village0, actions.take0
        if step == INVENTORY_CHOICE:
            return KEEP_TOKEN, PLACE_STUPA + 1
        if step == INVENTORY_STUPA:
            return actions.stupa0, actions.leader0
        if step == CHOOSE_TRIBE:
            return actions.tribe0, actions.size
        return actions.place0, actions.village0

    def why_not(self, seat: i64, action: i64) -> i64:
        """Why this action is not open to a seat that is asked, by number of ``REASONS``; ALLOWED if it is."""
        first, last = self.answers()
        return self.why_not_this(seat, action) if first <= action < last else OTHER_QUESTION

    def why_not_this(self, seat: i64, action: i64) -> i64:
        """Why a seat that is asked may not give this answer to the question; ALLOWED if it may."""
        actions = self.board.actions
        step = self.step
        if step == COMMAND:
            return ALLOWED
        if step in (FIRST_REWARD, SECOND_REWARD):
            return why_no_reward(self, seat, action)
        if step in (SEND_DELEGATION, INVENTORY_DELEGATION):
            borders = (self.board.borders[self.caravans[seat]] >> (action - actions.region0)) & 1 == 1
            return ALLOWED if borders else NOT_BORDERING
        if step == CHOOSE_CUBE:
            cubes = self.cubes[RESOURCES * self.caravans[seat] + action - actions.take0]
            return ALLOWED if cubes > 0 else NO_CUBE
        if step == CHOOSE_EVENT:
            return ALLOWED if action == LAY_NOTHING else why_no_event(self, seat, action - LAY_YETI)
        if step == PLACE_EVENT:
            return why_not_there(self, action)
        if step == INVENTORY_CHOICE:
            return why_no_prize(self, seat, action)
        if step == INVENTORY_STUPA:
            return why_not_house(self, seat, action - actions.stupa0)
        if step == CHOOSE_TRIBE:
            return ALLOWED if is_free(self, action - actions.tribe0) else TRIBE_TAKEN
        return OCCUPIED if self.caravan_in(action - actions.place0) else ALLOWED

    # ------------------------------------------------------------------ what an action does

    def apply(self, seat: i64, action: i64) -> None:
        step = self.step
        if step == COMMAND:
            if lay_command(self, seat, action):
                run_on(self)
            return
        actions = self.board.actions
        if step == DRAW_CUBE:
            cube_drawn(self, action - actions.cube0)
        elif step == DRAW_DISC:
            disc_drawn(self, action - actions.disc0)
        elif step == DRAW_VILLAGE:
            village_drawn(self, action - actions.draw0)
        elif step == DRAW_CARD:
            card_drawn(self, action - actions.draw0)
        elif step <= SEND_DELEGATION and step >= CHOOSE_CUBE:
            if self.answer(seat, action):
                run_on(self)
        elif step == CHOOSE_EVENT:
            choose_event(self, seat, action)
        elif step == PLACE_EVENT:
            place_event(self, seat, action)
        elif step == INVENTORY_CHOICE:
            choose_prize(self, seat, action)
        elif step == INVENTORY_DELEGATION:
            send(self, seat, action - actions.region0)
            send_prize(self, seat)
        elif step == INVENTORY_STUPA:
            stupa_prize(self, seat, action - actions.stupa0)
        elif step == PLACE_CARAVAN:
            place_caravan(self, seat, action - actions.place0)
        elif step == DRAW_LEADER:
            leader_drawn(self, action - actions.leader0)
        elif step == CHOOSE_TRIBE:
            choose_tribe(self, seat, action - actions.tribe0)
        else:
            lot_drawn(self, action - actions.lot0)

    def answer(self, seat: i64, action: i64) -> bool:
        """Go on with a hand that stopped for a choice; whether it is finished now, so that the programmes run on."""
        actions = self.board.actions
        if self.step == CHOOSE_CUBE:
            self.acting = -1
            take(self, seat, action - actions.take0)
        elif self.step == SEND_DELEGATION:
            send(self, seat, action - actions.region0)
            send_on(self, seat)
        elif action == NO_REWARD:
            end_delivery(self, seat)
        else:
            take_reward(self, seat, action)
        if self.acting >= 0:
            return False
        self.shown += 1
        return True

    # ------------------------------------------------------------------ chance and secrecy

    def outcomes(self) -> list[tuple[i64, i64]]:
        actions = self.board.actions
        found: list[tuple[i64, i64]] = []
        if self.decider != CHANCE:
            return found
        if self.step == DRAW_CUBE:
            for resource, count in enumerate(self.bag):
                if count > 0:
                    found.append((actions.cube0 + resource, count))
        elif self.step == DRAW_DISC:
            for disc, count in enumerate(self.disc_bag):
                if count > 0:
                    found.append((actions.disc0 + disc, count))
        elif self.step == DRAW_VILLAGE or self.step == DRAW_CARD:
            for number in village_numbers(self):
                found.append((actions.draw0 + number, 1))
        elif self.step == DRAW_LEADER:
            for seat in range(self.seats):
                found.append((actions.leader0 + seat, 1))
        else:
            for seat in range(self.seats):
                if in_mask(self.tied, seat):
                    found.append((actions.lot0 + seat, 1))
        return found

    def draw(self, rng: Rng) -> i64:
        actions = self.board.actions
        if self.step == DRAW_CUBE:
            return actions.cube0 + pick(self.bag, rng)
        if self.step == DRAW_DISC:
            return actions.disc0 + pick(self.disc_bag, rng)
        if self.step == DRAW_VILLAGE or self.step == DRAW_CARD:
            if self.draw_by == DIE:
                return actions.draw0 + rng.below(VILLAGES)
            numbers = village_numbers(self)
            return actions.draw0 + numbers[rng.below(len(numbers))]
        if self.step == DRAW_LEADER:
            return actions.leader0 + rng.below(self.seats)
        tied: list[i64] = [seat for seat in range(SEATS) if in_mask(self.tied, seat)]
        return actions.lot0 + tied[rng.below(len(tied))]

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        return NOTICED if self.step == COMMAND and viewer != seat else SEEN

    def evaluate(self, seat: i64) -> float:
        return evaluate(self, seat)

    def suppose(self, seat: i64, action: i64) -> None:
        """The last command does not reveal the programmes: those of the others would be mere guesses."""
        if self.step == COMMAND:
            self.programmes[SLOTS * seat + self.open_slot(seat)] = action
        else:
            self.apply(seat, action)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, seat: i64) -> list[float]:
        return features(self, seat)

    def weights(self) -> list[float]:
        return weights(self.seats)

    # ------------------------------------------------------------------ the result

    @property
    def screens_lifted(self) -> bool:
        """Whether all stocks and herds are public: at the final count."""
        return len(self.tally) > 0

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple([int(rank) for rank in self.ranks])

    @property
    def scores(self) -> tuple[int, ...]:
        """The yaks of each player, hidden until the screens are lifted."""
        if not self.screens_lifted and not self.options["open_screens"]:
            return tuple([0 for _ in range(self.seats)])
        return tuple([int(self.yaks(seat)) for seat in range(self.seats)])

    @property
    def ending(self) -> str:
        return ENDINGS[self.how] if self.how >= 0 else ""


def pick(bag: vec[i64], rng: Rng) -> i64:
    """One piece out of a bag, by kind; every piece is equally likely."""
    left = rng.below(total(bag))
    kind: i64 = 0
    while True:
        left -= bag[kind]
        if left < 0:
            return kind
        kind += 1


def new_game(
    game: Any,
    seats: i64,
    options: Any,
    board: Board,
    with_events: bool,
    full_inventory: bool,
    draw_by: i64,
    tribe_of: list[i64],
    leader: i64,
) -> Himalaya:
    """A new game; ``tribe_of`` holds each player's tribe or NONE, ``leader`` the first leader, NONE for chance."""
    state = Himalaya(game, seats, options, board)
    state.set_out(with_events, full_inventory, draw_by, tribe_of, leader)
    return state
