"""The text form of a position: for tests, for bug reports, and to try out a situation.

    seats 4, on turn green, round 3
    map: 14@0,0  9@1,0/4  6@-1,0/3  18@0,1/4
    open: 1 13 20
    ships green: 14a 18b den9
    pioneers black: 9a1 18b2=fort 9a2=spice
    hand green: 2*ship plantation
    stock green: 3*gold spice
    raises: 2*spice

A tile is written with its cell and, after a stroke, its rotation; tiles are laid in the order they are written, the
first in 0,0. A pioneer on a building site names its fort or the good its trading post copies. Cards that are not
mentioned lie in the draw pile (where ``deck:`` names that, in the discard pile); ``hand blue: rest`` gives them to a
player. The three lowest tiles that are not laid are open, unless ``open:`` names them. Further facts: start, round,
lull, markets, ``last round yes``.
``written`` writes this form, and what it does not tell in exact lines (``core.positions``).
"""

import re

from serai.core.errors import BadPosition, SeraiError
from serai.core.game import Game
from serai.core.positions import bad_position
from serai.core.view import fill
from serai.games.ilos.archipelago import lay_tile, settle_site, tile_in, watch_dens
from serai.games.ilos.board import BUILDING_SITE, CROPS, GOODS, KINDS, PRICES, RUIN_SITE
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, IlosData
from serai.games.ilos.position import A_FORT, ACTION, NONE
from serai.games.ilos.rules import Ilos

_TILE = re.compile(r"(\d{1,3})@(-?\d{1,2}),(-?\d{1,2})(?:/([0-5]))?")
_MANY = re.compile(r"(?:(\d{1,3})\*)?([a-z_]+)")
_NUMBERS = ("round", "lull", "markets")


def given(game: Game, data: IlosData, text: str) -> Ilos:
    """The state this text describes, at the beginning of phase 1 of a turn. Raises BadPosition."""
    return _Setter(game, data).set_up(text)


class _Setter:
    def __init__(self, game: Game, data: IlosData) -> None:
        self.game = game
        self.data = data
        self.seats = 2
        self.raised: list[int] = [0] * GOODS
        self.rest: int | None = None

    def fail(self, found: str) -> BadPosition:
        return bad_position(found)

    def set_up(self, text: str) -> Ilos:
        facts: dict[str, str] = {}
        lines: dict[str, str] = {}
        for line in text.splitlines():
            name, colon, value = line.strip().partition(":")
            if colon:
                if name in lines:
                    raise self.fail(line)
                lines[name] = value.strip()
                continue
            for fact in filter(None, (part.strip() for part in line.split(","))):
                key, _, word = fact.rpartition(" ")
                facts[key] = word
        state = self.start(facts)
        self.lay_map(state, lines.pop("map", ""))
        self.open_tiles(state, lines.pop("open", ""))
        deck = lines.pop("deck", None)
        for name, value in sorted(lines.items()):
            self.line(state, name, value)
        self.stack_cards(state, deck)
        watch_dens(state)
        self.check(state)
        state.ask(ACTION, state.mover)
        return state

    def start(self, facts: dict[str, str]) -> Ilos:
        """An empty sea with the seats, the player on turn and the round that the text names."""
        self.seats = self.number(facts.pop("seats", "2"))
        try:
            state = self.game.start(self.seats, {"start_player": facts.pop("start_player", "1")})
        except SeraiError as error:
            raise self.fail(f"seats {self.seats}") from error
        assert isinstance(state, Ilos)
        state = Ilos(self.game, self.seats, state.options, state.board)
        state.start_player = self.seat(facts.pop("start", "orange"))
        state.mover = self.seat(facts.pop("on turn", "orange"))
        state.round = 1
        if facts.pop("last round", "no") == "yes":
            state.last_round = state.settled = True
        for name in _NUMBERS:
            if name in facts:
                setattr(state, name, self.number(facts.pop(name)))
        if facts:
            raise self.fail(", ".join(facts))
        return state

    # ------------------------------------------------------------------ tiles

    def lay_map(self, state: Ilos, text: str) -> None:
        board = state.board
        numbers = [tile.id for tile in self.data.tiles]
        cells = {(int(q), int(r)): cell for cell, (q, r) in enumerate(zip(board.cell_q, board.cell_r, strict=True))}
        for word in text.split():
            match = _TILE.fullmatch(word)
            if match is None or int(match[1]) not in numbers or (int(match[2]), int(match[3])) not in cells:
                raise self.fail(word)
            tile, rotation = numbers.index(int(match[1])), int(match[4] or 0)
            cell = cells[int(match[2]), int(match[3])]
            first = not state.laid and cell == 0 and rotation == 0
            fits = state.laid and tile_in(state, cell) == NONE and state.rotations_at(tile, cell) & (1 << rotation)
            if state.placed[tile] != NONE or not (first or fits):
                raise self.fail(word)
            lay_tile(state, tile, cell, rotation)

    def open_tiles(self, state: Ilos, text: str) -> None:
        """The exploration area; what lies neither there nor on the map has not been seen."""
        limits = state.board.limits
        left = limits.tiles_per_player * state.seats - len(state.laid)
        away = [tile for tile in range(state.board.tiles) if state.placed[tile] == NONE]
        numbers = [tile.id for tile in self.data.tiles]
        chosen = away[: min(limits.open_tiles, max(0, left))]
        if text:
            words = [] if text == "none" else text.split()
            if any(not word.isdecimal() or int(word) not in numbers for word in words):
                raise self.fail(f"open: {text}")
            chosen = [numbers.index(int(word)) for word in words]
        state.stack = left - len(chosen)
        short = len(chosen) < limits.open_tiles and state.stack > 0
        if state.stack < 0 or short or len(chosen) > limits.open_tiles or len(set(chosen)) < len(chosen):
            raise self.fail(f"open: {text}")
        if any(tile not in away for tile in chosen):
            raise self.fail(f"open: {text}")
        fill(state, "open_tiles", chosen)
        state.unseen = sum(1 << tile for tile in away if tile not in chosen)

    # ------------------------------------------------------------------ what players have

    def line(self, state: Ilos, name: str, value: str) -> None:
        thing, _, colour = name.partition(" ")
        if name == "raises":
            for good in self.many(value, GOOD_NAMES):
                state.raises[good] += 1
                state.spent[GOODS * state.start_player + good] += 1
                state.markers -= 1
        elif name == "discard":
            for kind in self.many(value, CARD_NAMES):
                self.take_card(state, kind)
                state.discard[kind] += 1
        elif thing == "hand" and value == "rest":
            self.rest = self.seat(colour)
        elif thing == "hand":
            seat = self.seat(colour)
            for kind in self.many(value, CARD_NAMES):
                self.take_card(state, kind)
                state.hands[KINDS * seat + kind] += 1
                state.hand_size[seat] += 1
        elif thing == "stock":
            seat = self.seat(colour)
            for good in self.many(value, GOOD_NAMES):
                state.stock[GOODS * seat + good] += 1
        elif thing == "ships":
            self.ships(state, self.seat(colour), value.split())
        elif thing == "pioneers":
            for word in value.split():
                self.pioneer(state, self.seat(colour), word)
        else:
            raise self.fail(name)

    def ships(self, state: Ilos, seat: int, places: list[str]) -> None:
        names = [self.data.place_name(place).replace(" ", "") for place in range(state.board.parts + state.board.tiles)]
        ship = state.board.limits.ships * seat
        for word in places:
            place = names.index(word) if word in names else NONE
            part = place < state.board.parts
            there = place >= 0 and (
                state.island[place] != NONE if part else not state.why_no_den(place - state.board.parts)
            )
            if not there or ship == state.board.limits.ships * (seat + 1):
                raise self.fail(word)
            state.ships[ship] = place
            ship += 1

    def pioneer(self, state: Ilos, seat: int, word: str) -> None:
        name, _, what = word.partition("=")
        sites = [site.id for site in self.data.sites]
        uses = (*GOOD_NAMES[:CROPS], "fort")
        site = sites.index(name) if name in sites else NONE
        if site == NONE or state.owner[site] != NONE or state.island[state.board.site_part[site]] == NONE:
            raise self.fail(word)
        kind = state.board.site_kind[site]
        if (kind == BUILDING_SITE) != (what in uses) or state.pioneers[seat] == 0:
            raise self.fail(word)
        use = uses.index(what) if kind == BUILDING_SITE else NONE
        settle_site(state, seat, site, use)
        state.pioneers[seat] -= 1
        if kind == BUILDING_SITE:
            state.tokens -= 1
        if use == A_FORT:
            state.forts_built[seat] += 1
        elif kind != RUIN_SITE:
            state.production[GOODS * seat + (use if kind == BUILDING_SITE else kind)] += 1

    def take_card(self, state: Ilos, kind: int) -> None:
        if state.deck[kind] == 0:
            raise self.fail(CARD_NAMES[kind])
        state.deck[kind] -= 1
        state.deck_size -= 1

    def stack_cards(self, state: Ilos, deck: str | None) -> None:
        """Where the cards lie that the text does not mention."""
        if deck is None and self.rest is None:
            return
        stay = [0] * KINDS
        for kind in self.many("" if deck is None or deck == "empty" else deck, CARD_NAMES):
            self.take_card(state, kind)
            stay[kind] += 1
        for kind in range(KINDS):
            others = state.deck[kind]
            if self.rest is None:
                state.discard[kind] += others
            else:
                state.hands[KINDS * self.rest + kind] += others
                state.hand_size[self.rest] += others
        fill(state, "deck", stay)
        state.deck_size = sum(stay)

    # ------------------------------------------------------------------ words and checks

    def many(self, text: str, names: tuple[str, ...]) -> list[int]:
        """The things listed: ``3*gold spice``."""
        found: list[int] = []
        for word in text.split():
            match = _MANY.fullmatch(word)
            if match is None or match[2] not in names:
                raise self.fail(word)
            found += [names.index(match[2])] * int(match[1] or 1)
        return found

    def seat(self, colour: str) -> int:
        if colour not in COLOUR_NAMES[: self.seats]:
            raise self.fail(colour)
        return COLOUR_NAMES.index(colour)

    def number(self, word: str) -> int:
        if not re.fullmatch(r"\d{1,4}", word):
            raise self.fail(word)
        return int(word)

    def check(self, state: Ilos) -> None:
        """Refuse what could not lie on a table."""
        if state.markers < 0 or max(state.raises) >= PRICES:
            raise self.fail("raises")
        if state.tokens < 0:
            raise self.fail("fort")
        if not 1 <= state.round <= 9999 or state.lull >= state.board.limits.lull_rounds:
            raise self.fail("round")
        for site, use in enumerate(state.building):
            island = state.island[state.board.site_part[site]]
            if 0 <= use < CROPS and not state.crops[island] & (1 << use):
                raise self.fail(f"{self.data.sites[site].id}={GOOD_NAMES[use]}")
