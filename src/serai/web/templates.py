"""Pages from templates. Templates hold keys, not sentences; everything filled in is escaped."""

from datetime import UTC, datetime
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from serai.core.texts import LANGUAGES
from serai.house.pauses import turn
from serai.web.assets import Folder
from serai.web.guests import Guest, guest_of
from serai.web.speech import say_first


def environment(static: Folder, base: str = "") -> Environment:
    """The templates, ready to be filled in."""
    made = Environment(
        loader=PackageLoader("serai.web", "templates"),
        autoescape=True,
        auto_reload=False,  # or every page would ask the disk, in the event loop, whether its templates have changed
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["static"] = static.url
    made.globals["base"] = base
    made.globals["languages"] = LANGUAGES
    return made


async def page(request: Request, template: str, status: int = 200, **filling: Any) -> Response:
    """A page in the visitor's language."""
    guest = await guest_of(request)
    await turn()
    return guest.keep(request, HTMLResponse(fill(request, guest, template, **filling), status))


def fill(request: Request, guest: Guest, template: str, **filling: Any) -> str:
    """A template as HTML for this visitor."""
    env: Environment = request.app.state.templates
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return env.get_template(template).render(
        t=guest.say,
        lang=guest.lang,
        guest=guest,
        preferences=guest.preferences,
        here=here,
        path=request.url.path,
        level_name=lambda level: level_name(guest.lang, level),
        day=lambda moment: day(guest, moment),
        **filling,
    )


def level_name(lang: str, level: str) -> str:
    """What a bot of this level is called."""
    return say_first(lang, (f"level-{level}",), level)


def day(guest: Guest, moment: float) -> str:
    """A moment as a date that people read."""
    at = datetime.fromtimestamp(moment, UTC)
    return guest.say("date", day=at.day, month=guest.say(f"month-{at.month}"), year=str(at.year))
