"""Emblems, dispatches, coins, signs and seals: everything on the table that is no courier."""

from serai.games.kurier.art.couriers import BACK, CREAM, GOLD, INK, TILE, courier

FONT = "DejaVu Serif, Georgia, serif"
_LINE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'

EMBLEMS = {
    "bear": '<circle cx="25" cy="27" r="15"/><circle cx="75" cy="27" r="15"/><path d="M50 16Q86 16 88 52 88 86 50 90 12 86 12 52 14 16 50 16z"/>'
    f'<ellipse cx="50" cy="68" rx="20" ry="16" fill="{CREAM}"/><path d="M40 60q10-6 20 0-2 9-10 10-8-1-10-10z"/>'
    f'<circle cx="34" cy="46" r="5" fill="{CREAM}"/><circle cx="66" cy="46" r="5" fill="{CREAM}"/>'
    '<path d="M50 68v7q-6 6-11 2m11-2q6 6 11 2" fill="none" stroke="#24150c" stroke-width="4" stroke-linecap="round"/>',
    "fir": '<path d="M50 4L72 32H61L80 58H66L88 84H57V98H43V84H12L34 58H20L39 32H28z"/>',
    "sturgeon": '<path d="M2 57Q18 34 46 32L54 20 60 33 68 24 73 37 84 40 97 18Q100 46 98 76L84 56Q66 70 46 72L38 84 33 71Q18 70 2 57z"/>'
    f'<circle cx="21" cy="53" r="4.500" fill="{CREAM}"/><path d="M33 44q5 9 0 18M45 41l7 4 7-3 7 4 7-3" fill="none" stroke="{CREAM}" stroke-width="4"/>',
    "sheaf": '<path d="M44 52Q32 34 12 30 10 12 16 8 26 16 28 26 32 10 40 4 48 14 46 30L50 2 54 30Q52 14 60 4 68 10 72 26 74 16 84 8 90 12 88 30'
    ' 68 34 56 52zM42 62h16q6 20 20 34-14-2-18-10 0 8-4 12-4-6-6-12-2 6-6 12-4-4-4-12-4 8-18 10 14-14 20-34z"/>'
    '<rect x="34" y="51" width="32" height="11" rx="4"/>',
    "snowflake": '<g fill="none" stroke="#24150c" stroke-width="8" stroke-linecap="round">'
    + "".join(
        f'<path transform="rotate({a} 50 50)" d="M50 50V6M50 24L37 12M50 24L63 12"/>' for a in range(0, 360, 60)
    )
    + "</g>",
}
"""One shape a colour, in ink; the second sign beside colour."""


def _emblem(name: str, x: float, y: float, size: float) -> str:
    """The emblem centred at (x, y)."""
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})" fill="{INK}">{EMBLEMS[name]}</g>'


def mark(name: str) -> str:
    """The badge in the lower left corner of a courier's tile."""
    return f'<circle cx="20" cy="79" r="19" fill="{CREAM}" stroke="{INK}" stroke-width="2.600"/>' + _emblem(name, 20, 79, 27)


def seal(name: str) -> str:
    """The seal in the middle of a dispatch."""
    return (
        f'<path d="M50 29q6-4 10 1 8-1 9 6 7 3 4 10 4 6-1 11 0 8-8 8-4 6-11 3-6 4-11-1-8 0-9-7-6-4-3-11-3-7 3-10 2-8 9-7 3-5 8-3z" '
        f'fill="{CREAM}" stroke="{INK}" stroke-width="2.600"/>' + _emblem(name, 50.5, 50, 28)
    )


def medallion(name: str) -> str:
    """A governor's coat of arms, for his mat."""
    return (
        f'<path d="M50 2L90 14V50Q88 82 50 98 12 82 10 50V14z" fill="{INK}"/>'
        '<path d="M50 6L86 17V50Q84 78 50 93 16 78 14 50V17z" fill="currentColor"/>'
        '<path d="M50 6L86 17V50Q84 78 50 93 16 78 14 50V17z" fill="url(#kz-gloss)"/>'
        f'<path d="M50 10L82.500 20V50Q81 75 50 89 19 75 17.500 50V20z" fill="none" stroke="{GOLD}" stroke-width="2"/>'
        f'<circle cx="50" cy="48" r="25" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>' + _emblem(name, 50, 48, 36)
    )


DISPATCH = (
    f'<rect x="3" y="16" width="94" height="68" rx="6" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
    f'<path d="M5 20L42 54Q50 60 58 54L95 20Q94 18 91 18H9Q6 18 5 20z" fill="currentColor" {_LINE}/>'
    f'<path d="M6 81L36 50M94 81L64 50" {_LINE} fill="none"/>'
    '<path d="M9 80.500h82" stroke="currentColor" stroke-width="4.500"/>'
)


def _coin(metal: str, rim: str, inside: str) -> str:
    return (
        f'<circle cx="50" cy="53" r="46" fill="{INK}" fill-opacity=".55"/>'
        f'<circle cx="50" cy="50" r="45" fill="url(#kz-{metal})" stroke="{INK}" stroke-width="3"/>'
        f'<circle cx="50" cy="50" r="38" fill="none" stroke="{rim}" stroke-width="3.500" stroke-dasharray="0.1 6.640" stroke-linecap="round"/>'
        f'<circle cx="50" cy="50" r="33" fill="none" stroke="{rim}" stroke-width="1.500"/>' + inside
    )


def _number(text: str, colour: str) -> str:
    return (
        f'<text x="50" y="69" font-family="{FONT}" font-weight="bold" font-size="54" text-anchor="middle" '
        f'fill="{colour}">{text}</text>'
    )


_CROWN = (
    "M26 66h48v-7H26zM28 56L22 33 35 44Q38 30 47 27L45 23h3v-5h4v5h3l-2 4Q62 30 65 44L78 33 72 56z"
)

COINS = {
    "coin-njet": _coin(
        "iron",
        "#cfc7c0",
        f'<text x="50" y="60" font-family="{FONT}" font-weight="bold" font-size="27" text-anchor="middle" fill="#fff">НЕТ</text>'
        '<path d="M22 76L78 24" stroke="#d8392d" stroke-width="6" stroke-linecap="round" stroke-opacity=".85"/>',
    ),
    "coin-blank": _coin("silver", "#7e8790", '<circle cx="50" cy="50" r="12" fill="none" stroke="#7e8790" stroke-width="3"/>'),
    "coin-one": _coin("copper", "#7a3c1a", _number("1", "#3d1a08")),
    "coin-two": _coin("silver", "#5f6870", _number("2", "#20282e")),
    "coin-three": _coin("gold", "#8a5c10", _number("3", "#432a04")),
    "coin-back": _coin("bronze", "#7c5a1c", f'<path d="{_CROWN}" fill="#6a4a12"/><path d="M34 74h32" stroke="#6a4a12" stroke-width="4"/>'),
}

CLOSED = (
    '<path d="M0 22L50 0 100 22V100H0z" fill="#20160f" fill-opacity=".58"/>'
    f'<g stroke="{INK}" stroke-width="1.600"><path d="M6 26l6-7 83 66-6 7z" fill="#9a7448"/><path d="M94 26l-6-7-83 66 6 7z" fill="#b08a5a"/></g>'
    f'<path d="M30 26v16M70 26v16" stroke="{INK}" stroke-width="3.500" stroke-dasharray="2.500 1.500"/>'
    f'<rect x="4" y="41" width="92" height="28" rx="4" fill="#8d2a1d" stroke="{INK}" stroke-width="2.500"/>'
    f'<rect x="7.500" y="44.500" width="85" height="21" rx="2.500" fill="none" stroke="{GOLD}" stroke-width="1.500"/>'
    f'<text x="50" y="61" font-family="{FONT}" font-weight="bold" font-size="15.500" text-anchor="middle" textLength="78" '
    f'lengthAdjust="spacingAndGlyphs" fill="{CREAM}">ЗАКРЫТО</text>'
    f'<circle cx="30" cy="26" r="2.500" fill="{INK}"/><circle cx="70" cy="26" r="2.500" fill="{INK}"/>'
)

SIGNPOST = (
    f'<path d="M18 96q32-12 64 0z" fill="#7d9a4e" {_LINE}/><rect x="45" y="6" width="11" height="88" rx="3" fill="#8a6238" {_LINE}/>'
    '<path d="M46 90V74l9-7v16zM46 62V46l9-7v16z" fill="#f7efdd"/>'
    f'<path d="M20 14h58l16 12-16 12H20z" fill="#d9b277" {_LINE}/><path d="M80 44H22L8 55l14 11h58z" fill="#c79b5c" {_LINE}/>'
    f'<path d="M28 26h44M64 19l10 7-10 7" fill="none" stroke="{INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'
    f'<path d="M30 55h42" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-dasharray="7 6"/>'
)


def _wax(inside: str) -> str:
    """A seal of wax: the button of a decision that has no place on the board."""
    return (
        f'<path d="M50 3q10-1 15 6 11-1 15 8 10 3 10 14 8 7 4 17 5 10-4 18-1 11-12 13-4 10-15 9-7 8-17 4-10 4-17-5-11-1-13-11-10-5-8-16'
        f'-7-9 0-18-2-11 8-16 4-10 15-9 8-9 19-14z" fill="url(#kz-wax)" stroke="{INK}" stroke-width="3"/>'
        '<circle cx="50" cy="49" r="32" fill="none" stroke="#5f0f0c" stroke-width="3"/>'
        f'<g fill="none" stroke="#ffe9c9" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">{inside}</g>'
    )


SEALS = {
    "seal-pass": _wax('<path d="M32 37l14 12-14 12M52 37l14 12-14 12"/>'),
    "seal-stop": _wax('<path d="M40 64V40q0-4 4-4t4 4v-7q0-4 4-4t4 4v8q0-4 4-4t4 4v14q0 12-14 12-7 0-12-8l-8-10q3-5 8 0z" stroke-width="4.500"/>'),
    "seal-decline": _wax('<path d="M36 35l28 28M64 35L36 63"/>'),
    "seal-coin": _wax('<circle cx="50" cy="49" r="13"/><path d="M50 43v12"/>'),
}

_PILE = "".join(
    f'<g transform="translate({x} {y}) scale(.42)">{COINS["coin-back"]}</g>'
    for x, y in ((8, 50), (48, 50), (28, 42), (18, 22), (40, 18), (29, 4))
)

GUARD = (
    f'<path d="M70 8l5-8 5 8-3 5v84h-4V13z" fill="#d7dde2" stroke="{INK}" stroke-width="2"/><path d="M75 20q14 2 12 18-6-6-12-5z" fill="#d7dde2" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M27 98q-4-34 8-42h26q12 8 8 42z" fill="#b3261e" {_LINE}/><path d="M35 57l26 41M61 57L35 98" stroke="#fff" stroke-width="5"/>'
    f'<path d="M29 80h38" stroke="{INK}" stroke-width="7"/><rect x="42" y="75" width="12" height="10" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M26 61q2-7 10-5l-2 8zM70 61q-2-7-10-5l2 8z" fill="{GOLD}" {_LINE}/>'
    f'<path d="M37 34h22q1 20-11 23-12-3-11-23z" fill="#f3cfa6" {_LINE}/><path d="M39 49q9-7 18 0-9 5-18 0z" fill="#3b2414"/>'
    f'<circle cx="43.500" cy="42" r="1.800" fill="{INK}"/><circle cx="52.500" cy="42" r="1.800" fill="{INK}"/>'
    f'<path d="M34 38Q31 6 48 2 65 6 62 38q-14-6-28 0z" fill="#2a4a37" {_LINE}/><path d="M34.500 38Q34 20 48 14 62 20 61.500 38q-13-6-27 0z" fill="{GOLD}" {_LINE}/>'
    f'<path d="M48 20l3 6 6 1-4 4 1 5h-12l1-5-4-4 6-1z" fill="#b3261e"/>'
)


def symbols(kinds: list[str], emblems: list[str]) -> dict[str, str]:
    """Every symbol of the game by name: ``courier-<type>``, ``mark-<emblem>``, ``coin-<kind>``, ``seal-<order>`` and the rest."""
    found = {f"courier-{kind}": courier(kind) for kind in kinds}
    for name in emblems:
        found[f"mark-{name}"] = mark(name)
        found[f"wax-{name}"] = seal(name)
        found[f"arms-{name}"] = medallion(name)
    found |= COINS
    found |= SEALS
    found |= {
        "dispatch": DISPATCH,
        "closed": CLOSED,
        "signpost": SIGNPOST,
        "stack": BACK,
        "tile": TILE,
        "coins": _PILE,
        "guard": GUARD,
    }
    return found


def _metal(name: str, light: str, dark: str) -> str:
    return (
        f'<radialGradient id="kz-{name}" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
    )


SYMBOL_DEFS = (
    _metal("gold", "#ffe694", "#d89a1c")
    + _metal("silver", "#fbfcfd", "#a9b2b9")
    + _metal("copper", "#f3b78a", "#b5622f")
    + _metal("bronze", "#ecc96e", "#a9781f")
    + _metal("iron", "#7b716c", "#39302d")
    + _metal("wax", "#d8483a", "#8c1a14")
    + '<linearGradient id="kz-gloss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>'
)
