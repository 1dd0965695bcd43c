"""Pictures of every game on every size of screen, and of the other pages, to be looked at by a person.

    python tools/pictures.py FOLDER [--games kurier ilos] [--sizes 390x844 1366x650] [--langs nl] [--only middle pages]

Starts a house of its own on loopback. Each game is shown at its start, after two fifths of its steps and at its end
(the window with the result, and the table behind it), at a table of four where the game allows it, as a newcomer sees
it. Needs Playwright and Chromium, as the browser tests do.
"""

import argparse
import importlib
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

import serai

# the guests and the server of the browser tests
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))
visitors = importlib.import_module("visitors")
playing = importlib.import_module("playing")

SIZES: Final = ("390x844", "820x1180", "1366x650", "1920x1080")
PAGE_SIZES: Final = ("390x844", "1366x650")
LANGS: Final = ("nl", "en")
MIDDLE: Final = 0.4
NEWCOMER: Final = {"motion": "none", "coach": None, "explain": None, "confirm": None}


class Photographer:
    """Somebody with a phone and a computer, who photographs what he sees."""

    def __init__(self, browser: Browser, url: str, folder: Path, lang: str, sizes: list[str]) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.lang = lang
        self.sizes = sizes
        context = browser.new_context(locale=lang, viewport={"width": 1366, "height": 650})
        self.guest = visitors.Guest(context, url, "Anna", lang, [])
        self.guest.come_in(**NEWCOMER)

    def close(self) -> None:
        """Put the computer away."""
        self.guest.context.close()
        for trouble in self.guest.troubles:
            print("trouble:", trouble)

    @contextmanager
    def screen(self, size: str, path: str) -> Iterator[Page]:
        """A page on a screen of this size: a narrow one is a phone's."""
        width, height = map(int, size.split("x"))
        look: dict[str, Any] = {"viewport": {"width": width, "height": height}}
        if width < 1000:
            look |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2 if width < 500 else 1}
        context = self.browser.new_context(locale=self.lang, storage_state=self.guest.context.storage_state(), **look)
        guest = visitors.Guest(context, self.url, "Anna", self.lang, self.guest.troubles)
        page = guest.page(path)
        yield page
        context.close()

    def table(self, name: str, table: str, asked: bool = True) -> None:
        """A table on all screens."""
        for size in self.sizes:
            with self.screen(size, f"/table/{table}") as page:
                playing.until(page, "window.serai?.calm" + (" && serai.live.choices.length" if asked else ""), 60)
                # a word to newcomers comes a moment later
                page.wait_for_timeout(700)
                self.shoot(page, f"{name}-{self.lang}-{size}")
                if page.locator("dialog.w-result").count():
                    page.locator("dialog.w-result .window-close").click()
                    page.wait_for_timeout(200)
                    self.shoot(page, f"{name}table-{self.lang}-{size}")

    def shoot(self, page: Page, name: str, whole: bool = False) -> None:
        """One picture."""
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    def start(self, game: str, seats: int) -> str:
        """A new table among bots."""
        order = {"game": game, "seats": seats, "bots": dict.fromkeys(range(1, seats), "journeyman"), "casual": True}
        return str(self.guest.post("/api/v1/tables", order)["id"])

    def later(self, table: str, at: int) -> str:
        """A table that goes on from a moment of a game that is over."""
        answer = self.guest.context.request.post(
            f"{self.url}/replay/{table}/what-if", form={"at": at, "seat": ""}, headers={"origin": self.url}
        )
        assert answer.ok, answer.status
        return str(answer.url).rsplit("/", 1)[-1]

    def end(self, table: str) -> None:
        """Play this table to its end."""
        page = self.guest.page(f"/table/{table}")
        playing.ready(page)
        playing.play_out([playing.Player(page)])
        page.close()

    def pages(self, tables: dict[str, str]) -> None:
        """All that is not a table."""
        waiting = self.guest.post("/api/v1/tables", {"game": "himalaya", "seats": 4, "bots": {3: "master"}})["id"]
        paths = {
            "home": "/",
            "new": "/new/himalaya",
            "rules": "/rules/himalaya",
            "waiting": f"/table/{waiting}",
            "replay": f"/replay/{tables['kurier']}?at=40",
            "lab": "/lab/kurier",
            "profile": "/profile",
            "practise": "/practise/feuville",
            "programs": f"/table/{waiting}/programs",
            "login": "/login",
        }
        for size in PAGE_SIZES:
            for name, path in paths.items():
                with self.screen(size, path) as page:
                    page.wait_for_timeout(2500 if name == "replay" else 400)
                    self.shoot(page, f"page-{name}-{self.lang}-{size}", whole=True)
            for name, path in (("lesson", "/"), ("task", "/practise/feuville")):
                with self.screen(size, path) as page:
                    page.locator("form[action$='/learn/ilos'] button, .tasks .button.main").first.click()
                    page.wait_for_url("**/table/*")
                    playing.until(page, "window.serai?.calm", 60)
                    page.wait_for_timeout(500)
                    self.shoot(page, f"page-{name}-{self.lang}-{size}")
            with self.screen(size, f"/table/{self.start('kurier', 3)}") as page:
                playing.until(page, "window.serai?.calm", 60)
                page.keyboard.press("?")
                page.wait_for_timeout(300)
                self.shoot(page, f"page-help-{self.lang}-{size}")
                page.keyboard.press("Escape")
                page.evaluate("serai.head.hooks.settings()")
                page.wait_for_timeout(300)
                self.shoot(page, f"page-settings-{self.lang}-{size}")


def main() -> None:
    """As the command line says."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--games", nargs="*", default=list(serai.game_ids()))
    reader.add_argument("--sizes", nargs="*", default=list(SIZES))
    reader.add_argument("--langs", nargs="*", default=list(LANGS))
    reader.add_argument("--only", nargs="*", default=["start", "middle", "end", "pages"])
    asked = reader.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = visitors.Server(Path(folder))
        server.start()
        browser = driver.chromium.launch(executable_path=visitors.CHROMIUM, args=visitors.ARGUMENTS)
        try:
            finished = visitors.Finished(server.url)
            games = asked.games if set(asked.only) - {"pages"} else ["kurier"]
            seats = {game: min(4, serai.game(game).seats[-1]) for game in games}
            over = {game: finished.table(game, seats[game], "journeyman") for game in games}
            steps = {game: record_length(server.url, table) for game, table in over.items()}
            for lang in asked.langs:
                person = Photographer(browser, server.url, asked.folder, lang, asked.sizes)
                for game in asked.games:
                    if "start" in asked.only:
                        person.table(f"{game}-1start", person.start(game, seats[game]))
                    if "middle" in asked.only:
                        person.table(f"{game}-2middle", person.later(over[game], int(MIDDLE * steps[game])))
                    if "end" in asked.only:
                        last = person.later(over[game], int(0.97 * steps[game]))
                        person.end(last)
                        person.table(f"{game}-3end", last, asked=False)
                if "pages" in asked.only:
                    person.pages(over)
                person.close()
        finally:
            browser.close()
            server.stop()


def record_length(url: str, table: str) -> int:
    """How many steps a game had."""
    with visitors.urlopen(f"{url}/replay/{table}", timeout=60) as answer:
        page = answer.read().decode()
    config = page.split('id="serai-config">', 1)[1].split("</script>", 1)[0]
    return int(json.loads(config)["steps"])


if __name__ == "__main__":
    main()
