"""A drawing of a view: panels, places and pieces with stable ids, and the click path of each choice.

A scene is plain data. It refers to a game's art (symbols, backdrops, colours) by name, so that the art travels once and
a scene stays small. All coordinates are those of the panel's own box, x to the right, y down; x and y are centres.
"""

from typing import Literal

from msgspec import Struct

from serai.core.texts import Text

Area = Literal["board", "side", "below"]


class Panel(Struct, frozen=True, omit_defaults=True):
    """A part of the table with a box of its own: the board, a player's mat, a supply."""

    id: str
    width: float
    height: float
    title: Text | None = None
    backdrop: str | None = None
    """The name of a backdrop in the game's art, drawn in this panel's coordinates."""
    area: Area = "board"
    active: bool = False
    """True for the panel of a seat that decides now."""
    share: float = 0.0
    """How much of a wide screen it wants at least, from 0 to 1: for the board."""


class Place(Struct, frozen=True, omit_defaults=True):
    """A spot on a panel that can be clicked or pointed at, without a picture of its own."""

    id: str
    panel: str
    x: float
    y: float
    width: float
    height: float
    round: bool = False
    tip: Text | None = None


class Piece(Struct, frozen=True, omit_defaults=True):
    """A thing on a panel. Its id stays the same for the whole game, so that a client can move it from here to there."""

    id: str
    panel: str
    x: float
    y: float
    width: float
    height: float
    symbol: str
    """The name of a symbol in the game's art."""
    colour: str | None = None
    """The name of a colour in the game's art; the symbol's ``currentColor``."""
    mark: str | None = None
    """A second symbol drawn over the first, so that colour is never the only sign."""
    label: str | None = None
    """A number or a word written on the piece."""
    tip: Text | None = None
    layer: int = 0
    """Pieces of a higher layer lie on top."""
    fresh: bool = False
    """True if it came here by the last step."""
    back: int = 0
    """Clicking it, where it is no part of a choice, takes back so many of the viewer's own last steps; and chooses it,
    if it is a choice then."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """One legal action: its words, and the ids of places and pieces to click, in order."""

    action: int
    notation: str
    label: Text
    path: tuple[str, ...]
    help: Text | None = None


class Journey(Struct, frozen=True, omit_defaults=True):
    """Several steps of one seat that a person can order by one click path: a cart drives to a far space."""

    path: tuple[str, ...]
    """The ids of places and pieces to click, in order; no path of a choice or of another journey begins with it."""
    actions: tuple[int, ...]
    """The actions, one after another, at least two; each is open when those before it have been taken."""
    label: Text


class Caption(Struct, frozen=True, omit_defaults=True):
    """A line of text written on a panel."""

    panel: str
    x: float
    y: float
    text: Text | str
    size: float = 16
    anchor: Literal["start", "middle", "end"] = "start"
    bold: bool = False
    colour: str = "#3a2c1e"


class Sign(Struct, frozen=True, omit_defaults=True):
    """A picture of the game's art beside a player's name: a symbol, its colour, and a second symbol over it."""

    symbol: str
    colour: str | None = None
    mark: str | None = None


class Scene(Struct, frozen=True, omit_defaults=True):
    """The whole picture for one viewer at one moment."""

    game: str
    panels: tuple[Panel, ...]
    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
    captions: tuple[Caption, ...] = ()
    choices: tuple[Choice, ...] = ()
    narrow: bool = False


class Art(Struct, frozen=True):
    """What a game's scenes refer to by name; it never changes during a game."""

    symbols: dict[str, str]
    """Name to the inside of an SVG ``<symbol>`` with viewBox 0 0 100 100; ``currentColor`` takes the piece's colour."""
    backdrops: dict[str, str]
    """Name to SVG markup in the coordinates of the panels that use it."""
    colours: dict[str, str]
    """Name to a hex colour."""
    defs: str = ""
    """SVG definitions (gradients, patterns, clip paths) that symbols and backdrops use."""
