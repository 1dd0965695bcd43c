"""What a game is: its facts, its words, its eyes. The hot part, play itself, is the game's State."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from operator import index
from typing import Any, ClassVar, final

from serai.core.datafile import DataFile, bad_data
from serai.core.errors import BadNotation, BadOption, BadPosition, BadSeats, Fault, IllegalAction, SeraiError
from serai.core.optional import Coaching, Event, Frame, Goal, Reactions, Watching
from serai.core.options import Option, Options, Value, complete
from serai.core.parts import Drawing
from serai.core.picture import picture
from serai.core.rng import Rng
from serai.core.scene import Art, Scene, Sign
from serai.core.schema import Table
from serai.core.state import CHANCE, State
from serai.core.step import OTHER_STEP
from serai.core.textboard import text_board
from serai.core.texts import Text, Words, house_folder, plain_lines, quoted
from serai.core.view import Private, Public, View, Views, fields_of, fill, is_alike, plain

_NOT_NOW = "reason-not-now"

__all__ = ["Event", "Frame", "Game", "Goal"]


class Game(Reactions, Watching, Coaching, ABC):
    """A game of the house. A game's folder subclasses this and registers one object of it.

    What it must write is what is abstract here, the facts without a value (``id`` to ``package``), and one of ``scene``
    and ``drawing``. All else has a default; what only some games have stands in the classes that this one is made of.

    ``data`` is the text of a data file; without it the game's own ``data.toml`` is used. A game with other data is
    another object, with its own action table.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    """Rules version: raised whenever a stored game could replay differently."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    endings: ClassVar[tuple[str, ...]]
    """All ways the game can end; the words are ``ending-KEY``, each a fragment that fits behind "wins"."""
    points: ClassVar[bool] = True
    """Whether the scores are points that players count; False where a game only knows winners."""
    fields: ClassVar[tuple[Public | Private, ...]]
    """Who sees which part of a state; what is not named here is hidden."""
    package: ClassVar[str]
    """The package whose folder holds the game's data, words and rules text."""
    schema: ClassVar[Table | None] = None
    """What may stand in a data file of the game; None for a game without data."""
    minutes: ClassVar[int] = 0
    """How long a game takes on the average; 0 where nobody has said."""

    def __init__(self, data: str | None = None, data_name: str = "") -> None:
        self.own_data = data
        """The text of a player's own data file, or None when the game's own data are used."""
        self.data_name = data_name
        self.retired: list[Fault] = []
        """Keys in the data that earlier versions had and that do nothing: a stored game may still hold them."""

    # ------------------------------------------------------------------ facts

    @cached_property
    def folder(self) -> Traversable:
        """Where the game's data, words and rules text stand."""
        return files(self.package)

    @property
    def words(self) -> Words:
        """The game's sentences, those of the house beneath them."""
        return _words_of(self.folder)

    @cached_property
    def data_text(self) -> str:
        """The data this game is played with."""
        if self.own_data is not None:
            return self.own_data
        return (self.folder / "data.toml").read_text(encoding="utf-8")

    @property
    def data_hash(self) -> str:
        """A fingerprint of the data, for records."""
        return sha256(self.data_text.encode()).hexdigest()[:16]

    def with_data(self, data: str, name: str) -> "Game":
        """The same game played with another data file. Raises BadData, naming every mistake by its line."""
        game = self.with_stored_data(data, name)
        if game.retired:
            raise bad_data(game.retired, self.words)
        return game

    def with_stored_data(self, data: str, name: str) -> "Game":
        """The same game with the data file that a stored game was begun with, keys of earlier versions included.

        Raises BadData if it cannot be played any more.
        """
        return type(self)(plain_lines(data), name)

    def read_data(self) -> DataFile:
        """The data this game is played with, checked against its schema. Raises BadData."""
        if self.schema is None:
            raise NotImplementedError(f"{self.id} has no schema of its data")
        own = None if self.own_data is None else _own_values(self.folder)
        file = DataFile(self.data_text, self.schema, self.words, own)
        self.retired = file.retired
        return file

    def rules(self, lang: str) -> str:
        """Our own short rules text, as Markdown."""
        return (self.folder / f"RULES.{lang}.md").read_text(encoding="utf-8")

    def faq(self, lang: str) -> str:
        """What players ask about the rules, and the answers, as Markdown; empty if nothing is written down."""
        source = self.folder / f"FAQ.{lang}.md"
        return source.read_text(encoding="utf-8") if source.is_file() else ""

    def variants(self) -> Iterator[dict[str, Value]]:
        """Every legal combination of the options that change the rules."""
        varied = [option for option in self.options if option.variant]
        for values in product(*(option.values for option in varied)):
            chosen = complete(self.options, {o.key: v for o, v in zip(varied, values, strict=True)})
            if any(self.clash(seats, chosen) is None for seats in self.seats):
                yield chosen

    def clash(self, seats: int, options: Options) -> Text | None:
        """Why these options do not go together; None if they do."""
        return None

    @abstractmethod
    def bound(self, seats: int, options: Options) -> int:
        """The most decisions of seats that a whole game can take."""

    # ------------------------------------------------------------------ play

    def start(self, seats: int, options: Options | None = None) -> State:
        """A new game at its very beginning. Raises BadSeats or BadOption."""
        try:
            possible = index(seats) in self.seats
        except TypeError:  # no whole number
            possible = False
        if not possible:
            args: dict[str, str | int | Text] = {
                "game": self.title,
                "seats": quoted(seats),
                "least": self.seats[0],
                "most": self.seats[-1],
            }
            raise BadSeats(Text("error-seats", args))
        chosen = complete(self.options, options or {})
        clash = self.clash(index(seats), chosen)
        if clash is not None:
            raise BadOption(clash, self.words)
        return self.begin(index(seats), chosen)

    @abstractmethod
    def begin(self, seats: int, options: dict[str, Value]) -> State:
        """A new state for a legal number of seats and a complete, legal set of options."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A full state that fits this view; what the view hides is drawn at random."""

    def dump(self, state: State) -> dict[str, Any]:
        """A whole state as plain data, hidden things included."""
        data: dict[str, Any] = {"seats": int(state.seats), "options": dict(state.options)}
        return data | {name: plain(getattr(state, name)) for name in fields_of(state)}

    @final
    def load(self, data: dict[str, Any]) -> State:
        """The state that ``dump`` wrote. Raises BadSeats, BadOption or BadPosition if this is no dump of this game.

        Whether its numbers make a possible position is for ``audit`` to say.
        """
        try:
            return self.restore(data)
        except SeraiError:
            raise
        except (AttributeError, LookupError, TypeError, ValueError, OverflowError) as error:
            raise BadPosition(Text("error-dump", {"reason": str(error)[:80]})) from error

    def restore(self, data: dict[str, Any]) -> State:
        """What ``load`` does, for a game whose dumps hold something in another form than its states."""
        state = self.start(data["seats"], dict(data["options"]))
        for name in fields_of(state):
            if not is_alike(data[name], getattr(state, name)):
                raise ValueError(name)
            fill(state, name, data[name])
        return state

    def audit(self, state: State) -> list[str]:
        """What is wrong with this state by the game's own invariants; empty if nothing is."""
        return []

    # ------------------------------------------------------------------ views

    @final
    def view(self, state: State, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know, as plain data. Raises BadSeats if there is no such seat."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < state.seats):
            raise BadSeats(_no_such_seat(seat))
        return self.views(state).of(seat)

    @final
    def views(self, state: State) -> Views:
        """The same for several who look at one state: what everybody sees is read once."""
        return Views(state, self._fields_by_name)

    @cached_property
    def _fields_by_name(self) -> dict[str, Public | Private]:
        return {field.name: field for field in self.fields}

    # ------------------------------------------------------------------ notation

    @property
    @abstractmethod
    def notation(self) -> Sequence[str]:
        """The notation of every action, by its number: one line of text each, all different."""

    def notate(self, action: int) -> str:
        """An action as one line of text. Raises BadNotation if there is no such action."""
        if not (isinstance(action, int) and 0 <= action < len(self.notation)):
            raise BadNotation(_no_such_action(action))
        return self.notation[action]

    @cached_property
    def _by_notation(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.notation)}

    def parse(self, text: str) -> int:
        """The action that this line of text means. Raises BadNotation."""
        found = self._by_notation.get(" ".join(text.split()).lower())
        if found is None:
            raise BadNotation(Text("error-notation", {"text": text.strip()[:80], "game": self.title}))
        return found

    # ------------------------------------------------------------------ words

    @abstractmethod
    def prompt(self, view: View) -> Text:
        """What is being asked now, spoken to the viewer."""

    @abstractmethod
    def label(self, view: View, action: int) -> Text:
        """What a choice does, in a few words: for a button or a numbered list."""

    @abstractmethod
    def tell(self, before: View, event: Event, after: View) -> Text | None:
        """The log line of a step, for the viewer of these views; None if the step is not worth a line."""

    def reason(self, view: View, action: int) -> Text:
        """Why this action is not open to the viewer now, judged by the view alone."""
        return Text(_NOT_NOW, {"action": self.notate(action)})

    other_question: ClassVar[str] = f"reason-{OTHER_STEP}"
    """The reason that says no more than that something else is asked."""

    def behind(self, view: View, thing: str) -> Sequence[int]:
        """The actions that a click on this place or piece of the scene could mean, open now or not, likeliest first.

        Outcomes of chance are none of them. Nothing is behind what is there to be looked at.
        """
        return ()

    def why_not(self, view: View, legal: Sequence[int], things: Sequence[str]) -> Text | None:
        """Why none of these places and pieces can be clicked now, judged by the view alone.

        ``legal`` is what is open to the viewer: where it is meant here but clicked elsewhere, that is told. None if
        nothing is behind them, and for who only watches: nothing is ever open to him.
        """
        if view["seat"] is None:
            return None
        actions = list(dict.fromkeys(action for thing in things for action in self.behind(view, thing)))
        for action in actions:
            if action in legal:
                return Text("reason-elsewhere", {"label": self.label(view, action)})
        for action in actions:
            reason = self.reason(view, action)
            if reason.key not in (self.other_question, _NOT_NOW):
                return reason
        return Text("reason-not-asked") if actions else None

    def seat_name(self, seat: int) -> Text:
        """What the game calls a seat (a colour, a role)."""
        return Text("seat", {"number": seat + 1})

    def seat_at(self, seat: int, options: Options) -> Text:
        """What a seat is called at a table with these options, where they have a say in it."""
        return self.seat_name(seat)

    def seat_seen(self, seat: int, view: View) -> Text:
        """What a seat is called by who sees this, where the game so far has a say in it (a colour chosen)."""
        return self.seat_at(seat, view["options"])

    def seat_sign(self, seat: int, view: View) -> Sign | None:
        """The sign by which a seat is known on the table, beside its name; None if it has none (yet)."""
        return None

    def refusal(self, state: State, seat: int, action: int) -> IllegalAction:
        """The error for an action that is not legal. It tells no more than the seat's own view does."""
        return IllegalAction(self._why_not(state, seat, action), self.words, seat, action)

    def _why_not(self, state: State, seat: Any, action: Any) -> Text:
        if state.over:
            return Text("reason-over")
        if seat == CHANCE:
            return Text("reason-not-chance" if not state.chance else "reason-not-an-outcome")
        if not (isinstance(seat, int) and 0 <= seat < state.seats):
            return _no_such_seat(seat)
        if seat not in state.deciders:
            return Text("reason-not-your-turn")
        if not (isinstance(action, int) and 0 <= action < len(self.notation)):
            return _no_such_action(action)
        return self.reason(self.view(state, seat), action)

    # ------------------------------------------------------------------ pictures

    def scene(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Scene:
        """The view as a drawing, with a click path for each of the given actions. A game writes this or ``drawing``."""
        drawing = self.drawing(view, legal, narrow=narrow)
        if drawing is None:
            raise NotImplementedError(f"{self.id} draws no scene")
        return drawing.scene()

    def drawing(self, view: View, legal: Sequence[int] = (), *, narrow: bool = False) -> Drawing | None:
        """The same in parts that are drawn when they are needed; None for a game that draws its scenes whole."""
        return None

    @abstractmethod
    def art(self) -> Art:
        """The pictures that scenes refer to by name."""

    def picture(
        self, view: View, legal: Sequence[int] = (), *, lang: str = "en", narrow: bool = False, width: int = 1440
    ) -> str:
        """The view as a static SVG."""
        scene = self.scene(view, legal, narrow=narrow)
        return picture(scene, self.art(), lambda text: self.words.say(text, lang), width=width)

    def diagram(self, view: View, lang: str) -> str:
        """The view as a few lines of text, with ANSI colours: what the terminal shows. Made from the scene, unless a
        game draws its own."""
        return text_board(self.scene(view), lambda text: self.words.say(text, lang))

    def set_up(self, text: str) -> State:
        """The state that a position written as text describes. Raises BadPosition."""
        raise NotImplementedError(f"{self.id} has no text form of a position")

    def text_of(self, state: State) -> str:
        """This position as text, hidden things included, so that ``set_up`` gives an equal state back.

        Raises BadPosition rather than leave anything out.
        """
        raise NotImplementedError(f"{self.id} has no text form of a position")

    def __repr__(self) -> str:
        return f"<game {self.id}, rules {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.own_data, self.data_name)

    def __copy__(self) -> "Game":
        return self  # nobody changes a game

    def __deepcopy__(self, known: dict[int, Any]) -> "Game":
        return self


@lru_cache(maxsize=16)
def _made_again(kind: type[Game], data: str | None, data_name: str) -> Game:
    """The game that was pickled; the same one for all states of it."""
    return kind(data, data_name)


def _no_such_seat(seat: Any) -> Text:
    return Text("reason-no-such-seat", {"seat": quoted(seat + 1 if isinstance(seat, int) else seat)})


def _no_such_action(action: Any) -> Text:
    return Text("reason-unknown-action", {"action": quoted(action)})


_WORDS: dict[str, Words] = {}
_OWN_VALUES: dict[str, dict[str, Any]] = {}


def _words_of(folder: Traversable) -> Words:
    """The sentences of a game: read once, however many games are made with other data."""
    key = str(folder)
    if key not in _WORDS:
        _WORDS[key] = Words([house_folder(), folder, folder / "lesson", folder / "practice", folder / "reference"])
    return _WORDS[key]


def _own_values(folder: Traversable) -> dict[str, Any]:
    """The game's own data, for keys that a player's file may lack. Nobody may change them."""
    key = str(folder)
    if key not in _OWN_VALUES:
        _OWN_VALUES[key] = tomllib.loads((folder / "data.toml").read_text(encoding="utf-8"))
    return _OWN_VALUES[key]
