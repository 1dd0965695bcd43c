"""Who may take which seat once the game has begun: nobody plays with what he has seen in another hand."""

import asyncio
from typing import Literal

import pytest
from houses import a_house, a_table, done, fresh_id, guests, viewer

from serai.house.errors import NotYourSeat, SeatTaken
from serai.house.house import House
from serai.house.messages import Manage, Refused
from serai.house.order import TableOrder
from serai.house.people import Person


async def _leaves(house: House, table: str, person: Person) -> None:
    done(await house.request(table, await viewer(house, table, person), Manage(fresh_id(), "leave")))


def test_who_has_seen_a_hand_plays_no_other(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, bram, cleo, dirk = people = await guests(house, "Anna", "Bram", "Cleo", "Dirk")
            table = await a_table(house, people[:3], "kurier")
            await _leaves(house, table, cleo)
            # Anna sits: she may not take Cleo's seat as well.
            with pytest.raises(NotYourSeat, match="own seat"):
                await house.sit(table, anna, 2)
            # Nor leave hers for it, and come back knowing more.
            await _leaves(house, table, anna)
            for seat in (2,):
                with pytest.raises(NotYourSeat):
                    await house.sit(table, anna, seat)
            assert (await house.message(table, await viewer(house, table, anna))).viewer is None
            # Without a word which, she gets her own back, although another is free too.
            assert await house.sit(table, anna) == 0
            # Cleo comes back to hers, after others have refused themselves.
            assert await house.sit(table, cleo, 2) == 2
            # Who never sat may take what was vacated, and is bound to it from then on.
            await _leaves(house, table, bram)
            await _leaves(house, table, cleo)
            assert await house.sit(table, dirk, 2) == 2
            with pytest.raises(NotYourSeat):
                await house.sit(table, dirk, 1)
            with pytest.raises(SeatTaken):
                await house.sit(table, cleo)
            with pytest.raises(NotYourSeat):
                await house.sit(table, cleo, 1)
            assert await house.sit(table, bram) == 1
        # The log remembers it, not the process.
        async with a_house(url) as house:
            await _leaves(house, table, bram)
            with pytest.raises(NotYourSeat):
                await house.sit(table, anna, 1)
            with pytest.raises(NotYourSeat):
                await house.sit(table, cleo, 1)

    asyncio.run(play())


def test_before_the_game_seats_change_freely(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, bram = await guests(house, "Anna", "Bram")
            table = await house.new_table(anna, TableOrder("kurier", 3))
            assert await house.sit(table, bram, 1) == 1
            await house.stand_up(table, bram)
            assert await house.sit(table, bram, 2) == 2
            await house.stand_up(table, anna)
            assert await house.sit(table, anna, 1) == 1
            assert await house.sit(table, anna, 0) == 0
            shown = await house.message(table, await viewer(house, table, anna))
            assert shown.status == "running"

    asyncio.run(play())


def test_several_seats_of_one_device_come_back_together(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, bram = await guests(house, "Anna", "Bram")
            table = await house.new_table(anna, TableOrder("kurier", 3, hot_seats=2))
            await house.sit(table, bram)
            await _leaves(house, table, anna)
            await _leaves(house, table, bram)
            with pytest.raises(NotYourSeat):
                await house.sit(table, anna, 2)
            assert await house.sit(table, anna, 1) == 1
            with pytest.raises(NotYourSeat):
                await house.sit(table, bram, 0)
            assert await house.sit(table, anna, 0) == 0
            assert await house.sit(table, bram) == 2

    asyncio.run(play())


@pytest.mark.parametrize("left_to", ["leave", "leave_to_bot"])
def test_who_left_may_come_back_unless_somebody_else_sits_there(
    url: str, left_to: Literal["leave", "leave_to_bot"]
) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            anna, bram, cleo = await guests(house, "Anna", "Bram", "Cleo")
            table = await a_table(house, [anna, bram], "kurier")
            me = await viewer(house, table, anna)
            assert not (await house.message(table, me)).may_return
            done(await house.request(table, me, Manage(fresh_id(), left_to)))
            assert (await house.message(table, me)).may_return
            watching = await viewer(house, table, cleo)
            assert not (await house.message(table, watching)).may_return
            assert isinstance((await house.request(table, watching, Manage(fresh_id(), "take_back")))[0], Refused)
            back = Manage(fresh_id(), "take_back")
            done(await house.request(table, me, back))
            shown = await house.message(table, me)
            assert (shown.viewer, shown.seats[0].name, shown.seats[0].bot, shown.may_return) == (0, "Anna", "", False)
            done(await house.request(table, me, Manage(fresh_id(), "leave")))
            await house.sit(table, cleo, 0)
            assert not (await house.message(table, me)).may_return
            assert isinstance((await house.request(table, me, Manage(fresh_id(), "take_back")))[0], Refused)

    asyncio.run(play())
