"""Who points at something that cannot be chosen hears why, and hears nothing that he does not see."""

from pathlib import Path

import pytest
from houses import a_house, a_table, ask, fresh_id, guests, in_a_loop, viewer

from serai.house.cards import Viewer
from serai.house.house import House
from serai.house.messages import Why, WhyMessage


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'serai.sqlite'}"


async def why(house: House, table: str, who: Viewer, *things: str) -> str:
    answer = await ask(house, table, who, Why(fresh_id(), things))
    assert isinstance(answer, WhyMessage)
    return answer.text


@in_a_loop
async def test_the_house_says_why_not(url: str) -> None:
    async with a_house(url) as house:
        people = await guests(house, "Anna", "Bram")
        table = await a_table(house, people, "kurier", options={"start_player": "1"})
        anna, bram = [await viewer(house, table, person) for person in people]
        shown = await house.message(table, anna)
        if not shown.choices:
            anna, bram = bram, anna
            shown = await house.message(table, anna)
        open_inn = shown.choices[0].path[0]
        assert await why(house, table, anna, "inn:6") == (
            "Couriers begin their journey in the bottom village, in the swamp."
        )
        assert await why(house, table, anna, open_inn) == "", "what can be chosen needs no reason"
        assert await why(house, table, anna, "guard:0") == "", "nobody chooses a guard"
        assert await why(house, table, anna, "inn:999", "inn:x", "<b>", "") == "", "nothing of this name is there"
        assert await why(house, table, bram, "inn:6") == "It is not your turn to decide."
        assert await why(house, table, bram, "guard:0") == ""
        assert await why(house, table, await viewer(house, table, None), "inn:6") == "", "who watches chooses nothing"
