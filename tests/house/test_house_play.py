"""Acting, repeating, undoing, confirming; several seats on one device; several processes on one database."""

import asyncio

import pytest
from houses import a_house, a_table, act, ask, done, fresh_id, guests, listen, refused, viewer

from serai.core.scene import Sign
from serai.house.messages import Act, Confirm, Done, Look, Refused, TableMessage, Undo
from serai.house.order import TableOrder
from serai.house.store import GET_ENTRIES


def test_a_game_against_bots_to_its_end(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            (anna,) = await guests(house, "Anna")
            table = await house.new_table(anna, TableOrder("kurier", 3, bots={1: "greedy", 2: "random"}))
            me = await viewer(house, table, anna)
            heard = 0
            async for message in house.subscribe(table, me):
                if not isinstance(message, TableMessage):
                    continue
                heard += 1
                if message.status == "over":
                    assert message.result
                    break
                if message.choices:
                    choice = message.choices[heard % len(message.choices)]
                    done(await house.request(table, me, Act(fresh_id(), message.number, choice.action)))
            assert (await house.record(table, me)).startswith("serai record 1")
            assert await house.verify() == []
            (card,) = await house.finished_tables(anna)
            assert card.id == table
            assert card.result
            assert await house.my_tables(anna) == []

    asyncio.run(play())


def test_a_repeat_is_harmless_and_a_stale_act_gets_the_truth(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            shown = await house.message(table, anna)
            request = Act("one", shown.number, shown.choices[0].action)
            first = done(await house.request(table, anna, request))
            log = await house.keeper.store.entries(table)
            assert done(await house.request(table, anna, request)) == first
            assert await house.keeper.store.entries(table) == log
            answers = await house.request(table, anna, Act("two", shown.number, shown.choices[0].action))
            assert refused(answers).stale
            truth = answers[1]
            assert isinstance(truth, TableMessage)
            assert truth.number > shown.number
            assert truth.log_from == 0

    asyncio.run(play())


def test_a_repeat_is_known_after_a_restart(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            shown = await house.message(table, anna)
            request = Act("one", shown.number, shown.choices[0].action)
            done(await house.request(table, anna, request))
        async with a_house(url) as house:
            before = await house.message(table, anna)
            done(await house.request(table, anna, request))
            assert await house.message(table, anna) == before

    asyncio.run(play())


def test_two_processes_race_and_one_wins_each_step(url: str) -> None:
    async def play() -> None:
        async with a_house(url, sweep=0.1) as house, a_house(url, sweep=0.1) as other:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            seats = [await viewer(house, table, person) for person in people]
            for turn in range(12):
                shown = [await house.message(table, seat) for seat in seats]
                mover = next(n for n, message in enumerate(shown) if message.choices)
                action = shown[mover].choices[0].action
                both = await asyncio.gather(
                    house.request(table, seats[mover], Act(f"a{turn}", shown[mover].number, action)),
                    other.request(table, seats[mover], Act(f"b{turn}", shown[mover].number, action)),
                )
                kinds = sorted(type(answers[0]).__name__ for answers in both)
                assert kinds == ["Done", "Refused"], both
                for _ in range(200):
                    ours = await house.message(table, seats[0])
                    theirs = await other.message(table, seats[0])
                    if ours == theirs:
                        break
                    await asyncio.sleep(0.02)
                assert ours == theirs
            numbers = [row[0] for row in await house.keeper.store.run(GET_ENTRIES, table, 0)]
            assert numbers == list(range(len(numbers)))
            assert await house.verify() == []

    asyncio.run(play())


def test_the_same_message_through_two_processes_counts_once(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house, a_house(url) as other:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0])
            shown = await house.message(table, anna)
            await other.message(table, anna)
            request = Act("once", shown.number, shown.choices[0].action)
            answers = await asyncio.gather(house.request(table, anna, request), other.request(table, anna, request))
            assert [type(a[0]) for a in answers] == [Done, Done]
            acts = [e for e in await house.keeper.store.entries(table) if e.kind == "act"]
            assert len(acts) == 1

    asyncio.run(play())


def test_a_viewer_in_another_process_hears_of_it(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house, a_house(url, sweep=0.2) as other:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna, bram = [await viewer(house, table, person) for person in people]
            far = await listen(other, table, bram)
            number = far.last.number
            shown = await house.message(table, anna)
            done(await house.request(table, anna, Act("x", shown.number, shown.choices[0].action)))
            for _ in range(100):
                if far.last.number > number:
                    break
                await asyncio.sleep(0.03)
            assert far.last.number > number
            far.close()

    asyncio.run(play())


def test_a_picture_from_before_an_undo_is_stale_even_where_the_numbers_agree(url: str) -> None:
    """Two tabs: in one a step is taken back and another taken; the other shows the first, under the same number."""

    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0], confirm=True)

            async def step(which: int) -> tuple[TableMessage, TableMessage]:
                before = await house.message(table, anna)
                chosen = before.choices[which % len(before.choices)].action
                done(await house.request(table, anna, Act(fresh_id(), before.number, chosen, undone=before.undone)))
                return before, await house.message(table, anna)

            first, old = await step(0)
            while len(first.choices) < 2 or not old.can_undo:
                first, old = await step(0)
            done(await house.request(table, anna, Undo(fresh_id(), old.number, undone=old.undone)))
            again, new = await step(1)
            assert (again.number, again.undone) == (first.number, first.undone + 1)
            assert new.number == old.number
            for late in (
                Act(fresh_id(), old.number, 0, undone=old.undone),
                Undo(fresh_id(), old.number, undone=old.undone),
                Confirm(fresh_id(), old.number, undone=old.undone),
            ):
                assert refused(await house.request(table, anna, late)).stale
            assert (await house.message(table, anna)).number == new.number
            done(await house.request(table, anna, Undo(fresh_id(), new.number, undone=new.undone)))

    asyncio.run(play())


def test_who_has_not_said_is_asked_to_confirm(url: str) -> None:
    """In the house as on its pages."""

    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            card = await house.table(await a_table(house, people, "kurier"))
            assert card is not None
            assert house.viewer(card, people[0]).confirm
            quick = await house.change_person(people[1], settings={"confirm": False})
            assert not house.viewer(card, quick).confirm

    asyncio.run(play())


def test_undo_and_confirm(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0], confirm=True)
            bram = await viewer(house, table, people[1])
            other = await listen(house, table, bram)
            before = await house.message(table, anna)
            told = len(other.heard)
            shown = before
            while not shown.to_confirm:
                done(await house.request(table, anna, Act(fresh_id(), shown.number, shown.choices[0].action)))
                shown = await house.message(table, anna)
            assert shown.can_undo
            assert shown.choices == ()
            await other.settled()
            assert other.last.choices == ()
            seen = len(other.heard) - told
            assert isinstance(await ask(house, table, anna, Undo(fresh_id(), shown.number, turn=True)), Done)
            back = await house.message(table, anna)
            assert (back.number, back.choices, back.scene) == (before.number, before.choices, before.scene)
            assert refused(await house.request(table, anna, Undo(fresh_id(), back.number))).text
            while not (shown := await house.message(table, anna)).to_confirm:
                done(await house.request(table, anna, Act(fresh_id(), shown.number, shown.choices[0].action)))
            await other.settled()
            seen = len(other.heard)
            assert isinstance(await ask(house, table, anna, Confirm(fresh_id(), shown.number)), Done)
            await other.settled()
            assert len(other.heard) > seen
            assert not (await house.message(table, anna)).can_undo
            assert isinstance(await ask(house, table, anna, Confirm(fresh_id(), shown.number + 1)), Refused)

    asyncio.run(play())


@pytest.mark.parametrize("game", ["kurier", "ilos", "feuville", "brillance", "himalaya"])
def test_while_a_step_waits_for_confirm_it_is_still_the_turn_of_who_took_it(url: str, game: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, game)
            viewers = [await viewer(house, table, person, confirm=True) for person in people]
            spectator, waited = await viewer(house, table, None), 0
            for _ in range(400):
                shown = [await house.message(table, one) for one in viewers]
                waiting = [message for message in shown if message.to_confirm]
                if waiting:
                    who, held = waiting[0].viewer, viewers[shown.index(waiting[0])]
                    assert who is not None
                    others = [message for message in shown if message is not waiting[0]]
                    for message in (*waiting[:1], *others, await house.message(table, spectator)):
                        deciding = [seat.seat for seat in message.seats if seat.deciding]
                        assert who in deciding
                        if not any(other.choices for other in others):  # else both decide at once, in secret
                            assert deciding == [who]
                    mats = {panel.id: panel.active for panel in waiting[0].scene.panels if panel.id.startswith("mat:")}
                    if not any(other.choices for other in others) and f"mat:{1 - who}" in mats:
                        assert (mats[f"mat:{who}"], mats[f"mat:{1 - who}"]) == (True, False)
                    waited += 1
                    done(await house.request(table, held, Confirm(fresh_id(), waiting[0].number)))
                    continue
                asked = next((message for message in shown if message.choices), None)
                if asked is None:
                    break
                who_acts = viewers[shown.index(asked)]
                done(await house.request(table, who_acts, Act(fresh_id(), asked.number, asked.choices[-1].action)))
                if waited >= 12:
                    break
            assert waited >= 2

    asyncio.run(play())


def test_a_step_that_waits_for_confirm_survives_a_restart(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "kurier", options={"start_player": "1"})
            anna = await viewer(house, table, people[0], confirm=True)
            while not (shown := await house.message(table, anna)).to_confirm:
                done(await house.request(table, anna, Act(fresh_id(), shown.number, shown.choices[0].action)))
        async with a_house(url) as house:
            assert await house.message(table, anna) == shown
            assert isinstance(await ask(house, table, anna, Confirm(fresh_id(), shown.number)), Done)

    asyncio.run(play())


def test_one_device_plays_several_seats(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            (anna,) = await guests(house, "Anna")
            table = await house.new_table(anna, TableOrder("toy", 2, hot_seats=2))
            me = await viewer(house, table, anna)
            assert me.seats == (0, 1)
            for seat in (1, 0, 0, 1):
                shown = await house.message(table, me, seat=seat)
                assert shown.viewer == seat
                request = Act(fresh_id(), shown.number, shown.choices[0].action, seat)
                done(await house.request(table, me, request))
            looked = await ask(house, table, me, Look(fresh_id(), 3, 1))
            assert isinstance(looked, TableMessage)
            assert (looked.number, looked.viewer, looked.choices) == (3, 1, ())
            stranger = await viewer(house, table, None)
            spied = await ask(house, table, stranger, Look(fresh_id(), None, 1))
            assert isinstance(spied, TableMessage)
            assert spied.viewer is None

    asyncio.run(play())


def test_nobody_acts_for_somebody_else(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram", "Cleo")
            table = await a_table(house, people[:2], "kurier", options={"start_player": "1"})
            shown = await house.message(table, await viewer(house, table, people[0]))
            action = shown.choices[0].action
            for intruder in (people[1], people[2], None):
                who = await viewer(house, table, intruder, seats=(0,))
                for seat in (0, None, 7, -1):
                    refused(await house.request(table, who, Act(fresh_id(), shown.number, action, seat)))
            assert (await house.message(table, await viewer(house, table, people[0]))).number == shown.number
            anna = await viewer(house, table, people[0])
            for wrong in (-1, 10**6, 2**70):
                refused(await house.request(table, anna, Act(fresh_id(), shown.number, wrong)))
            done(await act(house, table, anna, shown.choices[0].notation))

    asyncio.run(play())


def test_a_seat_bears_the_name_and_the_sign_that_the_game_gave_it(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "brillance", options={"first_player": "1"})
            anna, bram = [await viewer(house, table, person) for person in people]
            shown = await house.message(table, bram)
            assert [(seat.role, seat.sign) for seat in shown.seats] == [("Seat 1", None), ("Seat 2", None)]
            shown = await house.message(table, anna)
            red = next(choice for choice in shown.choices if choice.notation == "colour red")
            done(await house.request(table, anna, Act(fresh_id(), shown.number, red.action)))
            seats = (await house.message(table, bram)).seats
            assert [seat.role for seat in seats] == ["Red", "Seat 2"]
            assert [seat.sign for seat in seats] == [Sign("flag", "red", "crest-rose"), None]

    asyncio.run(play())
