"""Looking back on a game that is over: any moment, from any seat. By plain links and still pictures; where scripts
run, the client lays its table in their place and lets the pieces glide."""

from asyncio import to_thread

from markupsafe import Markup
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from serai import __version__
from serai.core.texts import LANGUAGES
from serai.house.cards import TableCard
from serai.web.bundle import Client
from serai.web.course import Change, Course, course, drawing, percent, points
from serai.web.guests import Guest, guest_of
from serai.web.pages.games import game_card
from serai.web.pages.home import throttle_newcomers
from serai.web.pages.table import card_of, data_block
from serai.web.replays import OPEN, Facts, ReplayCache
from serai.web.templates import fill, page

_KEEP = "private, max-age=86400"


class Rank(Struct, frozen=True):
    """A player in the final ranking."""

    rank: int
    name: str
    role: str
    points: int | None


async def replay_page(request: Request) -> Response:
    """The replay of a table that is over; the table itself while it is not."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    if card.status != "over":
        return RedirectResponse(f"/table/{card.id}", 303)
    replays: ReplayCache = request.app.state.replays
    viewer = guest.viewer(card)
    facts = await replays.facts(card, viewer, guest.lang)
    shown = await to_thread(game_card, card.game, guest.lang)
    eyes = _eyes(request.query_params.get("seat", ""), card)
    at = min(_moment(request.query_params.get("at", str(facts.steps))), facts.steps)
    names = _names(card, facts)
    told: Course | None = None
    if eyes == OPEN:
        asked = request.query_params.get("chances") == "1"
        told = (
            await replays.told(card, viewer, course, guest.lang)
            if asked
            else replays.told_before(card, course, guest.lang)
        )
    word = "" if eyes == OPEN else str(eyes + 1)
    keep = f"&seat={word}" if word else ""
    client: Client = request.app.state.client
    base: str = request.app.state.settings.base_path
    config = {
        "lang": guest.lang,
        "at": at,
        "steps": facts.steps,
        "art": f"{base}/replay/{card.id}/art.json?v={__version__}",
        "moments": f"{base}/replay/{card.id}/moment/",
        "course": f"{base}/replay/{card.id}/course?lang={guest.lang}",
        "query": f"eyes={word}&lang={guest.lang}&v={__version__}",
        "settings": guest.likes,
    }
    return await page(
        request,
        "replay.html",
        card=card,
        game=shown,
        result=facts.result,
        steps=facts.steps,
        at=at,
        eyes=word,
        keep=keep,
        eyes_list=[("", guest.say("eyes-open"))] + [(str(n + 1), name) for n, name in enumerate(names)],
        ranks=ranking(facts, names),
        log=_marked(await replays.log(card, viewer, eyes, guest.lang), at),
        course=None if told is None else _course(request, guest, card.id, told, names, at),
        stamp=__version__,
        trouble="",
        module=client.module("replay", guest.lang),
        styles=client.styles(),
        config=data_block(config),
    )


async def course_part(request: Request) -> Response:
    """How the game went, as a part of the page: it takes some seconds the first time."""
    guest, card, replays = await _asked(request)
    guest.lang = lang = _lang(request, guest)
    viewer = guest.viewer(card)
    facts = await replays.facts(card, viewer, lang)
    at = min(_moment(request.query_params.get("at", "0")), facts.steps)
    told = await replays.told(card, viewer, course, lang)
    part = _course(request, guest, card.id, told, _names(card, facts), at)
    return HTMLResponse(part, headers={"cache-control": "no-store"})


async def what_if(request: Request) -> Response:
    """Play on from a moment of the game, at a new table with bots in the other seats; then that table."""
    guest, card, _ = await _asked(request)
    form = await request.form()
    at = _moment(str(form.get("at", "")))
    seat = _eyes(str(form.get("seat", "")), card)
    if guest.person is None:
        throttle_newcomers(request)
    person = await guest.come_in()
    table = await guest.house.what_if(person, card.id, at, None if seat == OPEN else seat)
    return guest.keep(request, RedirectResponse(f"/table/{table}", 303))


def _course(request: Request, guest: Guest, table: str, told: Course, names: list[str], at: int) -> Markup:
    """The course of a game as HTML; the template escapes all that is filled in."""
    moments = [guest.say("course-moment", did=one.did, better=one.better) for one in told.moments]
    changes = [
        (change.at, change.seat, [(names[n], percent(was), percent(change.after[n])) for n, was in _moved(change)])
        for change in told.changes
    ]
    filled = fill(
        request,
        guest,
        "course.html",
        drawn=drawing(told, names, at, moments),
        table=table,
        names=names,
        changes=changes,
        moments=[[one for one in told.moments if one.seat == seat] for seat in range(len(names))],
        percent=percent,
        sums=[(points(luck), points(-lost)) for luck, lost in zip(told.luck, told.lost, strict=True)],
    )
    return Markup(filled)


def _moved(change: Change) -> list[tuple[int, float]]:
    """The seats whose chances a turn changed by a percentage point or more, with what they were."""
    pairs = enumerate(zip(change.before, change.after, strict=True))
    return [(seat, was) for seat, (was, now) in pairs if abs(now - was) >= 0.01]


def _names(card: TableCard, facts: Facts) -> list[str]:
    return [seat.name or facts.roles[seat.seat] for seat in card.seats]


def _marked(rows: str, at: int) -> Markup:
    """The log with its present line marked. Its texts were escaped when it was made."""
    return Markup(
        rows.replace(f'<li><a href="?at={at}"', f'<li aria-current="step"><a href="?at={at}"').replace(
            f'<li><a href="?at={at}&amp;', f'<li aria-current="step"><a href="?at={at}&amp;'
        )
    )


def ranking(facts: Facts, names: list[str]) -> list[Rank]:
    """The final ranking, the winner first."""
    rows = [
        Rank(rank, names[seat], facts.roles[seat], facts.scores[seat] if facts.scores else None)
        for seat, rank in enumerate(facts.ranking)
    ]
    return sorted(rows, key=lambda row: row.rank)


async def picture(request: Request) -> Response:
    """A moment of the game as an SVG."""
    return await _file(request, "svg")


async def moment(request: Request) -> Response:
    """A moment of the game as a scene."""
    return await _file(request, "json")


async def _file(request: Request, kind: str) -> Response:
    guest, card, replays = await _asked(request)
    asked, viewer = request.query_params, guest.viewer(card)
    lang = _lang(request, guest)
    last = (await replays.facts(card, viewer, lang)).steps
    at, eyes = min(_moment(request.path_params["at"]), last), _eyes(asked.get("eyes", ""), card)
    made = await replays.moment(card, viewer, kind, at, eyes, lang, asked.get("narrow") == "1")
    return made.response(request, _KEEP)


async def art(request: Request) -> Response:
    """The art of the game as it was played, own data included."""
    guest, card, replays = await _asked(request)
    return (await replays.art(card, guest.viewer(card))).response(request, _KEEP)


async def _asked(request: Request) -> tuple[Guest, TableCard, ReplayCache]:
    """Who asks, and the game asked for. 404 while it runs: what it hides is nobody's to see before the end."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    if card.status != "over":
        raise HTTPException(404)
    return guest, card, request.app.state.replays


def _lang(request: Request, guest: Guest) -> str:
    """The language asked for, or else the visitor's own."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else guest.lang


def _eyes(word: str, card: TableCard) -> int:
    """The seat that a word names, from 0; OPEN for none. 404 for a seat that is not there."""
    if not word:
        return OPEN
    if not (word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= len(card.seats)):
        raise HTTPException(404)
    return int(word) - 1


def _moment(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise HTTPException(404)
    return int(word)
