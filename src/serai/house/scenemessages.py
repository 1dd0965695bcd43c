"""How pictures travel to the browser: scenes with all their texts spoken, moments within a step, and what changed.

Part of the wire protocol, as ``serai.house.messages`` is.
"""

from typing import TypeVar

from msgspec import Struct


class PanelMessage(Struct, frozen=True, omit_defaults=True):
    id: str
    width: float
    height: float
    area: str
    title: str = ""
    backdrop: str = ""
    active: bool = False
    share: float = 0.0


class PlaceMessage(Struct, frozen=True, omit_defaults=True):
    id: str
    panel: str
    x: float
    y: float
    width: float
    height: float
    round: bool = False
    tip: str = ""


class PieceMessage(Struct, frozen=True, omit_defaults=True):
    id: str
    panel: str
    x: float
    y: float
    width: float
    height: float
    symbol: str
    colour: str = ""
    mark: str = ""
    label: str = ""
    tip: str = ""
    layer: int = 0
    fresh: bool = False
    back: int = 0
    """Clicking it takes back so many steps."""


class CaptionMessage(Struct, frozen=True, omit_defaults=True):
    panel: str
    x: float
    y: float
    text: str
    size: float = 16
    anchor: str = "start"
    bold: bool = False
    colour: str = ""


class SceneMessage(Struct, frozen=True):
    """A scene with all its texts spoken; its wide and its narrow form have the same ids."""

    panels: tuple[PanelMessage, ...]
    places: tuple[PlaceMessage, ...]
    pieces: tuple[PieceMessage, ...]
    captions: tuple[CaptionMessage, ...]


class FrameMessage(Struct, frozen=True, omit_defaults=True):
    """A moment within a step, told by what differs from the frame before it; the first from the message's ``scene``."""

    text: str
    """What happens, as a sentence."""
    pieces: tuple[PieceMessage, ...] = ()
    """Those that are new or changed."""
    places: tuple[PlaceMessage, ...] = ()
    """Those that are new or changed."""
    gone: tuple[str, ...] = ()
    """Ids of pieces and places that are no longer there."""
    panels: tuple[PanelMessage, ...] | None = None
    """All panels, if any of them is different."""
    captions: tuple[CaptionMessage, ...] | None = None
    """All captions, if any of them is different."""


Thing = TypeVar("Thing")
Splices = tuple[tuple[int, int, tuple[Thing, ...]], ...]
"""How a list has changed: from this number on so many things go, and these come in their place.

In rising order; numbers are those of the list as it was.
"""


class SceneDelta(Struct, frozen=True, omit_defaults=True):
    """How a scene has changed."""

    panels: Splices[PanelMessage] = ()
    places: Splices[PlaceMessage] = ()
    pieces: Splices[PieceMessage] = ()
    captions: Splices[CaptionMessage] = ()
