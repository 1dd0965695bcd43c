"""What games of a kind are like: the lab's report in the browser."""

from asyncio import to_thread

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from serai.web.guests import guest_of
from serai.web.pages.games import game_card
from serai.web.reports import Reports
from serai.web.templates import page


async def lab_page(request: Request) -> Response:
    """The report of some games between bots, with as many players as asked for; or word that they are being played."""
    guest = await guest_of(request)
    name = request.path_params["game"]
    shown = await to_thread(game_card, name, guest.lang)
    asked = request.query_params.get("seats", str(min(max(3, shown.least), shown.most)))
    if asked not in {str(count) for count in shown.counts}:
        raise HTTPException(404)
    reports: Reports = request.app.state.reports
    told = reports.find(name, int(asked), guest.lang)
    report = None if told is None else Markup(told)
    return await page(request, "lab.html", game=shown, seats=int(asked), report=report)
