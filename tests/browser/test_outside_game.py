"""The example of docs/adding-a-game.md, installed as an outside package, is played in the browser as it is."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import Player, play_out, ready
from visitors import Invite, Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "example"


@pytest.fixture
def bazaar(tmp_path: Path) -> Iterator[Server]:
    """A house beside which the example is installed."""
    outside = tmp_path / "outside"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", outside, EXAMPLE], check=True)
    made = Server(tmp_path, {"PYTHONPATH": str(outside)})
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.log


def test_secret_bids_of_two_friends_and_a_bot(bazaar: Server, invite: Invite) -> None:
    """Both bid at the same time, in either order; neither browser shows the other's card before the reveal."""
    anna, bert = invite("Anna", at=bazaar), invite("Bert", "nl", phone=True, at=bazaar)
    table = anna.post("/api/v1/tables", {"game": "bazaar", "seats": 3, "bots": {"2": "random"}})
    joining = bert.page(f"/join/{table['id']}/{table['invitation']}")
    joining.locator("main form button").last.click()
    joining.wait_for_url("**/table/*")
    desk = anna.page(f"/table/{table['id']}")
    if desk.locator("form[action$='/begin'] button").count():
        desk.locator("form[action$='/begin'] button").click()
    for page in (desk, joining):
        ready(page)
    play_out([Player(desk, "mouse", 1), Player(joining, "touch", 2)])
    for page in (desk, joining):
        page.locator("dialog.w-result").wait_for()
        assert page.locator("dialog.w-result .ranking li").count() == 3
