"""Steps that set much going can be watched moment by moment, by each viewer through his own eyes."""

import asyncio
from pathlib import Path

import msgspec
from houses import a_house, a_table, act, done, fresh_id, guests, listen, viewer

from serai.house.messages import Act, Confirm, FrameMessage, PieceMessage, SceneMessage, TableMessage, Undo

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
                assert told.between[0].text == "The screens are lifted: the programmes are carried out."
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
