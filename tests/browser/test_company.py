"""Two people at one table: secret windows, standing orders, a call when it is one's turn, another game."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import ready, until
from playwright.sync_api import Page
from visitors import Guest, Invite, Server

AMBUSH = Path(__file__).parents[1] / "house"
SPY = """
window.heard = [];
const oscillator = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { heard.push('sound'); return oscillator.call(this); };
navigator.setAppBadge = async () => { heard.push('badge'); };
navigator.clearAppBadge = async () => { heard.push('no badge'); };
window.Notification = class {
  static permission = 'granted';
  constructor(title) { heard.push(title); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
"""Writes down how the page calls its reader, who looks elsewhere as long as `away` is set."""


@pytest.fixture(scope="module")
def ambush(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with the small game of windows, as a package of its own."""
    folder = tmp_path_factory.mktemp("ambush")
    told = folder / "ambush_game-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: ambush-game\nVersion: 1\n", encoding="utf-8")
    (told / "entry_points.txt").write_text("[serai.games]\nambush = windowgame:AMBUSH\n", encoding="utf-8")
    paths = [str(folder), str(AMBUSH), os.environ.get("PYTHONPATH", "")]
    made = Server(folder, {"PYTHONPATH": os.pathsep.join(filter(None, paths))})
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.log


def _together(anna: Guest, bert: Guest) -> tuple[Page, Page]:
    """Both at a new table of Ambush."""
    table = anna.post("/api/v1/tables", {"game": "ambush", "seats": 2})
    bert.post(f"/api/v1/tables/{table['id']}/sit", {"invitation": table["invitation"]})
    pages = anna.page(f"/table/{table['id']}"), bert.page(f"/table/{table['id']}")
    for page in pages:
        if page.locator("form[action$='/begin'] button").count():
            page.locator("form[action$='/begin'] button").click()
    for page in pages:
        until(page, "window.serai?.calm && serai.live.status === 'running'", 25)
    return pages


def _choose(page: Page, words: str) -> None:
    until(page, f"serai.calm && serai.live.choices.some((c) => c.label === '{words}')")
    page.locator(".choice", has_text=words).first.click()
    ready(page)


def test_a_window_runs_out_for_both_alike(ambush: Server, invite: Invite) -> None:
    one, other = _together(invite("Anna", at=ambush), invite("Bert", "nl", phone=True, at=ambush))
    _choose(one, "strike 2")
    for page in (one, other):
        until(page, "!serai.bar.waits.hidden && /[1-5]/.test(serai.bar.waits.textContent)")
    began = one.locator(".window-clock").inner_text()
    until(one, f"serai.bar.waits.textContent !== {began!r}")
    for page in (one, other):
        until(page, "serai.live.window === null && serai.bar.waits.hidden", 15)


def test_a_standing_order_is_given_from_the_menu(ambush: Server, invite: Invite) -> None:
    one, other = _together(invite("Anna", at=ambush), invite("Bert", at=ambush))
    one.locator(".head-tools .tool").last.click()
    one.locator(".menu-pop button", has_text="always a shield").click()
    until(one, "serai.calm && serai.live.orders.some((o) => o.given && o.order === 'always')")
    assert other.evaluate("serai.live.orders.find((o) => o.given).order") == "if_hit"


def test_who_looks_elsewhere_is_called(ambush: Server, invite: Invite) -> None:
    anna, bert = invite("Anna", at=ambush), invite("Bert", at=ambush, sound=True, notify=True)
    bert.context.add_init_script(SPY)
    one, other = _together(anna, bert)
    other.keyboard.press("Shift")
    assert not other.title().startswith("●")
    other.evaluate("window.away = true")
    _choose(one, "rest")
    until(other, "heard.includes('Your turn at Ambush')")
    heard = other.evaluate("heard")
    assert {"sound", "badge"} <= set(heard)
    assert other.title().startswith("●")
    assert "icon-turn" in other.evaluate("document.querySelector('link[rel=icon]').href")
    other.evaluate("window.away = false")
    _choose(other, "rest")
    until(other, "heard.includes('no badge')")
    assert not other.title().startswith("●")


def test_after_the_end_both_meet_at_a_new_table(ambush: Server, invite: Invite) -> None:
    pages = _together(invite("Anna", at=ambush), invite("Bert", at=ambush))
    for turn in range(6):
        _choose(pages[turn % 2], "rest")
    for page in pages:
        page.locator("dialog.w-result .ranking").wait_for()
    with pages[0].expect_navigation():
        pages[0].locator("dialog.w-result button.primary").click()
    invited = pages[1].locator("dialog.w-result button.primary", has_text="to the new table")
    invited.wait_for()
    with pages[1].expect_navigation():
        invited.click()
    assert pages[0].url == pages[1].url
    for page in pages:
        page.locator(".serai-table").wait_for()
        until(page, "window.serai?.calm && serai.live.status === 'running'", 25)
    assert {page.evaluate("serai.live.viewer") for page in pages} == {0, 1}
