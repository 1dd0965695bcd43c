"""The coach: over many moments of every game its move is legal, its reasons are true, and it tells nothing hidden."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import serai
from serai import Game, Record, Rng
from serai.bots import Budget
from serai.bots.coach import Advised, advise, judge
from serai.core.facts import Fact, Reasons, reasons
from serai.core.game import Game as AnyGame
from serai.core.laws import play_game
from serai.core.state import State
from serai.core.texts import LANGUAGES

of_each_game = pytest.mark.parametrize("name", serai.game_ids())
RECORDS = Path(__file__).parent.parent / "records"
MOMENTS = 200
LOOKS = {"himalaya": 30}
"""How often the clock may be looked at: a programme of six commands takes more looks than a turn does elsewhere."""
Amounts = dict[tuple[str, int, int], int]


def hurried(looks: int) -> Callable[[], bool]:
    """A clock that is over after so many looks at it: the same on every machine."""
    left = [looks]

    def out_of_time() -> bool:
        left[0] -= 1
        return left[0] < 0

    return out_of_time


def asked(game: Game, state: State, seat: int, seed: int) -> Advised:
    """The hint that this seat gets, found with little thought."""
    view, legal = state.view(seat), [int(action) for action in state.legal(seat)]
    return advise(game, view, legal, Rng(seed), Budget(rounds=0, out_of_time=hurried(LOOKS.get(game.id, 4))))


def moments(game: Game, count: int) -> Iterator[tuple[State, int]]:
    """So many moments with something to choose, of random games and of kept ones, with all numbers of seats."""
    kept = [Record.load(path) for path in sorted(RECORDS.glob(f"{game.id}-*.txt"))]
    games = [play_game(game, seats, {}, Rng(seats)) for seats in game.seats] + kept
    found = 0
    for number, record in enumerate(games, 1):
        states = [s for s in record.states() if not s.over and any(len(s.legal(seat)) > 1 for seat in s.deciders)]
        wanted = (count * number) // len(games) - found
        for nth in range(wanted):
            state = states[nth * len(states) // wanted]
            yield state, next(seat for seat in state.deciders if len(state.legal(seat)) > 1)
        found += wanted


def amounts(facts: list[Fact]) -> Amounts:
    """What is counted, by what and whose it is; each once."""
    found = {(fact.key, fact.rival, fact.about): fact.amount for fact in facts}
    assert len(found) == len(facts)
    return found


@of_each_game
def test_hints_are_legal_true_and_tell_nothing_hidden(name: str) -> None:
    game = serai.game(name)
    told: Counter[str] = Counter()
    for seed, (state, seat) in enumerate(moments(game, MOMENTS)):
        view = state.view(seat)
        advised = asked(game, state, seat, seed)
        assert advised.action in state.legal(seat)
        assert advised.good
        for text in (*advised.good, *advised.bad):
            for lang in LANGUAGES:
                assert game.words.faults(text, lang) == []
        # another world that this seat cannot tell from the truth: it counts the same there, and gets the same hint
        other = game.imagine(view, Rng(seed + 1000))
        before = amounts(list(game.facts(state, seat)))
        assert amounts(list(game.facts(other, seat))) == before
        assert other.view(seat) == view
        if seed % 4 == 0:
            assert asked(game, other, seat, seed) == advised
        changes = (*advised.reasons.good, *advised.reasons.bad)
        told.update(change.key for change in changes)
        assert len(advised.good) >= len(advised.reasons.good)
        # what is promised comes true when the steps are taken, whatever the others hide
        for world in (state, other):
            now = world.copy()
            for step in advised.line:
                assert step in now.legal(seat)
                now.suppose(seat, step)
            after = amounts(list(game.facts(now, seat))) if advised.line else {}
            for change in changes:
                key = (change.key, change.rival, change.about)
                assert change.was == before[key]
                assert change.now == after[key]
                assert change.was != change.now
        for good in advised.reasons.good:
            assert good.gain > 0
        for bad in advised.reasons.bad:
            assert bad.gain < 0
    assert sum(told.values()) > MOMENTS / 3
    assert len(told) > 2


def test_a_reason_that_another_choice_brings_as_well_comes_last() -> None:
    before = [Fact("points", 3, 3.0), Fact("cards", 5, 5.0), Fact("theirs", 1, -1.0, 1)]
    after = [Fact("points", 6, 6.0), Fact("cards", 7, 7.0), Fact("theirs", 3, -3.0, 1)]
    otherwise = [Fact("points", 6, 6.0), Fact("cards", 5, 5.0), Fact("theirs", 1, -1.0, 1)]
    found = reasons(before, after, otherwise)
    assert [change.key for change in found.good] == ["cards", "points"]
    assert [(change.key, change.rival, change.was, change.now) for change in found.bad] == [("theirs", 1, 1, 3)]
    assert [change.key for change in reasons(before, after, ()).good] == ["points", "cards"]
    assert reasons(before, before, ()) == Reasons()


def test_a_game_that_counts_nothing_still_gets_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    game = serai.game("kurier")
    monkeypatch.setattr(type(game), "facts", AnyGame.facts)
    for seed, (state, seat) in enumerate(moments(game, 10)):
        advised = asked(game, state, seat, seed)
        assert advised.action in state.legal(seat)
        assert advised.reasons == Reasons()
        assert advised.good[0].key.startswith("hint-")


@of_each_game
def test_what_a_choice_throws_away_is_told_against_the_best(name: str) -> None:
    game = serai.game(name)
    for seed, (state, seat) in enumerate(moments(game, 4)):
        view, legal = state.view(seat), [int(action) for action in state.legal(seat)]
        found = judge(game, view, legal, legal[-1], Rng(seed), Budget())
        assert found is not None
        assert found.lost >= 0
        best = judge(game, view, legal, found.better.action, Rng(seed), Budget())
        assert best is not None
        assert best.lost == 0
        assert judge(game, view, legal, legal[0], Rng(seed), Budget(out_of_time=lambda: True)) is None
