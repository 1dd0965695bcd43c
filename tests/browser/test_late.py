"""Who was late finds a bot in his seat, and takes it back."""

import pytest
from playing import until
from visitors import Invite

CLOCK = {"kind": "live", "seconds": 10, "increment": 0}


@pytest.mark.parametrize(("lang", "button"), [("en", "Take my seat back"), ("nl", "Neem je plaats terug")])
def test_a_late_player_takes_his_seat_back(invite: Invite, lang: str, button: str) -> None:
    anna, bram = invite(lang=lang, phone=lang == "nl"), invite("Bram")
    order = {"game": "kurier", "seats": 2, "clock": CLOCK, "options": {"start_player": "1"}}
    table = anna.post("/api/v1/tables", order)["id"]
    bram.post(f"/api/v1/tables/{table}/sit", {})
    page, other = anna.page(f"/table/{table}"), bram.page(f"/table/{table}")
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)
    back = page.locator(".take-back")
    assert back.is_hidden()
    # Her time runs out, and a bot plays her turn.
    until(other, "window.serai?.live?.seats[0].bot === 'late' && serai.live.choices.length > 0", 40)
    back.wait_for()
    assert back.inner_text() == button
    prompt = page.locator("#prompt").inner_text()
    assert ("time was up" if lang == "en" else "tijd was om") in prompt
    back.click()
    back.wait_for(state="hidden")
    until(other, "serai.live.seats[0].bot !== 'late'")
    until(page, "serai.live.seats[0].clock >= 15 && !serai.live.seats[0].bot")
