"""What a game may tell the house beyond the core contract. All optional; docs/house.md explains them.

``touches(before, event, after)``  was this done to something of the viewer's by somebody else?
``deciding(view)``                 the seats that this viewer knows to be deciding
``window(view)``                   judged by a spectator's view: is a secret reaction window open?
``asked(view)``                    the answers open to this viewer in the window; empty if he is not asked
``default(view)``                  the answer of who does not answer
``orders``, ``answer(view, order)``  keys of standing orders (the first is the default), and the answer each gives
"""

from collections.abc import Sequence
from typing import Any

from serai.core.game import Event, Game
from serai.core.state import State
from serai.core.view import View


def touches(game: Game, before: View, event: Event, after: View) -> bool:
    """Whether the viewer of these views was touched by a step of somebody else."""
    hook: Any = getattr(game, "touches", None)
    return bool(hook(before, event, after)) if hook is not None and event.seat != after["seat"] else False


def deciding(game: Game, state: State, view: View) -> tuple[int, ...]:
    """The seats that decide now, as far as the viewer may know.

    A game that keeps secret who is asked must say so itself (``deciding`` or ``window``); without a hook the engine's
    word is taken, and of secret simultaneous decisions only that they go on: all seats count until the reveal.
    """
    hook: Any = getattr(game, "deciding", None)
    if hook is not None:
        return tuple(int(seat) for seat in hook(view))
    if window_open(game, state):
        return ()
    if state.simultaneous:
        return tuple(range(int(state.seats)))
    return tuple(int(seat) for seat in state.deciders)


def has_windows(game: Game) -> bool:
    """Whether the game has secret reaction windows at all."""
    return getattr(game, "window", None) is not None


def window_open(game: Game, state: State) -> bool:
    """Whether, by public facts alone, a reaction window is open."""
    hook: Any = getattr(game, "window", None)
    return hook is not None and not state.over and bool(hook(state.view(None)))


def asked(game: Game, view: View) -> list[int]:
    """The answers open to the viewer in the open window; all who have any are asked at the same moment."""
    hook: Any = getattr(game, "asked", None)
    return [int(action) for action in hook(view)] if hook is not None and view["seat"] is not None else []


def default(game: Game, view: View, legal: Sequence[int]) -> int:
    """The answer of a seat that did not answer."""
    hook: Any = getattr(game, "default", None)
    chosen = int(hook(view)) if hook is not None else -1
    return chosen if chosen in legal else int(legal[0])


def orders(game: Game) -> tuple[str, ...]:
    """The keys of standing orders, the default first; the words are ``order-KEY``."""
    return tuple(getattr(game, "orders", ()))


def standing_answer(game: Game, view: View, order: str, legal: Sequence[int]) -> int:
    """The answer that a standing order gives."""
    hook: Any = getattr(game, "answer", None)
    chosen = int(hook(view, order)) if hook is not None and order else -1
    return chosen if chosen in legal else default(game, view, legal)
