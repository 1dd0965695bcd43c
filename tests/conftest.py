"""What all tests share: a PostgreSQL of our own, and an ear for texts that cannot be spoken."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from serai.core.texts import Words


@pytest.fixture(autouse=True)
def unspoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whatever a test does, in whatever channel: a text without a message, or without its arguments, fails it.

    A test that means to speak such a text clears the list.
    """
    found: list[str] = []
    monkeypatch.setattr(Words, "unspoken", lambda words, key, why: found.append(f"{key}: {why}"))
    yield found
    assert found == []


def _binaries() -> Path:
    """Where initdb and pg_ctl are; installed by apt-get if need be, and never done without."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    if (elsewhere := shutil.which("initdb")) is not None:
        return Path(elsewhere).resolve().parent
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        pytest.fail("PostgreSQL is needed for these tests: install Debian's package `postgresql`")
    for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
        done = subprocess.run(["apt-get", "-qq", *command], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            pytest.fail(f"PostgreSQL could not be installed: {done.stderr[-500:]}")
    return _binaries()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The folder of a running private PostgreSQL; its socket lies in it."""
    binaries = _binaries()
    folder = tempfile.mkdtemp(prefix="serai-pg-")
    prefix: list[str] = []
    if os.geteuid() == 0:
        # PostgreSQL refuses to run as root.
        account = pwd.getpwnam("postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
        prefix = ["runuser", "-u", "postgres", "--"]

    def run(*command: str) -> None:
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run([*prefix, *command], stdout=said, stderr=said, cwd="/", check=False)
            if done.returncode != 0:
                said.seek(0)
                pytest.fail(f"{command[0]}: {said.read()[-1000:]}")

    data = f"{folder}/data"
    run(str(binaries / "initdb"), "-D", data, "-U", "serai", "-A", "trust", "--no-sync", "-E", "UTF8")
    settings = f"-k {folder} -c listen_addresses='' -c max_connections=60 -c fsync=off -c shared_buffers=32MB"
    control = str(binaries / "pg_ctl")
    run(control, "-D", data, "-w", "-l", f"{folder}/log", "-o", settings, "start")
    yield folder
    run(control, "-D", data, "-w", "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def new_database(cluster: str) -> Callable[[], str]:
    """Makes an empty PostgreSQL database and gives its URL."""

    import asyncpg  # noqa: PLC0415, most tests need no database

    async def make() -> str:
        connection = await asyncpg.connect(f"postgresql://serai@/postgres?host={cluster}")
        name = f"serai_{token_hex(6)}"
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return f"postgresql://serai@/{name}?host={cluster}"

    return lambda: asyncio.run(make())
