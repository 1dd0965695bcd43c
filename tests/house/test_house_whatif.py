"""What if: a game that is over is played on from any of its moments, at a new table, against bots."""

from pathlib import Path

import pytest
from houses import a_house, guests, in_a_loop, viewer

import serai
from serai import Record, Rng
from serai.bots import USUAL
from serai.core.laws import play_game
from serai.core.registry import stored_game
from serai.house import seating
from serai.house.errors import NoSuchSeat, NoSuchTable, NotNow
from serai.house.hooks import window_open
from serai.house.house import House
from serai.house.order import TableOrder
from serai.house.people import Person


async def over(house: House, host: Person, record: Record) -> str:
    """A table at which this game was played to its end."""
    bots = dict.fromkeys(range(record.seats), "apprentice")
    order = TableOrder(record.game.id, record.seats, record.options, bots, hot_seats=0)
    return await seating.new_table(house.keeper, host, order, record.steps)


@pytest.mark.parametrize("name", serai.game_ids())
@in_a_loop
async def test_any_moment_can_be_played_on_from(name: str, tmp_path: Path) -> None:
    game = serai.game(name)
    record = play_game(game, game.seats[0], {}, Rng(4))
    states = list(record.states())
    decisions = [at for at, state in enumerate(states) if state.deciders]
    windows = [at for at in decisions if window_open(game, states[at])][1::2]
    chosen = {*decisions[:: len(decisions) // 4], *windows[:2], decisions[-1]}
    async with a_house(f"sqlite:{tmp_path}/h.sqlite", find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        table = await over(house, anna, record)
        for at in sorted(chosen):
            again = await house.what_if(anna, table, at)
            live = await house.keeper.live(again)
            seat = states[at].deciders[0]
            steps = live.table.session.record.steps
            begun = min(len(steps), at)
            assert steps[:begun] == record.steps[:begun]
            assert begun == at or window_open(game, states[begun])
            # bots may have gone on where several decide at once, or where a window was asked anew
            if len(steps) == at and not window_open(game, states[at]):
                assert live.table.state.dump() == states[at].dump()
                assert live.table.view(seat) == states[at].view(seat)
            assert live.table.seats_of(anna.id) == (seat,)
            assert {place.bot for place in live.table.places if place.seat != seat} <= {"apprentice"}
            assert live.table.order.casual
            assert not live.table.order.open
            shown = await house.message(again, await viewer(house, again, anna))
            assert shown.status == "running"
            assert shown.viewer == seat
        assert not await house.verify()


@in_a_loop
async def test_only_from_a_moment_of_a_game_that_is_over(tmp_path: Path) -> None:
    record = play_game(serai.game("kurier"), 3, {"rubles": "race"}, Rng(1))
    async with a_house(f"sqlite:{tmp_path}/h.sqlite", find=stored_game) as house:
        anna, bram = await guests(house, "Anna", "Bram")
        table = await over(house, anna, record)
        with pytest.raises(NotNow):
            await house.what_if(bram, table, len(record.steps))
        with pytest.raises(NoSuchSeat):
            await house.what_if(bram, table, 20, 3)
        with pytest.raises(NoSuchTable):
            await house.what_if(bram, "nowhere", 20)
        # anybody who may look at it may play on; a seat that is not to decide waits for its turn
        again = await house.what_if(bram, table, 20, 2)
        live = await house.keeper.live(again)
        assert live.table.seats_of(bram.id) == (2,)
        assert live.table.host == bram.id
        with pytest.raises(NotNow):
            await house.what_if(anna, again, 5)


@in_a_loop
async def test_people_are_replaced_by_the_usual_bots(tmp_path: Path) -> None:
    record = play_game(serai.game("kurier"), 2, {"rubles": "race"}, Rng(2))
    async with a_house(f"sqlite:{tmp_path}/h.sqlite", find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        order = TableOrder("kurier", 2, record.options, hot_seats=2)
        table = await seating.new_table(house.keeper, anna, order, record.steps)
        again = await house.keeper.live(await house.what_if(anna, table, 12, 1))
        assert [place.bot for place in again.table.places] == [USUAL, ""]
