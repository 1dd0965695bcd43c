"""Long work leaves everybody his turn: it is cut into pieces, done in a worker, or done once and kept."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from houses import a_house, a_table, act, done, fresh_id, guests, in_a_loop, viewer
from msgspec.structs import replace

from serai.core.registry import game
from serai.house import frames, live, showing
from serai.house.cards import Viewer
from serai.house.errors import Busy
from serai.house.hashing import Hashing
from serai.house.history import LATEST
from serai.house.house import House
from serai.house.messages import Act, Confirm, Done, Look, Request, TableMessage, Undo
from serai.house.order import TableOrder
from serai.house.pauses import PIECE
from serai.house.people import Person
from serai.house.workers import Workers

STEPS = 120


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'serai.sqlite'}"


class Turns:
    """Counts the turns that somebody else has."""

    def __init__(self) -> None:
        self.count = 0
        self._task = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.count += 1

    def stop(self) -> int:
        self._task.cancel()
        return self.count


async def long_table(house: House, host: Person, steps: int = STEPS, name: str = "kurier") -> tuple[str, Viewer]:
    """A table with a long log, played on one device."""
    table = await house.new_table(host, TableOrder(name, 2, hot_seats=2))
    me = Viewer(host.id, (0, 1))
    for number in range(steps):
        shown = await house.message(table, me, log_from=10_000)
        choice = shown.choices[number % len(shown.choices)]
        done(await house.request(table, me, Act(fresh_id(), shown.number, choice.action, shown.viewer, shown.undone)))
    return table, me


@in_a_loop
async def test_a_long_table_is_read_told_and_spoken_in_pieces(url: str) -> None:
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        table, me = await long_table(house, anna)
        for _ in range(2):  # the second time its sentences are known, but not to this viewer
            entries = (await house.keeper.live(table)).table.entries
            assert entries > STEPS
            house.keeper.tables.clear()
            turns = Turns()
            loaded = await house.keeper.live(table)
            while_loading = turns.stop()
            assert while_loading >= entries // PIECE
            turns = Turns()
            sub = house.subscribe(table, me)
            assert isinstance(await anext(sub), TableMessage)
            assert loaded.table.history(0).number > LATEST
            assert turns.stop() >= LATEST // PIECE, "the end of the log, a few steps at a time"
            sub.close()


@in_a_loop
async def test_a_log_without_its_table_is_told_in_pieces_too(url: str) -> None:
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        table, me = await long_table(house, anna)
        house.keeper.tables.clear()
        live_table = await house.keeper.live(table)
        turns = Turns()
        text = await house.record(table, me)
        assert turns.stop() >= live_table.table.history(0).number // PIECE
        assert len(text.splitlines()) > STEPS // 2


@in_a_loop
async def test_moments_within_a_step_are_drawn_one_by_one(url: str) -> None:
    """Himalaya's reveal runs through more than ten moments; nobody waits for all of them."""
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram")
        table = await a_table(house, people, "himalaya")
        anna, bram = [await viewer(house, table, person) for person in people]
        for _ in people:
            for who in (anna, bram):
                shown = await house.message(table, who)
                if shown.choices and shown.choices[0].notation.startswith("place"):
                    done(await house.request(table, who, Act(fresh_id(), shown.number, shown.choices[0].action)))
        sub = house.subscribe(table, anna)
        told = await anext(sub)
        commands = ("soil", "soil", "ice", "stone", "soil", "ice")
        programmes = [(who, command) for who in (anna, bram) for command in commands]
        for who, command in programmes:
            done(await act(house, table, who, command))
        turns = Turns()
        while not (isinstance(told, TableMessage) and told.between):
            told = await anext(sub)
        # the counter takes a turn to begin
        assert turns.stop() + 1 >= len(told.between) > 10
        sub.close()


@in_a_loop
async def test_whoever_hears_that_a_step_is_done_has_seen_it(url: str) -> None:
    """A step may be taken, confirmed or taken back: the picture comes first, however long it takes to draw."""
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram")
        table = await a_table(house, people, "kurier")
        seated = [replace(await viewer(house, table, person), confirm=True) for person in people]
        asked = [who for who in seated if (await house.message(table, who)).choices]
        sub = house.subscribe(table, asked[0])
        shown = await anext(sub)
        assert isinstance(shown, TableMessage)
        wishes: list[Callable[[TableMessage], Request]] = [
            lambda seen: Act(fresh_id(), seen.number, seen.choices[0].action, seen.viewer, seen.undone),
            lambda seen: Undo(fresh_id(), seen.number, seat=seen.viewer, undone=seen.undone),
            lambda seen: Act(fresh_id(), seen.number, seen.choices[0].action, seen.viewer, seen.undone),
            lambda seen: Confirm(fresh_id(), seen.number, seat=seen.viewer),
        ]
        for wish in wishes:
            sub.answer(await house.request(table, asked[0], wish(shown)))
            heard = await anext(sub)
            while not isinstance(heard, Done):
                if isinstance(heard, TableMessage):
                    shown = heard
                heard = await anext(sub)
            now = await house.message(table, asked[0])
            assert (shown.number, shown.undone, shown.to_confirm) == (now.number, now.undone, now.to_confirm)
        sub.close()


@in_a_loop
async def test_what_is_watched_again_is_drawn_in_a_worker_and_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        table, me = await long_table(house, anna, 40)
        plain = frames.drawn

        def here(*_: Any) -> Any:
            raise AssertionError("drawn in the server")

        monkeypatch.setattr(frames, "drawn", here)
        (shown,) = await house.request(table, me, Look(fresh_id(), again=True))
        assert isinstance(shown, TableMessage)
        assert len(shown.between) > 1
        monkeypatch.setattr(frames, "drawn", plain)
        live_table = await house.keeper.live(table)
        what = await frames.missed(live_table.table, shown.viewer)
        assert what is not None
        find, which = house.keeper.find, ("kurier", None, "")
        assert frames.watched(find, which, what, shown.scene, "en", False) == shown.between, "the same as here"

        def again(*_: Any) -> Any:
            raise AssertionError("made again")

        monkeypatch.setattr(Workers, "do", again)
        (same,) = await house.request(table, me, Look(fresh_id(), again=True))
        assert isinstance(same, TableMessage)
        assert same.between == shown.between


@in_a_loop
async def test_what_travels_to_the_worker_is_what_the_viewer_saw(url: str) -> None:
    """Two worlds that Anna cannot tell apart send the same for her; here: her views, and no state."""
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        table, _ = await long_table(house, anna, 30)
        live_table = await house.keeper.live(table)
        for seat in (0, 1, None):
            what = await frames.missed(live_table.table, seat)
            assert what is not None
            for before, _, after in what.steps:
                assert before["seat"] == after["seat"] == seat


@in_a_loop
async def test_all_who_only_watch_share_what_they_are_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def counted(make: Callable[..., Any]) -> Callable[..., Any]:
        def count(*args: Any) -> Any:
            made.append(make)
            return make(*args)

        return count

    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        table, me = await long_table(house, anna, 4)
        subs = [house.subscribe(table, Viewer()) for _ in range(20)]
        for sub in subs:
            await anext(sub)
        monkeypatch.setattr(live, "outline", counted(showing.outline))
        monkeypatch.setattr(live, "seat_messages", counted(showing.seat_messages))
        shown = await house.message(table, me)
        made.clear()
        done(await house.request(table, me, Act(fresh_id(), shown.number, shown.choices[0].action)))
        await house.keeper.quiet()
        assert len(made) <= 2
        made.clear()
        subs.pop().close()
        await house.keeper.quiet()
        assert len(made) == 1
        for sub in subs:
            sub.close()


@in_a_loop
async def test_passwords_are_hashed_one_at_a_time(url: str) -> None:
    hashing, inside, most = Hashing(), [0], [0]

    def work(word: str) -> str:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        time.sleep(0.02)
        inside[0] -= 1
        assert threading.current_thread().name.startswith("serai-hashing")
        return word

    words = [str(number) for number in range(8)]
    assert await asyncio.gather(*(hashing.do(work, word) for word in words)) == words
    assert most == [1]
    few = Hashing(most_waiting=3)
    answers = await asyncio.gather(*(few.do(work, word) for word in words), return_exceptions=True)
    assert answers[:3] == words[:3]
    assert all(isinstance(answer, Busy) for answer in answers[3:])
    assert await few.do(work, "x") == "x"
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        await house.register(anna, "long enough")
        logged = await asyncio.gather(*(house.log_in("Anna", "long enough") for _ in range(6)))
        assert {person.id for person, _ in logged} == {anna.id}


def test_a_game_reads_its_words_once() -> None:
    kurier = game("kurier")
    assert kurier.with_data(kurier.data_text + "\n# other", "x").words is kurier.words


@in_a_loop
async def test_whoever_waits_for_a_worker_of_a_house_that_closes_is_told_so(url: str) -> None:
    """He is refused in words; what ends a thought is not taken for the end of who asked."""
    workers = Workers(1, 4)
    waiting = [asyncio.create_task(workers.give(30, time.sleep, 20)) for _ in range(2)]
    await asyncio.sleep(0)  # its process is only being started
    workers.close()
    with pytest.raises(Busy):
        await waiting[0]
    waiting[1].cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting[1]
    workers.close()
