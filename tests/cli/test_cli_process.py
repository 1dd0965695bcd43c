"""The command as a process: languages, encodings, colours, closed pipes, interrupts, and a real terminal."""

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from clitools import one_line, plain

from serai.core.record import Record

SERAI = [sys.executable, "-m", "serai.cli"]


def start(*words: str, typed: str = "", **settings: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [*SERAI, *words], input=typed.encode(), capture_output=True, timeout=60, env=os.environ | settings, check=False
    )


def test_language_comes_from_the_system() -> None:
    assert "Gebruik" in start(LC_ALL="nl_NL.UTF-8").stdout.decode()
    assert "Usage" in start(LC_ALL="de_DE.UTF-8").stdout.decode()


def test_a_poor_encoding_gets_plain_ascii() -> None:
    heard = start("play", "kurier", "--lang", "nl", typed="1\n", PYTHONIOENCODING="ascii")
    assert heard.returncode == 2
    text = heard.stdout.decode("ascii")
    assert "+Baikal-Bar" in text
    assert "depeche" in text
    assert "?" not in text.split("Tot nu toe:")[-1].split("Baikal-Bar")[0]
    assert one_line(heard.stderr.decode("ascii"))


def test_no_colours_in_a_pipe() -> None:
    heard = start("play", "kurier", typed="1\n")
    assert b"\x1b" not in heard.stdout


def test_a_closed_pipe_is_no_drama(record: Path) -> None:
    command = " ".join([*SERAI, "replay", str(record), "2>err", "| head -c 10 >/dev/null; echo ${PIPESTATUS[0]}"])
    heard = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, check=True)
    assert heard.stdout.strip() in (b"0", b"2")
    assert Path("err").read_text() == ""


def test_output_that_cannot_be_written() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    with Path("/dev/full").open("w") as full:
        heard = subprocess.run([*SERAI, "games"], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert heard.returncode == 2
    assert heard.stderr.decode().endswith(": there is no space left.\n")
    assert one_line(heard.stderr.decode())


def test_without_output_bots_play_in_other_processes() -> None:
    heard = subprocess.run(
        ["bash", "-c", " ".join([*SERAI, "sim", "kurier", "--games", "1", ">&-"])],
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert (heard.returncode, heard.stderr) == (0, b"")


def test_the_package_is_the_command_too() -> None:
    heard = subprocess.run([sys.executable, "-m", "serai", "--version"], capture_output=True, timeout=60, check=True)
    assert heard.stdout.startswith(b"serai ")


def test_without_input_and_output() -> None:
    heard = subprocess.run(
        ["bash", "-c", " ".join([*SERAI, "games", "<&-", ">&-"])], stderr=subprocess.PIPE, timeout=60, check=False
    )
    assert b"Traceback" not in heard.stderr


class Screen:
    """A command at a terminal of its own."""

    def __init__(self, *words: str, **settings: str) -> None:
        self.master, slave = pty.openpty()
        env = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50"} | settings
        self.process = subprocess.Popen(
            [*SERAI, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            # A shell lets what it starts in the background ignore interrupts, these tests included.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )
        os.close(slave)
        self.raw = ""
        self.seen = 0

    def wait_for(self, text: str) -> str:
        """Read until this text comes; returns what came since the last time, without colours."""
        until = time.monotonic() + 90
        while text not in plain(self.raw)[self.seen :]:
            assert time.monotonic() < until, f"{text!r} never came: {plain(self.raw)[-2000:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.raw += os.read(self.master, 65536).decode(errors="ignore")
                except OSError:
                    break
        clear = plain(self.raw)
        at = clear.find(text, self.seen)
        assert at >= 0, f"{text!r} never came: {clear[-2000:]}"
        part, self.seen = clear[self.seen : at + len(text)], at + len(text)
        return part

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def end(self) -> int:
        """The status, once the command has ended."""
        with contextlib.suppress(OSError):
            while select.select([self.master], [], [], 20)[0]:
                data = os.read(self.master, 65536)
                if not data:
                    break
                self.raw += data.decode(errors="ignore")
        return self.process.wait(60)


@pytest.fixture
def screens() -> Iterator[list[Screen]]:
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        if screen.process.poll() is None:
            screen.process.kill()
            screen.process.wait()
        os.close(screen.master)


def test_playing_at_a_terminal(screens: list[Screen], home: Path) -> None:
    words = ["play", "kurier", "--lang", "nl", "--seed", "5", "--name", "Anna", "--option", "start_player=1"]
    screens.append(screen := Screen(*words))
    screen.wait_for("Anna (Rood) >")
    assert "\x1b[" in screen.raw
    screen.type("1")
    screen.wait_for("Anna (Rood) >")
    screen.type("?")
    screen.wait_for("open reserve")
    screen.wait_for("Anna (Rood) >")
    screen.type("q")
    screen.wait_for("Bewaren?")
    screen.type("")
    screen.wait_for("--resume")
    assert screen.end() == 0
    assert len(list(home.glob("*.serai"))) == 1
    assert max(len(line.rstrip()) for line in plain(screen.raw).split("\r\n")) <= 80


def test_colours_can_be_turned_off(screens: list[Screen]) -> None:
    for settings in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        screens.append(screen := Screen("play", "kurier", "--seed", "5", **settings))
        screen.wait_for("Red >")
        assert "\x1b[31m" not in screen.raw
        assert "\x1b[97;41m" not in screen.raw
        screen.type("q")
        screen.wait_for("Save?")
        screen.type("n")
        assert screen.end() == 0


def test_an_interrupt_keeps_the_game(screens: list[Screen], home: Path) -> None:
    screens.append(screen := Screen("play", "kurier", "--lang", "nl", "--seed", "5"))
    screen.wait_for("Rood >")
    screen.process.send_signal(signal.SIGINT)
    assert screen.end() == 2
    assert "Onderbroken. De partij is bewaard" in plain(screen.raw)
    assert "Traceback" not in screen.raw
    (path,) = home.glob("*.serai")
    assert Record.load(path).steps


def test_the_end_of_input_at_a_terminal(screens: list[Screen]) -> None:
    screens.append(screen := Screen("play", "kurier", "--seed", "5"))
    screen.wait_for("Red >")
    os.write(screen.master, b"\x04")
    assert screen.end() == 2
    assert "The input has ended" in " ".join(plain(screen.raw).split())


def test_stepping_through_a_record(screens: list[Screen], record: Path) -> None:
    screens.append(screen := Screen("replay", str(record), "--lang", "nl", "--from", "10"))
    screen.wait_for("Na stap 10 van")
    for typed, expected in (
        ("", "Na stap 11 van"),
        ("b", "Na stap 10 van"),
        ("3", "Na stap 3 van"),
        ("x", "geheel getal"),
    ):
        screen.wait_for("e of q:")
        screen.type(typed)
        screen.wait_for(expected)
    screen.wait_for("e of q:")
    screen.type("e")
    screen.wait_for("1. ")
    screen.wait_for("e of q:")
    screen.type("q")
    assert screen.end() == 0


def test_the_curtain_falls_between_people(screens: list[Screen]) -> None:
    words = ["play", "kurier", "--seats-human", "1,2", "--name", "Anna", "--name", "Bram", "--option", "start_player=1"]
    screens.append(screen := Screen(*words))
    screen.wait_for("Pass the keyboard to Anna (Red)")
    screen.type("")
    screen.wait_for("Anna (Red) >")
    screen.type("1")
    before = len(screen.raw)
    part = screen.wait_for("Pass the keyboard to Bram (Green)")
    assert "Palace" not in part
    assert "\x1b[2J" in screen.raw[before:]
    screen.type("")
    screen.wait_for("Bram (Green) >")
