"""What a house makes once and keeps, made after the start rather than when the first visitor waits for it."""

import asyncio
import logging

from jinja2 import Environment
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool

from serai.core.errors import SeraiError
from serai.core.registry import game as find_game
from serai.core.registry import game_ids
from serai.core.texts import LANGUAGES
from serai.house.house import House
from serai.house.showing import art_of, keep_art
from serai.house.warming import warm
from serai.house.workers import Workers
from serai.web.pages.games import game_card
from serai.web.pictures import cover
from serai.web.rulesbook import book
from serai.web.speech import web_words

_log = logging.getLogger("serai.web")
_SECONDS = 60.0


async def warm_up(app: Starlette) -> None:
    """Make ready what every visitor needs: words, templates, games, their art, covers and rules. Fails in silence."""
    house: House = app.state.house
    templates: Environment = app.state.templates
    try:
        # By the way that answers take too: what that needs is loaded at its first use, which holds the loop for 50 ms.
        await run_in_threadpool(web_words)
        for name in templates.list_templates():
            await asyncio.to_thread(templates.get_template, name)
        for name in game_ids():
            await _warm_game(house.drawers, name)
    except Exception:
        _log.warning("the house could not be made ready; it opens all the same", exc_info=True)


async def _warm_game(workers: Workers, name: str) -> None:
    try:
        found = await asyncio.to_thread(find_game, name)
        keep_art(found, await workers.give(_SECONDS, art_of_installed, name))
        await asyncio.to_thread(warm, found)
        for lang in LANGUAGES:
            await asyncio.to_thread(game_card, name, lang)
            await cover(workers, name, lang)
            await book(workers, name, lang)
    except SeraiError as error:
        _log.warning("%s could not be made ready: %s", name, error)


def art_of_installed(name: str) -> bytes:
    """The art of an installed game, as JSON; made in a worker."""
    return art_of(find_game(name))[1]
