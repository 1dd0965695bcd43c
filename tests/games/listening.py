"""An ear for all that a game says: it notes what it heard, and what could not be spoken in either language."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any

import pytest

from serai import CHANCE, Event, Game, IllegalAction, Rng, State
from serai.core.facts import Change
from serai.core.guide import GOAL
from serai.core.session import event_for
from serai.core.texts import LANGUAGES, Text, Words
from serai.core.view import View

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-zA-Z][\w-]*) \}")


def messages(game: Game, lang: str) -> list[str]:
    """The keys of all messages of a game, as they stand in its file."""
    return _MESSAGE.findall((game.folder / f"{lang}.ftl").read_text(encoding="utf-8"))


def parts(game: Game, lang: str) -> set[str]:
    """The messages that others refer to, such as an article: one language may need them and the other not."""
    return set(_REFERENCE.findall((game.folder / f"{lang}.ftl").read_text(encoding="utf-8")))


def figures(game: Game) -> dict[str, dict[str, Any]]:
    """The figures of the rules text, by name."""
    return tomllib.loads((game.folder / "figures.toml").read_text(encoding="utf-8"))


def declared(game: Game) -> list[str]:
    """The keys that the house speaks by itself, by what a game declares."""
    keys = ["game-title", "game-blurb", GOAL]
    for option in game.options:
        keys += [f"option-{option.key}", f"option-{option.key}-help"]
        keys += [f"option-{option.key}-{option.write(value)}" for value in option.values]
    keys += [f"ending-{ending}" for ending in game.endings]
    keys += [f"order-{order}" for order in game.orders]
    return keys + [figure["caption"] for figure in figures(game).values()]


Draw = Callable[[Callable[[Text], str], View], object]
"""Draws a view for the terminal, speaking by the given function."""


class Ear:
    """Hears texts: notes their keys, and what keeps them from being spoken."""

    def __init__(self, game: Game, draw: Draw | None = None) -> None:
        self.game = game
        self.keys: set[str] = set()
        self.faults: list[str] = []
        self._draw = draw
        self._heard: set[str] = set()

    @cached_property
    def _words(self) -> Words:
        return self.game.words

    def hear(self, text: Text | str | None) -> None:
        """One text, in both languages."""
        if not isinstance(text, Text) or repr(text) in self._heard:
            return
        self._heard.add(repr(text))
        self._note(text)
        for lang in LANGUAGES:
            self.faults += self._words.faults(text, lang)
            spoken = self._words.say(text, lang)
            if "[" in spoken or "{" in spoken or "  " in spoken or spoken != spoken.strip():
                self.faults.append(f"{lang}: {spoken}")

    def _note(self, text: Text) -> None:
        self.keys.add(text.key)
        for argument in text.args.values():
            if isinstance(argument, Text):
                self._note(argument)

    # ------------------------------------------------------------------ what there is to hear

    def table(self, state: State, viewer: int | None) -> None:
        """All that stands on the table for a viewer: prompt, choices, scene, standings, diagram, what hints count."""
        view = state.view(viewer)
        legal = [int(action) for action, _ in state.outcomes()]
        if viewer is not None:
            legal += [int(action) for action in state.legal(viewer)]
        self.decision(view, legal)
        for narrow in (False, True):
            scene = self.game.scene(view, legal, narrow=narrow)
            for panel in scene.panels:
                self.hear(panel.title)
            for place in scene.places:
                self.hear(place.tip)
            for piece in scene.pieces:
                self.hear(piece.tip)
            for caption in scene.captions:
                self.hear(caption.text)
        for standing in self.game.standing(view):
            for part in standing.parts:
                self.hear(part)
        if self._draw is not None:
            self._draw(self._say, view)
        if viewer is not None:
            self._facts(state, viewer)

    def _facts(self, state: State, seat: int) -> None:
        names = [self.game.seat_seen(player, state.view(seat)) for player in range(state.seats)]
        for fact in self.game.facts(state, seat):
            for was, now in ((0, fact.amount), (fact.amount, 0), (1, 2)):
                self.hear(Change(fact.key, fact.rival, was, now, 0.0, fact.about, fact.args).text(names))

    def _say(self, text: Text) -> str:
        self.hear(text)
        return self._words.say(text, "nl")

    def decision(self, view: View, legal: list[int]) -> None:
        """A question and its answers."""
        self.hear(self.game.prompt(view))
        for action in legal:
            self.hear(self.game.label(view, action))
            self.hear(self.game.help(view, action))

    def refusals(self, state: State) -> None:
        """Why illegal actions are refused: each to those who decide, some also to those who are not asked."""
        before = self.game.dump(state)
        for seat in (*range(state.seats), CHANCE, 9):
            legal = [outcome for outcome, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
            for action in range(0, len(self.game.notation) + 1, 41):
                if action not in legal:
                    with pytest.raises(IllegalAction) as refused:
                        state.play(seat, action)
                    self.hear(refused.value.text)
        for seat in state.deciders:
            view, legal = state.view(seat), state.legal(seat)
            for action in range(len(self.game.notation)):
                if action not in legal:
                    self.hear(self.game.reason(view, action))
        assert self.game.dump(state) == before


def play_and_listen(ear: Ear, state: State, rng: Rng, most: int = 5000) -> None:
    """Play at random to the end. The first two seats and a spectator read the log; every decider reads his choices.

    The first times that a question is put, readers and decider study the table, and what is illegal is tried.
    """
    game = ear.game
    readers: list[int | None] = [0, 1, None]
    views = [state.view(reader) for reader in readers]
    asked: Counter[str] = Counter()
    for _ in range(most):
        if state.over:
            break
        seat = CHANCE if state.chance else int(state.deciders[0])
        question = str(views[0].get("step"))
        asked[question] += 1
        if asked[question] in (1, 2, 9):
            ear.refusals(state)
        if asked[question] in (1, 6):
            for reader in (*readers, *state.deciders):
                ear.table(state, reader)
        if seat == CHANCE:
            action = int(state.draw(rng))
            ear.hear(game.prompt(views[0]))
        else:
            legal = [int(option) for option in state.legal(seat)]
            ear.decision(state.view(seat), legal)
            ear.hear(game.prompt(views[(seat + 1) % 2]))
            action = legal[rng.below(len(legal))]
        events: list[Event | None] = [event_for(state, reader, seat, action) for reader in readers]
        state.play(seat, action)
        after = [state.view(reader) for reader in readers]
        for event, old, new in zip(events, views, after, strict=True):
            if event is not None:
                ear.hear(game.tell(old, event, new))
        views = after
    if state.over:
        for reader in readers:
            ear.table(state, reader)
        ear.refusals(state)
