"""Write the tasks for practice of a game: positions of games between bots, with what can be reached there in a turn.

    python tools/practices.py kurier            # writes practice/practice.toml in the game's folder
    python tools/practices.py kurier --dry      # only says what it found
    python tools/practices.py ilos --more --seed 2

The same seed finds the same tasks in the same order. A search can be ended at any time, and ``--more`` with another
seed adds to what it found. Each line says what the task asks, how many lines of play there are, how many of them do
it, and the chance that random play does.
"""

import argparse
from pathlib import Path

from msgspec import Struct

from serai.core.game import Game
from serai.core.options import Value
from serai.core.practice import FILE, FOLDER, tasks_of
from serai.core.registry import game as find_game
from serai.core.state import State
from serai.games.brillance.actions import PER_COLOUR
from serai.games.brillance.position import CART_ACTION, CHOOSE_ACTION, NONE
from serai.games.brillance.rules import Brillance
from serai.games.himalaya.position import COMMAND
from serai.games.himalaya.rules import Himalaya
from serai.games.ilos.position import ACTION
from serai.games.ilos.rules import Ilos
from serai.lab.practice import Found, Moment, Wanted, beginning, look_for


class Search(Struct, frozen=True):
    """Where the tasks of a game are looked for."""

    wanted: tuple[Wanted, ...]
    seats: tuple[int, ...] = (2, 3, 4)
    options: dict[str, Value] = {}
    bots: str = "greedy"
    seed: int = 1
    games: int = 200
    share: int = 3
    """One in so many turns is looked at."""
    moment: Moment = beginning
    """Where a task may begin."""
    most: int = 3000
    """Turns of more positions than this are passed over."""


def dice_to_use(state: State, fresh: bool) -> bool:
    """In Feuville: the dice have just been rolled, and both are to be used."""
    legal = (state.game.notate(action) for action in state.legal(state.decider))
    return fresh and sum(notation.startswith("die ") for notation in legal) == 2


def few_cards_left(state: State, _fresh: bool) -> bool:
    """In Ilôs: no card is being played, and the player holds three to seven."""
    return isinstance(state, Ilos) and state.step == ACTION and 3 <= state.hand_size[state.mover] <= 7


def four_commands_left(state: State, _fresh: bool) -> bool:
    """In Himalaya: two commands of the programme lie."""
    return isinstance(state, Himalaya) and state.step == COMMAND and state.open_slot(state.decider) == 2


def few_carts_left(state: State, _fresh: bool) -> bool:
    """In Brillance: at most two carts can still drive in this turn, and no card can be played."""
    if not isinstance(state, Brillance) or state.step not in (CHOOSE_ACTION, CART_ACTION) or state.crossing:
        return False
    if any(state.game.notate(action).startswith("card ") for action in state.legal(state.mover)):
        return False
    first = PER_COLOUR * state.colour[state.mover]
    carts = range(first, first + PER_COLOUR)
    return 1 <= sum(state.at[cart] != NONE and state.points[cart] > 0 for cart in carts) <= 2


SEARCHES = {
    "kurier": Search(
        (
            Wanted("march", 2, 0.05, tasks=5),
            Wanted("ready", 1, 0.05, tasks=4),
            Wanted("lead", 1, 0.08, tasks=3),
        ),
        options={"rubles": "basic"},
    ),
    "ilos": Search(
        (
            Wanted("pioneers", 1, 0.28, 0.45, 3),
            Wanted("harvest", 1, 0.28, 0.45, 3),
            Wanted("wealth", 3, 0.1, 0.25, 5),
        ),
        moment=few_cards_left,
        share=3,
        most=1200,
    ),
    "feuville": Search(
        (
            Wanted("fame", 6, 0.1, 0.25, 4),
            Wanted("scored", 2, 0.1, 0.25, 3),
            Wanted("complete", 1, 0.1, 0.25, 3),
            Wanted("safe", 1, 0.1, 0.25, 3),
        ),
        moment=dice_to_use,
        share=2,
        most=4000,
    ),
    "brillance": Search(
        (
            Wanted("delivered", 1, 0.12, 0.34, 4),
            Wanted("complete", 1, 0.1, 0.25, 3),
            Wanted("home", 1, 0.02, 0.25, 3),
            Wanted("points", 1, 0.12, 0.34, 4),
        ),
        options={"one_card_per_turn": True},
        moment=few_carts_left,
        share=2,
        most=400,
    ),
    "himalaya": Search(
        (
            Wanted("deliver", 1, 0.05, 0.05, 5),
            Wanted("collect", 2, 0.05, 0.05, 4),
            Wanted("precious", 1, 0.05, 0.05, 3),
        ),
        seats=(3, 4, 2),
        moment=four_commands_left,
        share=1,
    ),
}


def text_of(game: Game, found: list[Found], seed: int) -> str:
    """The file that holds these tasks, the easier ones first."""
    lines = [
        f"# Written by tools/practices.py {game.id}, last with --seed {seed}. What a line means: serai.core.practice."
    ]
    for task in found:
        steps = ", ".join(f'"{step}"' for step in task.solution)
        lines += [
            "",
            "[[task]]",
            f'id = "{task.id}"',
            f'goal = "{task.goal}"',
            f"count = {task.count}",
            f"seat = {task.seat}",
            f"lines = {task.lines}",
            f"solving = {task.solving}",
            f"luck = {task.luck}",
            f"solution = [{steps}]",
            "position = '''",
            task.position.strip(),
            "'''",
        ]
    return "\n".join(lines) + "\n"


def write(game: Game, found: list[Found], seed: int) -> None:
    """Write the file, as far as tasks have been found: a search can be ended at any time."""
    folder = Path(str(game.folder)) / FOLDER
    folder.mkdir(exist_ok=True)
    easier_first = sorted(found, key=lambda task: -task.luck)
    (folder / FILE).write_text(text_of(game, easier_first, seed), encoding="utf-8")


def kept(game: Game) -> list[Found]:
    """The tasks that the file holds."""
    return [
        Found(
            goal=task.goal,
            count=task.count,
            seat=task.seat + 1,
            lines=task.lines,
            solving=task.solving,
            luck=task.luck,
            solution=tuple(game.notate(action) for action in task.solution),
            position=task.position,
        )
        for task in tasks_of(game)
    ]


def main() -> None:
    """Look for tasks and write them down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SEARCHES))
    parser.add_argument("--seed", type=int)
    parser.add_argument("--dry", action="store_true", help="only say what is found")
    parser.add_argument("--more", action="store_true", help="keep the tasks that there are, and add to them")
    asked = parser.parse_args()
    search, game = SEARCHES[asked.game], find_game(asked.game)
    seed = search.seed if asked.seed is None else asked.seed
    found = kept(game) if asked.more else []
    for task in look_for(
        game,
        search.wanted,
        seats=search.seats,
        bots=search.bots,
        options=search.options,
        seed=seed,
        games=search.games,
        share=search.share,
        most=search.most,
        moment=search.moment,
    ):
        found.append(task)
        told = f"{task.solving} of {task.lines} lines, luck {task.luck:.4f}"
        print(f"{task.id}: {told}: {'; '.join(task.solution)}", flush=True)
        if not asked.dry:
            write(game, found, seed)
    print(f"{len(found)} tasks")


if __name__ == "__main__":
    main()
