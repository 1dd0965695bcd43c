"""Himalaya as it is played: what is legal at each step, and what an action does."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, NOTICED, SEEN
from serai.games.himalaya.actions import COMMANDS, NO_REWARD
from serai.games.himalaya.board import SEATS, SLOTS, VILLAGES, Board
from serai.games.himalaya.bot import evaluate
from serai.games.himalaya.execution import end_delivery, open_rewards, run_on, send_on, take, take_reward
from serai.games.himalaya.final import ENDINGS, in_mask, lot_drawn
from serai.games.himalaya.inventory import (
    choose_prize,
    inventory_choices,
    send,
    send_prize,
    stupa_places,
    stupa_prize,
)
from serai.games.himalaya.position import (
    CHOOSE_CUBE,
    CHOOSE_EVENT,
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
    PLACE_CARAVAN,
    PLACE_EVENT,
    SECOND_REWARD,
    SEND_DELEGATION,
    Position,
)
from serai.games.himalaya.supply import (
    begin_setup,
    card_drawn,
    cube_drawn,
    disc_drawn,
    leader_drawn,
    place_caravan,
    total,
    village_drawn,
    village_numbers,
)
from serai.games.himalaya.year import choose_event, event_choices, event_places, lay_command, place_event

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
)
"""The names of the steps, by number."""


class Himalaya(Position):
    """A moment of a game of Himalaya."""

    def set_out(self, with_events: bool, full_inventory: bool, draw_by: i64) -> None:
        """Lay out a new game, ready for chance to place the first goods."""
        self.with_events = with_events
        self.full_inventory = full_inventory
        self.draw_by = draw_by
        self.lay_out()
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
        twin.cubes = self.cubes.copy()
        twin.orders = self.orders.copy()
        twin.stupas = self.stupas.copy()
        twin.delegations = self.delegations.copy()
        twin.caravans = self.caravans.copy()
        twin.crossing = self.crossing.copy()
        twin.programmes = self.programmes.copy()
        twin.revealed = self.revealed.copy()
        twin.taken = self.taken.copy()
        twin.served = self.served
        twin.stocks = self.stocks.copy()
        twin.herds = self.herds.copy()
        twin.tokens = self.tokens.copy()
        twin.stupas_left = self.stupas_left.copy()
        twin.delegations_left = self.delegations_left.copy()
        twin.event_tokens = self.event_tokens.copy()
        twin.events = self.events.copy()
        twin.laying = self.laying
        twin.bag = self.bag.copy()
        twin.disc_bag = self.disc_bag.copy()
        twin.cards = self.cards
        twin.row = self.row.copy()
        twin.drawing_for = self.drawing_for
        twin.target = self.target
        twin.to_come = self.to_come
        twin.lifted = self.lifted
        twin.rewards = self.rewards
        twin.to_send = self.to_send
        twin.resource = self.resource
        twin.counted = self.counted.copy()
        twin.history = self.history.copy()
        twin.course = self.course.copy()
        twin.tally = self.tally.copy()
        twin.eliminated = self.eliminated.copy()
        twin.verdict = self.verdict.copy()
        twin.tied = self.tied
        twin.ranks = self.ranks.copy()
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

    def legal(self, seat: i64) -> list[i64]:
        step = self.step
        if step == COMMAND:
            if seat < 0 or seat >= self.seats or self.programmes[SLOTS * seat + SLOTS - 1] >= 0:
                return []
            return list(range(COMMANDS))
        if seat != self.decider or seat < 0:
            return []
        actions = self.board.actions
        if step == FIRST_REWARD:
            return open_rewards(self, seat)
        if step == SECOND_REWARD:
            rewards = open_rewards(self, seat)
            rewards.append(NO_REWARD)
            return rewards
        if step == INVENTORY_DELEGATION or step == SEND_DELEGATION:  # noqa: SIM109 - compiles well
            return [actions.region0 + region for region in self.board.regions[self.caravans[seat]]]
        if step == CHOOSE_CUBE:
            return [actions.take0 + resource for resource in self.offered(self.caravans[seat])]
        if step == CHOOSE_EVENT:
            return event_choices(self, seat)
        if step == PLACE_EVENT:
            return event_places(self)
        if step == INVENTORY_CHOICE:
            return inventory_choices(self, seat)
        if step == INVENTORY_STUPA:
            return [actions.stupa0 + house for house in stupa_places(self, seat)]
        return [actions.place0 + village for village in range(VILLAGES) if not self.caravan_in(village)]

    # ------------------------------------------------------------------ what an action does

    def apply(self, seat: i64, action: i64) -> None:
        actions = self.board.actions
        step = self.step
        if step == COMMAND:
            if lay_command(self, seat, action):
                run_on(self)
        elif step == DRAW_CUBE:
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


def pick(bag: list[i64], rng: Rng) -> i64:
    """One piece out of a bag, by kind; every piece is equally likely."""
    left = rng.below(total(bag))
    kind: i64 = 0
    while True:
        left -= bag[kind]
        if left < 0:
            return kind
        kind += 1


def new_game(
    game: Any, seats: i64, options: Any, board: Board, with_events: bool, full_inventory: bool, draw_by: i64
) -> Himalaya:
    """A new game, ready for chance to place the first goods."""
    state = Himalaya(game, seats, options, board)
    state.set_out(with_events, full_inventory, draw_by)
    return state
