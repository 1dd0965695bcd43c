"""Two servers over one PostgreSQL: who sits at the one plays with who sits at the other, and one of them may die."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from typing import Any

import pytest
from webhouse import Line, Visitor

_ids = count()
PATIENCE = 60
"""Seconds; a bot whose server died is taken over after ten."""


class Process:
    """``serai serve`` as it is, on a port of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "serai.cli", "serve", "--port", "0", "--lang", "en", "--database", database]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        self.origin = f"http://127.0.0.1:{self.port}"

    def end(self, how: signal.Signals) -> str:
        """Stop it, if it still runs; what it had to say."""
        if self._process.poll() is not None:
            return ""
        self._process.send_signal(how)
        return self._process.communicate(timeout=PATIENCE)[0]


class Player:
    """Somebody at the table: a browser that goes to whichever server it is told to."""

    def __init__(self, at: Process, name: str) -> None:
        self.visitor = Visitor(at, "en", {})
        settings = {"confirm": False}
        assert self.visitor.api("/me", {"name": name, "lang": "en", "settings": settings}).status_code == 200

    def moved(self, to: Process) -> Visitor:
        """The same person before another server."""
        there = Visitor(to, "en", {})
        there.http.cookies.update(self.visitor.http.cookies)
        self.visitor = there
        return there


class Screen:
    """What one player sees."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.table: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.chat: list[str] = []

    def until(self, what: Callable[[], bool]) -> None:
        """Listen until it is so."""
        while not what():
            heard = self.line.hear(PATIENCE)
            if heard["type"] == "table":
                self.table = heard
            elif heard["type"] == "chat":
                self.chat += [line["text"] for line in heard["lines"]]
            elif "id" in heard:
                self.answers[heard["id"]] = heard

    def reached(self, number: int) -> bool:
        return bool(self.table) and int(self.table["number"]) >= number

    def people_decide(self) -> bool:
        return any(seat.get("deciding") and not seat.get("bot") for seat in self.table["seats"])

    def act(self) -> int:
        """Take the first choice; returns the moment it led to, as the server acknowledged it."""
        action, number = self.table["choices"][0]["action"], self.table["number"]
        id_ = f"step-{next(_ids)}"
        self.line.send({"type": "act", "id": id_, "number": number, "action": action})
        self.until(lambda: id_ in self.answers and self.reached(number + 1))
        assert self.answers[id_]["type"] == "done", self.answers[id_]
        return int(self.answers[id_]["number"])


@contextmanager
def at(visitor: Visitor, table: str) -> Iterator[Screen]:
    with visitor.socket(table) as line:
        screen = Screen(line)
        screen.until(lambda: screen.reached(0))
        yield screen


def play(screens: tuple[Screen, Screen], steps: int) -> None:
    """Let both and the bot play so many steps; each sees what the other did, moment by moment."""
    for _ in range(steps):
        for screen in screens:
            screen.until(screen.people_decide)
        actor = next(screen for screen in screens if screen.table["choices"])
        other = screens[1 - screens.index(actor)]
        other.until(partial(other.reached, actor.act()))


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    return new_database()


def test_two_servers_one_table_and_one_of_them_dies(database: str) -> None:
    with ExitStack() as stack:
        one, two = (Process(database) for _ in range(2))
        for process in (one, two):
            stack.callback(process.end, signal.SIGKILL)
        anna, bram = Player(one, "Anna"), Player(two, "Bram")
        answer = anna.visitor.api("/tables", {"game": "kurier", "seats": 3, "bots": {"2": "random"}}).json()
        table = answer["id"]
        sat = bram.visitor.api(f"/tables/{table}/sit", {"invitation": answer["invitation"]})
        assert sat.status_code == 200, sat.text
        with at(bram.visitor, table) as right:
            with at(anna.visitor, table) as left:
                play((left, right), 8)
                left.line.send({"type": "say", "id": "hello", "text": "Hallo"})
                right.until(lambda: "Hallo" in right.chat)
                assert [seat["name"] for seat in left.table["seats"]] == [seat["name"] for seat in right.table["seats"]]
                assert [seat.get("score") for seat in left.table["seats"]] == [
                    seat.get("score") for seat in right.table["seats"]
                ]
                known, told = left.table["number"], [line["text"] for line in left.table["log"]]
                assert "Traceback" not in one.end(signal.SIGKILL)
            # Anna comes back through the server that is left: nothing she was told of is gone, and the game goes on.
            with at(anna.moved(two), table) as left:
                assert left.table["number"] >= known
                assert {line["text"] for line in left.table["log"]} >= set(told)
                assert {seat["name"] for seat in left.table["seats"] if seat.get("here")} >= {"Anna", "Bram"}
                play((left, right), 8)
        # A third server, started anew, knows it all; the players sit crosswise now.
        three = Process(database)
        stack.callback(three.end, signal.SIGKILL)
        with at(anna.visitor, table) as left, at(bram.moved(three), table) as right:
            assert right.table["number"] >= left.table["number"] > known
            play((left, right), 6)
        check = subprocess.run(
            [sys.executable, "-m", "serai.cli", "verify", "--database", database, "--lang", "en"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert "All stored games play the same." in check.stdout, check.stdout + check.stderr
