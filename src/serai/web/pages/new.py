"""Setting up a table: a form made from what the game declares, and the order that comes of it."""

from asyncio import to_thread
from typing import Any

import msgspec
from msgspec import Struct
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from serai.bots import BOTS, LEVELS
from serai.core.errors import BadData, SeraiError
from serai.core.game import Game
from serai.core.registry import game as find_game
from serai.house.names import clean_name
from serai.house.order import Clock, TableOrder
from serai.web.errors import status_of
from serai.web.guests import Guest, guest_of
from serai.web.pages.games import GameCard, game_card
from serai.web.pages.home import throttle_newcomers, usual_level
from serai.web.templates import level_name, page


class Form(Struct):
    """What stands in the form: as it opens, or as it was sent."""

    seats: int
    who: list[str]
    """For each seat: ``me`` (this device), ``free``, or the level of a bot."""
    options: dict[str, str]
    names: list[str] = []
    """For each seat, the name of who plays there on this device; empty: the guest's own."""
    name: str = ""
    clock: str = "none"
    minutes: int = 15
    increment: int = 30
    days: int = 3
    door: str = "invite"
    casual: bool = True
    data_trouble: bool = False
    mistakes: list[str] = []
    """What is wrong with the data file that was sent."""


async def new_table_page(request: Request) -> Response:
    """The empty form."""
    guest = await guest_of(request)
    shown = await to_thread(game_card, request.path_params["game"], guest.lang)
    return await _form(request, guest, shown, _fresh(shown), "")


async def new_table(request: Request) -> Response:
    """Set up the table that the form describes; the form again, with the reason, if that cannot be done."""
    guest = await guest_of(request)
    game = find_game(request.path_params["game"])
    shown = await to_thread(game_card, game.id, guest.lang)
    async with request.form(max_files=1, max_fields=80) as sent:
        filled = _filled(sent, shown)
        try:
            upload = await _upload(sent, guest)
            order = _order(filled, game, shown, *upload)
            if guest.person is None:
                throttle_newcomers(request)
            if upload[0]:
                await guest.house.check_data(guest.person, game.id, *upload)
            person = await guest.come_in(filled.name)
            table = await guest.house.new_table(person, order)
            for seat in _apart(filled):
                await guest.house.sit(table, person, seat)
        except SeraiError as error:
            filled.data_trouble = isinstance(error, BadData)
            if isinstance(error, BadData):
                filled.mistakes = error.each(guest.lang)
            return await _form(request, guest, shown, filled, error.say(guest.lang), status_of(error))
        except _Wrong as wrong:
            filled.data_trouble = wrong.key.startswith("own-data")
            return await _form(request, guest, shown, filled, guest.say(wrong.key), 400)
    return guest.keep(request, RedirectResponse(f"/table/{table}", 303))


async def sample_data(request: Request) -> Response:
    """The game's own data file, as a start for one's own."""
    game = find_game(request.path_params["game"])
    return PlainTextResponse(game.data_text, headers={"content-disposition": f'attachment; filename="{game.id}.toml"'})


class _Wrong(Exception):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


async def _form(
    request: Request, guest: Guest, shown: GameCard, form: Form, trouble: str, status: int = 200
) -> Response:
    whos = [("me", guest.say("who-me")), ("free", guest.say("who-free"))]
    whos += [(level, guest.say("who-bot", level=level_name(guest.lang, level))) for level in LEVELS]
    return await page(request, "new.html", status, game=shown, form=form, whos=whos, trouble=trouble)


def _fresh(shown: GameCard) -> Form:
    seats = min(max(3, shown.least), shown.most)
    who = ["me", "free"] + [usual_level()] * shown.most
    defaults = {option.key: option.default for option in shown.options}
    return Form(seats, who[: shown.most], defaults, [""] * shown.most)


def _filled(sent: FormData, shown: GameCard) -> Form:
    def text(key: str, otherwise: str = "") -> str:
        value = sent.get(key, otherwise)
        return value if isinstance(value, str) else otherwise

    def number(key: str, otherwise: int) -> int:
        value = text(key).strip()
        return int(value) if value.isascii() and value.isdigit() and len(value) < 7 else otherwise

    form = _fresh(shown)
    form.seats = number("seats", form.seats)
    form.name = text("name")[:200]
    form.who = [text(f"who-{n + 1}", "free") for n in range(shown.most)]
    form.names = [text(f"name-{n + 1}")[:200] for n in range(shown.most)]
    for option in shown.options:
        otherwise = "no" if option.kind == "switch" else option.default
        form.options[option.key] = text(f"option-{option.key}", otherwise)
    form.clock = text("clock", "none")
    form.minutes, form.increment, form.days = number("minutes", 0), number("increment", -1), number("days", 0)
    form.door = "open" if text("door") == "open" else "invite"
    form.casual = text("casual") == "yes"
    return form


async def _upload(sent: FormData, guest: Guest) -> tuple[str, str]:
    """The text and the name of the data file that was sent along; both empty without one."""
    file = sent.get("data")
    if not isinstance(file, UploadFile) or not file.filename:
        return "", ""
    try:
        text = (await file.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise _Wrong("own-data-no-text") from None
    name = "_".join(file.filename.split())[-80:]
    return text, "".join(sign if sign.isprintable() and sign not in '/\\"' else "_" for sign in name) or "data.toml"


def _apart(form: Form) -> list[int]:
    """The host's seats, where they are not simply the first that no bot takes: then he takes each by itself."""
    people = [(seat, word) for seat, word in enumerate(form.who[: form.seats]) if word in ("me", "free")]
    mine = [seat for seat, word in people if word == "me"]
    return [] if mine == [seat for seat, _ in people][: len(mine)] else mine


def _order(form: Form, game: Game, shown: GameCard, data: str, data_name: str) -> TableOrder:
    """The order that a filled form means. Raises _Wrong."""
    if form.seats not in shown.counts:
        raise _Wrong("wrong-seats")
    who = form.who[: form.seats]
    if any(word not in ("me", "free", *BOTS) for word in who):
        raise _Wrong("wrong-who")
    here = 0 if _apart(form) else who.count("me")
    raw: dict[str, Any] = {"kind": form.clock}
    if form.clock == "live":
        raw |= {"seconds": form.minutes * 60, "increment": form.increment}
    elif form.clock == "days":
        raw["days"] = form.days
    try:
        clock = msgspec.convert(raw, Clock)
    except msgspec.ValidationError:
        raise _Wrong("wrong-clock") from None
    return TableOrder(
        game=game.id,
        seats=form.seats,
        options=dict(form.options),
        bots={seat: word for seat, word in enumerate(who) if word in BOTS},
        clock=clock,
        open=form.door == "open",
        hot_seats=here,
        names={
            seat: clean_name(form.names[seat])
            for seat, word in enumerate(who)
            if word == "me" and form.names[seat].strip()
        },
        casual=form.casual,
        data=data,
        data_name=data_name,
        invite_only=form.door != "open",
    )
