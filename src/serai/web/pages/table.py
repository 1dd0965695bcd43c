"""A table: the waiting room before play, the shell of the client during play, and joining by a link."""

from asyncio import to_thread
from functools import lru_cache
from hashlib import sha256

import msgspec
import segno
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from serai.bots import LEVELS
from serai.core.errors import SeraiError
from serai.core.texts import LANGUAGES
from serai.house.cards import TableCard
from serai.house.order import Clock
from serai.web.address import is_loopback
from serai.web.bundle import Client
from serai.web.errors import status_of
from serai.web.guests import Guest, address, guest_of
from serai.web.pages.games import GameCard, game_card
from serai.web.pages.home import throttle_newcomers, usual_level
from serai.web.settings import Settings
from serai.web.templates import page

MANAGED = ("sit", "stand", "bot", "fill", "begin")


async def card_of(request: Request, guest: Guest) -> TableCard:
    """The table that the address names, as this visitor may know it. 404 if there is none."""
    card = await guest.house.table(request.path_params["table"], guest.person, guest.lang)
    if card is None:
        raise HTTPException(404)
    return card


async def table_page(request: Request) -> Response:
    """The waiting room, or the table itself."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    shown = await to_thread(game_card, card.game, guest.lang)
    if card.status == "waiting":
        return await _waiting(request, guest, card, shown)
    client: Client = request.app.state.client
    base: str = request.app.state.settings.base_path
    config = {
        "table": card.id,
        "game": card.game,
        "title": shown.title,
        "goal": shown.goal,
        "lang": guest.lang,
        "socket": f"{base}/table/{card.id}/socket",
        "rules": f"{base}/rules/{card.game}?part=1",
        "replay": f"{base}/replay/{card.id}",
        "record": f"{base}/table/{card.id}/record",
        "things": f"{base}/table/{card.id}/things?lang={guest.lang}",
        "join": base + invite_path(card) if card.invitation else "",
        "me": f"{base}/api/v1/me",
        "settings": guest.likes,
    }
    return await page(
        request,
        "table.html",
        card=card,
        game=shown,
        module=client.module("table", guest.lang),
        styles=client.styles(),
        invite=base + invite_path(card) if card.invitation else "",
        config=data_block(config),
    )


async def things(request: Request) -> Response:
    """What the cards, tiles and symbols of this table's game are and do, as JSON, in the language asked for."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    asked = request.query_params.get("lang", "")
    told = await guest.house.things(card.id, asked if asked in LANGUAGES else guest.lang)
    return Response(msgspec.json.encode(told), media_type="application/json")


def data_block(value: object) -> Markup:
    """A value as JSON that is safe inside a script element that holds data."""
    text = msgspec.json.encode(value).decode()
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))


def invite_path(card: TableCard) -> str:
    """The path that invites to this table; empty for who may not invite."""
    return f"/join/{card.id}/{card.invitation}" if card.invitation else ""


def origin_of(request: Request) -> str:
    """The address of the house as people write it, up to where its own paths begin."""
    settings: Settings = request.app.state.settings
    origin = settings.origin.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return origin + settings.base_path


@lru_cache(maxsize=256)
def camera_code(address: str) -> str:
    """An address as a QR code, as SVG in black on white: cameras read nothing else for certain."""
    code = segno.make(address, error="m", micro=False)
    return code.svg_inline(dark="#000", light="#fff", border=3, omitsize=True, svgclass=None, lineclass=None)


def stamp(card: TableCard) -> str:
    """A fingerprint of what a waiting room shows: when it changes, the page is to be loaded again."""
    seats = [[seat.seat, seat.name, seat.bot] for seat in card.seats]
    return sha256(msgspec.json.encode([card.status, seats])).hexdigest()[:12]


async def _waiting(
    request: Request, guest: Guest, card: TableCard, shown: GameCard, trouble: str = "", status: int = 200
) -> Response:
    return await page(
        request,
        "waiting.html",
        status,
        card=card,
        game=shown,
        cover=shown.cover,
        free=sum(1 for seat in card.seats if seat.free),
        host=guest.person is not None and guest.person.id == card.host,
        may_sit=card.open or bool(card.invitation),
        invite=origin_of(request) + invite_path(card) if card.invitation else "",
        only_here=is_loopback(origin_of(request)),
        code=Markup(camera_code(origin_of(request) + invite_path(card))) if card.invitation else "",
        friends=request.app.state.settings.friends,
        options=[(option.title, option.word(card.options.get(option.key, option.default))) for option in shown.options],
        clock=clock_words(guest, card.clock),
        levels=LEVELS,
        default_level=usual_level(),
        stamp=stamp(card),
        trouble=trouble,
    )


def clock_words(guest: Guest, clock: Clock) -> str:
    """A clock in a few words."""
    if clock.kind == "live":
        return guest.say("clock-live-short", minutes=clock.seconds // 60, increment=clock.increment)
    if clock.kind == "days":
        return guest.say("clock-days-short", days=clock.days)
    return guest.say("clock-none")


async def manage(request: Request) -> Response:
    """The buttons of the waiting room: sit, stand up, put a bot, fill up with bots, begin. Then the table again."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    what = request.url.path.rpartition("/")[2]
    form = await request.form()
    seat = str(form.get("seat", ""))
    number = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    try:
        if what == "sit":
            if guest.person is None:
                throttle_newcomers(request)
            person = await guest.come_in(str(form.get("name", "")))
            await guest.house.sit(card.id, person, number)
        elif guest.person is None:
            raise HTTPException(403)
        elif what == "stand":
            await guest.house.stand_up(card.id, guest.person)
        elif what == "bot":
            if number is None:
                raise HTTPException(400)
            await guest.house.put_bot(card.id, guest.person, number, str(form.get("level", "")))
        elif what == "fill":
            for free in [place.seat for place in card.seats if place.free]:
                await guest.house.put_bot(card.id, guest.person, free, usual_level())
        else:
            await guest.house.begin(card.id, guest.person)
    except SeraiError as error:
        card = await card_of(request, guest)
        if card.status != "waiting":
            return RedirectResponse(f"/table/{card.id}", 303)
        shown = await to_thread(game_card, card.game, guest.lang)
        return await _waiting(request, guest, card, shown, error.say(guest.lang), status_of(error))
    return guest.keep(request, RedirectResponse(f"/table/{card.id}", 303))


async def join_page(request: Request) -> Response:
    """The invitation: who invites to what, and a name to give. Nothing is done yet."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    viewer = guest.viewer(card)
    if viewer.seats:
        return RedirectResponse(f"/table/{card.id}", 303)
    return await _join(request, guest, card, guest.person.name if guest.person is not None else "")


async def _join(
    request: Request, guest: Guest, card: TableCard, name: str, trouble: str = "", status: int = 200
) -> Response:
    shown = await to_thread(game_card, card.game, guest.lang)
    host = next((seat.name for seat in card.seats if seat.person == card.host), "")
    return await page(
        request,
        "join.html",
        status,
        card=card,
        game=shown,
        host=host or guest.say("somebody"),
        invitation=request.path_params["invitation"],
        name=name,
        joinable=card.status == "waiting" and any(seat.free for seat in card.seats),
        trouble=trouble,
    )


async def join(request: Request) -> Response:
    """Take a free seat by invitation, under the given name; no registering."""
    wait = request.app.state.invitations.take(address(request))
    if wait:
        raise HTTPException(429, headers={"retry-after": str(wait)})
    guest = await guest_of(request)
    card = await card_of(request, guest)
    form = await request.form()
    name = str(form.get("name", ""))[:200]
    try:
        if guest.person is None:
            throttle_newcomers(request)
            guest.invited = await guest.house.invites(card.id, request.path_params["invitation"])
            person = await guest.come_in(name)
        else:
            person = guest.person
            if name.strip() and name.strip() != person.name:
                person = await guest.house.change_person(person, name=name)
        await guest.house.sit(card.id, person, None, request.path_params["invitation"])
    except SeraiError as error:
        return await _join(request, guest, card, name, error.say(guest.lang), status_of(error))
    return guest.keep(request, RedirectResponse(f"/table/{card.id}", 303))


async def record(request: Request) -> Response:
    """The record of a game as a file."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    text = await guest.house.record(card.id, guest.viewer(card))
    named = f'attachment; filename="{card.game}-{card.id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": named})
