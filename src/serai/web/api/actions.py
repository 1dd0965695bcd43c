"""The endpoints of the API."""

from asyncio import to_thread

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse

from serai.bots import LEVELS
from serai.core.errors import BadData
from serai.core.registry import game as find_game
from serai.house.cards import TableCard
from serai.house.order import TableOrder
from serai.house.people import Person
from serai.web.api.endpoints import Call, Endpoint
from serai.web.api.shapes import (
    DataMistake,
    DataText,
    DataVerdict,
    GameInfo,
    Introduction,
    Me,
    OptionInfo,
    ProgramOrder,
    ProgramSeats,
    ProgramToken,
    PushInfo,
    PushOrder,
    Seated,
    SignOut,
    Sit,
    Tables,
    WebhookInfo,
    WebhookOrder,
)
from serai.web.guests import address
from serai.web.pages.games import game_card, game_cards
from serai.web.pages.home import throttle_newcomers


def _game(name: str, lang: str, base: str) -> GameInfo:
    game, shown = find_game(name), game_card(name, lang)
    options = tuple(
        OptionInfo(
            key=option.key,
            kind=option.kind,
            title=words.title,
            help=words.help,
            default=option.default,
            values=option.values,
            labels=tuple(words.word(value) for value in option.values),
        )
        for option, words in zip(game.options, shown.options, strict=True)
    )
    return GameInfo(
        id=game.id,
        title=shown.title,
        blurb=shown.blurb,
        seats=shown.counts,
        rules_version=game.version,
        options=options,
        bots=tuple(LEVELS),
        picture=shown.cover and base + shown.cover,
    )


async def games(call: Call) -> list[GameInfo]:
    """All games of the house."""
    shown = await to_thread(game_cards, call.guest.lang)
    return [_game(game.id, call.guest.lang, call.base) for game in shown]


async def one_game(call: Call) -> GameInfo:
    """One game."""
    return await to_thread(_game, call.path("game"), call.guest.lang, call.base)


def _me(person: Person, token: str | None = None) -> Me:
    return Me(person.id, person.name, person.lang, person.registered, person.settings, token)


async def me(call: Call) -> Me:
    """Who I am."""
    return _me(call.person)


async def introduce(call: Call) -> Me:
    """Come in under a name, or change name, language or settings."""
    wish: Introduction = call.body
    known = call.guest.person is not None
    if not known:
        throttle_newcomers(call.request)
    person = await call.guest.come_in(wish.name or "", wish.invitation)
    settings = None if wish.settings is None else {**person.settings, **wish.settings}
    name = wish.name if known else None
    if name is not None or wish.lang is not None or settings is not None:
        person = await call.guest.house.change_person(person, name=name, lang=wish.lang, settings=settings)
        call.request.app.state.talks.changed(person)
    return _me(person, None if known else call.guest.token)


async def sign_out(call: Call) -> SignOut:
    """Take back the token that asks, or all of them; sockets opened by them end."""
    house, person = call.guest.house, call.person
    if call.body.everywhere:
        await house.log_out_everywhere(person.id)
    else:
        await house.log_out(call.guest.token)
    done: SignOut = call.body
    return done


async def webhook(call: Call) -> WebhookInfo:
    """Where word of my turns goes."""
    found = await call.guest.house.webhooks.of(call.person)
    return WebhookInfo(found.url if found is not None else "")


async def set_webhook(call: Call) -> WebhookInfo:
    """Send word of my turns there."""
    order: WebhookOrder = call.body
    made = await call.guest.house.webhooks.set(call.person, order.url)
    return WebhookInfo(made.url, made.secret)


async def drop_webhook(call: Call) -> WebhookInfo:
    """Send no word any more."""
    await call.guest.house.webhooks.drop(call.person)
    return WebhookInfo("")


async def push(call: Call) -> PushInfo:
    """Whether this browser hears of my turns."""
    told, _ = call.guest.house.push, call.person
    return PushInfo(await told.key(), await told.listens(call.guest.token))


async def set_push(call: Call) -> PushInfo:
    """Tell this browser of my turns."""
    order: PushOrder = call.body
    told = call.guest.house.push
    await told.listen(call.person, call.guest.token, order.endpoint, order.p256dh, order.auth)
    return PushInfo(await told.key(), listens=True)


async def drop_push(call: Call) -> PushInfo:
    """Tell this browser nothing any more."""
    told, _ = call.guest.house.push, call.person
    await told.stop(call.guest.token)
    return PushInfo(await told.key(), listens=False)


async def tables(call: Call) -> Tables:
    """My tables and those open to everybody."""
    house = call.guest.house
    mine = await house.my_tables(call.guest.person) if call.guest.person is not None else []
    return Tables(mine, await house.open_tables())


async def _card(call: Call) -> TableCard:
    card = await call.guest.house.table(call.path("table"), call.guest.person, call.guest.lang)
    if card is None:
        raise HTTPException(404)
    return card


async def data_check(call: Call) -> DataVerdict:
    """What is wrong with a data file."""
    sent: DataText = call.body
    try:
        await call.guest.house.check_data(call.guest.person, call.path("game"), sent.data, "data.toml")
    except BadData as error:
        told = zip(error.faults, error.each(call.guest.lang), strict=True)
        return DataVerdict(tuple(DataMistake(fault.line, sentence) for fault, sentence in told))
    return DataVerdict(())


async def new_table(call: Call) -> TableCard:
    """Set up a table."""
    order: TableOrder = call.body
    person = call.person
    find_game(order.game)
    made = await call.guest.house.new_table(person, order)
    card = await call.guest.house.table(made, person, call.guest.lang)
    if card is None:
        raise HTTPException(404)
    return card


async def table(call: Call) -> TableCard:
    """A table."""
    return await _card(call)


async def sit(call: Call) -> Seated:
    """Take a seat."""
    wait = call.request.app.state.invitations.take(address(call.request)) if call.body.invitation else 0
    if wait:
        raise HTTPException(429, headers={"retry-after": str(wait)})
    person = call.person
    card = await _card(call)
    return Seated(await call.guest.house.sit(card.id, person, call.body.seat, call.body.invitation))


async def begin(call: Call) -> TableCard:
    """Begin the game."""
    person = call.person
    card = await _card(call)
    await call.guest.house.begin(card.id, person)
    return await _card(call)


async def programs(call: Call) -> ProgramSeats:
    """Seats that programs play for me."""
    person = call.person
    card = await _card(call)
    return ProgramSeats(await call.guest.house.programs.seats(card.id, person))


async def new_program(call: Call) -> ProgramToken:
    """Let a program play a seat."""
    person = call.person
    card = await _card(call)
    throttle_newcomers(call.request)
    order: ProgramOrder = call.body
    token = await call.guest.house.programs.grant(card.id, person, order.seat, order.name)
    return ProgramToken(order.seat, token, f"{call.base}/program")


async def drop_program(call: Call) -> ProgramSeats:
    """Take back the token of a seat."""
    person = call.person
    card, seat = await _card(call), call.path("seat")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise HTTPException(404)
    await call.guest.house.programs.revoke(card.id, person, int(seat))
    return ProgramSeats(await call.guest.house.programs.seats(card.id, person))


async def record(call: Call) -> PlainTextResponse:
    """The record of a game that is over."""
    card = await _card(call)
    viewer = call.guest.viewer(card)
    return PlainTextResponse(await call.guest.house.record(card.id, viewer))


ENDPOINTS = (
    Endpoint("GET", "/games", "All games of the house", games, list[GameInfo], open=True),
    Endpoint("GET", "/games/{game}", "One game", one_game, GameInfo, errors=(404,), open=True),
    Endpoint(
        *("POST", "/games/{game}/data-check", "What is wrong with a data file", data_check, DataVerdict, DataText),
        errors=(404,),
        open=True,
    ),
    Endpoint("GET", "/me", "Who I am", me, Me),
    Endpoint("POST", "/me", "Come in, or change name, language or settings", introduce, Me, Introduction, open=True),
    Endpoint("POST", "/me/signout", "Take back my token, or all of them", sign_out, SignOut, SignOut),
    Endpoint("GET", "/me/webhook", "Where word of my turns goes", webhook, WebhookInfo),
    Endpoint("POST", "/me/webhook", "Send word of my turns to an address", set_webhook, WebhookInfo, WebhookOrder),
    Endpoint("DELETE", "/me/webhook", "Send word of my turns nowhere", drop_webhook, WebhookInfo),
    Endpoint("GET", "/me/push", "Whether this browser hears of my turns", push, PushInfo),
    Endpoint("POST", "/me/push", "Tell this browser of my turns", set_push, PushInfo, PushOrder),
    Endpoint("DELETE", "/me/push", "Tell this browser nothing any more", drop_push, PushInfo),
    Endpoint("GET", "/tables", "My tables, and those open to everybody", tables, Tables, open=True),
    Endpoint("POST", "/tables", "Set up a table", new_table, TableCard, TableOrder, 201, errors=(404,)),
    Endpoint("GET", "/tables/{table}", "A table", table, TableCard, errors=(404,), open=True),
    Endpoint("POST", "/tables/{table}/sit", "Take a seat", sit, Seated, Sit, errors=(403, 404, 409)),
    Endpoint("POST", "/tables/{table}/begin", "Begin the game", begin, TableCard, errors=(403, 404, 409)),
    Endpoint(
        "GET", "/tables/{table}/programs", "Seats that programs play for me", programs, ProgramSeats, errors=(404,)
    ),
    Endpoint(
        *(
            "POST",
            "/tables/{table}/programs",
            "Let a program play a seat",
            new_program,
            ProgramToken,
            ProgramOrder,
            201,
        ),
        errors=(403, 404, 409),
    ),
    Endpoint(
        *("DELETE", "/tables/{table}/programs/{seat}", "Take back the token of a seat", drop_program, ProgramSeats),
        errors=(403, 404),
    ),
    Endpoint(
        "GET", "/tables/{table}/record", "The record, once the game is over", record, str, errors=(404, 409), open=True
    ),
)
