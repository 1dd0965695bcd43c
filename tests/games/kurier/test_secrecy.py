"""Who knows what: views by seat and for spectators, what is seen of a coin, and what is remembered after a robbery."""

from collections import Counter
from typing import Any

import pytest

from serai import CHANCE, Record, Rng, Session
from serai.core.errors import NothingToUndo
from serai.core.state import NOTICED, SEEN
from serai.games.kurier.data import COIN_NAMES, COLOUR_NAMES
from serai.games.kurier.rules import Kurier

from .table import GAME, do, given, palace, stash, winners

TRAVEL = ("travel", "from iwan", "pick cossack", "lodge olga", "lodge natascha")

HIDDEN = """
    seats 3, rubles {mode}, on turn red
    iwan [. r g b]   boris [r* g* b* .]
    reserve red: lady
    stash red: {red}
    stash green: {green}
    stash blue: {blue}
"""


def hidden(mode: str = "revised", red: str = "three", green: str = "one njet", blue: str = "two") -> Kurier:
    return given(HIDDEN.format(mode=mode, red=red, green=green, blue=blue))


def learns(state: Kurier, coin: str) -> dict[str, bool]:
    """Who sees which coin chance is about to bring; a spectator is called nobody."""
    action = GAME.parse(f"coin {coin}")
    seen = {colour: state.sight(seat, CHANCE, action) for seat, colour in enumerate(COLOUR_NAMES[: state.seats])}
    seen["nobody"] = state.sight(-1, CHANCE, action)
    assert set(seen.values()) <= {SEEN, NOTICED}, "that a coin was drawn is known to all"
    return {who: sight == SEEN for who, sight in seen.items()}


def sure_of(state: Kurier, knower: str, owner: str) -> list[str]:
    """The hidden coins of ``owner`` that ``knower`` can be sure of: they are there in every world fitting his view."""
    view = state.view(COLOUR_NAMES.index(knower))
    at = 5 * COLOUR_NAMES.index(owner)
    rng, least = Rng(5), [99] * 5
    for _ in range(150):
        world = GAME.imagine(view, rng)
        assert isinstance(world, Kurier)
        assert sum(world.stash[at : at + 5]) == sum(state.stash[at : at + 5])
        least = [min(known, int(count)) for known, count in zip(least, world.stash[at : at + 5], strict=True)]
    return [COIN_NAMES[kind] for kind, count in enumerate(least) for _ in range(count)]


# ---------------------------------------------------------------------- views


@pytest.mark.rule("K-100")
@pytest.mark.parametrize("mode", ["revised", "bribe"])
def test_everybody_sees_his_own_hidden_coins_and_of_others_only_how_many(mode: str) -> None:
    state = hidden(mode)
    purses = [[0, 0, 0, 0, 1], [1, 0, 1, 0, 0], [0, 0, 0, 1, 0]]
    for seat in range(3):
        view = state.view(seat)
        assert view["stash"] == [purses[owner] if owner == seat else None for owner in range(3)]
        assert view["stash_size"] == [1, 2, 1]
    assert state.view(None)["stash"] == [None, None, None]
    assert state.view(None)["stash_size"] == [1, 2, 1]


def test_board_dispatches_reserves_and_counts_are_public() -> None:
    state = given("""
        seats 3, rubles revised, on turn red
        iwan [. r g* b]   boris [r* . . .]
        guard blue: guard_2
        reserve red: lady officer
        banked blue: one blank
        gone: njet two
        stack green: officer officer lady / cossack
        first rubler: blue
    """)
    public = [name for name in state.view(None) if name not in ("seat", "to_decide", "stash", "memory")]
    for name in ("rooms", "dispatch", "reserve", "stack_size", "next_colour", "palace_size", "banked", "gone", "under"):
        assert name in public
    for seat in range(3):
        assert {name: state.view(seat)[name] for name in public} == {name: state.view(None)[name] for name in public}
    seen = state.view(None)
    assert (seen["palace_size"], seen["banked"][2], seen["gone"]) == (26, [0, 1, 1, 0, 0], [1, 0, 0, 1, 0])
    assert seen["stack_size"][1] == 4
    assert seen["unseen"][1] == [2, 0, 0, 1], "the contents of a stack can be counted, its order is nobody's"


@pytest.mark.rule("K-98", "K-100")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_worlds_that_differ_in_what_is_hidden_look_alike(viewer: int | None) -> None:
    """Blue's coins, and with them those of the palace, are others; red, green and spectators see no difference."""
    for mode in ("revised", "bribe"):
        here, there = hidden(mode, blue="two"), hidden(mode, blue="njet")
        assert palace(here) != palace(there)
        assert here.view(viewer) == there.view(viewer)
        assert here.view(2) != there.view(2)
        for step in TRAVEL:
            do(here, step)
            do(there, step)
            assert here.view(viewer) == there.view(viewer)
        do(here, "coin one")
        do(there, "coin njet")
        assert here.view(viewer) == there.view(viewer), "the coin of the stayer is blue's own secret"


def test_no_view_shows_an_order_of_a_stack_or_a_coin_of_the_palace() -> None:
    """Everything a view holds, found in two worlds that differ in all that is hidden from the viewer."""
    names = {field.name for field in GAME.fields}
    assert not names & {"bag", "palace"}
    here = hidden(red="three", green="one njet", blue="two")
    there = hidden(red="three", green="blank three", blue="njet")
    assert here.view(0) == there.view(0)
    assert here.view(None) == hidden(red="two", green="blank three", blue="njet").view(None)


@pytest.mark.rule("K-103", "K-117")
@pytest.mark.parametrize("mode", ["revised", "bribe"])
def test_who_pays_shows_his_coins(mode: str) -> None:
    state = given(f"seats 3, rubles {mode}, on turn red\n rehr_hof [r* g b .]\n stash red: three three njet")
    do(state, "travel", "from rehr_hof", "pick officer", "coin one")
    assert winners(state) == ["red"]
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["stash"][0] == [1, 0, 0, 0, 2]


# ---------------------------------------------------------------------- what is seen of a coin


@pytest.mark.rule("K-98", "K-100")
def test_the_coin_of_the_stayer_is_seen_by_its_taker_alone() -> None:
    state = do(hidden(), *TRAVEL)
    assert learns(state, "one") == {"red": False, "green": False, "blue": True, "nobody": False}


@pytest.mark.rule("K-81")
@pytest.mark.parametrize("mode", ["basic", "revised"])
def test_a_coin_turned_in_rubling_is_seen_by_all(mode: str) -> None:
    state = do(given(f"seats 3, rubles {mode}, on turn red\n guard red: guard_1"), "turn coin")
    assert learns(state, "two") == {"red": True, "green": True, "blue": True, "nobody": True}
    do(state, "coin two")
    assert [state.view(viewer)["turned"] for viewer in (0, 1, 2, None)] == [[0, 0, 0, 1, 0]] * 4


ROBBERY = """
    seats 4, rubles revised, on turn {mover}
    iwan [. r g b]   boris [. r b y]   wladimir [. g b r]
    reserve red: lady
    reserve green: lady
    reserve blue: lady
    reserve yellow: lady
    stash red: njet three three
    stash green: one blank
    stash yellow: two njet
    guard green: guard_1
    first rubler: green
    gone: njet njet njet
    palace: none
"""


def robbery(mover: str = "red") -> Kurier:
    return given(ROBBERY.format(mover=mover))


@pytest.mark.rule("K-108", "K-100")
def test_a_robbed_coin_kept_hidden_is_known_to_robber_and_victim_only() -> None:
    state = do(robbery(), *TRAVEL, "rob red")
    assert learns(state, "three") == {"red": True, "green": False, "blue": True, "yellow": False, "nobody": False}


@pytest.mark.rule("K-109")
def test_a_robbed_coin_turned_up_is_seen_by_all() -> None:
    state = do(robbery("green"), "rob red")
    assert all(learns(state, "three").values())


# ---------------------------------------------------------------------- what is remembered


@pytest.mark.rule("K-100")
def test_a_victim_remembers_which_coin_the_robber_took() -> None:
    state = do(robbery(), *TRAVEL, "rob red", "coin three")
    assert stash(state, "blue") == ["three"]
    assert sure_of(state, "red", "blue") == ["three"]
    assert sure_of(state, "yellow", "blue") == []
    assert sure_of(state, "green", "blue") == []


@pytest.mark.rule("K-100")
def test_before_a_robbery_nobody_is_sure_of_anything() -> None:
    state = robbery()
    for knower in ("red", "green", "yellow"):
        for owner in ("red", "green", "yellow"):
            if owner != knower:
                assert sure_of(state, knower, owner) == []


def after_two_robberies(second: str) -> Kurier:
    """Blue took a three of red, and green turned up a njet; then red travels and yellow, left behind, robs."""
    state = do(robbery(), *TRAVEL, "rob red", "coin three")
    do(state, "rob yellow", "coin njet")  # green, at his guard
    do(state, "travel", "from boris", "pick cossack", "lodge anastasia", "lodge katharina", second)  # blue
    return state


@pytest.mark.rule("K-100")
def test_who_did_not_see_which_coin_was_robbed_is_no_longer_sure() -> None:
    state = after_two_robberies("rob blue")
    do(state, "coin three")
    assert stash(state, "yellow") == ["two", "three"]
    assert sure_of(state, "blue", "yellow") == ["three"]
    assert sure_of(state, "red", "blue") == []


@pytest.mark.rule("K-100")
def test_a_robbery_elsewhere_does_not_make_him_forget() -> None:
    state = do(after_two_robberies("rob green"), "coin blank")
    assert sure_of(state, "red", "blue") == ["three"]
    assert sure_of(state, "green", "yellow") == ["blank"]


@pytest.mark.rule("K-100")
def test_a_coin_turned_up_is_struck_from_memory() -> None:
    state = do(robbery(), *TRAVEL, "rob red", "coin three")
    do(state, "rob blue", "coin three")
    assert sure_of(state, "red", "blue") == []
    assert Counter(stash(state, "blue")) == Counter()


def blue_keeps_two() -> Kurier:
    """Blue held a one and took a three of red; green turned up a njet; blue is on turn."""
    text = ROBBERY.format(mover="red").replace("stash yellow", "stash blue: one\n    stash yellow")
    state = do(given(text), *TRAVEL, "rob red", "coin three", "rob yellow", "coin njet")
    assert stash(state, "blue") == ["one", "three"]
    assert sure_of(state, "red", "blue") == ["three"]
    return state


@pytest.mark.rule("K-100")
def test_a_coin_robbed_unseen_leaves_doubt_even_if_it_was_another() -> None:
    journey = ("travel", "from boris", "pick cossack", "lodge anastasia", "lodge katharina", "rob blue")
    one, three = do(blue_keeps_two(), *journey, "coin one"), do(blue_keeps_two(), *journey, "coin three")
    assert sure_of(one, "red", "blue") == []
    for viewer in (0, 1, None):
        assert one.view(viewer) == three.view(viewer), "who did not see the coin cannot tell which it was"
    assert sure_of(one, "blue", "yellow") == ["one"]


@pytest.mark.rule("K-100")
def test_who_robbed_another_coin_himself_stays_sure() -> None:
    journey = ("travel", "from wladimir", "pick cossack", "lodge anastasia", "lodge katharina", "rob blue")
    assert sure_of(do(blue_keeps_two(), *journey, "coin one"), "red", "blue") == ["three"]
    assert sure_of(do(blue_keeps_two(), *journey, "coin three"), "red", "blue") == []


@pytest.mark.rule("K-100")
def test_another_coin_turned_up_before_all_leaves_no_doubt() -> None:
    text = ROBBERY.format(mover="red").replace("stash yellow", "stash blue: one\n    stash yellow")
    state = do(given(text), *TRAVEL, "rob red", "coin three", "rob blue", "coin one")
    assert sure_of(state, "red", "blue") == ["three"]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_remembered_is_true_and_worlds_fit_the_view(seed: int) -> None:
    """In whole games with robbing: memory never claims a coin that is not there; imagined worlds fit what is seen."""
    rng = Rng(seed)
    state = GAME.start(4 + seed % 2, {"rubles": ("revised", "bribe")[seed % 2]})
    assert isinstance(state, Kurier)
    robbed = 0
    while not state.over:
        if state.chance:
            robbed += state.step == 12 and state.coin_from >= 0
            state.play(CHANCE, state.draw(rng))
        else:
            options = state.legal(state.decider)
            state.play(state.decider, options[rng.below(len(options))])
        claims = Counter((coin // 25, coin // 5 % 5, coin % 5) for coin in state.dump()["memory"])
        for (knower, owner, kind), count in claims.items():
            assert knower != owner
            assert count <= state.stash[5 * owner + kind]
        for seat in range(state.seats):
            assert 0 <= state.fresh[seat] <= state.hidden_coins(seat)
        if claims and rng.below(10) == 0:
            for viewer in (*range(state.seats), None):
                view = state.view(viewer)
                world = GAME.imagine(view, rng)
                assert world.view(viewer) == view
                assert GAME.audit(world) == []


# ---------------------------------------------------------------------- what can be taken back


def session(seed: int = 3) -> Session:
    """A game of two just after setup."""
    game = Session(Record(GAME, {"start_player": "1"}, 2))
    game.settle(Rng(seed))
    while game.state.view()["turn"] == 0:
        seat = game.state.deciders[0]
        game.play(seat, game.state.legal(seat)[0])
        game.settle(Rng(seed))
    return game


def options(game: Session) -> list[str]:
    return [GAME.notate(action) for action in game.state.legal(game.state.deciders[0])]


def test_choices_are_taken_back_until_something_hidden_comes_out() -> None:
    game = session()
    before: dict[str, Any] = game.state.dump()
    game.play(0, GAME.parse("deploy reserve"))
    game.play(0, game.state.legal(0)[0])
    game.undo(0)
    game.undo(0)
    assert game.state.dump() == before
    game.play(0, GAME.parse("deploy stack"))
    assert game.state.chance
    game.settle(Rng(1))
    with pytest.raises(NothingToUndo):
        game.undo(0)
    assert all(option.startswith("lodge") for option in options(game))
