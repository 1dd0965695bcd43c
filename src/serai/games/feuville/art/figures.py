"""Persons, dragon, fairy, kobold, dice, and the signs a player clicks."""

from serai.games.feuville.art.tiles import INK

_LINE = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"'
_FONT = 'font-family="DejaVu Serif, Georgia, serif" font-weight="bold" text-anchor="middle"'
_FRAME = f'<rect x="3" y="3" width="94" height="94" rx="12" fill="{{}}" {_LINE}/>'
_FACE = f'<circle cx="50" cy="46" r="17" fill="#f0c9a0" {_LINE}/><circle cx="44" cy="45" r="2" fill="{INK}"/>'
_FACE += f'<circle cx="56" cy="45" r="2" fill="{INK}"/><path d="M44 53q6 5 12 0" fill="none" {_LINE}/>'


def _person(paper: str, coat: str, extra: str) -> str:
    body = f'<path d="M20 96Q22 66 50 64T80 96z" fill="{coat}" {_LINE}/>'
    return _FRAME.format(paper) + body + _FACE + extra


PERSONS = {
    "juggler": _person(
        "#f6d27a",
        "#c8322b",
        f'<path d="M33 40Q20 30 22 14L40 30 50 10 60 30 78 14Q80 30 67 40Q50 26 33 40z" fill="#2f8f6b" {_LINE}/>'
        f'<circle cx="22" cy="13" r="5" fill="#f3bd23" {_LINE}/><circle cx="50" cy="9" r="5" fill="#f3bd23" {_LINE}/>'
        f'<circle cx="78" cy="13" r="5" fill="#f3bd23" {_LINE}/>',
    ),
    "thief": _person(
        "#9aa6ad",
        "#39343c",
        f'<path d="M28 52Q26 18 50 16T72 52L66 40Q50 30 34 40z" fill="#39343c" {_LINE}/>'
        f'<path d="M33 41H67V49H33z" fill="{INK}"/><circle cx="44" cy="45" r="2.4" fill="#fff"/>'
        '<circle cx="56" cy="45" r="2.4" fill="#fff"/>',
    ),
    "innkeeper": _person(
        "#e9b078",
        "#f4ead2",
        f'<path d="M34 36Q36 24 50 24T66 36z" fill="#7a4a28" {_LINE}/><path d="M38 54Q50 66 62 54Q60 62 50 62T38 54z" '
        f'fill="#7a4a28"/><path d="M66 66h18v24H66zM84 71h7v13h-7" fill="#d9a441" {_LINE}/>'
        f'<path d="M64 66q4-8 10-3 6-5 11 3z" fill="#fff8e4" {_LINE}/>',
    ),
    "architect": _person(
        "#b7d3b0",
        "#3f6fae",
        f'<path d="M30 62Q24 24 50 22T70 62Q68 44 62 36Q50 42 38 36Q32 46 30 62z" fill="#8a4b22" {_LINE}/>'
        f'<path d="M18 92L30 68 42 92M22 84h16" fill="none" stroke="#f3bd23" stroke-width="4" stroke-linecap="round"/>',
    ),
    "mayor": _person(
        "#c9b6e0",
        "#7a1f3a",
        f'<path d="M28 34H72V28H62V12H38V28H28z" fill="#2a2430" {_LINE}/><path d="M38 22H62V28H38z" fill="#f3bd23"/>'
        '<path d="M30 72Q50 92 70 72" fill="none" stroke="#f3bd23" stroke-width="5"/>'
        f'<circle cx="50" cy="84" r="6" fill="#f3bd23" {_LINE}/>',
    ),
    "magician": _person(
        "#a9c6ea",
        "#39286b",
        f'<path d="M28 38L54 2 72 38Q50 30 28 38z" fill="#39286b" {_LINE}/>'
        '<path d="M50 18l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" fill="#ffe08a"/>'
        f'<path d="M36 54Q50 90 64 54Q58 62 50 60T36 54z" fill="#f4f1ea" {_LINE}/>',
    ),
}

DRAGON = (
    f'<path d="M8 74Q22 52 38 58Q30 34 12 26Q38 18 52 40Q56 18 82 8Q74 26 78 38Q90 40 96 54L84 56Q92 62 88 '
    f"70Q76 60 66 66"
    f'Q58 86 34 84Q18 84 8 74z" fill="#c2352b" {_LINE}/>'
    f'<path d="M38 58Q30 34 12 26Q38 18 52 40z" fill="#e2762f" {_LINE}/>'
    f'<path d="M52 40Q56 18 82 8Q74 26 78 38z" fill="#e2762f" {_LINE}/>'
    '<path d="M40 78Q54 76 62 66" fill="none" stroke="#f4d67a" stroke-width="5"/>'
    f'<circle cx="84" cy="48" r="3" fill="#ffe08a"/><path d="M95 56q12 2 14 10-10-2-16-2z" fill="#f07a1c"/>'
    f'<path d="M8 74Q0 66 6 58" fill="none" {_LINE}/>'
)
FAIRY = (
    f'<path d="M48 46Q14 8 10 40T44 58zM52 46Q86 8 90 40T56 58z" fill="#d6ecfa" fill-opacity=".9" {_LINE}/>'
    f'<path d="M50 48L34 90Q50 98 66 90z" fill="#e88bb6" {_LINE}/>'
    f'<circle cx="50" cy="36" r="12" fill="#f6d7b5" {_LINE}/>'
    f'<path d="M37 38Q34 20 50 20T63 38Q58 28 50 30T37 38z" fill="#f3bd23" {_LINE}/>'
    '<path d="M66 70l20-16" stroke="#7a4a28" stroke-width="3"/>'
    '<path d="M88 44l2 6 6 1-5 4 1 6-5-4-5 3 2-6-4-5 6 0z" fill="#ffe08a"/>'
)
KOBOLD = (
    f'<path d="M26 94Q28 66 50 64T74 94z" fill="#4f8a3c" {_LINE}/>'
    f'<circle cx="50" cy="54" r="18" fill="#e8b98c" {_LINE}/>'
    f'<path d="M28 48Q40 6 66 12Q58 22 70 48Q50 40 28 48z" fill="#d08a1e" {_LINE}/>'
    f'<path d="M32 54L16 48 32 62zM68 54L84 48 68 62z" fill="#e8b98c" {_LINE}/>'
    f'<circle cx="44" cy="52" r="2.4" fill="{INK}"/><circle cx="56" cy="52" r="2.4" fill="{INK}"/>'
    f'<path d="M40 61q10 9 20 0" fill="none" {_LINE}/>'
)
_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


def _die(face: int) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="9" fill="#8f1c18"/>' for x, y in _PIPS.get(face, ()))
    blank = f'<text x="50" y="68" font-size="50" {_FONT} fill="#b9a27a">?</text>' if face == 0 else ""
    cube = f'<rect x="5" y="5" width="90" height="90" rx="20" fill="#fffaf0" stroke="{INK}" stroke-width="5"/>'
    return cube + pips + blank


def _sign(colour: str, inside: str) -> str:
    return f'<rect x="3" y="3" width="94" height="94" rx="22" fill="{colour}" {_LINE}/>{inside}'


_WHITE = 'fill="none" stroke="#fffaf0" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'


def figure_symbols() -> dict[str, str]:
    """All figures by name."""
    found = {f"person-{name}": drawing for name, drawing in PERSONS.items()}
    found |= {"dragon": DRAGON, "fairy": FAIRY, "kobold": KOBOLD}
    found |= {f"die-{face}": _die(face) for face in range(7)}
    found["cup"] = (
        f'<path d="M24 14H76L70 52Q64 64 50 64T30 52z" fill="#e0aa2c" {_LINE}/>'
        f'<path d="M46 64h8v16h-8z" fill="#e0aa2c" {_LINE}/>'
        f'<path d="M30 90Q50 74 70 90z" fill="#e0aa2c" {_LINE}/><path d="M34 22h32" stroke="#fff3cf" stroke-width="4"/>'
    )
    found["flame"] = (
        f'<path d="M50 4Q58 24 76 38 92 54 84 76 74 97 50 97 26 97 16 76 8 54 26 40 28 52 36 54 34 28 50 4z" '
        f'fill="#e2762f" {_LINE}/><path d="M50 44Q54 56 66 64 72 82 50 90 28 82 36 66 42 70 44 66 42 54 50 44z" '
        'fill="#ffd84d"/>'
    )
    found["marker"] = (
        f'<circle cx="50" cy="50" r="44" fill="currentColor" stroke="#fff8e4" stroke-width="9"/>'
        f'<circle cx="50" cy="50" r="48" fill="none" {_LINE}/>'
    )
    found["chest"] = (
        f'<path d="M10 44Q10 22 50 22T90 44V84H10z" fill="#8a5a2c" {_LINE}/><path d="M10 50H90" {_LINE}/>'
        f'<path d="M42 44h16v16H42z" fill="#f3bd23" {_LINE}/>'
    )
    found["sign-end"] = _sign("#7a4a28", f'<path d="M28 50H70M54 32L72 50 54 68" {_WHITE}/>')
    found["sign-yes"] = _sign("#3c7d3a", f'<path d="M26 52L44 70 76 32" {_WHITE}/>')
    found["sign-no"] = _sign("#a8322b", f'<path d="M32 32L68 68M68 32L32 68" {_WHITE}/>')
    found["sign-again"] = _sign("#2f5fa8", f'<path d="M72 40A25 25 0 1 0 74 58M74 24V42H56" {_WHITE}/>')
    found["sign-score"] = _sign(
        "#c58f14", '<path d="M50 20l9 20 21 2-16 15 5 21-19-11-19 11 5-21-16-15 21-2z" fill="#fffaf0"/>'
    )
    return found
