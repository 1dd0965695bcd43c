"""Who is asking: a person known by a cookie or a token, or nobody yet; and in which language to answer."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from serai.core.texts import LANGUAGES, Text
from serai.house.cards import CONFIRM, TableCard, Viewer
from serai.house.errors import Banned, InvitationNeeded
from serai.house.house import House
from serai.house.people import Person
from serai.web.address import client_household
from serai.web.limits import Known
from serai.web.speech import accepted, say

COOKIE = "serai"
LANG_COOKIE = "serai_lang"
DEVICE_COOKIE = "serai_device"
"""What tells that somebody was let in here by his password before; it opens nothing."""
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
    coach: bool | None = None
    """None: nothing was chosen, so it is on in somebody's first two games of a kind."""
    explain: bool = True
    theme: str = "auto"


MOTIONS = ("slow", "normal", "fast", "none")
THEMES = ("auto", "light", "dark")
SWITCHES = ("confirm", "sound", "notify", "contrast", "patterns", "keys", "coach", "explain")


class Guest:
    """The visitor behind one request."""

    def __init__(
        self, house: House, person: Person | None, token: str, lang: str, *, by_invitation: bool = False
    ) -> None:
        """``by_invitation``: who is nobody yet comes in only if he is ``invited``."""
        self.house = house
        self.by_invitation = by_invitation
        self.invited = False
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

    async def come_in(self, name: str = "", code: str = "") -> Person:
        """The person; a newcomer gets this name, or one that says only that he is a guest.

        Where newcomers need an invitation, ``code`` is one to the house, which is used up by this. Raises
        InvitationNeeded, BadName.
        """
        if self.person is None:
            given = name.strip() or self.say("guest-name")
            if self.shut_out:
                if not code:
                    raise InvitationNeeded
                self.person, self._new_token = await self.house.invited(given, self.lang, code)
            else:
                self.person, self._new_token = await self.house.newcomer(given, self.lang)
            self.token = self._new_token
        return self.person

    @property
    def shut_out(self) -> bool:
        """Whether this visitor is nobody yet, and cannot become somebody without an invitation."""
        return self.person is None and self.by_invitation and not self.invited

    def viewer(self, card: TableCard) -> Viewer:
        """From which seat this visitor looks at a table, in the language he hears."""
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


def cookie_path(request: HTTPConnection) -> str:
    """Where our cookies belong: to the house alone, not to all of a larger site."""
    path: str = request.app.state.settings.base_path
    return path or "/"


def set_cookie(request: HTTPConnection, response: Response, name: str, value: str) -> None:
    """A cookie that scripts cannot read and other sites cannot send along."""
    response.set_cookie(
        name,
        value,
        max_age=_YEAR,
        path=cookie_path(request),
        secure=is_secure(request),
        httponly=True,
        samesite="lax",
    )


def bearer(request: HTTPConnection) -> str:
    """The token of an Authorization header; empty if there is none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def token_of(request: HTTPConnection) -> str:
    """The token that a request comes with, good or not; empty if there is none."""
    token = bearer(request) or request.cookies.get(COOKIE, "")
    return token if len(token) <= 200 else ""


def known_guest(request: HTTPConnection) -> str:
    """The id of the person behind a request, for counting and without asking the database; empty if not known yet."""
    known: Known = request.app.state.known
    return known.who(token_of(request))


async def guest_of(request: HTTPConnection) -> Guest:
    """The visitor behind this request; looked up once. Raises Banned, once, for who was turned away."""
    known = getattr(request.state, "guest", None)
    if isinstance(known, Guest):
        return known
    house: House = request.app.state.house
    token = token_of(request)
    person = await house.person(token) if token else None
    if person is not None:
        request.app.state.known.add(token, person.id)
    closed: bool = request.app.state.settings.invitation_only
    known_token = token if person is not None else ""
    found = Guest(house, person, known_token, language(request, person), by_invitation=closed)
    request.state.guest = found
    if person is not None and house.restrictions.banned(person.id):
        raise Banned
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
    """Where the visitor comes from, for counting."""
    return client_household(request.scope, request.app.state.settings)
