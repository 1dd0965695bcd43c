"""The invariants of the ledger over whole random games, watched from outside; and the audit itself examined.

The watcher works out for itself what must hold (from the rooms, piles and purses alone) and shares no code with the
rules or with the audit.
"""

from collections.abc import Callable

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from serai import CHANCE, Rng
from serai.core.view import fill
from serai.games.kurier.rules import STEPS, Kurier

from .table import GAME, given

VILLAGE = [place.village for place in GAME.data.inns]
PRICES = [10, 8, 6, 8, 10]
VALUES = [0, 0, 1, 2, 3]
VARIANTS = [(str(v["rubles"]), bool(v["without_blanks"])) for v in GAME.variants()]


class Watcher:
    """Follows a game step by step and complains about everything the ledger rules out."""

    def __init__(self, state: Kurier) -> None:
        self.state = state
        self.mode = str(state.options["rubles"])
        self.coins = [0] * 5 if self.mode == "race" else [9, 3, 9, 6, 3]
        if state.options["without_blanks"]:
            self.coins[1] = 0
        self.first_rubler = -1
        self.coins_turned = 0
        self.renewed = 0
        self.decisions = 0
        self.journey: tuple[int, list[int], list[int]] | None = None
        self.travelled = False

    # -------------------------------------------------------------- each moment

    def moment(self) -> None:
        self.couriers()
        self.inns_and_dispatches()
        self.money()
        self.course()

    def couriers(self) -> None:
        s = self.state
        count = [0] * 20
        for room, courier in enumerate(s.rooms):
            if courier >= 0:
                assert courier // 5 < s.seats
                count[4 * (courier % 5) + room % 4] += 1
        for seat in range(s.seats):
            for courier in [*s.reserve[seat], *s.under[seat]]:
                count[courier] += 1
            for kind in range(4):
                assert s.bag[4 * seat + kind] >= 0
                count[4 * s.stack_colour[seat] + kind] += s.bag[4 * seat + kind]
        if s.drawn >= 0:
            count[s.drawn] += 1
        unused = 5 - s.seats - self.renewed
        assert unused >= 0
        for colour in range(5 - unused, 5):
            for kind in range(4):
                assert count[4 * colour + kind] == 0
                count[4 * colour + kind] = 3
        assert count == [3] * 20

    def inns_and_dispatches(self) -> None:
        s = self.state
        for number in range(18):
            lodgers = sum(courier >= 0 for courier in s.rooms[4 * number : 4 * number + 4])
            assert lodgers <= 3
            assert not (lodgers and s.seats in GAME.data.inns[number].closed_for)
        for seat in range(s.seats):
            where = s.dispatch[seat]
            if where < 0:
                assert s.turn == 0
            elif where < 72:
                assert s.rooms[where] // 5 == seat
                assert s.rooms[where] >= 0
            else:
                assert where < 72 + 5

    def purse(self, seat: int) -> int:
        s = self.state
        held = [s.stash[5 * seat + kind] + s.banked[5 * seat + kind] for kind in range(5)]
        if seat == s.mover:
            held = [number + s.turned[kind] for kind, number in enumerate(held)]
        return sum(int(number) * value for number, value in zip(held, VALUES, strict=True))

    def money(self) -> None:
        s = self.state
        for kind in range(5):
            purses = sum(s.stash[5 * seat + kind] + s.banked[5 * seat + kind] for seat in range(s.seats))
            assert s.palace[kind] + purses + s.turned[kind] + s.gone[kind] == self.coins[kind]
        assert min([*s.palace, *s.stash, *s.banked, *s.turned, *s.gone]) >= 0
        assert not any(s.banked[5 * seat] for seat in range(s.seats))
        if self.mode == "basic":
            assert not any(s.stash)
            assert s.over or any(s.palace)
        if self.mode == "bribe":
            assert not any([*s.banked, *s.gone, *s.turned])
        assert sum(s.banked) + sum(s.gone) + sum(s.turned) == self.coins_turned
        assert s.first_rubler == self.first_rubler

    def course(self) -> None:
        s = self.state
        assert s.turn <= 240
        if s.turn:
            assert s.mover == (s.start_player + s.turn - 1) % s.seats
        step = STEPS[s.step]
        if s.deciders and self.mode in ("basic", "revised") and step != "rob_choice":
            for seat in range(s.seats):
                if s.dispatch[seat] >= 72 and self.journey is None:
                    assert self.purse(seat) < PRICES[s.dispatch[seat] - 72]
        if s.deciders:
            options = [GAME.notate(action) for action in s.legal(s.decider)]
            assert options
            assert len(set(options)) == len(options)
            assert "pass" not in options or options == ["pass"]
            if step == "choose_lodging":
                self.lodgings(options)
            if step == "choose_action" and s.dispatch[s.mover] >= 72:
                assert self.mode == "bribe" or options == ["pass"]
                assert "move dispatch" not in options
        if s.over:
            shared = s.first_rubler < 0 and s.ending in ("turn_limit", "standstill")
            assert len(s.winners) == 1 or (shared and len(s.winners) > 1)
            assert all((s.ranking[seat] == 1) == (seat in s.winners) for seat in range(s.seats))
            assert s.ending in GAME.endings

    def lodgings(self, options: list[str]) -> None:
        """Invariant 14: the allowed inns of the lowest village above the departure that has one."""
        s = self.state
        assert self.journey is not None
        inn, before, done = self.journey
        kind = s.moving
        entered = {room // 4 for room in range(72) if before[room] < 0 <= s.rooms[room]}
        assert len(entered) == len(done)
        for village in range(VILLAGE[inn] + 1, 5):
            free = [
                number
                for number in range(18)
                if VILLAGE[number] == village
                and s.seats not in GAME.data.inns[number].closed_for
                and number not in entered
                and s.rooms[4 * number + kind] < 0
                and sum(courier >= 0 for courier in s.rooms[4 * number : 4 * number + 4]) < 3
            ]
            if free:
                assert options == [f"lodge {GAME.data.inns[number].id}" for number in free]
                return
        raise AssertionError("a traveller without an inn should have reached the palace")

    # -------------------------------------------------------------- each step

    def play(self, seat: int, action: int) -> None:
        s = self.state
        told = GAME.notate(action)
        self.decisions += seat != CHANCE
        before = s.copy()
        if STEPS[s.step] == "choose_first_traveller":
            self.journey = (int(s.departure), [int(courier) for courier in s.rooms], [])
            self.travelled = True
        elif STEPS[s.step] == "choose_lodging":
            assert self.journey is not None
            self.journey[2].append(action)
        if told.startswith("coin ") and s.coin_to < 0:
            self.coins_turned += 1
            if self.first_rubler < 0:
                self.first_rubler = int(s.mover)
        s.play(seat, action)
        if list(s.stack_colour) != list(before.stack_colour):
            self.renewed += 1
        if self.journey is not None and STEPS[s.step] != "choose_lodging" and not (s.over and self.mode == "race"):
            self.arrived()
        self.compare(before)

    def arrived(self) -> None:
        """Invariant 13: the travellers of one action never share an inn, and the stayer has not moved."""
        assert self.journey is not None
        inn, before, _ = self.journey
        rooms = [int(courier) for courier in self.state.rooms]
        empty = next(kind for kind in range(4) if before[4 * inn + kind] < 0)
        stayer = 4 * inn + (empty + 3) % 4
        assert [room for room in range(4 * inn, 4 * inn + 4) if rooms[room] >= 0] == [stayer]
        assert rooms[stayer] == before[stayer]
        new = [room for room in range(72) if rooms[room] >= 0 and before[room] < 0]
        assert len({room // 4 for room in new}) == len(new) <= 2
        for room in new:
            assert rooms[room] == before[4 * inn + room % 4]
            assert room % 4 in ((empty + 1) % 4, (empty + 2) % 4)
        gained = [room for room in range(72) if rooms[room] != before[room]]
        assert all(room // 4 == inn or room in new for room in gained)
        self.journey = None

    def compare(self, before: Kurier) -> None:
        s = self.state
        for seat in range(s.seats):
            was, now = before.dispatch[seat], s.dispatch[seat]
            if was >= 72:
                assert now == was
            elif was >= 0 and now < 72:
                assert VILLAGE[now // 4] >= VILLAGE[was // 4]
        if before.turn and s.turn != before.turn:
            assert s.turn == before.turn + 1
            last = before.mover
            assert s.reserve[last] or (s.stack_size(last) == 0 and self.renewed == 5 - s.seats)
            if self.mode == "bribe" and self.travelled and s.dispatch[last] >= 72:
                assert self.purse(last) < PRICES[s.dispatch[last] - 72]
            self.travelled = False
        assert before.first_rubler in (-1, s.first_rubler)
        gone_before = [int(number) for number in before.gone]
        assert all(now >= was for now, was in zip(s.gone, gone_before, strict=True))
        banked_before = [int(number) for number in before.banked]
        assert all(now >= was for now, was in zip(s.banked, banked_before, strict=True))


def watched_game(seats: int, mode: str, without_blanks: bool, seed: int, lazy: int = 0) -> Kurier:
    """A random game under the eyes of the watcher; ``lazy`` players seldom travel, so that the board fills."""
    state = GAME.start(seats, {"rubles": mode, "without_blanks": without_blanks})
    assert isinstance(state, Kurier)
    watcher, rng = Watcher(state), Rng(seed)
    watcher.moment()
    while not state.over:
        if state.chance:
            watcher.play(CHANCE, state.draw(rng))
        else:
            options = list(state.legal(state.decider))
            choice = options[rng.below(len(options))]
            if lazy and GAME.notate(choice) == "travel" and rng.below(lazy):
                choice = options[0]
            watcher.play(state.decider, choice)
        watcher.moment()
        assert GAME.audit(state) == []
    assert watcher.decisions <= GAME.bound(seats, state.options)
    return state


@pytest.mark.parametrize(("mode", "without_blanks"), VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_invariants_hold_in_whole_games(seats: int, mode: str, without_blanks: bool) -> None:
    for seed in range(4):
        watched_game(seats, mode, without_blanks, 100 * seats + seed)
    watched_game(seats, mode, without_blanks, seats, lazy=6)


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@drawn(st.integers(2, 5), st.sampled_from(VARIANTS), st.integers(0, 2**32), st.integers(0, 8))
def test_the_invariants_hold_whatever_is_played(seats: int, variant: tuple[str, bool], seed: int, lazy: int) -> None:
    watched_game(seats, *variant, seed, lazy)


# ---------------------------------------------------------------------- the audit itself

SOUND = """
    seats 3, rubles {mode}, on turn red, turn 7
    iwan [. r g* b]   boris [r* . . .]   olga [. . . b*]
    reserve red: lady
    reserve green: lady
    reserve blue: lady
"""


def sound(mode: str = "basic", more: str = "") -> Kurier:
    state = given(SOUND.format(mode=mode) + more)
    assert GAME.audit(state) == []
    return state


def _room(name: str, kind: int = 0) -> int:
    return 4 * [place.id for place in GAME.data.inns].index(name) + kind


def _set(name: str, index: int, value: object) -> Callable[[Kurier], None]:
    def damage(state: Kurier) -> None:
        getattr(state, name)[index] = value

    return damage


def _field(name: str, value: object) -> Callable[[Kurier], None]:
    def damage(state: Kurier) -> None:
        setattr(state, name, value)

    return damage


def _coin(source: str, at: int, goal: str, to: int) -> Callable[[Kurier], None]:
    """A coin moves from one pile to another: none is lost, but it lies where it should not."""

    def damage(state: Kurier) -> None:
        getattr(state, source)[at] -= 1
        getattr(state, goal)[to] += 1

    return damage


def _crowd(state: Kurier) -> None:
    state.rooms[_room("boris", 1)], state.rooms[_room("boris", 2)], state.rooms[_room("boris", 3)] = 0, 6, 12
    state.bag[1] -= 1
    state.bag[4 + 2] -= 1
    state.bag[8 + 3] -= 1


def _into_a_closed_inn(state: Kurier) -> None:
    state.rooms[_room("nikolaj")] = 0
    state.bag[0] -= 1


def _empty_reserve(state: Kurier) -> None:
    state.reserve[2] = ()
    state.bag[8 + 3] += 1


def _empty_palace(state: Kurier) -> None:
    fill(state, "gone", list(state.palace))
    fill(state, "palace", [0] * 5)
    state.first_rubler = 0


DAMAGED: dict[str, tuple[str, str, Callable[[Kurier], None]]] = {
    "a courier too many on the board": ("basic", "", _set("rooms", _room("rehr_hof"), 0)),
    "a courier lost": ("basic", "", _set("rooms", _room("iwan", 1), -1)),
    "a courier lost from a stack": ("basic", "", _set("bag", 0, 0)),
    "a courier of the wrong colour": ("basic", "", _set("rooms", _room("iwan", 1), 1)),
    "a courier lost from a reserve": ("basic", "", _set("reserve", 0, ())),
    "a colour too few unused": ("basic", "", _field("next_colour", 4)),
    "more colours used than there are": ("basic", "", _field("next_colour", 6)),
    "four couriers in an inn": ("basic", "", _crowd),
    "a courier in a closed inn": ("basic", "", _into_a_closed_inn),
    "a dispatch on a foreign courier": ("basic", "", _set("dispatch", 0, _room("iwan", 3))),
    "a dispatch in an empty room": ("basic", "", _set("dispatch", 0, _room("rehr_hof", 1))),
    "a dispatch nowhere": ("basic", "", _set("dispatch", 0, -1)),
    "a dispatch at a sixth guard": ("basic", "", _set("dispatch", 0, 77)),
    "a coin lost": ("basic", "", _set("palace", 2, 8)),
    "a coin too many": ("revised", "", _set("stash", 2, 1)),
    "coins in a race": ("race", "", _set("palace", 2, 1)),
    "a negative number of coins": ("revised", "", _coin("stash", 2, "palace", 2)),
    "a banked njet": ("basic", "guard red: guard_1\n gone: one\n first rubler: red", _coin("palace", 0, "banked", 0)),
    "a njet among the turned": (
        "basic",
        "guard red: guard_1\n gone: one\n first rubler: red",
        _coin("palace", 0, "turned", 0),
    ),
    "hidden coins in the basic rules": ("basic", "", _coin("palace", 2, "stash", 2)),
    "banked coins in bribe": ("bribe", "", _coin("palace", 2, "banked", 2)),
    "lost coins in bribe": ("bribe", "", _coin("palace", 2, "gone", 2)),
    "an empty palace in the basic rules": ("basic", "", _empty_palace),
    "a turn past the limit": ("basic", "", _field("turn", 241)),
    "a turned coin without a first rubler": ("basic", "", _coin("palace", 2, "gone", 2)),
    "a first rubler without a turned coin": ("basic", "", _field("first_rubler", 1)),
    "a rubler who could have paid": (
        "basic",
        "guard red: guard_3\n banked red: three two\n first rubler: red",
        _coin("palace", 2, "banked", 2),
    ),
    "a player at a guard who could have paid, in another's turn": (
        "revised",
        "guard blue: guard_3\n stash blue: three two",
        _coin("palace", 2, "stash", 12),
    ),
    "an end without a winner": ("basic", "", _field("decider", -2)),
    "a winner without an end": ("basic", "", _field("winners", (1,))),
    "an empty reserve after a turn": ("basic", "", _empty_reserve),
    "a remembered coin that nobody holds": ("revised", "", _set("memory", 1, 1 << 30)),
}


@pytest.mark.parametrize(("mode", "more", "damage"), DAMAGED.values(), ids=DAMAGED.keys())
def test_the_audit_notices(mode: str, more: str, damage: Callable[[Kurier], None]) -> None:
    text = SOUND.format(mode=mode) + more
    for colour in ("red", "green", "blue"):
        if f"guard {colour}" in more:
            text = text.replace(f"{colour[0]}*", colour[0])
    state = given(text)
    assert GAME.audit(state) == []
    damage(state)
    assert GAME.audit(state) != []


def test_the_audit_notices_several_winners_of_a_decided_game() -> None:
    state = watched_game(3, "race", False, 5)
    assert state.ending == "arrival"
    state.winners = (0, 1)
    assert GAME.audit(state) != []


def test_the_audit_notices_a_shared_victory_despite_a_first_rubler() -> None:
    state = sound("basic", "gone: one\n first rubler: red")
    state.turn = 240
    state.play(0, GAME.parse("deploy stack"))
    state.play(CHANCE, GAME.parse("courier lady"))
    state.play(0, GAME.parse("lodge baikal_bar"))
    assert (state.ending, list(state.winners), GAME.audit(state)) == ("turn_limit", [0], [])
    state.winners = (0, 1)
    assert GAME.audit(state) != []
