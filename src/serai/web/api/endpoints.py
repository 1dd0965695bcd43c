"""What an endpoint is: a typed function. What goes in and comes out is checked and described by the same types."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from serai.core.errors import SeraiError
from serai.core.texts import Text
from serai.house.people import Person
from serai.web.guests import Guest, guest_of
from serai.web.speech import web_words

PREFIX = "/api/v1"


class Problem(Struct, frozen=True):
    """Why a request was not carried out."""

    status: int
    reason: str
    """In the language of the person, or as Accept-Language asks."""


class Call:
    """One request to an endpoint: who asks, what the path names, and the decoded body."""

    def __init__(self, request: Request, guest: Guest, body: Any) -> None:
        self.request = request
        self.guest = guest
        self.body = body

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    @property
    def base(self) -> str:
        """The path beneath which the house lies."""
        return str(self.request.app.state.settings.base_path)

    @property
    def person(self) -> Person:
        """Who asks. 401 if nobody is known."""
        if self.guest.person is None:
            raise HTTPException(401, headers={"www-authenticate": "Bearer"})
        return self.guest.person


class Endpoint(Struct, frozen=True):
    """A method at a path, with the types of what goes in and what comes out."""

    method: str
    path: str
    summary: str
    run: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    status: int = 200
    errors: tuple[int, ...] = ()
    """The statuses of its problems beside those that every endpoint may give."""
    open: bool = False
    """True if nobody needs to be known."""


_encoder = msgspec.json.Encoder()


async def answer(endpoint: Endpoint, request: Request) -> Response:
    """Carry out a request."""
    guest = await guest_of(request)
    body = await _body(endpoint, request) if endpoint.body is not None else None
    made = await endpoint.run(Call(request, guest, body))
    if isinstance(made, Response):
        return guest.keep(request, made)
    return guest.keep(request, Response(_encoder.encode(made), endpoint.status, media_type="application/json"))


class BadBody(SeraiError):
    """The body of a request does not fit the endpoint."""

    def __init__(self, reason: str) -> None:
        super().__init__(Text("api-bad-json", {"reason": reason[:300]}), web_words())


async def _body(endpoint: Endpoint, request: Request) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(415)
    try:
        return msgspec.json.decode(await request.body(), type=endpoint.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadBody(str(error)) from error


def routes(endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route for each path; a method that it does not have is answered by 405 with those it has."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(PREFIX + path, _dispatcher(methods), methods=_ALL) for path, methods in by_path.items()]


_ALL = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]


def _dispatcher(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    allowed = ", ".join([*methods, "HEAD"] if "GET" in methods else methods)

    async def dispatch(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = methods.get(method)
        if endpoint is None:
            raise HTTPException(405, headers={"allow": allowed})
        return await answer(endpoint, request)

    return dispatch
