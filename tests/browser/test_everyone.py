"""For everyone: axe-core finds nothing, on any page, in either size; the client speaks both languages alike."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playing import ready, until
from visitors import Invite

NAME = "kurier"


def _faults(page: object, where: str) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{where}: {fault['id']}: {fault['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for fault in found
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(invite: Invite, phone: bool) -> None:
    guest = invite("Anna", "nl" if phone else "en", phone=phone)
    page = guest.page()
    faults: list[str] = []
    for path in ("/", f"/new/{NAME}", f"/rules/{NAME}", "/profile", "/login"):
        page.goto(guest.url + path)
        faults += _faults(page, path)
    page.goto(guest.url + "/")
    page.locator(f"form[action='/quick/{NAME}'] button").first.click()
    page.wait_for_url("**/table/*")
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)
    faults += _faults(page, "table")
    for tab in ("chat", "words"):
        page.evaluate(f"serai.book.choose('{tab}')")
        faults += _faults(page, f"table, {tab}")
    page.keyboard.press("?")
    faults += _faults(page, "help")
    page.keyboard.press("Escape")
    page.locator(".head-tools .tool").nth(2).click()
    page.locator("dialog.w-settings").wait_for()
    faults += _faults(page, "settings")
    page.keyboard.press("Escape")
    page.locator(".head-tools .tool").nth(1).click()
    page.locator("dialog.w-rules .rules-text h2").first.wait_for()
    faults += _faults(page, "rules panel")
    page.keyboard.press("Escape")
    page.evaluate("serai.settings.set('contrast', true)")
    faults += _faults(page, "table, high contrast")
    page.evaluate("serai.settings.set('contrast', false)")
    page.keyboard.press("[")
    until(page, "serai.past.at !== null && serai.shown.number < serai.live.last")
    faults += _faults(page, "looking back")
    assert not faults, "\n".join(faults)


def test_both_languages_have_the_same_words(invite: Invite) -> None:
    guest = invite()
    page = guest.page("/")
    page.locator(f"form[action='/quick/{NAME}'] button").first.click()
    page.wait_for_url("**/table/*")
    ready(page)
    base = page.locator("script[type=module]").first.get_attribute("src")
    assert base is not None
    keys = page.evaluate(
        """async (base) => {
          const load = async (lang) => (await import(base.replace('main.js', `strings.${lang}.js`))).default;
          const [en, nl] = [await load('en'), await load('nl')];
          const gaps = (text) => (text.match(/[{][a-z]+[}]/g) ?? []).sort().join('');
          const blanks = (words) => Object.entries(words).map(([k, v]) => k + gaps(v));
          return [blanks(en).sort(), blanks(nl).sort()];
        }""",
        base,
    )
    assert keys[0] == keys[1]


def test_thumbs_find_everything_on_a_phone(invite: Invite) -> None:
    guest = invite("Anna", "nl", phone=True)
    page = guest.page("/")
    page.locator(f"form[action='/quick/{NAME}'] button").first.click()
    page.wait_for_url("**/table/*")
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.serai-table button, .serai-table a, .serai-table summary')]
          .filter((e) => e.offsetParent !== null && getComputedStyle(e).visibility !== 'hidden')
          .filter((e) => !e.closest('.log-lines'))
          .map((e) => [e.className + ' ' + e.textContent.slice(0, 20), e.getBoundingClientRect()])
          .filter(([, r]) => r.width < 43.5 || r.height < 43.5).map(([n, r]) => `${n}: ${r.width}x${r.height}`)"""
    )
    assert small == []
