"""The invariants of Kurier: what must hold in every state of every game."""

from collections.abc import Iterator

from serai.core.known import HANDS, listed
from serai.games.kurier.actions import PASS
from serai.games.kurier.board import COLOURS, FULL_AT, KINDS, NJET, TYPES
from serai.games.kurier.position import BASIC, BRIBE, CHOOSE_ACTION, NONE, RACE, REVISED, RUBLE_STEP
from serai.games.kurier.rules import Kurier
from serai.games.kurier.turn import BY_STANDSTILL, BY_TURN_LIMIT


def audit(state: Kurier) -> list[str]:
    """What is wrong with this state; empty if nothing is."""
    return [*_couriers(state), *_inns(state), *_dispatches(state), *_coins(state), *_course(state)]


def _couriers(state: Kurier) -> Iterator[str]:
    """Of each colour and type there are three couriers, wherever they are."""
    count = [0] * (COLOURS * TYPES)
    for room, courier in enumerate(state.rooms):
        if courier >= 0:
            count[TYPES * (courier % COLOURS) + room % TYPES] += 1
    for seat in range(state.seats):
        for courier in state.reserve[seat] + state.under[seat]:
            count[courier] += 1
        for courier_type in range(TYPES):
            count[TYPES * state.stack_colour[seat] + courier_type] += state.bag[TYPES * seat + courier_type]
    if state.drawn != NONE:
        count[state.drawn] += 1
    for colour in range(state.next_colour, COLOURS):
        for courier_type in range(TYPES):
            count[TYPES * colour + courier_type] += int(state.board.per_type)
    if any(number != state.board.per_type for number in count) or min(state.bag) < 0:
        yield f"couriers are not conserved: {count}"
    if not state.seats <= state.next_colour <= COLOURS:
        yield f"unused colours are wrong: {state.next_colour}"


def _inns(state: Kurier) -> Iterator[str]:
    """At most three couriers in an inn, none in a closed one."""
    for inn in range(state.board.inns):
        lodgers = state.lodgers(inn)
        if lodgers > FULL_AT:
            yield f"inn {inn} holds {lodgers} couriers"
        if lodgers and inn in state.board.closed:
            yield f"closed inn {inn} holds couriers"


def _dispatches(state: Kurier) -> Iterator[str]:
    """Each dispatch lies on a courier of its owner or at a guard."""
    for seat in range(state.seats):
        where = state.dispatch[seat]
        if where == NONE:
            if state.turn:
                yield f"seat {seat} has no dispatch"
        elif where < state.board.rooms and not state.owns_room(seat, where):
            yield f"the dispatch of seat {seat} lies on no courier of its owner"
        elif where >= state.board.rooms + len(state.board.price):
            yield f"the dispatch of seat {seat} is nowhere"


def _coins(state: Kurier) -> Iterator[str]:
    """Coins are conserved kind by kind, and lie only where the mode lets them."""
    for kind in range(KINDS):
        there = state.palace[kind] + state.turned[kind] + state.gone[kind]
        there += sum(
            state.stash[KINDS * seat + kind] + state.banked[KINDS * seat + kind] for seat in range(state.seats)
        )
        wanted = 0 if state.mode == RACE else state.board.coin_count[kind]
        if kind == 1 and state.options["without_blanks"]:
            wanted = 0
        if there != wanted:
            yield f"coins of kind {kind}: {there} instead of {wanted}"
    numbers = [*state.palace, *state.stash, *state.banked, *state.turned, *state.gone]
    if min(numbers) < 0:
        yield "a negative number of coins"
    if any(state.banked[KINDS * seat + NJET] for seat in range(state.seats)) or state.turned[NJET]:
        yield "false money is banked or lies among the turned coins"
    if state.mode == BASIC and any(state.stash):
        yield "hidden coins in the basic rules"
    if state.mode == BRIBE and (any(state.banked) or any(state.gone) or any(state.turned)):
        yield "banked, turned or lost coins where guards are bribed"
    if state.mode == BASIC and not state.over and not state.coins_in_palace():
        yield "the palace is empty and the game goes on"
    remembered = listed(state.memory, KINDS)
    for coin in remembered:
        if remembered.count(coin) > state.stash[coin % (HANDS * KINDS)]:
            yield "somebody knows of a coin that is not there"


def _course(state: Kurier) -> Iterator[str]:
    """Turns, reserves, rubling and the end are as the rules say."""
    if state.turn > state.board.turn_limit:
        yield f"turn {state.turn} is past the limit"
    opened = any(state.banked) or any(state.gone) or any(state.turned)
    if (state.first_rubler == NONE) != (not opened):
        yield "the first rubler is not who turned the first coin"
    if state.over != bool(state.winners):
        yield "winners and the end of the game do not go together"
    if len(state.winners) > 1 and (state.how not in (BY_TURN_LIMIT, BY_STANDSTILL) or state.first_rubler != NONE):
        yield "several winners"
    if state.step in (CHOOSE_ACTION, RUBLE_STEP):
        yield from _between_actions(state)


def _between_actions(state: Kurier) -> Iterator[str]:
    """A player is about to act: whoever could pay has won, reserves are refilled, and something can be chosen."""
    options = state.legal(state.decider)
    if not options or (PASS in options and len(options) > 1):
        yield f"the options are {options}"
    for seat in range(state.seats):
        if not 0 <= state.dispatch[seat] - state.board.rooms < len(state.board.price):
            continue
        can_pay = state.money(seat) >= state.price(seat)
        if can_pay and (state.mode in (BASIC, REVISED) or (state.mode == BRIBE and seat == state.mover)):
            yield f"seat {seat} can pay and has not won"
    last = (state.mover - 1) % state.seats
    short = not state.reserve[last] and (state.unseen(last) or state.next_colour < COLOURS)
    if short and state.turn > 1 and not state.coins_turned() and not state.delivered:
        yield f"seat {last} ended his turn with an empty reserve"
