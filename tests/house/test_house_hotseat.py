"""Several people at one device: each seat has a name of its own, at the next table too."""

from pathlib import Path

import pytest
from houses import a_house, ask, fresh_id, guests, in_a_loop, viewer

from serai.house.errors import BadName, BadOrder
from serai.house.messages import Act, Done, Manage
from serai.house.order import TableOrder


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'serai.sqlite'}"


@in_a_loop
async def test_seats_of_one_device_have_names(url: str) -> None:
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        order = TableOrder("kurier", 3, hot_seats=2, names={1: "Bram"}, bots={2: "random"})
        card = await house.table(await house.new_table(anna, order), anna, "en")
        assert card is not None
        assert [seat.name for seat in card.seats[:2]] == ["Anna", "Bram"]
        assert card.seats[2].name not in ("", "Anna", "Bram"), "a bot gives way to people"


@in_a_loop
async def test_names_are_told_apart(url: str) -> None:
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        with pytest.raises(BadName):
            await house.new_table(anna, TableOrder("kurier", 2, hot_seats=2, names={1: "anna"}))
        for names in ({5: "Bram"}, {1: " Bram\u200b"}):
            with pytest.raises(BadOrder):
                await house.new_table(anna, TableOrder("kurier", 2, hot_seats=2, names=names))


@in_a_loop
async def test_they_keep_their_names_at_the_next_table(url: str) -> None:
    async with a_house(url) as house:
        (anna,) = await guests(house, "Anna")
        table = await house.new_table(anna, TableOrder("kurier", 2, hot_seats=2, names={1: "Oma"}))
        me = await viewer(house, table, anna)
        live = await house.keeper.live(table)
        while live.table.status != "over":
            shown = await house.message(table, me, log_from=10_000)
            choice = shown.choices[shown.number % len(shown.choices)]
            act = Act(fresh_id(), shown.number, choice.action, shown.viewer, shown.undone)
            assert isinstance(await ask(house, table, me, act), Done)
        assert isinstance(await ask(house, table, me, Manage(fresh_id(), "rematch")), Done)
        card = await house.table(live.table.rematch, anna, "en")
        assert card is not None
        assert sorted(seat.name for seat in card.seats) == ["Anna", "Oma"]
        assert card.status == "running", "nobody else is waited for"


@in_a_loop
async def test_log_and_prompts_call_everybody_by_name(url: str) -> None:
    async with a_house(url) as house:
        anna, bert = await guests(house, "Anna", "Bert")
        order = TableOrder("kurier", 3, hot_seats=2, names={1: "Oma"}, options={"start_player": "1"})
        table = await house.new_table(anna, order)
        await house.sit(table, bert, 2, (await house.keeper.live(table)).table.invitation)
        await house.begin(table, anna)
        host, guest = await viewer(house, table, anna), await viewer(house, table, bert)
        live = await house.keeper.live(table)
        for _ in range(12):
            seat = live.table.turn()[0]
            shown = await house.message(table, guest if seat == 2 else host)
            act = Act(fresh_id(), shown.number, shown.choices[0].action, shown.viewer, shown.undone)
            assert isinstance(await ask(house, table, guest if seat == 2 else host, act), Done)
        shown = await house.message(table, guest)
        said = " ".join(line.text for line in shown.log)
        assert all(name in said for name in ("Anna", "Oma", "Bert"))
        assert not any(colour in said for colour in ("Red ", "Green ", "Blue "))
        if shown.viewer not in live.table.turn():
            assert any(name in shown.prompt for name in ("Anna", "Oma"))
        house.keeper.tables.clear()
        assert (await house.message(table, guest)).log == shown.log
