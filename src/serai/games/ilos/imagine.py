"""Rebuilds a full state from what one seat knows. Only the other hands and the draw pile have to be guessed."""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.view import View, fill
from serai.games.ilos.board import COLOURS, GOODS, KINDS
from serai.games.ilos.memory import counted
from serai.games.ilos.position import MULLIGAN
from serai.games.ilos.rules import STEPS, Ilos

_COPIED = (
    *("decider", "shown", "round", "start_player", "mover", "last_round", "settled", "lull"),
    *("hand_size", "deck_size", "discard", "to_draw", "purpose", "draw_from", "spent", "production", "raises"),
    *("markers", "markets", "laid", "placed", "frontier", "open_tiles", "unseen", "stack"),
    *("island", "free", "pirates", "forts", "crops", "ships", "pioneers", "owner", "building", "forts_built"),
    *("tokens", "card", "source", "target", "tile", "cell", "rotation", "site", "use", "due"),
)
"""Fields that every view shows as they are."""


def imagine(state: Ilos, view: View, rng: Rng) -> Ilos:
    """Fill a new state with all that the view tells, and draw the rest at random; returns that state."""
    for name in _COPIED:
        fill(state, name, view[name])
    state.step = STEPS.index(view["step"])
    state.how = state.game.endings.index(view["ending"]) if view["ending"] else -1
    fill(state, "aside", view["paid"])
    # Every movement of goods is open: who keeps count knows what lies behind a screen.
    fill(state, "stock", [got - gone for got, gone in zip(view["received"], state.spent, strict=True)])
    known = [card for cards in view["memory"] if cards is not None for card in cards]
    fill(state, "memory", counted(known, state.seats))
    deal_unseen(state, view, rng)
    if state.step == MULLIGAN:
        mark(state, view, rng)
    return state


def deal_unseen(state: Ilos, view: View, rng: Rng) -> None:
    """Deal the cards that the viewer has not seen to the other hands and the draw pile, each way equally likely.

    Cards he knows to be in a hand stay there: one that was drawn from his own hand, and not shown since.
    """
    known: list[list[i64]] = [[] for _ in range(state.seats)]
    if view["seat"] is not None:
        for card in view["memory"][view["seat"]] or ():
            known[card // KINDS % COLOURS].append(card % KINDS)
    pool = list(state.board.card_count)
    for kind in range(KINDS):
        pool[kind] -= state.discard[kind] + state.aside[kind] + (1 if state.card == kind else 0)
    for seat in range(state.seats):
        own = view["hand"][seat]
        for kind in range(KINDS):
            pool[kind] -= own[kind] if own is not None else known[seat].count(kind)
    cards: list[i64] = [kind for kind in range(KINDS) for _ in range(pool[kind])]
    rng.shuffle(cards)
    hands: list[i64] = []
    for seat in range(state.seats):
        own = view["hand"][seat]
        if own is None:
            held = known[seat] + [cards.pop() for _ in range(state.hand_size[seat] - len(known[seat]))]
            own = [held.count(kind) for kind in range(KINDS)]
        hands += own
    fill(state, "hands", hands)
    fill(state, "deck", [cards.count(kind) for kind in range(KINDS)])


def mark(state: Ilos, view: View, rng: Rng) -> None:
    """The cards marked for exchange: the viewer knows his own, others' can be any of their hand."""
    marked = view["marked"][state.mover]
    if marked is None:
        held = state.hands[KINDS * state.mover : KINDS * state.mover + KINDS]
        marked = [rng.below(count + 1) for count in held]
    fill(state, "aside", marked)


def received(state: Ilos) -> list[i64]:
    """All goods that each player ever got by production and from ruins: everybody saw them come."""
    return [state.stock[at] + state.spent[at] for at in range(GOODS * state.seats)]
