"""What happened: the log in the game's own words, and which of it was done to the reader."""

from msgspec import Struct
from rich.text import Text as Ink

from serai.cli.table import caller, mentions
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.session import Session
from serai.core.state import CHANCE, State
from serai.core.texts import Text
from serai.core.view import View


class Line(Struct, frozen=True):
    """A line of the log, as one viewer reads it."""

    number: int
    """The number of the step, from 0."""
    text: Text
    own: bool
    """The viewer's own doing."""
    aimed: bool
    """Somebody else's doing that concerns the viewer."""


def news(session: Session, viewer: int | None, since: int = 0) -> list[Line]:
    """The lines of the log from step ``since`` on. What chance brings counts as done by who acted before it."""
    game = session.record.game
    views: dict[int, View] = {}

    def view(number: int) -> View:
        if number not in views:
            views[number] = session.at(number).view(viewer)
        return views[number]

    found: list[Line] = []
    for number, event in session.events(viewer, since):
        text = game.tell(view(number), event, view(number + 1))
        if text is None:
            continue
        doer = _doer(session, number)
        me = None if viewer is None else game.seat_seen(viewer, view(number + 1))
        aimed = me is not None and doer not in (CHANCE, viewer) and mentions(text, me)
        found.append(Line(number, text, doer == viewer, aimed))
    return found


def _doer(session: Session, number: int) -> int:
    """The seat that took this step, or for chance the last step before it; CHANCE at the very beginning."""
    steps = session.record.steps
    while number >= 0 and steps[number][0] == CHANCE:
        number -= 1
    return steps[number][0] if number >= 0 else CHANCE


def write_news(terminal: Terminal, game: Game, lines: list[Line]) -> None:
    """Write log lines; what was done to the reader stands out by a sign and by its weight."""
    for line in lines:
        sign, style = ("!", "bold yellow") if line.aimed else ("·", "dim") if line.own else ("·", "")
        ink = Ink(terminal.fit(f"{sign} {game.words.say(line.text, terminal.lang)}"), style)
        terminal.ink(ink, indent=1)


def result(terminal: Terminal, game: Game, state: State, names: dict[int, str]) -> None:
    """Who won, and the ranking of all."""
    view = state.view()
    terminal.line(game.words.say(game.prompt(view), terminal.lang), "bold green")
    for seat in sorted(range(state.seats), key=lambda seat: (state.ranking[seat], seat)):
        who = caller(terminal, game, names, seat, view)
        key = "rank-points" if game.points else "rank"
        rank = terminal.say(key, rank=state.ranking[seat], player=who, points=state.scores[seat])
        terminal.line(rank, indent=2)
