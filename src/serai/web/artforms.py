"""A game's art for one form of screen: a phone need not load the backdrops of a desk, nor a desk those of a phone."""

import msgspec
from starlette.requests import Request

from serai.core.scene import Art

FORMS = ("desk", "narrow")
_NARROW = "-narrow"


def art_form(request: Request) -> str:
    """The form that a request asks for; empty for everything."""
    asked = request.query_params.get("form", "")
    return asked if asked in FORMS else ""


def art_for(text: bytes, form: str) -> bytes:
    """The art, as JSON, without the backdrops that stand there for the other form.

    A backdrop ``X-narrow`` is the phone's form of a backdrop ``X``. What has no counterpart is for all. Whoever finds
    a backdrop missing all the same asks for the whole.
    """
    if not form:
        return text
    art = msgspec.json.decode(text, type=Art)
    pairs = {name for name in art.backdrops if f"{name}{_NARROW}" in art.backdrops}
    out = pairs if form == "narrow" else {f"{name}{_NARROW}" for name in pairs}
    kept = {name: drawn for name, drawn in art.backdrops.items() if name not in out}
    return msgspec.json.encode(msgspec.structs.replace(art, backdrops=kept))
