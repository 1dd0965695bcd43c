"""A real ``serai serve`` on loopback, and a real Chromium before it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from visitors import ARGUMENTS, CHROMIUM, DESKTOP, PHONE, Finished, Guest, Invite, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.log


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium a file: Playwright runs an event loop in this thread for as long as it is open, and tests of
    other folders start loops of their own."""
    assert CHROMIUM is not None, "The browser tests need Chromium: tools/system installs it."
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Guests of the house; at the end nothing may have gone wrong in any of their browsers."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(
        name: str = "Anna", lang: str = "en", *, phone: bool = False, at: Server = server, **settings: Any
    ) -> Guest:
        look: dict[str, Any] = (
            {"viewport": PHONE, "is_mobile": True, "has_touch": True} if phone else {"viewport": DESKTOP}
        )
        context = browser.new_context(locale=lang, **look)
        contexts.append(context)
        guest = Guest(context, at.url, name, lang, troubles)
        guest.come_in(**settings)
        return guest

    yield come
    for context in contexts:
        context.close()
    assert not troubles


@pytest.fixture(scope="session")
def finished(server: Server) -> Finished:
    """Tables whose games are over, played by bots, one a game; each is played when it is first asked for."""
    return Finished(server.url)
