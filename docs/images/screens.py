"""Takes the screenshots of the documentation from a real house in a real browser: python docs/images/screens.py

Somebody plays against bots for a while, without a thought; then comes the picture.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tests" / "browser"))

from playing import Player, until  # noqa: E402
from visitors import ARGUMENTS, CHROMIUM, DESKTOP, PHONE, Guest, Server  # noqa: E402

TABLES = {"kurier": (4, 80), "himalaya": (4, 130), "ilos": (4, 150), "feuville": (3, 90), "brillance": (4, 220)}
"""For each game its seats, and about how many steps are taken first."""


def sit_in_the_middle(guest: Guest, game: str) -> str:
    """The path of a table where the guest is to decide, with a game behind it."""
    seats, steps = TABLES[game]
    order = {"game": game, "seats": seats, "bots": dict.fromkeys(range(1, seats), "greedy"), "casual": True}
    table = guest.post("/api/v1/tables", order)["id"]
    page = guest.page(f"/table/{table}")
    until(page, "window.serai?.calm", 30)
    player = Player(page, seed=4)
    while not page.evaluate(f"serai.calm && serai.live.last >= {steps} && serai.live.choices.length > 2"):
        if player.turn() == "over":
            break
    page.close()
    return f"/table/{table}"


def take(browser: Browser, url: str) -> None:
    """All pictures."""
    desk = browser.new_context(locale="en", viewport=DESKTOP)
    guest = Guest(desk, url, "Anna", "en", [])
    guest.come_in()
    tables = {game: sit_in_the_middle(guest, game) for game in TABLES}
    for game, path in tables.items():
        page = guest.page(path)
        until(page, "window.serai?.calm && serai.live.choices.length > 0", 30)
        page.wait_for_timeout(800)
        page.screenshot(path=HERE / f"table-{game}.png")
        page.close()
    page = guest.page("/")
    until(page, "[...document.images].every((i) => i.complete || i.loading === 'lazy')", 60)
    page.wait_for_timeout(6000)
    page.screenshot(path=HERE / "home.png")
    state = desk.storage_state()
    phone = browser.new_context(locale="nl", viewport=PHONE, device_scale_factor=2, is_mobile=True, storage_state=state)
    held = Guest(phone, url, "Anna", "nl", [])
    held.post("/api/v1/me", {"lang": "nl"})
    page = held.page(tables["himalaya"])
    until(page, "window.serai?.calm", 30)
    page.wait_for_timeout(800)
    page.screenshot(path=HERE / "phone.png")


def main() -> None:
    """A house, a browser, and the pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            take(browser, server.url)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
