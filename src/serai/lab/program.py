"""Somebody's own bot: a program that is told what it sees, a line of JSON at a time, and answers on its output.

docs/outside-bots.md tells the protocol. A program that is slow, ends, or answers nonsense loses the game; it cannot
hold up the table, for nobody waits for it longer than its time.
"""

import os
import shlex
import shutil
import subprocess
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from signal import SIG_DFL, SIGTERM, getsignal, signal
from threading import Thread, current_thread, main_thread
from typing import IO, Any
from weakref import WeakSet

import msgspec

from serai.lab.speech import LabError

PREFIX = "program:"
"""What stands before the command of a program, where bots are named."""
_LONGEST = 65_536
"""Bytes of an answer at the most."""
_UNREAD = 16
"""Lines that wait to be read at the most; a program that says more has to wait itself."""


class NoProgram(LabError):
    """There is no such program here."""


def command_of(name: str) -> list[str]:
    """The words of the command in a name like ``program:python3 mine.py``. Raises NoProgram."""
    text = name.removeprefix(PREFIX)
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise NoProgram("program-missing", command=text[:200])
    return words


class Answer(msgspec.Struct):
    """What a program answers."""

    action: int


_RUNNING: "WeakSet[subprocess.Popen[bytes]]" = WeakSet()


def _end_with_us(number: int, _: object) -> None:
    """Our process is told to end: those that think for it are, too."""
    for process in list(_RUNNING):
        process.terminate()
    signal(number, SIG_DFL)
    os.kill(os.getpid(), number)


class Program:
    """A running program. Two threads carry lines to and from it, so that nothing it does can block its caller.

    It ends with our process: its input does then, and if ours is ended (SIGTERM), it is, too.
    """

    def __init__(self, name: str, seconds: float) -> None:
        self.seconds = seconds
        self._process = subprocess.Popen(command_of(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        _RUNNING.add(self._process)
        if current_thread() is main_thread() and getsignal(SIGTERM) is SIG_DFL:
            signal(SIGTERM, _end_with_us)
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: Queue[bytes] = Queue(_UNREAD)
        Thread(target=_write, args=(self._process.stdin, self._told), daemon=True).start()
        Thread(target=_read, args=(self._process.stdout, self._said), daemon=True).start()

    def tell(self, facts: dict[str, Any]) -> None:
        """Send a line."""
        self._told.put(msgspec.json.encode(facts) + b"\n")

    def answer(self) -> int | str:
        """The action that it answers; or what is wrong: ``late``, ``gone`` or ``nonsense``."""
        try:
            line = self._said.get(timeout=self.seconds)
        except Empty:
            return "late"
        if not line:
            return "gone"
        try:
            return msgspec.json.decode(line, type=Answer).action
        except msgspec.DecodeError:
            return "nonsense"

    def stop(self) -> None:
        """End it at once."""
        self._told.put(None)
        self._process.kill()
        self._process.wait()
        with suppress(Empty):  # the thread that reads comes to its end
            while self._said.get(timeout=1):
                pass


def _write(pipe: IO[bytes], lines: "SimpleQueue[bytes | None]") -> None:
    try:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    except (OSError, ValueError):
        return


def _read(pipe: IO[bytes], lines: "Queue[bytes]") -> None:
    try:
        while line := pipe.readline(_LONGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(b"")
