"""The table these tests play at: positions as text, steps as notations, and what lies where in the game's words."""

import serai
from serai import CHANCE, Rng
from serai.games.feuville.data import COLOUR_NAMES, PERSON_NAMES, ROW_NAMES, item_name
from serai.games.feuville.game import FeuvilleGame
from serai.games.feuville.position import STRIDE
from serai.games.feuville.rules import STEPS, Feuville


def _feuville() -> FeuvilleGame:
    game = serai.game("feuville")
    assert isinstance(game, FeuvilleGame)
    return game


GAME = _feuville()
DATA = GAME.data
BOARD = DATA.board

EXAMPLE_A = """
    wall_i_01 tower_i_01 sky_i_09 | start tower_i_09 sky_star_01
    | wall_i_09 tower_i_10 | wall_i_05 tower_i_05 sky_star_02
""".replace("\n", " ")
"""The rulebook's Voorbeeld A: a city of four columns with four clouds."""

EXAMPLE_B = """
    wall_i_12 | wall_i_01 tower_i_01 | start tower_i_09 sky_star_01
    | wall_i_09 tower_i_10 | wall_i_05 tower_i_05 sky_i_09
""".replace("\n", " ")
"""Voorbeeld B: five columns with three clouds."""


# ---------------------------------------------------------------------- playing


def given(text: str, game: FeuvilleGame = GAME) -> Feuville:
    """The position that this text describes."""
    state = game.set_up(text)
    assert isinstance(state, Feuville)
    return state


def begin(seats: int, start: str = "1", game: FeuvilleGame = GAME) -> Feuville:
    """A new game, with nothing laid out yet."""
    state = game.start(seats, {"start_player": start})
    assert isinstance(state, Feuville)
    return state


def do(state: Feuville, *notations: str) -> Feuville:
    """Play these steps, each for whoever has to decide, chance included."""
    for text in notations:
        state.play(state.decider, state.game.parse(text))
        assert state.game.audit(state) == []
    return state


def deal(state: Feuville) -> Feuville:
    """Let chance turn up whatever comes, where the test does not mind; dice are never rolled."""
    while state.chance and asks(state).startswith("deal"):
        state.play(CHANCE, state.outcomes()[0][0])
    return state


def end_turn(state: Feuville) -> Feuville:
    """End the turn and let the board be filled."""
    return deal(do(state, "end turn"))


def idle(state: Feuville, times: int = 1) -> Feuville:
    """So many players roll, do nothing and end their turn."""
    for _ in range(times):
        do(state, "roll", "dice 1 2")
        end_turn(state)
    return state


def play_out(state: Feuville, seed: int = 1) -> Feuville:
    """Play on at random to the end."""
    rng = Rng(seed)
    while not state.over:
        if state.chance:
            state.play(CHANCE, state.draw(rng))
        else:
            options = state.legal(state.decider)
            state.play(state.decider, options[rng.below(len(options))])
    return state


def offered(state: Feuville) -> list[str]:
    """The notations that are legal now, in the order of the action table; for chance, what may come."""
    actions = [action for action, _ in state.outcomes()] if state.chance else state.legal(state.decider)
    return [state.game.notate(action) for action in sorted(actions)]


def odds(state: Feuville) -> dict[str, int]:
    """What chance may bring now, with weights."""
    return {state.game.notate(action): int(weight) for action, weight in state.outcomes()}


# ---------------------------------------------------------------------- looking


def asks(state: Feuville) -> str:
    """What is being asked, by the ledger's name."""
    return STEPS[state.step]


def asked(state: Feuville) -> str:
    """Who must decide: a colour, ``chance`` or ``nobody``."""
    if state.over:
        return "nobody"
    return "chance" if state.chance else COLOUR_NAMES[state.decider]


def skyline(state: Feuville, colour: str) -> str:
    """A skyline as the text form writes it."""
    seat = COLOUR_NAMES.index(colour)
    columns = []
    line = state.skyline[seat]
    for at in range(0, len(line), STRIDE):
        words = ["start" if t >= BOARD.tiles else DATA.tiles[t] for t in line[at : at + 3] if t >= 0]
        words += [name for bit, name in ((1, "burnt"), (2, "grass"), (4, "arms")) if line[at + 3] & bit]
        columns.append(" ".join(words))
    return " | ".join(columns)


def items(state: Feuville, colour: str) -> list[str]:
    """The items on a player board, ``+`` marking a thief protection."""
    seat = COLOUR_NAMES.index(colour)
    found = []
    for at in (2 * seat, 2 * seat + 1):
        if state.items[at] >= 0:
            found.append(item_name(DATA, state.items[at]) + ("+" if state.shields[at] >= 0 else ""))
    return found


def spells(state: Feuville, colour: str) -> list[str]:
    """The stored spells of a player."""
    seat = COLOUR_NAMES.index(colour)
    return [DATA.spells[spell] for spell in state.spells[2 * seat : 2 * seat + 2] if spell >= 0]


def scored(state: Feuville, colour: str) -> list[str]:
    """The scored decrees of a player."""
    seat = COLOUR_NAMES.index(colour)
    found = [DATA.decrees[decree] for decree, scorer in enumerate(state.scored_by) if scorer == seat]
    return found + ["city"] * int(state.city_done[seat])


def points(state: Feuville, colour: str) -> int:
    """The fame points of a player."""
    return int(state.points[COLOUR_NAMES.index(colour)])


def row(state: Feuville, name: str) -> list[str]:
    """A row of the display, or of decrees; ``.`` is a gap."""
    if name == "decree":
        return ["." if decree < 0 else DATA.decrees[decree] for decree in state.decree_row]
    first = 6 * ROW_NAMES.index(name)
    return ["." if tile < 0 else DATA.tiles[tile] for tile in state.display[first : first + 6]]


def open_spells(state: Feuville) -> list[str]:
    """The open spells."""
    return ["." if spell < 0 else DATA.spells[spell] for spell in state.open_spells]


def removed(state: Feuville) -> list[str]:
    """What has left the game."""
    return [item_name(DATA, item) for item in state.removed]


def hand(state: Feuville) -> str:
    """What is in hand."""
    return item_name(DATA, state.hand) if state.hand >= 0 else ""


def kobold(state: Feuville) -> str:
    """Where the kobold is."""
    return PERSON_NAMES[state.kobold_at - 1] if state.kobold_at else "home"


def spell_deck(state: Feuville) -> list[str]:
    """What the spell deck may bring."""
    return [name for number, name in enumerate(DATA.spells) if state.bags[8] >> number & 1]
