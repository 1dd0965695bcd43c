"""Who sees what of a state, and a full state rebuilt from what one seat sees.

Only the other players' hidden coins have to be guessed.
"""

from collections.abc import Callable

from mypy_extensions import i64

from serai.core import known
from serai.core.rng import Rng
from serai.core.view import Private, Public, View, fill, public, public_by_name, put_back
from serai.games.kurier import readers
from serai.games.kurier.board import KINDS
from serai.games.kurier.position import BASIC, RACE
from serai.games.kurier.rules import STEPS, Kurier

_TRIES = 300


def _put_by_seat(field: str) -> Callable[[Kurier, list[list[int]]], None]:
    """Puts a list for each seat back into a field that holds the numbers of all."""

    def write(state: Kurier, parts: list[list[int]]) -> None:
        fill(state, field, [number for part in parts for number in part])

    return write


FIELDS: tuple[Public | Private, ...] = (
    *public("decider"),
    public_by_name("step", STEPS),
    *public("turn", "mover", "start_player", "passes", "winners", "rooms"),
    Public("closed", lambda state: state.board.closed),
    *public("dispatch", "reserve"),
    Public("stack_size", readers.stack_sizes),
    Public("unseen", readers.unseen, _put_by_seat("bag")),
    *public("stack_colour", "under", "next_colour", "purpose", "drawn", "departure", "moving", "waiting"),
    *public("barred", "night", "stayer", "delivered"),
    Public("palace_size", readers.palace_size),
    Public("stash_size", readers.stash_sizes),
    Private("stash", readers.stash),
    Public("banked", readers.banked, _put_by_seat("banked")),
    *public("turned", "gone", "coin_from", "coin_to", "first_rubler", "fresh"),
    Private("memory", readers.memory),
)
"""Who sees what of a state."""


def imagine(state: Kurier, view: View, rng: Rng) -> Kurier:
    """Fill a new state with all that the view tells, and draw the rest at random; returns that state."""
    put_back(state, view, FIELDS)
    remembered = [coin for coins in view["memory"] if coins is not None for coin in coins]
    fill(state, "memory", known.counted(remembered, state.seats, KINDS))
    if state.mode not in (BASIC, RACE):
        guess_stashes(state, view, rng)
    else:
        fill(state, "stash", [0] * (KINDS * state.seats))
        fill(state, "palace", unseen_coins(state, view))
    return state


def unseen_coins(state: Kurier, view: View) -> list[i64]:
    """By kind, the coins of which this viewer does not know where they lie."""
    pool = list(state.palace)  # a new game: all coins lie in the palace
    for kind in range(KINDS):
        pool[kind] -= state.turned[kind] + state.gone[kind]
        for seat in range(state.seats):
            pool[kind] -= state.banked[KINDS * seat + kind]
            if view["stash"][seat] is not None:
                pool[kind] -= view["stash"][seat][kind]
    return pool


def guess_stashes(state: Kurier, view: View, rng: Rng) -> None:
    """Deal the unseen coins to the other players and to the palace, as far as the view allows.

    Each deal is equally likely, except that coins the viewer knows stay with their owners, and that a player who could
    not pay his guard does not hold enough to have paid.
    """
    pool = unseen_coins(state, view)
    known: list[list[i64]] = [[] for _ in range(state.seats)]
    if view["seat"] is not None:
        for coin in view["memory"][view["seat"]] or ():
            known[coin // KINDS % KINDS].append(coin % KINDS)
    hidden = [seat for seat in range(state.seats) if view["stash"][seat] is None]
    for seat in hidden:
        for kind in known[seat]:
            pool[kind] -= 1
    coins: list[i64] = [kind for kind in range(KINDS) for _ in range(pool[kind])]
    for _ in range(_TRIES):
        rng.shuffle(coins)
        if _deal(state, view, coins, known, rng):
            return
    coins.sort(key=lambda kind: state.board.coin_value[kind])
    _deal(state, view, coins, known, rng)


def _deal(state: Kurier, view: View, coins: list[i64], known: list[list[i64]], rng: Rng) -> bool:
    """Deal the coins in this order; whether the deal fits what everybody saw."""
    stash: list[i64] = []
    next_coin = 0
    fits = True
    for seat in range(state.seats):
        own = view["stash"][seat]
        if own is None:
            count = view["stash_size"][seat] - len(known[seat])
            held = known[seat] + coins[next_coin : next_coin + count]
            next_coin += count
            fits = fits and _could_not_pay(state, seat, held, rng)
            own = [held.count(kind) for kind in range(KINDS)]
        stash += own
    rest = coins[next_coin:]
    fill(state, "stash", stash)
    fill(state, "palace", [rest.count(kind) for kind in range(KINDS)])
    return fits


def _could_not_pay(state: Kurier, seat: int, held: list[i64], rng: Rng) -> bool:
    """Whether these coins fit with it that the player could not pay when his money was last compared."""
    if state.over or not state.at_guard(seat):
        return True
    old = list(held)
    rng.shuffle(old)
    old = old[state.fresh[seat] :]
    value = state.board.coin_value
    open_coins = [
        state.banked[KINDS * seat + k] + (state.turned[k] if seat == state.mover else 0) for k in range(KINDS)
    ]
    money = sum(value[kind] for kind in old) + sum(value[kind] * open_coins[kind] for kind in range(KINDS))
    return money < state.price(seat)
