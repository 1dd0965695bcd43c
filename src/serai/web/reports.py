"""What games are like, for the browser: the lab's report of some games between bots, played once in a worker."""

import asyncio
from time import monotonic

from serai.bots import USUAL
from serai.core.record import Record
from serai.core.registry import game as find_game
from serai.core.texts import LANGUAGES
from serai.house.house import House
from serai.lab.page import Page
from serai.lab.simulate import Plan
from serai.lab.study import Study, Table, study_part
from serai.web.speech import say

_GAMES = 100
_PLAYING = 20.0
"""Seconds after which no further game is begun; the report tells how many there were."""
_SECONDS = 110.0
"""How long a worker may take for all of it."""


def report(name: str, seats: int, games: int, seconds: float) -> dict[str, str]:
    """The report of so many games, or of those begun within so many seconds, as HTML in each language. In a worker."""
    game = find_game(name)
    options = Record(game, {}, seats).options
    plan = Plan(name, seats, options, (USUAL,) * seats, 0)
    end = monotonic() + seconds
    facts = study_part((plan, range(1)))
    while len(facts) < games and monotonic() < end:
        facts += study_part((plan, range(len(facts), len(facts) + 1)))
    told = {}
    for lang in LANGUAGES:
        table = Table(say(lang, "lab-as-it-comes"), options)
        told[lang] = Page(game, [Study(table, tuple(facts))], (USUAL,), 0, lang).body()
    return told


class Reports:
    """The reports of this house: each is made when somebody first asks for it, and kept."""

    def __init__(self, house: House, games: int = _GAMES, seconds: float = _PLAYING) -> None:
        self._house = house
        self._games = games
        self._seconds = seconds
        self._made: dict[tuple[str, int], dict[str, str]] = {}
        self._making: dict[tuple[str, int], asyncio.Task[dict[str, str]]] = {}

    def find(self, name: str, seats: int, lang: str) -> str | None:
        """The report as HTML; None while its games are being played. Raises Busy if they cannot be now.

        There are as many as installed games have numbers of players: nobody can have more made.
        """
        key = (name, seats)
        making = self._making.get(key)
        if making is not None and making.done():
            del self._making[key]
            self._made[key] = making.result()
        if key in self._made:
            return self._made[key][lang]
        if key not in self._making:
            playing = self._house.analysts.give(_SECONDS, report, name, seats, self._games, self._seconds)
            self._making[key] = task = asyncio.create_task(playing)
            # seen here too: nobody may ever ask again
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return None
