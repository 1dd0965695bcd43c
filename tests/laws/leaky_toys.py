"""The toy game broken on purpose, in what people get to see: secrets that leak (law 6), clicks and words (law 10)."""

from collections.abc import Sequence
from typing import Any

from broken_toys import Broken, Careless, replaced
from toys import DOUBT, Toy, ToyState

from serai.core.errors import IllegalAction
from serai.core.game import Event
from serai.core.scene import Piece, Place, Scene
from serai.core.state import SEEN, UNSEEN
from serai.core.texts import Text
from serai.core.view import Public, View

# ---------------------------------------------------------------------- law 6


class ViewShowsBag(Broken):
    law, fields = 6, (*Toy.fields, Public("bag"))


class ViewShowsWhoIsThinking(Broken):
    law, fields = 6, (*Toy.fields, Public("thinking", lambda state: state.deciders))


class ViewOrderTells(Broken):
    law = 6

    def view(self, state: Any, seat: int | None) -> View:  # type: ignore[misc]  # broken on purpose
        view = super().view(state, seat)
        return dict(reversed(view.items())) if state.bag[0] % 2 else view


class RefusalTells(Broken):
    law = 6

    def refusal(self, state: Any, seat: int, action: int) -> IllegalAction:
        return IllegalAction(Text("secret", {"what": str(state.hands)}), self.words, seat, action)


class TellingState(ToyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:: -1 if self.bag[0] % 2 else 1]


class LegalOrderTells(Broken):
    law, state_class = 6, TellingState


class LogTells(Careless):
    law = 6

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        return Text("secret", {"what": str(self.truth.bag)})


class SceneTells(Careless):
    law = 6

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        scene = super().scene(view, legal, narrow=narrow)
        die = scene.pieces[0]
        tip = Text("secret", {"what": str(self.truth.hands)})
        return (
            replaced(scene, pieces=(Piece(die.id, die.panel, 10, 10, 10, 10, die.symbol, tip=tip),))
            if narrow
            else scene
        )


class PromptTells(Careless):
    law = 6

    def prompt(self, view: View) -> Text:
        return Text("secret", {"what": str(self.truth.mood)})


class DiagramTells(Careless):
    law = 6

    def diagram(self, view: View, lang: str) -> str:
        return str(self.truth.bag)


class BlindfoldedState(ToyState):
    def sight(self, viewer: int, seat: int, action: int) -> int:
        return UNSEEN if action == DOUBT else super().sight(viewer, seat, action)


class OwnStepUnseen(Broken):
    law, state_class = 6, BlindfoldedState


class OpenState(ToyState):
    def sight(self, viewer: int, seat: int, action: int) -> int:
        return SEEN


class SightTellsMoreThanViews(Broken):
    law, state_class = 6, OpenState


class UnshownState(ToyState):
    def reveal(self) -> None:
        super().reveal()
        self.shown -= 1


class RevealIsNotCounted(Broken):
    """What comes to light without being counted could be taken back."""

    law, state_class = 6, UnshownState


# ---------------------------------------------------------------------- law 10


class Repainted(Broken):
    law = 10

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        return self.repaint(super().scene(view, legal, narrow=narrow))

    def repaint(self, scene: Scene) -> Scene:
        raise NotImplementedError


class ActionUnreachable(Repainted):
    def repaint(self, scene: Scene) -> Scene:
        return replaced(scene, choices=tuple(choice for choice in scene.choices if choice.action != DOUBT))


class PathLeadsNowhere(Repainted):
    def repaint(self, scene: Scene) -> Scene:
        return replaced(scene, places=tuple(place for place in scene.places if place.id != "doubt"))


class PathAmbiguous(Repainted):
    def repaint(self, scene: Scene) -> Scene:
        short = [replaced(choice, path=("hand",)) if choice.action == 1 else choice for choice in scene.choices]
        return replaced(scene, choices=tuple(short))


class IdTwice(Repainted):
    def repaint(self, scene: Scene) -> Scene:
        return replaced(scene, places=(*scene.places, Place("die", "table", 50, 50, 5, 5)))


class PieceOffTheTable(Repainted):
    def repaint(self, scene: Scene) -> Scene:
        return replaced(scene, pieces=(replaced(scene.pieces[0], x=98),))


class SymbolUnknown(Repainted):
    def repaint(self, scene: Scene) -> Scene:
        return replaced(scene, pieces=(replaced(scene.pieces[0], mark="crown"),))


class WordMissing(Broken):
    law = 10

    def label(self, view: View, action: int) -> Text:
        return Text("label-nobody-wrote") if action == DOUBT else super().label(view, action)


class LogWordLacksArgument(Broken):
    law = 10

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        line = super().tell(before, event, after)
        return Text("log-die") if line is not None and line.key == "log-die" else line
