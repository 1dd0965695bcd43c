"""The table these tests play at: positions as text, steps as notations, and what lies where in the game's words."""

import serai
from serai import CHANCE, Rng
from serai.games.ilos.board import GOODS, KINDS
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES
from serai.games.ilos.game import IlosGame
from serai.games.ilos.position import A_FORT
from serai.games.ilos.rules import STEPS, Ilos


def _ilos() -> IlosGame:
    game = serai.game("ilos")
    assert isinstance(game, IlosGame)
    return game


GAME = _ilos()
MAP_X = "map: 14@0,0 9@1,0/4 6@-1,0/3 18@0,1/4"
MAP_Y = "map: 16@0,0 5@1,-1/2 9@0,1"

# ---------------------------------------------------------------------- playing


def given(text: str, game: IlosGame = GAME) -> Ilos:
    """The position that this text describes; it must be one that could come up (but for ships not mentioned)."""
    state = game.set_up(text)
    assert isinstance(state, Ilos)
    assert [fault for fault in game.audit(state) if "has no ship" not in fault] == []
    return state


def begin(seats: int, start: str = "1", game: IlosGame = GAME) -> Ilos:
    """A new game; seat 1 (orange) starts unless the test says otherwise."""
    state = game.start(seats, {"start_player": start})
    assert isinstance(state, Ilos)
    return state


def do(state: Ilos, *notations: str) -> Ilos:
    """Play these steps, each for whoever has to decide, chance included."""
    for text in notations:
        state.play(state.decider, state.game.parse(text))
    return state


def let_chance(state: Ilos, seed: int = 1) -> Ilos:
    """Let chance decide whatever it has to; what falls does not matter to the test."""
    rng = Rng(seed)
    while state.chance:
        state.play(CHANCE, state.draw(rng))
    return state


def deal(state: Ilos, tiles: str, *hands: str) -> Ilos:
    """Reveal these tiles and deal these hands, in the order chance asks for them."""
    do(state, *(f"reveal {tile}" for tile in tiles.split()))
    for hand in hands:
        do(state, *(f"draw {card}" for card in hand.split()))
    return state


def offered(state: Ilos) -> list[str]:
    """The notations that are legal now, in the order of the action table; for chance, what may come."""
    actions = [action for action, _ in state.outcomes()] if state.chance else state.legal(state.decider)
    return [state.game.notate(action) for action in sorted(actions)]


def odds(state: Ilos) -> dict[str, int]:
    """What chance may bring now, with weights."""
    return {state.game.notate(action): int(weight) for action, weight in state.outcomes()}


# ---------------------------------------------------------------------- looking


def asked(state: Ilos) -> str:
    """Who must decide: a colour, ``chance`` or ``nobody``."""
    if state.over:
        return "nobody"
    return "chance" if state.chance else COLOUR_NAMES[state.decider]


def step(state: Ilos) -> str:
    """What is being asked, by the ledger's name."""
    return STEPS[state.step]


def on_turn(state: Ilos) -> str:
    return COLOUR_NAMES[state.mover]


def _listed(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def hand(state: Ilos, colour: str) -> dict[str, int]:
    at = KINDS * COLOUR_NAMES.index(colour)
    return _listed(list(state.hands[at : at + KINDS]), CARD_NAMES)


def hand_size(state: Ilos, colour: str) -> int:
    return int(state.hand_size[COLOUR_NAMES.index(colour)])


def discard(state: Ilos) -> dict[str, int]:
    return _listed(list(state.discard), CARD_NAMES)


def stock(state: Ilos, colour: str) -> dict[str, int]:
    at = GOODS * COLOUR_NAMES.index(colour)
    return _listed(list(state.stock[at : at + GOODS]), GOOD_NAMES)


def production(state: Ilos, colour: str) -> dict[str, int]:
    at = GOODS * COLOUR_NAMES.index(colour)
    return _listed(list(state.production[at : at + GOODS]), GOOD_NAMES)


def prices(state: Ilos) -> dict[str, int]:
    return {name: int(state.price(good)) for good, name in enumerate(GOOD_NAMES)}


def pioneers_left(state: Ilos, colour: str) -> int:
    return int(state.pioneers[COLOUR_NAMES.index(colour)])


def ships(state: Ilos, colour: str) -> list[str]:
    """The places of a player's ships on the map."""
    first = int(state.board.limits.ships) * COLOUR_NAMES.index(colour)
    places = state.ships[first : first + int(state.board.limits.ships)]
    return sorted(GAME.data.place_name(place) for place in places if place >= 0)


def part(name: str) -> int:
    """The number of a part: ``14A``."""
    return [GAME.data.part_name(number) for number in range(len(GAME.data.parts))].index(name.upper())


def islands(state: Ilos) -> dict[str, set[str]]:
    """The islands by name, each with its parts."""
    found: dict[str, set[str]] = {}
    for number, home in enumerate(state.island):
        if home >= 0:
            found.setdefault(GAME.data.part_name(home), set()).add(GAME.data.part_name(number))
    return found


def site(name: str) -> int:
    return [site.id for site in GAME.data.sites].index(name.lower())


def stands(state: Ilos, name: str) -> str:
    """What stands on a site: ``green``, ``green fort``, ``green post spice`` or nothing."""
    owner, use = state.owner[site(name)], state.building[site(name)]
    if owner < 0:
        return ""
    what = "" if use < 0 else " fort" if use == A_FORT else f" post {GOOD_NAMES[use]}"
    return COLOUR_NAMES[owner] + what


def price_of(state: Ilos, colour: str, card: str, home: str) -> int:
    """What a card costs a player on the island of this part."""
    seat = COLOUR_NAMES.index(colour)
    return int(state.cost(seat, CARD_NAMES.index(card), state.island[part(home)]))


def laid(state: Ilos) -> list[int]:
    return [GAME.data.tiles[tile].id for tile in state.laid]


def open_tiles(state: Ilos) -> list[int]:
    return [GAME.data.tiles[tile].id for tile in state.open_tiles]


def placements(state: Ilos, tile: int) -> dict[tuple[int, int], list[int]]:
    """Where this tile fits now: its cells, each with the rotations."""
    number = [one.id for one in GAME.data.tiles].index(tile)
    found: dict[tuple[int, int], list[int]] = {}
    for edge in state.frontier:
        cell = int(edge) >> 12
        fits = state.rotations_at(number, cell)
        where = (int(state.board.cell_q[cell]), int(state.board.cell_r[cell]))
        turns = [turn for turn in range(6) if fits & (1 << turn)]
        if turns:
            found[where] = turns
    return found
