"""Connections that wait, dawdle, do not read or come in hosts: they are closed, and keep nobody out."""

import base64
import gc
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs
from webhouse import EASY, WebHouse

from serai.web.connections import Connections, Socket
from serai.web.sparing import Sparing

SHORT = structs.replace(EASY, request_time=1.0, body_time=1.0, answer_time=6.0, idle_time=1, ping_time=0.5)
FULL = structs.replace(EASY, connections=60, connections_of_address=40, request_time=60.0, idle_time=60)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house with little patience."""
    served = WebHouse(tmp_path_factory.mktemp("hasty"), SHORT).start()
    yield served
    served.stop()


def connections(house: WebHouse) -> Connections:
    found = house._server.config.http.all_connections  # type: ignore[union-attr]
    assert isinstance(found, Connections)
    return found


def connect(house: WebHouse) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=10)


def rest(line: socket.socket) -> bytes:
    """All that still comes until the house closes; b"reset" if it breaks off."""
    heard = b""
    try:
        while part := line.recv(65_536):
            heard += part
    except ConnectionResetError:
        return heard + b"reset"
    return heard


def empty(house: WebHouse) -> bool:
    """Whether all connections have gone, or go soon."""
    for _ in range(400):
        if not len(connections(house)):
            return True
        time.sleep(0.05)
    return False


def test_who_says_nothing_is_shown_out(hasty: WebHouse) -> None:
    with connect(hasty) as line:
        assert rest(line) == b""


def test_who_sends_half_a_head_is_shown_out(hasty: WebHouse) -> None:
    with connect(hasty) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert rest(line).startswith(b"HTTP/1.1 408 ")


def test_who_sends_a_head_drop_by_drop_is_shown_out(hasty: WebHouse) -> None:
    began = time.monotonic()
    with connect(hasty) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        for number in range(100):
            try:
                line.sendall(b"x-%d: y\r\n" % number)
            except OSError:
                break
            time.sleep(0.1)
        assert number < 99
    assert time.monotonic() - began < 9


def test_who_sends_half_a_body_is_shown_out_without_a_word_in_the_log(
    hasty: WebHouse, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), connect(hasty) as line:
        head = "POST /profile HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        line.sendall(f"{head}Content-Length: 1000\r\n\r\nname=".encode())
        rest(line)
    assert empty(hasty)
    assert not caplog.records


def test_who_stays_after_his_answer_is_shown_out(hasty: WebHouse) -> None:
    with connect(hasty) as line:
        line.sendall(b"GET /login HTTP/1.1\r\nHost: x\r\n\r\n")
        assert rest(line).startswith(b"HTTP/1.1 200 ")
    with connect(hasty) as line:
        line.sendall(b"GET /login HTTP/1.1\r\nHost: x\r\n\r\n")
        time.sleep(0.5)
        line.sendall(b"GET /login HT")
        heard = rest(line)
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in heard


def test_who_does_not_read_is_shown_out(hasty: WebHouse) -> None:
    visitor = hasty.visitor()
    table = visitor.come_in().table(hot_seats=3)
    with visitor.socket(table) as talk:
        art = talk.until("table")["art"]
    visitor.http.close()
    assert empty(hasty)
    with connect(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(f"GET {art} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 60)
        assert empty(hasty)


def test_a_socket_that_answers_no_ping_is_closed(hasty: WebHouse) -> None:
    visitor = hasty.visitor()
    table = visitor.come_in().table(hot_seats=3)
    token = visitor.http.cookies["serai"]
    visitor.http.close()
    with connect(hasty) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /table/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        heard = rest(line)
        assert heard.startswith(b"HTTP/1.1 101 ")
        assert b"keepalive ping timeout" in heard
    assert empty(hasty)


def test_a_full_house_lets_new_visitors_in(tmp_path: Path) -> None:
    """Idle and half-sent connections, many more than there is room for, keep out neither neighbours nor others."""
    house = WebHouse(tmp_path, FULL).start()
    held: list[socket.socket] = []
    try:
        player = house.visitor().come_in()
        table = player.table(hot_seats=3)
        with player.socket(table) as talk:
            shown = talk.until("table")
            for number in range(200):
                line = connect(house)
                if number % 2:
                    line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
                held.append(line)
                if number % 50 == 0:
                    assert httpx.get(f"{house.origin}/login", timeout=10).status_code == 200
            assert len(connections(house)) <= FULL.connections_of_address
            # who plays is not shown out for who only waits
            act = {"type": "act", "id": "a", "number": shown["number"], "action": shown["choices"][0]["action"]}
            assert talk.ask(act)["type"] == "done"
            assert rest(held[0]) in (b"", b"reset"), "the oldest went"
    finally:
        for line in held:
            line.close()
        house.stop()


def test_when_nobody_is_idle_no_more_are_taken(tmp_path: Path) -> None:
    few = structs.replace(FULL, connections_of_address=3)
    house = WebHouse(tmp_path, few).start()
    try:
        player = house.visitor().come_in()
        table = player.table(hot_seats=3)
        with player.socket(table) as one, player.socket(table) as two, player.socket(table) as three:
            for talk in (one, two, three):
                talk.until("table")
            with connect(house) as line:
                assert rest(line) in (b"", b"reset")
        for _ in range(100):
            if len(connections(house)) < 3:
                break
            time.sleep(0.05)
        assert httpx.get(f"{house.origin}/login", timeout=10).status_code == 200
    finally:
        house.stop()


def test_a_thousand_mistakes_are_a_few_lines(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "serai.cli", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found is not None
    for _ in range(300):
        with socket.create_connection(("127.0.0.1", int(found[1])), timeout=10) as line:
            line.sendall(b"no HTTP at all\r\n\r\n")
            line.recv(1000)
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=30)
    assert 1 <= len(err.splitlines()) < 10, err


def test_lines_left_out_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("serai.web.sparing.monotonic", lambda: now[0])
    sparing = Sparing(most=2, seconds=10)

    def line(text: str) -> str:
        record = logging.LogRecord("x", logging.WARNING, "here.py", 1, text, (), None)
        return record.getMessage() if sparing.filter(record) else ""

    assert [line("oh") for _ in range(5)] == ["oh", "oh", "", "", ""]
    assert line("ah") == "ah"
    now[0] = 11.0
    assert line("oh") == "oh (and 3 times more in the minute before)"
    assert line("oh") == "oh"


def test_a_closed_socket_leaves_nothing_behind_that_must_be_searched_for(
    hasty: WebHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house looks for garbage in cycles very seldom, and what compresses a socket's messages is large."""
    made: list[weakref.ref[Any]] = []
    begin = Socket.__init__

    def noted(self: Socket, *args: Any, **more: Any) -> None:
        begin(self, *args, **more)
        made.append(weakref.ref(self.conn))

    monkeypatch.setattr(Socket, "__init__", noted)
    anna = hasty.visitor().come_in("Anna")
    table = anna.table(seats=2, hot_seats=2)
    gc.disable()
    try:
        for _ in range(2):
            with anna.socket(table) as line:
                line.until("table")
        assert empty(hasty)
        deadline = time.monotonic() + 10
        while any(one() is not None for one in made) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert [one() for one in made] == [None, None]
    finally:
        gc.enable()
