"""The laws themselves: the correct toy passes all of them, and each broken toy is caught by the law it breaks."""

import broken_toys
import leaky_toys
import pytest
from broken_toys import Broken, Careless, InParts, peeking_bot
from toys import DOUBT, TOY

from serai.core import laws
from serai.core.game import Game
from serai.core.laws.imagined import Choose
from serai.core.laws.processes import address_of
from serai.core.options import Value
from serai.core.rng import Rng

SEEDS = range(12)
"""A fault may need a certain hand to show; a dozen short games have them all."""


def fault_of(game: Game, seats: int = 3, choose: Choose | None = None) -> laws.LawBroken:
    """The first broken law that a few games show."""
    with pytest.raises(laws.LawBroken) as caught:
        check_some(game, seats, choose)
    return caught.value


def check_some(game: Game, seats: int, choose: Choose | None) -> None:
    for seed in SEEDS:
        rng = Rng(seed)
        laws.check_record(laws.play_game(game, seats, {"long": True}, rng), rng, choose=choose)


def broken_games() -> list[type[Broken]]:
    """All toys that are broken within one process."""
    there = {**vars(broken_toys), **vars(leaky_toys)}
    kinds = [kind for kind in there.values() if isinstance(kind, type) and issubclass(kind, Broken)]
    return [kind for kind in kinds if kind not in (Broken, Careless, InParts, leaky_toys.Repainted) and kind.law != 4]


@pytest.mark.parametrize("options", list(TOY.variants()), ids=lambda options: "long" if options["long"] else "short")
@pytest.mark.parametrize("seats", TOY.seats)
def test_the_correct_toy_obeys_all_laws(seats: int, options: dict[str, Value]) -> None:
    laws.check(TOY, seats, options, Rng(seats), games=4, depth=2, choose=lambda game, view, legal, rng: legal[0])


@pytest.mark.parametrize("kind", broken_games(), ids=lambda kind: f"{kind.law}-{kind.__name__}")
def test_a_broken_toy_is_caught_by_its_law(kind: type[Broken]) -> None:
    fault = fault_of(kind(), 2 + len(kind.__name__) % 2)
    assert fault.law == kind.law, str(fault)
    assert f"law {kind.law} ({laws.TITLES[kind.law]}): " in str(fault)
    assert "serai record 1" in str(fault)


def test_every_law_has_a_toy_that_breaks_it() -> None:
    assert {kind.law for kind in broken_games()} | {4} == set(laws.TITLES)


@pytest.mark.parametrize(
    ("game", "channel"),
    [(broken_toys.LEGAL_IN_HASH_ORDER, "legal actions"), (broken_toys.SCENE_IN_HASH_ORDER, "scene")],
    ids=["legal", "scene"],
)
def test_hash_order_is_caught_in_other_processes(game: Broken, channel: str) -> None:
    records = [laws.play_game(game, 3, {"long": True}, Rng(seed)) for seed in SEEDS]
    with pytest.raises(laws.LawBroken) as caught:
        laws.determinism(records, every=1)
    assert caught.value.law == 4
    assert channel in caught.value.what


def test_a_bot_that_peeks_is_caught() -> None:
    fault = fault_of(Careless(), choose=peeking_bot)
    assert fault.law == 5
    assert "bot" in fault.what


def test_a_bot_that_chooses_what_is_not_legal_is_caught() -> None:
    fault = fault_of(TOY, choose=lambda game, view, legal, rng: 99)
    assert fault.law == 5
    assert "not legal" in fault.what


def test_the_record_of_a_broken_law_shows_the_fault() -> None:
    state = fault_of(broken_toys.LegalActionCrashes()).record.replay()
    with pytest.raises(IndexError):
        state.play(1, DOUBT)


def test_two_worlds_are_both_shown() -> None:
    fault = fault_of(leaky_toys.ViewShowsBag())
    assert fault.other is not None
    assert fault.record.replay().dump() != fault.other.replay().dump()
    assert str(fault).count("serai record 1") == 2


def test_a_game_that_is_not_registered_has_an_address() -> None:
    assert address_of(TOY) == "toys:TOY"
    with pytest.raises(LookupError):
        address_of(Careless())
