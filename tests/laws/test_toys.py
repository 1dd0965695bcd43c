"""The laws themselves: the correct toy passes all of them, and each broken toy is caught by the law it breaks."""

import broken_toys
import pytest
from broken_toys import Broken, Careless, peeking_bot
from toys import TOY

from serai.core import laws
from serai.core.laws.processes import address_of
from serai.core.options import Value
from serai.core.rng import Rng

SEEDS = range(12)
"""A fault may need a certain hand to show; a dozen short games have them all."""


def broken_games() -> list[type[Broken]]:
    """All toys that are broken within one process."""
    kinds = [kind for kind in vars(broken_toys).values() if isinstance(kind, type) and issubclass(kind, Broken)]
    return [kind for kind in kinds if kind not in (Broken, Careless, broken_toys.Repainted) and kind.law != 4]


@pytest.mark.parametrize("options", TOY.variants(), ids=lambda options: "long" if options["long"] else "short")
@pytest.mark.parametrize("seats", TOY.seats)
def test_the_correct_toy_obeys_all_laws(seats: int, options: dict[str, Value]) -> None:
    laws.check(TOY, seats, options, Rng(seats), games=4, depth=2, choose=lambda game, view, legal, rng: legal[0])


@pytest.mark.parametrize("kind", broken_games(), ids=lambda kind: f"{kind.law}-{kind.__name__}")
def test_a_broken_toy_is_caught_by_its_law(kind: type[Broken]) -> None:
    game = kind()
    with pytest.raises(laws.LawBroken) as caught:
        for seed in SEEDS:
            rng = Rng(seed)
            record = laws.play_game(game, 2 + seed % 2, {"long": True}, rng)
            laws.check_record(record, rng)
    assert caught.value.law == kind.law, str(caught.value)
    assert f"law {kind.law} ({laws.TITLES[kind.law]}): " in str(caught.value)
    assert "serai record 1" in str(caught.value)


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
    game = Careless()
    with pytest.raises(laws.LawBroken) as caught:
        for seed in SEEDS:
            laws.check_record(laws.play_game(game, 3, {}, Rng(seed)), Rng(seed), choose=peeking_bot)
    assert caught.value.law == 5
    assert "bot" in caught.value.what


def test_a_bot_that_chooses_what_is_not_legal_is_caught() -> None:
    with pytest.raises(laws.LawBroken, match="not legal"):
        for seed in SEEDS:
            laws.imagining(laws.play_game(TOY, 3, {}, Rng(seed)), Rng(seed), choose=lambda g, v, legal, r: 99)


def test_the_record_of_a_broken_law_shows_the_fault() -> None:
    game = broken_toys.LegalActionCrashes()
    with pytest.raises(laws.LawBroken) as caught:
        for seed in SEEDS:
            laws.check_record(laws.play_game(game, 2, {}, Rng(seed)), Rng(seed))
    state = caught.value.record.replay()
    with pytest.raises(IndexError):
        state.play(1, broken_toys.DOUBT)


def test_two_worlds_are_both_shown() -> None:
    game = broken_toys.ViewShowsBag()
    with pytest.raises(laws.LawBroken) as caught:
        laws.check_record(laws.play_game(game, 2, {}, Rng(1)), Rng(1))
    assert caught.value.other is not None
    one, two = caught.value.record.replay(), caught.value.other.replay()
    assert one.dump() != two.dump()
    assert str(caught.value).count("serai record 1") == 2


def test_a_game_that_is_not_registered_has_an_address() -> None:
    assert address_of(TOY) == "toys:TOY"
    with pytest.raises(LookupError):
        address_of(Careless())
