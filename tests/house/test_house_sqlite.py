"""The store in one file: locks of other programs, an end that was none, damage, and what is said about each."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from houses import a_house, a_table, act, fresh_id, guests, listen, viewer

from serai.house.errors import BadStore, StoreTrouble
from serai.house.messages import ChatMessage, Refused, Say
from serai.house.sqlite import GET_MARKS
from serai.house.store import open_store

HOLD = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute(sys.argv[2])
print("held", flush=True)
sys.stdin.readline()
"""
OPEN = """
import asyncio, sys
from serai.house.store import open_store
async def stay():
    kept = await open_store("sqlite:" + sys.argv[1])
    await kept.run("INSERT INTO about VALUES ($1, '')", "x" + sys.argv[2])
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await kept.close()
asyncio.run(stay())
"""
SAY = """
import asyncio, concurrent.futures.thread, os, sys
from serai.house.errors import BadStore, words
from serai.house.sqlite import open_sqlite
words()
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
async def say():
    try:
        await (await open_sqlite(sys.argv[1])).close()
    except BadStore as error:
        print(error.text.key)
    else:
        print("fine")
asyncio.run(say())
"""


@contextmanager
def a_process(*args: str) -> Iterator[subprocess.Popen[str]]:
    """A real process that has said that it is ready; it ends when a line is written to it."""
    process = subprocess.Popen(
        [sys.executable, "-c", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() in ("held", "open")
        yield process
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def let_go(process: subprocess.Popen[str]) -> None:
    """Let a process end in order."""
    process.communicate("\n", timeout=60)
    assert process.returncode == 0


def marks(path: Path) -> int:
    """How many processes have noted that they have the file open."""
    with sqlite3.connect(path) as db:
        found = len(db.execute(GET_MARKS).fetchall())
    db.close()
    return found


@pytest.mark.parametrize("lock", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
def test_a_lock_of_another_program_stops_writing_only_and_not_for_long(tmp_path: Path, lock: str) -> None:
    path = tmp_path / "serai.sqlite"

    async def play() -> None:
        async with a_house(f"sqlite:{path}") as house:
            anna, token = await house.newcomer("Anna", "en")
            (bram,) = await guests(house, "Bram")
            table = await a_table(house, [anna, bram], "kurier", options={"start_player": "1"})
            who = await viewer(house, table, anna)
            shown = await house.message(table, who)
            with a_process(HOLD, str(path), lock) as holder:
                # Nobody lets go of the lock meanwhile, so whatever is answered here did not wait for it.
                assert await house.person(token) == anna
                assert [card.id for card in await house.my_tables(anna)] == [table]
                assert await house.open_tables() == []
                assert await house.message(table, who) == shown
                arrived = await listen(house, table, who)
                assert arrived.last.number == shown.number
                arrived.close()
                begun = monotonic()
                outcomes = await asyncio.gather(
                    *(house.newcomer(f"Guest {n}", "en") for n in range(300)), return_exceptions=True
                )
                assert all(isinstance(outcome, StoreTrouble) for outcome in outcomes)
                refused = (await act(house, table, who, shown.choices[0].notation))[0]
                assert monotonic() - begun < 15
                assert isinstance(refused, Refused)
                assert "busy" in refused.text
                assert await house.person(token) == anna
                let_go(holder)
            await act(house, table, who, shown.choices[0].notation)
            assert (await house.message(table, who)).number > shown.number
            assert (await house.newcomer("Cleo", "en"))[0].name == "Cleo"
            assert await house.verify() == []

    asyncio.run(play())


def _spoiled(path: Path) -> None:
    """Damage the pages at the end of the file, which a start has no reason to look at."""
    content = bytearray(path.read_bytes())
    assert len(content) > 200_000
    content[-60_000:] = b"\xff" * 60_000
    path.write_bytes(content)


async def _many_people(path: Path) -> None:
    async with a_house(f"sqlite:{path}") as house:
        await asyncio.gather(*(house.newcomer(f"Guest {n}", "en") for n in range(1_000)))


def test_damage_is_looked_for_after_an_unclean_end_only(tmp_path: Path) -> None:
    path = tmp_path / "serai.sqlite"
    asyncio.run(_many_people(path))
    assert marks(path) == 0
    with a_process(OPEN, str(path), "1") as killed:
        assert marks(path) == 1
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    assert marks(path) == 1
    asyncio.run(_opened(path))
    assert marks(path) == 0, "the file was whole, and the mark of the dead is gone"

    whole = path.read_bytes()
    _spoiled(path)
    # After an end in order nobody reads all of it: were it read, the damage would be found.
    asyncio.run(_opened(path))
    path.write_bytes(whole)
    with a_process(OPEN, str(path), "2") as killed:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    marks(path)  # the last to close takes the write-ahead log into the file
    _spoiled(path)
    damaged = path.read_bytes()
    with pytest.raises(BadStore, match="damaged"):
        asyncio.run(_opened(path))
    assert path.read_bytes() == damaged


async def _opened(path: Path) -> None:
    await (await open_store(f"sqlite:{path}")).close()


def test_who_comes_while_a_house_is_open_need_not_look_for_damage(tmp_path: Path) -> None:
    path = tmp_path / "serai.sqlite"
    asyncio.run(_many_people(path))
    with a_process(OPEN, str(path), "1"):
        with path.open("r+b") as file:
            file.seek(-60_000, os.SEEK_END)
            file.write(b"\xff" * 60_000)
        asyncio.run(_opened(path))
        assert marks(path) == 1


def test_each_process_leaves_its_own_mark(tmp_path: Path) -> None:
    path = tmp_path / "serai.sqlite"
    asyncio.run(_opened(path))
    with a_process(OPEN, str(path), "1") as first:
        with a_process(OPEN, str(path), "2") as second:
            assert marks(path) == 2
            let_go(second)
        assert marks(path) == 1
        asyncio.run(_opened(path))
        assert marks(path) == 1, "who is still at work keeps his mark, whoever else comes and goes"
        with a_process(OPEN, str(path), "3") as third:
            let_go(first)
            third.send_signal(signal.SIGKILL)
            third.wait()
    assert marks(path) == 1, "the one that was killed"


def test_what_keeps_a_file_from_being_used_is_said(tmp_path: Path) -> None:
    async def why(path: object) -> str:
        with pytest.raises(BadStore) as caught:
            await open_store(f"sqlite:{path}")
        assert "{" not in caught.value.say("nl") + caught.value.say("en")
        return caught.value.text.key

    async def play() -> None:
        (tmp_path / "text").write_text("this is no database, but a text that is long enough to be taken for one\n" * 9)
        assert await why(tmp_path / "text") == "store-no-database"
        assert await why(tmp_path) == "store-is-folder"
        assert await why(f"{tmp_path}/no/such/folder/x.sqlite") == "store-no-folder"
        assert await why(":memory:") == "store-url"
        for url in ("postgresql://serai@/nothing?host=/nowhere", "mysql://x"):
            with pytest.raises(BadStore):
                await open_store(url)

    asyncio.run(play())


def test_a_read_only_file_or_folder_is_not_called_damaged() -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        path = folder / "serai.sqlite"
        asyncio.run(_opened(path))

        def said() -> str:
            done = subprocess.run([sys.executable, "-c", SAY, str(path)], capture_output=True, text=True, check=False)
            return done.stdout.strip() or done.stderr

        try:
            path.chmod(0o444)
            folder.chmod(0o777)
            assert said() == "store-read-only"
            path.chmod(0o666)
            folder.chmod(0o555)
            assert said() == "store-read-only"
            path.chmod(0o444)
            assert said() == "store-read-only"
            folder.chmod(0o777)
            path.chmod(0o666)
            assert said() == "fine"
        finally:
            folder.chmod(0o777)


def test_what_is_said_and_done_crosses_between_two_houses_on_one_file(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'serai.sqlite'}"

    async def play() -> None:
        # Their sweeps would come in an hour only: they see that the file has changed.
        async with a_house(url, sweep=3600) as one, a_house(url, sweep=3600) as other:
            people = await guests(one, "Anna", "Bram")
            table = await a_table(one, people, "kurier", options={"start_player": "1"})
            here, there = [await viewer(one, table, person) for person in people]
            heard = await listen(other, table, there)
            assert heard.last.number == (await one.message(table, here)).number
            await one.request(table, here, Say(fresh_id(), "Hello over there"))
            shown = await one.message(table, here)
            await act(one, table, here, shown.choices[0].notation)
            async with asyncio.timeout(30):
                while not any(isinstance(m, ChatMessage) for _, m in heard.heard) or heard.last.number == shown.number:
                    await asyncio.sleep(0.05)
            (said,) = [m for _, m in heard.heard if isinstance(m, ChatMessage)]
            assert [line.text for line in said.lines] == ["Hello over there"]
            heard.close()

    asyncio.run(play())
