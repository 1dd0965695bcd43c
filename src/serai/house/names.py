"""What people may be called, and which names look so much alike that one could be taken for the other."""

from functools import lru_cache
from unicodedata import category, combining, name, normalize

from confusable_homoglyphs.confusables import is_confusable

from serai.house.errors import BadName

MOST_LETTERS = 24
_MOST_MARKS = 3
"""Accents one upon the other; no language needs more, and towers of them cover what stands around."""
_UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""What takes up no room, or shows nothing, although it counts as a letter, a mark or a symbol."""
_OVER_OR_UNDER = (1, 220)
"""Combining classes of marks that are easily missed: strokes through a letter, dots under it."""
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


def clean_name(given: str) -> str:
    """The name as the house writes it: what cannot be seen is left out. Raises BadName if nothing is left, or too much.

    >>> clean_name(" Ａnna\\u200b   de\\tVries ")
    'Anna de Vries'
    """
    seen = []
    for sign in normalize("NFKC", given[: 40 * MOST_LETTERS]):
        kind = category(sign)
        if sign.isspace():
            seen.append(" ")
        elif kind in ("Cc", "Cf") or sign in _UNSEEN:
            continue
        elif kind.startswith("C"):  # half a character, somebody's private one, one that does not exist yet
            raise BadName("name-odd")
        else:
            seen.append(sign)
    line = " ".join("".join(seen).split())
    if not 1 <= len(line) <= MOST_LETTERS or not any(
        category(sign)[0] in "LN" or category(sign) == "So" for sign in line
    ):
        raise BadName(most=MOST_LETTERS)
    marks = 0
    for sign in line:
        marks = marks + 1 if category(sign).startswith("M") else 0
        if marks > _MOST_MARKS:
            raise BadName("name-odd")
    return line


def account_of(given: str) -> str:
    """What makes two names the same."""
    return given.casefold()


def likenesses(given: str) -> tuple[str, str]:
    """Two keys of a name. Names that share the first or the second look alike.

    The first forgets small and capital letters. The second does not wholly: a capital I is a small L to the eye, but
    neither Len nor len is Ien in any case but that one.
    """
    folded = _squeezed("".join(map(_ascii, _letters(given.casefold()))))
    shapes = "".join(map(_ascii, _letters(given))).replace("I", "l")
    shaped = _squeezed("".join(sign if sign == "L" else sign.casefold() for sign in shapes))
    return f"name:{folded}", f"shape:{shaped}"


def alike(one: str, other: str) -> bool:
    """Whether one of these names could be taken for the other."""
    return any(mine == theirs for mine, theirs in zip(likenesses(one), likenesses(other), strict=True))


def _letters(given: str) -> list[str]:
    """The letters, digits and symbols of a name, with the accents that nobody overlooks."""
    signs = normalize("NFD", normalize("NFKC", given))
    return [
        s for s in signs if category(s)[0] not in "PZC" and category(s) != "Sk" and combining(s) not in _OVER_OR_UNDER
    ]


def _squeezed(plain: str) -> str:
    return plain.replace("0", "o").replace("1", "l").replace("|", "l").replace("rn", "m").replace("vv", "w")


@lru_cache(maxsize=4096)
def _ascii(sign: str) -> str:
    """The ASCII letter or digit that this sign looks like; itself if there is none."""
    if sign.isascii():
        return sign
    known = name(sign, "")
    if known.startswith(_SMALL_CAPITAL) and len(known) == len(_SMALL_CAPITAL) + 1:
        return known[-1].lower()
    found = is_confusable(sign, greedy=True) or [{"homoglyphs": []}]
    plain = [one["c"] for one in found[0]["homoglyphs"] if one["c"].isascii() and one["c"].isalnum()]
    return str(min(plain, key=lambda c: (len(c), c))) if plain else sign
