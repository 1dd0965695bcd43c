"""The web application: all addresses of the house, and what guards them."""

import logging
from asyncio import to_thread
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from serai.core.errors import SeraiError
from serai.house.house import House
from serai.web.api.actions import ENDPOINTS
from serai.web.api.endpoints import PREFIX
from serai.web.api.endpoints import routes as api_routes
from serai.web.api.openapi import describe
from serai.web.artforms import art_for, art_form
from serai.web.assets import FOREVER, CompressedFiles, Folder
from serai.web.bundle import Client, lean_styles
from serai.web.errors import explain
from serai.web.front import Front
from serai.web.guard import Guard
from serai.web.guests import guest_of
from serai.web.limits import Buckets, Known, OpenCount, Shares
from serai.web.logs import Requests
from serai.web.metrics import Figures, Health, health, metrics
from serai.web.pages import enter, home, lab, mail, new, practise, profile, program, replay, rules, table
from serai.web.program import program_socket
from serai.web.replays import ReplayCache
from serai.web.reports import Reports
from serai.web.settings import Settings
from serai.web.socket import Talks, table_socket
from serai.web.templates import environment

_log = logging.getLogger("serai.web")


def create_app(house: House, settings: Settings | None = None) -> Starlette:
    """The web side of this house, which stays open as long as its owner keeps it open."""
    chosen = settings or Settings()
    here = Path(str(files("serai.web")))
    lean = None if chosen.develop else lean_styles
    static = Folder("static", here / "static", watch=chosen.develop, base=chosen.base_path, made=lean)
    client = Client(here / "client", develop=chosen.develop, base=chosen.base_path)
    app = Starlette(
        routes=_routes(static, client),
        middleware=[
            Middleware(Requests, settings=chosen),
            Middleware(Front, settings=chosen),
            Middleware(Guard, settings=chosen, explain=explain),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=5),
        ],
        exception_handlers={SeraiError: explain, HTTPException: explain},
    )
    limits = chosen.limits
    app.state.house = house
    app.state.settings = chosen
    app.state.static = static
    app.state.client = client
    app.state.templates = environment(static, chosen.base_path)
    talks = app.state.talks = Talks()
    house.on_decision = lambda line: talks.obey(house, line)
    house.outgoing.allow_private = chosen.private_webhooks
    if chosen.origin:
        house.push.subject = chosen.origin
    if chosen.mail is not None:
        house.emails.open(chosen.mail, f"{chosen.origin}{chosen.base_path}")
    app.state.health = Health(house)
    app.state.figures = Figures(house, app)
    app.state.pressed = pressed = CompressedFiles()
    app.state.replays = ReplayCache(house, pressed)
    app.state.reports = Reports(house)
    app.state.known = Known()
    app.state.newcomers = Buckets(limits.newcomers)
    app.state.guesses = Buckets(limits.guesses)
    app.state.invitations = Buckets(limits.invitations)
    app.state.openings = Shares(limits.openings, limits)
    app.state.sockets_of_person = OpenCount(limits.sockets_of_person)
    app.state.sockets_of_address = OpenCount(limits.sockets_of_address)
    app.state.description = describe(ENDPOINTS, chosen.base_path)
    return app


def _routes(static: Folder, client: Folder) -> list[Any]:
    async def openapi(request: Request) -> Response:
        return JSONResponse(request.app.state.description)

    return [
        Route("/", home.home),
        Route("/picture/{game}/{fingerprint}.{lang}.svg", home.picture),
        Route("/quick/{game}", home.quick, methods=["POST"]),
        Route("/learn/{game}", home.learn, methods=["POST"]),
        Route("/practise/{game}", practise.practise_page),
        Route("/practise/{game}/{task}", practise.practise, methods=["POST"]),
        Route("/language", home.switch_language, methods=["POST"]),
        Route("/new/{game}", new.new_table_page),
        Route("/new/{game}", new.new_table, methods=["POST"]),
        Route("/new/{game}/data.toml", new.sample_data),
        Route("/table/{table}", table.table_page),
        Route("/table/{table}/record", table.record),
        Route("/table/{table}/things", table.things),
        *(Route(f"/table/{{table}}/{what}", table.manage, methods=["POST"]) for what in table.MANAGED),
        WebSocketRoute("/table/{table}/socket", table_socket),
        Route("/table/{table}/programs", program.programs_page),
        Route("/table/{table}/programs", program.change, methods=["POST"]),
        WebSocketRoute("/program", program_socket),
        Route("/join/{table}/{invitation}", table.join_page),
        Route("/join/{table}/{invitation}", table.join, methods=["POST"]),
        Route("/enter/{code}", enter.enter_page),
        Route("/enter/{code}", enter.enter, methods=["POST"]),
        Route("/replay/{table}", replay.replay_page),
        Route("/replay/{table}/picture/{at}.svg", replay.picture),
        Route("/replay/{table}/moment/{at}.json", replay.moment),
        Route("/replay/{table}/art.json", replay.art),
        Route("/replay/{table}/course", replay.course_part),
        Route("/replay/{table}/what-if", replay.what_if, methods=["POST"]),
        Route("/lab/{game}", lab.lab_page),
        Route("/rules/{game}", rules.rules_page),
        Route("/rules/{game}/figure/{fingerprint}/{label}.{lang}.svg", rules.figure_picture),
        Route("/profile", profile.profile_page),
        Route("/profile", profile.save, methods=["POST"]),
        Route("/profile/webhook", profile.webhook, methods=["POST"]),
        Route("/profile/email", profile.email, methods=["POST"]),
        Route("/mail/confirm/{token}", mail.confirm_page),
        Route("/mail/confirm/{token}", mail.confirm, methods=["POST"]),
        Route("/mail/stop/{token}", mail.stop_page),
        Route("/mail/stop/{token}", mail.stop, methods=["POST"]),
        Route("/register", profile.register, methods=["POST"]),
        Route("/login", profile.login_page),
        Route("/login", profile.log_in, methods=["POST"]),
        Route("/logout", profile.log_out, methods=["POST"]),
        Route("/logout/everywhere", profile.log_out_everywhere, methods=["POST"]),
        Route("/art/{game}/{fingerprint}.json", art),
        Route("/static/{fingerprint}/{path:path}", static.serve),
        Route("/client/{fingerprint}/{path:path}", client.serve),
        Route("/favicon.ico", _lone(static, "favicon-32.png")),
        Route("/service-worker.js", _lone(static, "service-worker.js")),
        Route("/manifest.webmanifest", manifest),
        Route("/health", health),
        Route("/metrics", metrics),
        Route(f"{PREFIX}/openapi.json", openapi),
        *api_routes(ENDPOINTS),
    ]


async def art(request: Request) -> Response:
    """The art of a game, as its scenes refer to it: all of it, or what scenes of one form need."""
    house: House = request.app.state.house
    text = await house.art(request.url.path)
    if text is None:
        raise HTTPException(404)
    form = art_form(request)
    pressed: CompressedFiles = request.app.state.pressed
    kept = pressed.kept(f"{request.url.path} {form}")
    if kept is None:
        data = await to_thread(art_for, text, form)
        kept = await pressed.asset(f"{request.url.path} {form}", "art.json", data)
    return kept.response(request, FOREVER)


def _lone(static: Folder, path: str) -> Any:
    """A file at an address of its own, for browsers that look there unasked."""

    async def serve(request: Request) -> Response:
        asset = static.asset(path)
        if asset is None:
            raise HTTPException(404)
        return asset.response(request, "public, max-age=86400")

    return serve


async def manifest(request: Request) -> Response:
    """What makes the house installable as an app."""
    guest = await guest_of(request)
    static: Folder = request.app.state.static
    home = f"{request.app.state.settings.base_path}/"

    def icon(name: str, size: int, purpose: str = "any") -> dict[str, str]:
        return {"src": static.url(name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}

    data = {
        "name": guest.say("house-name"),
        "short_name": "Serai",
        "description": guest.say("house-line"),
        "lang": guest.lang,
        "id": home,
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "background_color": "#111a33",
        "theme_color": "#111a33",
        "icons": [
            icon("icon-192.png", 192),
            icon("icon-512.png", 512),
            icon("icon-maskable-512.png", 512, "maskable"),
            {"src": static.url("logo.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        ],
    }
    return Response(msgspec.json.encode(data), media_type="application/manifest+json")
