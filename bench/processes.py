"""Several server processes on one PostgreSQL: what a second one adds, and how many actions the database takes.

    python bench/processes.py                      # Kurier with four seats, and the database alone
    python bench/processes.py --game tally --seats 2 --tables 25

One process serves all players; then two serve the same kind of tables, with each table's players at one process, or
spread over both. The processes, the database and the players share the cores of one machine, so what counts is the
processor time of an action, summed over the servers: two processes that each spend as much on an action as one does
alone serve twice as many. Then rows are appended as the house does it, without a house: how many a second, and what
each costs the database. It makes a PostgreSQL cluster of its own, with fsync, and removes it.
"""

import argparse
import asyncio
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from serai.house import store
from serai.house.postgres import PostgresStore, open_postgres
from serai.house.store import Change, Entry
from serve import HERE, PLAYERS, SERVER, TICKS, Process, house

WAITING = 200
"""Tables whose next row waits at the same time."""


@contextmanager
def database() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own: the URL of an empty database, and the process id of the server."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        sys.exit("bench: PostgreSQL is needed: install Debian's package `postgresql`")
    binaries, folder = found[-1].parent, tempfile.mkdtemp(prefix="serai-pg-")
    prefix: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        account = pwd.getpwnam("postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
        prefix = ["runuser", "-u", "postgres", "--"]

    def run(*command: str) -> None:
        subprocess.run([*prefix, *command], stdout=subprocess.DEVNULL, cwd="/", check=True)

    data, control = f"{folder}/data", str(binaries / "pg_ctl")
    run(str(binaries / "initdb"), "-D", data, "-U", "serai", "-A", "trust", "--no-sync", "-E", "UTF8")
    settings = f"-k {folder} -c listen_addresses='' -c max_connections=60 -c shared_buffers=128MB"
    run(control, "-D", data, "-w", "-l", f"{folder}/log", "-o", settings, "start")
    try:
        pid = int(Path(f"{data}/postmaster.pid").read_text(encoding="utf-8").split()[0])
        yield f"postgresql://serai@/postgres?host={folder}", pid
    finally:
        run(control, "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def processor_time(pid: int) -> float:
    """Seconds of processor time of this process and its children, those that have ended included."""
    spent = 0.0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            if int(entry.name) == pid:
                spent += sum(int(field) for field in fields[11:15])
            elif int(fields[1]) == pid:
                spent += int(fields[11]) + int(fields[12])
    return spent / TICKS


def played(url: str, postgres: int, what: argparse.Namespace, processes: int, mixed: bool) -> dict[str, float]:
    """Let players act at an even pace; processor time of an action at the servers and at the database, in us."""
    servers = [Process(house(what.game, what.seats, what.tables, url), SERVER, {})]
    facts = servers[0].hear()
    ports, tables = [facts["port"]], facts["tables"]
    for _ in range(1, processes):
        servers.append(Process(house(what.game, what.seats, 0, url), SERVER, {}))
        ports.append(servers[-1].hear()["port"])
    loads = []
    shares = (
        [(ports, tables)] if mixed else [([port], tables[number :: len(ports)]) for number, port in enumerate(ports)]
    )
    for share, theirs in shares:
        loads.append(Process([sys.executable, str(HERE / "serve_load.py")], PLAYERS, {}))
        loads[-1].say({"deflate": True, "tables": theirs, "ports": share, "echoes": 0})
    try:
        for load in loads:
            load.hear()
        found: list[dict[str, Any]] = []
        for seconds in (3.0, what.seconds):
            before, stored = sum(server.used() for server in servers), processor_time(postgres)
            for load in loads:
                load.say({"seconds": seconds, "every": what.every})
            found = [load.hear() for load in loads]
            spent = sum(server.used() for server in servers) - before
            kept = processor_time(postgres) - stored
    finally:
        for process in (*loads, *servers):
            process.close()
    actions = sum(len(one["latencies"]) for one in found)
    if any(one["over"] for one in found):
        sys.exit("bench: tables came to their end; take fewer seconds")
    return {
        "actions": actions / max(one["seconds"] for one in found),
        "server": 1e6 * spent / actions,
        "database": 1e6 * kept / actions,
    }


async def appended(url: str, postgres: int, seconds: float) -> tuple[float, float, float]:
    """Rows a second that the database takes from one process, the database's time for each, and ours, in us."""
    kept: PostgresStore = await open_postgres(url)
    person = "p" * 22
    await kept.run(store.ADD_PERSON, person, "Bench", "en", "{}", 0.0)
    names = [f"table-{number}" for number in range(WAITING)]
    for name in names:
        await kept.run(store.ADD_TABLE, name, "kurier", 1, "{}", person, "i", 0.0, 0, "{}", 0.0)
    summary = "x" * 400  # about what the summary of a table with four players takes
    rows = 0
    until = time.perf_counter() + seconds

    async def go_on(name: str) -> None:
        nonlocal rows
        number = 0
        while time.perf_counter() < until:
            entry = Entry(number, "act", 1, "dispatch to inn courier", 1.0, f"{person}:{number:x}", "", 123456789)
            if not await kept.append(name, number, [entry], Change("running", summary, 1.0, None)):
                raise RuntimeError("somebody else wrote here")
            kept.announce(name, str(number))
            number += 1
            rows += 1

    began, before, own = time.perf_counter(), processor_time(postgres), time.process_time()
    await asyncio.gather(*(go_on(name) for name in names))
    lasted, spent = time.perf_counter() - began, processor_time(postgres) - before
    ours = time.process_time() - own
    await kept.close()
    return rows / lasted, 1e6 * spent / rows, 1e6 * ours / rows


async def fresh(url: str, name: str) -> str:
    """An empty database beside this one."""
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return url.replace("/postgres?", f"/{name}?")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kurier")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between a player's actions")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    what = parser.parse_args()
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print(
        f"Python {sys.version.split()[0]}; {what.tables} tables of {what.game} with {what.seats}; load average {load}"
    )
    print(f"{'':42}{'actions/s':>10}{'servers us':>12}{'database us':>13}{'capacity':>10}")
    with database() as (url, postgres):
        for number in range(what.rounds):
            alone = 0.0
            for processes, mixed, name in (
                (1, False, "one process"),
                (2, False, "two, a table's players at one"),
                (2, True, "two, players of a table at both"),
            ):
                own = asyncio.run(fresh(url, f"round_{number}_{processes}_{int(mixed)}"))
                found = played(own, postgres, what, processes, mixed)
                alone = alone or found["server"]
                print(
                    f"{name:42}{found['actions']:>10,.0f}{found['server']:>12,.0f}{found['database']:>13,.0f}"
                    f"{processes * alone / found['server']:>9.2f}x",
                    flush=True,
                )
        rate, theirs, ours = asyncio.run(appended(asyncio.run(fresh(url, "rows")), postgres, 6.0))
        print(
            f"rows alone: {rate:,.0f} a second; of each {theirs:,.0f} us of the database, {ours:,.0f} us of the writer"
        )


if __name__ == "__main__":
    main()
