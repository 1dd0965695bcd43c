"""An invitation to the house itself: where newcomers come by invitation only, this link lets them in."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from serai.core.errors import SeraiError
from serai.web.errors import status_of
from serai.web.guests import address, guest_of
from serai.web.pages.home import throttle_newcomers
from serai.web.templates import page


async def enter_page(request: Request) -> Response:
    """A name to give. Nothing is used up yet; who is known already goes on to the games."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    if guest.person is not None:
        return RedirectResponse("/", 303)
    if not await guest.house.admits(request.path_params["code"]):
        return await _page(request, guest.say("bad-house-invitation"), status=403)
    return await _page(request)


async def enter(request: Request) -> Response:
    """Come in under a name; that uses the invitation once."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    if guest.person is not None:
        return RedirectResponse("/", 303)
    form = await request.form()
    name = str(form.get("name", ""))[:200]
    throttle_newcomers(request)
    try:
        await guest.come_in(name, request.path_params["code"])
    except SeraiError as error:
        return await _page(request, error.say(guest.lang), name, status_of(error))
    return guest.keep(request, RedirectResponse("/", 303))


async def _page(request: Request, trouble: str = "", name: str = "", status: int = 200) -> Response:
    code = request.path_params["code"]
    return await page(request, "enter.html", status, trouble=trouble, name=name, code=code)


def _throttle_guesses(request: Request) -> None:
    """Raises 429 if too many invitations are tried from one address."""
    wait = request.app.state.guesses.take(address(request))
    if wait:
        raise HTTPException(429, headers={"retry-after": str(wait)})
