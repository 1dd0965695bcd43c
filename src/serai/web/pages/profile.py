"""A person's own page: name, language, settings, history; and the optional password that keeps a name."""

from asyncio import to_thread

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from serai.core.errors import SeraiError
from serai.core.texts import LANGUAGES
from serai.web.errors import status_of
from serai.web.guests import COOKIE, LANG_COOKIE, MOTIONS, SWITCHES, THEMES, address, guest_of, set_cookie
from serai.web.pages.games import covers, titles
from serai.web.pages.home import throttle_newcomers
from serai.web.templates import page

_DONE = ("saved", "registered")


async def profile_page(request: Request) -> Response:
    """The page itself."""
    done = request.query_params.get("done", "")
    return await _profile(request, done=f"done-{done}" if done in _DONE else "")


async def _profile(request: Request, trouble: str = "", done: str = "", name: str = "", status: int = 200) -> Response:
    guest = await guest_of(request)
    finished = await guest.house.finished_tables(guest.person) if guest.person is not None else []
    return await page(
        request,
        "profile.html",
        status,
        name=name or (guest.person.name if guest.person is not None else ""),
        themes=THEMES,
        motions=MOTIONS,
        switches=SWITCHES,
        finished=finished[:50],
        titles=await to_thread(titles, guest.lang),
        covers=await to_thread(covers, guest.lang),
        trouble=trouble,
        done=done,
    )


async def save(request: Request) -> Response:
    """Keep name, language and settings; a newcomer becomes known by this."""
    guest = await guest_of(request)
    form = await request.form()
    name, lang = str(form.get("name", ""))[:200], str(form.get("lang", guest.lang))
    settings: dict[str, bool | str] = {key: form.get(key) == "yes" for key in SWITCHES}
    settings["motion"] = str(form.get("motion", "normal"))
    settings["theme"] = str(form.get("theme", "auto"))
    if lang not in LANGUAGES or settings["motion"] not in MOTIONS or settings["theme"] not in THEMES:
        raise HTTPException(400)
    try:
        if guest.person is None:
            throttle_newcomers(request)
        person = await guest.come_in(name)
        wanted = {**person.settings, **settings}
        person = await guest.house.change_person(person, name=name, lang=lang, settings=wanted)
        request.app.state.talks.changed(person)
    except SeraiError as error:
        return await _profile(request, error.say(guest.lang), name=name, status=status_of(error))
    answer = RedirectResponse("/profile?done=saved", 303)
    set_cookie(request, answer, LANG_COOKIE, lang)
    return guest.keep(request, answer)


async def register(request: Request) -> Response:
    """Give the name a password."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    form = await request.form()
    if guest.person is None:
        return await _profile(request, guest.say("name-first"), status=400)
    try:
        await guest.house.register(guest.person, str(form.get("password", ""))[:1000])
    except SeraiError as error:
        return await _profile(request, error.say(guest.lang), status=status_of(error))
    return RedirectResponse("/profile?done=registered", 303)


async def login_page(request: Request) -> Response:
    """The form to log in."""
    return await page(request, "login.html", trouble="", name="")


async def log_in(request: Request) -> Response:
    """Be again who one was on another device."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    form = await request.form()
    name = str(form.get("name", ""))[:200]
    try:
        person, token = await guest.house.log_in(name, str(form.get("password", ""))[:1000])
    except SeraiError as error:
        return await page(request, "login.html", status_of(error), trouble=error.say(guest.lang), name=name)
    guest.now(person, token)
    return guest.keep(request, RedirectResponse("/", 303))


async def log_out(request: Request) -> Response:
    """Forget who one is on this device."""
    guest = await guest_of(request)
    if guest.token:
        await guest.house.log_out(guest.token)
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(COOKIE, path="/")
    return answer


def _throttle_guesses(request: Request) -> None:
    """Raises 429 if too many passwords are tried from one address."""
    wait = request.app.state.guesses.take(address(request))
    if wait:
        raise HTTPException(429, headers={"retry-after": str(wait)})
