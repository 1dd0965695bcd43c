"""Friends around one table: names on one screen, unread talk, and a waiting room that tells who came."""

from playing import until
from visitors import Invite


def test_everybody_at_one_screen_has_a_name(invite: Invite) -> None:
    page = invite("Anna", "nl").page("/new/kurier")
    page.select_option("#who-2", "me")
    assert not page.locator("[name=name-1]").is_visible(), "the first is Anna herself"
    page.locator("[name=name-2]").fill("Oma")
    with page.expect_navigation():
        page.locator("form .button.main").last.click()
    curtain = page.locator(".curtain")
    curtain.wait_for()
    first = curtain.locator("h2").inner_text()
    assert first in ("Geef het scherm aan Anna (Rood)", "Geef het scherm aan Oma (Groen)")
    curtain.locator("button").click()
    until(page, "serai.calm && serai.live.choices.length > 0")
    assert sorted(page.evaluate("serai.live.seats.filter((s) => s.you).map((s) => s.name)")) == ["Anna", "Oma"]
    page.evaluate("serai.requests.act(serai.live.choices[0])")
    other = "Oma (Groen)" if "Anna" in first else "Anna (Rood)"
    until(page, "!!serai.curtain || (serai.calm && serai.live.seats.some((s) => s.deciding && s.you))", 25)
    if page.locator(".curtain").count():
        assert other in page.locator(".curtain h2").inner_text()


def test_unread_talk_shows_in_the_title_and_on_a_phone(invite: Invite) -> None:
    anna, bram = invite("Anna", "en", phone=True), invite("Bram", "en")
    table = anna.post("/api/v1/tables", {"game": "kurier", "seats": 2, "open": True})["id"]
    waiting = anna.page(f"/table/{table}")
    waiting.locator("#waiting").wait_for()
    bram.post(f"/api/v1/tables/{table}/sit", {})
    waiting.locator(".serai-table").wait_for()  # the waiting room hears of it and becomes the table
    until(waiting, "window.serai?.calm", 25)
    other = bram.page(f"/table/{table}")
    until(other, "window.serai?.calm", 25)
    other.evaluate("serai.line.ask({ type: 'say', text: 'Hello' })")
    other.evaluate("serai.line.ask({ type: 'say', text: 'Anybody there?' })")
    until(waiting, "document.title.includes('(1)') || document.title.includes('(2)')")
    assert waiting.evaluate("serai.jumps.badge.hidden") is False
    waiting.evaluate("serai.book.choose('chat')")
    until(waiting, "!document.title.includes('(')")
