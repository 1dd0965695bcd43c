"""What the links in e-mails lead to: confirm an address, and hear no more.

Programs that look after people's mail open links before they do: opening one changes nothing, a form does.
"""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from serai.web.guests import address, guest_of
from serai.web.templates import page


async def confirm_page(request: Request) -> Response:
    """A button that confirms the address."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    if not await guest.house.emails.asks(request.path_params["token"]):
        return await _page(request, "confirm", "email-link-old", status=404)
    return await _page(request, "confirm")


async def confirm(request: Request) -> Response:
    """The address is confirmed."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    if not await guest.house.emails.confirm(request.path_params["token"]):
        return await _page(request, "confirm", "email-link-old", status=404)
    return await _page(request, "confirm", done="email-confirmed")


async def stop_page(request: Request) -> Response:
    """A form that a browser sends by itself; without scripts it is a button."""
    return await _page(request, "stop")


async def stop(request: Request) -> Response:
    """No more mail; also for mail programs that ask by themselves (RFC 8058). Whether there was any is not told."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    await guest.house.emails.stop(request.path_params["token"])
    return await _page(request, "stop", done="email-stopped")


async def _page(request: Request, what: str, trouble: str = "", done: str = "", status: int = 200) -> Response:
    token = request.path_params["token"]
    return await page(request, "mail.html", status, what=what, token=token, trouble=trouble, done=done)


def _throttle_guesses(request: Request) -> None:
    """Raises 429 if too many links are tried from one address."""
    wait = request.app.state.guesses.take(address(request))
    if wait:
        raise HTTPException(429, headers={"retry-after": str(wait)})
