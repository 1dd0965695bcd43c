"""The text form of a position: for tests, for bug reports, and to try out a situation.

    seats 2, on turn blue, round 3, dice 2-5
    skyline blue: wall_i_01 tower_i_01 sky_i_09 | start tower_i_09 sky_star_01 | wall_i_09 tower_i_10 burnt
    items blue: tower_i_02 decree_star_x3+spell_thief_protection_1
    spells blue: spell_big_choice_1
    scored red: decree_small_1 city
    points red: 12
    sky row: sky_i_01 . . sky_i_02 . .
    decree row: decree_guard_x1 . . . . .
    open spells: spell_fame_1 spell_fame_2 spell_fame_3
    sky stack: 2

A column lists wall, tower and sky from the ground up, then ``burnt``, ``grass`` or ``arms``; ``start`` is the start
tile. ``+`` puts a thief protection on an item. Rows that are not mentioned show what comes first in the data file;
what is mentioned nowhere lies in the stacks. A stack with a number keeps only so many: the rest has left the game.
With dice the player on turn has rolled; without them he is about to.
``written`` writes this form, and what it does not tell in exact lines (``core.positions``).
"""

from mypy_extensions import i64

from serai.core.arrays import extend, vec
from serai.core.errors import BadPosition, SeraiError
from serai.core.game import Game
from serai.core.positions import bad_position
from serai.games.feuville.board import COLUMNS, DECREES, FIRST_PILE, PILES, SPELLS, SYMBOLS, THIEF_PROTECTION
from serai.games.feuville.data import COLOUR_NAMES, ROW_NAMES, FeuvilleData
from serai.games.feuville.position import ARMS, BEFORE_ROLL, BURNT, CLOUDS, GRASS, MAIN, NONE, STRIDE, TALLY, UNBURNT
from serai.games.feuville.rules import Feuville

SIGNS = {"burnt": BURNT, "grass": GRASS, "arms": ARMS}
"""The words for the marks of a column."""


def given(game: Game, data: FeuvilleData, text: str) -> Feuville:
    """The state this text describes, at the beginning of a turn or after the roll. Raises BadPosition."""
    return _Setter(game, data).set_up(text)


def _put(array: vec[i64], at: int, values: list[int]) -> None:
    """Write values into an array, from this place on."""
    for number, value in enumerate(values):
        array[at + number] = value


class _Setter:
    def __init__(self, game: Game, data: FeuvilleData) -> None:
        self.game = game
        self.data = data
        self.board = data.board
        self.things = (*data.tiles, *data.decrees, *data.spells)
        self.seats = len(COLOUR_NAMES)
        self.taken: set[int] = set()
        """Everything that the text mentions."""
        self.stacks: dict[str, int] = {}

    def fail(self, found: str) -> BadPosition:
        return bad_position(found)

    def set_up(self, text: str) -> Feuville:
        facts: dict[str, str] = {}
        lines: list[tuple[str, str]] = []
        for line in text.splitlines():
            if ":" in line:
                name, _, value = line.partition(":")
                lines.append((name.strip(), value.strip()))
            elif line.strip():
                for fact in line.split(","):
                    name, _, value = fact.strip().rpartition(" ")
                    facts[name] = value
        state = self.start(facts)
        named = {name for name, _ in lines}
        if len(named) < len(lines):
            raise self.fail(lines[-1][0])
        for name, value in lines:
            self.line(state, name, value)
        self.fill_rows(state, named)
        self.fill_bags(state)
        self.count(state)
        return state

    def start(self, facts: dict[str, str]) -> Feuville:
        """An empty table with the player on turn, the round and the dice that the text names."""
        seats = self.number(facts.pop("seats", "2"))
        try:
            state = self.game.start(seats, {"start_player": facts.pop("start_player", "1")})
        except SeraiError as error:
            raise BadPosition(error.text, self.game.words) from error
        assert isinstance(state, Feuville)
        self.seats = seats
        state = Feuville(self.game, seats, state.options, state.board)
        state.mover = self.seat(facts.pop("on turn", "blue"))
        state.start_player = self.seat(facts.pop("start", COLOUR_NAMES[state.mover]))
        state.round = self.number(facts.pop("round", "1"))
        state.triggered = facts.pop("triggered", "no") == "yes"
        state.dragons = self.number(facts.pop("attacks", "0"))
        state.step, state.decider, state.about = BEFORE_ROLL, state.mover, 0
        if "dice" in facts:
            faces = [self.number(word) for word in facts.pop("dice").split("-")]
            if len(faces) != 2 or not all(1 <= face <= 6 for face in faces) or faces[0] == faces[1]:
                raise self.fail("dice")
            state.dice = vec[i64](faces)
            state.step = MAIN
        for name, value in facts.items():
            raise self.fail(f"{name} {value}")
        return state

    def line(self, state: Feuville, name: str, value: str) -> None:
        first, _, second = name.partition(" ")
        if first == "skyline":
            self.skyline(state, self.seat(second), value)
        elif first == "items":
            self.items(state, self.seat(second), value.split())
        elif first == "spells":
            seat = self.seat(second)
            spells = [self.spell(word) for word in value.split()]
            _put(state.spells, 2 * seat, self.places(spells, 2, value))
        elif first == "scored":
            for word in value.split():
                if word == "city":
                    state.city_done[self.seat(second)] = 1
                else:
                    state.scored_by[self.decree(word)] = self.seat(second)
        elif first == "points":
            state.points[self.seat(second)] = self.number(value)
        elif name == "decree row":
            _put(state.decree_row, 0, self.places([self.decree(w) for w in value.split()], COLUMNS, value))
        elif name == "open spells":
            _put(state.open_spells, 0, self.places([self.spell(w) for w in value.split()], 3, value))
        elif name == "removed":
            state.removed = vec[i64]([self.thing(word, 0, len(self.things)) for word in value.split()])
        elif second == "row" and first in ROW_NAMES:
            row = ROW_NAMES.index(first)
            tiles = self.places([self.tile(word, row) for word in value.split()], COLUMNS, value)
            _put(state.display, COLUMNS * row, tiles)
        elif second == "stack" and first in (*ROW_NAMES, "decree", "spell"):
            self.stacks[first] = self.number(value)
        else:
            raise self.fail(name)

    def skyline(self, state: Feuville, seat: int, value: str) -> None:
        line: list[int] = []
        columns = value.split("|")
        starts = [number for number, column in enumerate(columns) if column.split()[:1] == ["start"]]
        if len(starts) != 1:
            raise self.fail(value)
        for column in columns:
            tiles, marks = [], 0
            for word in column.split():
                if word in SIGNS:
                    marks |= SIGNS[word]
                elif word == "start":
                    tiles.append(int(self.board.tiles) + seat)
                elif len(tiles) < STRIDE - 1:
                    tiles.append(self.tile(word, len(tiles)))
                else:
                    raise self.fail(column)
            if not tiles:
                raise self.fail(value)
            line += [*tiles, *([NONE] * (STRIDE - 1 - len(tiles))), marks]
        state.skyline[seat] = vec[i64](line)
        state.left[seat] = starts[0]

    def items(self, state: Feuville, seat: int, words: list[str]) -> None:
        if len(words) > 2:
            raise self.fail(" ".join(words))
        for place, word in enumerate(words):
            item, _, shield = word.partition("+")
            state.items[2 * seat + place] = self.thing(item, 0, int(self.board.first_spell))
            if shield:
                state.shields[2 * seat + place] = self.spell(shield)
                if self.board.spell_type[state.shields[2 * seat + place]] != THIEF_PROTECTION:
                    raise self.fail(word)

    # ------------------------------------------------------------------ what the text leaves open

    def fill_rows(self, state: Feuville, named: set[str]) -> None:
        """Rows that are not mentioned show what comes first in the data file, as far as a stack may be used up."""
        for row, name in enumerate(ROW_NAMES):
            if f"{name} row" not in named:
                free = self.unmentioned(row)[:COLUMNS]
                self.taken.update(free)
                _put(state.display, COLUMNS * row, self.places(free, COLUMNS, name))
        first = int(self.board.first_decree)
        if "decree row" not in named:
            free = [n for n in range(self.board.decrees) if first + n not in self.taken][:COLUMNS]
            self.taken.update(first + n for n in free)
            _put(state.decree_row, 0, self.places(free, COLUMNS, "decree row"))
        first = int(self.board.first_spell)
        if "open spells" not in named:
            free = [n for n in range(self.board.spells) if first + n not in self.taken][:3]
            self.taken.update(first + n for n in free)
            _put(state.open_spells, 0, self.places(free, 3, "open spells"))

    def unmentioned(self, row: int) -> list[int]:
        """The tiles of a row that may still lie in its stack, the topmost pile first."""
        piles = range(FIRST_PILE[row], FIRST_PILE[row + 1])
        return [int(t) for pile in piles for t in self.board.in_pile[pile] if int(t) not in self.taken]

    def fill_bags(self, state: Feuville) -> None:
        """What is mentioned nowhere lies in the stacks, or has left the game where a stack is said to be short."""
        bags = [0] * PILES
        for row, name in enumerate(ROW_NAMES):
            for tile in self.keep(state, name, self.unmentioned(row), 0):
                bags[self.board.pile[tile]] |= 1 << int(self.board.bit[tile])
        for pile, name, first, number in (
            (DECREES, "decree", self.board.first_decree, self.board.decrees),
            (SPELLS, "spell", self.board.first_spell, self.board.spells),
        ):
            free = [first + n for n in range(number) if first + n not in self.taken]
            for thing in self.keep(state, name, free, int(self.board.boxed) if name == "decree" else 0):
                bags[pile] |= 1 << int(thing - first)
        state.bags = vec[i64](bags)
        state.left_in = vec[i64]([bag.bit_count() for bag in bags])

    def keep(self, state: Feuville, name: str, free: list[int], boxed: int) -> list[int]:
        """Of the things that could lie in a stack, those that do: the last ones, if it is said to be short."""
        if name not in self.stacks:
            return free
        number = self.stacks[name] + boxed
        if number > len(free):
            raise self.fail(f"{name} stack: {self.stacks[name]}")
        gone = free[: len(free) - number]
        state.removed = extend(state.removed, gone)
        return free[len(free) - number :]

    def count(self, state: Feuville) -> None:
        """The tally of each skyline, and the grass left."""
        for seat in range(state.seats):
            tally, line = [0] * TALLY, state.skyline[seat]
            for at in range(0, len(line), STRIDE):
                if line[at + STRIDE - 1] & GRASS:
                    state.grass -= 1
                if line[at + STRIDE - 1] & BURNT:
                    continue
                tally[UNBURNT] += 1
                for tile in (t for t in line[at : at + STRIDE - 1] if t >= 0):
                    tally[CLOUDS] += self.board.clouds[tile]
                    for symbol in range(SYMBOLS):
                        tally[symbol] += self.board.symbols[SYMBOLS * tile + symbol]
            _put(state.tally, TALLY * seat, tally)

    # ------------------------------------------------------------------ words

    def number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 5):
            raise self.fail(word)
        return int(word)

    def seat(self, word: str) -> int:
        if word not in COLOUR_NAMES[: self.seats]:
            raise self.fail(word)
        return COLOUR_NAMES.index(word)

    def places(self, things: list[int], number: int, value: str) -> list[int]:
        if len(things) > number:
            raise self.fail(value)
        return things + [NONE] * (number - len(things))

    def thing(self, word: str, first: int, last: int) -> int:
        """A thing by its id, which may be mentioned only once; ``.`` is none."""
        if word == ".":
            return NONE
        if word not in self.things[first:last]:
            raise self.fail(word)
        number = self.things.index(word)
        if number in self.taken:
            raise self.fail(word)
        self.taken.add(number)
        return number

    def tile(self, word: str, row: int) -> int:
        tile = self.thing(word, 0, int(self.board.tiles))
        if tile >= 0 and self.board.row[tile] != row:
            raise self.fail(word)
        return tile

    def decree(self, word: str) -> int:
        first = int(self.board.first_decree)
        number = self.thing(word, first, int(self.board.first_spell))
        return number if number == NONE else number - first

    def spell(self, word: str) -> int:
        first = int(self.board.first_spell)
        number = self.thing(word, first, len(self.things))
        return number if number == NONE else number - first
