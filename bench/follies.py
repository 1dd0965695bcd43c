"""Counts moves a player would laugh at, over many games between bots: how often each could be made, and was.

``python bench/follies.py brillance --games 200 --seats 4 --bots greedy``. The games are those that ``serai sim`` plays
for the same seed, through views alone.
"""

import argparse
from collections.abc import Callable
from typing import Final

from follies_brillance import BrillanceFollies
from follies_feuville import FeuvilleFollies
from follies_himalaya import HimalayaFollies
from follies_ilos import IlosFollies
from follies_kurier import KurierFollies
from follies_tally import Tally, Watcher
from serai import game as find_game
from serai.core.options import Value
from serai.core.record import Record
from serai.lab.simulate import Plan, play_one

WATCHERS: Final[dict[str, Callable[[], Watcher]]] = {
    "brillance": BrillanceFollies,
    "feuville": FeuvilleFollies,
    "himalaya": HimalayaFollies,
    "ilos": IlosFollies,
    "kurier": KurierFollies,
}


def follies(plan: Plan, games: int) -> Tally:
    """The follies of so many games."""
    table = find_game(plan.game)
    watcher = WATCHERS[plan.game]()
    for number in range(games):
        _, record = play_one(table, plan, number)
        watch(record, watcher)
    return watcher.tally


def watch(record: Record, watcher: Watcher) -> None:
    """Let the watcher see a game step by step."""
    state = record.game.start(record.seats, record.options)
    for seat, action in record.steps:
        if seat >= 0:
            watcher.see(state, seat, action)
        state.apply(seat, action)
    watcher.end(state)


def main() -> None:
    """Play, and print a line for each folly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(WATCHERS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    wanted = parser.parse_args()
    options: dict[str, Value] = {}
    for option in wanted.option:
        key, _, value = option.partition("=")
        options[key] = value
    record = Record(find_game(wanted.game), options, wanted.seats)
    plan = Plan(wanted.game, wanted.seats, record.options, (wanted.bots,) * wanted.seats, wanted.seed)
    tally = follies(plan, wanted.games)
    for folly, possible in tally.possible.items():
        happened = tally.happened[folly]
        print(f"{folly:50} {happened:6} of {possible:6}  {happened / possible:7.3f}")


if __name__ == "__main__":
    main()
