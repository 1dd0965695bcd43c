"""The text form of a position: for tests, for bug reports, and to try out a situation.

    seats 4, rubles basic, on turn red
    iwan [. r g* b]   anastasia [b y . r]   natascha [. b . .]   olga [. y . .]
    reserve red: officer lady
    guard blue: guard_2

Inns list their rooms officer, cossack, diplomat, lady. A letter is the owner (r g b y v), a second one the colour
where it differs, ``*`` marks the courier that carries its owner's dispatch. Couriers that are not mentioned lie unseen
in their stacks, coins that are not mentioned lie in the palace. ``stack green: officer lady / cossack`` gives a stack,
behind the stroke the couriers known to lie under it; ``stack green: empty`` empties it.
``written`` writes this form, and what it does not tell in exact lines (``core.positions``).
"""

import re

from serai.core.errors import BadPosition, SeraiError
from serai.core.game import Game
from serai.core.options import Value
from serai.core.positions import bad_position
from serai.core.view import fill
from serai.games.kurier.board import COLOURS, FULL_AT, KINDS, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES, KurierData
from serai.games.kurier.position import EMPTY, NONE
from serai.games.kurier.rules import Kurier
from serai.games.kurier.turn import begin_turn

_INN = re.compile(r"(\w+)\s*\[([^\]]*)\]")
LETTERS = "rgbyv"
"""The letter of each seat's colour."""


def given(game: Game, data: KurierData, text: str) -> Kurier:
    """The state this text describes, at the beginning of a turn. Raises BadPosition."""
    return _Setter(game, data).set_up(text)


class _Setter:
    def __init__(self, game: Game, data: KurierData) -> None:
        self.game = game
        self.data = data
        self.facts: dict[str, str] = {}
        self.seats = COLOURS

    def fail(self, found: str) -> BadPosition:
        return bad_position(found)

    def set_up(self, text: str) -> Kurier:
        inns: list[tuple[str, str]] = []
        lines: list[tuple[str, str]] = []
        for line in text.splitlines():
            inns += _INN.findall(line)
            rest = _INN.sub("", line).strip()
            if ":" in rest:
                name, _, value = rest.partition(":")
                lines.append((name.strip(), value.strip()))
            elif rest:
                for fact in rest.split(","):
                    name, _, value = fact.strip().rpartition(" ")
                    self.facts[name] = value
        state = self.start()
        for inn, rooms in inns:
            self.lodge(state, inn, rooms.split())
        for name, value in sorted(lines, key=lambda line: line[0] == "palace"):  # the palace is what is left
            self.line(state, name, value)
        self.fill_stacks(state, {name for name, _ in lines})
        self.check(state)
        begin_turn(state)
        return state

    def check(self, state: Kurier) -> None:
        """Refuse what could not lie on a table."""
        for inn, facts in enumerate(self.data.inns):
            if state.lodgers(inn) > (0 if inn in state.board.closed else FULL_AT):
                raise self.fail(f"{facts.id}: {state.lodgers(inn)}")
        if not 1 <= state.turn <= state.board.turn_limit:
            raise self.fail(f"turn {state.turn}")
        if not state.seats <= state.next_colour <= COLOURS:
            raise self.fail(f"colours used: {state.next_colour}")
        couriers = [courier for pile in (*state.reserve, *state.under) for courier in pile]
        couriers += [
            TYPES * (courier % COLOURS) + room % TYPES for room, courier in enumerate(state.rooms) if courier >= 0
        ]
        for seat in range(state.seats):
            for courier_type in range(TYPES):
                courier = TYPES * state.stack_colour[seat] + courier_type
                couriers += [courier] * int(state.bag[TYPES * seat + courier_type])
        for courier in couriers:
            if couriers.count(courier) > state.board.per_type or courier // TYPES >= state.next_colour:
                raise self.fail(f"{COLOUR_NAMES[courier // TYPES]} {TYPE_NAMES[courier % TYPES]}")

    def start(self) -> Kurier:
        """An empty board with the options, the player on turn and the turn number that the text names."""
        options: dict[str, Value] = {}
        seats, mover, number, start = 2, 0, 1, None
        for name, value in self.facts.items():
            if name == "seats":
                seats = self.number(value)
            elif name == "on turn":
                mover = self.seat(value)
            elif name == "turn":
                number = self.number(value)
            elif name == "start":
                start = self.seat(value)
            elif name in {option.key for option in self.game.options}:
                options[name] = value
            else:
                raise self.fail(f"{name} {value}")
        try:
            state = self.game.start(seats, options)
        except SeraiError as error:
            raise BadPosition(error.text, self.game.words) from error
        self.seats = seats
        if not isinstance(state, Kurier) or mover >= seats or (start is not None and start >= seats):
            raise self.fail(f"on turn {COLOUR_NAMES[mover]}")
        fill(state, "bag", [0] * (TYPES * seats))
        state.mover = mover
        state.turn = number
        state.start_player = (mover - number + 1) % seats if start is None else start
        return state

    def line(self, state: Kurier, name: str, value: str) -> None:
        """One line about a player or about the coins."""
        what, _, whose = name.partition(" ")
        if what == "reserve":
            seat = self.seat(whose)
            state.reserve[seat] = tuple(self.courier(seat, word) for word in value.split())
        elif what == "stack":
            self.stack(state, self.seat(whose), value)
        elif what == "guard":
            if value not in self.data.guards:
                raise self.fail(value)
            self.lay_dispatch(state, self.seat(whose), state.board.rooms + self.data.guards.index(value))
        elif what == "colours" and whose == "used":
            state.next_colour = self.number(value)
        elif what == "first" and whose == "rubler":
            state.first_rubler = self.seat(value)
        elif what in ("stash", "banked"):
            purse = state.stash if what == "stash" else state.banked
            for kind in self.coins(value):
                self.take_coin(state, kind)
                purse[KINDS * self.seat(whose) + kind] += 1
        elif what in ("turned", "gone"):
            for kind in self.coins(value):
                self.take_coin(state, kind)
                (state.turned if what == "turned" else state.gone)[kind] += 1
        elif what == "palace":
            left = self.coins(value)
            for kind in range(KINDS):
                if left.count(kind) > state.palace[kind]:
                    raise self.fail(f"{name}: {value}")
                state.gone[kind] += state.palace[kind] - left.count(kind)
                state.palace[kind] = left.count(kind)
        else:
            raise self.fail(name)

    def lodge(self, state: Kurier, inn_id: str, rooms: list[str]) -> None:
        inn = next((number for number, inn in enumerate(self.data.inns) if inn.id == inn_id), None)
        if inn is None or len(rooms) != TYPES:
            raise self.fail(f"{inn_id} [{' '.join(rooms)}]")
        for courier_type, word in enumerate(rooms):
            if word == ".":
                continue
            letters = word.rstrip("*")
            if not 1 <= len(letters) <= 2 or any(letter not in LETTERS for letter in letters):
                raise self.fail(f"{inn_id} [{' '.join(rooms)}]")
            owner, colour = LETTERS.index(letters[0]), LETTERS.index(letters[-1])
            if owner >= state.seats or state.rooms[TYPES * inn + courier_type] != EMPTY:
                raise self.fail(word)
            state.rooms[TYPES * inn + courier_type] = COLOURS * owner + colour
            if word.endswith("*"):
                self.lay_dispatch(state, owner, TYPES * inn + courier_type)

    def lay_dispatch(self, state: Kurier, seat: int, where: int) -> None:
        if state.dispatch[seat] != NONE:
            raise self.fail(f"{COLOUR_NAMES[seat]}*")
        state.dispatch[seat] = where

    def stack(self, state: Kurier, seat: int, value: str) -> None:
        top, _, under = value.partition("/")
        if top.strip() != "empty":
            for word in top.split():
                courier = self.courier(seat, word)
                state.stack_colour[seat] = courier // TYPES
                state.bag[TYPES * seat + courier % TYPES] += 1
        state.under[seat] = tuple(self.courier(seat, word) for word in under.split())

    def fill_stacks(self, state: Kurier, named: set[str]) -> None:
        """Couriers of a player's own colour that the text does not mention lie unseen in his stack."""
        for seat in range(state.seats):
            if f"stack {COLOUR_NAMES[seat]}" in named:
                continue
            for courier_type in range(TYPES):
                courier = TYPES * seat + courier_type
                seen = sum(pile.count(courier) for pile in (*state.reserve, *state.under))
                seen += sum(
                    1
                    for room in range(courier_type, len(state.rooms), TYPES)
                    if state.rooms[room] >= 0 and state.rooms[room] % COLOURS == seat
                )
                if seen > state.board.per_type:
                    raise self.fail(f"{COLOUR_NAMES[seat]} {TYPE_NAMES[courier_type]}: {seen}")
                state.bag[courier] = state.board.per_type - seen

    def number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 5):
            raise self.fail(word)
        return int(word)

    def seat(self, word: str) -> int:
        if word not in COLOUR_NAMES[: self.seats]:
            raise self.fail(word)
        return COLOUR_NAMES.index(word)

    def courier(self, seat: int, word: str) -> int:
        """``lady``, or ``yellow-lady`` where the colour is not the player's own."""
        colour, _, name = word.rpartition("-")
        if name not in TYPE_NAMES or (colour and colour not in COLOUR_NAMES):
            raise self.fail(word)
        return TYPES * (COLOUR_NAMES.index(colour) if colour else seat) + TYPE_NAMES.index(name)

    def coins(self, value: str) -> list[int]:
        words = [word for word in value.split() if word != "none"]
        for word in words:
            if word not in COIN_NAMES:
                raise self.fail(word)
        return [COIN_NAMES.index(word) for word in words]

    def take_coin(self, state: Kurier, kind: int) -> None:
        if state.palace[kind] <= 0:
            raise self.fail(COIN_NAMES[kind])
        state.palace[kind] -= 1
