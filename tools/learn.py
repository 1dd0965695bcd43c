"""Learns the weights of a game's features from self-play, and tells how well they foretell the winner.

``python tools/learn.py kurier --games 400`` plays, learns, writes ``weights.py`` in the game's folder and the
calibration plot in docs/images, and prints the rows of docs/evaluation.md. The same seed gives the same table. Where
the game's own evaluation plays by the table, each round plays with the weights that the round before has learned.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import serai
from serai.core.options import Options
from serai.core.record import Record
from serai.lab.calibration import plot
from serai.lab.learning import Judgement, Moment, judge, learn, moments
from serai.lab.simulate import Plan

ROOT: Final = Path(__file__).resolve().parents[1]
HELD_OUT: Final = 4
"""Every so many-th game is kept for judging and never learned from."""

TWO: Final = 2
"""The seats of a duel, which has a table of its own, and one winner to learn from for two players."""


def play(name: str, seats: int, games: int, seed: int, number: int) -> list[Moment]:
    """Moments of a round of so many games of greedy players with the usual options; of three times as many for two."""
    games = 3 * games if seats == TWO else games
    table = serai.game(name)
    plan = Plan(name, seats, Record(table, {}, seats).options, ("greedy",) * seats, seed)
    return moments(table, plan, range(number * games, (number + 1) * games))


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
    """Play, learn, write, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=serai.game_ids())
    parser.add_argument("--games", type=int, default=400, help="for each number of seats and round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=0.005, help="more of it where few games are played")
    parser.add_argument("--seed", type=int, default=2026)
    wanted = parser.parse_args()
    table = serai.game(wanted.game)
    options: Options = {}
    two = table.start(2, Record(table, options, 2).options).weights()
    more = table.start(4, Record(table, options, 4).options).weights()
    names = table.start(2, Record(table, options, 2).options).feature_names()
    counts = [seats for seats in (2, 3, 4) if seats in table.seats]
    played: dict[int, list[Moment]] = {}
    for number in range(wanted.rounds):
        played = {n: play(wanted.game, n, wanted.games, wanted.seed, number) for n in counts}
        # The lists are those that the positions themselves weigh with.
        two[:] = learned(played[TWO], wanted.ridge)
        more[:] = learned([moment for seats in counts if seats > TWO for moment in played[seats]], wanted.ridge)
    folder = ROOT / "src" / "serai" / "games" / wanted.game
    (folder / "weights.py").write_text(table_of(names, two, more), encoding="utf-8")
    found: dict[int, Judgement] = {}
    for seats in counts:
        kept = [moment for moment in played[seats] if is_held_out(moment)]
        found[seats] = judge(kept, two if seats == TWO else more)
        told = found[seats]
        print(
            f"| {wanted.game} | {seats} | {told.moments} | {told.knowing_nothing:.3f} | {told.by_evaluation:.3f} "
            f"| {told.log_loss:.3f} |"
        )
    picture = plot(found, f"{wanted.game}: chance to win, as told and as it came")
    (ROOT / "docs" / "images" / f"calibration-{wanted.game}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
