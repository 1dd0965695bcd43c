"""What a browser and the house say to each other over a table's socket. The wire protocol is made of these, as JSON.

One socket serves one table and one viewer: a seat, or a spectator. Every message from the browser carries its own id;
a repeat of an id is answered as the first time and does nothing more. Texts arrive ready to read, in the viewer's
language. See docs/protocol.md.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from serai.core.scene import Sign
from serai.house.scenemessages import FrameMessage, SceneDelta, SceneMessage, Splices

# ---------------------------------------------------------------------- browser to house


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take a legal action. ``number`` is the moment the player was looking at."""

    id: str
    number: int
    action: int
    seat: int | None = None
    """Which of the viewer's seats acts, where one device plays several (hot seat)."""
    undone: int | None = None
    """What the TableMessage said: a picture from before an undo is stale even where the numbers agree."""


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last own step, or so many of them (a whole journey), or with ``turn`` all as far as allowed."""

    id: str
    number: int
    turn: bool = False
    seat: int | None = None
    steps: int = 1
    undone: int | None = None


class Confirm(Struct, frozen=True, tag="confirm", forbid_unknown_fields=True):
    """End my turn: what I did stands."""

    id: str
    number: int
    seat: int | None = None
    undone: int | None = None


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: str
    text: str


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Show the table as it was after so many steps (None: as it is now), as the viewer saw it."""

    id: str
    at: int | None = None
    seat: int | None = None
    """From which seat, where one device plays several seats, or after the end."""
    narrow: bool | None = None
    """The screen has become narrow, or wide: send scenes in that form from now on. None: as before."""
    again: bool = False
    """With what others did since this seat acted last, to be watched before the present (``TableMessage.between``)."""


class Log(Struct, frozen=True, tag="log", forbid_unknown_fields=True):
    """Tell the log before this step: who arrives is told its end only."""

    id: str
    before: int
    seat: int | None = None
    """From which seat, where one device plays several seats, or after the end."""


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a good bot do, and why? In casual games only."""

    id: str
    number: int
    seat: int | None = None
    undone: int | None = None


class Weigh(Struct, frozen=True, tag="weigh", forbid_unknown_fields=True):
    """Would this action throw away much? In casual games only; asked before it is taken."""

    id: str
    number: int
    action: int
    seat: int | None = None
    undone: int | None = None


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why can none of these places and pieces be chosen now? Ids of the scene, the uppermost first."""

    id: str
    things: tuple[str, ...]
    seat: int | None = None


class Manage(Struct, frozen=True, tag="manage", forbid_unknown_fields=True):
    """Pause, resume, leave one's seat to a bot or to nobody, take it back from the bot of who was late, meet again."""

    id: str
    what: Literal["pause", "resume", "leave", "leave_to_bot", "take_back", "rematch"]


class Standing(Struct, frozen=True, tag="standing", forbid_unknown_fields=True):
    """A standing order for secret reaction windows: an answer by a key that the game declares."""

    id: str
    order: str


Request = Act | Undo | Confirm | Say | Look | Log | Hint | Weigh | Why | Manage | Standing


# ---------------------------------------------------------------------- house to browser


class ChoiceMessage(Struct, frozen=True, omit_defaults=True):
    action: int
    label: str
    path: tuple[str, ...]
    help: str = ""
    notation: str = ""


class JourneyMessage(Struct, frozen=True):
    """Several steps behind one click path: a client sends the actions one by one."""

    path: tuple[str, ...]
    actions: tuple[int, ...]
    label: str


class LogLine(Struct, frozen=True, omit_defaults=True):
    number: int
    """The step this line tells of."""
    text: str
    seat: int = -1
    """Who took the step; -1 chance."""
    to_you: bool = False
    """True if it was done to something of the viewer's by somebody else."""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    name: str
    text: str
    at: float
    seat: int | None = None
    """Where the speaker sat; None: he watched, or it is not known any more."""
    watching: bool = False
    """True if the speaker had no seat."""


class SeatMessage(Struct, frozen=True, omit_defaults=True):
    seat: int
    name: str
    """The person or bot sitting there, empty while the seat is free."""
    role: str
    """What the game calls the seat: a colour, say."""
    sign: Sign | None = None
    """The sign of the seat in the game's art, where it has one."""
    bot: str = ""
    here: bool = False
    deciding: bool = False
    clock: float | None = None
    """Seconds left, None without a clock."""
    rank: int = 0
    score: int | None = None
    you: bool = False
    standing: str = ""
    """How the seat stands as players count it, in a few signs."""
    parts: tuple[str, ...] = ()
    """What that is made of."""


class OrderMessage(Struct, frozen=True, omit_defaults=True):
    """A standing order for secret reaction windows that a seat can give, or has given."""

    order: str
    label: str
    given: bool = False


class LessonPage(Struct, frozen=True, omit_defaults=True):
    """Something said in one breath."""

    text: str
    light: tuple[str, ...] = ()
    """Ids of the scene that are lit meanwhile."""


class LessonMessage(Struct, frozen=True, omit_defaults=True):
    """What a lesson says at its present step to who learns."""

    step: int
    """From 1."""
    steps: int
    pages: tuple[LessonPage, ...]
    """To be read one after the other; what is asked comes with the last."""
    actions: tuple[int, ...] = ()
    """What is asked now: any of these. Another choice is answered (``Refused``), and nothing changes."""
    over: bool = False
    """True when all is done: the last words, and a real game can begin."""
    task: str = ""
    """The id of the task, where something is practised: ``step`` is its number, ``actions`` a step of the solution."""
    next: str = ""
    """The id of the task after it; empty at the last."""


class TableMessage(Struct, frozen=True, tag="table"):
    """The whole truth for this viewer at one moment. Over a socket: on arrival, and as answer to a request.

    Every change after that is sent as a TableDelta.
    """

    table: str
    game: str
    title: str
    number: int
    """Steps so far: the moment this shows."""
    last: int
    """Steps so far at the table; greater than ``number`` when looking back."""
    status: Literal["waiting", "running", "paused", "over", "closed"]
    viewer: int | None
    """The seat from which this is seen, None for a spectator."""
    prompt: str
    choices: tuple[ChoiceMessage, ...]
    scene: SceneMessage
    """In the form, wide or narrow, that the browser asked for."""
    log: tuple[LogLine, ...]
    """The newest lines on arrival, back to the viewer's own last turn; then those since the last message he got."""
    log_from: int
    """The first step that ``log`` covers; what was before it is told when it is asked for (``Log``)."""
    seats: tuple[SeatMessage, ...]
    can_undo: bool
    to_confirm: bool
    """True when the viewer's turn waits for his Confirm."""
    window: float | None
    """Seconds until a secret reaction window closes, for everybody alike; None without one."""
    result: str = ""
    narrow: bool = False
    """The form of ``scene``."""
    art: str = ""
    """The address of the art these scenes refer to; it never changes under this address."""
    rematch: str = ""
    """The table at which these players meet again, once somebody has asked for a rematch."""
    casual: bool = False
    """True if hints are allowed."""
    may_return: bool = False
    """True if the viewer left this game and may take his seat again."""
    host: bool = False
    """True if the viewer may pause, resume and put bots into seats."""
    undone: int = 0
    """How often steps were taken back before this viewer. Together with ``number`` it names this moment."""
    between: tuple[FrameMessage, ...] = ()
    """What the steps that are new to this viewer ran through, to be watched before ``scene``; mostly nothing."""
    again: bool = False
    """True if ``between`` was asked for by a Look: the steps are not new."""
    journeys: tuple[JourneyMessage, ...] = ()
    """What the viewer may order by one click path beside the choices: a cart drives to a far space."""
    orders: tuple[OrderMessage, ...] = ()
    """The standing orders this seat can give for secret reaction windows; empty where the game has none."""
    lesson: LessonMessage | None = None
    """For who is taught at this table."""
    rule: str = ""
    """The heading of the rules text that speaks of what is asked, where the game says so."""


class TableDelta(Struct, frozen=True, tag="delta", omit_defaults=True):
    """What has changed since the last TableMessage or TableDelta on this socket; what is left out is as it was.

    Only ``log``, ``between`` and ``again`` are not: left out, they are empty.
    """

    log_from: int
    log: tuple[LogLine, ...] = ()
    number: int | UnsetType = UNSET
    last: int | UnsetType = UNSET
    status: Literal["waiting", "running", "paused", "over", "closed"] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    choices: Splices[ChoiceMessage] = ()
    journeys: Splices[JourneyMessage] = ()
    scene: SceneDelta | UnsetType = UNSET
    seats: Splices[SeatMessage] = ()
    orders: Splices[OrderMessage] = ()
    can_undo: bool | UnsetType = UNSET
    to_confirm: bool | UnsetType = UNSET
    window: float | UnsetType | None = UNSET
    result: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    may_return: bool | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    undone: int | UnsetType = UNSET
    lesson: LessonMessage | UnsetType | None = UNSET
    rule: str | UnsetType = UNSET
    between: tuple[FrameMessage, ...] = ()
    again: bool = False


class Done(Struct, frozen=True, tag="done"):
    """Answer to a request that was carried out (or had been carried out before)."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """Answer to a request that was not carried out, with a reason in the viewer's language."""

    id: str
    text: str
    stale: bool = False
    """True if the table has gone on meanwhile; the present truth follows as a TableMessage."""


class LogMessage(Struct, frozen=True, tag="log"):
    """The lines that a Log asked for."""

    id: str
    viewer: int | None
    """The seat from which they were seen, None for a spectator."""
    log_from: int
    """The first step that ``log`` covers; 0: there is nothing before it."""
    log: tuple[LogLine, ...]


class HintMessage(Struct, frozen=True, tag="hint"):
    id: str
    action: int
    text: str
    why: tuple[str, ...] = ()
    """What speaks for it, the weightiest first."""
    cost: tuple[str, ...] = ()
    """What speaks against it."""


class WeighMessage(Struct, frozen=True, tag="weigh"):
    """What is better than the action asked about. Without an action nothing is that is worth a word."""

    id: str
    action: int | None = None
    text: str = ""
    why: tuple[str, ...] = ()
    """What speaks for it, the weightiest first."""
    cost: tuple[str, ...] = ()
    """What speaks against it."""


class WhyMessage(Struct, frozen=True, tag="why"):
    """Why none of the things asked about can be chosen now; empty if one can, or none of them is ever chosen."""

    id: str
    text: str


class ChatMessage(Struct, frozen=True, tag="chat"):
    lines: tuple[ChatLine, ...]


class Presence(Struct, frozen=True, tag="presence"):
    """Who is here, and clocks, when only these changed."""

    seats: tuple[SeatMessage, ...]
    watching: int


class ThingTold(Struct, frozen=True):
    """A card, tile or symbol in words, for who sees it for the first time. Asked for by HTTP, not over the socket."""

    key: str
    symbols: tuple[str, ...]
    """The symbols of the art that show it."""
    title: str
    text: str


Message = (
    TableMessage
    | TableDelta
    | Done
    | Refused
    | LogMessage
    | HintMessage
    | WeighMessage
    | WhyMessage
    | ChatMessage
    | Presence
)
