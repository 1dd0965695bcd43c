"""What a player of Ilôs can count: his goods and what he produces, cards, ships, forts and sites in reach."""

from serai.core.facts import Fact
from serai.games.ilos.board import GOODS, KINDS, MARKET, PLANTATION, RUIN
from serai.games.ilos.bot import card_value, open_sites, price_hoped, turns_left
from serai.games.ilos.position import Position

_SHIP = 2.0
_FORT = 2.5
_SITE = 0.8
_PIRATE = 1.5
_PIONEER = 0.3


def facts(state: Position, seat: int) -> list[Fact]:
    """What lies behind the player's own screen, and what he has on the map and in his hand."""
    if len(state.stock) == 0 or state.round == 0:
        return []
    turns = float(turns_left(state, seat))
    made = [int(state.production[GOODS * seat + good]) for good in range(GOODS)]
    coming = turns * sum(count * float(price_hoped(state, good)) for good, count in enumerate(made))
    money = int(state.worth(seat))
    cards = int(state.hand_size[seat])
    ships = int(state.ships_on_map(seat))
    forts = int(state.forts_built[seat])
    placed = int(state.board.limits.pioneers - state.pioneers[seat])
    sites = _sites(state, seat)
    dear = _dear(state, seat)
    markets = int(state.hands[KINDS * seat + MARKET])
    return [
        Fact("worth", money, float(money)),
        Fact("production", sum(made), coming),
        Fact("cards", cards, float(card_value(turns)) * cards),
        Fact("markets", markets, 0.5 * markets if state.markers else 0.0),
        Fact("ships", ships, _SHIP * ships),
        Fact("forts", forts, _FORT * forts),
        Fact("sites", sites, _SITE * sites if turns > 0 else 0.0),
        Fact("pirates", dear, _PIRATE * dear),
        Fact("pioneers", placed, _PIONEER * placed),
    ]


def _islands(state: Position, seat: int) -> set[int]:
    """The islands where a player has a ship at anchor."""
    ships = int(state.board.limits.ships)
    places = (int(state.ships[ship]) for ship in range(ships * seat, ships * seat + ships))
    return {int(state.island[place]) for place in places if 0 <= place < state.board.parts}


def _sites(state: Position, seat: int) -> int:
    """The free sites that a player's ships at anchor are enough for."""
    return sum(
        int(open_sites(state, island, kind))
        for island in _islands(state, seat)
        for kind in range(PLANTATION, RUIN + 1)
        if state.ships_at(seat, island) >= state.board.ships_needed[kind]
    )


def _dear(state: Position, seat: int) -> int:
    """The islands with sites left that a player's pirates make dear for others."""
    own = 1 << seat
    islands = {int(island) for island in state.island if island >= 0}
    return sum(bool(state.pirates[island] & own) and int(state.free[island]) > 0 for island in islands)
