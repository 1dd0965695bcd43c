"""Memory never departs from the log: what is taken back, what breaks in the middle, who reads meanwhile."""

import ast
import asyncio
import gc
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from fuzzing import facts
from houses import LIVE, Hands, a_house, a_table, act, ask, done, fresh_id, guests, listen, refused, viewer

import serai.house as house_package
from serai.core.session import Session
from serai.core.texts import LANGUAGES
from serai.house.cards import Viewer
from serai.house.errors import ChangeFailed, StoreTrouble
from serai.house.house import House
from serai.house.messages import Act, Confirm, Done, Presence, Undo
from serai.house.snapshots import snapshot
from serai.house.speaking import Cache
from serai.house.table import Table


def table_url(folder: Path) -> str:
    """A database of its own."""
    return f"sqlite:{folder / 'serai.sqlite'}"


async def himalaya_caravans_placed(house: House) -> tuple[str, list[Viewer], list[int]]:
    """Himalaya for three, all caravans placed, the orders about to be given in secret; who placed when."""
    people = await guests(house, "Anna", "Bram", "Cleo")
    table = await a_table(house, people, "himalaya")
    viewers = [await viewer(house, table, person) for person in people]
    placed: list[int] = []
    while True:
        shown = [await house.message(table, who) for who in viewers]
        deciding = [seat for seat in range(3) if shown[seat].choices]
        if len(deciding) > 1:
            return table, viewers, placed
        placed.append(deciding[0])
        await act(house, table, viewers[deciding[0]], shown[deciding[0]].choices[0].notation)


async def first_choice(house: House, table: str, who: Viewer) -> None:
    """Take any choice."""
    shown = await house.message(table, who)
    done(await house.request(table, who, Act(fresh_id(), shown.number, shown.choices[0].action)))


async def undo(house: House, table: str, who: Viewer, **more: Any) -> Any:
    """Take back."""
    shown = await house.message(table, who)
    return await ask(house, table, who, Undo(fresh_id(), shown.number, undone=shown.undone, **more))


# ---------------------------------------------------------------------- undo


def test_undo_of_a_turn_stops_at_an_open_step_after_which_others_acted_in_secret(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            table, viewers, placed = await himalaya_caravans_placed(house)
            last, other = viewers[placed[-1]], viewers[placed[0]]
            await first_choice(house, table, other)
            before = await house.message(table, last)
            assert not before.can_undo
            await first_choice(house, table, last)
            await first_choice(house, table, last)
            assert isinstance(await undo(house, table, last, turn=True), Done)
            after = await house.message(table, last)
            assert (after.number, after.can_undo, after.scene) == (before.number, False, before.scene)
            for who in (other, last, other):
                await first_choice(house, table, who)
            shown = [await house.message(table, who) for who in viewers]
            assert await house.verify() == []
        async with a_house(url) as again:
            assert [(await again.message(table, who)).scene for who in viewers] == [one.scene for one in shown]

    asyncio.run(play())


def test_what_was_seen_before_an_open_step_was_taken_back_is_stale(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(table_url(tmp_path)) as house:
            table, viewers, placed = await himalaya_caravans_placed(house)
            last, other = viewers[placed[-1]], viewers[placed[0]]
            await first_choice(house, table, last)
            old = await house.message(table, other)
            assert isinstance(await undo(house, table, last, turn=True), Done)
            # the caravan is placed elsewhere: what the other chose was chosen at another moment
            shown = await house.message(table, last)
            done(await house.request(table, last, Act(fresh_id(), shown.number, shown.choices[-1].action)))
            command = Act(fresh_id(), old.number - 1, old.choices[0].action, undone=old.undone)
            assert refused(await house.request(table, other, command)).stale

    asyncio.run(play())


def test_others_are_not_disturbed_by_a_secret_step_that_is_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(table_url(tmp_path)) as house:
            table, viewers, placed = await himalaya_caravans_placed(house)
            last, other = viewers[placed[-1]], viewers[placed[0]]
            old = await house.message(table, other)
            await first_choice(house, table, last)
            assert isinstance(await undo(house, table, last), Done)
            done(
                await house.request(table, other, Act(fresh_id(), old.number, old.choices[0].action, undone=old.undone))
            )

    asyncio.run(play())


def test_a_held_step_falls_with_the_step_it_answered(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "ambush")
            anna, bram = [await viewer(house, table, person) for person in people]
            careful = msgspec.structs.replace(bram, confirm=True)
            done(await act(house, table, anna, "rest"))
            done(await act(house, table, careful, "rest"))
            held = await house.message(table, careful)
            assert held.to_confirm
            assert isinstance(await undo(house, table, anna), Done)
            shown = await house.message(table, careful)
            assert not shown.to_confirm
            assert not shown.choices
            refused(await house.request(table, careful, Confirm(fresh_id(), shown.number)))
            done(await act(house, table, anna, "rest"))
            done(await act(house, table, careful, "rest"))
            shown = await house.message(table, careful)
            done(await house.request(table, careful, Confirm(fresh_id(), shown.number)))
            assert not await house.verify()

    asyncio.run(play())


# ---------------------------------------------------------------------- what breaks in the middle


def breaking(owner: Any, name: str, afterwards: bool) -> Any:
    """This function breaks once, before or after its work."""
    really, broken = getattr(owner, name), False

    def wrapped(*args: Any) -> Any:
        nonlocal broken
        if broken:
            return really(*args)
        broken = True
        if afterwards:
            really(*args)
        raise ZeroDivisionError

    return patch.object(owner, name, wrapped)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("afterwards", [False, True])
@pytest.mark.parametrize("where", [(Session, "play"), (Table, "_apply"), (Table, "summary")], ids=lambda w: w[1])
def test_what_breaks_in_the_middle_of_a_change_leaves_no_trace(
    tmp_path: Path, lang: str, where: tuple[Any, str], afterwards: bool
) -> None:
    async def play() -> None:
        async with a_house(table_url(tmp_path)) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "ambush")
            anna, bram = [await viewer(house, table, person, lang=lang) for person in people]
            before = await house.message(table, anna)
            rest = next(choice.action for choice in before.choices if choice.notation == "rest")
            request = Act(fresh_id(), before.number, rest)
            with breaking(*where, afterwards):
                answer = refused(await house.request(table, anna, request))
            assert answer.text == ChangeFailed().say(lang)
            assert await house.message(table, anna) == before
            # the client asks again with the same id
            done(await house.request(table, anna, request))
            done(await act(house, table, bram, "rest"))
            assert not await house.verify()

    asyncio.run(play())


async def memory_is_the_log(house: House, table: str) -> bool:
    """Whether what the house knows of this table is what its log leads to."""
    kept = house.keeper
    row = await kept.store.table(table)
    assert row is not None
    async with kept.current(await kept.live(table)) as known:
        return facts(known) == facts(await kept.build(row, await kept.store.entries(table)))


@pytest.mark.parametrize("afterwards", [False, True])
def test_what_breaks_in_a_bots_step_leaves_no_trace(tmp_path: Path, afterwards: bool) -> None:
    async def play() -> None:
        async with a_house(table_url(tmp_path)) as house:
            people = await guests(house, "Anna")
            table = await a_table(house, people, "ambush", bots={1: "random"})
            anna = await viewer(house, table, people[0])
            await house.keeper.quiet()
            played, broken = Session.play, list[int]()

            def play_or_break(session: Session, seat: int, action: int) -> None:
                breaks = seat == 1 and not broken
                if breaks:
                    broken.append(seat)
                if afterwards or not breaks:
                    played(session, seat, action)
                if breaks:
                    raise ZeroDivisionError

            with patch.object(Session, "play", play_or_break):
                done(await act(house, table, anna, "rest"))
                await house.keeper.quiet()
                assert broken
            assert await memory_is_the_log(house, table)
            # whoever looks next sets the bot thinking again
            await house.keeper.quiet()
            await house.message(table, anna)
            await house.keeper.quiet()
            assert (await house.message(table, anna)).number >= 6

    asyncio.run(play())


@pytest.mark.parametrize("afterwards", [False, True])
def test_what_breaks_when_time_is_over_leaves_no_trace(tmp_path: Path, afterwards: bool) -> None:
    async def play() -> None:
        hands = Hands()
        async with a_house(table_url(tmp_path), clock=hands) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "ambush", clock=LIVE)
            hands.now += 100.0
            with breaking(Table, "_apply", afterwards), suppress(ChangeFailed):
                await house.keeper.tick()
            assert await memory_is_the_log(house, table)
            with breaking(Table, "_apply", afterwards), suppress(ChangeFailed):
                await house.keeper._take_up(table)
            assert await memory_is_the_log(house, table)
            await house.keeper.tick()
            await house.keeper.quiet()
            assert "flag" in {entry.kind for entry in await house.keeper.store.entries(table)}
            assert await memory_is_the_log(house, table)

    asyncio.run(play())


def test_a_task_that_is_cancelled_while_it_writes_leaves_no_trace(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(table_url(tmp_path)) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "ambush")
            anna = await viewer(house, table, people[0])
            before = await house.message(table, anna)
            live_table = await house.keeper.live(table)
            begun = asyncio.Event()

            async def never(*_: Any) -> bool:
                begun.set()
                await asyncio.Event().wait()
                return True

            rest = next(choice.action for choice in before.choices if choice.notation == "rest")
            with patch.object(house.keeper.store, "append", never):
                task = asyncio.create_task(
                    house.keeper.change(live_table, lambda transaction: transaction.add("act", 0, rest))
                )
                await begun.wait()
                assert live_table.table.entries > len(await house.keeper.store.entries(table))
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            assert await house.message(table, anna) == before
            done(await act(house, table, anna, "rest"))

    asyncio.run(play())


# ---------------------------------------------------------------------- who reads meanwhile


def test_who_goes_away_tells_nobody_what_is_not_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(table_url(tmp_path)) as house:
            anna, bram = await guests(house, "Anna", "Bram")
            table = await a_table(house, [anna], "ambush", seats=3)
            watching = await listen(house, table, await viewer(house, table, anna))
            going = await listen(house, table, Viewer())
            begun, let_fail = asyncio.Event(), asyncio.Event()

            async def slow(*_: Any) -> bool:
                begun.set()
                await let_fail.wait()
                raise StoreTrouble

            with patch.object(house.keeper.store, "append", slow):
                sitting = asyncio.create_task(house.sit(table, bram))
                await begun.wait()
                going.close()
                await asyncio.sleep(0.02)
                let_fail.set()
                with pytest.raises(StoreTrouble):
                    await sitting
            await house.keeper.quiet()
            await watching.settled()
            told = [message for _, message in watching.heard if isinstance(message, Presence)]
            assert told
            assert all(seat.name != "Bram" for message in told for seat in message.seats)
            watching.close()

    asyncio.run(play())


def test_who_cannot_be_told_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(table_url(tmp_path)) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "ambush")
            viewers = [await viewer(house, table, person) for person in people]
            unlucky, other = [await listen(house, table, who) for who in viewers]

            def broken_glance(played: Table, seat: int | None, at: int | None = None) -> Any:
                if seat == 0:
                    raise ZeroDivisionError
                return snapshot(played, seat, at)

            shown = await house.message(table, viewers[0])
            rest = next(choice.action for choice in shown.choices if choice.notation == "rest")
            with patch("serai.house.live.snapshot", broken_glance):
                done(await house.request(table, viewers[0], Act(fresh_id(), shown.number, rest)))
                await other.settled()
            assert other.last.choices
            # he comes back, and hears how the table stands
            again = await listen(house, table, viewers[0])
            assert again.last.number == other.last.number
            for one in (unlucky, other, again):
                one.close()

    asyncio.run(play())


def test_a_repeat_is_known_to_a_process_that_has_not_read_the_log_yet(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=3600) as house, a_house(url, sweep=3600) as other:
            for kept in (house.keeper.store, other.keeper.store):
                kept.on_notice = None
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "ambush")
            anna, bram = [await viewer(house, table, person) for person in people]
            shown = await other.message(table, anna)
            done(await act(house, table, anna, "rest"))
            turn = await house.message(table, bram)
            rest = next(choice.action for choice in turn.choices if choice.notation == "rest")
            request = Act(fresh_id(), turn.number, rest, undone=turn.undone)
            done(await house.request(table, bram, request))
            assert (await other.message(table, bram)).number == shown.number
            # by what the other process knows it is not his turn yet, and was not when he asked first
            done(await other.request(table, bram, request))
            refused(await other.request(table, bram, Act(fresh_id(), turn.number + 1, rest)))
            next_rest = Act(fresh_id(), turn.number + 1, rest)
            done(await other.request(table, anna, next_rest))

    asyncio.run(play())


# ---------------------------------------------------------------------- what is let go is gone


@pytest.mark.parametrize("game", ["kurier", "himalaya", "ilos", "feuville"])
def test_a_table_that_is_let_go_takes_no_memory_any_more(tmp_path: Path, game: str) -> None:
    """Without a search for garbage, which a busy server does not have the time for."""

    async def play() -> None:
        hands = Hands()
        async with a_house(table_url(tmp_path), clock=hands) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, game)
            viewers = [await viewer(house, table, person) for person in people]
            news = [house.subscribe(table, who) for who in viewers]
            for sub in news:
                await anext(sub)
            for _ in range(10):
                for who in viewers:
                    shown = await house.message(table, who)
                    if shown.choices:
                        await first_choice(house, table, who)
            # one has read everything, the other has much waiting
            while not news[0].at_rest:
                await anext(news[0])
            for sub in news:
                sub.close()
            await house.keeper.quiet()
            live = weakref.ref(house.keeper.tables[table])
            inside = weakref.ref(house.keeper.tables[table].table)
            gc.collect()
            gc.disable()
            try:
                hands.now += 100_000
                await house.keeper.sweep()
                await house.keeper.quiet()
                assert table not in house.keeper.tables
                assert live() is None
                assert inside() is None
            finally:
                gc.enable()

    asyncio.run(play())


def test_what_is_kept_of_spoken_words_stays_little() -> None:
    """However many sentences a house speaks over the years, it keeps those in use and forgets the others."""
    kept, always = Cache[str](10), ("nl", b"always")
    kept.put(always, "altijd")
    for number in range(1000):
        assert kept.get(always) == "altijd"
        kept.put(("nl", str(number).encode()), str(number))
        assert len(kept) <= 20
    assert kept.get(("nl", b"999")) == "999"
    assert kept.get(("nl", b"1")) is None


def test_nothing_hangs_on_an_assert() -> None:
    """An ``assert`` that fails in the middle of a change would be control flow, and is left out by ``python -O``."""
    rooms = Path(house_package.__file__).parents[1]
    files = [path for room in ("house", "web") for path in (rooms / room).rglob("*.py")]
    assert len(files) > 60
    for path in files:
        found = [node.lineno for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Assert)]
        assert not found, f"{path.name}: {found}"
