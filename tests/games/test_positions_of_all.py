"""Any moment of any game can be written down as text and set up again from it."""

from contextlib import suppress

import pytest
from toys import TOY

from serai.core.errors import BadPosition
from serai.core.game import Game
from serai.core.options import Options
from serai.core.playout import playout
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.core.state import CHANCE, State

NAMES = ("brillance", "feuville", "himalaya", "ilos", "kurier")


def tables() -> list[tuple[str, int, Options]]:
    """Every game for every number of players, each time with another of its variants; other choices change too."""
    found: list[tuple[str, int, Options]] = []
    for name in NAMES:
        game = find_game(name)
        variants = list(game.variants())
        beside = [option for option in game.options if not option.variant]
        number = 0
        for seats in game.seats:
            for turn in range(2):
                fitting = [variant for variant in variants if game.clash(seats, variant) is None]
                options = dict(fitting[number % len(fitting)])
                for option in beside if turn else ():
                    if game.clash(seats, options | {option.key: option.values[1]}) is None:
                        options[option.key] = option.values[1]
                number += 7
                found.append((name, seats, options))
    return found


def moments(game: Game, seats: int, options: Options, rng: Rng, every: int) -> list[State]:
    """Moments of a random game: the first steps, and then now and again, and the end."""
    state = game.start(seats, options)
    found = [state.copy()]
    number = 0
    while not state.over:
        if state.chance:
            state.apply(CHANCE, state.draw(rng))
        else:
            seat = state.deciders[rng.below(len(state.deciders))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        number += 1
        if number < 12 or rng.below(every) == 0 or state.over:
            found.append(state.copy())
    return found


@pytest.mark.parametrize(("name", "seats", "options"), tables(), ids=str)
def test_a_position_written_down_is_set_up_again_as_it_was(name: str, seats: int, options: Options) -> None:
    game = find_game(name)
    for state in moments(game, seats, options, Rng(seats), every=40):
        text = state.text()
        again = game.set_up(text)
        assert again.dump() == state.dump()
        assert again.text() == text


@pytest.mark.parametrize("name", NAMES)
def test_a_position_goes_on_as_the_game_did(name: str) -> None:
    game = find_game(name)
    state = moments(game, game.seats[0], {}, Rng(3), every=50)[-5]
    again = game.set_up(state.text())
    playout(state, Rng(8))
    playout(again, Rng(8))
    assert again.over
    assert again.dump() == state.dump()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "line",
    [
        "exactly weather: 3",
        "exactly step: sleeping",
        "exactly step: [1]",
        "exactly step: 9999999999999999999999",
        "exactly decider: true",
        "exactly decider: 0.5",
        "exactly decider: 77",
        "exactly decider",
        "exactly seats: 2",
        "exactly options: {}",
        "exactly shown: [[[[",
    ],
)
def test_an_exact_line_that_cannot_be_is_refused(name: str, line: str) -> None:
    game = find_game(name)
    text = moments(game, game.seats[0], {}, Rng(4), every=1000)[-2].text()
    with pytest.raises(BadPosition, match="exactly"):
        game.set_up(f"{text}{line}\n")


def test_what_is_pending_stands_in_exact_lines() -> None:
    game = find_game("kurier")
    state = game.set_up("seats 2, on turn red\niwan [r . r r*]\nolga [g* . . .]\nreserve red: lady")
    state.play(0, game.parse("travel"))
    assert state.text().splitlines()[-1] == "exactly step: choose_departure"
    assert "iwan [r . r r*]" in state.text()


def test_a_game_need_not_have_a_text_form() -> None:
    with pytest.raises(NotImplementedError):
        TOY.begin(2, {"long": False}).text()


@pytest.mark.parametrize("name", NAMES)
def test_words_that_mean_nothing_are_refused_by_their_line(name: str) -> None:
    whole = find_game(name).start(3).text().splitlines()
    own = [line for line in whole if not line.startswith("exactly ")]
    for at, line in enumerate(own):
        words = line.replace(":", " ").split()
        for wrong in (f"{words[0]}:", f": {words[-1]}", ":", f"{line} {'9' * 30}", f"{words[0]} x: y"):
            text = "\n".join([*own[:at], wrong, *own[at + 1 :]])
            with suppress(BadPosition):  # where a line may be left out, or say so little, it is set up
                find_game(name).set_up(text)


def test_the_line_of_the_games_own_words_that_is_nonsense_is_named() -> None:
    for wrong in ("yellow 1:", ":", "orders pink: 2 2 2 3 3 3", "bandits:"):
        with pytest.raises(BadPosition, match=wrong):
            find_game("brillance").set_up(f"players yellow red\nred 1: home\n{wrong}\nhand red: windfall")


@pytest.mark.parametrize("exactly", ["exactly target: 1000000000000000000000000000000", "exactly target: 1000000"])
def test_an_exact_line_that_the_rules_run_into_at_once_is_refused(exactly: str) -> None:
    game = find_game("himalaya")
    state = game.start(3)
    while state.decider != CHANCE or "target" not in state.text():
        seat = state.decider
        state.play(seat, state.draw(Rng(1)) if seat == CHANCE else state.legal(seat)[0])
    lines = [exactly if line.startswith("exactly target") else line for line in state.text().splitlines()]
    with pytest.raises(BadPosition, match=r"target|exactly"):
        game.set_up("\n".join(lines))
