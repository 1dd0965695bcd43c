"""Moments to be watched: those within a step, and what a viewer missed. Made of his own views like all else."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec import Struct

from serai.core.game import Game
from serai.core.naming import Names
from serai.core.texts import Text
from serai.core.view import View
from serai.house import hooks
from serai.house.errors import words
from serai.house.history import Step, common
from serai.house.partcache import PartCache
from serai.house.pauses import turn, unhurried
from serai.house.scenemessages import FrameMessage, PieceMessage, PlaceMessage, SceneMessage
from serai.house.showing import names_of
from serai.house.snapshots import Snapshot
from serai.house.speaking import speaker
from serai.house.table import Table
from serai.house.thinking import Find, game_of

_MOST = 60
"""So many frames a message holds; whoever was away for longer wants to see the end."""
_LATELY = 12
"""So many lines of the log a spectator, who has no step of his own to count from, is shown again."""
Moment = tuple[View, str]
"""What is seen of a moment, and the sentence that tells it."""
Thing = TypeVar("Thing", PieceMessage, PlaceMessage)


def unseen(table: Table, told: Snapshot | None, seen: Snapshot) -> list[Step]:
    """The steps that whoever was told of one moment has not seen at the other; none for a game without frames."""
    seat = seen.view["seat"]
    if told is None or told.view["seat"] != seat or not hooks.plays_out(table.game):
        return []
    return table.history(seat).steps(common(told.steps, seen.steps))


async def frames(
    game: Game,
    parts_cache: PartCache,
    steps: Iterable[Step],
    scene: SceneMessage,
    lang: str,
    narrow: bool,
    names: Names,
) -> tuple[FrameMessage, ...]:
    """What these steps ran through, as far as it leads to ``scene``; everybody else has his turn between moments."""
    say = speaker(game).say
    moments = [(frame.view, say(frame.line, lang, names)) for step in steps for frame in game.between(*step)]
    found: list[FrameMessage] = []
    for frame in drawn(parts_cache, moments, scene, lang, narrow):
        found.append(frame)
        await turn()
    return tuple(found)


class Missed(Struct, frozen=True):
    """What a viewer is to watch again: the steps as he saw them, each with its line of the log. No more travels."""

    steps: list[Step]
    lines: list[Text | None]
    names: Names


def watched(
    find: Find, game: tuple[str, str | None, str], what: Missed, scene: SceneMessage, lang: str, narrow: bool
) -> tuple[FrameMessage, ...]:
    """These steps moment by moment, as far as they lead to ``scene``. Dozens of drawings: this is for a worker."""
    played = game_of(find, *game)
    say = speaker(played).say
    moments = [(what.steps[0][0], words().say(Text("again-before"), lang))]
    for step, line in zip(what.steps, what.lines, strict=True):
        moments.extend((frame.view, say(frame.line, lang, what.names)) for frame in played.between(*step))
        if line is not None:
            moments.append((step[2], say(line, lang, what.names)))
    return tuple(drawn(PartCache(played), moments, scene, lang, narrow))


async def missed(table: Table, seat: int | None) -> Missed | None:
    """What others did since this seat acted last, step by step; for who comes back. None if they did nothing."""
    history = table.history(seat)
    first, end = await _missed(table, seat)
    if first == end:
        return None
    # who has been away for long sees the end of it, and nothing is made of what was before
    lines: list[Text | None] = []
    async for number in unhurried(reversed(range(first, end))):
        lines.append(history.seen_step(number).text)
        if sum(line is not None for line in lines) == _MOST:
            first = number
            break
    steps: list[Step] = []
    async for number in unhurried(range(first, end)):
        steps += history.steps(number, number + 1)
    names = names_of(table.game, table.view(seat), table.places)
    return Missed(steps, lines[::-1], names)


async def _missed(table: Table, seat: int | None) -> tuple[int, int]:
    """From which of the steps that this viewer saw up to which there is something to be watched again.

    What the seat has done since, in the turn it is at now, is left out; its last step before that is the first one
    shown if it set something going.
    """
    history = table.history(seat)
    if seat is None:
        lines, first = 0, history.number
        async for number in unhurried(reversed(range(history.number))):
            if history.seen_step(number).packed is not None:
                lines, first = lines + 1, number
                if lines == _LATELY:
                    break
        return first, history.number

    def plays_out(number: int) -> bool:
        entry = history.entries[number]
        if entry not in history.played_out:
            found = hooks.plays_out(table.game) and bool(table.game.between(*history.steps(number, number + 1)[0]))
            history.played_out[entry] = found
        return history.played_out[entry]

    def noticed(number: int) -> bool:
        """Whether somebody else did something here that can be seen: more than that he did something in secret."""
        other = (
            history.who(number) >= 0 and history.who(number) != seat and history.seen_step(number).packed is not None
        )
        return (other and history.steps(number, number + 1)[0][1].action is not None) or plays_out(number)

    last = None
    async for number in unhurried(reversed(range(history.number))):
        if noticed(number):
            last = number
            break
    if last is None:
        return 0, 0
    end = next((number for number in range(last + 1, history.number) if history.who(number) == seat), history.number)
    own_last = next((number for number in range(last, -1, -1) if history.who(number) == seat), -1)
    first = own_last if own_last >= 0 and plays_out(own_last) else own_last + 1
    return first, end


def drawn(
    parts_cache: PartCache, moments: list[Moment], scene: SceneMessage, lang: str, narrow: bool
) -> Iterator[FrameMessage]:
    last = scene
    for view, text in moments[-_MOST:]:
        now = parts_cache.picture(view, lang, narrow)
        yield _difference(last, now, text)
        last = now


def _difference(old: SceneMessage, new: SceneMessage, text: str) -> FrameMessage:
    left = _ids(new)
    return FrameMessage(
        text=text,
        pieces=_changed(old.pieces, new.pieces),
        places=_changed(old.places, new.places),
        gone=tuple(id_ for id_ in _ids(old) if id_ not in left),
        panels=None if old.panels == new.panels else new.panels,
        captions=None if old.captions == new.captions else new.captions,
    )


def _ids(scene: SceneMessage) -> dict[str, None]:
    """The ids of all pieces and places, in their order."""
    return dict.fromkeys([*(piece.id for piece in scene.pieces), *(place.id for place in scene.places)])


def _changed(old: tuple[Thing, ...], new: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Those that are new, or not as they were."""
    known = {thing.id: thing for thing in old}
    return tuple(thing for thing in new if known.get(thing.id) != thing)
