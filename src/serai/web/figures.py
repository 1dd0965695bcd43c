"""The figures of a game's rules, drawn by the scene renderer from positions, and examples that the engine plays out.

A figure is named in the text as ``![what it shows](figure:NAME)`` and described in the game's ``figures.toml``:

    [full-inn]
    position = '''
    seats 4, on turn red
    iwan [. r g* b]
    '''
    show = "board"     # or "table": mats and supplies too
    seat = 1           # whose eyes; without it a spectator's
    choices = true     # let what can be clicked glow
    focus = ["iwan"]   # a board is cut to what is spoken of: ids of the scene, or of the data's entries that it shows
    play = '''         # what happens next, for who wants to see it: a line is a moment, with semicolons between steps
    1 travel; 1 from iwan
    1 pick cossack; 1 lodge olga
    '''

In ``play`` a step is the seat, from 1 (``*`` is chance), and the notation, as in a lesson. What is said of a moment is
what the log says of its steps.
"""

import tomllib
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.picture import picture
from serai.core.registry import game as find_game
from serai.core.scene import Piece, Scene
from serai.core.session import event_for
from serai.core.state import CHANCE, State
from serai.core.texts import Text
from serai.core.view import View
from serai.web.pictures import Drawing, board_only, drawing

_WIDTH = 960


class BrokenFigure(ValueError):
    """A figure whose example cannot be played: its lines are wrong, or the rules have changed under it."""


class Frame(Struct, frozen=True):
    """A moment of an example: what happened, in words, and how the table looks afterwards."""

    text: str
    drawn: Drawing


@lru_cache(maxsize=64)
def figures(name: str) -> dict[str, Any]:
    """What a game's figures show, by name; empty if it has none."""
    source = find_game(name).folder / "figures.toml"
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


@lru_cache(maxsize=256)
def figure(name: str, lang: str, label: str) -> Drawing | None:
    """A figure of a game's rules; None if it has none of this name."""
    facts = _facts(name, label)
    if facts is None:
        return None
    game = find_game(name)
    state = game.set_up(str(facts.get("position", "")))
    legal = state.legal(state.deciders[0]) if facts.get("choices") and state.deciders else ()
    scene = game.scene(state.view(_eyes(facts) if not legal else state.deciders[0]), legal)
    return _draw(game, facts, scene, lang)


@lru_cache(maxsize=256)
def strip(name: str, lang: str, label: str) -> tuple[Frame, ...]:
    """How the example of a figure goes on, moment by moment; empty if nothing is played. Raises BrokenFigure."""
    facts = _facts(name, label)
    if facts is None or "play" not in facts:
        return ()
    game = find_game(name)
    state = game.set_up(str(facts.get("position", "")))
    eyes = _eyes(facts)
    shown = game.scene(state.view(eyes))
    frames: list[Frame] = []
    for line in filter(None, map(str.strip, str(facts["play"]).splitlines())):
        try:
            moments = _played(game, state, eyes, line, lang)
        except SeraiError as error:
            raise BrokenFigure(f"{name}, figure {label}: {line}: {error}") from error
        for text, view in moments:
            after = game.scene(view)
            frames.append(Frame(text, _draw(game, facts, _marked(shown, after), lang)))
            shown = after
    return tuple(frames)


def frame_label(label: str, number: int) -> str:
    """The name under which the picture of a moment is kept, from 1."""
    return f"{label}-{number}"


def _played(game: Game, state: State, eyes: int | None, line: str, lang: str) -> list[tuple[str, View]]:
    """Play the steps of a line: what is said, and what is seen then.

    That is one moment, unless the game tells a step as several. Where the log has no word for it, the choices do.
    """
    moments: list[tuple[str, View]] = []
    said: list[str] = []
    choices: list[Text] = []
    for step in filter(None, map(str.strip, line.split(";"))):
        who, _, notation = step.partition(" ")
        seat = CHANCE if who == "*" else int(who) - 1
        before, action = state.view(eyes), game.parse(notation)
        choices += [game.label(state.view(seat), action)] if seat != CHANCE else []
        event = event_for(state, eyes, seat, action)
        state.play(seat, action)
        after = state.view(eyes)
        if event is None:
            continue
        within = game.between(before, event, after)
        moments += [(game.words.say(frame.line, lang), frame.view) for frame in within]
        if (told := game.tell(before, event, after)) is not None:
            lines = game.words.say(told, lang).splitlines()
            # the moments of a step tell all but its end; what was said before them leads to them
            last = moments[-1][0].rsplit(". ", 1)[-1] if within else ""
            said = [line for line in lines[-1:] if last not in line] if within else said + lines
    if not said and not moments and choices:
        words = "; ".join(game.words.say(choice, lang) for choice in choices)
        said.append(f"{words[:1].upper()}{words[1:]}.")
    if said or not moments:
        moments.append((" ".join(said), state.view(eyes)))
    return moments


def _marked(before: Scene, after: Scene) -> Scene:
    """A scene in which glows what came or moved since another one."""
    known = {piece.id: _looks(piece) for piece in before.pieces}
    pieces = tuple(replace(piece, fresh=known.get(piece.id) != _looks(piece)) for piece in after.pieces)
    return replace(after, pieces=pieces)


def _looks(piece: Piece) -> tuple[object, ...]:
    return piece.panel, piece.x, piece.y, piece.symbol, piece.mark, piece.label


def _draw(game: Game, facts: dict[str, Any], scene: Scene, lang: str) -> Drawing:
    focus: set[str] = set()
    if facts.get("show", "board") == "board":
        marked = {piece.id for piece in scene.pieces if piece.fresh}
        board = board_only(scene)
        pieces = tuple(replace(piece, fresh=piece.id in marked) for piece in board.pieces)
        scene = replace(board, choices=scene.choices, pieces=pieces)
        numbers = _scene_ids(game)
        focus = {numbers.get(name, name) for name in map(str, facts.get("focus", ()))}
    return drawing(picture(scene, game.art(), lambda text: game.words.say(text, lang), width=_WIDTH, focus=focus))


def _facts(name: str, label: str) -> dict[str, Any] | None:
    described = figures(name).get(label)
    return {"position": described} if isinstance(described, str) else described


def _eyes(facts: dict[str, Any]) -> int | None:
    return int(facts["seat"]) - 1 if "seat" in facts else None


@lru_cache(maxsize=64)
def _scene_ids(game: Game) -> dict[str, str]:
    """What a scene calls the entries of a game's data: ``inn:3`` is the fourth ``[[inn]]``, whatever its own id."""
    found: dict[str, str] = {}

    def gather(values: dict[str, Any]) -> None:
        for kind, entries in values.items():
            if isinstance(entries, dict):
                gather(entries)
            elif isinstance(entries, list):
                for number, entry in enumerate(entries):
                    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                        found.setdefault(entry["id"], f"{kind}:{number}")

    gather(tomllib.loads(game.data_text))
    return found
