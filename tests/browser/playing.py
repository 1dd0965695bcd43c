"""A player who knows no game: looks what glows, and clicks it, taps it, or presses keys."""

from random import Random
from typing import Any, Literal

from playwright.sync_api import Page

_LOOK = """
async () => {
  const app = window.serai;
  if (!app?.live) return { calm: false };
  const stage = app.stage;
  const origin = stage.overlay.getBoundingClientRect();
  const targets = [...document.querySelectorAll('.overlay .target')].map((e) => {
    const at = stage.item(e.dataset.id).at;
    return { id: e.dataset.id, x: origin.left + at.x + at.w / 2, y: origin.top + at.y + at.h / 2, w: at.w, h: at.h };
  });
  return {
    calm: app.calm, number: app.live.number, last: app.live.last, status: app.live.status, viewer: app.live.viewer,
    targets, choices: app.bar.choices.length, confirm: app.live.to_confirm, prompt: app.live.prompt,
    menu: !app.tips.menu.hidden, curtain: !!app.curtain,
    width: document.documentElement.scrollWidth, window: innerWidth,
  };
}
"""


def look(page: Page) -> dict[str, Any]:
    """What the client shows now."""
    seen: dict[str, Any] = page.evaluate(_LOOK)
    return seen


def until(page: Page, condition: str, seconds: float = 15) -> None:
    """Wait in the page until a condition holds (a strict policy forbids the browser's own way of waiting)."""
    page.evaluate(
        """async ([text, ms]) => {
          const end = performance.now() + ms;
          for (;;) {
            if (WAIT) return;
            if (performance.now() > end) {
              const said = document.querySelector('.toast')?.textContent ?? '';
              throw new Error(`waited in vain for ${text}: ${window.serai?.live?.prompt} ${said}`);
            }
            await new Promise((r) => setTimeout(r, 15));
          }
        }""".replace("WAIT", condition),
        [condition, seconds * 1000],
    )


def ready(page: Page) -> None:
    """Wait until the client has nothing under way."""
    until(page, "window.serai?.calm")


Way = Literal["mouse", "touch", "keys"]


class Player:
    """Chooses at random among what is offered."""

    def __init__(self, page: Page, way: Way = "mouse", seed: int = 1) -> None:
        self.page = page
        self.way = way
        self.rng = Random(seed)
        self.steps = 0

    def turn(self) -> str:
        """Take a step if one is asked for; returns the status of the table."""
        now = look(self.page)
        if not now["calm"]:
            return "busy"
        assert now["width"] <= now["window"], "the page scrolls sideways"
        if now["status"] == "over":
            return "over"
        if now["curtain"]:
            self.page.locator(".curtain button").click()
        elif now["menu"]:
            self._menu()
        elif now["confirm"]:
            self._confirm()
        elif now["choices"]:
            self._choose(now)
            self.steps += 1
        else:
            return "waiting"
        return "acted"

    def _menu(self) -> None:
        buttons = self.page.locator(".menu-pop:not([hidden]) button")
        pick = self.rng.randrange(buttons.count())
        if self.way == "keys":
            for _ in range(pick):
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        else:
            buttons.nth(pick).click()

    def _confirm(self) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            self.page.locator(".confirm").tap()
        else:
            self.page.locator(".confirm").click()

    def _choose(self, now: dict[str, Any]) -> None:
        if self.way == "keys":
            self._by_keys(now)
        elif now["targets"]:
            self._point(self.rng.choice(now["targets"]))
        else:
            self.page.locator(".choice").nth(self.rng.randrange(now["choices"])).click()

    def _point(self, target: dict[str, Any]) -> None:
        x, y = target["x"], target["y"]
        size = self.page.viewport_size
        assert size is not None
        low, high = (110, size["height"] - 150) if self.way == "touch" else (130, size["height"] - 20)
        if not low < y < high:
            moved = self.page.evaluate(
                "([y, to]) => { const was = scrollY; scrollBy(0, y - to); return scrollY - was; }",
                [y, (low + high) / 2],
            )
            y -= moved
        if self.way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _by_keys(self, now: dict[str, Any]) -> None:
        """By number, by arrows along the words, or by arrows over the table: all three must do."""
        keyboard = self.page.keyboard
        way = self.rng.randrange(3) if now["targets"] else 0
        if way == 0 and now["choices"]:
            keyboard.press(str(1 + self.rng.randrange(min(9, now["choices"]))))
        elif way == 1:
            self.page.evaluate("document.activeElement?.blur()")
            for _ in range(1 + self.rng.randrange(3)):
                keyboard.press(self.rng.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
            keyboard.press("Enter")
        else:
            self.page.evaluate("serai.bar.prompt.focus()")
            keyboard.press("Tab")
            for _ in range(self.rng.randrange(now["choices"])):
                keyboard.press("ArrowRight")
            keyboard.press("Enter")


def play_out(players: list[Player], most: int = 4000) -> None:
    """Let all play until each of them sees the end. Waiting for the others' steps does not count as a round."""
    idle = rounds = 0
    while rounds < most:
        said = [player.turn() for player in players]
        if all(word == "over" for word in said):
            return
        if "acted" in said:
            idle, rounds = 0, rounds + 1
        else:
            idle += 1
            players[0].page.wait_for_timeout(15)
        assert idle < 4000, f"the table stands still: {[look(player.page)['prompt'] for player in players]}"
    raise AssertionError(f"no end after {most} rounds")
