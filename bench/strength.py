"""How strong each level of bots is: one player of a level alone among players of the level below, over many games.

``python bench/strength.py play --row kurier:2:master:greedy --games 100 --rounds 300`` plays what is still missing of
these games and adds each to ``bench/strength.jsonl``, so it can be stopped and resumed at any time.
``python bench/strength.py write`` sums up what the file holds, into the table of ``docs/bots.md``.

Run it with the compiled form. Budgets are rounds of thought, so a busy machine makes it slower, but no weaker.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

import serai
from serai.bots import Budget, bot
from serai.core.game import Game
from serai.core.rng import Rng
from serai.lab.statistics import Share, share

HERE: Final = Path(__file__).resolve().parent
RESULTS: Final = HERE / "strength.jsonl"
PAGE: Final = HERE.parent / "docs" / "bots.md"
BEGIN: Final = "<!-- strength: written by bench/strength.py -->"
END: Final = "<!-- end of strength -->"
AIMS: Final = {
    ("brillance", 2): 0.65,
    ("brillance", 4): 0.40,
    ("feuville", 2): 0.75,
    ("feuville", 4): 0.50,
    ("himalaya", 2): 0.85,
    ("himalaya", 4): 0.50,
    ("ilos", 2): 0.80,
    ("ilos", 4): 0.50,
    ("kurier", 2): 0.85,
    ("kurier", 4): 0.55,
}
"""What the master is to reach among journeymen, with about a second a decision."""
LEVEL_AIM: Final = 1.6
"""What the journeyman is to reach among apprentices, in fair shares."""
VERSIONS: Final = {"brillance": 3, "feuville": 3, "himalaya": 2, "ilos": 2, "kurier": 2}
"""Which version of a game's bots plays, 1 if nothing is said. Who changes how they play counts on: games that other
versions played are kept in the file, but neither told nor taken for played."""


class Row(msgspec.Struct, frozen=True, order=True):
    """Who is measured against whom, and with which budget."""

    game: str
    seats: int
    level: str
    among: str
    rounds: int
    """Rounds of thought a decision, for levels that search."""
    seed: int
    version: int = 1
    """Of the game's bots."""

    @property
    def fair(self) -> float:
        """The share of first places of one among equals."""
        return 1.0 / self.seats

    @property
    def aim(self) -> float | None:
        """The share of first places aimed at, if any."""
        if (self.level, self.among) == ("master", "journeyman"):
            return AIMS.get((self.game, self.seats))
        if (self.level, self.among) == ("journeyman", "apprentice"):
            return LEVEL_AIM * self.fair
        return None


class Played(msgspec.Struct, frozen=True):
    """One game of a row."""

    row: Row
    number: int
    won: float
    """1 for the first place, less where it was shared, else 0."""
    decisions: int
    """How often the player measured had a choice."""
    seconds: float
    """Processor time that it took for them."""


def play(game: Game, row: Row, number: int) -> Played:
    """One game; its number decides who sits where and all chances."""
    luck = Rng((row.seed << 32) + number // row.seats)
    minds = [luck.fork() for _ in range(row.seats)]
    lone = number % row.seats
    players = [bot(row.level if seat == lone else row.among) for seat in range(row.seats)]
    budget = Budget(rounds=row.rounds)
    state = game.start(row.seats)
    decisions, seconds = 0, 0.0
    while not state.over:
        serai.settle(state, luck)
        if state.over:
            break
        seat = state.deciders[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        view = state.view(seat)
        began = time.process_time()
        action = players[seat].choose(game, view, legal, minds[seat], budget)
        if seat == lone:
            decisions += 1
            seconds += time.process_time() - began
        state.apply(seat, action)
    ranking = state.ranking
    won = 1.0 / ranking.count(1) if ranking[lone] == 1 else 0.0
    return Played(row, number, won, decisions, seconds)


def stored(path: Path) -> list[Played]:
    """All games played so far."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines() if line]


def go_on(rows: Iterable[Row], games: int, path: Path, minutes: float) -> None:
    """Play what is missing of these rows, one game of each in turn, until all are played or time is up."""
    end = time.monotonic() + 60 * minutes
    done = {(played.row, played.number) for played in stored(path)}
    tables = {row: serai.game(row.game) for row in rows}
    with path.open("ab") as file:
        for number in range(games):
            for row, game in tables.items():
                if (row, number) in done:
                    continue
                if time.monotonic() > end:
                    return
                file.write(msgspec.json.encode(play(game, row, number)) + b"\n")
                file.flush()


def table(played: Iterable[Played]) -> list[str]:
    """The rows as a Markdown table."""
    rows: dict[Row, list[Played]] = defaultdict(list)
    for one in played:
        if one.row.version == VERSIONS.get(one.row.game, 1):
            rows[one.row].append(one)
    lines = [
        "| game | seats | who | among | rounds | ms a decision | games | first places, 95 % | fair | aim |",
        "| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for row, games in sorted(rows.items()):
        won = share(sum(one.won for one in games), len(games))
        spent = 1000 * sum(one.seconds for one in games) / max(1, sum(one.decisions for one in games))
        rounds = str(row.rounds) if "master" in (row.level, row.among) else ""
        who = f"{serai.game(row.game).title} | {row.seats} | {row.level} | {row.among} | {rounds}"
        lines.append(
            f"| {who} | {spent:.1f} | {len(games)} "
            f"| **{won.share:.0%}** ({won.low:.0%} to {won.high:.0%}) | {row.fair:.0%} | {verdict(row, won)} |"
        )
    return lines


def verdict(row: Row, won: Share) -> str:
    """A row's aim, and whether it is shown (the whole interval above it), missed (below it), or open."""
    if row.aim is None:
        return ""
    found = "shown" if won.low >= row.aim else "missed" if won.high < row.aim else "open"
    return f"{row.aim:.0%}: {found}"


def write(played: Iterable[Played], page: Path) -> None:
    """Put the table into the page, between its two marks."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text("\n".join([before + BEGIN, "", *table(played), "", END + after]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, dest="command")
    playing = commands.add_parser("play")
    playing.add_argument("--row", action="append", required=True, help="GAME:SEATS:LEVEL:AMONG; several may be given")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--rounds", type=int, default=300)
    playing.add_argument("--seed", type=int, default=2026)
    playing.add_argument("--minutes", type=float, default=1e9, help="begin no game after so many")
    commands.add_parser("write")
    for command in commands.choices.values():
        command.add_argument("--results", type=Path, default=RESULTS)
    asked = parser.parse_args()
    if asked.command == "write":
        write(stored(asked.results), PAGE)
        return
    rows = []
    for text in asked.row:
        game, seats, level, among = text.split(":")
        rows.append(Row(game, int(seats), level, among, asked.rounds, asked.seed, VERSIONS.get(game, 1)))
    go_on(rows, asked.games, asked.results, asked.minutes)


if __name__ == "__main__":
    main()
