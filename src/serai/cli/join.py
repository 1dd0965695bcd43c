"""``serai join ADDRESS``: let a bot, or a program of one's own, play a seat at a table of a house that is elsewhere."""

import os
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from serai.cli.arguments import Arguments, Command, Flag, Operand
from serai.cli.speech import Complaint
from serai.cli.terminal import Terminal
from serai.core.registry import game as find_game
from serai.core.rng import Rng
from serai.lab.players import Fault, Player, check_player, player

_PATIENCE = 60.0
"""So many seconds a house that was reached before is tried again; a restart takes a few."""
_PAUSE = 2.0
_LONGEST = 4_000_000
"""Bytes of a message of the house at the most."""
_OVER = 1000
"""The house closes with this when the game is over."""
_REFUSED = {4001: "join-token", 4400: "join-nonsense", 4408: "join-late", 4409: "join-illegal"}
_FAULTS = {"late": "join-late", "gone": "join-gone", "nonsense": "join-nonsense", "illegal": "join-illegal"}
_TOKEN = "SERAI_TOKEN"
"""Where the token may stand, so that it need not be typed where others can read it."""


class _Game(msgspec.Struct, tag_field="type", tag="game"):
    """A game begins."""

    game: str
    rules: int
    data: str
    seats: int
    seat: int
    options: dict[str, Any]
    seed: int


class _Choose(msgspec.Struct, tag_field="type", tag="choose"):
    """The seat must decide."""

    view: dict[str, Any]
    legal: list[int]


class _Over(msgspec.Struct, tag_field="type", tag="over"):
    """The game is over."""

    ranking: list[int]
    scores: list[int]


_Line = _Game | _Choose | _Over
_LINES: Final = msgspec.json.Decoder(_Line)


def run(terminal: Terminal, arguments: Arguments) -> int:
    """Play the seat that the token opens until the game is over; a broken line is taken up again."""
    name = arguments.text("bot") or "master"
    check_player(name)
    token = arguments.text("token") or os.environ.get(_TOKEN, "")
    if not token.isascii() or not token.isprintable() or not token.strip():
        raise Complaint("join-no-token")
    seconds = arguments.seconds("think") or 10.0
    seat = _Seat(terminal, name, seconds)
    address = _address(arguments.name("house"))
    tried_until = 0.0
    while True:
        try:
            with connect(
                address, additional_headers={"Authorization": f"Bearer {token.strip()}"}, max_size=_LONGEST
            ) as socket:
                tried_until = time.monotonic() + _PATIENCE
                seat.play(socket)
                return 0
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code == _OVER:
                return 0
            if code in _REFUSED:
                raise Complaint(_REFUSED[code]) from closed
            tried_until = max(tried_until, time.monotonic() + _PATIENCE)
        except InvalidURI as error:
            raise Complaint("join-address", address=address[:200]) from error
        except (OSError, InvalidHandshake, TimeoutError) as error:
            if time.monotonic() >= tried_until:
                raise Complaint("join-unreached", address=address[:200]) from error
        time.sleep(_PAUSE)


def _address(given: str) -> str:
    """The address of the socket for programs in this house, however the house was named."""
    schemes = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
    try:
        parts = urlsplit(given if "://" in given else f"http://{given}")
        known = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not known:
        raise Complaint("join-address", address=given[:200])
    path = parts.path.rstrip("/")
    return f"{schemes[parts.scheme]}://{parts.netloc}{path if path.endswith('/program') else path + '/program'}"


class _Seat:
    """A player of the lab at a seat elsewhere. The seat is the same after a broken line, and so is the player."""

    def __init__(self, terminal: Terminal, name: str, seconds: float) -> None:
        self._terminal = terminal
        self._name = name
        self._seconds = seconds
        self._player: Player | None = None

    def play(self, socket: ClientConnection) -> None:
        """Answer whenever the house asks, until it tells the result. Raises ConnectionClosed, Complaint."""
        for message in socket:
            told = _read(message)
            if isinstance(told, _Game):
                self._begin(told)
            elif self._player is None:
                raise Complaint("join-no-house")
            elif isinstance(told, _Choose):
                self._answer(socket, self._player, told)
            else:
                self._player.end(told.ranking, told.scores)
                ranks = ", ".join(str(rank) for rank in told.ranking)
                points = ", ".join(str(score) for score in told.scores)
                self._terminal.line(self._terminal.say("join-over", ranks=ranks, points=points))

    def _begin(self, told: _Game) -> None:
        game = find_game(told.game)
        if (game.version, game.data_hash) != (told.rules, told.data):
            raise Complaint("join-other-rules", game=game.title)
        self._terminal.line(self._terminal.say("join-sits", game=game.title, seat=told.seat + 1))
        self._player = self._player or player(self._name, told.seat, self._seconds)
        self._player.begin(game, told.options, told.seats, told.seat, Rng(told.seed))

    def _answer(self, socket: ClientConnection, who: Player, told: _Choose) -> None:
        try:
            action = who.choose(told.view, told.legal)
        except Fault as fault:
            raise Complaint(_FAULTS[str(fault)]) from fault
        socket.send(msgspec.json.encode({"action": int(action)}).decode())


def _read(message: str | bytes) -> _Line:
    """A line of the protocol. Raises Complaint if whoever is at the other end speaks something else."""
    try:
        told: _Line = _LINES.decode(message)
    except msgspec.DecodeError as error:
        raise Complaint("join-no-house") from error
    return told


COMMAND = Command(
    "join",
    (Operand("house"),),
    (Flag("token", "token"), Flag("bot", "bot"), Flag("think", "seconds")),
    run,
)
