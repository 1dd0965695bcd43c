"""A person's own page: name, language, settings, history; and the optional password that keeps a name."""

from asyncio import to_thread

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from serai.core.errors import SeraiError
from serai.core.practice import tasks_of
from serai.core.registry import game as find_game
from serai.core.texts import LANGUAGES
from serai.house import emails
from serai.house.outgoing import MOST_LETTERS
from serai.web.errors import status_of
from serai.web.guests import (
    COOKIE,
    DEVICE_COOKIE,
    LANG_COOKIE,
    MOTIONS,
    SWITCHES,
    THEMES,
    Guest,
    address,
    cookie_path,
    guest_of,
    set_cookie,
)
from serai.web.pages.games import covers, game_cards, titles
from serai.web.pages.home import throttle_newcomers
from serai.web.templates import page

_DONE = ("saved", "registered", "password")


async def profile_page(request: Request) -> Response:
    """The page itself."""
    done = request.query_params.get("done", "")
    return await _profile(request, done=f"done-{done}" if done in _DONE else "")


class MailNotice(Struct, frozen=True):
    """What came of what was just done with the e-mail address."""

    trouble: str = ""
    done: str = ""
    address: str = ""
    """What was typed and could not be taken."""


class HookNotice(Struct, frozen=True):
    """What came of what was just done with the webhook."""

    trouble: str = ""
    done: str = ""
    secret: str = ""
    """The secret of a new one, shown this once."""
    url: str = ""
    """What was typed and could not be taken."""


async def _profile(
    request: Request,
    trouble: str = "",
    done: str = "",
    name: str = "",
    status: int = 200,
    news: HookNotice | None = None,
    mail_news: MailNotice | None = None,
) -> Response:
    guest = await guest_of(request)
    kept = await guest.house.emails.of(guest.person) if guest.person is not None else None
    hook = await guest.house.webhooks.of(guest.person) if guest.person is not None else None
    games = await to_thread(game_cards, guest.lang)
    finished = await guest.house.finished_tables(guest.person) if guest.person is not None else []
    solved = await guest.house.solved(guest.person) if guest.person is not None else {}
    practised = [(game, await to_thread(_done_of, game.id, solved[game.id])) for game in games if game.id in solved]
    return await page(
        request,
        "profile.html",
        status,
        name=name or (guest.person.name if guest.person is not None else ""),
        themes=THEMES,
        motions=MOTIONS,
        switches=SWITCHES,
        finished=finished[:50],
        practised=practised,
        titles=titles(games),
        covers=covers(games),
        trouble=trouble,
        done=done,
        hook=hook.url if hook is not None else "",
        news=news or HookNotice(),
        email=kept,
        mails=guest.house.emails.post is not None,
        mail_news=mail_news or MailNotice(),
    )


def _done_of(game: str, solved: set[str]) -> int:
    """How many of the tasks that the game sets today are among these."""
    return sum(task.id in solved for task in tasks_of(find_game(game)))


async def save(request: Request) -> Response:
    """Keep name, language and settings; a newcomer becomes known by this."""
    guest = await guest_of(request)
    form = await request.form()
    name, lang = str(form.get("name", ""))[:200], str(form.get("lang", guest.lang))
    settings: dict[str, bool | str] = {key: form.get(key) == "yes" for key in SWITCHES}
    if guest.preferences.coach is None and not settings["coach"]:
        # the box was empty because nothing was chosen, and it still is not
        del settings["coach"]
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
    """Give the name a password, or another one."""
    _throttle_guesses(request)
    guest = await guest_of(request)
    form = await request.form()
    if guest.person is None:
        return await _profile(request, guest.say("name-first"), status=400)
    password, old = str(form.get("password", ""))[:1000], str(form.get("old", ""))[:1000]
    try:
        await guest.house.register(guest.person, password, old=old, token=guest.token, address=address(request))
    except SeraiError as error:
        return await _profile(request, error.say(guest.lang), status=status_of(error))
    done = "password" if guest.person.registered else "registered"
    return await _know_device(request, guest, RedirectResponse(f"/profile?done={done}", 303))


async def webhook(request: Request) -> Response:
    """Send word of the person's turns to an address, try it out, or send it nowhere any more."""
    guest = await guest_of(request)
    if guest.person is None:
        return await _profile(request, guest.say("name-first"), status=400)
    form = await request.form()
    what, url = str(form.get("what", "")), str(form.get("url", "")).strip()[: MOST_LETTERS + 1]
    hooks = guest.house.webhooks
    try:
        if what == "set":
            made = await hooks.set(guest.person, url)
            return await _profile(request, news=HookNotice(done=guest.say("webhook-set"), secret=made.secret))
        if what == "drop":
            await hooks.drop(guest.person)
            return await _profile(request, news=HookNotice(done=guest.say("webhook-dropped")))
        if what == "test":
            return await _profile(request, news=_tested(guest, await hooks.test(guest.person)))
    except SeraiError as error:
        return await _profile(request, status=status_of(error), news=HookNotice(error.say(guest.lang), url=url))
    raise HTTPException(400)


async def email(request: Request) -> Response:
    """Send mail about the person's turns to an address, once that is confirmed, or send none any more."""
    guest = await guest_of(request)
    if guest.person is None:
        return await _profile(request, guest.say("name-first"), status=400)
    form = await request.form()
    what, written = str(form.get("what", "")), str(form.get("address", "")).strip()[: emails.MOST_LETTERS + 1]
    try:
        if what == "set":
            await guest.house.emails.ask(guest.person, written)
            return await _profile(request, mail_news=MailNotice(done=guest.say("email-asked")))
        if what == "drop":
            await guest.house.emails.drop(guest.person)
            return await _profile(request, mail_news=MailNotice(done=guest.say("email-stopped")))
    except SeraiError as error:
        news = MailNotice(error.say(guest.lang), address=written)
        return await _profile(request, status=status_of(error), mail_news=news)
    raise HTTPException(400)


def _tested(guest: Guest, status: int | None) -> HookNotice:
    """What a trial has shown."""
    if status is None:
        return HookNotice(guest.say("webhook-gone"))
    if status == 0:
        return HookNotice(guest.say("webhook-silent"))
    if 200 <= status < 300:
        return HookNotice(done=guest.say("webhook-taken", status=str(status)))
    return HookNotice(guest.say("webhook-refused", status=str(status)))


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
        person, token = await guest.house.log_in(
            name,
            str(form.get("password", ""))[:1000],
            address=address(request),
            device=request.cookies.get(DEVICE_COOKIE, "")[:200],
        )
    except SeraiError as error:
        return await page(request, "login.html", status_of(error), trouble=error.say(guest.lang), name=name)
    guest.now(person, token)
    return guest.keep(request, await _know_device(request, guest, RedirectResponse("/", 303)))


async def _know_device(request: Request, guest: Guest, answer: Response) -> Response:
    """Let the browser keep that its owner was let in here."""
    mark = await guest.house.device_mark(guest.person) if guest.person is not None else ""
    if mark:
        set_cookie(request, answer, DEVICE_COOKIE, mark)
    return answer


async def log_out(request: Request) -> Response:
    """Forget who one is on this device."""
    guest = await guest_of(request)
    if guest.token:
        await guest.house.log_out(guest.token)
    return _forgotten(request)


async def log_out_everywhere(request: Request) -> Response:
    """Forget who one is on all devices, this one included."""
    guest = await guest_of(request)
    if guest.person is not None:
        await guest.house.log_out_everywhere(guest.person.id)
    return _forgotten(request)


def _forgotten(request: Request) -> Response:
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(COOKIE, path=cookie_path(request))
    return answer


def _throttle_guesses(request: Request) -> None:
    """Raises 429 if too many passwords are tried from one address."""
    wait = request.app.state.guesses.take(address(request))
    if wait:
        raise HTTPException(429, headers={"retry-after": str(wait)})
