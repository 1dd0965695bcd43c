"""The table these tests play at: positions as text, steps as notations, and what stands where in the game's words."""

import serai
from serai import CHANCE, Rng
from serai.games.brillance.actions import BANDITS
from serai.games.brillance.data import CARD_NAMES, COLOUR_NAMES
from serai.games.brillance.game import WINDOWS, BrillanceGame
from serai.games.brillance.position import DWARF, FREE, NONE
from serai.games.brillance.rules import STEPS, Brillance


def _brillance() -> BrillanceGame:
    game = serai.game("brillance")
    assert isinstance(game, BrillanceGame)
    return game


GAME = _brillance()
SPACES = {space.id: number for number, space in enumerate(GAME.data.spaces)}
IDS = [space.id for space in GAME.data.spaces]

# ---------------------------------------------------------------------- playing


def given(text: str, game: BrillanceGame = GAME) -> Brillance:
    """The position that this text describes."""
    state = game.set_up(text)
    assert isinstance(state, Brillance)
    return state


def begin(seats: int, first: str = "1", **options: str | bool) -> Brillance:
    """A new game in which seat 1 starts unless the test says otherwise."""
    state = GAME.start(seats, {"first_player": first, **options})
    assert isinstance(state, Brillance)
    return state


def do(state: Brillance, *notations: str) -> Brillance:
    """Play these steps, each for whoever has to decide, chance included."""
    for text in notations:
        state.play(CHANCE if state.chance else state.deciders[0], GAME.parse(text))
    return state


def let(state: Brillance, colour: str, notation: str) -> Brillance:
    """Play a step for this player."""
    state.play(seat(state, colour), GAME.parse(notation))
    return state


def quiet(state: Brillance) -> Brillance:
    """Everybody passes in the windows that are open."""
    while STEPS[state.step] in WINDOWS:
        do(state, "pass" if not state.chance else GAME.notate(state.outcomes()[0][0]))
    return state


def play_card(state: Brillance, *notations: str) -> Brillance:
    """Play a card with its targets, and nobody reacts."""
    return quiet(do(state, *notations))


def end_turn(state: Brillance) -> Brillance:
    """End the turn; chance draws the first card that can come, and nobody reacts."""
    do(state, "end turn")
    return on_with(state)


def on_with(state: Brillance) -> Brillance:
    """Let cards be drawn and windows pass by until a player has something to decide."""
    while (state.chance or STEPS[state.step] in WINDOWS) and not state.over:
        quiet(state)
        if state.chance:
            state.play(CHANCE, state.outcomes()[0][0])
    return state


def options(state: Brillance) -> set[str]:
    """What the decider may do."""
    return {GAME.notate(action) for action in state.legal(state.deciders[0])}


def steps(state: Brillance) -> set[str]:
    """The spaces to which the decider may step."""
    return {text.removeprefix("step ") for text in options(state) if text.startswith("step ")}


def set_up(state: Brillance, seed: int = 1) -> Brillance:
    """Play the setup: colours in their order, chance as it falls."""
    rng = Rng(seed)
    while state.round == 0:
        if state.chance:
            state.play(CHANCE, state.draw(rng))
        else:
            state.play(state.decider, state.legal(state.decider)[0])
    return state


# ---------------------------------------------------------------------- looking


def seat(state: Brillance, colour: str) -> int:
    """The seat that plays a colour."""
    return int(state.owner[COLOUR_NAMES.index(colour)])


def on_turn(state: Brillance) -> str:
    """The colour of the player on turn."""
    return COLOUR_NAMES[state.colour[state.mover]]


def step(state: Brillance) -> str:
    """What is being asked."""
    return STEPS[state.step]


def cart(name: str) -> int:
    """The number of a cart: ``yellow 3``."""
    colour, number = name.split()
    return 5 * COLOUR_NAMES.index(colour) + int(number) - 1


def shop(name: str) -> int:
    """The number of a shop: ``yellow 3``."""
    colour, number = name.split()
    return 6 * COLOUR_NAMES.index(colour) + int(number) - 1


def at(state: Brillance, name: str) -> str:
    """The space of a cart or of the bandits."""
    space = state.bandits_at if name == "bandits" else state.at[cart(name)]
    return "" if space == NONE else IDS[space]


def goods(state: Brillance, name: str) -> int:
    """What a cart carries."""
    return int(state.bandit_goods if name == "bandits" else state.goods[cart(name)])


def points(state: Brillance, name: str) -> int:
    """The points a cart has left."""
    return int(state.points[cart(name)])


def score(state: Brillance, colour: str) -> int:
    """The points of a player."""
    return int(state.scores[seat(state, colour)])


def on(state: Brillance, space: str) -> str:
    """What stands on a space."""
    thing = state.on[SPACES[space]]
    if thing in (FREE, DWARF, BANDITS):
        return {FREE: "", DWARF: "dwarf", BANDITS: "bandits"}[thing]
    return f"{COLOUR_NAMES[thing // 5]} {thing % 5 + 1}"


def hand(state: Brillance, colour: str) -> list[str]:
    """The cards of a player."""
    first = 10 * seat(state, colour)
    return [CARD_NAMES[kind] for kind in range(10) for _ in range(state.hand[first + kind])]


def discard(state: Brillance) -> list[str]:
    """The discard pile, in the order of play."""
    return [CARD_NAMES[card] for card in state.discard]


def pile(state: Brillance) -> int:
    """How many cards lie in the draw pile."""
    return int(sum(state.pile))
