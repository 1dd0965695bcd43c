"""The text form of a position: for tests, for bug reports, and to try out a situation.

    players yellow blue red, round 3, on turn yellow
    yellow 1: ring_21 goods 3
    blue 2: square_blue goods 1 by gate_orange points 2
    red 1: del_green_5 wrecked, red 2: home
    bandits: isle_04 goods 2
    dwarfs: ring_03 square_yellow
    shop yellow 4: order 2 delivered 1 plus
    hand red: breakdown windfall
    discard: bribe collision
    exits: blue 1, red 2

Carts that are not mentioned wait, loaded, on their start spaces (``others home``: they are home); those of colours
that nobody plays stand before their shops. A cart within the walls came in by its own gate, unless ``by`` says
otherwise; one outside waits, unless ``left`` is said. ``wrecked with blue 2`` is a collision. ``points`` are those of
the present turn. Shops have orders 2 2 2 3 3 3. Cards that are not mentioned lie in the draw pile; ``discard: rest``
lays them there, and goods that are not mentioned are loot. ``phase actions`` skips the bandits' move at the start of
the turn. Variants are named as options: ``speed_premium yes``.
``written`` writes this form, and what it does not tell in exact lines (``core.positions``).
"""

from collections.abc import Sequence

from mypy_extensions import i64

from serai.core.arrays import append, extend, vec
from serai.core.errors import BadPosition, SeraiError
from serai.core.game import Game
from serai.core.options import Value
from serai.core.positions import bad_position
from serai.games.brillance.actions import BANDITS, CARTS, COLOURS, KINDS, PER_COLOUR
from serai.games.brillance.board import (
    BREAKDOWN,
    COLLISION,
    DRUNK_DWARF,
    IN_WALL,
    MINUS_ONE,
    OUTSIDE,
    PER_SHOPS,
    PLUS_ONE,
    WRECK,
)
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES, BrillanceData
from serai.games.brillance.position import CHOOSE_ACTION, DWARF, FREE, HOME, INSIDE, LEFT, NONE, WAITING
from serai.games.brillance.rules import Brillance
from serai.games.brillance.turn import begin_turn, set_out_carts

_ORDERS = (2, 2, 2, 3, 3, 3)


def given(game: Game, data: BrillanceData, text: str) -> Brillance:
    """The state this text describes, in a turn of the player named. Raises BadPosition."""
    return _Setter(game, data).set_up(text)


class _Setter:
    def __init__(self, game: Game, data: BrillanceData) -> None:
        self.game = game
        self.data = data
        self.numbers = {space.id: number for number, space in enumerate(data.spaces)}
        self.points: dict[int, int] = {}
        self.rest_discarded = False

    def fail(self, found: str) -> BadPosition:
        return bad_position(found)

    def set_up(self, text: str) -> Brillance:
        facts: dict[str, str] = {}
        lines: list[tuple[str, str]] = []
        for line in text.splitlines():
            listing = ":" in line.partition(",")[0]
            for part in line.split(","):
                if listing:
                    name, _, value = part.rpartition(":") if ":" in part else (lines[-1][0], "", part)
                    lines.append((name.strip(), value.strip()))
                elif part.strip():
                    name, _, value = part.strip().partition(" ")
                    if name in ("on", "first"):
                        _, _, value = value.rpartition(" ")
                    facts[name] = value.strip()
        state = self.start(facts)
        for name, value in lines:
            self.line(state, name, value)
        self.stand(state)
        if self.rest_discarded:
            for kind in range(KINDS):
                state.discard = extend(state.discard, [kind] * int(state.pile[kind]))
            state.pile = vec[i64]([0] * KINDS)
        begin_turn(state)
        if facts.get("phase") == "actions":
            state.ask(CHOOSE_ACTION, state.mover)
            state.bandit_points = 0
        for cart, points in self.points.items():
            state.points[cart] = points
        return state

    def start(self, facts: dict[str, str]) -> Brillance:
        """A board set out for the players named, with the options, the round and the player on turn."""
        options: dict[str, Value] = {}
        colours = list(COLOUR_NAMES)
        for name, value in facts.items():
            if name == "players":
                colours = value.split()
            elif name in {option.key for option in self.game.options}:
                options[name] = value
            elif name not in ("round", "on", "first", "others", "loot", "phase"):
                raise self.fail(f"{name} {value}")
        if any(colour not in COLOUR_NAMES for colour in colours) or len(set(colours)) != len(colours):
            raise self.fail(" ".join(colours))
        try:
            state = self.game.start(len(colours), options)
        except SeraiError as error:
            raise BadPosition(error.text, self.game.words) from error
        assert isinstance(state, Brillance)
        for seat, colour in enumerate(colours):
            state.colour[seat] = COLOUR_NAMES.index(colour)
            state.owner[COLOUR_NAMES.index(colour)] = seat
        set_out_carts(state)
        for hue in state.colour:
            self.lay_orders(state, int(hue), _ORDERS)
        state.mover = self.seat(state, facts.get("on", colours[0]))
        state.first_player = self.seat(state, facts.get("first", colours[0]))
        state.round = self.number(facts.get("round", "2"))
        state.loot = self.number(facts.get("loot", "0"))
        if facts.get("others") == "home":
            for cart in range(CARTS):
                if state.owner[cart // PER_COLOUR] != NONE:
                    self.take_home(state, cart)
        return state

    def lay_orders(self, state: Brillance, colour: int, orders: Sequence[int]) -> None:
        """The orders of a colour, shop by shop."""
        if len(orders) != PER_SHOPS:
            raise self.fail(" ".join(map(str, orders)))
        for number, order in enumerate(orders):
            state.order[PER_SHOPS * colour + number] = order

    def take_home(self, state: Brillance, cart: int) -> None:
        state.at[cart] = NONE
        state.status[cart] = HOME
        state.goods[cart] = 0
        state.entry[cart] = self.gate(cart // PER_COLOUR)

    def line(self, state: Brillance, name: str, value: str) -> None:
        """One line about a cart, a shop, a hand, or something beside the board."""
        words = name.split()
        if words[0] in COLOUR_NAMES and len(words) == 2:
            self.cart_line(state, self.cart(name), value.split())
        elif words[0] == "shop" and len(words) == 3:
            self.shop_line(state, self.shop(words[1], words[2]), value.split())
        elif words[0] == "hand" and len(words) == 2:
            seat = self.seat(state, words[1])
            for kind in self.cards(state, value):
                state.hand[KINDS * seat + kind] += 1
                state.held[seat] += 1
        elif words[0] == "orders" and len(words) == 2:
            self.lay_orders(state, COLOUR_NAMES.index(words[1]), [self.number(word) for word in value.split()])
        elif name == "discard":
            self.rest_discarded = self.rest_discarded or value == "rest"
            state.discard = extend(state.discard, self.cards(state, "" if value == "rest" else value))
        elif name == "bandits":
            self.bandits(state, value.split())
        elif name == "dwarfs":
            for space in value.split():
                state.on[self.space(space)] = DWARF
                state.stock[DRUNK_DWARF] -= 1
        elif name == "exits":
            state.exits = append(state.exits, self.cart(value))
        elif words[0] == "premium" and len(words) == 2:
            state.premium[self.seat(state, words[1])] = self.number(value)
        else:
            raise self.fail(f"{name}: {value}")

    def cart_line(self, state: Brillance, cart: int, words: list[str]) -> None:
        """Where a cart stands (or that it is home), and what is to be said of it."""
        board = state.board
        neutral = state.owner[cart // PER_COLOUR] == NONE
        if words[0] == "home":
            self.take_home(state, cart)
        else:
            state.at[cart] = self.space(words[0])
            side = board.side[state.at[cart]]
            if not neutral:
                state.goods[cart] = 0
                state.status[cart] = WAITING if side == OUTSIDE else INSIDE
                state.entry[cart] = NONE if side == OUTSIDE else self.gate(cart // PER_COLOUR)
                if side == IN_WALL and "by" not in words:
                    state.status[cart], state.entry[cart] = WAITING, NONE
        rest = iter(words[1:])
        for word in rest:
            if word == "goods":
                state.goods[cart] = self.number(next(rest, ""))
            elif word == "points":
                self.points[cart] = self.number(next(rest, ""))
            elif word == "by":
                state.entry[cart] = self.space(next(rest, ""))
            elif word == "left":
                state.status[cart] = LEFT
                state.entry[cart] = self.gate(cart // PER_COLOUR) if state.entry[cart] == NONE else state.entry[cart]
            elif word == "wrecked" and "with" not in words:
                self.wreck(state, cart, cart)
            elif word == "with":
                self.wreck(state, cart, self.cart(f"{next(rest, '')} {next(rest, '')}"))
            elif word == "wrecked":
                continue
            else:
                raise self.fail(word)

    def wreck(self, state: Brillance, cart: int, partner: int) -> None:
        """A wreck marker; with it a card lies open, one for two carts that collided."""
        state.stock[WRECK] -= 1
        if partner == cart:
            self.take_card(state, BREAKDOWN)
        elif state.wreck[partner] != cart:
            self.take_card(state, COLLISION)
        state.wreck[cart] = partner

    def shop_line(self, state: Brillance, shop: int, words: list[str]) -> None:
        rest = iter(words)
        for word in rest:
            if word == "order":
                state.order[shop] = self.number(next(rest, ""))
            elif word == "delivered":
                state.delivered[shop] = self.number(next(rest, ""))
            elif word == "complete":
                state.complete[shop] = 1
                state.delivered[shop] = state.delivered[shop] or state.order[shop]
            elif word == "plus":
                state.plus[shop] = 1
                state.stock[PLUS_ONE] -= 1
            elif word == "minus":
                state.minus[shop] = 1
                state.stock[MINUS_ONE] -= 1
            else:
                raise self.fail(word)

    def bandits(self, state: Brillance, words: list[str]) -> None:
        state.bandits_at = self.space(words[0])
        state.awake = state.bandits_at != state.board.castle
        if words[1:2] == ["goods"]:
            state.bandit_goods = self.number(words[2] if len(words) > 2 else "")

    def stand(self, state: Brillance) -> None:
        """Put everything on its space; goods that the text does not mention are loot."""
        for space, thing in enumerate(state.on):
            if thing != DWARF:
                state.on[space] = FREE
        places = [(cart, int(state.at[cart])) for cart in range(CARTS) if state.at[cart] != NONE]
        for thing, space in (*places, (BANDITS, int(state.bandits_at))):
            if state.on[space] != FREE:
                raise self.fail(self.data.spaces[space].id)
            state.on[space] = thing
        for cart in range(CARTS):
            if state.status[cart] in (LEFT, HOME) and cart not in state.exits:
                state.exits = append(state.exits, cart)
        there = sum(state.goods) + sum(state.delivered) + state.bandit_goods
        state.loot = state.board.loaded * PER_COLOUR * state.seats - there

    def gate(self, colour: int) -> int:
        """The gate of a colour."""
        return next(int(g) for g in self.data.board.gates if self.data.spaces[g].colour == colour)

    def number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise self.fail(word)
        return int(word)

    def seat(self, state: Brillance, word: str) -> int:
        colour = COLOUR_NAMES.index(word) if word in COLOUR_NAMES else COLOURS
        if colour == COLOURS or state.owner[colour] == NONE:
            raise self.fail(word)
        return int(state.owner[colour])

    def cart(self, words: str) -> int:
        colour, _, number = words.partition(" ")
        if colour not in COLOUR_NAMES or not 1 <= self.number(number) <= PER_COLOUR:
            raise self.fail(words)
        return PER_COLOUR * COLOUR_NAMES.index(colour) + self.number(number) - 1

    def shop(self, colour: str, number: str) -> int:
        if colour not in COLOUR_NAMES or not 1 <= self.number(number) <= PER_SHOPS:
            raise self.fail(f"{colour} {number}")
        return PER_SHOPS * COLOUR_NAMES.index(colour) + self.number(number) - 1

    def space(self, word: str) -> int:
        if word not in self.numbers:
            raise self.fail(word)
        return self.numbers[word]

    def cards(self, state: Brillance, words: str) -> list[int]:
        """Cards by name, taken from the draw pile."""
        found: list[int] = []
        for word in words.split():
            if word not in CARD_NAMES:
                raise self.fail(word)
            found.append(CARD_NAMES.index(word))
            self.take_card(state, found[-1])
        return found

    def take_card(self, state: Brillance, kind: int) -> None:
        if state.pile[kind] <= 0:
            raise self.fail(CARD_NAMES[kind])
        state.pile[kind] -= 1
