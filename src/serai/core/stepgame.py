"""What the larger games have in common beside their rules: a state of steps, words in a class of their own, pictures
drawn once, positions as text, and dumps in which a field may stand in another form than in the state."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from serai.core import known
from serai.core.game import Event, Game
from serai.core.positions import TextForm
from serai.core.rng import Rng
from serai.core.scene import Art
from serai.core.state import State
from serai.core.step import StepState
from serai.core.texts import Text
from serai.core.view import PerView, Public, View, fields_of, fill, is_alike, plain

S = TypeVar("S", bound=StepState)
"""The state of the game."""


class Speech(Protocol):
    """What a game says, judged by views alone; each method is told in ``Game`` under the same name."""

    def prompt(self, view: View) -> Text: ...
    def label(self, view: View, action: int) -> Text: ...
    def help(self, view: View, action: int) -> Text | None: ...
    def tell(self, before: View, event: Event, after: View) -> Text | None: ...
    def reason(self, view: View, action: int) -> Text: ...

    def family(self, action: int) -> tuple[str, int]:
        """Which kind of action this is, and which one of them."""


class StepGame(Game, Generic[S]):
    """A game whose state is a ``StepState``."""

    stored: ClassVar[tuple[Public, ...]] = ()
    """Fields that dumps hold as these read them and write them back, not as the state does."""
    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from those of ``stored``: dumps do without them."""

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        super().__init__(data, data_name)
        self.own_state: Callable[[View], S] = PerView(lambda view: self.imagine(view, Rng(0)))
        """A state on which words and pictures ask the rules what the viewer may know; it is not to be changed."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> S: ...

    # ------------------------------------------------------------------ dumps and positions as text

    def dump(self, state: State) -> dict[str, Any]:
        data = super().dump(state) | {field.name: plain(field.read(state)) for field in self.stored if field.read}
        for name in self.derived:
            del data[name]
        return data

    def restore(self, data: dict[str, Any]) -> State:
        state = self.start(data["seats"], dict(data["options"]))
        other = {*self.derived, *(field.name for field in self.stored)}
        for name in fields_of(state):
            if name in other:
                continue
            if not is_alike(data[name], getattr(state, name)):
                raise ValueError(name)
            fill(state, name, data[name])
        for field in self.stored:
            if field.read is not None and not is_alike(data[field.name], plain(field.read(state))):
                raise ValueError(field.name)
            if field.write is not None:
                field.write(state, data[field.name])
        return state

    @property
    @abstractmethod
    def text_form(self) -> TextForm:
        """How positions are written as text, and read."""

    def set_up(self, text: str) -> State:
        return self.text_form.read(text)

    def text_of(self, state: State) -> str:
        return self.text_form.write(state)

    # ------------------------------------------------------------------ words and clicks

    @property
    @abstractmethod
    def speech(self) -> Speech:
        """What the game says."""

    def prompt(self, view: View) -> Text:
        return self.speech.prompt(view)

    def label(self, view: View, action: int) -> Text:
        return self.speech.label(view, action)

    def help(self, view: View, action: int) -> Text | None:
        return self.speech.help(view, action)

    def tell(self, before: View, event: Event, after: View) -> Text | None:
        return self.speech.tell(before, event, after)

    def reason(self, view: View, action: int) -> Text:
        return self.speech.reason(view, action)

    @abstractmethod
    def meant(self, view: View, thing: str) -> Sequence[tuple[str, int]]:
        """What ``behind`` says, as families of actions and which of them; those that do not exist are passed over."""

    def behind(self, view: View, thing: str) -> list[int]:
        return [self._by_family[found] for found in self.meant(view, thing) if found in self._by_family]

    @cached_property
    def _by_family(self) -> dict[tuple[str, int], int]:
        return {self.speech.family(action): action for action in range(len(self.notation))}

    # ------------------------------------------------------------------ pictures

    @abstractmethod
    def make_art(self) -> Art:
        """What ``art`` shows; made once."""

    def art(self) -> Art:
        return self._art

    @cached_property
    def _art(self) -> Art:
        return self.make_art()


def known_pieces(kinds: int, name: str = "memory") -> Public:
    """A field that counts what players know of hidden hands (``core.known``), in dumps as a list of pieces."""

    def read(state: Any) -> list[int]:
        return known.listed(getattr(state, name), kinds)

    def write(state: Any, pieces: list[int]) -> None:
        fill(state, name, known.counted(pieces, state.seats, kinds))

    return Public(name, read, write)
