"""The arena: every bot at every seat under the same luck, the same result however it is played."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from serai.core.record import Record
from serai.core.state import CHANCE
from serai.lab.arena import (
    Arena,
    ArenaReport,
    BadContest,
    Contest,
    Deal,
    Played,
    arena,
    contest,
    line_ups,
    play_deal,
    shares_of,
)
from serai.lab.journal import BadJournal, Journal
from serai.lab.ratings import rate


def told(report: ArenaReport) -> ArenaReport:
    """A report without the time it took."""
    return msgspec.structs.replace(report, seconds=0.0)


@pytest.fixture(scope="module")
def terms() -> Contest:
    return contest("kurier", ("random", "greedy"), 2, seed=4)


@pytest.fixture(scope="module")
def whole(terms: Contest) -> tuple[ArenaReport, list[Deal]]:
    """Ten games of the contest, and their deals."""
    deals: list[Deal] = []
    report = arena(terms, 10, whole=True, on_deal=deals.append)
    return told(report), deals


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 3), (2, 5), (4, 2), (4, 3), (3, 6)])
def test_every_bot_sits_at_every_seat_equally_often(bots: int, seats: int) -> None:
    for deal in range(3):
        sat = Counter((bot, seat) for line_up in line_ups(bots, seats, deal) for seat, bot in enumerate(line_up))
        assert len(sat) == bots * seats
        assert len(set(sat.values())) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    behind = {pair for deal in range(2) for line in line_ups(3, 3, deal) for pair in pairwise(line)}
    assert behind == {(a, b) for a in range(3) for b in range(3) if a != b}


def test_the_games_of_a_deal_have_the_same_luck(terms: Contest) -> None:
    def first_luck(steps: list[tuple[int, int]]) -> Iterator[int]:
        for seat, action in steps:
            if seat != CHANCE:
                return
            yield action

    deals = [play_deal(terms, number)[1] for number in range(6)]
    lucks = [{tuple(first_luck(game)) for game in games} for games in deals]
    assert all(len(luck) == 1 for luck in lucks)
    assert len(set.union(*lucks)) > 1


def test_the_same_seed_gives_the_same_report_however_many_jobs(
    terms: Contest, whole: tuple[ArenaReport, list[Deal]]
) -> None:
    assert told(arena(terms, 10, whole=True, jobs=2)) == whole[0]
    other = contest("kurier", terms.bots, 2, seed=5)
    assert [play_deal(other, number)[0] for number in range(2)] != whole[1][:2]


def test_an_interrupted_arena_goes_on_where_it_was(
    terms: Contest, whole: tuple[ArenaReport, list[Deal]], tmp_path: Path
) -> None:
    report, deals = whole
    path = tmp_path / "arena.jsonl"
    journal = Journal(path, terms)
    for deal in deals[:3]:
        journal.add(deal)
    path.write_bytes(path.read_bytes() + b'{"number":3,"games":[{"line')
    again = Journal(path, terms)
    assert again.deals == deals[:3]
    played: list[int] = []

    def on_deal(deal: Deal) -> None:
        again.add(deal)
        played.append(deal.number)

    assert told(arena(terms, 10, whole=True, done=again.deals, on_deal=on_deal)) == report
    assert played == [3, 4]
    assert Journal(path, terms).deals == deals


def test_a_journal_of_something_else_is_refused(terms: Contest, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, terms)
    with pytest.raises(BadJournal, match="another arena"):
        Journal(path, contest("kurier", terms.bots, 3))
    path.write_text("once upon a time\n", encoding="utf-8")
    with pytest.raises(BadJournal, match="no journal"):
        Journal(path, terms)


def game(line_up: tuple[int, ...], ranking: tuple[int, ...]) -> Played:
    return Played(line_up, ranking, (0,) * len(line_up), 1, "")


def test_it_stops_when_the_answer_is_clear_and_not_before() -> None:
    terms = contest("kurier", ("random", "greedy"), 2)
    deals = [Deal(number, (game((0, 1), (2, 1)), game((1, 0), (1, 2)))) for number in range(40)]
    report = arena(terms, 80, done=deals)
    assert report.clear
    assert report.comparisons[0].answer == "worse"
    assert report.deals < 40
    sums = Arena(terms)
    for deal in deals[: report.deals - 1]:
        sums.add(deal)
    assert not sums.clear
    assert arena(terms, 80, done=deals, whole=True).deals == 40


def test_shares_count_shared_victories_and_several_seats() -> None:
    deal = Deal(0, (game((0, 1, 0), (1, 1, 3)), game((1, 0, 1), (2, 3, 1))))
    assert shares_of(deal, 2) == [0.25, 0.75]


def test_ratings_follow_the_results() -> None:
    better, worse = rate(2, [((0, 1), (1, 2)), ((1, 0), (2, 1))] * 10)
    assert better.low > worse.high
    same = rate(2, [((0, 1), (1, 1))])
    assert same[0] == same[1]
    twice = rate(2, [((0, 1, 0), (1, 2, 3))])
    assert twice[0].low < twice[1].rating < twice[0].high


def test_records_name_the_bots_and_replay(terms: Contest) -> None:
    kept: list[Record] = []
    arena(terms, 2, on_records=lambda _, records: kept.extend(records))
    assert [record.names[0] for record in kept] == ["bot random", "bot greedy"]
    assert all(record.replay().over for record in kept)


def test_a_notebook_shows_the_standings_the_best_first(whole: tuple[ArenaReport, list[Deal]]) -> None:
    shown = whole[0]._repr_html_()
    assert shown.startswith("<table>")
    assert shown.index("greedy") < shown.index("random")


@pytest.mark.parametrize("bots", [("greedy",), ("random", "random"), ()])
def test_what_is_no_contest_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadContest):
        contest("kurier", bots, 2)
