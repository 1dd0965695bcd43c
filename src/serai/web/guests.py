"""Who is asking: a person known by a cookie or a token, or nobody yet; and in which language to answer."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from serai.core.texts import LANGUAGES, Text
from serai.house.cards import CONFIRM, TableCard, Viewer
from serai.house.house import House
from serai.house.people import Person
from serai.web.speech import accepted, say

COOKIE = "serai"
LANG_COOKIE = "serai_lang"
_YEAR = 31_536_000


class Preferences(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """What a person has set for himself; the client shares these."""

    confirm: bool = CONFIRM
    motion: str = "normal"
    sound: bool = True
    contrast: bool = False
    patterns: bool = False
    notify: bool = False
    keys: bool = True
    theme: str = "auto"


MOTIONS = ("slow", "normal", "fast", "none")
THEMES = ("auto", "light", "dark")
SWITCHES = ("confirm", "sound", "notify", "contrast", "patterns", "keys")


class Guest:
    """The visitor behind one request."""

    def __init__(self, house: House, person: Person | None, token: str, lang: str) -> None:
        self.house = house
        self.person = person
        self.token = token
        self.lang = lang
        self._new_token: str | None = None

    def say(self, key: str, **args: str | int | Text) -> str:
        """A sentence of the pages in the visitor's language."""
        return say(self.lang, key, **args)

    @property
    def preferences(self) -> Preferences:
        """The visitor's settings, complete; what is stored but not understood is left out."""
        stored = self.person.settings if self.person is not None else {}
        return preferences(stored)

    @property
    def likes(self) -> dict[str, Any]:
        """What the client is told of them: all, for a person; nothing for who has no name yet, whose browser knows."""
        return asdict(self.preferences) if self.person is not None else {}

    async def come_in(self, name: str = "") -> Person:
        """The person; a newcomer gets this name, or one that says only that he is a guest."""
        if self.person is None:
            given = name.strip() or self.say("guest-name")
            self.person, self._new_token = await self.house.newcomer(given, self.lang)
            self.token = self._new_token
        return self.person

    def viewer(self, card: TableCard) -> Viewer:
        """Through whose eyes this visitor looks at a table, in the language he hears."""
        return replace(self.house.viewer(card, self.person), lang=self.lang, confirm=self.preferences.confirm)

    def now(self, person: Person, token: str) -> None:
        """From here on the visitor is this person (he logged in)."""
        self.person, self.token, self._new_token = person, token, token

    def keep(self, request: HTTPConnection, response: Response) -> Response:
        """Let the browser remember a newcomer."""
        if self._new_token is not None:
            set_cookie(request, response, COOKIE, self._new_token)
        return response


def preferences(stored: dict[str, Any]) -> Preferences:
    """Settings as stored, made complete and legal."""
    return Preferences(**known_settings(stored))


def known_settings(stored: dict[str, Any]) -> dict[str, Any]:
    """Those of the stored settings that are legal."""
    known: dict[str, Any] = {key: stored[key] for key in SWITCHES if isinstance(stored.get(key), bool)}
    for key, values in (("motion", MOTIONS), ("theme", THEMES)):
        if stored.get(key) in values:
            known[key] = stored[key]
    return known


def is_secure(request: HTTPConnection) -> bool:
    """Whether the visitor came by https, as far as we or a trusted proxy can tell."""
    return request.url.scheme in ("https", "wss") or request.app.state.settings.origin.startswith("https://")


def set_cookie(request: HTTPConnection, response: Response, name: str, value: str) -> None:
    """A cookie that scripts cannot read and other sites cannot send along."""
    response.set_cookie(name, value, max_age=_YEAR, path="/", secure=is_secure(request), httponly=True, samesite="lax")


def bearer(request: HTTPConnection) -> str:
    """The token of an Authorization header; empty if there is none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def guest_of(request: HTTPConnection) -> Guest:
    """The visitor behind this request; looked up once."""
    known = getattr(request.state, "guest", None)
    if isinstance(known, Guest):
        return known
    house: House = request.app.state.house
    token = bearer(request) or request.cookies.get(COOKIE, "")
    person = await house.person(token) if 0 < len(token) <= 200 else None
    found = Guest(house, person, token if person is not None else "", language(request, person))
    request.state.guest = found
    return found


def language(request: HTTPConnection, person: Person | None) -> str:
    """The person's language, else the one chosen on this browser, else what the browser asks for."""
    if person is not None and person.lang in LANGUAGES:
        return person.lang
    return accepted_language(request)


def accepted_language(request: HTTPConnection) -> str:
    """The language chosen on this browser, else what the browser asks for."""
    chosen = request.cookies.get(LANG_COOKIE, "")
    return chosen if chosen in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def address(request: HTTPConnection) -> str:
    """Where the visitor comes from; IPv6 by its network, since one household has them all."""
    host = request.client.host if request.client is not None else "?"
    return ":".join(host.split(":")[:4]) if host.count(":") > 2 else host
