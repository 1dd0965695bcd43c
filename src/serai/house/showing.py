"""From a table to what one viewer is told of it. Only views and events come in here, so nothing else can go out."""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from serai.core.game import Game
from serai.core.guide import rule_of
from serai.core.naming import Names, names_at
from serai.core.session import glimpse
from serai.core.texts import Text
from serai.core.view import View
from serai.house import hooks, practising
from serai.house.album import Album
from serai.house.cards import SeatCard, Viewer
from serai.house.errors import words
from serai.house.eyes import Sighting, common, pack
from serai.house.messages import (
    ChoiceMessage,
    FrameMessage,
    JourneyMessage,
    LogLine,
    OrderMessage,
    SceneMessage,
    SeatMessage,
    TableMessage,
)
from serai.house.pauses import PIECE
from serai.house.speaking import speaker
from serai.house.table import Table
from serai.house.teaching import lesson_message, told, wanted
from serai.house.windows import fixed_end

_arts: WeakKeyDictionary[Game, tuple[str, bytes]] = WeakKeyDictionary()


def art_of(game: Game) -> tuple[str, bytes]:
    """The address of the game's art, and the art itself as JSON. Made once, which can take half a second."""
    found = _arts.get(game)
    return found if found is not None else keep_art(game, msgspec.json.encode(game.art()))


def keep_art(game: Game, text: bytes) -> tuple[str, bytes]:
    """This is the game's art, as JSON: it was made elsewhere."""
    found = _arts[game] = f"/art/{game.id}/{sha256(text).hexdigest()[:20]}.json", text
    return found


class Glance(Struct):
    """All that what a viewer is told depends on, but for the ticking of clocks. Equal glances: nothing new to tell."""

    status: str
    number: int
    entry: int
    view: View
    actions: tuple[int, ...]
    held: int | None
    answer: int | None
    chosen: Text | None
    """What the step that waits for Confirm, or the answer in an open window, does."""
    can_undo: bool
    window: float | None
    places: tuple[SeatCard, ...]
    bots: tuple[str, ...]
    """By seat, the bot that plays it now."""
    deciding: tuple[int, ...]
    standing: str
    rematch: str
    undone: int
    log: tuple[Sighting, ...]
    last: int
    taught: int | None
    """How far the lesson is, for who is taught here."""
    asked: tuple[int, ...]
    """What the lesson asks of him."""


class Face(Struct):
    """What is the same for all who look through these eyes, in this language and form."""

    prompt: str
    choices: tuple[ChoiceMessage, ...]
    journeys: tuple[JourneyMessage, ...]
    scene: SceneMessage
    result: str
    rule: str


def names_of(game: Game, view: View, places: Sequence[SeatCard]) -> Names:
    """What people and bots are called at a table where this is seen."""
    return names_at(game, view, {place.seat: place.name for place in places if place.name})


def glance(table: Table, seat: int | None, at: int | None = None) -> Glance:
    """What these eyes see of the table now, or saw after ``at`` steps of their own counting."""
    eyes = table.eyes(seat)
    if at is not None and at < eyes.number:
        return _look_back(table, seat, max(at, 0))
    # In this order the moments are looked at one after the other, each once.
    log, view = tuple(eyes.seen), table.view(seat)
    window = table.window
    held = table.held.get(seat) if seat is not None else None
    answer = window.answers.get(seat) if window is not None and seat is not None else None
    chosen = held if held is not None else answer
    label = table.game.label(view, chosen) if chosen is not None else None
    if held is not None:
        view, log = _with_held(table, held, view, log)
    deciding = hooks.deciding(table.game, table.state, view)
    if seat is not None:
        own = (seat,) if view["to_decide"] or held is not None else ()
        deciding = tuple(sorted({*own, *(other for other in deciding if other != seat)}))
    return Glance(
        status=table.status,
        number=len(log),
        entry=log[-1].entry if log else -1,
        view=view,
        actions=tuple(table.open_actions(seat)),
        held=held,
        answer=answer,
        chosen=label,
        can_undo=seat is not None and table.undoable(seat) > 0,
        window=window.since if window is not None else None,
        places=tuple(table.places),
        bots=tuple(table.bot_seen(place.seat, seat) for place in table.places),
        deciding=deciding if table.status == "running" else (),
        standing=table.standing.get(seat, "") if seat is not None else "",
        rematch=table.rematch,
        undone=table.undone.get(seat, 0),
        log=log,
        last=len(log),
        taught=told(table, seat) if table.task is None else practising.told(table, seat),
        asked=wanted(table, seat) if table.task is None else practising.shown_next(table, seat),
    )


def present(table: Table, seat: int | None) -> int:
    """The number of these eyes' present moment."""
    return glance(table, seat).number if seat in table.held else table.eyes(seat).number


def _with_held(table: Table, held: int, view: View, log: tuple[Sighting, ...]) -> tuple[View, tuple[Sighting, ...]]:
    """The moment as its player sees it while a step waits for Confirm: taken, unless it would show something."""
    seat, before = int(view["seat"]), table.state
    after = before.copy()
    after.play(seat, held)
    if after.shown != before.shown or after.over:
        return table.game.held(view, held), log
    seen = after.view(seat)
    event = glimpse(before, seat, seat, held)
    line = table.game.tell(view, event, seen) if event is not None else None
    return seen, (*log, Sighting(-2 - held, seat, pack(line), False))


def _look_back(table: Table, seat: int | None, at: int) -> Glance:
    eyes = table.eyes(seat)
    view = table.session.at(eyes.moment(at)).view(seat)
    log = tuple(eyes.seen[:at])
    entry = log[-1].entry if log else -1
    places = tuple(table.places)
    bots = tuple(table.bot_seen(place.seat, seat) for place in places)
    return Glance(
        *(table.status, at, entry, view, (), None, None, None, False, None),
        *(places, bots, (), "", table.rematch, table.undone.get(seat, 0), log, eyes.number, None, ()),
    )


async def face(table: Table, album: Album, seen: Glance, lang: str, narrow: bool) -> Face:
    """The glance as pictures and words. It depends on the glance alone, wherever the table may be by now."""
    game, say = table.game, speaker(table.game).say
    names = names_of(game, seen.view, seen.places)
    scene, open_now = await album.look(seen.view, seen.actions, lang, narrow)
    journeys = game.journeys(seen.view, seen.actions) if seen.actions else ()
    texts = [text for choice in open_now for text in (choice.label, choice.help)]
    await speaker(game).prepare([*texts, *(journey.label for journey in journeys)], lang, names)
    choices = tuple(
        ChoiceMessage(c.action, say(c.label, lang, names), c.path, say(c.help, lang, names), c.notation)
        for c in open_now
    )
    return Face(
        prompt=prompt(game, seen, lang),
        choices=choices,
        journeys=tuple(JourneyMessage(j.path, j.actions, say(j.label, lang, names)) for j in journeys),
        scene=scene,
        result=result(game, seen, lang),
        rule=rule_of(game, game.prompt(seen.view)),
    )


async def catch_up(table: Table, seat: int | None, lang: str) -> None:
    """Tell these eyes what they have not been told yet, in this language too, a few steps at a time.

    After this the same is there at once: a long table is told to who comes back without anybody else waiting for it.
    """
    while table.eyes(seat).tell_some(PIECE):
        await asyncio.sleep(0)
    while speak_some(table, seat, lang, PIECE):
        await asyncio.sleep(0)


def speak_some(table: Table, seat: int | None, lang: str, most: int) -> bool:
    """Speak up to so many lines of the log that were not spoken yet; True if there may be more."""
    eyes, say = table.eyes(seat), speaker(table.game).say
    names = names_of(table.game, table.view(seat), table.places)
    kept = eyes.lines.setdefault(lang, [])
    end = min(len(kept) + most, len(eyes.seen))
    kept.extend(_line(number, eyes.seen[number], say, lang, names) for number in range(len(kept), end))
    return len(kept) < len(eyes.seen)


def _line(
    number: int, sighting: Sighting, say: Callable[[Text, str, Names], str], lang: str, names: Names
) -> LogLine | None:
    text = sighting.text
    return None if text is None else LogLine(number, say(text, lang, names), sighting.seat, sighting.to_you)


def log_lines(table: Table, seen: Glance, lang: str, first: int = 0) -> tuple[LogLine, ...]:
    """The log in this language from a step on. What was spoken once is kept with the eyes that saw it."""
    seat, say = seen.view["seat"], speaker(table.game).say
    eyes = table.eyes(seat)
    speak_some(table, seat, lang, len(eyes.seen))
    kept = eyes.lines[lang]
    # The last steps that were glanced at may have been taken back since, or wait for Confirm.
    same = common(eyes.seen, seen.log)
    lines = kept[first:same]
    names = names_of(table.game, seen.view, seen.places)
    rest = range(max(first, same), len(seen.log))
    lines.extend(_line(number, seen.log[number], say, lang, names) for number in rest)
    return tuple(one for one in lines if one is not None)


def prompt(game: Game, seen: Glance, lang: str) -> str:
    """What is being asked now: the house's own word where the house has one, else the game's."""
    if seen.number == seen.last and seen.status in ("waiting", "paused", "closed"):
        return words().say(Text(f"prompt-{seen.status}"), lang)
    names = names_of(game, seen.view, seen.places)
    if seen.chosen is not None:
        key = "prompt-confirm" if seen.held is not None else "prompt-answered"
        return words().say(Text(key, {"what": speaker(game).say(seen.chosen, lang, names)}), lang)
    return speaker(game).say(game.prompt(seen.view), lang, names)


def result(game: Game, seen: Glance, lang: str) -> str:
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


def seat_messages(table: Table, seen: Glance, viewer: Viewer, here: set[str], now: float) -> tuple[SeatMessage, ...]:
    """The seats as this viewer sees them; ``here`` are the persons who look at the table."""
    say, view = speaker(table.game).say, seen.view
    ranking, scores = view["ranking"], view["scores"]
    running = table.status in ("running", "paused")
    stand = table.game.standing(view) if table.status != "waiting" else ()
    return tuple(
        SeatMessage(
            seat=place.seat,
            name=place.name,
            role=say(table.game.seat_seen(place.seat, view), viewer.lang),
            sign=table.game.seat_sign(place.seat, view),
            bot=table.bot_seen(place.seat, view["seat"]),
            here=place.person in here,
            deciding=place.seat in seen.deciding,
            clock=_tenths(table.clocks.left(place.seat, now)) if running else None,
            rank=ranking[place.seat] if ranking else 0,
            score=scores[place.seat] if table.game.points and scores and table.status != "waiting" else None,
            you=viewer.person is not None and place.person == viewer.person,
            standing=stand[place.seat].short if stand else "",
            parts=tuple(say(part, viewer.lang) for part in stand[place.seat].parts) if stand else (),
        )
        for place in table.places
    )


def _tenths(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


NO_SCENE = SceneMessage((), (), (), ())


def outline(table: Table, seen: Glance, viewer: Viewer, here: set[str], now: float) -> TableMessage:
    """All for this viewer that holds at this very moment; ``filled`` adds what follows from the glance."""
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
        seats=seat_messages(table, seen, viewer, here, now),
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
    message: TableMessage, shown: Face, log: tuple[LogLine, ...], log_from: int, between: tuple[FrameMessage, ...] = ()
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
