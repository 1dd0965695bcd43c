"""Play over real sockets: actions a second and latency, beside a bare echo and a boardgame.io server, in one run.

Then the aim: 1,000 connected players on one core, each acting once in 5 seconds. What the figures mean, and how they
are measured: bench/README.md. Everything stays on loopback; boardgame.io comes from npm into a temporary folder.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
BOARDGAME_IO: Final = ("boardgame.io@0.50.2", "node-persist@3.1.3")
"""With the package that its FlatFile asks for."""
NODE: Final = ("node", str(HERE / "serve_boardgameio.cjs"))
TICKS: Final = os.sysconf("SC_CLK_TCK")
WARM_UP: Final = 1.0
AIM_MS: Final = 100.0


def cores() -> tuple[set[int], set[int]]:
    """One core for the servers, all others for the players; the same one if there is no other."""
    mine = sorted(os.sched_getaffinity(0))
    return {mine[-1]}, set(mine[:-1]) or {mine[-1]}


SERVER, PLAYERS = cores()


class Process:
    """A child that talks in lines of JSON."""

    def __init__(self, command: list[str], core: set[int], environment: dict[str, str]) -> None:
        own = os.sched_getaffinity(0)
        # A child takes over the cores of its parent.
        os.sched_setaffinity(0, core)
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | environment
        )
        os.sched_setaffinity(0, own)

    def say(self, line: Any) -> None:
        """One line in."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(line) + "\n")
        self._process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        """One line out."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"bench: {self._process.args!r} ended with exit code {self._process.wait()}")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def used(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def close(self) -> None:
        """End it: by the end of its input, and if that does not help by force."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Contestant:
    """A server with its players."""

    def __init__(self, name: str, server: list[str], load: list[str] | None, tables: int, **more: Any) -> None:
        self.name = name
        environment = more.pop("environment", {})
        self._server = Process(server, SERVER, environment)
        facts = self._server.hear()
        self.form = str(facts.get("form", ""))
        if load is None:
            self._load = Process([sys.executable, str(HERE / "serve_load.py")], PLAYERS, {})
            self._load.say({"deflate": False, "tables": [], "echoes": tables} | facts | more)
        else:
            self._load = Process([*load, str(facts["port"]), str(tables)], PLAYERS, environment)
        self._load.hear()
        self.results: list[dict[str, Any]] = []

    def measure(self, seconds: float, **more: float) -> dict[str, Any]:
        """Play for so long; adds the server's processor time to what the players measured."""
        before = self._server.used()
        self._load.say({"seconds": seconds, **more})
        found = self._load.hear()
        found["used"] = self._server.used() - before
        return found

    def close(self) -> None:
        """Let both end."""
        self._load.close()
        self._server.close()


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed; not a number if there are none."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def house(game: str, seats: int, tables: int, *more: str) -> list[str]:
    """The command that serves a house."""
    return [sys.executable, str(HERE / "serve_house.py"), "house", game, str(seats), str(tables), *more]


def npm(folder: str) -> bool:
    """Install boardgame.io there; False, with the reason, if that cannot be."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        print("boardgame.io is left out: node and npm are needed")
        return False
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, *BOARDGAME_IO]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"boardgame.io is left out: npm failed: {done.stderr.strip()[-300:]}")
    return done.returncode == 0


PAIRS: Final = (
    ("Serai, tally, stored", "boardgame.io, counter, stored"),
    ("Serai, tally, stored", "boardgame.io, counter, memory"),
    ("Serai, tally, memory", "boardgame.io, counter, memory"),
    ("Serai, kurier, stored", "boardgame.io, pieces, stored"),
    ("Serai, kurier, stored", "boardgame.io, pieces, memory"),
    ("Serai, kurier, memory", "boardgame.io, pieces, memory"),
)
"""What is compared: states of the same size, both kept or both in memory, and ours kept with theirs in memory."""
MEMORY: Final = "/dev/shm"
"""Where a file costs no disk: what is there is kept in memory."""


def contestants_of(tables: int, modules: str, folder: str) -> list[Contestant]:
    """All of them, up and connected."""
    found = [Contestant("echo", [sys.executable, str(HERE / "serve_house.py"), "echo"], None, tables)]
    for game in ("tally", "kurier"):
        for kept, place in (("stored", folder), ("memory", MEMORY)):
            server = house(game, 2, tables, place)
            found.append(Contestant(f"Serai, {game}, {kept}", server, None, tables, deflate=True))
    for state in ("counter", "pieces") if modules else ():
        for kept in ("stored", "memory"):
            where = [f"{folder}/{state}"] if kept == "stored" else []
            server, load = [*NODE, "server", state, *where], [*NODE, "load"]
            name = f"boardgame.io, {state}, {kept}"
            found.append(Contestant(name, server, load, tables, environment={"NODE_PATH": modules}))
    return found


def compare(tables: int, rounds: int, seconds: float, modules: str, folder: str) -> None:
    """All contestants in turns, as fast as they go."""
    contestants = contestants_of(tables, modules, folder)
    try:
        for one in contestants:
            one.measure(WARM_UP)
        for number in range(rounds):
            first = number % len(contestants)
            for one in contestants[first:] + contestants[:first]:
                one.results.append(one.measure(seconds))
    finally:
        for one in contestants:
            one.close()
    form = next(one.form for one in contestants if one.form)
    print(
        f"\n{tables} tables with 2 players each, one action of each under way; compressed messages; Serai {form};"
        f" medians of {rounds} rounds of {seconds:g} s"
    )
    print(f"{'':32}{'actions/s':>12}{'p50 ms':>10}{'p99 ms':>10}{'server us/action':>18}")
    for one in contestants:
        rates = [speed(result) for result in one.results]
        print(
            f"{one.name:32}{median(rates):>12,.0f}"
            f"{median(1000 * percentile(r['latencies'], 0.5) for r in one.results):>10.1f}"
            f"{median(1000 * percentile(r['latencies'], 0.99) for r in one.results):>10.1f}"
            f"{median(cost(r) for r in one.results):>18,.0f}"
        )
    ended = sum(result.get("over", 0) for one in contestants for result in one.results)
    if ended:
        print(f"{ended} tables came to their end: take more tables or shorter rounds, these figures are too low")
    if modules:
        by_name = {one.name: one for one in contestants}
        print(f"\n{'':66}{'actions/s':>12}{'processor':>12}")
        for ours, theirs in PAIRS:
            rate, spent = ratios(by_name[ours], by_name[theirs])
            print(f"{ours:24} : {theirs:38} {rate:>12.2f} {spent:>11.2f}")


def speed(result: dict[str, Any]) -> float:
    """Actions a second."""
    return float(len(result["latencies"]) / result["seconds"])


def cost(result: dict[str, Any]) -> float:
    """Processor time of the server for each action, in microseconds."""
    return 1e6 * float(result["used"]) / max(1, len(result["latencies"]))


def ratios(one: Contestant, other: Contestant) -> tuple[float, float]:
    """How many times as many actions a second, and as much of the server's processor time, round by round."""
    rounds = list(zip(one.results, other.results, strict=True))
    return median(speed(a) / speed(b) for a, b in rounds), median(cost(a) / cost(b) for a, b in rounds)


def aim(game: str, seats: int, players: int, every: float, seconds: float, deflate: bool, profile: str) -> None:
    """So many players, each acting once in a while."""
    began = time.perf_counter()
    tables = players // seats
    extra = ["", profile] if profile else []
    one = Contestant("aim", house(game, seats, tables, *extra), None, tables, deflate=deflate)
    print(
        f"\n{tables * seats:,} players at {tables} tables of {game} ({seats} seats; Serai {one.form}), each acting"
        f" every {every:g} s{', compressed' if deflate else ''}; connected after {time.perf_counter() - began:.0f} s"
    )
    try:
        one.measure(min(5.0, seconds), every=every)
        found = one.measure(seconds, every=every)
    finally:
        one.close()
    late = found["latencies"]
    p50, p99 = (1000 * percentile(late, part) for part in (0.5, 0.99))
    wanted = tables * seats / every
    used = found["used"] / found["whole"]
    print(
        f"  {len(late):,} actions in {found['seconds']:.0f} s ({len(late) / found['seconds']:.0f}/s of {wanted:.0f}/s)"
    )
    print(f"  p50 {p50:.1f} ms, p99 {p99:.1f} ms; refused {found['refused']}, unfinished {found['unfinished']}")
    print(f"  server {used:.0%} of its core, {cost(found):,.0f} us an action; players {found['load']:.0%} of theirs")
    print(f"  {found['bytes'] / max(1, len(late)) / 1000:.0f} kB of messages an action")
    reached = p99 < AIM_MS and not found["unfinished"]
    print(f"  aim (p99 under {AIM_MS:.0f} ms): {'reached' if reached else 'NOT reached'}")
    needed = wanted * cost(found) / 1e6
    print(f"  at {wanted:.0f} actions/s the server needs {needed:.0%} of a core")
    if not reached and needed < 0.8:
        print("  (it would fit; the server did not have its core to itself: see the state of the machine)")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Actions a second and latency over real sockets.")
    parser.add_argument("--tables", type=int, default=25, help="tables in the comparison (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="default: %(default)s")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement (default: %(default)s)")
    parser.add_argument("--players", type=int, default=1000, help="of the aim; 0: leave it out (default: %(default)s)")
    parser.add_argument("--game", default="kurier", help="of the aim (default: %(default)s)")
    parser.add_argument("--seats", type=int, default=4, help="at each table of the aim (default: %(default)s)")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between a player's actions")
    parser.add_argument("--aim-seconds", type=float, default=15.0, help="default: %(default)s")
    parser.add_argument("--deflate", action="store_true", help="the aim too with compression, as browsers ask for it")
    parser.add_argument("--profile", default="", metavar="FILE", help="a cProfile of the aim's server; slows it down")
    parser.add_argument(
        "--boardgame-io", default="", metavar="FOLDER", help="a node_modules folder that has it already"
    )
    parser.add_argument("--only-aim", action="store_true")
    chosen = parser.parse_args()
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"Python {sys.version.split()[0]}; server on core {SERVER}, players on {PLAYERS}; load average {load}")
    with tempfile.TemporaryDirectory(prefix="serai-serve-") as folder:
        if not chosen.only_aim:
            modules = chosen.boardgame_io or (f"{folder}/node_modules" if npm(folder) else "")
            compare(chosen.tables, chosen.rounds, chosen.seconds, modules, folder)
    if chosen.players:
        aim(
            *(chosen.game, chosen.seats, chosen.players, chosen.every),
            *(chosen.aim_seconds, chosen.deflate, chosen.profile),
        )


if __name__ == "__main__":
    main()
