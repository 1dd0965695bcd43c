"""People's names in a game's sentences, in place of what the game calls their seats."""

import pytest

import serai
from serai.core.game import Event
from serai.core.naming import named, names_at
from serai.core.rng import Rng
from serai.core.session import event_for
from serai.core.texts import Text

PEOPLE = {0: "Anna", 2: "Bert"}


def lines(name: str, people: dict[int, str]) -> list[tuple[str, str]]:
    """Each line of a random game of three, as the game says it and with names."""
    game = serai.game(name)
    state, luck = game.start(3), Rng(7)
    told: list[tuple[str, str]] = []
    for _ in range(300):
        if state.over:
            break
        seat = -1 if state.chance else state.deciders[0]
        legal = [] if state.chance else state.legal(seat)
        action = int(state.draw(luck) if state.chance else legal[luck.below(len(legal))])
        before, seen = state.view(), event_for(state, None, seat, action)
        state.apply(seat, action)
        if seen is None:
            continue
        text = game.tell(before, Event(seen.seat, seen.action), state.view())
        if text is not None:
            names = names_at(game, state.view(), people)
            told.append((game.words.say(text, "en"), game.words.say(named(text, names), "en")))
    return told


@pytest.mark.parametrize("game", serai.game_ids())
def test_every_line_about_somebody_names_him_and_no_other(game: str) -> None:
    told = lines(game, PEOPLE)
    assert any("Anna" in with_names for _, with_names in told)
    assert any("Bert" in with_names for _, with_names in told)
    state = serai.game(game).start(3)
    say = serai.game(game).words.say
    assert all(plain == same for plain, same in lines(game, {}))
    middle = say(serai.game(game).seat_at(1, state.options), "en")
    assert sum(middle in plain for plain, _ in told) == sum(middle in with_names for _, with_names in told)


def test_only_the_seat_itself_is_named() -> None:
    red, blue = Text("player-red"), Text("player-blue")
    line = Text("then", {"first": Text("log-start", {"player": red}), "second": Text("x", {"player": blue, "n": 3})})
    assert named(line, ((red, "Anna"),)) == Text(
        "then", {"first": Text("log-start", {"player": "Anna"}), "second": Text("x", {"player": blue, "n": 3})}
    )
    assert named(line, ()) is line
