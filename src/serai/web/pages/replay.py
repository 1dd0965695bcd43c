"""Looking back on a game that is over: any moment, through any eyes. By plain links and still pictures; where scripts
run, the client lays its table in their place and lets the pieces glide."""

from asyncio import to_thread

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from serai import __version__
from serai.core.texts import LANGUAGES
from serai.house.cards import TableCard
from serai.web.assets import Asset, Folder
from serai.web.guests import Guest, guest_of
from serai.web.pages.games import face
from serai.web.pages.table import card_of, data_block
from serai.web.replays import OPEN, Replay, Shelf
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
    replay = await _replay(request, guest, card)
    shown = await to_thread(face, card.game, guest.lang)
    eyes = _eyes(request.query_params.get("seat", ""), replay)
    at = _moment(request.query_params.get("at", str(replay.steps)), replay)
    names = seat_names(guest, card, replay)
    word = "" if eyes == OPEN else str(eyes + 1)
    final = replay.session.state
    client: Folder = request.app.state.client
    config = {
        "lang": guest.lang,
        "at": at,
        "steps": replay.steps,
        "art": f"/replay/{card.id}/art.json?v={__version__}",
        "moments": f"/replay/{card.id}/moment/",
        "query": f"eyes={word}&lang={guest.lang}&v={__version__}",
        "settings": guest.likes,
    }
    return await page(
        request,
        "replay.html",
        card=card,
        game=shown,
        result=replay.game.words.say(replay.game.prompt(final.view(None)), guest.lang),
        steps=replay.steps,
        at=at,
        eyes=word,
        keep=f"&seat={word}" if word else "",
        eyes_list=[("", guest.say("eyes-open"))] + [(str(n + 1), name) for n, name in enumerate(names)],
        ranks=ranking(guest, replay, names),
        log=await to_thread(replay.log, eyes, guest.lang),
        stamp=__version__,
        trouble="",
        module=client.url(_ENTRY),
        styles=client.styles(),
        config=data_block(config),
    )


def seat_names(guest: Guest, card: TableCard, replay: Replay) -> list[str]:
    """Who sat where: the name, a bot's level, or the seat's own name."""
    found: list[str] = []
    view = replay.session.state.view()
    for seat in card.seats:
        role = replay.game.words.say(replay.game.seat_seen(seat.seat, view), guest.lang)
        found.append(seat.name or role)
    return found


def ranking(guest: Guest, replay: Replay, names: list[str]) -> list[Rank]:
    """The final ranking, the winner first."""
    final = replay.session.state
    view, scores = final.view(), list(final.scores)
    rows = [
        Rank(
            rank=int(rank),
            name=names[seat],
            role=replay.game.words.say(replay.game.seat_seen(seat, view), guest.lang),
            points=int(scores[seat]) if replay.game.points else None,
        )
        for seat, rank in enumerate(final.ranking)
    ]
    return sorted(rows, key=lambda row: row.rank)


async def picture(request: Request) -> Response:
    """A moment of the game as an SVG."""
    guest, replay = await _asked(request)
    at, eyes, lang, narrow = _moment_asked(request, guest, replay)
    svg = await to_thread(replay.picture, at, eyes, lang, narrow=narrow)
    return Asset("moment.svg", svg.encode()).response(request, _KEEP)


async def moment(request: Request) -> Response:
    """A moment of the game as a scene."""
    guest, replay = await _asked(request)
    at, eyes, lang, narrow = _moment_asked(request, guest, replay)
    scene = await to_thread(replay.scene, at, eyes, lang, narrow=narrow)
    return Asset("moment.json", msgspec.json.encode(scene)).response(request, _KEEP)


async def art(request: Request) -> Response:
    """The art of the game as it was played, own data included."""
    _, replay = await _asked(request)
    return Asset("art.json", await to_thread(lambda: replay.art)).response(request, _KEEP)


async def _asked(request: Request) -> tuple[Guest, Replay]:
    """Who asks, and the game asked for. 404 while it runs: what it hides is nobody's to see before the end."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    if card.status != "over":
        raise HTTPException(404)
    return guest, await _replay(request, guest, card)


def _moment_asked(request: Request, guest: Guest, replay: Replay) -> tuple[int, int, str, bool]:
    """Which moment, through whose eyes, in which language, and whether for a narrow screen."""
    asked = request.query_params
    lang = asked.get("lang", "")
    return (
        _moment(request.path_params["at"], replay),
        _eyes(asked.get("eyes", ""), replay),
        lang if lang in LANGUAGES else guest.lang,
        asked.get("narrow") == "1",
    )


async def _replay(request: Request, guest: Guest, card: TableCard) -> Replay:
    shelf: Shelf = request.app.state.shelf
    return await shelf.replay(card.id, guest.viewer(card))


def _eyes(word: str, replay: Replay) -> int:
    """The seat that a word names, from 0; OPEN for none. 404 for a seat that is not there."""
    if not word:
        return OPEN
    if not (word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= replay.record.seats):
        raise HTTPException(404)
    return int(word) - 1


def _moment(word: str, replay: Replay) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise HTTPException(404)
    return min(int(word), replay.steps)
