"""The games that the golden records tell: each variant, each number of seats and each ending of every game."""

from collections.abc import Callable
from typing import NamedTuple

from serai import State
from serai.games.himalaya.course import VOID, unpack
from serai.games.himalaya.roads import ON_THE_ROAD
from serai.games.himalaya.rules import Himalaya
from serai.games.ilos.rules import Ilos

Happening = Callable[[State, str], bool]
"""Whether it happens with this step, told by the state before it and its notation."""


class Wanted(NamedTuple):
    """A game to look for: how it is played, how it must end, and what must happen in it."""

    name: str
    seats: int
    ending: str
    options: dict[str, str] = {}  # noqa: RUF012 - nobody writes to it
    player: str = "random"
    """A bot, or ``homeward``: Brillance's players who only want to get in and home again."""
    shared: bool = False
    happens: Happening | None = None


def robbing(state: State, notation: str) -> bool:
    """A ruble is robbed."""
    return notation.startswith("rob ")


def a_lot(state: State, notation: str) -> bool:
    """A lot decides a tie."""
    return notation.startswith("lot ")


def a_void_hand_in_the_storm(state: State, notation: str) -> bool:
    """A caravan stands in the snowstorm for longer than one action."""
    return isinstance(state, Himalaya) and any(
        unpack(told)[0] == VOID and unpack(told)[4] == ON_THE_ROAD for told in state.course
    )


def a_card_from_a_hand(state: State, notation: str) -> bool:
    """Both piles are empty: somebody draws from another's hand."""
    return isinstance(state, Ilos) and state.chance and state.draw_from >= 0


WANTED = (
    Wanted("kurier-basic-rubling", 3, "rubling"),
    Wanted("kurier-basic-coins-out", 5, "coins_out"),
    Wanted("kurier-basic-turn-limit", 2, "turn_limit"),
    Wanted("kurier-revised-paid", 2, "paid", {"rubles": "revised"}),
    Wanted("kurier-revised-rubling", 5, "rubling", {"rubles": "revised"}, happens=robbing),
    Wanted("kurier-revised-coins-out", 4, "coins_out", {"rubles": "revised"}),
    Wanted("kurier-revised-no-blanks", 4, "paid", {"rubles": "revised", "without_blanks": "yes"}, happens=robbing),
    Wanted("kurier-bribe-paid", 5, "paid", {"rubles": "bribe"}, happens=robbing),
    Wanted("kurier-bribe-no-blanks", 3, "paid", {"rubles": "bribe", "without_blanks": "yes"}),
    Wanted("kurier-race-arrival", 4, "arrival", {"rubles": "race"}),
    Wanted("kurier-race-shared", 2, "turn_limit", {"rubles": "race"}, shared=True),
    Wanted("himalaya-base-3-majority", 3, "majority", player="greedy"),
    Wanted("himalaya-base-3-yaks", 3, "yaks", player="greedy"),
    Wanted("himalaya-base-3-shared", 3, "shared", shared=True),
    Wanted("himalaya-base-4-elimination", 4, "elimination", player="greedy"),
    Wanted("himalaya-base-4-lot", 4, "elimination", happens=a_lot),
    Wanted("himalaya-base-4-shared", 4, "shared", shared=True),
    Wanted("himalaya-base-2-lead", 2, "lead", player="greedy"),
    Wanted("himalaya-base-2-yaks", 2, "yaks"),
    Wanted("himalaya-base-2-shared", 2, "shared", shared=True),
    Wanted("himalaya-events-3", 3, "majority", {"events": "yes"}, "greedy"),
    Wanted("himalaya-storm-2", 2, "lead", {"events": "yes"}, happens=a_void_hand_in_the_storm),
    Wanted("himalaya-both-4", 4, "elimination", {"events": "yes", "full_inventory": "yes"}, "greedy"),
    Wanted("himalaya-chosen-4", 4, "elimination", {"tribes": "chosen", "first_leader": "3"}, "greedy"),
    Wanted("himalaya-full-inventory-3", 3, "yaks", {"full_inventory": "yes"}, "greedy"),
    Wanted("himalaya-open-screens-3", 3, "majority", {"open_screens": "yes", "first_tribe": "sherpa"}, "greedy"),
    Wanted("himalaya-advanced-4", 4, "elimination", {"advanced": "yes"}, "greedy"),
    Wanted("himalaya-cards-3", 3, "majority", {"village_draw": "cards"}, "greedy"),
    Wanted("himalaya-cards-open-4", 4, "elimination", {"village_draw": "cards_open"}, "greedy"),
    Wanted("himalaya-advanced-cards-2", 2, "lead", {"advanced": "yes", "village_draw": "cards"}, "greedy"),
    Wanted("himalaya-advanced-cards-open-3", 3, "yaks", {"advanced": "yes", "village_draw": "cards_open"}, "greedy"),
    Wanted("ilos-pioneers-2", 2, "pioneers"),
    Wanted("ilos-pioneers-3", 3, "pioneers", {"start_player": "2"}),
    Wanted("ilos-pioneers-4", 4, "pioneers"),
    Wanted("ilos-pioneers-5", 5, "pioneers"),
    Wanted("ilos-lull-2", 2, "lull"),
    Wanted("ilos-lull-3", 3, "lull"),
    Wanted("ilos-hands-5", 5, "pioneers", happens=a_card_from_a_hand),
    Wanted("feuville-decrees-2", 2, "decrees"),
    Wanted("feuville-decrees-3", 3, "decrees"),
    Wanted("feuville-decrees-4", 4, "decrees"),
    Wanted("feuville-decrees-shared", 3, "decrees", shared=True),
    Wanted("feuville-rounds-shared", 2, "rounds", shared=True),
    Wanted("brillance-basic-2", 2, "last_round"),
    Wanted("brillance-basic-6", 6, "last_round"),
    Wanted("brillance-roving", 3, "last_round", {"roving_competitors": "yes"}),
    Wanted("brillance-premium", 4, "last_round", {"speed_premium": "yes"}),
    Wanted("brillance-ten-rounds", 2, "last_round", {"always_ten_rounds": "yes"}),
    Wanted("brillance-one-card", 4, "last_round", {"one_card_per_turn": "yes"}),
    Wanted("brillance-rotating", 3, "last_round", {"rotating_start": "yes", "colours": "dealt"}),
    Wanted(
        "brillance-everything",
        5,
        "last_round",
        {"roving_competitors": "yes", "speed_premium": "yes", "one_card_per_turn": "yes", "rotating_start": "yes"},
    ),
    Wanted("brillance-all-home", 2, "all_home", {"always_ten_rounds": "yes"}, "homeward"),
)
