"""Programs that play seats of a table: their tokens, made and taken back."""

from asyncio import to_thread

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from serai.core.errors import SeraiError
from serai.house.cards import TableCard
from serai.web.errors import status_of
from serai.web.guests import Guest, guest_of
from serai.web.pages.games import game_card
from serai.web.pages.home import throttle_newcomers
from serai.web.pages.table import card_of, origin_of
from serai.web.templates import page


class Row(Struct, frozen=True):
    """A seat as the page shows it."""

    seat: int
    role: str
    name: str
    given: bool
    """Whether there is a token that the visitor can take back."""
    may: bool
    """Whether the visitor may make one."""


async def programs_page(request: Request) -> Response:
    """The seats, and which of them programs play."""
    guest = await guest_of(request)
    return await _page(request, guest, await card_of(request, guest))


async def change(request: Request) -> Response:
    """Make a token for a seat, or take one back; a new token is shown this once."""
    guest = await guest_of(request)
    card = await card_of(request, guest)
    if guest.person is None:
        raise HTTPException(403)
    form = await request.form()
    seat = str(form.get("seat", ""))
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise HTTPException(400)
    programs = guest.house.programs
    try:
        if form.get("what") == "revoke":
            await programs.revoke(card.id, guest.person, int(seat))
            return await _page(request, guest, await card_of(request, guest))
        throttle_newcomers(request)
        token = await programs.grant(card.id, guest.person, int(seat))
    except SeraiError as error:
        return await _page(request, guest, card, trouble=error.say(guest.lang), status=status_of(error))
    return await _page(request, guest, await card_of(request, guest), token=token)


async def _page(
    request: Request, guest: Guest, card: TableCard, token: str = "", trouble: str = "", status: int = 200
) -> Response:
    if guest.person is None or not (card.your_seats or card.host == guest.person.id):
        raise HTTPException(403)
    shown = await to_thread(game_card, card.game, guest.lang)
    given = await guest.house.programs.seats(card.id, guest.person)
    ended = card.status in ("over", "closed")
    rows = [
        Row(
            seat=place.seat,
            role=shown.seat_names[place.seat],
            name=place.name,
            given=place.seat in given,
            may=not ended
            and (place.seat in card.your_seats or place.seat in given or (place.free and card.host == guest.person.id)),
        )
        for place in card.seats
    ]
    address = origin_of(request).replace("http", "ws", 1) + "/program"
    return await page(
        request,
        "programs.html",
        status,
        card=card,
        game=shown,
        rows=rows,
        token=token,
        address=address,
        seconds=round(guest.house.programs.seconds),
        trouble=trouble,
    )
