"""What the house asks of a game beyond playing it: the optional hooks of Game, put to use. See docs/house.md."""

from collections.abc import Sequence

from serai.core.game import Event, Game
from serai.core.state import State
from serai.core.view import View


def touches(game: Game, before: View, event: Event, after: View) -> bool:
    """Whether the viewer of these views was touched by a step of somebody else."""
    return event.seat != after["seat"] and game.touches(before, event, after)


def deciding(game: Game, state: State, view: View) -> tuple[int, ...]:
    """The seats that decide now, as far as the viewer may know.

    A game that keeps secret who is asked must say so itself (``deciding`` or ``window``); without a hook the engine's
    word is taken, and of secret simultaneous decisions only that they go on: all seats count until the reveal.
    """
    told = game.deciding(view)
    if told is not None:
        return told
    if window_open(game, state):
        return ()
    if state.simultaneous:
        return tuple(range(int(state.seats)))
    return tuple(int(seat) for seat in state.deciders)


def plays_out(game: Game) -> bool:
    """Whether steps of this game can be watched moment by moment."""
    return type(game).between is not Game.between


def window_open(game: Game, state: State) -> bool:
    """Whether, by public facts alone, a reaction window is open."""
    return type(game).window is not Game.window and not state.over and game.window(game.views(state).partly(None))


def asked(game: Game, view: View) -> list[int]:
    """The answers open to the viewer in the open window; all who have any are asked at the same moment."""
    return game.asked(view) if view["seat"] is not None else []


def default(game: Game, view: View, legal: Sequence[int]) -> int:
    """The answer of a seat that did not answer."""
    chosen = in_time(game, view, legal)
    return int(legal[0]) if chosen is None else chosen


def in_time(game: Game, view: View, legal: Sequence[int]) -> int | None:
    """What the rules let a seat do that does nothing in time; None where they do not say."""
    chosen = game.default(view)
    return chosen if chosen is not None and chosen in legal else None


def standing_answer(game: Game, view: View, order: str, legal: Sequence[int]) -> int:
    """The answer that a standing order gives."""
    chosen = game.answer(view, order) if order else None
    return chosen if chosen is not None and chosen in legal else default(game, view, legal)
