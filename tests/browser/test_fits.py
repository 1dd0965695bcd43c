"""Every game fits every screen: nothing is cut off, the board is as large as the game wants it, all can be read."""

from typing import Any

import pytest
from playing import Player, ready, until
from playwright.sync_api import Page
from visitors import Finished, Invite

import serai
from serai.core.registry import game_ids

PHONE_HIGH = (390, 844)
SCREENS = [
    PHONE_HIGH,
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 650),
    (1536, 730),
    (1920, 950),
    (1920, 1080),
    (2560, 1300),
]
DESKTOPS_FROM = 1366
LINES = 3 * 17.5
"""So high the lines of the log are at least, where it lies beside the board: three of them can be read."""

_SEE = """
() => {
  const stage = serai.stage;
  const page = document.documentElement;
  const boxes = [...document.querySelectorAll('.panels > .panel, .panels > .side-dock')].map((e) => [
    e.dataset.panel ?? 'log', e.getBoundingClientRect()]);
  const over = [];
  for (const [a, x] of boxes) for (const [b, y] of boxes) {
    const apart = x.left > y.right - 1 || y.left > x.right - 1 || x.top > y.bottom - 1 || y.top > x.bottom - 1;
    if (a < b && !apart) over.push(`${a} and ${b}`);
  }
  const board = [...stage.laid.values()].filter((p) => p.data.share);
  const area = board.reduce((sum, p) => sum + p.data.width * p.data.height * p.scale * p.scale, 0);
  const written = (text) => {
    const matrix = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.c, matrix.d);
  };
  const drawn = [...document.querySelectorAll('.captions text, .piece text')].map((e) => [written(e), e.textContent]);
  const said = [...document.querySelectorAll('.serai-table *')].filter((e) => e.offsetParent && !e.closest('svg, .sr')
    && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
    .map((e) => [parseFloat(getComputedStyle(e).fontSize), e.textContent]);
  const zoom = document.querySelector('.zoom').getBoundingClientRect();
  const under = (at) => at.left < zoom.right && at.right > zoom.left && at.top < zoom.bottom && at.bottom > zoom.top;
  const names = [...document.querySelectorAll('.captions text')].filter((e) => under(e.getBoundingClientRect()));
  const things = [...stage.items.values()].filter((item) => under(stage.rect(item)));
  return {
    covered: [...names.map((e) => e.textContent), ...things.map((item) => item.id)],
    wide: page.scrollWidth - innerWidth, high: page.scrollHeight - innerHeight, over,
    share: area / (innerWidth * innerHeight),
    wanted: board.reduce((sum, p) => sum + p.data.share, 0),
    log: document.querySelector('.log-lines').clientHeight,
    cut: boxes.filter(([, r]) => r.left < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
      .map((box) => box[0]),
    small: [...drawn, ...said]
      .filter(([size]) => size < 10.95).map(([size, text]) => `${size} ${text.slice(0, 9)}`),
  };
}
"""


def _resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    until(
        page,
        f"serai.stage.room === '{width}x{height}' && !serai.stage.pending"
        " && serai.stage.narrow === serai.narrow.matches && serai.calm",
    )


def _faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong on a screen of this size once all has come to rest: art of another form may still arrive."""
    _resize(page, width, height)
    found = _seen(page, width, height)
    if found:
        page.wait_for_timeout(700)
        _resize(page, width, height)
        found = _seen(page, width, height)
    return found


def _seen(page: Page, width: int, height: int) -> list[str]:
    seen: dict[str, Any] = page.evaluate(_SEE)
    faults = [f"scrolls sideways by {seen['wide']} px"] if seen["wide"] > 0 else []
    if (width, height) != PHONE_HIGH:
        if seen["high"] > 0:
            faults.append(f"overflows by {seen['high']} px")
        if seen["share"] < seen["wanted"] - 0.002:
            faults.append(f"the board has {seen['share']:.3f} of the screen, the game wants {seen['wanted']}")
        if seen["log"] < LINES:
            faults.append(f"the log shows {seen['log']} px of its lines")
        faults += [f"{pair} overlap" for pair in seen["over"]] + [f"{panel} is cut off" for panel in seen["cut"]]
    if width >= DESKTOPS_FROM:
        faults += [f"too small to read: {text}" for text in seen["small"][:4]]
        faults += [f"the zoom buttons cover {text}" for text in seen["covered"]]
    return [f"{width}x{height}: {fault}" for fault in faults]


def _seats(name: str) -> int:
    return serai.game(name).seats[-1]


@pytest.mark.parametrize("name", sorted(game_ids()))
def test_a_full_table_fits_every_screen(name: str, invite: Invite) -> None:
    """At the beginning, and a while later."""
    page = invite("Anna", "nl").at_table(name, _seats(name))
    faults = [fault for screen in SCREENS for fault in _faults(page, *screen)]
    _resize(page, 1440, 900)
    player = Player(page, "mouse", 3)
    for _ in range(80):
        if player.steps >= 10 or player.turn() == "over":
            break
        ready(page)
    faults += [f"later, {fault}" for screen in SCREENS[1::2] for fault in _faults(page, *screen)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", sorted(game_ids()))
def test_the_end_fits_every_screen(name: str, invite: Invite, finished: Finished) -> None:
    seats = next((n for n in serai.game(name).seats if n >= 3), _seats(name))
    page = invite("Anna", "en").page(f"/table/{finished.table(name, seats)}")
    until(page, "window.serai?.calm", 25)
    faults = [fault for screen in SCREENS for fault in _faults(page, *screen)]
    assert not faults, "\n".join(faults)


def test_on_a_phone_the_map_stays_in_sight_above_what_is_asked(invite: Invite) -> None:
    """Who gives his caravan orders must see where they lead."""
    page = invite("Anna", "en", phone=True).at_table("himalaya", 3)
    seen = """['map', 'tray'].map((id) => {
      const box = serai.stage.laid.get(id).box.getBoundingClientRect();
      const bottom = innerHeight - serai.bar.element.offsetHeight;
      return Math.min(box.bottom, bottom) - Math.max(box.top, serai.jumps.element.offsetHeight);
    })"""
    player = Player(page, "touch", 3)
    for _ in range(200):
        if page.evaluate("serai.calm && serai.choosing.asked().includes('tray')"):
            break
        player.turn()
        page.wait_for_timeout(30)
    page.evaluate("scrollTo(0, 0)")
    page.locator(".choice").first.tap()
    ready(page)
    until(page, f"({seen})[1] > 100")
    board, tray = page.evaluate(seen)
    assert tray >= page.evaluate("serai.stage.laid.get('tray').h") - 2
    assert board > 250


def test_with_few_players_no_empty_column_is_left_beside_the_table(invite: Invite) -> None:
    page = invite("Anna", "nl").at_table("kurier", 2)
    for width, height in [(1366, 650), (1366, 690), (1366, 768), (1536, 730), (1920, 1080)]:
        _resize(page, width, height)
        edges = (
            "[...document.querySelectorAll('.panels > .panel, .side-dock')].map((e) => e.getBoundingClientRect().right)"
        )
        assert page.evaluate(f"innerWidth - Math.max(...{edges})") < 40, f"{width}x{height}"
