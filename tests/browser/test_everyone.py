"""For everyone: axe-core finds nothing, on any page, in either size; the client speaks both languages alike."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playing import Player, ready, until
from visitors import Finished, Invite

import serai
from serai.core.registry import game_ids

NAME = "kurier"
GAMES = sorted(game_ids())
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def _faults(page: object, where: str) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{where}: {fault['id']}: {fault['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found
        for node in fault["nodes"][:3]
    ]


@SIZES
def test_axe_finds_nothing(invite: Invite, phone: bool) -> None:
    """On the pages of the house, and on everything that opens at a table."""
    guest = invite("Anna", "nl" if phone else "en", phone=phone)
    page = guest.page()
    faults: list[str] = []
    for path in ("/", "/profile", "/login", "/nowhere"):
        page.goto(guest.url + path, wait_until="domcontentloaded")
        faults += _faults(page, path)
    guest.troubles.clear()  # the browser itself complains of a page that is not there
    waiting = guest.post("/api/v1/tables", {"game": NAME, "seats": 3, "bots": {"2": "greedy"}})["id"]
    page.goto(f"{guest.url}/table/{waiting}")
    faults += _faults(page, "waiting room")
    page = guest.at_table()
    faults += _faults(page, "table")
    for tab in ("chat", "words"):
        page.evaluate(f"serai.book.choose('{tab}')")
        faults += _faults(page, f"table, {tab}")
    page.keyboard.press("?")
    faults += _faults(page, "help")
    page.keyboard.press("Escape")
    page.locator(".to-settings").click()
    page.locator("dialog.w-settings").wait_for()
    faults += _faults(page, "settings")
    page.keyboard.press("Escape")
    page.locator(".to-rules").click()
    page.locator("dialog.w-rules .rules-text h2").first.wait_for()
    faults += _faults(page, "rules panel")
    page.keyboard.press("Escape")
    page.evaluate("serai.settings.set('contrast', true)")
    faults += _faults(page, "table, high contrast")
    page.evaluate("serai.settings.set('contrast', false)")
    page.keyboard.press("[")
    until(page, "serai.past.at !== null && serai.showing.shown.number < serai.live.last")
    faults += _faults(page, "looking back")
    assert not faults, "\n".join(faults)


@SIZES
@pytest.mark.parametrize("name", GAMES)
def test_axe_finds_nothing_in_any_game(name: str, phone: bool, invite: Invite, finished: Finished) -> None:
    """At its table at the start and a while later, in the words for it, on its pages, and looking back upon it."""
    guest = invite("Anna", "en" if phone else "nl", phone=phone)
    seats = next((n for n in serai.game(name).seats if n >= 3), serai.game(name).seats[-1])
    page = guest.at_table(name, seats)
    faults = _faults(page, "table")
    player = Player(page, "touch" if phone else "mouse", 3)
    for _ in range(60):
        if player.steps >= 8:
            break
        player.turn()
        ready(page)
    page.evaluate("serai.book.choose('words')")
    faults += _faults(page, "table, later")
    for path in (f"/new/{name}", f"/rules/{name}", f"/replay/{finished.table(name, seats)}"):
        page.goto(guest.url + path, wait_until="domcontentloaded")
        if "replay" in path:
            until(page, "window.serai?.stage?.items.size > 0", 25)
        faults += _faults(page, path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
    assert not faults, "\n".join(faults)


def test_both_languages_have_the_same_words(invite: Invite) -> None:
    page = invite().at_table()
    base = page.locator("script[type=module]").first.get_attribute("src")
    assert base is not None
    keys = page.evaluate(
        """async (base) => {
          const load = async (lang) => (await import(new URL(`strings.${lang}.js`, new URL(base, location)))).default;
          const [en, nl] = [await load('en'), await load('nl')];
          const gaps = (text) => (text.match(/[{][a-z]+[}]/g) ?? []).sort().join('');
          const blanks = (words) => Object.entries(words).map(([k, v]) => k + gaps(v));
          return [blanks(en).sort(), blanks(nl).sort()];
        }""",
        base,
    )
    assert keys[0] == keys[1]


def test_thumbs_find_everything_on_a_phone(invite: Invite) -> None:
    page = invite("Anna", "nl", phone=True).at_table()
    small = page.evaluate(
        """() => [...document.querySelectorAll('.serai-table button, .serai-table a, .serai-table summary')]
          .filter((e) => e.offsetParent !== null && getComputedStyle(e).visibility !== 'hidden')
          .filter((e) => !e.closest('.log-lines'))
          .map((e) => [e.className + ' ' + e.textContent.slice(0, 20), e.getBoundingClientRect()])
          .filter(([, r]) => r.width < 43.5 || r.height < 43.5).map(([n, r]) => `${n}: ${r.width}x${r.height}`)"""
    )
    assert small == []
