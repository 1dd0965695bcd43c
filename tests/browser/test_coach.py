"""A word before a move that throws away much, for who likes it: nothing is taken until he says so."""

from playing import until
from visitors import Invite

ASKED = "window.serai?.calm && serai.live.choices.length > 0"
END = "serai.live.choices.find((choice) => choice.label === 'End your turn')"


def test_who_throws_away_his_dice_is_told_first(invite: Invite) -> None:
    page = invite(coach=True).at_table("feuville", 2)
    warned = False
    # where no word comes in time the move is taken: then there is a next turn
    for _ in range(6):
        while page.evaluate(f"!({END}) || serai.live.choices.length < 3"):
            page.evaluate("serai.requests.act(serai.live.choices[0])")
            page.wait_for_timeout(50)
            until(page, ASKED, 30)
        before = page.evaluate("serai.live.number")
        page.evaluate(f"serai.requests.act({END})")
        until(page, f"document.querySelector('.coach-choice') || serai.live.number > {before}")
        warned = page.locator(".coach-choice").is_visible()
        if warned:
            break
        until(page, ASKED, 30)
    assert warned
    assert "%" in page.locator(".coach").inner_text()
    assert page.locator(".choice.hinted, .hinted").count() > 0
    page.locator(".coach-choice button").first.click()
    assert page.locator(".coach").count() == 0
    assert page.evaluate("serai.live.number") == before
    # who chooses it again means it
    page.evaluate(f"serai.requests.act({END})")
    until(page, f"serai.live.number > {before}")
    assert page.locator(".coach").count() == 0
