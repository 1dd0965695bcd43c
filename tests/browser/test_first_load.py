"""Who opens a table for the first time waits for few files."""

from playing import until
from playwright.sync_api import Page
from visitors import Finished, Invite

MOST = 12


def _asked(page: Page) -> list[str]:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked


def test_a_table_opens_with_few_requests(invite: Invite) -> None:
    anna = invite("Anna", "nl")
    order = {"game": "brillance", "seats": 2, "bots": {1: "apprentice"}}
    table = anna.post("/api/v1/tables", order)["id"]
    page = anna.page()
    asked = _asked(page)
    page.goto(f"{anna.url}/table/{table}")
    until(page, "window.serai?.calm && serai.live.choices.length > 0", 25)
    assert len(asked) <= MOST, asked
    assert sum(address.endswith(".js") for address in asked) == 1
    assert page.evaluate("document.querySelectorAll('.backdrop > *').length") > 100


def test_a_screen_that_changes_its_form_gets_the_other_pictures(invite: Invite) -> None:
    page = invite("Anna", "en").at_table("himalaya", 2)
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, "serai.live.narrow && document.querySelector('.floor.narrow .panel-board .backdrop > *')")
    page.set_viewport_size({"width": 1440, "height": 900})
    until(page, "!serai.live.narrow && document.querySelector('.panel-board .backdrop > *')")


def test_a_replay_opens_with_few_requests(invite: Invite, finished: Finished) -> None:
    table = finished.table("kurier", 3)
    anna = invite("Anna", "en")
    page = anna.page()
    asked = _asked(page)
    page.goto(f"{anna.url}/replay/{table}")
    until(page, "window.serai?.stage?.items.size > 0", 25)
    assert len(asked) <= MOST, asked
