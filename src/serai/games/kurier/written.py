"""A position of Kurier in the words that ``given`` reads."""

from collections.abc import Sequence

from serai.core.positions import chosen
from serai.games.kurier.board import COLOURS, KINDS, TYPES
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES, TYPE_NAMES, KurierData
from serai.games.kurier.given import LETTERS
from serai.games.kurier.position import EMPTY, NONE, Position


def written(data: KurierData, state: Position) -> list[str]:
    """What lies on the table and whose turn it is; nothing of what is pending within the turn."""
    lines = [_heading(state)]
    lines += [_inn(state, data.inns[inn].id, inn) for inn in range(len(data.inns)) if state.lodgers(inn) > 0]
    for seat in range(state.seats):
        name = COLOUR_NAMES[seat]
        if state.at_guard(seat):
            lines.append(f"guard {name}: {data.guards[state.dispatch[seat] - state.board.rooms]}")
        if state.reserve[seat]:
            lines.append(f"reserve {name}: {_couriers(seat, state.reserve[seat])}")
        lines.append(f"stack {name}: {_stack(state, seat)}")
        for what, purse in (("stash", state.stash), ("banked", state.banked)):
            if coins := _coins([int(purse[KINDS * seat + kind]) for kind in range(KINDS)]):
                lines.append(f"{what} {name}: {coins}")
    for what, pile in (("turned", state.turned), ("gone", state.gone)):
        if coins := _coins([int(number) for number in pile]):
            lines.append(f"{what}: {coins}")
    if state.first_rubler != NONE:
        lines.append(f"first rubler: {COLOUR_NAMES[state.first_rubler]}")
    if state.next_colour != state.seats:
        lines.append(f"colours used: {state.next_colour}")
    return lines


def _heading(state: Position) -> str:
    facts = [f"seats {state.seats}", *chosen(state.game.options, state.options)]
    if state.mover != NONE:
        facts.append(f"on turn {COLOUR_NAMES[state.mover]}")
    if state.turn > 0:
        facts.append(f"turn {state.turn}")
    if state.start_player != NONE:
        facts.append(f"start {COLOUR_NAMES[state.start_player]}")
    return ", ".join(facts)


def _inn(state: Position, name: str, inn: int) -> str:
    words = []
    for room in range(TYPES * inn, TYPES * inn + TYPES):
        courier = state.rooms[room]
        if courier == EMPTY:
            words.append(".")
            continue
        owner, colour = courier // COLOURS, courier % COLOURS
        letters = LETTERS[owner] + ("" if colour == owner else LETTERS[colour])
        words.append(letters + ("*" if state.dispatch[owner] == room else ""))
    return f"{name} [{' '.join(words)}]"


def _couriers(seat: int, couriers: Sequence[int]) -> str:
    names = [(courier // TYPES, TYPE_NAMES[courier % TYPES]) for courier in couriers]
    return " ".join(name if colour == seat else f"{COLOUR_NAMES[colour]}-{name}" for colour, name in names)


def _stack(state: Position, seat: int) -> str:
    first = TYPES * int(state.stack_colour[seat])
    bag = [first + kind for kind in range(TYPES) for _ in range(state.bag[TYPES * seat + kind])]
    top = _couriers(seat, bag) or "empty"
    return f"{top} / {_couriers(seat, state.under[seat])}" if state.under[seat] else top


def _coins(numbers: Sequence[int]) -> str:
    return " ".join(COIN_NAMES[kind] for kind in range(KINDS) for _ in range(numbers[kind]))
