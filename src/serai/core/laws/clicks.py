"""Law 10: every legal action can be reached by clicking, no click path is ambiguous, and every word can be spoken."""

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from serai.core.errors import IllegalAction
from serai.core.game import Game
from serai.core.laws.broken import LawBroken, part
from serai.core.laws.play import moments, sample, viewers
from serai.core.record import Record
from serai.core.rng import Rng
from serai.core.scene import Art, Choice, Journey, Piece, Place, Scene
from serai.core.session import event_for
from serai.core.state import State
from serai.core.texts import LANGUAGES, Text

_EACH = 10
"""Of the frames of a step every so manyth is looked at as a picture."""
_SLACK = 0.5
"""So much a thing may stick out of its panel: less than a pixel."""


def scenes(record: Record, rng: Rng, samples: int = 10) -> None:
    """Law 10: scenes and words in so many states of the record, log lines at every step."""
    game, states = record.game, moments(record)
    heard: set[bytes] = set()
    for number in sample(len(states), samples, rng):
        for viewer in viewers(record.seats):
            fault = _scene_faults(states[number], viewer, heard) or _refusal_faults(states[number], viewer, heard, rng)
            if fault:
                raise LawBroken(10, f"viewer {viewer}: {fault}", part(record, number))
    for viewer in viewers(record.seats):
        after = states[0].view(viewer)
        for number, step in enumerate(record.steps):
            event = event_for(states[number], viewer, *step)
            before, after = after, states[number + 1].view(viewer)
            line = None if event is None else game.tell(before, event, after)
            frames = () if event is None else game.between(before, event, after)
            fault = _mute(game, [*([line] if line else []), *(frame.line for frame in frames)], heard)
            for frame in frames[::_EACH]:
                scene = game.scene(frame.view)
                fault = fault or scene_fault(scene, game.art(), []) or _mute(game, texts_of(scene), heard)
            if fault:
                raise LawBroken(10, f"viewer {viewer}, log line or frame: {fault}", part(record, number + 1))


def _scene_faults(state: State, viewer: int | None, heard: set[bytes]) -> str:
    game = state.game
    view = state.view(viewer)
    legal = [] if viewer is None else [int(action) for action in state.legal(viewer)]
    journeys = tuple(game.journeys(view, legal))
    fault = _roads(state, viewer, journeys) or _mute(game, [journey.label for journey in journeys], heard)
    if fault:
        return f"journey: {fault}"
    for narrow in (False, True):
        scene = game.scene(view, legal, narrow=narrow)
        form = "narrow" if narrow else "wide"
        fault = scene_fault(scene, game.art(), legal, journeys) or _mute(game, texts_of(scene), heard)
        if not fault:
            wrong = [c for c in scene.choices if c.notation != game.notate(c.action)]
            fault = f"choice {wrong[0].action} is written {wrong[0].notation!r}" if wrong else ""
        if fault:
            return f"{form} scene: {fault}"
    texts = [game.prompt(view), *(game.label(view, action) for action in legal)]
    texts += [text for action in legal if (text := game.help(view, action)) is not None]
    return _mute(game, texts, heard)


def _refusal_faults(state: State, viewer: int | None, heard: set[bytes], rng: Rng) -> str:
    """What keeps a refusal from being spoken, for some actions that are not open to the viewer."""
    if viewer is None:
        return ""
    table = len(state.game.notation)
    for action in (*(int(rng.below(table)) for _ in range(12)), table):
        try:
            state.copy().play(viewer, action)
        except IllegalAction as error:
            fault = _mute(state.game, [error.text], heard)
            if fault:
                return f"refusal: {fault}"
    return ""


def _roads(state: State, viewer: int | None, journeys: tuple[Journey, ...]) -> str:
    """What is wrong with the steps of journeys: each must be open when those before it have been taken."""
    for journey in journeys:
        if viewer is None or len(journey.actions) < 2:
            return f"{journey.path} is no journey: {journey.actions} for viewer {viewer}"
        traveller = state.copy()
        for action in journey.actions:
            if action not in traveller.legal(viewer):
                return f"{journey.path} comes to a step that is not open: {state.game.notate(action)}"
            traveller.play(viewer, action)
    return ""


def scene_fault(scene: Scene, art: Art, legal: list[int], journeys: tuple[Journey, ...] = ()) -> str:
    """What is wrong with a scene that offers these actions and journeys; empty if nothing is."""
    return _ids(scene) or _boxes(scene) or _pictures(scene, art) or _clicks(scene.choices, scene, legal, journeys)


def _things(scene: Scene) -> list[Place | Piece]:
    """All that can be clicked."""
    return [*scene.places, *scene.pieces]


def _ids(scene: Scene) -> str:
    ids = [panel.id for panel in scene.panels]
    if len(set(ids)) != len(ids):
        return f"panels share an id: {sorted(ids)}"
    seen: set[str] = set()
    for thing in _things(scene):
        if thing.id in seen:
            return f"two things have the id {thing.id}"
        seen.add(thing.id)
    for panel_id in (*(thing.panel for thing in _things(scene)), *(line.panel for line in scene.captions)):
        if panel_id not in ids:
            return f"something lies on panel {panel_id}, which is not there"
    return ""


def _boxes(scene: Scene) -> str:
    panels = {panel.id: panel for panel in scene.panels}
    for thing in _things(scene):
        panel = panels[thing.panel]
        across, down = thing.width / 2 - _SLACK, thing.height / 2 - _SLACK
        if thing.width <= 0 or thing.height <= 0:
            return f"{thing.id} has no size"
        if not (across <= thing.x <= panel.width - across and down <= thing.y <= panel.height - down):
            box = f"{thing.width:g}x{thing.height:g} at {thing.x:g}, {thing.y:g}"
            return f"{thing.id} ({box}) sticks out of panel {panel.id} ({panel.width:g}x{panel.height:g})"
    for line in scene.captions:
        panel = panels[line.panel]
        if not (0 <= line.x <= panel.width and 0 <= line.y <= panel.height):
            return f"a caption stands outside panel {panel.id}"
    return ""


def _pictures(scene: Scene, art: Art) -> str:
    for panel in scene.panels:
        if panel.backdrop is not None and panel.backdrop not in art.backdrops:
            return f"there is no backdrop {panel.backdrop}"
    for piece in scene.pieces:
        for symbol in (piece.symbol, piece.mark):
            if symbol is not None and symbol not in art.symbols:
                return f"there is no symbol {symbol}"
        if piece.colour is not None and piece.colour not in art.colours:
            return f"there is no colour {piece.colour}"
    return ""


def _clicks(choices: tuple[Choice, ...], scene: Scene, legal: list[int], journeys: tuple[Journey, ...]) -> str:
    if sorted(choice.action for choice in choices) != sorted(legal):
        return f"choices are {sorted(choice.action for choice in choices)}, legal is {sorted(legal)}"
    there = {thing.id for thing in _things(scene)}
    for choice in choices:
        if not choice.path or not there.issuperset(choice.path):
            return f"the click path of action {choice.action} cannot be clicked: {choice.path}"
    for journey in journeys:
        if not journey.path or not there.issuperset(journey.path):
            return f"the click path of a journey cannot be clicked: {journey.path}"
    roads = [(choice.path, (choice.action,)) for choice in choices]
    paths = sorted(roads + [(journey.path, journey.actions) for journey in journeys])
    for (path, actions), (longer, others) in pairwise(paths):  # sorted: a prefix comes just before
        if longer[: len(path)] == path:
            return f"clicking {path} may mean {actions} or {others}"
    return ""


def texts_of(scene: Scene) -> Iterator[Text]:
    """All words of a scene."""
    for panel in scene.panels:
        if panel.title is not None:
            yield panel.title
    for thing in _things(scene):
        if thing.tip is not None:
            yield thing.tip
    for line in scene.captions:
        if isinstance(line.text, Text):
            yield line.text
    for choice in scene.choices:
        yield choice.label
        if choice.help is not None:
            yield choice.help


def _mute(game: Game, texts: Iterator[Text] | list[Text], heard: set[bytes]) -> str:
    """What keeps one of these texts from being spoken in either language. Texts already heard are not tried again."""
    for text in texts:
        key = msgspec.json.encode(text)
        if key not in heard:
            faults = [fault for lang in LANGUAGES for fault in game.words.faults(text, lang)]
            if faults:
                return "; ".join(faults)
            heard.add(key)
    return ""
