"""What a game makes once and keeps (layouts, sentences), made before somebody waits for it."""

from contextlib import suppress

from serai.core.errors import BadOption, SeraiError
from serai.core.game import Game
from serai.core.practice import tasks_of
from serai.core.rng import Rng
from serai.core.state import settle
from serai.core.texts import LANGUAGES
from serai.house.speaking import speaker


def warm(game: Game) -> None:
    """Lay a table for each number of players and look at it once, in each language and form."""
    with suppress(SeraiError):  # broken ones are told of where they are listed
        tasks_of(game)
    for seats in game.seats:
        try:
            state = game.start(seats)
        except BadOption:
            continue  # the usual options are not for so many
        settle(state, Rng(1))
        deciders = state.deciders
        seat = int(deciders[0]) if deciders else None
        view, legal = state.view(seat), state.legal(seat) if seat is not None else ()
        for narrow in (False, True):
            scene = game.scene(view, legal, narrow=narrow)
            for lang in LANGUAGES:
                speaker(game).scene(scene, lang)
