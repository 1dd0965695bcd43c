"""Trains the network that tells a game's chance to win, and says how well it foretells the winner.

``python tools/train.py kurier --games 9000 3000 3000 1500 --also rubles=revised --also rubles=bribe`` plays so many
games with 2, 3, 4 and 5 seats (fewer numbers: fewer seats), a third of them by turns with one of the other options,
trains one network for two players and one for more, writes ``network.py`` in the game's folder, and prints rows for
docs/evaluation.md. Run it with the compiled form; it needs numpy. The games are shared by ``--jobs`` processes or by a
Ray (``--ray``). The same seed gives the same network, whoever plays the games, as far as numpy reckons alike.
"""

import argparse
from pathlib import Path
from textwrap import fill
from typing import Final

import serai
from serai.lab.cluster import RayWork
from serai.lab.training import Lessons, lessons, losses, train
from serai.lab.work import WorkMap, work_map

ROOT: Final = Path(__file__).resolve().parents[1]


def module_of(two: list[float], more: list[float]) -> str:
    """The module that holds both networks."""
    numbers = [fill(" ".join(f"{number:g}" for number in given), 118) for given in (two, more)]
    return (
        '"""The networks that tell the chance to win: of two players, and of more; trained by tools/train.py.\n\n'
        "What their numbers mean is said in ``core/network.py``, what they are told in ``signals.py``.\n"
        '"""\n\n'
        "from typing import Final\n\n"
        f'TWO: Final = """\n{numbers[0]}\n"""\n\nMORE: Final = """\n{numbers[1]}\n"""\n'
    )


def main() -> None:
    """Read what is asked for; play, train, write, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=serai.game_ids())
    parser.add_argument("--games", type=int, nargs="+", default=[600, 200, 200], help="for 2, 3, ... seats")
    parser.add_argument("--also", action="append", default=[], help="OPTION=VALUE, played in a part of the games")
    parser.add_argument("--units", type=int, default=16)
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
    game = serai.game(wanted.game)
    also = [dict([option.split("=")]) for option in wanted.also]
    taught: dict[int, Lessons] = {}
    for seats, games in enumerate(wanted.games, 2):
        taught[seats] = lessons(game, seats, games, wanted.seed + seats, also, work)
        print(f"{games} games with {seats}: {len(taught[seats].told)} positions", flush=True)
    two = train([taught[2]], wanted.units, wanted.seed)
    more = train([taught[seats] for seats in taught if seats > 2], wanted.units, wanted.seed)
    for seats, given in taught.items():
        nothing, judged, told = losses(given, two if seats == 2 else more)
        print(f"| {game.title} | {seats} | {given.held_out.sum()} | {nothing:.3f} | {judged:.3f} | {told:.3f} |")
    path = ROOT / "src" / "serai" / "games" / wanted.game / "network.py"
    path.write_text(module_of(two, more), encoding="utf-8")


if __name__ == "__main__":
    main()
