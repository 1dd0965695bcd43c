"""A player's own data file: what it changes in play, and how its mistakes are explained."""

import re

import pytest

from serai import Record, Rng, settle
from serai.core.errors import BadData
from serai.games.ilos.game import IlosGame

from .table import GAME, MAP_X, do, given, offered, prices

TEXT = GAME.data_text


def own(text: str) -> IlosGame:
    game = GAME.with_data(text, "my box")
    assert isinstance(game, IlosGame)
    return game


def with_data(card_counts: tuple[int, ...]) -> IlosGame:
    """The game with these numbers of cards."""
    numbers = iter(card_counts)
    before, _, after = TEXT.partition("[[card]]")
    cards, _, rest = after.partition("[[tile]]")
    cards = re.sub(r"count = \d+", lambda _: f"count = {next(numbers)}", cards)
    return own(f"{before}[[card]]{cards}[[tile]]{rest}")


def changed(old: str, new: str, nth: int = 0) -> tuple[str, int]:
    """The data with the nth line that reads like this changed, and the number of that line."""
    lines = TEXT.splitlines()
    at = [number for number, line in enumerate(lines) if line.split("#")[0].strip() == old][nth]
    lines[at] = new
    return "\n".join(lines) + "\n", at + 1


def test_the_same_data_play_the_same_game() -> None:
    game = own(TEXT)
    assert (game.notation, game.data_hash) == (GAME.notation, GAME.data_hash)


def test_other_prices_and_costs_change_play() -> None:
    game = own(changed("prices = [3, 5, 7, 9, 11]", "prices = [4, 6, 8, 10, 12]")[0])
    assert prices(given(f"seats 2\n{MAP_X}", game))["gold"] == 4
    game = own(changed("cost = 7", "cost = 3")[0])
    text = "seats 2, on turn green\nmap: 13@0,0\nships orange: 13a\nships green: 13b\nhand green: ruin 3*ship"
    assert "play ruin" in offered(given(text, game))
    assert "play ruin" not in offered(given(text))


def test_own_data_travel_with_the_record() -> None:
    game = own(changed("hand = 5", "hand = 7")[0])
    record, rng = Record(game, {"start_player": "1"}, 2), Rng(5)
    state = game.start(2, record.options)
    for action in settle(state, rng):
        record.add(-1, action)
    assert state.view(0)["hand_size"] == [7, 7]
    again = Record.loads(record.dumps())
    assert again.game.data_hash == game.data_hash
    assert again.replay().dump() == state.dump()


MISTAKES = [
    ("tiles_per_player = 4", "tiles_per_player = 9", "whole number"),
    ("ships = 5", 'ships = "five"', "whole number"),
    ("prices = [3, 5, 7, 9, 11]", "prices = [3, 5, 5, 9, 11]", "five"),
    ("prices = [3, 5, 7, 9, 11]", "prices = [3, 5]", "must have 5 entries"),
    ('edges = ["A", "-", "A", "-", "A", "-"]', 'edges = ["A", "-", "B", "-", "A", "-"]', "six"),
    ('edges = ["A", "-", "A", "-", "A", "-"]', 'edges = ["A", "-"]', "must have 6 entries"),
    ('edges = ["A", "-", "A", "-", "A", "-"]', 'edges = ["-", "-", "-", "-", "-", "-"]', "land"),
    ("id = 2", "id = 1", "twice"),
    ('id = "ship"', 'id = "boat"', "ship"),
    ("instant_gold = 3", "", "missing"),
    ("tiles_per_player = 4", "tiles_per_player = 6", "a full table plays with 30"),
    ("den = [-48.6, -31.6]", "den = [-48.6]", "point"),
    ("pioneers = 10", "pioneers = 11", "whole number"),
    ('id = "green"', 'id = "pink"', "orange"),
]


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES)
def test_a_mistake_is_explained_with_its_line(old: str, new: str, said: str) -> None:
    nth = 1 if old == "pioneers = 10" else 0
    text, line = changed(old, new, nth)
    with pytest.raises(BadData) as error:
        own(text)
    assert said in error.value.say("en")
    assert "[data" not in error.value.say("nl")
    assert error.value.line == (line if new else line - 6)


@pytest.mark.parametrize("cut", ['  id = "A"', "  anchors", "  outline", '    { kind = "ebony"'])
def test_a_part_that_lacks_something_is_named_by_its_tile(cut: str) -> None:
    lines = TEXT.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(cut))
    if cut.startswith("    {"):
        lines[at] = lines[at].replace("ebony", "tea")
    else:
        lines[at] = lines[at].replace(" = ", " = 0 # ", 1).split("[[")[0] if cut != "  outline" else "  outline = [] #"
        if cut == "  outline":
            end = next(number for number in range(at, len(lines)) if lines[number] == "  ]")
            del lines[at + 1 : end + 1]
    with pytest.raises(BadData) as error:
        own("\n".join(lines) + "\n")
    assert error.value.line > 0
    assert "tile" in error.value.say("en")


def test_too_few_tiles() -> None:
    with pytest.raises(BadData):
        own(TEXT[: TEXT.index("[[tile]]\nid = 20")])
    with pytest.raises(BadData):
        own("")


def test_a_small_box_is_played_to_the_end() -> None:
    game = with_data((12, 8, 4, 4, 2, 4))
    state = game.start(2, {"start_player": "1"})
    rng = Rng(3)
    while not state.over:
        seat = -1 if state.chance else state.decider
        actions = [state.draw(rng)] if state.chance else state.legal(seat)
        state.play(seat, actions[rng.below(len(actions))])
        assert game.audit(state) == []


def test_do_is_checked() -> None:
    assert do(given(f"seats 2\n{MAP_X}\nships orange: 9b\nships green: 9b"), "end actions").chance
