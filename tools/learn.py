"""Learns the weights of a game's features from self-play, and tells how well they foretell the winner.

``python tools/learn.py kurier --games 400`` plays, learns, writes ``weights.py`` in the game's folder and the
calibration plot in docs/images, and prints the rows of docs/evaluation.md. The same seed gives the same table. Where
the game's own evaluation plays by the table, each round plays with the weights that the round before has learned.

``--rounds 0`` learns nothing: it plays games with another seed, and prints and draws how well the table as it stands
foretells them.
"""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

import serai
from serai.core.game import Game
from serai.core.record import Record
from serai.lab.calibration import plot
from serai.lab.cluster import RayWork
from serai.lab.learning import Judgement, Moment, judge, learn, moments
from serai.lab.simulate import Plan
from serai.lab.work import WorkMap, in_batches, pack, unpack, work_map

ROOT: Final = Path(__file__).resolve().parents[1]
HELD_OUT: Final = 4
"""Every so many-th game is kept for judging and never learned from."""

FRESH: Final = 1000
"""Added to the seed for games that the table was not learned from."""

TWO: Final = 2
"""The seats of a duel, which has a table of its own, and one winner to learn from for two players."""


class Round(Struct, frozen=True):
    """Games that are played with the same weights; what a process needs to play some of them."""

    plan: Plan
    two: list[float]
    more: list[float]


def play_part(part: tuple[Round, range]) -> bytes:
    """Moments of some games of a round, packed."""
    terms, numbers = part
    table = serai.game(terms.plan.game)
    weigh_with(table, terms.two, terms.more)
    return pack(moments(table, terms.plan, numbers))


def play(work: WorkMap, name: str, seats: int, games: int, seed: int, number: int) -> list[Moment]:
    """Moments of a round of so many games of greedy players with the usual options; of three times as many for two."""
    games = 3 * games if seats == TWO else games
    table = serai.game(name)
    terms = Round(Plan(name, seats, Record(table, {}, seats).options, ("greedy",) * seats, seed), *weights_of(table))
    found = in_batches(work, play_part, terms, number * games, (number + 1) * games)
    return [moment for packed in found for moment in unpack(packed, list[Moment])]


def weights_of(table: Game) -> tuple[list[float], list[float]]:
    """The lists that the positions themselves weigh with, for two players and for more."""
    two, more = (table.start(seats, Record(table, {}, seats).options).weights() for seats in (2, 4))
    return two, more


def weigh_with(table: Game, two: Sequence[float], more: Sequence[float]) -> None:
    """Let positions in this process weigh with these."""
    for own, given in zip(weights_of(table), (two, more), strict=True):
        own[:] = given


def is_held_out(moment: Moment) -> bool:
    """Whether a moment belongs to a game that is kept for judging."""
    return moment.game % HELD_OUT == 0


def learned(examples: Sequence[Moment], ridge: float) -> list[float]:
    """The weights that the games which are not held out teach."""
    return learn([moment for moment in examples if not is_held_out(moment)], ridge)


def table_of(names: Sequence[str], two: Sequence[float], more: Sequence[float]) -> str:
    """The module that holds the table."""
    rows = "".join(f'    "{name}": ({a:.4g}, {b:.4g}),\n' for name, a, b in zip(names, two, more, strict=True))
    return (
        '"""What each feature tells about who will win: one more of it makes a win e to this power times as likely.\n\n'
        "Learned from self-play by tools/learn.py, for two players and for more; docs/evaluation.md says how well.\n"
        '"""\n\n'
        "from typing import Final\n\n"
        f"WEIGHTS: Final[dict[str, tuple[float, float]]] = {{\n{rows}}}\n"
    )


def main() -> None:
    """Read what is asked for; play, learn, write, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=serai.game_ids())
    parser.add_argument("--games", type=int, default=400, help="for each number of seats and round")
    parser.add_argument("--rounds", type=int, default=1, help="0: only judge the table as it stands")
    parser.add_argument("--ridge", type=float, default=0.005, help="more of it where few games are played")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    parser.add_argument("--ray", help="a Ray's address instead: local, auto or ray://HOST:PORT")
    wanted = parser.parse_args()
    cluster = RayWork(wanted.ray, wanted.jobs) if wanted.ray else None
    try:
        study(wanted, cluster or work_map(wanted.jobs))
    finally:
        if cluster is not None:
            cluster.close()


def study(wanted: argparse.Namespace, work: WorkMap) -> None:
    """Do what was asked for."""
    table = serai.game(wanted.game)
    two, more = weights_of(table)
    names = table.start(2, Record(table, {}, 2).options).feature_names()
    counts = [seats for seats in (2, 3, 4) if seats in table.seats]
    if wanted.rounds == 0:
        tell(wanted.game, {n: play(work, wanted.game, n, wanted.games, wanted.seed + FRESH, 0) for n in counts})
        return
    played: dict[int, list[Moment]] = {}
    for number in range(wanted.rounds):
        played = {n: play(work, wanted.game, n, wanted.games, wanted.seed, number) for n in counts}
        two[:] = learned(played[TWO], wanted.ridge)
        more[:] = learned([moment for seats in counts if seats > TWO for moment in played[seats]], wanted.ridge)
    folder = ROOT / "src" / "serai" / "games" / wanted.game
    (folder / "weights.py").write_text(table_of(names, two, more), encoding="utf-8")
    tell(wanted.game, {n: [moment for moment in played[n] if is_held_out(moment)] for n in counts})


def tell(name: str, played: Mapping[int, Sequence[Moment]]) -> None:
    """Print and draw how well the table that the game weighs with now foretells these moments."""
    two, more = weights_of(serai.game(name))
    found: dict[int, Judgement] = {}
    for seats, kept in played.items():
        told = found[seats] = judge(kept, two if seats == TWO else more)
        print(
            f"| {name} | {seats} | {told.moments} | {told.knowing_nothing:.3f} | {told.by_evaluation:.3f} "
            f"| {told.log_loss:.3f} |"
        )
    picture = plot(found, f"{name}: chance to win, as told and as it came")
    (ROOT / "docs" / "images" / f"calibration-{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
