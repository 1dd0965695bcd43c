"""What a player can count at the table, and what it is worth: by this a hint says why."""

from collections.abc import Sequence

from msgspec import Struct

from serai.core.texts import Text

NOBODY_ELSE = -1
"""Whose fact: that of the player himself."""
_SECOND = 0.2
"""A further reason is told if it weighs at least this part of the first."""
_COST = 0.25
"""A cost is told if it weighs at least this part of the first reason."""
_SHARED = 0.25
"""What is left of a reason that holds for the other choice as well."""
_MOST = 2
"""So many reasons are told."""


class Fact(Struct, frozen=True):
    """Something of a position that a player could count himself.

    He must know it for certain: it is the same in all worlds that fit his view. ``fact-KEY`` is its message. It tells
    a change, by ``was`` and ``now``; one about another player gets his name as ``player``.
    """

    key: str
    amount: int
    worth: float
    """What all of it is worth to the player, in the measure of ``State.evaluate``; below 0 if he had rather not have
    it."""
    rival: int = NOBODY_ELSE
    """The seat it is about, if it is another player's."""
    about: int = 0
    """What it is counted of, where that can change (a village, say): only facts about the same are compared."""
    args: dict[str, str | int | Text] = {}
    """What else its message fills in."""


class Change(Struct, frozen=True):
    """A fact that some steps change."""

    key: str
    rival: int
    was: int
    now: int
    gain: float
    """What the change is worth to the player."""
    about: int = 0
    args: dict[str, str | int | Text] = {}

    def text(self, rivals: Sequence[Text]) -> Text:
        """The change in words; ``rivals`` are the names of all seats."""
        args: dict[str, str | int | Text] = {"was": self.was, "now": self.now, **self.args}
        if self.rival != NOBODY_ELSE:
            args["player"] = rivals[self.rival]
        return Text(f"fact-{self.key}", args)


class Reasons(Struct, frozen=True):
    """What speaks for some steps, and what against them, each with the weightiest first."""

    good: tuple[Change, ...] = ()
    bad: tuple[Change, ...] = ()


def changes(before: Sequence[Fact], after: Sequence[Fact]) -> list[Change]:
    """What is different after. A fact that there is only once cannot be compared."""
    known = {(fact.key, fact.rival, fact.about): fact for fact in before}
    found: list[Change] = []
    for fact in after:
        was = known.get((fact.key, fact.rival, fact.about))
        if was is not None and was.amount != fact.amount:
            gain = fact.worth - was.worth
            found.append(Change(fact.key, fact.rival, was.amount, fact.amount, gain, fact.about, fact.args))
    return found


def reasons(before: Sequence[Fact], after: Sequence[Fact], otherwise: Sequence[Fact]) -> Reasons:
    """Why somebody would go from ``before`` to ``after``, where he could also get to ``otherwise``.

    What another choice brings as well is a weak reason for this one.
    """
    other = {(change.key, change.rival, change.about): change.gain for change in changes(before, otherwise)}

    def weight(change: Change) -> float:
        elsewhere = other.get((change.key, change.rival, change.about), 0.0)
        return max(change.gain - max(elsewhere, 0.0), _SHARED * change.gain)

    found = changes(before, after)
    good = sorted((change for change in found if change.gain > 0), key=lambda change: -weight(change))
    first = good[0].gain if good else 0.0
    told = tuple(change for change in good[:_MOST] if change.gain >= _SECOND * first)
    worst = sorted((change for change in found if change.gain < 0), key=lambda change: change.gain)
    return Reasons(told, tuple(change for change in worst[:1] if -change.gain >= _COST * first))
