"""Royal decrees on parchment, fairy spells on night-blue, and what scoring shows."""

from serai.games.feuville.art.tiles import INK
from serai.games.feuville.board import FAME, FINE_VIEW, FREE_CHOICE, LARGE_DISTRICT, SMALL_DISTRICT, STATUS
from serai.games.feuville.data import SPELL_TYPES, SYMBOL_NAMES, FeuvilleData

_FONT = 'font-family="DejaVu Serif, Georgia, serif" font-weight="bold" text-anchor="middle"'
_PAPER = (
    f'<path d="M8 6H92Q97 12 92 18V84Q97 90 92 95H8Q3 90 8 84V18Q3 12 8 6z" fill="url(#fv-paper)" stroke="{INK}" '
    'stroke-width="2.4" stroke-linejoin="round"/><path d="M14 14H86M14 88H86" stroke="#b8923c" stroke-width="1.6"/>'
    f'<circle cx="84" cy="84" r="9" fill="#a8201c" stroke="{INK}" stroke-width="1.6"/>'
    '<path d="M80 86l1-6 3 3 3-3 1 6z" fill="#f3c75a"/>'
)
_NIGHT = (
    f'<rect x="3" y="3" width="94" height="94" rx="12" fill="url(#fv-spell)" stroke="{INK}" stroke-width="2.6"/>'
    '<rect x="9" y="9" width="82" height="82" rx="8" fill="none" stroke="#d9bff5" stroke-width="1.8"/>'
    '<path d="M18 22l1.5 3.5L23 27l-3.5 1.5L18 32l-1.5-3.5L13 27l3.5-1.5zM80 70l1.5 3.5L85 75l-3.5 1.5L80 '
    "80l-1.5-3.5L75 75"
    'l3.5-1.5z" fill="#ffe9a8"/>'
)


def _text(x: float, y: float, size: float, text: str, fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {_FONT} fill="{fill}">{text}</text>'


def _icon(name: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#fv-icon-{name}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def _houses(count: int) -> str:
    parts = []
    for n in range(count):
        x = 50 - 15 * (count - 1) + 30 * n
        parts.append(f'<path d="M{x - 11} 60V24h22v36z" fill="#ecd9ae" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<path d="M{x - 11} 36h22M{x - 11} 48h22" stroke="{INK}" stroke-width="1.6"/>')
        parts.append(
            f'<path d="M{x - 9} 26h18v8h-18z" fill="#8fc1e6"/><path d="M{x - 13} 61h26v5h-26z" fill="#6fa043"/>'
        )
    return "".join(parts)


def _decree(data: FeuvilleData, decree: int) -> str:
    kind, worth = data.board.decree_type[decree], int(data.board.decree_worth[decree])
    shown = [name for n, name in enumerate(SYMBOL_NAMES) if data.board.decree_symbols[decree] >> n & 1]
    if kind == STATUS:
        return _PAPER + _icon(shown[0], 33, 49, 1.9) + _text(69, 60, 29, f"×{worth}", "#8f1c18")
    if kind == FREE_CHOICE:
        row = "".join(_icon(name, 27 + 23 * n, 36, 1.15) for n, name in enumerate(shown))
        return _PAPER + row + _text(46, 80, 30, f"×{worth}", "#8f1c18") + _text(22, 78, 26, "?", "#8f1c18")
    if kind in (SMALL_DISTRICT, LARGE_DISTRICT):
        return _PAPER + _houses(1 if kind == SMALL_DISTRICT else 2) + _text(44, 87, 25, str(worth), "#8f1c18")
    assert kind == FINE_VIEW
    cells = "".join(
        f'<path d="M{x} {y}h20v20h-20z" fill="#cfe3ee" stroke="{INK}" stroke-width="1.8"/>'
        for x in (29, 51)
        for y in (22, 44)
    )
    eyes = "".join(_icon(name, 39 + 22 * (n % 2), 32 + 22 * (n // 2), 0.85) for n, name in enumerate(SYMBOL_NAMES))
    return _PAPER + cells + eyes + _text(44, 87, 24, f"+{worth}", "#8f1c18")


def _spell(kind: int, points: int) -> str:
    name = SPELL_TYPES[kind]
    if kind == FAME:
        laurel = '<path d="M26 70Q14 46 30 26M74 70Q86 46 70 26" fill="none" stroke="#8fc46a" stroke-width="5"/>'
        return _NIGHT + laurel + _text(50, 66, 46, str(points), "#ffe08a")
    if name == "big_choice":
        tiles = "".join(
            f'<path d="M{x} {y}h18v18h-18z" fill="{fill}" stroke="#fff3cf" stroke-width="1.8"/>'
            for x, y, fill in ((30, 24, "#8fc1e6"), (52, 24, "#8fc1e6"), (30, 46, "#c8503a"), (52, 46, "#ecd9ae"))
        )
        return _NIGHT + tiles + '<path d="M60 62l6 20 5-6 8 0z" fill="#ffe08a" stroke="#332256" stroke-width="1.5"/>'
    if name == "thief_protection":
        return (
            _NIGHT
            + '<path d="M50 20l24 8v20q0 22-24 32-24-10-24-32V28z" fill="#9fb3c8" stroke="#fff3cf" stroke-width="3"/>'
            + '<circle cx="50" cy="44" r="8" fill="#332256"/><path d="M46 46h8l3 18H43z" fill="#332256"/>'
        )
    return (
        _NIGHT + '<path d="M50 18Q76 48 70 62A21 21 0 0 1 30 62Q24 48 50 18z" fill="#5aa7e0" stroke="#fff3cf" '
        'stroke-width="3"/>' + '<path d="M42 68q-7-10 4-18 0 6 4 8 4-4 2-10 10 10 4 20z" fill="#f07a1c"/>'
    )


def card_symbols(data: FeuvilleData) -> dict[str, str]:
    """Faces and backs of decrees and spells, places for them, and the badges of scoring choices."""
    found = {f"card-{name}": _decree(data, n) for n, name in enumerate(data.decrees)}
    for number, name in enumerate(data.spells):
        kind = int(data.board.spell_type[number])
        found[f"card-{name}"] = _spell(kind, int(data.board.spell_points[number]))
    found["back-decree"] = _PAPER + _text(50, 62, 34, "♛", "#8f1c18")
    found["back-spell"] = _NIGHT + _text(50, 66, 44, "✶", "#ffe08a")
    corner = '<path d="M{0} 66V34l4-12 4 12h8V66z" fill="#c3ccd6" stroke="#3b2a1d" stroke-width="2"/>'
    found["city-decree"] = (
        _PAPER
        + corner.format(20)
        + corner.format(62)
        + f'<path d="M36 66V48H62V66z" fill="#ecd9ae" stroke="{INK}" stroke-width="2"/>'
        + '<path d="M44 66V58q5-6 10 0v8z" fill="#4a3220"/>'
        + _text(46, 87, 25, f"+{data.board.city_points}", "#8f1c18")
    )
    found["place"] = (
        '<rect x="4" y="4" width="92" height="92" rx="10" fill="#c9ac72" fill-opacity=".35" stroke="#9b7a3e" '
        'stroke-width="2.5" stroke-dasharray="7 6"/>'
    )
    found["lit"] = (
        '<rect x="3" y="3" width="94" height="94" rx="9" fill="#ffd84d" fill-opacity=".08" stroke="#ffcf1f" '
        'stroke-width="5"/>'
    )
    found["bead"] = f'<circle cx="50" cy="50" r="44" fill="#ffd84d" stroke="{INK}" stroke-width="8"/>'
    found["badge"] = (
        f'<circle cx="50" cy="50" r="46" fill="#ffd84d" stroke="{INK}" stroke-width="4"/>'
        '<circle cx="50" cy="50" r="38" fill="none" stroke="#fff3cf" stroke-width="4"/>'
    )
    for name in SYMBOL_NAMES:
        found[f"badge-{name}"] = _icon(name, 78, 78, 2.3)
        found[f"small-{name}"] = f'<use href="#fv-disc-{name}" transform="translate(50 50) scale(4)"/>'
    return found
