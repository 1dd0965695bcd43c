"""What a visitor is told when something cannot be done: a page, or JSON for programs. Never a stack trace."""

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from serai.core.errors import SeraiError, UnknownGame
from serai.web.guests import Guest, accepted_language, guest_of
from serai.web.logs import pattern
from serai.web.speech import say
from serai.web.templates import fill

_log = logging.getLogger("serai.web")

_KNOWN = (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503)
_BY_NAME = {
    "NoSuchTable": 404,
    "NotYourSeat": 403,
    "NotTheHost": 403,
    "BadInvitation": 403,
    "Banned": 403,
    "InvitationNeeded": 403,
    "SeatTaken": 409,
    "TableFull": 409,
    "NotNow": 409,
    "BrokenTable": 409,
    "TooMany": 429,
    "Busy": 503,
    "StoreTrouble": 503,
    "BadStore": 503,
}
"""The status for an error of the house, by the name of its class; others are 400."""


def status_of(error: SeraiError) -> int:
    """The HTTP status that tells a program what kind of error this is."""
    if isinstance(error, UnknownGame):
        return 404
    for kind in type(error).__mro__:
        if kind.__name__ in _BY_NAME:
            return _BY_NAME[kind.__name__]
    return 400


async def explain(request: Request, error: Exception) -> Response:
    """The answer to a request that failed."""
    if isinstance(error, SeraiError):
        status, headers = status_of(error), None
    elif isinstance(error, HTTPException):
        status, headers = error.status_code, error.headers
    else:
        status, headers = 500, None
        _log.error("%s %s failed", request.method, pattern(request.scope), exc_info=error)
    guest = await _guest(request)
    lang = guest.lang if guest is not None else accepted_language(request)
    kind = "foreign" if isinstance(error, HTTPException) and error.detail == "foreign" else str(status)
    told = error.say(lang) if isinstance(error, SeraiError) else say(lang, f"error-{kind}-help")
    if request.url.path.startswith("/api/"):
        return JSONResponse({"status": status, "reason": told}, status, headers)
    title = say(lang, f"error-{status if status in _KNOWN else 400}")
    if guest is None:
        return Response(f"{title}\n{told}\n", status, headers, "text/plain; charset=utf-8")
    html = fill(request, guest, "error.html", title=title, told=told, status=status)
    return guest.keep(request, HTMLResponse(html, status, headers))


async def _guest(request: Request) -> Guest | None:
    """The visitor; None if even that cannot be found out now."""
    try:
        return await guest_of(request)
    except Exception:
        _log.exception("who is asking could not be found out")
        return None
