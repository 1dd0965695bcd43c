"""Draws the pictures of the documentation from real positions: python docs/images/make.py"""

from pathlib import Path

import serai
from serai.core.picture import png
from serai.lab.simulate import Plan, play_one

HERE = Path(__file__).parent


def draw(name: str, game_id: str, seats: int, options: dict[str, str | bool | int], at: int, *, narrow: bool) -> None:
    """A moment of a game between greedy bots, as the deciding seat sees it."""
    game = serai.game(game_id)
    plan = Plan(game_id, seats, game.start(seats, options).options, ("greedy",) * seats, seed=7)
    _, record = play_one(game, plan, 0)
    moments = [state for state in record.states() if state.deciders]
    state = moments[min(at, len(moments) - 1)]
    seat = state.deciders[0]
    picture = game.picture(state.view(seat), state.legal(seat), narrow=narrow, width=420 if narrow else 1440)
    png(picture, HERE / f"{name}.png")


if __name__ == "__main__":
    draw("kurier", "kurier", 4, {"rubles": "revised"}, 120, narrow=False)
    draw("kurier-narrow", "kurier", 3, {"rubles": "basic"}, 90, narrow=True)
