"""Several steps behind one click: the house offers journeys, takes their steps one by one, and all back at once."""

import asyncio

from houses import a_house, a_table, done, fresh_id, guests, viewer

from serai.house.messages import Act, Undo


def test_a_journey_is_taken_step_by_step_and_taken_back_at_once(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            options = {"colours": "dealt", "first_player": "2"}
            table = await a_table(house, people, "brillance", options=options)
            anna, bram = [await viewer(house, table, person) for person in people]
            shown = await house.message(table, bram)
            # with one point a cart the first player cannot travel; the second can
            end = next(c for c in shown.choices if c.notation == "end turn")
            assert shown.journeys == ()
            done(await house.request(table, bram, Act(fresh_id(), shown.number, end.action)))
            shown = await house.message(table, anna)
            cart = next(c for c in shown.choices if c.notation.startswith("cart"))
            done(await house.request(table, anna, Act(fresh_id(), shown.number, cart.action)))
            before = await house.message(table, anna)
            assert before.journeys
            assert (await house.message(table, bram)).journeys == ()
            journey = before.journeys[-1]
            assert journey.label
            shown = before
            for action in journey.actions:
                assert action in {choice.action for choice in shown.choices}
                done(await house.request(table, anna, Act(fresh_id(), shown.number, action)))
                shown = await house.message(table, anna)
            assert shown.number == before.number + len(journey.actions)
            undo = Undo(fresh_id(), shown.number, steps=len(journey.actions))
            done(await house.request(table, anna, undo))
            back = await house.message(table, anna)
            assert (back.number, back.choices, back.journeys) == (before.number, before.choices, before.journeys)
            # more than there is takes back all there is, and less than one takes back one
            done(await house.request(table, anna, Undo(fresh_id(), back.number, steps=99)))
            start = await house.message(table, anna)
            assert not start.can_undo
            done(await house.request(table, anna, Act(fresh_id(), start.number, cart.action)))
            chosen = await house.message(table, anna)
            done(await house.request(table, anna, Undo(fresh_id(), chosen.number, steps=-3)))
            assert (await house.message(table, anna)).number == start.number

    asyncio.run(play())
