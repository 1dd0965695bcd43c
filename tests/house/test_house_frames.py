"""Steps that set much going can be watched moment by moment, by each viewer in his own view."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from houses import a_house, a_table, act, ask, done, fresh_id, guests, listen, viewer

from serai.house.cards import Viewer
from serai.house.house import House
from serai.house.messages import Act, Confirm, Look, TableMessage, Undo
from serai.house.scenemessages import FrameMessage, PieceMessage, SceneMessage

PROGRAMME = ("soil", "ice", "stone", "hand", "soil", "ice")


def pieces_of(scene: SceneMessage, frames: tuple[FrameMessage, ...]) -> list[dict[str, PieceMessage]]:
    """The pieces of each frame, put together as a browser does it."""
    now = {piece.id: piece for piece in scene.pieces}
    found = []
    for frame in frames:
        now = {id_: piece for id_, piece in now.items() if id_ not in frame.gone}
        now |= {piece.id: piece for piece in frame.pieces}
        found.append(now)
    return found


def test_a_reveal_is_played_out_action_by_action(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(f"sqlite:{tmp_path / 'serai.sqlite'}") as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "himalaya")
            anna, bram = [await viewer(house, table, person) for person in people]
            bram = msgspec.structs.replace(bram, narrow=True)
            ears = [await listen(house, table, who) for who in (anna, bram, await viewer(house, table, None))]
            for _ in people:
                for who in (anna, bram):
                    shown = await house.message(table, who)
                    if shown.choices and shown.choices[0].notation.startswith("place"):
                        done(await house.request(table, who, Act(fresh_id(), shown.number, shown.choices[0].action)))
            for who in (anna, bram):
                for command in PROGRAMME:
                    for ear in ears:
                        await ear.settled()
                        assert ear.last.between == ()
                    done(await act(house, table, who, command))
            for ear in ears:
                await ear.settled()
                told = next(m for _, m in reversed(ear.heard) if isinstance(m, TableMessage) and m.between)
                frames = pieces_of(told.scene, told.between)
                assert told.between[0].text == "All programmes are revealed and carried out."
                assert all(frame.text for frame in told.between)
                assert len(frames) > 10, "eighteen actions, but for pauses"
                assert frames[0]["tile:1:0"].symbol == "tile-soil", "programmes lie open from the reveal on"
                walked = {(frame["caravan:1"].x, frame["caravan:1"].y) for frame in frames}
                assert len(walked) > 1, "a caravan is seen going its way"
                closed = {0, 1} - {told.viewer}
                seen = {id_ for frame in frames for id_ in frame}
                assert not [id_ for seat in closed for id_ in seen if id_.startswith(f"stock:{seat}:")]
            late = await listen(house, table, anna)
            await late.settled()
            assert late.last.between == (), "who comes later sees how it is now"
            for who, ear in zip((anna, bram), ears, strict=False):
                told = next(m for _, m in reversed(ear.heard) if isinstance(m, TableMessage) and m.between)
                missed = await again(house, table, who)
                assert missed.between[0].text == "This is how it stood."
                lines = [frame.text for frame in missed.between]
                played = [frame.text for frame in told.between]
                assert lines[1 : len(played) + 1] == played, "and may have it played out again, also who set it going"
                assert pieces_of(missed.scene, missed.between)[1] == pieces_of(told.scene, told.between)[0]

    asyncio.run(play())


def test_the_last_command_can_be_looked_at_and_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(f"sqlite:{tmp_path / 'serai.sqlite'}") as house:
            people = await guests(house, "Anna", "Bram")
            table = await a_table(house, people, "himalaya")
            anna, bram = [await viewer(house, table, person, confirm=True) for person in people]
            for who in (anna, bram, anna):
                shown = await house.message(table, who)
                if shown.choices and shown.choices[0].notation.startswith("place"):
                    done(await house.request(table, who, Act(fresh_id(), shown.number, shown.choices[0].action)))
                    done(await house.request(table, who, Confirm(fresh_id(), shown.number + 1)))
            for who in (anna, bram):
                for command in PROGRAMME:
                    done(await act(house, table, who, command))
                if who is anna:
                    shown = await house.message(table, who)
                    done(await house.request(table, who, Confirm(fresh_id(), shown.number)))
            shown = await house.message(table, bram)
            assert shown.to_confirm
            laid = {piece.id: piece.symbol for piece in shown.scene.pieces}
            assert laid["laid:5"] == "tile-ice", "the sixth command lies there, though it would reveal all"
            assert laid["tile:0:0"] == "tile-back"
            done(await house.request(table, bram, Undo(fresh_id(), shown.number)))
            back = await house.message(table, bram)
            assert "laid:5" not in {piece.id for piece in back.scene.pieces}
            assert len(back.choices) == 5

    asyncio.run(play())


async def again(house: House, table: str, who: Viewer, **more: Any) -> TableMessage:
    """What this viewer is shown again."""
    shown = await ask(house, table, who, Look(fresh_id(), again=True, **more))
    assert isinstance(shown, TableMessage)
    assert shown.again
    return shown


async def step(house: House, table: str, who: Viewer) -> int:
    """Take the first choice that is offered, if any; the number of the moment after it, 0 if none is."""
    shown = await house.message(table, who)
    if not shown.choices:
        return 0
    done(await house.request(table, who, Act(fresh_id(), shown.number, shown.choices[0].action)))
    return shown.number + 1


def texts(told: TableMessage) -> list[str]:
    return [frame.text for frame in told.between]


def test_who_comes_back_watches_what_the_others_did(tmp_path: Path) -> None:
    """Also in a game whose steps run through no moments; also in a house that was opened anew."""
    store = f"sqlite:{tmp_path / 'serai.sqlite'}"

    async def play() -> None:
        async with a_house(store) as house:
            people = await guests(house, "Anna", "Bram", "Cleo")
            table = await a_table(house, people, "kurier")
            anna, bram, cleo = [await viewer(house, table, person) for person in people]
            left = 0
            for _ in range(4):
                while taken := await step(house, table, anna):
                    left = taken
                while not (await house.message(table, anna)).choices:
                    for who in (bram, cleo):
                        await step(house, table, who)
        async with a_house(store) as house:
            now, before = await house.message(table, anna), await house.message(table, anna, at=left)
            missed = await again(house, table, anna)
            news = [line.text for line in now.log if line.number >= left]
            assert len(news) >= 2, "a line for each of the others"
            assert texts(missed) == ["This is how it stood.", *news]
            seen = pieces_of(missed.scene, missed.between)
            assert {(p.id, p.x, p.y) for p in seen[0].values()} == {(p.id, p.x, p.y) for p in before.scene.pieces}
            end = {(p.id, p.x, p.y) for p in now.scene.pieces}  # and what can be chosen now
            assert {(p.id, p.x, p.y) for p in seen[-1].values()} <= end
            assert missed.scene == now.scene
            assert await step(house, table, anna)
            assert texts(await again(house, table, anna)) == texts(missed), "what he does now is no news to him"
            nobody = await viewer(house, table, None)
            told = [line.text for line in (await house.message(table, nobody)).log]
            assert texts(await again(house, table, nobody))[1:] == told[-12:]
            back = await ask(house, table, anna, Look(fresh_id(), at=2, again=True))
            assert isinstance(back, TableMessage)
            assert (back.between, back.again) == ((), False), "a look back is one moment"

    asyncio.run(play())


def test_nothing_is_shown_again_before_anybody_else_has_acted(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_house(f"sqlite:{tmp_path / 'serai.sqlite'}") as house:
            people = await guests(house, "Anna", "Bram", "Cleo")
            table = await a_table(house, people, "kurier")
            for person in people:
                assert (await again(house, table, await viewer(house, table, person))).between == ()

    asyncio.run(play())
