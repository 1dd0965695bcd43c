"""The state of a game of Kurier: what lies where, and the questions the rules ask about it."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.core.known import nothing_known
from serai.core.step import Steps, StepState, total
from serai.games.kurier.board import COLOURS, FULL_AT, KINDS, PALACE, TYPES, Board

# What is being asked (or left to chance) now.
DRAW_START: Final = 0
TURN_UP: Final = 1
PLACE_START: Final = 2
CHOOSE_ACTION: Final = 3
CHOOSE_RESERVE_COURIER: Final = 4
CHOOSE_START_INN: Final = 5
CHOOSE_RECEIVER: Final = 6
CHOOSE_DEPARTURE: Final = 7
CHOOSE_FIRST_TRAVELLER: Final = 8
CHOOSE_LODGING: Final = 9
ROB_CHOICE: Final = 10
RUBLE_STEP: Final = 11
DRAW_COIN: Final = 12
OVER: Final = 13

# The ruble modes.
BASIC: Final = 0
REVISED: Final = 1
BRIBE: Final = 2
RACE: Final = 3

# Why a courier is turned up.
TO_PLACE: Final = 0
TO_RESERVE: Final = 1
TO_DEPLOY: Final = 2
TO_REFILL: Final = 3

NONE: Final[i64] = -1
EMPTY: Final[i64] = -1
"""An empty room."""
FROM_PALACE: Final[i64] = -1
"""A coin drawn from the palace, not from a player."""
TURNED: Final[i64] = -1
"""A coin that is turned face up in the palace, not kept hidden."""


class Position(StepState):
    """Fields and questions; what changes them stands in the modules of the rules."""

    def __init__(
        self, game: Any, seats: i64, options: Any, steps: Steps[Any], board: Board, like: "Position | None" = None
    ) -> None:
        super().__init__(game, seats, options, steps, like)
        self.board: Board = board
        self.mode: i64 = like.mode if like else BASIC
        self.turn: i64 = like.turn if like else 0
        """The number of the turn, from 1; 0 during setup."""
        self.start_player: i64 = like.start_player if like else NONE
        self.mover: i64 = like.mover if like else NONE
        """The player on turn (during setup: who is placing)."""
        self.passes: i64 = like.passes if like else 0
        """How many players have passed one after the other."""
        self.winners: tuple[i64, ...] = like.winners if like else ()

        self.rooms: vec[i64] = like.rooms[:] if like else vec[i64]([EMPTY] * board.rooms)
        """For each room the courier in it, as 5 * owner + colour, or EMPTY."""
        self.dispatch: vec[i64] = like.dispatch[:] if like else vec[i64]([NONE] * seats)
        """For each player the room of the courier that carries the dispatch, or ``board.rooms`` + its guard."""
        self.reserve: list[tuple[i64, ...]] = like.reserve.copy() if like else [() for _ in range(seats)]
        """For each player the open couriers, as 4 * colour + type, in the order they were turned up."""
        self.bag: vec[i64] = like.bag[:] if like else vec[i64]([0] * (TYPES * seats))
        """For each player and type the couriers of the face-down stack whose order nobody knows."""
        self.stack_colour: vec[i64] = like.stack_colour[:] if like else vec[i64](range(seats))
        """For each player the colour of the couriers in ``bag``."""
        self.under: list[tuple[i64, ...]] = like.under.copy() if like else [() for _ in range(seats)]
        """For each player the couriers that came back from the palace and lie below, the highest first."""
        self.next_colour: i64 = like.next_colour if like else seats
        """The unused colour that is taken next; none is left at COLOURS."""
        self.purpose: i64 = like.purpose if like else TO_PLACE
        self.drawn: i64 = like.drawn if like else NONE
        """The courier turned up and now to be placed, as 4 * colour + type."""

        self.departure: i64 = like.departure if like else NONE
        self.moving: i64 = like.moving if like else NONE
        """The type of the traveller now to be lodged."""
        self.waiting: i64 = like.waiting if like else NONE
        """The type of the traveller that moves after it."""
        self.barred: i64 = like.barred if like else NONE
        """The inn that the first traveller entered."""
        self.night: i64 = like.night if like else NONE
        """The village where the moving traveller finds its inn."""
        self.stayer: i64 = like.stayer if like else NONE
        """The owner of the courier left behind."""
        self.delivered: bool = like.delivered if like else False
        """Whether the player on turn brought his own dispatch to a guard in this turn."""

        self.palace: vec[i64] = like.palace[:] if like else vec[i64]([0] * KINDS)
        """Face-down coins in the palace, by kind."""
        self.stash: vec[i64] = like.stash[:] if like else vec[i64]([0] * (KINDS * seats))
        """Hidden coins of each player, by kind."""
        self.banked: vec[i64] = like.banked[:] if like else vec[i64]([0] * (KINDS * seats))
        self.turned: vec[i64] = like.turned[:] if like else vec[i64]([0] * KINDS)
        """Coins turned up in this turn."""
        self.gone: vec[i64] = like.gone[:] if like else vec[i64]([0] * KINDS)
        """Coins out of the game."""
        self.coin_from: i64 = like.coin_from if like else FROM_PALACE
        self.coin_to: i64 = like.coin_to if like else TURNED
        self.first_rubler: i64 = like.first_rubler if like else NONE
        self.fresh: vec[i64] = like.fresh[:] if like else vec[i64]([0] * seats)
        """For each player how many hidden coins he gained since his money was last compared with a guard's number."""
        self.memory: vec[i64] = like.memory[:] if like else nothing_known(seats)
        """Hidden coins that somebody else knows for certain, as ``core.known`` counts them."""

    # ------------------------------------------------------------------ inns

    def lodgers(self, inn: i64) -> i64:
        """How many couriers lodge in this inn."""
        rooms = self.rooms
        first = TYPES * inn
        # No question is asked more often: written out, and by the signs, for an empty room is -1.
        return (
            TYPES
            + (rooms[first] >> 63)
            + (rooms[first + 1] >> 63)
            + (rooms[first + 2] >> 63)
            + (rooms[first + 3] >> 63)
        )

    def is_full(self, inn: i64) -> bool:
        """A full inn takes in nobody, and couriers may travel on from it."""
        return self.lodgers(inn) >= FULL_AT

    def why_no_bed(self, inn: i64, courier_type: i64, barred: i64) -> str:
        """Why a courier of this type may not enter this (open) inn; one inn may be barred."""
        if inn == barred:
            return "barred"
        if self.is_full(inn):
            return "full"
        return "" if self.rooms[TYPES * inn + courier_type] < 0 else "room-taken"

    def has_free_inn(self, village: i64, courier_type: i64, barred: i64) -> bool:
        """Whether a courier of this type finds an inn in a village, the barred one left out."""
        for inn in self.board.open_inns[village]:
            if not self.why_no_bed(inn, courier_type, barred):
                return True
        return False

    def empty_room(self, inn: i64) -> i64:
        """The type of the one empty room of a full inn."""
        courier_type: i64 = 0
        while self.rooms[TYPES * inn + courier_type] >= 0:
            courier_type += 1
        return courier_type

    def owns_room(self, seat: i64, room: i64) -> bool:
        """Whether the courier in this room belongs to this player, whatever its colour."""
        courier = self.rooms[room]
        return COLOURS * seat <= courier < COLOURS * seat + COLOURS

    def has_own_lodger(self, seat: i64, inn: i64) -> bool:
        """Whether this player has a courier in this inn."""
        first = COLOURS * seat
        for room in range(TYPES * inn, TYPES * inn + TYPES):
            if first <= self.rooms[room] < first + COLOURS:
                return True
        return False

    # ------------------------------------------------------------------ stacks

    def unseen(self, seat: i64) -> i64:
        """How many couriers of a player's stack lie in an order that nobody knows."""
        at: i64 = TYPES * seat
        return self.bag[at] + self.bag[at + 1] + self.bag[at + 2] + self.bag[at + 3]

    def stack_size(self, seat: i64) -> i64:
        """How many couriers lie in a player's face-down stack."""
        return self.unseen(seat) + len(self.under[seat])

    def can_turn_up(self, seat: i64) -> bool:
        """Whether this player's stack has a courier, or can be renewed with an unused colour."""
        return self.next_colour < COLOURS or self.stack_size(seat) > 0

    # ------------------------------------------------------------------ dispatches

    def at_guard(self, seat: i64) -> bool:
        """Whether this player's dispatch lies at a palace guard."""
        return self.dispatch[seat] >= self.board.rooms

    def mode_has_rubling(self) -> bool:
        """Whether a player at a guard does nothing but ruble: in the basic and in the revised rules."""
        return self.mode < 2

    def price(self, seat: i64) -> i64:
        """What the guard wants who holds this player's dispatch."""
        return self.board.price[self.dispatch[seat] - self.board.rooms]

    def dispatch_village(self, seat: i64) -> i64:
        """The village where a player's dispatch is, PALACE at a guard, 0 before it is laid down."""
        where = self.dispatch[seat]
        if where < 0:
            return 0
        return PALACE if where >= self.board.rooms else self.board.village[where // TYPES]

    # ------------------------------------------------------------------ coins

    def coins_in_palace(self) -> i64:
        """How many coins lie face down in the palace."""
        return total(self.palace)

    def hidden_coins(self, seat: i64) -> i64:
        """How many coins this player holds face down."""
        count: i64 = 0
        for at in range(KINDS * seat, KINDS * seat + KINDS):
            count += self.stash[at]
        return count

    def coins_turned(self) -> i64:
        """How many coins were turned up in this turn and still lie in the palace."""
        return total(self.turned)

    def money(self, seat: i64) -> i64:
        """A player's rubles: hidden, banked, and for the player on turn those turned up in this turn."""
        total: i64 = 0
        for kind in range(KINDS):
            number = self.stash[KINDS * seat + kind] + self.banked[KINDS * seat + kind]
            if seat == self.mover:
                number += self.turned[kind]
            total += number * self.board.coin_value[kind]
        return total

    def why_no_victim(self, taker: i64, seat: i64) -> str:
        """Why this player has no hidden coin that the other may take."""
        if seat == taker:
            return "rob-yourself"
        return "" if self.hidden_coins(seat) > 0 else "rob-nothing"

    def has_victim(self, taker: i64) -> bool:
        """Whether any player can be robbed of a hidden coin."""
        for seat in range(self.seats):
            if not self.why_no_victim(taker, seat):
                return True
        return False

    def can_ruble(self) -> bool:
        """Whether the player on turn can get a coin to turn up: from the palace, or by robbing once it is empty."""
        if self.coins_in_palace() > 0:
            return True
        return self.mode == REVISED and self.has_victim(self.mover)
