"""The table these tests play at: positions as text, steps as notations, and what lies where in the game's words."""

from pathlib import Path

import serai
from serai import CHANCE, Rng
from serai.core.options import Value
from serai.games.himalaya.course import unpack
from serai.games.himalaya.data import COMMAND_LETTERS, COMMAND_NAMES, LETTERS, TRIBE_NAMES
from serai.games.himalaya.game import HimalayaGame
from serai.games.himalaya.position import COMMAND
from serai.games.himalaya.rules import STEPS, Himalaya


def _himalaya() -> HimalayaGame:
    game = serai.game("himalaya")
    assert isinstance(game, HimalayaGame)
    return game


GAME = _himalaya()
RECORDS = Path(__file__).resolve().parents[2] / "records"
DISCS = [disc.id for disc in GAME.data.discs]
VOIDS = ("no_road", "closed", "storm", "nothing_there", "taken_already", "not_payable", "order_gone", "on_the_road")
HAPPENINGS = (
    *("revealed", "paused", "moved", "into_storm", "out_of_storm", "took", "delivery", "void", "bartered", "offered"),
    *("sent", "showed", "won_token", "tied", "new_month", "disc_back", "bag_empty", "stupa_placed"),
)


# ---------------------------------------------------------------------- playing


def given(text: str, game: HimalayaGame = GAME) -> Himalaya:
    """The position that this text describes."""
    state = game.set_up(text)
    assert isinstance(state, Himalaya)
    return state


def begin(seats: int, **options: Value) -> Himalaya:
    """A new game."""
    state = GAME.start(seats, options)
    assert isinstance(state, Himalaya)
    return state


def do(state: Himalaya, *notations: str) -> Himalaya:
    """Play these steps, each for whoever has to decide, chance included."""
    for text in notations:
        state.play(state.decider, state.game.parse(text))
    return state


def seat(tribe: str) -> int:
    """The number of a tribe; ``neutral`` is the third with two players."""
    return 2 if tribe == "neutral" else TRIBE_NAMES.index(tribe)


def programme(state: Himalaya, **letters: str) -> Himalaya:
    """Lay whole programmes, by tribe; letters as in the ledger, slots left out and tribes not named pause."""
    assert state.step == COMMAND
    month = state.round
    for number in range(state.seats):
        commands = letters.get(TRIBE_NAMES[number], "").replace(" ", "").ljust(6, "p")
        for letter in commands:
            assert state.round == month
            state.play(number, state.game.parse(COMMAND_NAMES[COMMAND_LETTERS.index(letter)]))
    return state


def settle(state: Himalaya, seed: int = 1) -> Himalaya:
    """Let chance act; what falls does not matter to the test."""
    serai.settle(state, Rng(seed))
    return state


def play_on(state: Himalaya, seed: int = 1, rounds: int = 99) -> Himalaya:
    """Play on at random, until so many rounds later or to the end."""
    rng = Rng(seed)
    last = state.round + rounds
    while not state.over and state.round < last:
        if state.chance:
            state.play(CHANCE, state.draw(rng))
        else:
            legal = state.legal(state.decider)
            state.play(state.decider, legal[rng.below(len(legal))])
    return state


def offered(state: Himalaya, who: int | None = None) -> list[str]:
    """The notations that are legal now, in the order of the action table; for chance, what may come."""
    if state.chance:
        return [state.game.notate(action) for action, _ in state.outcomes()]
    return [state.game.notate(action) for action in sorted(state.legal(state.decider if who is None else who))]


def odds(state: Himalaya) -> dict[str, int]:
    """What chance may bring now, with weights."""
    return {state.game.notate(action): int(weight) for action, weight in state.outcomes()}


# ---------------------------------------------------------------------- looking


def asked(state: Himalaya) -> str:
    """What is asked now, and of whom: ``first_reward sherpa``."""
    if state.over:
        return "over"
    who = "chance" if state.chance else TRIBE_NAMES[state.decider]
    return f"{STEPS[state.step]} {who}"


def goods(state: Himalaya, village: int) -> str:
    """What lies in a village: letters of cubes, or a disc."""
    at = 5 * (village - 1)
    cubes = "".join(letter * int(state.cubes[at + n]) for n, letter in enumerate(LETTERS))
    disc = state.orders[village - 1]
    return cubes + (DISCS[disc] if disc >= 0 else "")


def board(state: Himalaya) -> dict[int, str]:
    """All villages with goods."""
    return {v: goods(state, v) for v in range(1, 21) if goods(state, v)}


def stock(state: Himalaya, tribe: str) -> str:
    """The cubes behind a screen."""
    at = 5 * seat(tribe)
    return "".join(letter * int(state.stocks[at + n]) for n, letter in enumerate(LETTERS))


def bag(state: Himalaya) -> str:
    """The cubes in the bag, as counts by letter."""
    return " ".join(f"{count}{letter}" for count, letter in zip(state.bag, LETTERS, strict=True))


def in_bag(state: Himalaya, disc: str) -> int:
    """How many discs of a kind lie in the bag."""
    return int(state.disc_bag[DISCS.index(disc)])


def herd(state: Himalaya, tribe: str) -> list[str]:
    """The discs a tribe has bartered."""
    kinds = state.board.kinds
    return [DISCS[code % kinds] for code in state.herds if code // kinds == seat(tribe)]


def yaks(state: Himalaya, tribe: str) -> int:
    return int(state.yaks(seat(tribe)))


def home(state: Himalaya, tribe: str) -> int:
    """The village where a caravan stands; -1 on the storm."""
    village = state.caravans[seat(tribe)]
    return int(village) + 1 if village >= 0 else -1


def stupas(state: Himalaya, tribe: str) -> list[int]:
    return [village + 1 for village in range(20) if state.stupas[village] == seat(tribe)]


def delegations(state: Himalaya, tribe: str) -> list[int]:
    """The regions where a tribe's delegations are, one number for each."""
    at = 8 * seat(tribe)
    return [region + 1 for region in range(8) for _ in range(state.delegations[at + region])]


def reserve(state: Himalaya, tribe: str) -> tuple[int, int]:
    """Stupas and delegations not yet placed."""
    return int(state.stupas_left[seat(tribe)]), int(state.delegations_left[seat(tribe)])


def laid(state: Himalaya, tribe: str) -> str:
    """A programme as letters; open slots are dots."""
    at = 6 * seat(tribe)
    return "".join(COMMAND_LETTERS[c] if c >= 0 else "." for c in state.programmes[at : at + 6])


def course(state: Himalaya, tribe: str | None = None) -> list[str]:
    """What has happened since the last reveal: ``took 3 S``, ``void no_road``, only of one tribe if it is named."""
    lines: list[str] = []
    for happening in state.course:
        what, who, _, first, second = (int(part) for part in unpack(happening))
        if tribe is None or who == seat(tribe):
            lines.append(_told(HAPPENINGS[what], first, second))
    return lines


def _told(name: str, first: int, second: int) -> str:
    if name == "took":
        return f"took {first + 1} {LETTERS[second]}"
    if name == "void":
        return f"void {VOIDS[second]}"
    if name == "delivery":
        return f"delivery {first + 1} {DISCS[second]}"
    if name in ("bartered", "disc_back"):
        return f"{name} {DISCS[second]}"
    if name in ("moved", "out_of_storm", "into_storm", "offered", "stupa_placed", "sent"):
        return f"{name} {first + 1}"
    if name in ("won_token", "tied"):
        return f"{name} {LETTERS[first]}"
    if name == "showed":
        return f"showed {second}{LETTERS[first]}"
    if name in ("new_month", "revealed"):
        return f"{name} {first}"
    return name if name == "paused" else f"{name} {first}"


def ranks(state: Himalaya) -> list[int]:
    return [int(rank) for rank in state.ranking]


def eliminated(state: Himalaya) -> list[str]:
    return [TRIBE_NAMES[number] for number in state.eliminated]
