"""Law 11: a scene is made of its parts, and each part shows what it is handed and nothing else."""

from serai.core.game import Game
from serai.core.laws.broken import LawBroken, part
from serai.core.laws.play import moments, sample, viewers
from serai.core.parts import Part, Sheet, drawn
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.view import View


def parts(record: Record, rng: Rng, samples: int = 10) -> None:
    """Law 11, in so many states of the record, for every viewer in both forms.

    What was drawn for one viewer at one moment must be right for all others at all others that hand the part the same.
    """
    states = moments(record)
    kept: dict[Part, Sheet] = {}
    for number in sample(len(states), samples, rng):
        state = states[number]
        for viewer in viewers(record.seats):
            legal = [] if viewer is None else [int(action) for action in state.legal(viewer)]
            for narrow in (False, True):
                fault = _fault(record.game, state.view(viewer), legal, narrow, kept)
                if fault:
                    raise LawBroken(11, f"viewer {viewer}: {fault}", part(record, number))


def _fault(game: Game, view: View, legal: list[int], narrow: bool, kept: dict[Part, Sheet]) -> str:
    """What is wrong with the parts of a view; ``kept`` are those of earlier ones."""
    drawing = game.drawing(view, legal, narrow=narrow)
    if drawing is None:
        return ""
    whole = Sheet()
    for one in drawing.parts:
        draw, _ = one
        if getattr(draw, "__closure__", None) is not None or "<" in draw.__qualname__:
            return f"{draw.__qualname__} is no function of a module, so it may know more than it is handed"
        try:
            sheet = kept.setdefault(one, drawn(one))
        except TypeError as error:
            return f"what {draw.__qualname__} is handed cannot be a key: {error}"
        whole.panels += sheet.panels
        whole.places += sheet.places
        whole.pieces += sheet.pieces
        whole.captions += sheet.captions
    scene = game.scene(view, legal, narrow=narrow)
    for name in ("panels", "places", "pieces", "captions"):
        if tuple(getattr(whole, name)) != getattr(scene, name):
            changed = [thing for thing in getattr(whole, name) if thing not in getattr(scene, name)]
            return f"the parts together are not the scene: its {name} differ, {changed[:1]}"
    return "" if drawing.choices == scene.choices else "the choices of the drawing are not those of the scene"
