"""The OpenAPI 3.1 description of the API, made from the types of its endpoints."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from serai import __version__
from serai.web.api.endpoints import PREFIX, Endpoint, Problem

_REF = "#/components/schemas/{name}"
_MEANINGS = {
    400: "The request does not fit, or the house refuses it; the reason says why",
    401: "Nobody is known: POST /me first",
    403: "Not allowed for this person, or the request comes from a foreign page",
    404: "There is no such thing",
    409: "Too late, or too early",
    413: "The body is too large",
    415: "The body is not application/json",
    429: "Too many requests; Retry-After says how long to wait",
}
_ALWAYS = (400, 429)
_WITH_BODY = (403, 413, 415)


def describe(endpoints: Sequence[Endpoint], base: str = "") -> dict[str, Any]:
    """The whole description, as plain data; ``base`` is the path beneath which the house lies."""
    types = [endpoint.answer for endpoint in endpoints] + [e.body for e in endpoints if e.body is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=_REF)
    of_type = dict(zip(map(str, [*types, Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(PREFIX + endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, of_type)
    return {
        "openapi": "3.1.0",
        **({"servers": [{"url": base}]} if base else {}),
        "info": {
            "title": "Serai",
            "version": __version__,
            "description": "A house for board games. Play itself goes over the socket of a table: docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "serai"},
            },
        },
    }


def _operation(endpoint: Endpoint, of_type: dict[str, Any]) -> dict[str, Any]:
    text = endpoint.answer is str
    content = {"text/plain" if text else "application/json": {"schema": of_type[str(endpoint.answer)]}}
    answers: dict[str, Any] = {str(endpoint.status): {"description": endpoint.summary, "content": content}}
    problems = {*_ALWAYS, *endpoint.errors} | ({401} if not endpoint.open else set())
    if endpoint.method != "GET":
        problems |= {403, 413}
    if endpoint.body is not None:
        problems |= set(_WITH_BODY)
    for status in sorted(problems):
        answers[str(status)] = {
            "description": _MEANINGS[status],
            "content": {"application/json": {"schema": of_type[str(Problem)]}},
        }
    found: dict[str, Any] = {
        "operationId": endpoint.run.__name__,
        "summary": endpoint.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for name in re.findall(r"\{(\w+)\}", endpoint.path)
        ],
        "responses": answers,
        "security": [{"token": []}, {"cookie": []}] + ([{}] if endpoint.open else []),
    }
    if endpoint.body is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": of_type[str(endpoint.body)]}},
        }
    return found
