"""Log lines: as text, or one JSON object each, with the id of the request they belong to. They hold no secrets.

An address of the house can itself be a secret (an invitation lets in who has it, a table's address lets watch), so a
path is told by its pattern: ``/join/{table}/{invitation}``. Of a table's id the first letters are told, enough for
``serai admin`` and too few to open it.
"""

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.house.errors import short_id
from serai.web.address import by_proxy, client_address
from serai.web.settings import Settings

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered; empty outside of one."""

HEADER = "x-request-id"
_access = logging.getLogger("serai.access")
_SAFE_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
_FACTS = ("method", "path", "table", "status", "ms", "address", "code")


class Requests:
    """Middleware, the outermost: gives every request and socket an id, tells it to the visitor, and logs the answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id_ = self._id(scope)
        known = request_id.set(id_)
        began = perf_counter()
        facts: dict[str, Any] = {"status": 0}

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                MutableHeaders(scope=message)[HEADER] = id_
                facts["status"] = message.get("status", 101)
            elif message["type"] == "websocket.close":
                facts["code"] = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            if _access.isEnabledFor(logging.INFO):
                facts |= {
                    "method": scope.get("method", "SOCKET"),
                    "path": pattern(scope),
                    "ms": round((perf_counter() - began) * 1000, 1),
                    "address": client_address(scope, self.settings),
                }
                table = scope.get("path_params", {}).get("table")
                if table:
                    facts["table"] = short_id(str(table))
                _access.info("%s %s %s", facts["method"], facts["path"], facts["status"], extra={"facts": facts})
            request_id.reset(known)

    def _id(self, scope: Scope) -> str:
        """The id that our own proxy gave to the request, or a new one."""
        told = Headers(scope=scope).get(HEADER, "") if by_proxy(scope, self.settings) else ""
        return told if _SAFE_ID.fullmatch(told) else secrets.token_hex(8)


def pattern(scope: Scope) -> str:
    """The pattern of the address that was asked for; ``?`` if the house has none like it."""
    if "path_params" not in scope or "endpoint" not in scope:
        return "?"
    names = {str(value): f"{{{name}}}" for name, value in scope["path_params"].items()}
    return "/".join(names.get(part, part) for part in str(scope["path"]).split("/"))


class JsonLines(logging.Formatter):
    """One JSON object a line: at, level, logger, message, request, and the facts of a request."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id_ := request_id.get():
            line["request"] = id_
        facts: dict[str, Any] = getattr(record, "facts", {})
        line |= {key: facts[key] for key in _FACTS if key in facts}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """A line for people: the moment, the level, the words, and the request's id where there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        text, id_ = super().format(record), request_id.get()
        head, line, rest = text.partition("\n")
        return f"{head} [{id_}]{line}{rest}" if id_ else text


def log_to_stderr(form: str) -> None:
    """Log to the error stream from here on: ``json`` tells every request, ``text`` warnings and errors only."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _access.setLevel(logging.INFO if form == "json" else logging.WARNING)
