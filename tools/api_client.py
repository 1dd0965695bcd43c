"""Write a Python client of the HTTP API from its own description: a method for each operation, no further package.

python tools/api_client.py http://localhost:8000/api/v1/openapi.json > serai_client.py
"""

import json
import re
import sys
from typing import Any
from urllib.request import urlopen

_HEAD = '''"""A client of {title} {version}, written from its description by tools/api_client.py."""

import json
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen


class Refused(Exception):
    """The house did not do it; ``reason`` says why."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(f"{{status}}: {{reason}}")
        self.status = status
        self.reason = reason


class Client:
    """The operations of the API. ``token`` is what ``introduce`` gives a newcomer."""

    def __init__(self, address: str, token: str = "", lang: str = "en") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.lang = lang

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {{"accept-language": self.lang}}
        if self.token:
            headers["authorization"] = f"Bearer {{self.token}}"
        data = None
        if body is not None:
            data, headers["content-type"] = json.dumps(body).encode(), "application/json"
        try:
            with urlopen(Request(self.address + path, data, headers, method=method)) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers["content-type"] else text
        except HTTPError as error:
            told = json.loads(error.read().decode() or "{{}}")
            raise Refused(error.code, told.get("reason", "")) from None
'''


def client(description: dict[str, Any]) -> str:
    """The module that this description asks for."""
    parts = [_HEAD.format(title=description["info"]["title"], version=description["info"]["version"])]
    base = (description.get("servers") or [{"url": ""}])[0]["url"]
    for path, methods in description["paths"].items():
        parts += [_method(base + path, method.upper(), operation, description) for method, operation in methods.items()]
    return "\n".join(parts)


def _method(path: str, method: str, operation: dict[str, Any], description: dict[str, Any]) -> str:
    names = [one["name"] for one in operation.get("parameters", []) if one["in"] == "path"]
    fields, needed = _fields(operation, description)
    words = ["self", *(f"{name}: str | int" for name in names)]
    if fields:
        words += ["*", *(f"{name}: Any" if name in needed else f"{name}: Any = ..." for name in fields)]
    lines = [
        f"    def {operation['operationId']}({', '.join(words)}) -> Any:",
        f'        """{operation["summary"]}."""',
    ]
    body = ""
    if "requestBody" in operation:
        given = ", ".join(f'"{name}": {name}' for name in fields)
        lines.append(f"        sent = {{key: value for key, value in {{{given}}}.items() if value is not ...}}")
        body = ", sent"
    address = re.sub(r"\{(\w+)\}", r"{quote(str(\1), safe='')}", path)
    lines.append(f'        return self._ask("{method}", f"{address}"{body})')
    return "\n".join(lines) + "\n"


def _fields(operation: dict[str, Any], description: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What the body of an operation may hold, and what it must."""
    if "requestBody" not in operation:
        return [], []
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    if "$ref" in schema:
        schema = description["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return list(schema["properties"]), list(schema.get("required", []))


if __name__ == "__main__":
    with urlopen(sys.argv[1]) as answer:
        sys.stdout.write(client(json.load(answer)))
