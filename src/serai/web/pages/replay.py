"""Looking back on a game that is over: any moment, through any eyes. By plain links and still pictures; where scripts
run, the client lays its table in their place and lets the pieces glide."""

from asyncio import to_thread

from markupsafe import Markup
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from serai import __version__
from serai.core.texts import LANGUAGES
from serai.house.cards import TableCard
from serai.web.assets import Folder
from serai.web.guests import Guest, guest_of
from serai.web.pages.games import face
from serai.web.pages.table import card_of, data_block
from serai.web.replays import OPEN, Facts, Shelf
from serai.web.templates import page

_ENTRY = "replay.js"
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
    shelf: Shelf = request.app.state.shelf
    viewer = guest.viewer(card)
    facts = await shelf.facts(card, viewer, guest.lang)
    shown = await to_thread(face, card.game, guest.lang)
    eyes = _eyes(request.query_params.get("seat", ""), card)
    at = min(_moment(request.query_params.get("at", str(facts.steps))), facts.steps)
    names = [seat.name or facts.roles[seat.seat] for seat in card.seats]
    word = "" if eyes == OPEN else str(eyes + 1)
    keep = f"&seat={word}" if word else ""
    client: Folder = request.app.state.client
    base: str = request.app.state.settings.base_path
    config = {
        "lang": guest.lang,
        "at": at,
        "steps": facts.steps,
        "art": f"{base}/replay/{card.id}/art.json?v={__version__}",
        "moments": f"{base}/replay/{card.id}/moment/",
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
        log=_marked(await shelf.log(card, viewer, eyes, guest.lang), at),
        stamp=__version__,
        trouble="",
        module=client.url(_ENTRY),
        styles=client.styles(),
        config=data_block(config),
    )


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
    guest, card, shelf = await _asked(request)
    asked, viewer = request.query_params, guest.viewer(card)
    lang = asked.get("lang", "")
    lang = lang if lang in LANGUAGES else guest.lang
    last = (await shelf.facts(card, viewer, lang)).steps
    at, eyes = min(_moment(request.path_params["at"]), last), _eyes(asked.get("eyes", ""), card)
    made = await shelf.moment(card, viewer, kind, at, eyes, lang, asked.get("narrow") == "1")
    return made.response(request, _KEEP)


async def art(request: Request) -> Response:
    """The art of the game as it was played, own data included."""
    guest, card, shelf = await _asked(request)
    return (await shelf.art(card, guest.viewer(card))).response(request, _KEEP)


async def _asked(request: Request) -> tuple[Guest, TableCard, Shelf]:
    """Who asks, and the game asked for. 404 while it runs: what it hides is nobody's to see before the end."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    if card.status != "over":
        raise HTTPException(404)
    return guest, card, request.app.state.shelf


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
