"""Clocks, being late, pausing, leaving, meeting again; bots that are stuck or die. Time is the test's own."""

import asyncio
import time
from collections.abc import Sequence

import pytest
from houses import DAYS, LIVE, Hands, a_house, a_table, ask, done, fresh_id, guests, listen, refused, viewer

import serai
from serai.bots import Bot, Budget
from serai.bots import bot as find_bot
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View
from serai.house.cards import Viewer
from serai.house.errors import NotTheHost, SeatTaken, TableFull
from serai.house.house import House
from serai.house.messages import Act, Done, Hint, HintMessage, Manage, Presence, Refused, Say, TableMessage, Undo
from serai.house.order import TableOrder
from serai.house.thinking import BotWorkers


async def step(house: House, table: str, who: Viewer) -> None:
    """The first choice this viewer has."""
    shown = await house.message(table, who)
    done(await house.request(table, who, Act(fresh_id(), shown.number, shown.choices[0].action)))


def test_a_bank_runs_only_in_ones_turn_and_grows_after_it(url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with a_house(url, clock=hands) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", clock=LIVE, options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            hands.now += 20
            assert [seat.clock for seat in (await house.message(table, anna)).seats] == [40, 60]
            while (await house.message(table, anna)).choices:
                await step(house, table, anna)
            assert [seat.clock for seat in (await house.message(table, anna)).seats] == [45, 60]
            hands.now += 7
            assert [seat.clock for seat in (await house.message(table, anna)).seats] == [45, 53]
            assert isinstance(await ask(house, table, anna, Manage(fresh_id(), "pause")), Done)
            hands.now += 1000
            shown = await house.message(table, anna)
            assert shown.status == "paused"
            assert [seat.clock for seat in shown.seats] == [45, 53]
            bram = await viewer(house, table, people[1])
            assert isinstance(await ask(house, table, bram, Manage(fresh_id(), "resume")), Refused)
            refused(await house.request(table, bram, Act(fresh_id(), shown.number, 0)))
            assert isinstance(await ask(house, table, anna, Manage(fresh_id(), "resume")), Done)
            hands.now += 3
            assert [seat.clock for seat in (await house.message(table, anna)).seats] == [45, 50]
        async with a_house(url, clock=hands) as house:
            await house.keeper.quiet()
            assert [seat.clock for seat in (await house.message(table, anna)).seats] == [45, 50]

    asyncio.run(play())


async def until(house: House, table: str, who: Viewer, what: str) -> TableMessage:
    """Wait until the table shows this."""
    for _ in range(600):
        shown = await house.message(table, who)
        if eval(what, {"shown": shown}):
            return shown
        await asyncio.sleep(0.02)
    raise AssertionError(what)


def test_a_bot_plays_on_for_who_is_late(url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with a_house(url, clock=hands) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", clock=LIVE, options={"start_player": "1"})
            anna, bram = [await viewer(house, table, person) for person in people]
            hands.now += 59
            await house.keeper.tick()
            assert (await house.message(table, anna)).choices
            hands.now += 2
            await house.keeper.tick()
            shown = await until(house, table, bram, "shown.choices")
            assert shown.seats[0].bot
            assert "time" in refused(await house.request(table, anna, Undo(fresh_id(), shown.number))).text
            assert await house.verify() == []

    asyncio.run(play())


def test_in_a_days_game_only_the_late_turn_is_played_by_a_bot(url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with a_house(url, clock=hands) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", clock=DAYS, options={"start_player": "1"})
            anna, bram = [await viewer(house, table, person) for person in people]
            hands.now += 2 * 86_400 + 1
            await house.keeper.tick()
            shown = await until(house, table, bram, "shown.choices")
            assert shown.seats[0].bot == ""
            while (await house.message(table, bram)).choices:
                await step(house, table, bram)
            await step(house, table, anna)

    asyncio.run(play())


def test_leaving_and_sitting_down_again(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram", "Cleo")
            table = await a_table(house, people[:2], "kurier", options={"start_player": "2"})
            anna, bram = [await viewer(house, table, person) for person in people[:2]]
            with pytest.raises(TableFull):
                await house.sit(table, people[2])
            with pytest.raises(NotTheHost):
                await house.put_bot(table, people[2], 1, "random")
            with pytest.raises(SeatTaken):
                await house.put_bot(table, people[0], 1, "random")
            assert isinstance(await ask(house, table, bram, Manage(fresh_id(), "leave")), Done)
            gone = await house.message(table, bram)
            assert (gone.viewer, gone.choices) == (None, ())
            assert await house.sit(table, people[2]) == 1
            cleo = await viewer(house, table, people[2])
            await step(house, table, cleo)
            assert isinstance(await ask(house, table, cleo, Manage(fresh_id(), "leave_to_bot")), Done)
            shown = await until(house, table, anna, "shown.choices")
            assert shown.seats[1].bot
            assert [card.id for card in await house.my_tables(people[2])] == []

    asyncio.run(play())


def test_meeting_again_one_seat_further(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "toy")
            seats = [await viewer(house, table, person) for person in people]
            assert isinstance(await ask(house, table, seats[0], Manage(fresh_id(), "rematch")), Refused)
            while (shown := await house.message(table, seats[0])).status != "over":
                await step(house, table, seats[0] if shown.choices else seats[1])
            for seat in seats:
                assert isinstance(await ask(house, table, seat, Manage(fresh_id(), "rematch")), Done)
            again = (await house.message(table, seats[0])).rematch
            card = await house.table(again)
            assert card is not None
            assert [seat.name for seat in card.seats] == ["Bram", "Anna"]
            assert card.status == "running"

    asyncio.run(play())


def test_chat_and_presence(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "toy")
            anna, bram = [await viewer(house, table, person) for person in people]
            heard = await listen(house, table, anna)
            other = await listen(house, table, bram)
            await heard.settled()
            last = [m for _, m in heard.heard if isinstance(m, Presence)][-1]
            assert [seat.here for seat in last.seats] == [True, True]
            say = Say(fresh_id(), " hello\n\x07 <b> ")
            for _ in range(2):
                assert isinstance(await ask(house, table, bram, say), Done)
            assert isinstance(await ask(house, table, bram, Say(fresh_id(), " ")), Refused)
            assert isinstance(await ask(house, table, bram, Say(fresh_id(), "x" * 501)), Refused)
            stranger = await viewer(house, table, None)
            assert isinstance(await ask(house, table, stranger, Say(fresh_id(), "hi")), Refused)
            await heard.settled()
            lines = [line for _, m in heard.heard if m.__class__.__name__ == "ChatMessage" for line in m.lines]  # type: ignore[union-attr]
            assert [(line.name, line.text) for line in lines] == [("Bram", "hello <b>")]
            answers = [await ask(house, table, anna, Say(fresh_id(), "again")) for _ in range(12)]
            assert isinstance(answers[-1], Refused)
            other.close()
            await heard.settled()
            assert [seat.here for seat in heard.heard[-1][1].seats] == [True, False]  # type: ignore[union-attr]

    asyncio.run(play())


def test_a_hint_where_hints_are_allowed(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            for casual in (True, False):
                table = await a_table(house, people, "kurier", options={"start_player": "1"}, casual=casual)
                anna, bram = [await viewer(house, table, person) for person in people]
                shown = await house.message(table, anna)
                hint = await ask(house, table, anna, Hint(fresh_id(), shown.number))
                if casual:
                    assert isinstance(hint, HintMessage)
                    assert hint.action in {choice.action for choice in shown.choices}
                    assert hint.why
                    assert isinstance(await ask(house, table, bram, Hint(fresh_id(), shown.number)), Refused)
                else:
                    assert isinstance(hint, Refused)

    asyncio.run(play())


# ---------------------------------------------------------------------- bots


class StuckBot(Bot):
    """Never comes back."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget | None = None) -> int:
        while True:
            time.sleep(60)


class DyingBot(Bot):
    """Takes its process with it."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget | None = None) -> int:
        import os  # noqa: PLC0415

        os._exit(7)


class WrongBot(Bot):
    """Raises, or gives what is not legal."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget | None = None) -> int:
        if len(legal) % 2:
            raise RuntimeError("no idea")
        return -5


BAD: dict[str, type[Bot]] = {"stuck": StuckBot, "dying": DyingBot, "wrong": WrongBot}


def bad_find(name: str, data: str | None = None, data_name: str = "") -> Game:
    """Finds games, and in a worker puts a bad bot behind the level that the data's name says."""
    from serai import bots  # noqa: PLC0415

    if data_name in BAD:
        bots._BOTS["random"] = BAD[data_name]
    return serai.game(name)


@pytest.mark.parametrize("kind", sorted(BAD))
def test_a_bad_bot_is_replaced_and_the_table_goes_on(kind: str) -> None:
    async def play() -> None:
        game = serai.game("kurier")
        state = game.start(3, {"start_player": "1"})
        serai.settle(state, Rng(4))
        bot_workers = BotWorkers(1, 0.3, bad_find)
        broken = type(game)(None, kind)
        legal = [int(action) for action in state.legal(state.decider)]
        view = state.view(int(state.decider))
        try:
            for _ in range(3):
                began = time.monotonic()
                assert await bot_workers.choose(broken, "random", view, [*legal, legal[0]]) in legal
                assert time.monotonic() - began < 30
            healthy = BotWorkers(1, 20, bad_find)
            assert await healthy.choose(game, "greedy", view, legal) in legal
            healthy.close()
        finally:
            bot_workers.close()

    assert find_bot("random").__class__.__name__ == "RandomBot"
    asyncio.run(play())


def test_a_table_of_bots_alone_plays_to_its_end_also_over_a_restart(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna")
            order = TableOrder("ambush", 3, bots={0: "random", 1: "random", 2: "greedy"}, hot_seats=0)
            table = await house.new_table(people[0], order)
        async with a_house(url) as house:
            await until(house, table, Viewer(), "shown.status == 'over'")
            assert await house.verify() == []

    asyncio.run(play())


def test_a_dead_process_is_stood_in_for(url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with a_house(url, clock=hands) as other:
            async with a_house(url, clock=hands, bot_delay=60) as house:
                people = await guests(house, "Anna")
                order = TableOrder("ambush", 3, bots={0: "random", 1: "random", 2: "random"}, hot_seats=0)
                table = await house.new_table(people[0], order)
                await other.message(table, Viewer())
            hands.now += 5
            await other.keeper.sweep()
            await other.keeper.quiet()
            assert (await other.message(table, Viewer())).number == 6
            hands.now += 6
            await other.keeper.sweep()
            while (await other.message(table, Viewer())).status != "over":
                await asyncio.sleep(0.01)
                hands.now += 0.1
                await other.keeper.tick()

    asyncio.run(play())


def test_a_lost_notice_costs_a_delay_only(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house, a_house(url, sweep=600) as other:
            house.keeper.store.announce = lambda table, what: None  # type: ignore[method-assign]
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna, bram = [await viewer(house, table, person) for person in people]
            far = await listen(other, table, bram)
            number = far.last.number
            await step(house, table, anna)
            await far.settled()
            assert far.last.number == number
            await other.keeper.sweep()
            await other.keeper.quiet()
            await far.settled()
            assert far.last.number > number
            far.close()

    asyncio.run(play())
