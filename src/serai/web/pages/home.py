"""The home page, the pictures on it, the language switch, and the quickest way to a game."""

from asyncio import to_thread

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from serai.bots import LEVELS, USUAL
from serai.core.registry import game as find_game
from serai.core.texts import LANGUAGES
from serai.house.house import House
from serai.house.order import TableOrder
from serai.web.assets import FOREVER, CompressedFiles
from serai.web.guests import LANG_COOKIE, address, guest_of, set_cookie
from serai.web.pages.games import covers, game_cards, titles
from serai.web.pictures import cover
from serai.web.templates import page

_MOST_SHOWN = 12
_QUICK_SEATS = 3


def usual_level() -> str:
    """The bot for somebody who said nothing about bots."""
    return USUAL


async def home(request: Request) -> Response:
    """The games, my tables with those first that wait for me, and open tables."""
    guest = await guest_of(request)
    house = guest.house
    mine = await house.my_tables(guest.person) if guest.person is not None else []
    own = {card.id for card in mine}
    listed = [] if guest.shut_out else await house.open_tables()
    open_ = [card for card in listed if card.id not in own]
    games = await to_thread(game_cards, guest.lang)
    return await page(
        request,
        "home.html",
        games=games,
        titles=titles(games),
        covers=covers(games),
        mine=sorted(mine, key=lambda card: not card.your_turn)[:_MOST_SHOWN],
        open=open_[:_MOST_SHOWN],
    )


async def picture(request: Request) -> Response:
    """The picture of a game; under the address with its fingerprint it never changes."""
    name, lang = request.path_params["game"], request.path_params["lang"]
    if lang not in LANGUAGES:
        raise HTTPException(404)
    find_game(name)
    house: House = request.app.state.house
    drawn = await cover(house.drawers, name, lang)
    if drawn is None:
        raise HTTPException(404)
    fits = drawn.fingerprint == request.path_params["fingerprint"]
    pressed: CompressedFiles = request.app.state.pressed
    made = await pressed.asset(f"cover {name} {lang}", "cover.svg", drawn.svg.encode())
    return made.response(request, FOREVER if fits else "no-cache")


async def quick(request: Request) -> Response:
    """Sit down against bots at once, with the game's usual options; then the table. Newcomers meet the weakest bots."""
    game = find_game(request.path_params["game"])
    guest = await guest_of(request)
    newcomer = guest.person is None
    if newcomer:
        throttle_newcomers(request)
    person = await guest.come_in()
    seats = min(max(_QUICK_SEATS, game.seats[0]), game.seats[-1])
    bots = dict.fromkeys(range(1, seats), LEVELS[0] if newcomer else usual_level())
    table = await guest.house.new_table(person, TableOrder(game.id, seats, bots=bots, casual=True, invite_only=True))
    return guest.keep(request, RedirectResponse(f"/table/{table}", 303))


async def learn(request: Request) -> Response:
    """Sit down to the lesson of a game: the one that this visitor left, or a new one; then the table."""
    game = find_game(request.path_params["game"])
    guest = await guest_of(request)
    if guest.person is None:
        throttle_newcomers(request)
    form = await request.form()
    person = await guest.come_in()
    table = await guest.house.lesson(person, game.id, again=form.get("again") == "yes")
    return guest.keep(request, RedirectResponse(f"/table/{table}", 303))


def throttle_newcomers(request: Request) -> None:
    """Raises 429 if too many new names come from one address."""
    wait = request.app.state.newcomers.take(address(request))
    if wait:
        raise HTTPException(429, headers={"retry-after": str(wait)})


async def switch_language(request: Request) -> Response:
    """Speak another language from now on, and go back to where the visitor was."""
    form = await request.form()
    lang, back = str(form.get("lang", "")), str(form.get("back", "/"))
    if lang not in LANGUAGES:
        raise HTTPException(400)
    guest = await guest_of(request)
    if guest.person is not None:
        await guest.house.change_person(guest.person, lang=lang)
    answer = RedirectResponse(own_path(back), 303)
    set_cookie(request, answer, LANG_COOKIE, lang)
    return answer


def own_path(path: str) -> str:
    """A path of this house; the home page instead of anything that would lead elsewhere."""
    fine = path.startswith("/") and not path.startswith(("//", "/\\")) and "\\" not in path and path.isprintable()
    return path[:500] if fine else "/"
