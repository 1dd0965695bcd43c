"""The porter: every request passes here. He sets the safety headers and turns away what is foreign, large or fast."""

from asyncio import CancelledError
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.house.errors import Banned
from serai.house.house import House
from serai.house.pauses import turn
from serai.web.address import client_address
from serai.web.guests import COOKIE, address, bearer, known_guest
from serai.web.limits import Buckets, Shares
from serai.web.settings import Settings

_PAGE = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-src 'none'",
        "frame-ancestors 'none'",
    )
)
_PICTURE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
_ASSETS = ("/static/", "/client/", "/art/", "/picture/", "/favicon.ico", "/manifest.webmanifest", "/service-worker.js")
_FIGURE = "/figure/"
"""What browsers keep, mostly for ever: a table is some forty such files, and a class opens thirty tables at once."""
_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_FIXED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


Explain = Callable[[Request, Exception], Awaitable[Response]]


class TooLarge(HTTPException):
    """The body of a request is longer than we read."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Middleware for everything that is HTTP. Sockets are checked where they are opened."""

    def __init__(self, app: ASGIApp, settings: Settings, explain: Explain) -> None:
        """``explain`` makes the answer for whom is turned away."""
        self.app = app
        self.settings = settings
        self.explain = explain
        limits = settings.limits
        self._reads = Shares(limits.reads, limits)
        self._posts = Shares(limits.posts, limits)
        self._assets = Buckets(limits.assets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await turn()
        request = Request(scope)
        trouble = self._trouble(request)
        dressed = _dressed(send, request)
        if trouble is not None:
            answer = await self.explain(request, trouble)
            await answer(scope, receive, dressed)
            return
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await dressed(message)

        try:
            await self.app(scope, _counted(receive, self._most(request)), sending)
        except ClientDisconnect:
            return  # he has gone, or was shown out: nobody is left to answer
        except CancelledError:
            # Only a house that closes does this to a request, once it has waited long enough: no fault to be logged.
            if not begun:
                await PlainTextResponse("", 503, {"retry-after": "30"})(scope, receive, dressed)
        except Exception as error:
            answer = await self.explain(request, error)
            if not begun:
                await answer(scope, receive, dressed)

    def _most(self, request: Request) -> int:
        limits, path = self.settings.limits, request.url.path
        large = path.startswith(("/new/", "/api/v1/tables")) or path.endswith("/data-check")
        return limits.upload if large else limits.body

    def _trouble(self, request: Request) -> HTTPException | Banned | None:
        """Why this request is not let in; None if it is."""
        house: House = request.app.state.house
        if house.restrictions.banned_address(client_address(request.scope, self.settings)):
            return Banned()
        wait = self._wait(request)
        if wait:
            return HTTPException(429, headers={"retry-after": str(wait)})
        if request.method not in _SAFE_METHODS and not same_site(request):
            return HTTPException(403, "foreign")
        length = request.headers.get("content-length", "")
        if length.isdigit() and (len(length) > 12 or int(length) > self._most(request)):
            return TooLarge()
        return None

    def _wait(self, request: Request) -> int:
        """How many seconds this visitor is to wait; 0 if he may come in."""
        household = address(request)
        if request.url.path.startswith(_ASSETS) or _FIGURE in request.url.path:
            return self._assets.take(household)
        guest = known_guest(request)
        wait = self._reads.take(guest, household)
        if not wait and request.method not in _SAFE_METHODS:
            wait = self._posts.take(guest, household)
        return wait


def same_site(request: HTTPConnection) -> bool:
    """Whether a request that changes something comes from one of our own pages, or from no browser at all.

    Browsers tell where a request comes from; one that does not, but sends our cookie, is not believed.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    if "origin" in request.headers:
        return own_origin(request)
    return COOKIE not in request.cookies or bool(bearer(request))


def own_socket(socket: HTTPConnection) -> bool:
    """Whether a socket is opened from one of our own pages, or by a program that does not come with our cookie."""
    if "origin" in socket.headers:
        return own_origin(socket)
    return COOKIE not in socket.cookies or bool(bearer(socket))


def own_origin(request: HTTPConnection) -> bool:
    """Whether the Origin header names this very house."""
    origin = request.headers.get("origin", "")
    try:
        came_from = urlsplit(origin)
    except ValueError:
        return False
    if came_from.scheme not in ("http", "https"):
        return False
    ours: str = request.app.state.settings.origin if "app" in request.scope else ""
    if ours and origin == ours.rstrip("/"):
        return True
    return came_from.netloc.lower() == request.headers.get("host", "").lower()


def _counted(receive: Receive, most: int) -> Receive:
    """The body, as long as it is no longer than ``most``; then TooLarge is raised where it is read."""
    read = 0

    async def counted() -> Message:
        nonlocal read
        message = await receive()
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge
        return message

    return counted


def _dressed(send: Send, request: Request) -> Send:
    """The answer with its safety headers."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            picture = headers.get("content-type", "").startswith("image/")
            headers["content-security-policy"] = _PICTURE if picture else _PAGE
            for name, value in _FIXED.items():
                headers.setdefault(name, value)
            if request.url.scheme == "https":
                headers.setdefault("strict-transport-security", "max-age=31536000")
            if "cache-control" not in headers:
                headers["cache-control"] = "no-store"
        await send(message)

    return dressed
