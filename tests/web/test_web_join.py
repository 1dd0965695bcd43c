"""``serai join``: bots and programs of this computer play a seat in a house elsewhere, through the command itself."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from test_web_programs import token_for
from webhouse import Visitor, WebHouse
from websockets.sync.server import ServerConnection, serve

EXAMPLES = Path(__file__).parents[2] / "docs" / "outside-bots"


def join(address: str, *words: str, token: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    """What the command gives back; the token stands in its environment."""
    command = [sys.executable, "-m", "serai.cli", "join", address, *words, "--lang", lang]
    environment = os.environ | {"SERAI_TOKEN": token}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment)


@pytest.mark.parametrize(
    "bot",
    ["greedy", f"program:{sys.executable} {EXAMPLES / 'bot.py'}", f"program:node {EXAMPLES / 'bot.mjs'}"],
    ids=["greedy", "python", "javascript"],
)
def test_a_bot_of_ones_own_plays_a_whole_game_elsewhere(house: WebHouse, anna: Visitor, bot: str) -> None:
    table = anna.table(seats=2, bots={"1": "random"}, hot_seats=0, options={"rubles": "race"})
    played = join(house.origin, "--bot", bot, token=token_for(anna, table, 0, "Robot"))
    assert (played.returncode, played.stderr) == (0, "")
    assert "playing seat 1" in played.stdout
    assert "The game is over." in played.stdout
    assert anna.api(f"/tables/{table}").json()["status"] == "over"


def test_of_a_program_that_fails_one_is_told_what_was_wrong(house: WebHouse, anna: Visitor, tmp_path: Path) -> None:
    table = anna.table(seats=2, bots={"1": "random"}, hot_seats=0, options={"start_player": "1", "rubles": "race"})
    script = tmp_path / "nonsense.py"
    script.write_text("import sys\nfor line in sys.stdin: print('hello', flush=True)\n")
    token = token_for(anna, table, 0, "Robot")
    played = join(house.origin, "--bot", f"program:{sys.executable} {script}", token=token, lang="nl")
    assert played.returncode == 2
    assert played.stderr == "serai: Het antwoord van het programma was geen antwoord; het is zijn plaats kwijt.\n"


@pytest.mark.parametrize(
    ("address", "token", "said"),
    [
        ("", "wrong.token", "The token opens no seat (any more)."),
        ("", "", "The token of the seat is missing"),
        ("ftp://games.example", "a.b", "is not the address of a house"),
        ("http://", "a.b", "is not the address of a house"),
        ("ws://[::1", "a.b", "is not the address of a house"),
        ("localhost:99999", "a.b", "is not the address of a house"),
        ("http://127.0.0.1:9", "a.b", "No house answers at ws://127.0.0.1:9/program."),
    ],
)
def test_what_is_wrong_is_one_line(house: WebHouse, address: str, token: str, said: str) -> None:
    refused = join(address or house.origin, "--bot", "greedy", token=token)
    assert refused.returncode == 2
    assert refused.stderr.startswith("serai: ")
    assert said in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize("line", ["hello", '{"type": "game"}', '{"type": "choose", "view": {}, "legal": [1]}', "[]"])
def test_what_speaks_otherwise_is_no_house(line: str) -> None:
    def speak(socket: ServerConnection) -> None:
        socket.send(line)
        socket.recv()

    with serve(speak, "127.0.0.1", 0) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        refused = join(f"127.0.0.1:{other.socket.getsockname()[1]}", "--bot", "greedy", token="a.b")
        other.shutdown()
    assert (refused.returncode, refused.stderr) == (2, "serai: What answers there is not a house of Serai.\n")
