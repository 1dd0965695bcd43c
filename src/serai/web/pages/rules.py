"""The rules of a game: the text with its figures, searchable."""

from asyncio import to_thread

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from serai.core.texts import LANGUAGES
from serai.house.house import House
from serai.web.assets import FOREVER, CompressedFiles
from serai.web.guests import guest_of
from serai.web.pages.games import game_card
from serai.web.rulesbook import book, search
from serai.web.templates import fill, page


async def rules_page(request: Request) -> Response:
    """The rules page; with ``?part=1`` only the text, for the panel at the table."""
    guest = await guest_of(request)
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        guest.lang = asked
    name = request.path_params["game"]
    shown = await to_thread(game_card, name, guest.lang)
    house: House = request.app.state.house
    text, _ = await book(house.drawers, name, guest.lang, request.app.state.settings.base_path)
    if "1" in (request.query_params.get("part"), request.query_params.get("fragment")):
        return HTMLResponse(fill(request, guest, "rules_part.html", sections=text))
    question = request.query_params.get("q", "")[:80]
    found = search(text, question) if question.strip() else []
    return await page(request, "rules.html", game=shown, sections=text, question=question, found=found)


async def figure_picture(request: Request) -> Response:
    """A figure of the rules; it never changes under its address."""
    name, lang, label = (request.path_params[key] for key in ("game", "lang", "label"))
    if lang not in LANGUAGES:
        raise HTTPException(404)
    house: House = request.app.state.house
    drawn = (await book(house.drawers, name, lang))[1].get(label)
    if drawn is None:
        raise HTTPException(404)
    fits = drawn.fingerprint == request.path_params["fingerprint"]
    pressed: CompressedFiles = request.app.state.pressed
    made = await pressed.asset(f"figure {name} {lang} {label}", "figure.svg", drawn.svg.encode())
    return made.response(request, FOREVER if fits else "no-cache")
