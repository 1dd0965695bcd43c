"""``serai serve`` and ``serai verify`` as processes: the address, an orderly stop, and one line when it cannot be."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from webhouse import WebHouse

from serai.cli.reach import network_address


def serai(*words: str, folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "serai.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"},
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_tells_where_and_closes_in_order(tmp_path: Path, number: signal.Signals) -> None:
    process = serai("serve", "--port", "0", folder=tmp_path)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    assert httpx.get(found[0], timeout=20).status_code == 200
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "The house is closed." in out
    assert "Traceback" not in err
    assert (tmp_path / "serai" / "house.sqlite").is_file()
    check = serai("verify", folder=tmp_path)
    assert "All stored games play the same." in check.communicate(timeout=30)[0]


def complaint(*words: str, folder: Path) -> str:
    process = serai(*words, folder=folder)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert len(err.strip().splitlines()) == 1, err
    return err


def test_a_taken_port_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "is taken" in complaint("serve", "--port", port, folder=tmp_path)


def test_a_damaged_database_is_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"this is no database" * 100)
    for command in ("serve", "verify"):
        words = (command, "--database", str(broken), *(("--port", "0") if command == "serve" else ()))
        assert complaint(*words, folder=tmp_path)
    assert complaint("serve", "--port", "0", "--database", "nonsense://x", folder=tmp_path)
    assert complaint("serve", "--port", "0", "--database", "/nowhere/x.sqlite", folder=tmp_path)
    assert complaint("serve", "--host", "203.0.113.9", "--port", "0", folder=tmp_path)


def first_lines(*words: str, folder: Path, lines: int) -> list[str]:
    process = serai("serve", "--port", "0", *words, folder=folder)
    assert process.stdout is not None
    try:
        return [process.stdout.readline() for _ in range(lines)]
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def test_a_house_for_the_whole_network_tells_an_address_that_friends_can_open(tmp_path: Path) -> None:
    told, more = first_lines("--host", "0.0.0.0", "--base-path", "/serai/", folder=tmp_path, lines=2)
    found = re.search(r"http://([\d.]+):\d+/serai/$", told.strip())
    if found is None:
        assert network_address("0.0.0.0") == "", "this computer is in a network, and its address was not told"
        return
    assert not found[1].startswith(("127.", "0."))
    assert "localhost" in more


def test_a_house_for_this_computer_alone_says_so(tmp_path: Path) -> None:
    told, more = first_lines(folder=tmp_path, lines=2)
    assert "http://localhost:" in told
    assert "--host 0.0.0.0" in more
    assert network_address("127.0.0.1") == ""


@pytest.mark.parametrize(
    "words",
    [
        ("--proxy", "proxy.example"),
        ("--proxy", "10.0.0.0/99"),
        ("--metrics-from", "everybody"),
        ("--base-path", "serai"),
        ("--base-path", "/a//b"),
        ("--base-path", "/../x"),
        ("--base-path", "/é"),
        ("--origin", "games.example"),
        ("--origin", "https://games.example/path"),
        ("--log", "xml"),
    ],
)
def test_options_that_cannot_be_are_one_line(tmp_path: Path, words: tuple[str, str]) -> None:
    assert words[1] in complaint("serve", *words, folder=tmp_path)


ORIGIN = ("--origin", "https://games.example")
SENDER = ("--mail-from", "games@example.org")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--smtp", "mail example", *SENDER, *ORIGIN), "mail example"),
        (("--smtp", "mail.example:70000", *SENDER, *ORIGIN), "mail.example:70000"),
        (("--smtp", "mail.example", "--smtp-security", "perhaps", *SENDER, *ORIGIN), "perhaps"),
        (("--smtp", "mail.example", "--mail-from", "nobody", *ORIGIN), "nobody"),
        (("--smtp", "mail.example", *ORIGIN), "--mail-from"),
        (("--smtp", "mail.example", *SENDER), "--origin"),
        (("--smtp", "mail.example", *SENDER, *ORIGIN, "--smtp-password-file", "no-such-file"), "no-such-file"),
        (("--smtp", "mail.example", *SENDER, *ORIGIN, "--smtp-password-file", "/dev/zero"), "/dev/zero"),
    ],
)
def test_a_mail_server_that_cannot_be_is_one_line(tmp_path: Path, words: tuple[str, ...], named: str) -> None:
    assert named in complaint("serve", *words, folder=tmp_path)


def test_a_house_opens_with_a_mail_server_whose_password_stands_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "password"
    secret.write_text("hidden\n")
    server = ("--smtp", "mail.example:2525", "--smtp-user", "games", "--smtp-password-file", str(secret))
    told = first_lines(*server, *SENDER, *ORIGIN, folder=tmp_path, lines=1)[0]
    assert "https://games.example/" in told
    assert "hidden" not in told


def test_a_request_that_a_closing_house_breaks_off_is_answered_and_is_no_fault(
    house: WebHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []

    async def never(*_: Any) -> Any:
        await asyncio.sleep(3600)

    async def send(message: Any) -> None:
        sent.append(message)

    async def broken_off() -> None:
        path = "/picture/kurier/0.en.svg"
        scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
        scope |= {"headers": [], "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "scheme": "http"}
        asked = asyncio.create_task(house.app(scope, never, send))
        await asyncio.sleep(0.2)
        asked.cancel()
        await asked

    monkeypatch.setattr("serai.web.pages.home.cover", never)
    house.do(broken_off())
    assert sent[0]["status"] == 503
