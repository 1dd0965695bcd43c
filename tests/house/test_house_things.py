"""What the house tells of cards, tiles and symbols: the reference of the table's own game, the same for everybody."""

import re

from houses import a_house, guests, in_a_loop

import serai
from serai.core.registry import stored_game
from serai.house.order import TableOrder


@in_a_loop
async def test_a_table_explains_the_symbols_of_its_game_in_both_languages(url: str) -> None:
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        table = await house.new_table(anna, TableOrder("kurier", 3, {}, {1: "random", 2: "random"}))
        told = {lang: {thing.key: thing for thing in await house.things(table, lang)} for lang in ("nl", "en")}
        assert told["nl"].keys() == told["en"].keys()
        assert "palace" in told["en"]["dispatch"].text
        assert told["nl"]["dispatch"].text != told["en"]["dispatch"].text


@in_a_loop
async def test_a_table_with_data_of_its_own_explains_those(url: str) -> None:
    text = serai.game("ilos").data_text
    data = re.sub(r'(id = "ship"[^\[]*?cost = )\d+', r"\g<1>7", text, flags=re.DOTALL)
    assert data != text
    async with a_house(url, find=stored_game) as house:
        (anna,) = await guests(house, "Anna")
        order = TableOrder("ilos", 2, {}, {1: "random"}, data=data, data_name="mine")
        table = await house.new_table(anna, order)
        told = {thing.key: thing.text for thing in await house.things(table, "en")}
        assert told["card-ship"].startswith("Cost 7.")
