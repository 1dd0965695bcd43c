"""The pieces: caravans, stupas, delegations, goods, action tiles, event tokens and signs, each in a box of 100."""

# ruff: noqa: E501 - drawings are long lines of coordinates

from typing import Any

from serai.games.himalaya.art.shapes import EMBLEMS, GLYPHS, INK, disc, emblem
from serai.games.himalaya.data import RESOURCE_NAMES

_LINE = f'stroke="{INK}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"'

_YAK = (
    '<ellipse cx="50" cy="88" rx="38" ry="6" fill="#1b2a3a" fill-opacity=".25"/>'
    f'<path d="M24 70 V88 H31 V72 M38 72 V88 H45 V72 M58 72 V88 H65 V72 M71 70 V88 H78 V70" fill="#2b1d14" {_LINE}/>'
    f'<path d="M12 44 C4 50 6 64 10 72 C14 66 14 56 18 50Z" fill="#4b3525" {_LINE}/>'
    f'<path d="M14 72 C10 54 16 38 32 34 C46 24 62 26 72 34 C82 38 84 50 82 74 L77 68 L73 79 L67 69 L61 80 L55 70 L48 81 '
    f'L42 70 L35 80 L30 70 L24 79 L20 70Z" fill="#4b3525" {_LINE}/>'
    f'<path d="M68 46 C68 36 76 32 84 34 C94 38 96 50 93 60 C91 68 84 70 79 66 C72 62 68 54 68 46Z" fill="#5a4130" {_LINE}/>'
    f'<path d="M72 38 C62 34 60 22 68 18 C68 26 72 30 78 34Z M86 36 C92 32 98 26 94 16 C90 24 86 28 82 33Z" fill="#efe3c8" {_LINE}/>'
    '<ellipse cx="88" cy="60" rx="6" ry="5" fill="#c9ab8b"/><circle cx="80" cy="46" r="2.8" fill="#fff"/>'
    '<circle cx="80.5" cy="46.5" r="1.6" fill="#000"/>'
    f'<path d="M24 40 C36 30 54 28 66 36 L65 60 C54 65 36 66 25 61Z" fill="currentColor" {_LINE}/>'
    '<path d="M25 56 C38 61 54 60 65 55" fill="none" stroke="#fff6dd" stroke-width="2.5" stroke-dasharray="3 3"/>'
)
_STUPA = (
    '<ellipse cx="50" cy="92" rx="36" ry="5" fill="#1b2a3a" fill-opacity=".25"/>'
    f'<path d="M16 80 H84 V92 H16Z M23 69 H77 V80 H23Z" fill="currentColor" {_LINE}/>'
    f'<path d="M28 69 C24 46 38 36 50 36 C62 36 76 46 72 69Z" fill="currentColor" {_LINE}/>'
    '<path d="M34 64 C31 50 40 42 47 41" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>'
    f'<path d="M41 25 H59 V37 H41Z" fill="#fff6dd" {_LINE}/><path d="M45 31 H48 M52 31 H55" stroke="{INK}" stroke-width="3"/>'
    f'<path d="M43 25 L50 3 L57 25Z" fill="#e8b62c" {_LINE}/>'
)
_DELEGATE = (
    '<ellipse cx="50" cy="93" rx="28" ry="5" fill="#1b2a3a" fill-opacity=".25"/>'
    f'<path d="M24 92 C22 66 30 46 50 44 C70 46 78 66 76 92Z" fill="currentColor" {_LINE}/>'
    f'<path d="M50 46 V92" stroke="{INK}" stroke-width="2.5" stroke-opacity=".5"/>'
    f'<circle cx="50" cy="30" r="15" fill="#e5b98f" {_LINE}/>'
    f'<path d="M30 26 C32 8 68 8 70 26 C60 20 40 20 30 26Z" fill="currentColor" {_LINE}/>'
)


def _tile(inside: str, face: str = "#f4e6c6") -> str:
    return (
        '<rect x="5" y="7" width="92" height="90" rx="14" fill="#000" fill-opacity=".25"/>'
        f'<rect x="4" y="3" width="92" height="90" rx="14" fill="{face}" stroke="#5b3d1d" stroke-width="4"/>'
        f'<rect x="10" y="9" width="80" height="78" rx="10" fill="none" stroke="#5b3d1d" stroke-opacity=".35" stroke-width="2"/>{inside}'
    )


def _road(edge: str, body: str, extra: str) -> str:
    way = "M14 80 C34 72 30 50 50 46 C70 42 68 24 86 16"
    return _tile(
        f'<path d="{way}" fill="none" stroke="{edge}" stroke-width="26" stroke-linecap="round"/>'
        f'<path d="{way}" fill="none" stroke="{body}" stroke-width="18" stroke-linecap="round"/>'
        f'<path d="{way}" fill="none" {extra}/>'
    )


_PALM = (
    "M30 84 C22 70 14 58 14 52 C14 46 22 46 26 52 L32 60 V26 C32 19 42 19 42 26 V46 V18 C42 11 52 11 52 18 V46 "
    "V22 C52 15 62 15 62 22 V48 V30 C62 24 72 24 72 30 V62 C72 74 68 80 66 84Z"
)
_TILES = {
    "soil": _road(
        "#6b4420", "#b97d43", 'stroke="#f1d3a2" stroke-width="5" stroke-dasharray="1 11" stroke-linecap="round"'
    ),
    "ice": _road("#2f7fb5", "#bfe6f7", 'stroke="#ffffff" stroke-width="6" stroke-dasharray="14 9"'),
    "stone": _road("#1f1f26", "#85858e", 'stroke="#2c2c33" stroke-width="18" stroke-dasharray="3 9"'),
    "hand": _tile(f'<path d="{_PALM}" fill="#f0c79c" {_LINE}/>'),
    "pause": _tile(
        f'<path d="M28 36 C14 32 12 18 22 12 C22 24 30 28 38 30Z M72 36 C86 32 88 18 78 12 C78 24 70 28 62 30Z" '
        f'fill="#efe3c8" {_LINE}/><path d="M30 34 C36 24 64 24 70 34 C74 52 66 80 50 82 C34 80 26 52 30 34Z" fill="#5a4130" {_LINE}/>'
        f'<ellipse cx="50" cy="70" rx="13" ry="9" fill="#c9ab8b" {_LINE}/><path d="M38 48 H46 M54 48 H62" stroke="#fff6dd" '
        'stroke-width="4" stroke-linecap="round"/>',
        "#dfe6ea",
    ),
}
_BACK = _tile(
    f'{emblem("lotus", 50, 50, 22, "#e8b62c")}<path d="M16 16 L84 80 M84 16 L16 80" stroke="#fff" stroke-opacity=".12" stroke-width="5"/>',
    "#7c2632",
)
_SLOT = (
    '<rect x="5" y="5" width="90" height="90" rx="14" fill="#000" fill-opacity=".10" stroke="#7a5a34" stroke-width="3" '
    'stroke-dasharray="7 6"/>'
)

_YETI = (
    '<circle cx="50" cy="50" r="46" fill="#f6f2e8" stroke="#3b2a20" stroke-width="5"/>'
    '<path d="M50 84 C32 84 30 66 36 52 C40 42 60 42 64 52 C70 66 68 84 50 84Z" fill="#4b3525"/>'
    '<ellipse cx="29" cy="42" rx="7" ry="9" fill="#4b3525"/><ellipse cx="41" cy="28" rx="7" ry="10" fill="#4b3525"/>'
    '<ellipse cx="57" cy="26" rx="7" ry="10" fill="#4b3525"/><ellipse cx="71" cy="40" rx="7" ry="9" fill="#4b3525"/>'
)
_STORM = (
    '<circle cx="50" cy="50" r="46" fill="#2f6ea3" stroke="#123a5c" stroke-width="5"/>'
    '<path d="M50 14 V86 M19 32 L81 68 M81 32 L19 68 M50 28 L40 18 M50 28 L60 18 M50 72 L40 82 M50 72 L60 82 M31 39 L18 40 '
    'M31 39 L29 26 M69 61 L82 60 M69 61 L71 74 M69 39 L82 40 M69 39 L71 26 M31 61 L18 60 M31 61 L29 74" '
    'stroke="#fff" stroke-width="5" stroke-linecap="round"/>'
)
_MARKET = (
    '<circle cx="50" cy="50" r="46" fill="#f7e3ae" stroke="#7d2218" stroke-width="5"/>'
    f'<path d="M18 44 L28 22 H72 L82 44Z" fill="#c23b32" {_LINE}/><path d="M34 22 L29 44 H40 L43 22Z M57 22 L60 44 H71 L66 22Z" '
    f'fill="#fff6dd"/><path d="M24 44 V78 M76 44 V78 M22 60 H78" {_LINE}/><circle cx="38" cy="54" r="6" fill="#e8892b"/>'
    '<circle cx="51" cy="54" r="6" fill="#2fa163"/><circle cx="64" cy="54" r="6" fill="#f5cd27"/>'
)
_DIE = (
    f'<path d="M50 4 L90 27 V73 L50 96 L10 73 V27Z" fill="#b5392b" {_LINE}/><path d="M50 22 L76 66 H24Z" fill="#d95a47" {_LINE}/>'
    f'<path d="M50 4 V22 M10 27 L50 22 L90 27 M10 73 L24 66 L10 27 M90 73 L76 66 L90 27 M24 66 L50 96 L76 66" fill="none" {_LINE}/>'
    '<text x="50" y="60" font-family="DejaVu Serif, Georgia, serif" font-size="24" font-weight="bold" text-anchor="middle" '
    'fill="#fff">20</text>'
)
_MONTH = (
    '<circle cx="50" cy="50" r="44" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="13"/>'
    '<circle cx="50" cy="48" r="44" fill="none" stroke="#d3352a" stroke-width="11"/>'
    '<circle cx="50" cy="48" r="44" fill="none" stroke="#ffd9a0" stroke-width="2.5"/>'
)
_HERD = (
    f'<path d="M28 34 C14 30 12 16 22 10 C22 22 30 26 38 28Z M72 34 C86 30 88 16 78 10 C78 22 70 26 62 28Z" fill="#efe3c8" {_LINE}/>'
    f'<path d="M30 32 C36 22 64 22 70 32 C74 52 66 84 50 86 C34 84 26 52 30 32Z" fill="#5a4130" {_LINE}/>'
    f'<ellipse cx="50" cy="73" rx="13" ry="9" fill="#c9ab8b" {_LINE}/><circle cx="41" cy="47" r="4" fill="#fff"/>'
    '<circle cx="59" cy="47" r="4" fill="#fff"/><circle cx="41" cy="47" r="2" fill="#000"/><circle cx="59" cy="47" r="2" fill="#000"/>'
)
_TOKEN = f'<circle cx="50" cy="50" r="46" fill="#caa24a" stroke="#5b4310" stroke-width="5"/><g transform="translate(15 14) scale(.7)">{_HERD}</g>'
_NONE = (
    '<circle cx="50" cy="50" r="42" fill="#efe3cf" stroke="#7a5a34" stroke-width="6"/><path d="M30 30 L70 70 M70 30 L30 70" '
    'stroke="#7a5a34" stroke-width="10" stroke-linecap="round"/>'
)
_SCREEN = (
    f'<path d="M4 84 L14 22 L50 34 L86 22 L96 84 L50 94Z" fill="currentColor" {_LINE}/><path d="M50 34 V94" {_LINE}/>'
    '<path d="M14 70 L26 46 L34 58 L42 44 L46 74Z M56 74 L64 48 L72 60 L80 46 L88 68Z" fill="#fff" fill-opacity=".45"/>'
)
_PLATE = '<circle cx="50" cy="50" r="47" fill="#fffaf0" fill-opacity=".93" stroke="#7b6a52" stroke-width="3"/>'
_CARD = '<rect x="7" y="4" width="86" height="92" rx="9" fill="#fffaf0" stroke="#5b3d1d" stroke-width="4"/>'
_STEP_HAND = (
    '<rect x="8" y="8" width="84" height="84" rx="16" fill="#ffe9a8" stroke="#8a2b12" stroke-width="8"/>'
    f'<path d="{_PALM}" fill="#eeb27c" transform="translate(6 1)"/>'
)
_STEP_VOID = (
    '<circle cx="50" cy="50" r="42" fill="#e4ded2" stroke="#77706a" stroke-width="8"/>'
    '<path d="M22 22 L78 78" stroke="#c23b32" stroke-width="9" stroke-linecap="round"/>'
)
_STEP = '<circle cx="50" cy="50" r="42" fill="#ffe9a8" stroke="#8a2b12" stroke-width="8"/>'
_DISC_BACK = '<circle cx="50" cy="50" r="44" fill="#d8a763" stroke="#6b4420" stroke-width="7"/>'
_NOW = '<rect x="5" y="5" width="90" height="90" rx="15" fill="none" stroke="#d3352a" stroke-width="9"/>'
_BADGE = '<circle cx="50" cy="50" r="44" fill="#fff8e6" stroke="#5b3d1d" stroke-width="7"/>'


def symbols(data: Any) -> dict[str, str]:
    """All symbols by name; order discs come from the data."""
    found = {
        "caravan": _YAK,
        "ghost": f'<g opacity=".5">{_YAK}</g>',
        "stupa": _STUPA,
        "delegation": _DELEGATE,
        "tile-back": _BACK,
        "tile-slot": _SLOT,
        "event-yeti": _YETI,
        "event-snowstorm": _STORM,
        "event-market_day": _MARKET,
        "leader": _DIE,
        "month": _MONTH,
        "herd": _HERD,
        "token": _TOKEN,
        "none": _NONE,
        "screen": _SCREEN,
        "plate": _PLATE,
        "card": _CARD,
        "step": _STEP,
        "step-hand": _STEP_HAND,
        "step-void": _STEP_VOID,
        "badge": _BADGE,
        "now": _NOW,
        "disc-back": _DISC_BACK,
    }
    found |= {f"tile-{name}": tile for name, tile in _TILES.items()}
    found |= {f"cube-{name}": glyph for name, glyph in GLYPHS.items()}
    for kind in data["order_discs"]:
        asked = [name for name in RESOURCE_NAMES for _ in range(int(kind["demand"].get(name, 0)))]
        found[f"disc-{kind['id']}"] = disc(asked, int(kind["yaks"]))
    for name in EMBLEMS:
        found[f"arms-{name}"] = (
            f'<path d="M12 8 H88 V56 C88 76 70 88 50 96 C30 88 12 76 12 56Z" fill="currentColor" {_LINE}/>{emblem(name, 50, 48, 26)}'
        )
        found[f"mark-caravan-{name}"] = found[f"mark-ghost-{name}"] = emblem(name, 45, 46, 11)
        found[f"mark-stupa-{name}"] = emblem(name, 50, 56, 11)
        found[f"mark-delegation-{name}"] = emblem(name, 50, 70, 14)
    return found
