"""The word before a move that throws away much: for who asks, in casual games, from his own view alone."""

from pathlib import Path

import pytest
from houses import a_house, ask, fresh_id, guests, in_a_loop, viewer

import serai
from serai import Record, Rng
from serai.bots import Budget
from serai.bots.coach import judge
from serai.core.laws import play_game
from serai.core.registry import stored_game
from serai.house import seating
from serai.house.messages import Refused, Weigh, WeighMessage
from serai.house.order import TableOrder


@pytest.fixture(scope="module")
def waste() -> tuple[Record, int, int]:
    """A game, a seat to decide after all its steps, and an action of it that throws away very much."""
    game = serai.game("kurier")
    record = play_game(game, 2, {}, Rng(3))
    for at, state in enumerate(record.states()):
        for seat in state.deciders:
            legal = [int(action) for action in state.legal(seat)]
            judged = judge(game, state.view(seat), legal, legal[-1], Rng(at), Budget())
            if judged is not None and judged.lost > 0.15:
                cut = Record(game, record.options, 2)
                cut.steps = record.steps[:at]
                return cut, seat, legal[-1]
    raise AssertionError("nothing is thrown away")


@in_a_loop
async def test_a_word_about_what_is_thrown_away(waste: tuple[Record, int, int], tmp_path: Path) -> None:
    record, seat, action = waste
    async with a_house(f"sqlite:{tmp_path}/h.sqlite", find=stored_game) as house:
        anna, bram = await guests(house, "Anna", "Bram")
        for casual in (True, False):
            order = TableOrder("kurier", 2, record.options, hot_seats=2, casual=casual)
            table = await seating.new_table(house.keeper, anna, order, record.steps)
            who = await viewer(house, table, anna)
            number = (await house.message(table, who, seat=seat)).number
            told = await ask(house, table, who, Weigh(fresh_id(), number, action, seat))
            if not casual:
                assert isinstance(told, Refused)
                continue
            assert isinstance(told, WeighMessage)
            assert told.action is not None
            assert told.action != action
            assert "%" in told.text
            fine = Weigh(fresh_id(), number, told.action, seat)
            assert await ask(house, table, who, fine) == WeighMessage(fine.id)
            # what is not open is no waste, and nobody weighs for others
            strange = Weigh(fresh_id(), number, 9999, seat)
            assert await ask(house, table, who, strange) == WeighMessage(strange.id)
            other = await viewer(house, table, bram)
            assert isinstance(await ask(house, table, other, Weigh(fresh_id(), number, action, seat)), Refused)
            # nothing has happened at the table by all this
            assert (await house.message(table, who, seat=seat)).number == number
