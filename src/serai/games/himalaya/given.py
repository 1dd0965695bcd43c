"""The text form of a position: for tests, for bug reports, and to try out a situation.

    seats 4, round 3, leader sherpa, events yes, phase programming
    3 [S J G]   4 [B B J]   6 [sb]
    sherpa in 3: stock S S J J G; stupas 8 16; delegations 1 1 2; herd tj; tokens 1; events yeti; laid h e h
    yeti: 7-10
    market_day: 12

Villages list their cubes by letter (S B T J G) or the id of their order disc; ``3J`` is three jade. Tribes go by seat
(dolpo_pa, bhotia, sherpa, tamang, and ``neutral`` with two players); a tribe not mentioned stands in village 20.
``laid`` are the commands of a programme so far: e soil, i ice, s stone, h hand, p pause.
Cubes and discs that are not mentioned lie in the bags. Phases are events, programming, refill, inventory and final.
``cards: 4 17`` names the cards not yet drawn, ``row: 3 8 9 1 2`` the open ones.
``written`` writes this form, and what it does not tell in exact lines (``core.positions``).
"""

import re

from mypy_extensions import i64

from serai.core.arrays import append, vec
from serai.core.errors import BadPosition, SeraiError
from serai.core.game import Game
from serai.core.options import Value
from serai.core.positions import bad_position
from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES, SLOTS, VILLAGES
from serai.games.himalaya.data import COMMAND_LETTERS, EVENT_NAMES, LETTERS, TRIBE_NAMES, HimalayaData, road_name
from serai.games.himalaya.final import final_count
from serai.games.himalaya.inventory import begin_inventory
from serai.games.himalaya.position import CARDS_OPEN, DELIVERED, DIE, MARKET_DAY, NONE, ROW, TOKEN
from serai.games.himalaya.rules import Himalaya
from serai.games.himalaya.supply import refill
from serai.games.himalaya.year import begin_programming, next_event

_VILLAGE = re.compile(r"(\d+)\s*\[([^\]]*)\]")
_CUBES = re.compile(rf"(\d*)([{LETTERS}])")
_PHASES = ("events", "programming", "refill", "inventory", "final")


def given(game: Game, data: HimalayaData, text: str) -> Himalaya:
    """The state this text describes, at the beginning of a phase. Raises BadPosition."""
    return _Setter(game, data).set_up(text)


class _Setter:
    def __init__(self, game: Game, data: HimalayaData) -> None:
        self.game = game
        self.data = data
        self.facts: dict[str, str] = {}
        self.laid: dict[int, list[str]] = {}
        self.discs = [disc.id for disc in data.discs]
        self.roads = [road_name(road) for road in data.roads]

    def fail(self, found: str) -> BadPosition:
        return bad_position(found)

    def set_up(self, text: str) -> Himalaya:
        villages: list[tuple[str, str]] = []
        lines: list[tuple[str, str]] = []
        for line in text.splitlines():
            villages += _VILLAGE.findall(line)
            rest = _VILLAGE.sub("", line).strip()
            if ":" in rest:
                name, _, value = rest.partition(":")
                lines.append((name.strip(), value.strip()))
            elif " in " in rest:
                lines.append((rest, ""))
            elif rest:
                for fact in rest.split(","):
                    name, _, value = fact.strip().rpartition(" ")
                    self.facts[name] = value
        state = self.start()
        for number, goods in villages:
            self.furnish(state, self.village(number), goods.split())
        for name, value in lines:
            self.line(state, name, value)
        self.go_on(state)
        return state

    def start(self) -> Himalaya:
        """An empty board with the options, the round and the leader that the text names."""
        options: dict[str, Value] = {}
        seats, month, leader, self.phase = 4, 1, "dolpo_pa", "programming"
        for name, value in self.facts.items():
            if name == "seats":
                seats = self.number(value, 2, 4)
            elif name == "round":
                month = self.number(value, 1, self.data.limits[0])
            elif name == "leader":
                leader = value
            elif name == "phase" and value in _PHASES:
                self.phase = value
            elif name in {option.key for option in self.game.options}:
                options[name] = value
            else:
                raise self.fail(f"{name} {value}")
        try:
            state = self.game.start(seats, options)
        except SeraiError as error:
            raise BadPosition(error.text, self.game.words) from error
        assert isinstance(state, Himalaya)
        state.round = month
        state.leader = self.tribe(state, leader)
        if state.leader >= seats:
            raise self.fail(f"leader {leader}")
        state.caravans = vec[i64]([VILLAGES - 1] * state.tribes)
        if state.draw_by == CARDS_OPEN:
            state.row = vec[i64](range(ROW))
            state.cards &= ~((1 << ROW) - 1)
        return state

    def line(self, state: Himalaya, name: str, value: str) -> None:
        """One line: a tribe, an event token on the board, or the cards."""
        if name in EVENT_NAMES:
            kind = EVENT_NAMES.index(name)
            known = [str(v) for v in range(1, VILLAGES + 1)] if kind == MARKET_DAY else self.roads
            if value not in known:
                raise self.fail(f"{name}: {value}")
            state.events[kind] = known.index(value)
        elif name in ("cards", "row"):
            if state.draw_by == DIE or (name == "row" and state.draw_by != CARDS_OPEN):
                raise self.fail(name)
            numbers = [self.village(word) for word in value.split()]
            if name == "row":
                state.row = vec[i64](numbers)
            else:
                state.cards = sum(1 << number for number in set(numbers))
        else:
            who, _, home = name.partition(" in ")
            tribe = self.tribe(state, who)
            if home:
                state.caravans[tribe] = self.village(home)
            for part in filter(None, (part.strip() for part in value.split(";"))):
                what, _, things = part.partition(" ")
                self.belongings(state, tribe, what, things.split())

    def belongings(self, state: Himalaya, tribe: int, what: str, things: list[str]) -> None:
        """A tribe's stock, herd, stupas, delegations, inventory tokens, event tokens or commands."""
        if what == "stock":
            for resource in self.cubes(things):
                self.take_cube(state, resource)
                state.stocks[RESOURCES * tribe + resource] += 1
                state.remember(tribe, resource)
        elif what == "herd":
            for name in things:
                disc = self.take_disc(state, name)
                state.herds = append(state.herds, state.board.kinds * tribe + disc)
                self.pretend_delivery(state, tribe, disc)
        elif what == "tokens" and len(things) == 1:
            state.tokens[tribe] = self.number(things[0], 0, 15)
            for _ in range(state.tokens[tribe]):
                state.remember(tribe, TOKEN)
        elif what == "stupas":
            for name in things:
                village = self.village(name)
                if state.stupas[village] != NONE:
                    raise self.fail(f"stupas {name}")
                state.stupas[village] = tribe
                state.stupas_left[tribe] -= 1
        elif what == "delegations":
            for name in things:
                state.delegations[REGIONS * tribe + self.number(name, 1, REGIONS) - 1] += 1
                state.delegations_left[tribe] -= 1
        elif what == "events" and tribe < state.seats and set(things) <= {*EVENT_NAMES, "none"}:
            for kind in range(KINDS):
                state.event_tokens[KINDS * tribe + kind] = int(EVENT_NAMES[kind] in things)
        elif what == "laid" and tribe < state.seats and len(things) <= SLOTS:
            self.laid[tribe] = things
        else:
            raise self.fail(f"{what} {' '.join(things)}")

    def pretend_delivery(self, state: Himalaya, tribe: int, disc: int) -> None:
        """Write a delivery into the history as if it had been made: cubes taken, paid, disc bartered."""
        for resource in range(RESOURCES):
            for _ in range(state.board.demand[RESOURCES * disc + resource]):
                state.remember(tribe, resource)
        state.remember(tribe, DELIVERED + 2 * disc)
        state.remember(tribe, DELIVERED + 2 * disc + 1)

    def furnish(self, state: Himalaya, village: int, goods: list[str]) -> None:
        """Cubes or a disc on a village."""
        if len(goods) == 1 and goods[0] in self.discs:
            state.orders[village] = self.take_disc(state, goods[0])
            return
        for resource in self.cubes(goods):
            self.take_cube(state, resource)
            state.cubes[RESOURCES * village + resource] += 1

    def go_on(self, state: Himalaya) -> None:
        """Begin the phase that the text names. Too few goods on the board are left as they are."""
        state.place = 0
        state.drawing_for = 0
        if self.phase == "refill":
            refill(state)
        elif self.phase == "inventory":
            begin_inventory(state)
        elif self.phase == "final":
            final_count(state)
        elif self.phase == "events" and state.with_events:
            next_event(state)
        else:
            begin_programming(state)
            self.lay_commands(state)

    def lay_commands(self, state: Himalaya) -> None:
        """Fill the slots of those who have begun; somebody must still be busy."""
        for seat, letters in self.laid.items():
            for slot, letter in enumerate(letters):
                if len(letter) != 1 or letter not in COMMAND_LETTERS:
                    raise self.fail(f"laid {letter}")
                state.programmes[SLOTS * seat + slot] = COMMAND_LETTERS.index(letter)
        if not state.deciders:
            raise self.fail("laid")
        state.decider = state.deciders[0]

    # ------------------------------------------------------------------ words of the text

    def number(self, word: str, least: int, most: int) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 4 and least <= int(word) <= most):
            raise self.fail(word)
        return int(word)

    def village(self, word: str) -> int:
        return self.number(word.strip(), 1, VILLAGES) - 1

    def tribe(self, state: Himalaya, word: str) -> int:
        names = [*TRIBE_NAMES[: state.seats], *(["neutral"] if state.tribes > state.seats else [])]
        if word.strip() not in names:
            raise self.fail(word)
        return names.index(word.strip())

    def cubes(self, words: list[str]) -> list[int]:
        found: list[int] = []
        for word in words:
            match = _CUBES.fullmatch(word)
            if match is None:
                raise self.fail(word)
            found += [LETTERS.index(match[2])] * self.number(match[1] or "1", 1, 99)
        return found

    def take_cube(self, state: Himalaya, resource: int) -> None:
        """Take a cube out of the bag."""
        if state.bag[resource] == 0:
            raise self.fail(LETTERS[resource])
        state.bag[resource] -= 1

    def take_disc(self, state: Himalaya, name: str) -> int:
        """Take a disc out of the bag."""
        if name not in self.discs or state.disc_bag[self.discs.index(name)] == 0:
            raise self.fail(name)
        state.disc_bag[self.discs.index(name)] -= 1
        return self.discs.index(name)
