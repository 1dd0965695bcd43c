"""Every game of the house, from the first click to the last."""

from pathlib import Path

import pytest
from playing import Player, look, play_out, ready, until
from visitors import Invite

import serai
from serai.bots import LEVELS, USUAL
from serai.core.registry import game_ids

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
GAMES = sorted(game_ids())


def _seats(name: str) -> int:
    """Three where the game allows it: two people and a bot."""
    game = serai.game(name)
    return next((n for n in game.seats if n >= 3), game.seats[-1])


@pytest.mark.parametrize("name", GAMES)
def test_two_friends_and_bots_play_a_whole_game(name: str, invite: Invite) -> None:
    """One at a desk in English with a mouse, one on a phone in Dutch with a thumb, who came by a link."""
    anna, bert = invite("Anna"), invite("Bert", "nl", phone=True)
    seats = _seats(name)
    order = {"game": name, "seats": seats, "bots": {str(seat): LEVELS[0] for seat in range(2, seats)}}
    table = anna.post("/api/v1/tables", order)
    joining = bert.page(f"/join/{table['id']}/{table['invitation']}")
    joining.locator("main form button").last.click()
    joining.wait_for_url("**/table/*")
    desk = anna.page(f"/table/{table['id']}")
    if desk.locator("form[action$='/begin'] button").count():
        desk.locator("form[action$='/begin'] button").click()
    phone = bert.page(f"/table/{table['id']}")
    joining.close()
    for page in (desk, phone):
        ready(page)
    assert phone.locator("html").get_attribute("lang") == "nl"
    SHOTS.mkdir(parents=True, exist_ok=True)
    players = [Player(desk, "mouse", 1), Player(phone, "touch", 2)]
    for moment, steps in (("start", 1), ("middle", 25)):
        while min(player.steps for player in players) < steps and look(desk)["status"] == "running":
            for player in players:
                player.turn()
        for player in players:
            ready(player.page)
        desk.screenshot(path=SHOTS / f"{name}-{moment}-desk.png")
        phone.screenshot(path=SHOTS / f"{name}-{moment}-phone.png")
    play_out(players)
    for page, size in ((desk, "desk"), (phone, "phone")):
        page.locator("dialog.w-result").wait_for()
        assert page.locator("dialog.w-result .ranking li").count() == seats
        page.screenshot(path=SHOTS / f"{name}-end-{size}.png")
    assert min(player.steps for player in players) > 5
    # both tell the same end
    assert look(desk)["status"] == look(phone)["status"] == "over"
    with desk.expect_navigation():
        desk.locator("dialog.w-result .ways a[href*='replay']").click()
    assert "/replay/" in desk.url


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_keyboard_alone(name: str, invite: Invite) -> None:
    """From the home page on, without a mouse, against the usual bots; each turn is confirmed."""
    carla = invite("Carla", confirm=True)
    page = carla.page("/")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"!!document.activeElement?.closest('form[action=\"/quick/{name}\"]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    ready(page)
    assert set(page.evaluate("serai.live.seats.filter((s) => !s.you).map((s) => s.bot)")) == {USUAL}
    player = Player(page, "keys", 3)
    play_out([player])
    page.locator("dialog.w-result").wait_for()
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog[open]')")
    assert player.steps > 5
