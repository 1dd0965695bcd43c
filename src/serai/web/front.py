"""The front door: where the house lies beneath a path of a larger site, and whether a proxy came by https.

Inside, every path is as if the house had its address to itself. What goes out is made to fit again: redirects here,
links by ``base`` in the templates and the client, cookies by their path.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.web.address import by_proxy
from serai.web.settings import Settings

_SECURE = {"http": "https", "ws": "wss"}


class Front:
    """Middleware for HTTP and sockets; the outermost but for the log."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.base = settings.base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if by_proxy(scope, self.settings) and _forwarded_proto(scope) == "https":
            scope["scheme"] = _SECURE.get(scope["scheme"], scope["scheme"])
        if self.base:
            if scope["path"] == self.base and scope["type"] == "http":
                query = scope.get("query_string", b"").decode("latin-1")
                to = f"{self.base}/{'?' + query if query else ''}"
                await RedirectResponse(to, 308)(scope, receive, send)
                return
            _enter(scope, self.base)
            send = _leaving(send, self.base, Headers(scope=scope).get("host", ""))
        await self.app(scope, receive, send)


def _forwarded_proto(scope: Scope) -> str:
    """How the visitor came to the proxy nearest to us: the last word of the header."""
    told = Headers(scope=scope).getlist("x-forwarded-proto")
    return ",".join(told).rpartition(",")[2].strip().lower()


def _enter(scope: Scope, base: str) -> None:
    """Take the base from the path. A proxy may have done so already."""
    if scope["path"].startswith(f"{base}/"):
        scope["path"] = scope["path"][len(base) :]
        raw = scope.get("raw_path")
        if raw is not None and raw.startswith(f"{base}/".encode()):
            scope["raw_path"] = raw[len(base) :]


def _leaving(send: Send, base: str, host: str) -> Send:
    """Answers whose redirects lead to where the house really is."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            if "location" in headers:
                headers["location"] = _outside(headers["location"], base, host)
        await send(message)

    return sending


def _outside(location: str, base: str, host: str) -> str:
    """A path of the house as a visitor must ask for it; what leads elsewhere stays as it is."""
    parts = urlsplit(location)
    if parts.netloc and parts.netloc.lower() != host.lower():
        return location
    return base + (parts._replace(scheme="", netloc="").geturl() or "/") if parts.path.startswith("/") else location
