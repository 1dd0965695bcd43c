"""The table these tests play at: positions as text, steps as notations, and what lies where in the game's words."""

import serai
from serai import CHANCE
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES
from serai.games.kurier.game import KurierGame
from serai.games.kurier.position import TURN_UP
from serai.games.kurier.rules import Kurier

_LETTERS = "rgbyv"


def _kurier() -> KurierGame:
    game = serai.game("kurier")
    assert isinstance(game, KurierGame)
    return game


GAME = _kurier()
INNS = [inn.id for inn in GAME.data.inns]


# ---------------------------------------------------------------------- playing


def given(text: str, game: KurierGame = GAME) -> Kurier:
    """The position that this text describes."""
    state = game.set_up(text)
    assert isinstance(state, Kurier)
    return state


def begin(seats: int, rubles: str = "basic", start: str = "1", **options: str) -> Kurier:
    """A new game; seat 1 (red) starts unless the test says otherwise."""
    state = GAME.start(seats, {"rubles": rubles, "start_player": start, **options})
    assert isinstance(state, Kurier)
    return state


def do(state: Kurier, *notations: str) -> Kurier:
    """Play these steps, each for whoever has to decide, chance included."""
    for text in notations:
        state.play(state.decider, state.game.parse(text))
    return state


def let_refill(state: Kurier) -> Kurier:
    """Let a courier be turned up wherever chance asks for one; which one does not matter to the test."""
    while state.chance and state.step == TURN_UP:
        state.play(CHANCE, state.outcomes()[0][0])
    return state


def offered(state: Kurier) -> list[str]:
    """The notations that are legal now, in the order of the action table; for chance, what may come."""
    actions = [action for action, _ in state.outcomes()] if state.chance else state.legal(state.decider)
    return [state.game.notate(action) for action in sorted(actions)]


def odds(state: Kurier) -> dict[str, int]:
    """What chance may bring now, with weights."""
    return {state.game.notate(action): int(weight) for action, weight in state.outcomes()}


# ---------------------------------------------------------------------- looking


def asked(state: Kurier) -> str:
    """Who must decide: a colour, ``chance`` or ``nobody``."""
    if state.over:
        return "nobody"
    return "chance" if state.chance else COLOUR_NAMES[state.decider]


def on_turn(state: Kurier) -> str:
    """The colour of the player on turn."""
    return COLOUR_NAMES[state.mover]


def winners(state: Kurier) -> list[str]:
    """The colours of those who have won."""
    return [COLOUR_NAMES[seat] for seat in state.winners]


def inn(state: Kurier, name: str) -> str:
    """An inn as the ledger writes it: ``. r g* b``, a colour that is not the owner's as a second letter."""
    first = 4 * [place.id for place in state.game.data.inns].index(name)
    words = []
    for room in range(first, first + 4):
        courier = state.rooms[room]
        if courier < 0:
            words.append(".")
            continue
        owner, colour = courier // 5, courier % 5
        word = _LETTERS[owner] + (_LETTERS[colour] if colour != owner else "")
        words.append(word + ("*" if state.dispatch[owner] == room else ""))
    return " ".join(words)


def board(state: Kurier) -> dict[str, str]:
    """All inns with somebody in them."""
    inns = {place.id: inn(state, place.id) for place in state.game.data.inns}
    return {name: rooms for name, rooms in inns.items() if rooms != ". . . ."}


def dispatch(state: Kurier, colour: str) -> str:
    """Where a dispatch lies: ``iwan diplomat``, or the guard."""
    where = state.dispatch[COLOUR_NAMES.index(colour)]
    data = state.game.data
    if where >= len(state.rooms):
        return str(data.guards[where - len(state.rooms)])
    return f"{data.inns[where // 4].id} {TYPE_NAMES[where % 4]}"


def _couriers(seat: int, couriers: list[int]) -> list[str]:
    return [
        TYPE_NAMES[c % 4] if c // 4 == seat else f"{COLOUR_NAMES[c // 4]}-{TYPE_NAMES[c % 4]}"
        for c in map(int, couriers)
    ]


def reserve(state: Kurier, colour: str) -> list[str]:
    """The open reserve of a player."""
    seat = COLOUR_NAMES.index(colour)
    return _couriers(seat, list(state.reserve[seat]))


def under(state: Kurier, colour: str) -> list[str]:
    """The couriers that lie under a stack in known order, the highest first."""
    seat = COLOUR_NAMES.index(colour)
    return _couriers(seat, list(state.under[seat]))


def stack(state: Kurier, colour: str) -> int:
    """How many couriers a face-down stack holds."""
    return int(state.stack_size(COLOUR_NAMES.index(colour)))


def _coins(counts: list[int]) -> list[str]:
    return [COIN_NAMES[kind] for kind, number in enumerate(counts) for _ in range(number)]


def stash(state: Kurier, colour: str) -> list[str]:
    """The hidden coins of a player, njet first."""
    at = 5 * COLOUR_NAMES.index(colour)
    return _coins(list(state.stash[at : at + 5]))


def banked(state: Kurier, colour: str) -> list[str]:
    """The banked coins of a player."""
    at = 5 * COLOUR_NAMES.index(colour)
    return _coins(list(state.banked[at : at + 5]))


def turned(state: Kurier) -> list[str]:
    """The coins turned up in this turn."""
    return _coins(list(state.turned))


def gone(state: Kurier) -> list[str]:
    """The coins out of the game."""
    return _coins(list(state.gone))


def palace(state: Kurier) -> list[str]:
    """The face-down coins of the palace."""
    return _coins(list(state.palace))


def first_rubler(state: Kurier) -> str:
    """The colour of the first rubler, or nothing."""
    return COLOUR_NAMES[state.first_rubler] if state.first_rubler >= 0 else ""
