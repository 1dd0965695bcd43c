"""Programs that play a seat from anywhere: the example of the docs plays, and what fails costs the program alone."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from webhouse import Visitor, WebHouse
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

EXAMPLE = Path(__file__).parents[2] / "docs" / "outside-bots" / "remote.py"


def token_for(who: Visitor, table: str, seat: int, name: str = "") -> str:
    answer = who.api(f"/tables/{table}/programs", {"seat": seat, "name": name})
    assert answer.status_code == 201, answer.text
    assert answer.json()["socket"] == "/program"
    return str(answer.json()["token"])


@contextmanager
def program(house: WebHouse, token: str) -> Iterator[ClientConnection]:
    headers = {"authorization": f"Bearer {token}"}
    with connect(f"ws://127.0.0.1:{house.port}/program", additional_headers=headers, max_size=None) as socket:
        yield socket


def hear(socket: ClientConnection) -> dict[str, Any]:
    heard: dict[str, Any] = json.loads(socket.recv(30))
    return heard


def closed_with(socket: ClientConnection) -> int:
    """The code with which the house closes, whatever it says before."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(30)
    return int(socket.close_code or 0)


def seats_of(who: Visitor, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = who.api(f"/tables/{table}").json()["seats"]
    return seats


def until_over(who: Visitor, table: str) -> None:
    for _ in range(1200):
        if who.api(f"/tables/{table}").json()["status"] == "over":
            return
        time.sleep(0.05)
    raise AssertionError("the game does not end")


@pytest.fixture
def hasty(house: WebHouse) -> Iterator[WebHouse]:
    """A house in which programs have little time."""
    usual, house.house.programs.seconds = house.house.programs.seconds, 0.4
    yield house
    house.house.programs.seconds = usual


def test_the_example_plays_a_whole_game_in_a_free_seat(house: WebHouse, anna: Visitor) -> None:
    table = anna.table(seats=2, bots={"1": "random"}, hot_seats=0, options={"rubles": "race"})
    token = token_for(anna, table, 0, "Robot")
    assert seats_of(anna, table)[0]["name"] == "Robot"
    command = [sys.executable, str(EXAMPLE), f"ws://127.0.0.1:{house.port}/program", token]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert played.returncode == 0, played.stderr
    assert "ranking" in played.stdout
    assert anna.api(f"/tables/{table}").json()["status"] == "over"


def test_a_player_lets_a_program_play_his_own_seat(house: WebHouse, anna: Visitor) -> None:
    table = anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
    with program(house, token_for(anna, table, 0)) as socket:
        begun = hear(socket)
        assert (begun["type"], begun["protocol"], begun["game"], begun["seats"]) == ("game", 1, "kurier", 2)
        assert begun["seat"] == 0
        for _ in range(3):
            asked = hear(socket)
            assert asked["type"] == "choose"
            assert asked["view"]["seat"] == 0
            socket.send(json.dumps({"action": asked["legal"][0]}))
    assert seats_of(anna, table)[0]["name"] == "Anna"
    assert anna.api(f"/tables/{table}/programs").json() == {"seats": [0]}


def test_a_token_is_for_whom_the_seat_belongs_to(house: WebHouse, anna: Visitor, bram: Visitor) -> None:
    table = anna.table(seats=3, bots={"2": "random"}, invite_only=False)
    for seat, status in ((0, 403), (1, 403), (2, 409), (7, 400)):
        assert bram.api(f"/tables/{table}/programs", {"seat": seat}).status_code == status, seat
    assert house.visitor().api(f"/tables/{table}/programs", {"seat": 1}).status_code == 401
    assert anna.api(f"/tables/{table}/programs", {"seat": 2}).status_code == 409
    token_for(anna, table, 1)
    assert bram.http.delete(f"/api/v1/tables/{table}/programs/1").status_code == 403
    assert bram.api(f"/tables/{table}/programs").json() == {"seats": []}


@pytest.mark.parametrize("token", ["", "nonsense", "a.b", "\u00e9.x"])
def test_without_a_good_token_nobody_plays(house: WebHouse, token: str) -> None:
    with program(house, token.encode().decode("latin-1")) as socket:
        assert closed_with(socket) == 4001


def test_a_token_that_is_taken_back_ends_at_once(house: WebHouse, anna: Visitor) -> None:
    table = anna.table(seats=2, bots={}, hot_seats=1)
    token = token_for(anna, table, 1)
    with program(house, token) as socket:
        assert hear(socket)["type"] == "game"
        assert anna.http.delete(f"/api/v1/tables/{table}/programs/1").json() == {"seats": []}
        assert closed_with(socket) == 4001
    with program(house, token) as socket:
        assert closed_with(socket) == 4001
    assert seats_of(anna, table)[1]["bot"]


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("hello", 4400),
        ('{"action": "x"}', 4400),
        ('{"action": 99999}', 4409),
        ('{"action": -1}', 4409),
        (b"{}", 4400),
        ("[" * 20_000, 4400),
    ],
)
def test_a_wrong_answer_costs_the_program_its_seat(
    house: WebHouse, anna: Visitor, answer: str | bytes, code: int
) -> None:
    table = anna.table(seats=2, bots={"1": "random"}, hot_seats=0, options={"start_player": "1", "rubles": "race"})
    token = token_for(anna, table, 0)
    with program(house, token) as socket:
        assert [hear(socket)["type"], hear(socket)["type"]] == ["game", "choose"]
        socket.send(answer)
        assert closed_with(socket) == code
    until_over(anna, table)
    assert seats_of(anna, table)[0]["bot"]
    with program(house, token) as socket:
        assert closed_with(socket) == 4001


def test_who_speaks_unasked_fails(house: WebHouse, anna: Visitor) -> None:
    table = anna.table(seats=2, hot_seats=1, options={"start_player": "1"})
    with program(house, token_for(anna, table, 1)) as socket:
        assert hear(socket)["type"] == "game"
        socket.send('{"action": 1}')
        assert closed_with(socket) == 4400


def test_who_is_late_is_stood_in_for_and_his_player_comes_back(hasty: WebHouse, anna: Visitor) -> None:
    table = anna.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})
    with program(hasty, token_for(anna, table, 0)) as socket:
        assert closed_with(socket) == 4408
    with anna.socket(table) as line:
        line.until("table")
        assert line.ask({"type": "manage", "id": "back", "what": "take_back"})["type"] == "done"
    assert seats_of(anna, table)[0]["name"] == "Anna"


def test_who_goes_away_may_come_back_in_time_and_fails_after(hasty: WebHouse, anna: Visitor) -> None:
    hasty.house.programs.seconds = 5.0
    table = anna.table(seats=2, bots={"1": "random"}, hot_seats=0, options={"start_player": "1", "rubles": "race"})
    token = token_for(anna, table, 0)
    for _ in range(2):
        with program(hasty, token) as socket:
            assert [hear(socket)["type"], hear(socket)["type"]] == ["game", "choose"]
    hasty.house.programs.seconds = 0.4
    until_over(anna, table)
    with program(hasty, token) as socket:
        assert closed_with(socket) == 4001


def test_of_two_with_one_token_the_later_stays(house: WebHouse, anna: Visitor) -> None:
    table = anna.table(seats=2, hot_seats=1)
    token = token_for(anna, table, 1)
    with program(house, token) as first:
        assert hear(first)["type"] == "game"
        with program(house, token) as second:
            assert hear(second)["type"] == "game"
            assert closed_with(first) == 4001
            assert anna.api(f"/tables/{table}/programs").json() == {"seats": [1]}


def test_the_page_makes_and_takes_back_tokens(house: WebHouse, anna: Visitor, bram: Visitor) -> None:
    table = anna.table(seats=2, hot_seats=1)
    path = f"/table/{table}/programs"
    assert path in anna.get(f"/table/{table}").text
    made = anna.post(path, data={"seat": "1"}).text
    token = re.search(r'id="token" readonly value="([^"]+)"', made)
    assert token is not None
    with program(house, token[1]) as socket:
        assert hear(socket)["seat"] == 1
        assert anna.post(path, data={"seat": "1", "what": "revoke"}).status_code == 200
        assert closed_with(socket) == 4001
    assert anna.post(path, data={"seat": "x"}).status_code == 400
    assert anna.post(path, data={"seat": "1"}).status_code == 409
    assert bram.get(path).status_code == 403
    assert bram.post(path, data={"seat": "0"}).status_code == 403
    assert house.visitor().get(path).status_code == 403
