"""The toy game broken on purpose, in one small way at a time. Each class says which law must notice."""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from mypy_extensions import i64
from toys import DEAL, DIE, DOUBT, NONE, TRUST, Toy, ToyState

from serai.core.arrays import vec
from serai.core.errors import IllegalAction
from serai.core.options import Options
from serai.core.parts import Drawing, Sheet
from serai.core.rng import Rng
from serai.core.scene import Choice, Piece, Scene
from serai.core.state import CHANCE, Moves
from serai.core.texts import Text
from serai.core.view import View, plain

Part = TypeVar("Part", Scene, Piece, Choice)


class Broken(Toy):
    """A toy that breaks a law."""

    law: ClassVar[int]


# ---------------------------------------------------------------------- law 1


class CrashingState(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if action == DOUBT and seat == 1:
            raise IndexError("nobody thought of this")
        super().apply(seat, action)


class LegalActionCrashes(Broken):
    law, state_class = 1, CrashingState


class LenientState(ToyState):
    def allows(self, seat: int, action: int) -> bool:
        return super().allows(seat, action) or (seat in self.deciders and action == TRUST)


class IllegalActionAccepted(Broken):
    law, state_class = 1, LenientState


class RefusalChangesState(Broken):
    law = 1

    def refusal(self, state: Any, seat: int, action: int) -> IllegalAction:
        state.points[0] += 1
        return super().refusal(state, seat, action)


class RefusalIsNoRefusal(Broken):
    law = 1

    def reason(self, view: View, action: int) -> Text:
        raise KeyError(action)


class RepeatingState(ToyState):
    def legal(self, seat: int) -> list[int]:
        return sorted(self.hands[seat]) if super().legal(seat) and self.laid[seat] == NONE else super().legal(seat)


class LegalRepeats(Broken):
    law, state_class = 1, RepeatingState


class EagerState(ToyState):
    def legal(self, seat: int) -> list[int]:
        return [TRUST] if self.decider == CHANCE and self.taker == NONE else super().legal(seat)


class LegalWithoutDeciding(Broken):
    law, state_class = 1, EagerState


class LoadedState(ToyState):
    def draw(self, rng: Rng) -> int:
        return DIE if self.taker == NONE else super().draw(rng)


class DieIsLoaded(Broken):
    law, state_class = 1, LoadedState


class WeightlessState(ToyState):
    def outcomes(self) -> list[tuple[int, int]]:
        return [(action, weight - 1) for action, weight in super().outcomes()]


class OutcomeWithoutWeight(Broken):
    law, state_class = 1, WeightlessState


class TwoMindedState(ToyState):
    def write_legal(self, seat: int, moves: Moves) -> None:
        for action in reversed(self.legal(seat)):
            moves.add(action)


class WritesOtherActionsThanLegal(Broken):
    law, state_class = 1, TwoMindedState


# ---------------------------------------------------------------------- law 2


class SharingState(ToyState):
    def copy(self) -> "SharingState":
        twin = super().copy()
        assert isinstance(twin, SharingState)
        twin.hands = list(self.hands)
        return twin


class CopySharesHands(Broken):
    law, state_class = 2, SharingState


class SharingArrayState(ToyState):
    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.steps: vec[i64] = vec[i64]([0])

    def copy(self) -> "SharingArrayState":
        twin = super().copy()
        assert isinstance(twin, SharingArrayState)
        twin.steps = self.steps
        return twin


class CopySharesArray(Broken):
    law, state_class = 2, SharingArrayState


class ForgetfulState(ToyState):
    def copy(self) -> "ForgetfulState":
        twin = super().copy()
        assert isinstance(twin, ForgetfulState)
        twin.die = 1
        return twin


class CopyForgetsDie(Broken):
    law, state_class = 2, ForgetfulState


class DumpLosesField(Broken):
    law = 2

    def dump(self, state: Any) -> dict[str, Any]:
        return {name: value for name, value in super().dump(state).items() if name != "die"}

    def restore(self, data: dict[str, Any]) -> Any:
        return super().restore({"die": 0, **data})


class NotingState(ToyState):
    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.notes: dict[int, int] = {}


class FieldIsNoPlainData(Broken):
    law, state_class = 2, NotingState


# ---------------------------------------------------------------------- law 3


class NotationAmbiguous(Broken):
    law, notation = 3, (*Toy.notation[:DEAL], "deal ant", "deal bee", "deal cat", "lay dog")


class NotationNotReadBack(Broken):
    law, notation = 3, ("lay Ant", *Toy.notation[1:])


class NotationOfTwoLines(Broken):
    law, notation = 3, ("lay\nant", *Toy.notation[1:])


# ---------------------------------------------------------------------- law 4


class HashingState(ToyState):
    def legal(self, seat: int) -> list[int]:
        names = {self.game.notation[action] for action in super().legal(seat)}
        return [self.game.notation.index(name) for name in names]


class LegalInHashOrder(Broken):
    law, state_class = 4, HashingState


class SceneInHashOrder(Broken):
    law = 4

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        scene = super().scene(view, legal, narrow=narrow)
        places = {place.id: place for place in scene.places}
        return replaced(scene, places=tuple(places[name] for name in set(places)))


# ---------------------------------------------------------------------- law 5


class Careless(Broken):
    """Leaves the last state it looked at lying about."""

    law = 5

    def view(self, state: Any, seat: int | None) -> View:  # type: ignore[misc]  # broken on purpose
        self.truth = state
        return super().view(state, seat)


class ImagineCopiesTruth(Careless):
    def imagine(self, view: View, rng: Rng) -> ToyState:
        dream, truth = super().imagine(view, rng), self.truth
        dream.hands, dream.bag, dream.laid = plain(truth.hands), plain(truth.bag), plain(truth.laid)
        return dream


class FlippingState(ToyState):
    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.flipped = 0

    def copy(self) -> "FlippingState":
        twin = super().copy()
        assert isinstance(twin, FlippingState)
        twin.flipped = self.flipped
        return twin

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:: -1 if self.flipped else 1]


class ImagineAsksOtherwise(Broken):
    law, state_class = 5, FlippingState

    def imagine(self, view: View, rng: Rng) -> ToyState:
        dream = super().imagine(view, rng)
        assert isinstance(dream, FlippingState)
        dream.flipped = 1
        return dream


class ImagineForgetsDie(Broken):
    law = 5

    def imagine(self, view: View, rng: Rng) -> ToyState:
        return super().imagine(view | {"die": 0}, rng)


class ImagineInventsCards(Broken):
    law = 5

    def imagine(self, view: View, rng: Rng) -> ToyState:
        dream = super().imagine(view, rng)
        dream.bag[0] += 1
        return dream


def peeking_bot(game: Any, view: View, legal: Sequence[int], rng: Rng) -> int:
    """Looks at the hands of the others, where a careless game left them."""
    return legal[sum(sum(hand) for hand in game.truth.hands) % len(legal)]


# ---------------------------------------------------------------------- law 7


class HastyState(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if action < TRUST and NONE not in self.laid[:seat] + self.laid[seat + 1 :]:
            self.points[seat] += 1
        super().apply(seat, action)


class LastToLayScores(Broken):
    law, state_class = 7, HastyState


class CrowdedState(ToyState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return [action for action in legal if action not in self.laid] or legal


class OthersTakeChoices(Broken):
    law, state_class = 7, CrowdedState


# ---------------------------------------------------------------------- law 8


class EndlessState(ToyState):
    def reveal(self) -> None:
        super().reveal()
        self.round = 1
        self.decider = CHANCE
        self.bag, self.discard = [b + d for b, d in zip(self.bag, self.discard, strict=True)], [0] * 4


class NeverEnds(Broken):
    law, state_class = 8, EndlessState


class RollingState(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if DIE <= action < DEAL:
            self.decider = CHANCE


class RollsForEver(Broken):
    law, state_class = 8, RollingState


class BoundTooSmall(Broken):
    law = 8

    def bound(self, seats: int, options: Options) -> int:
        return super().bound(seats, options) - 1


# ---------------------------------------------------------------------- law 9


class LosingState(ToyState):
    def reveal(self) -> None:
        super().reveal()
        self.discard[0] = min(self.discard[0], 1)


class CardIsLost(Broken):
    law, state_class = 9, LosingState


class TiedState(ToyState):
    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple(rank + 1 for rank in super().ranking)


class NobodyIsFirst(Broken):
    law, state_class = 9, TiedState


class EarlyState(ToyState):
    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple(1 for _ in range(self.seats))


class RankedTooEarly(Broken):
    law, state_class = 9, EarlyState


class EndingUnknown(Broken):
    law, endings = 9, ("boredom",)


# ---------------------------------------------------------------------- law 11


class InParts(Broken):
    """Draws its scene in one part."""

    law = 11

    def drawing(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Drawing:
        self.last = self.scene(view, legal, narrow=narrow)
        sketch = Drawing("toy", narrow, choices=self.last.choices)
        self.lay(sketch)
        return sketch

    def lay(self, sketch: Drawing) -> None:
        raise NotImplementedError


def lay_scene(sheet: Sheet, drawer: InParts) -> None:
    sheet.panels += drawer.last.panels
    sheet.places += drawer.last.places
    sheet.pieces += drawer.last.pieces
    sheet.captions += drawer.last.captions


class PartReadsWhatItIsNotHanded(InParts):
    def lay(self, sketch: Drawing) -> None:
        sketch.lay(lay_scene, self)


class PartIsNoFunctionOfAModule(InParts):
    def lay(self, sketch: Drawing) -> None:
        sketch.lay(lambda sheet: lay_scene(sheet, self))


class PartIsHandedWhatChanges(InParts):
    def lay(self, sketch: Drawing) -> None:
        sketch.lay(lay_pieces, [*self.last.pieces])


def lay_pieces(sheet: Sheet, pieces: list[Piece]) -> None:
    sheet.pieces += pieces


def replaced(thing: Part, **changes: Any) -> Part:
    """A scene or a part of one with some fields changed."""
    return type(thing)(**{name: getattr(thing, name) for name in thing.__struct_fields__} | changes)


LEGAL_IN_HASH_ORDER = LegalInHashOrder()
SCENE_IN_HASH_ORDER = SceneInHashOrder()
