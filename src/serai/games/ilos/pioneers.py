"""A pioneer settles: the sites that cards for plantations, mines, buildings and ruins can be used on."""

from mypy_extensions import i64

from serai.core.state import Moves
from serai.core.step import OTHER_STEP, Choice
from serai.games.ilos import position as pos
from serai.games.ilos.actions import FORT
from serai.games.ilos.board import BUILDING, BUILDING_SITE, CARD_FOR
from serai.games.ilos.payment import ask_payment
from serai.games.ilos.position import A_FORT, NONE, Position


def why_not_build(state: Position, seat: i64, card: i64) -> str:
    """Why no island with enough ships of this player has a free site for the card at a price he can pay."""
    if state.pioneers[seat] == 0:
        return "no-pioneers"
    if card == BUILDING and state.tokens == 0:
        return "no-site"
    money = state.hand_size[seat] - 1
    first = state.board.limits.ships * seat
    for ship in range(first, first + state.board.limits.ships):
        island = state.island_at(state.ships[ship])
        if island != NONE and has_site_for(state, island, card) and not why_not_open(state, seat, card, island, money):
            return ""
    return "no-site"


def has_site_for(state: Position, island: i64, card: i64) -> bool:
    """Whether the island has a free site of the kind the card names."""
    return state.free[island] & state.board.count_bits_for[card] != 0


def why_not_open(state: Position, seat: i64, card: i64, island: i64, money: i64) -> str:
    """Why this player lacks the ships or, with so many further cards, the price for the card on this island."""
    if state.ships_at(seat, island) < state.board.ships_needed[card]:
        return "site-ships"
    return "" if state.cost(seat, card, island) <= money else "site-cost"


def why_not_settle(state: Position, seat: i64, site: i64) -> str:
    """Why the card being played cannot be used on this site, which is of its kind."""
    island = state.island_of(site)
    if island == NONE:
        return "not-laid"
    if state.owner[site] != NONE:
        return "site-taken"
    return why_not_open(state, seat, state.card, island, state.hand_size[seat])


class Site(Choice[Position]):
    """A free site for the card being played that the player can reach and pay."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.site0, state.board.actions.start0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        fit = CARD_FOR[state.board.site_kind[which]] == state.card
        return why_not_settle(state, seat, which) if fit else "site-kind"

    def write_legal(self, state: Position, seat: i64, moves: Moves) -> None:
        for site in state.board.sites_for[state.card]:
            if not why_not_settle(state, seat, site):
                moves.add(state.board.actions.site0 + site)
                if moves.count >= moves.most:
                    return

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.site = which
        if state.board.site_kind[which] == BUILDING_SITE:
            state.ask(pos.BUILDING_USE, seat)
        else:
            ask_payment(state, seat)


class BuildingUse(Choice[Position]):
    """A fort, or a trading post where a crop grows on the island that it can copy."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return FORT, FORT + 2

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if which == 0 or state.crops[state.island_of(state.site)] != 0 else OTHER_STEP

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        if which == 0:
            state.use = A_FORT
            ask_payment(state, seat)
        else:
            state.ask(pos.COPIED_GOOD, seat)


class CopiedGood(Choice[Position]):
    """A crop that grows on the island, which the trading post copies."""

    def answers(self, state: Position) -> tuple[i64, i64]:
        return state.board.actions.good0, state.board.actions.from0

    def bars(self, state: Position, seat: i64, which: i64) -> str:
        return "" if state.crops[state.island_of(state.site)] >> which & 1 == 1 else "good-copy"

    def choose(self, state: Position, seat: i64, which: i64) -> None:
        state.use = which
        ask_payment(state, seat)
