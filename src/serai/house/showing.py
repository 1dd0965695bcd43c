"""From a table to what one viewer is told of it. Only views and events come in here, so nothing else can go out."""

from collections.abc import Sequence
from hashlib import sha256
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from serai.core.game import Game
from serai.core.guide import rule_of
from serai.core.naming import Names, names_at
from serai.core.standing import Standing
from serai.core.texts import Text
from serai.core.view import View
from serai.house import practising
from serai.house.cards import SeatCard, Viewer
from serai.house.errors import words
from serai.house.history import LATEST
from serai.house.messages import ChoiceMessage, JourneyMessage, LogLine, OrderMessage, SeatMessage, TableMessage
from serai.house.partcache import PartCache
from serai.house.pauses import PIECE, turn, unhurried
from serai.house.scenemessages import FrameMessage, SceneMessage
from serai.house.snapshots import Snapshot
from serai.house.speaking import Pause, speaker
from serai.house.table import Table
from serai.house.teaching import lesson_message
from serai.house.windows import fixed_end

_LONGEST = 200
"""So many steps at the most are told to who arrives, however long ago his own last turn was."""
_arts: WeakKeyDictionary[Game, tuple[str, bytes]] = WeakKeyDictionary()


def art_of(game: Game) -> tuple[str, bytes]:
    """The address of the game's art, and the art itself as JSON. Made once, which can take half a second."""
    found = _arts.get(game)
    return found if found is not None else keep_art(game, msgspec.json.encode(game.art()))


def keep_art(game: Game, text: bytes) -> tuple[str, bytes]:
    """This is the game's art, as JSON: it was made elsewhere."""
    found = _arts[game] = f"/art/{game.id}/{sha256(text).hexdigest()[:20]}.json", text
    return found


class Rendering(Struct):
    """What is the same for all who look through this viewer, in this language and form."""

    prompt: str
    choices: tuple[ChoiceMessage, ...]
    journeys: tuple[JourneyMessage, ...]
    scene: SceneMessage
    result: str
    rule: str
    names: Names
    """What everybody was called when it was made."""


def names_of(game: Game, view: View, places: Sequence[SeatCard]) -> Names:
    """What people and bots are called at a table where this is seen."""
    return names_at(game, view, {place.seat: place.name for place in places if place.name})


async def render(table: Table, parts_cache: PartCache, seen: Snapshot, lang: str, narrow: bool) -> Rendering:
    """The snapshot as pictures and words. It depends on the snapshot alone, wherever the table may be by now."""
    game, say = table.game, speaker(table.game).say
    names = parts_cache.names(seen.view, tuple([seat.role for seat in seen.seats]), seen.places)
    asked = game.prompt(seen.view)
    scene, open_now = await parts_cache.look(_pictured(seen), seen.actions, lang, narrow)
    journeys = game.journeys(seen.view, seen.actions) if seen.actions else ()
    pause = Pause(speaker(game))
    choices: list[ChoiceMessage] = []
    for c in open_now:
        label, told_of_it = say(c.label, lang, names), say(c.help, lang, names)
        choices.append(ChoiceMessage(c.action, label, c.path, told_of_it, c.notation))
        await pause.if_due()
    ways: list[JourneyMessage] = []
    for j in journeys:
        ways.append(JourneyMessage(j.path, j.actions, say(j.label, lang, names)))
        await pause.if_due()
    return Rendering(
        prompt=prompt(game, seen, lang, asked, names),
        choices=tuple(choices),
        journeys=tuple(ways),
        scene=scene,
        result=result(game, seen, lang),
        rule=rule_of(game, asked),
        names=names,
    )


def _pictured(seen: Snapshot) -> View:
    """What is drawn: while a step waits for Confirm the board after it, and the turn of who took it."""
    seat = seen.view["seat"]
    if seen.held is None or seen.deciding != (seat,) or seen.view.get("decider", seat) == seat:
        return seen.view
    return seen.view | {"decider": seat}


async def catch_up(table: Table, seat: int | None) -> None:
    """Tell this viewer the newest steps that they have not been told yet, a few at a time."""
    async for number in unhurried(table.history(seat).untold()):
        if number < table.history(seat).number:  # some may have been taken back meanwhile
            table.history(seat).seen_step(number)
    table.session.forget_old()


def recent(table: Table, seen: Snapshot) -> int:
    """The step from which on who arrives is told the log: the newest ones, and all since his own last line in it."""
    seat, history = seen.view["seat"], table.history(seen.view["seat"])
    first = max(0, len(seen.steps) - LATEST)
    if seat is None or not first:
        return first
    most = max(0, len(seen.steps) - _LONGEST)
    for number in range(min(len(seen.steps), history.number) - 1, most - 1, -1):
        if history.who(number) == seat and history.seen_step(number).packed is not None:
            return min(first, number)
    return most


async def log_lines(
    table: Table, seen: Snapshot, lang: str, names: Names, first: int = 0, end: int | None = None
) -> tuple[LogLine, ...]:
    """The log in this language from a step on (up to another), with a pause for everybody else now and then."""
    say, history = speaker(table.game).say, table.history(seen.view["seat"])
    newest = len(seen.steps) - len(seen.lines)
    lines: list[LogLine] = []
    for number in range(max(0, first), len(seen.steps) if end is None else min(end, len(seen.steps))):
        if number % PIECE == 0 and lines:
            await turn()
        if number >= newest:
            step = seen.lines[number - newest]
        elif number < history.number and history.entries[number] == seen.steps[number]:
            step = history.seen_step(number)
        else:
            continue  # taken back since, which is the next thing that he is told
        text = step.text
        if text is not None:
            lines.append(LogLine(number, say(text, lang, names), step.seat, step.to_you))
    return tuple(lines)


def prompt(game: Game, seen: Snapshot, lang: str, asked: Text, names: Names) -> str:
    """What is being asked now: the house's own word where the house has one, else the game's."""
    if seen.number == seen.last and seen.status in ("waiting", "paused", "closed"):
        return words().say(Text(f"prompt-{seen.status}"), lang)
    if seen.chosen is not None:
        key = "prompt-confirm" if seen.held is not None else "prompt-answered"
        return words().say(Text(key, {"what": speaker(game).say(seen.chosen, lang, names)}), lang)
    return speaker(game).say(asked, lang, names)


def result(game: Game, seen: Snapshot, lang: str) -> str:
    """How the game ended; empty before."""
    view = seen.view
    return outcome(game, seen.places, view["ending"], tuple(view["ranking"]), lang) if view["over"] else ""


def outcome(game: Game, places: tuple[SeatCard, ...], ending: str, ranking: tuple[int, ...], lang: str) -> str:
    """The end of a game in a sentence or two."""
    say = speaker(game).say
    first = [p.name or say(game.seat_name(p.seat), lang) for p, rank in zip(places, ranking, strict=False) if rank == 1]
    if not first:
        return ""
    joined = first[0]
    if len(first) > 1:
        joined = words().say(Text("and", {"first": ", ".join(first[:-1]), "last": first[-1]}), lang)
    won = words().say(Text("result", {"names": joined, "count": len(first)}), lang)
    if not game.words.has(f"ending-{ending}", lang):
        return won
    return words().say(Text("result-how", {"won": won.rstrip("."), "how": say(Text(f"ending-{ending}"), lang)}), lang)


def seat_messages(
    table: Table, parts_cache: PartCache, seen: Snapshot, viewer: Viewer, here: set[str], now: float
) -> tuple[SeatMessage, ...]:
    """The seats as this viewer sees them; ``here`` are the persons who look at the table."""
    view, own = seen.view, seen.view["seat"]
    ranking, scores = view["ranking"], view["scores"]
    running = table.status in ("running", "paused")
    standings = seen.standings or (_NO_STANDING,) * len(table.places)
    counted = table.game.points and scores and table.status != "waiting"
    messages: list[SeatMessage] = []
    for place, seat, standing in zip(table.places, seen.seats, standings, strict=True):
        number = place.seat
        role, parts = parts_cache.seat_words(own, number, seat.role, standing.parts, viewer.lang)
        messages.append(
            SeatMessage(
                seat=number,
                name=place.name,
                role=role,
                sign=seat.sign,
                bot=table.bot_seen(number, own),
                here=place.person in here,
                deciding=number in seen.deciding,
                clock=_tenths(table.clocks.left(number, now)) if running else None,
                rank=ranking[number] if ranking else 0,
                score=scores[number] if counted else None,
                you=viewer.person is not None and place.person == viewer.person,
                standing=standing.short,
                parts=parts,
            )
        )
    return tuple(messages)


_NO_STANDING = Standing("")


def _tenths(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


NO_SCENE = SceneMessage((), (), (), ())


def outline(
    table: Table, parts_cache: PartCache, seen: Snapshot, viewer: Viewer, here: set[str], now: float
) -> TableMessage:
    """All for this viewer that holds at this very moment; ``filled`` adds what follows from the snapshot."""
    game, seat = table.game, seen.view["seat"]
    end = fixed_end(table) if seen.window is not None else None
    orders = game.orders if seat is not None and seen.status != "over" else ()
    given = seen.standing or (orders[0] if orders else "")
    say = speaker(game).say
    return TableMessage(
        table=table.id,
        game=game.id,
        title=game.title,
        number=seen.number,
        last=seen.last,
        status=table.status,
        viewer=seat,
        prompt="",
        choices=(),
        scene=NO_SCENE,
        log=(),
        log_from=0,
        seats=seat_messages(table, parts_cache, seen, viewer, here, now),
        can_undo=seen.can_undo,
        to_confirm=seen.held is not None,
        window=None if end is None else round(max(0.0, end - now), 1),
        narrow=viewer.narrow,
        art=art_of(game)[0],
        rematch=seen.rematch,
        undone=seen.undone,
        casual=table.order.casual,
        may_return=bool(table.left_by(viewer.person)),
        host=viewer.person is not None and viewer.person in managers(table),
        orders=tuple(OrderMessage(o, say(Text(f"order-{o}"), viewer.lang), o == given) for o in orders),
        lesson=(lesson_message if table.task is None else practising.task_message)(
            table, seen.taught, seen.asked, viewer.lang
        ),
    )


def filled(
    message: TableMessage,
    shown: Rendering,
    log: tuple[LogLine, ...],
    log_from: int,
    between: tuple[FrameMessage, ...] = (),
) -> TableMessage:
    """The whole truth for a viewer, with log lines from ``log_from`` on, and what is to be watched before it."""
    return msgspec.structs.replace(
        message,
        prompt=shown.prompt,
        rule=shown.rule,
        choices=shown.choices,
        journeys=shown.journeys,
        scene=shown.scene,
        result=shown.result,
        between=between,
        log=log,
        log_from=log_from,
    )


def managers(table: Table) -> set[str]:
    """Who may manage the table: its host, or anyone at it once the host has gone."""
    people = table.people()
    return {table.host} if table.host in people or not people or table.status == "waiting" else people | {table.host}
