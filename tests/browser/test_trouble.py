"""Reloads, second tabs, cut lines, a server that dies: nothing lost, nothing doubled."""

import signal

import pytest
from playing import Player, look, ready, until
from playwright.sync_api import Page
from visitors import Invite, Server

import serai

NAME = "kurier"


def _asked(page: Page) -> None:
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)


def _step(page: Page, player: Player) -> None:
    _asked(page)
    player.turn()
    ready(page)


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(invite: Invite) -> None:
    page = invite().at_table()
    player = Player(page, "mouse", 5)
    _step(page, player)
    _asked(page)
    before = look(page)
    page.reload()
    _asked(page)
    after = look(page)
    assert [before[key] for key in ("number", "choices", "prompt")] == [
        after[key] for key in ("number", "choices", "prompt")
    ]
    assert {t["id"] for t in before["targets"]} == {t["id"] for t in after["targets"]}


def test_a_second_tab_shows_the_same_table(invite: Invite) -> None:
    guest = invite()
    first = guest.at_table()
    second = guest.page()
    second.goto(first.url)
    _asked(second)
    number = look(first)["number"]
    second.locator(".choice").first.click()
    until(second, f"serai.live.number > {number}")
    until(first, f"serai.live.number > {number}")
    for page in (first, second):
        _asked(page)
    assert look(first)["number"] == look(second)["number"]
    # both choose at the same moment: one wins, the other is shown the truth
    before = look(first)["number"]
    for page in (first, second):
        page.evaluate("serai.requests.act(serai.live.choices[0])")
    for page in (first, second):
        until(page, f"serai.calm && serai.live.number > {before}")


def test_a_cut_line_is_told_and_mended_and_the_choice_is_not_lost(invite: Invite) -> None:
    guest = invite()
    page = guest.at_table()
    number = look(page)["number"]
    guest.context.set_offline(True)
    banner = page.locator(".banner")
    banner.wait_for()
    assert banner.locator("button").is_visible()
    page.locator(".choice").first.click()
    assert page.evaluate("serai.line.pending.size") == 1
    guest.context.set_offline(False)
    until(page, f"serai.calm && serai.live.number > {number}", 25)
    banner.wait_for(state="hidden")


def test_a_choice_made_just_before_a_reload_is_sent(invite: Invite) -> None:
    guest = invite()
    page = guest.at_table()
    number = look(page)["number"]
    guest.context.set_offline(True)
    page.locator(".banner").wait_for()
    page.locator(".choice").first.click()
    guest.context.set_offline(False)
    page.reload()
    until(page, f"window.serai?.calm && serai.live.number > {number}", 25)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_is_killed_in_mid_turn_comes_back_with_everything(
    invite: Invite, own_server: Server, how: signal.Signals
) -> None:
    page = invite(at=own_server).at_table()
    player = Player(page, "mouse", 7)
    _step(page, player)
    _asked(page)
    number = look(page)["number"]
    own_server.stop(how)
    page.locator(".banner").wait_for()
    page.locator(".choice").first.click()
    own_server.start()
    # the client comes back by itself; who is faster presses the button
    page.evaluate("document.querySelector('.banner:not([hidden]) button')?.click()")
    until(page, f"serai.calm && serai.live.number > {number}", 25)
    _step(page, player)


def test_undo_and_esc_take_back(invite: Invite) -> None:
    page = invite().at_table()
    for _ in range(30):
        _asked(page)
        before = look(page)
        page.keyboard.press("1")
        until(page, "serai.calm")
        if page.evaluate("serai.live.can_undo"):
            page.keyboard.press("u")
            until(page, f"serai.calm && serai.live.number === {before['number']}")
            assert look(page)["choices"] == before["choices"]
            return
        until(page, "serai.calm && (serai.live.choices.length || serai.live.status === 'over')", 25)
    pytest.skip("this game let nothing be taken back")


def test_looking_back_shows_the_past_and_offers_nothing(invite: Invite) -> None:
    page = invite().at_table()
    player = Player(page, "mouse", 9)
    for _ in range(4):
        _step(page, player)
    _asked(page)
    last = look(page)["last"]
    page.keyboard.press("[")
    until(page, f"serai.showing.shown.number === {last - 1}")
    assert look(page)["choices"] == 0
    page.locator(".past input[type=range]").fill("1")
    until(page, "serai.showing.shown.number === 1")
    page.keyboard.press("Escape")
    _asked(page)
    assert look(page)["number"] >= last


def test_looking_back_goes_on_after_the_line_was_cut(invite: Invite) -> None:
    guest = invite()
    page = guest.at_table()
    player = Player(page, "mouse", 9)
    for _ in range(3):
        _step(page, player)
    _asked(page)
    guest.context.set_offline(True)
    page.locator(".banner").wait_for()
    page.evaluate("serai.past.go(1)")
    guest.context.set_offline(False)
    until(page, "serai.showing.shown.number === 1", 25)
    page.evaluate("serai.past.go(2)")
    until(page, "serai.showing.shown.number === 2")


def test_two_at_one_screen_do_not_see_each_others_secrets(invite: Invite) -> None:
    guest = invite()
    seats = serai.game(NAME).seats[0]
    order = {"game": NAME, "seats": seats, "hot_seats": 2, "bots": {str(seat): "greedy" for seat in range(2, seats)}}
    table = guest.post("/api/v1/tables", order)
    page = guest.page(f"/table/{table['id']}")
    if page.locator("form[action$='/begin'] button").count():
        page.locator("form[action$='/begin'] button").click()
    page.locator(".curtain").wait_for()
    assert not page.locator(".serai-table").is_visible()
    page.locator(".curtain button").click()
    player = Player(page, "mouse", 4)
    eyes: set[int] = set()
    for _ in range(400):
        now = look(page)
        if now["calm"] and now["choices"] and not now["curtain"]:
            eyes.add(now["viewer"])
        if len(eyes) == 2:
            return
        if player.turn() != "acted":
            page.wait_for_timeout(20)
    raise AssertionError(f"only {eyes} ever looked")


def test_a_stranger_watches_without_choices(invite: Invite) -> None:
    page = invite().at_table()
    other = invite("Otto").page()
    other.goto(page.url)
    ready(other)
    seen = look(other)
    assert seen["viewer"] is None
    assert seen["choices"] == 0
    assert not seen["targets"]


def test_zooming_keeps_the_page_in_its_frame_and_hits_what_is_seen(invite: Invite) -> None:
    page = invite().at_table()
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert page.evaluate("[...serai.stage.laid.values()].find(p => p.data.area === 'board').camera.zoom") > 1.5
    assert look(page)["width"] <= look(page)["window"]
    page.keyboard.press("0")
    assert page.evaluate("[...serai.stage.laid.values()].find(p => p.data.area === 'board').camera.zoom") == 1
