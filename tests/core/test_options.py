"""What a table can choose: declared, completed with defaults, and refused with a reason where it is not known."""

import pytest

from serai.core.errors import BadOption, BadSeats
from serai.core.options import Option, Value, choice, complete, switch
from serai.core.registry import game

PACE = choice("pace", "slow", "fast")
STORM = switch("storm")
ROUNDS = choice("rounds", 3, 5, variant=False)
ALL = (PACE, STORM, ROUNDS)


def test_the_first_value_of_a_choice_is_its_default() -> None:
    assert PACE.default == "slow"
    assert STORM.default is False
    assert switch("sun", default=True).default is True


def test_complete_adds_defaults_in_the_declared_order() -> None:
    chosen = complete(ALL, {"rounds": 5, "pace": "fast"})
    assert list(chosen.items()) == [("pace", "fast"), ("storm", False), ("rounds", 5)]
    assert complete(ALL, {}) == {"pace": "slow", "storm": False, "rounds": 3}


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.key)
def test_what_is_written_is_read_back(option: Option) -> None:
    for value in option.values:
        assert option.read(option.write(value)) == value
        assert type(option.read(option.write(value))) is type(value)
        assert option.read(value) == value


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        *((word, True) for word in ("yes", " ON ", "ja", "aan", "1", "true")),
        *((word, False) for word in ("no", "Off", "nee", "uit", "0", "FALSE")),
    ],
)
def test_a_switch_understands_both_languages(given: str, meant: bool) -> None:
    assert STORM.read(given) is meant


@pytest.mark.parametrize("given", ["FAST", " fast "])
def test_case_and_blanks_do_not_matter(given: str) -> None:
    assert PACE.read(given) == "fast"


@pytest.mark.parametrize(
    ("option", "given"),
    [
        *((PACE, given) for given in ("medium", "", None, 1, True)),
        *((STORM, given) for given in (1, "maybe", None)),
        *((ROUNDS, given) for given in (4, "4", True, 3.0, [3])),
    ],
)
def test_other_values_are_refused_with_those_allowed(option: Option, given: object) -> None:
    with pytest.raises(BadOption) as caught:
        complete(ALL, {option.key: given})  # type: ignore[dict-item]
    for lang in ("nl", "en"):
        said = caught.value.say(lang)
        assert option.key in said
        assert ", ".join(option.write(value) for value in option.values) in said
    assert caught.value.say("nl") != caught.value.say("en")


def test_an_unknown_option_is_refused_with_those_known() -> None:
    with pytest.raises(BadOption, match="wind") as caught:
        complete(ALL, {"wind": "north"})
    assert "pace, storm, rounds" in str(caught.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="-"):
        complete((), {"wind": "north"})


def test_kurier_lists_each_variant_once_and_only_legal_ones() -> None:
    kurier = game("kurier")
    variants = list(kurier.variants())
    assert len(variants) == 6
    assert len({tuple(variant.items()) for variant in variants}) == 6
    for variant in variants:
        assert variant["start_player"] == "random"
        for seats in kurier.seats:
            assert kurier.start(seats, variant).seats == seats


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"rubles": "basic", "without_blanks": True}), (2, {"start_player": "3"})],
    ids=["blanks", "start player"],
)
def test_options_that_clash_are_refused_in_both_languages(seats: int, options: dict[str, Value]) -> None:
    with pytest.raises(BadOption) as caught:
        game("kurier").start(seats, options)
    assert "[" not in caught.value.say("nl")
    assert "[" not in caught.value.say("en")
    assert caught.value.say("nl") != caught.value.say("en")


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_a_game_says_how_many_can_play(seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        game("kurier").start(seats)
    assert "2" in str(caught.value)
    assert "5" in str(caught.value)
