"""Emblems, dispatches, coins, signs and seals: everything on the table that is no courier."""

from serai.games.kurier.art.couriers import BACK, CREAM, FIGURES, GOLD, INK, courier
from serai.games.kurier.art.emblems import mark, medallion, seal

FONT = "DejaVu Serif, Georgia, serif"
_LINE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'

DISPATCH = (
    f'<rect x="1" y="13" width="98" height="74" rx="8" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
    '<rect x="7" y="19" width="86" height="62" rx="3" fill="currentColor"/>'
    '<path d="M7 81L40 50H60L93 81z" fill="#000" fill-opacity=".22"/>'
    f'<path d="M7 19H93L56 56Q50 61 44 56z" fill="{CREAM}" stroke="{INK}" stroke-width="2.5" '
    'stroke-linejoin="round"/>'
    '<path d="M15 22H85L54 52Q50 56 46 52z" fill="currentColor"/>'
    f'<path d="M7 81L38 50M93 81L62 50" stroke="{CREAM}" stroke-width="3"/>'
)
"""A sealed letter in its governor's colour; the seal itself is the mark."""


def _coin(metal: str, rim: str, inside: str) -> str:
    return (
        f'<circle cx="50" cy="53" r="46" fill="{INK}" fill-opacity=".55"/>'
        f'<circle cx="50" cy="50" r="45" fill="url(#kz-{metal})" stroke="{INK}" stroke-width="3"/>'
        f'<circle cx="50" cy="50" r="38" fill="none" stroke="{rim}" stroke-width="3.5" stroke-dasharray="0.1 6.64" '
        'stroke-linecap="round"/>'
        f'<circle cx="50" cy="50" r="33" fill="none" stroke="{rim}" stroke-width="1.5"/>' + inside
    )


def _number(text: str, colour: str) -> str:
    return (
        f'<text x="50" y="69" font-family="{FONT}" font-weight="bold" font-size="54" text-anchor="middle" '
        f'fill="{colour}">{text}</text>'
    )


_CROWN = "M26 66h48v-7H26zM28 56L22 33 35 44Q38 30 47 27L45 23h3v-5h4v5h3l-2 4Q62 30 65 44L78 33 72 56z"

COINS = {
    "coin-njet": _coin(
        "iron",
        "#cfc7c0",
        f'<text x="50" y="60" font-family="{FONT}" font-weight="bold" font-size="27" text-anchor="middle" '
        'fill="#fff">НЕТ</text>'
        '<path d="M22 76L78 24" stroke="#d8392d" stroke-width="6" stroke-linecap="round" stroke-opacity=".85"/>',
    ),
    "coin-blank": _coin(
        "silver", "#7e8790", '<circle cx="50" cy="50" r="12" fill="none" stroke="#7e8790" stroke-width="3"/>'
    ),
    "coin-back": _coin(
        "bronze",
        "#7c5a1c",
        f'<path d="{_CROWN}" fill="#6a4a12"/><path d="M34 74h32" stroke="#6a4a12" stroke-width="4"/>',
    ),
}

CLOSED = (
    '<path d="M0 22L50 0 100 22V100H0z" fill="#20160f" fill-opacity=".58"/>'
    f'<g stroke="{INK}" stroke-width="1.6"><path d="M6 26l6-7 83 66-6 7z" fill="#9a7448"/><path d="M94 26l-6-7-83 '
    '66 6 7z" fill="#b08a5a"/></g>'
    f'<path d="M30 26v16M70 26v16" stroke="{INK}" stroke-width="3.5" stroke-dasharray="2.5 1.5"/>'
    f'<rect x="4" y="41" width="92" height="28" rx="4" fill="#8d2a1d" stroke="{INK}" stroke-width="2.5"/>'
    f'<rect x="7.5" y="44.5" width="85" height="21" rx="2.5" fill="none" stroke="{GOLD}" stroke-width="1.5"/>'
    f'<text x="50" y="61" font-family="{FONT}" font-weight="bold" font-size="15.5" text-anchor="middle" '
    'textLength="78" '
    f'lengthAdjust="spacingAndGlyphs" fill="{CREAM}">ЗАКРЫТО</text>'
    f'<circle cx="30" cy="26" r="2.5" fill="{INK}"/><circle cx="70" cy="26" r="2.5" fill="{INK}"/>'
)

SIGNPOST = (
    f'<path d="M18 96q32-12 64 0z" fill="#7d9a4e" {_LINE}/><rect x="45" y="6" width="11" height="88" rx="3" '
    f'fill="#8a6238" {_LINE}/>'
    '<path d="M46 90V74l9-7v16zM46 62V46l9-7v16z" fill="#f7efdd"/>'
    f'<path d="M20 14h58l16 12-16 12H20z" fill="#d9b277" {_LINE}/><path d="M80 44H22L8 55l14 11h58z" fill="#c79b5c" '
    f"{_LINE}/>"
    f'<path d="M28 26h44M64 19l10 7-10 7" fill="none" stroke="{INK}" stroke-width="4" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
    f'<path d="M30 55h42" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-dasharray="7 6"/>'
)


def _wax(inside: str) -> str:
    """A seal of wax: the button of a decision that has no place on the board."""
    return (
        '<path d="M50 3q10-1 15 6 11-1 15 8 10 3 10 14 8 7 4 17 5 10-4 18-1 11-12 13-4 10-15 9-7 8-17 4-10 '
        "4-17-5-11-1-13-11-10-5-8-16"
        f'-7-9 0-18-2-11 8-16 4-10 15-9 8-9 19-14z" fill="url(#kz-wax)" stroke="{INK}" stroke-width="3"/>'
        '<circle cx="50" cy="49" r="32" fill="none" stroke="#5f0f0c" stroke-width="3"/>'
        f'<g fill="none" stroke="#ffe9c9" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">{inside}</g>'
    )


SEALS = {
    "seal-pass": _wax('<path d="M32 37l14 12-14 12M52 37l14 12-14 12"/>'),
    "seal-stop": _wax(
        '<path d="M40 64V40q0-4 4-4t4 4v-7q0-4 4-4t4 4v8q0-4 4-4t4 4v14q0 12-14 12-7 0-12-8l-8-10q3-5 8 0z" '
        'stroke-width="4.5"/>'
    ),
    "seal-decline": _wax('<path d="M36 35l28 28M64 35L36 63"/>'),
    "seal-coin": _wax('<circle cx="50" cy="49" r="13"/><path d="M50 43v12"/>'),
}

_PILE = "".join(
    f'<g transform="translate({x} {y}) scale(.42)">{COINS["coin-back"]}</g>'
    for x, y in ((8, 50), (48, 50), (28, 42), (18, 22), (40, 18), (29, 4))
)

_POUCH = (
    f'<path d="M38 30Q4 54 12 82 18 96 50 96 82 96 88 82 96 54 62 30z" fill="#a8713d" {_LINE}/>'
    '<path d="M62 30Q96 54 88 82 82 96 56 96 84 70 54 30z" fill="#84532a"/>'
    f'<path d="M36 28L26 8Q38 14 44 6 50 14 56 6 62 14 74 8L64 28z" fill="#c08a50" {_LINE}/>'
    '<path d="M32 30Q50 38 68 30M66 32Q78 40 76 54" fill="none" stroke="#b3261e" stroke-width="6" '
    'stroke-linecap="round"/>'
)

GUARD = (
    f'<path d="M70 8l5-8 5 8-3 5v84h-4V13z" fill="#d7dde2" stroke="{INK}" stroke-width="2"/><path d="M75 20q14 2 12 '
    f'18-6-6-12-5z" fill="#d7dde2" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M27 98q-4-34 8-42h26q12 8 8 42z" fill="#b3261e" {_LINE}/><path d="M35 57l26 41M61 57L35 98" '
    'stroke="#fff" stroke-width="5"/>'
    f'<path d="M29 80h38" stroke="{INK}" stroke-width="7"/><rect x="42" y="75" width="12" height="10" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="2"/>'
    f'<path d="M26 61q2-7 10-5l-2 8zM70 61q-2-7-10-5l2 8z" fill="{GOLD}" {_LINE}/>'
    f'<path d="M37 34h22q1 20-11 23-12-3-11-23z" fill="#f3cfa6" {_LINE}/><path d="M39 49q9-7 18 0-9 5-18 0z" '
    'fill="#3b2414"/>'
    f'<circle cx="43.5" cy="42" r="1.8" fill="{INK}"/><circle cx="52.5" cy="42" r="1.8" fill="{INK}"/>'
    f'<path d="M34 38Q31 6 48 2 65 6 62 38q-14-6-28 0z" fill="#2a4a37" {_LINE}/><path d="M34.5 38Q34 20 48 14 62 20 '
    f'61.5 38q-13-6-27 0z" fill="{GOLD}" {_LINE}/>'
    f'<path d="M48 20l3 6 6 1-4 4 1 5h-12l1-5-4-4 6-1z" fill="#b3261e"/>'
)


def _minted(values: list[int]) -> dict[str, str]:
    """The coins with a number on them; the numbers are those of the data."""
    one, two, three = (str(value) for value in values[2:])
    return {
        "coin-one": _coin("copper", "#7a3c1a", _number(one, "#3d1a08")),
        "coin-two": _coin("silver", "#5f6870", _number(two, "#20282e")),
        "coin-three": _coin("gold", "#8a5c10", _number(three, "#432a04")),
    }


def symbols(emblems: list[str], values: list[int]) -> dict[str, str]:
    """Every symbol by its name: ``courier-<type>``, ``mark-<emblem>``, ``coin-<kind>``, ``seal-<order>`` and so on."""
    found = {f"courier-{kind}": courier(kind) for kind in FIGURES}
    for name in emblems:
        found[f"mark-{name}"] = mark(name)
        found[f"wax-{name}"] = seal(name)
        found[f"arms-{name}"] = medallion(name)
    found |= COINS | _minted(values)
    found |= SEALS
    found |= {
        "dispatch": DISPATCH,
        "closed": CLOSED,
        "signpost": SIGNPOST,
        "stack": BACK,
        "coins": _PILE,
        "guard": GUARD,
        "pouch": _POUCH,
        "badge": f'<circle cx="50" cy="50" r="46" fill="{CREAM}" stroke="{INK}" stroke-width="6"/>',
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
    + '<linearGradient id="kz-gloss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" '
    'stop-opacity=".28"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/>'
    "</linearGradient>"
)
