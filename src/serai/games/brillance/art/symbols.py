"""Pieces: carts with their goods, the bandits' cart, shop signs, cards, tokens. All in a box of 100 by 100."""

from serai.games.brillance.art.emblems import CREAM, EMBLEMS, INK, badge, crest

_EDGE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'
_THIN = f'stroke="{INK}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"'
_WOOD = "#c98f4e"
_PAPER = "#f6e7c1"


def crate(x: float, y: float, size: float) -> str:
    """A crate with its planks."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 26:g})"><rect width="26" height="24" '
        f'rx="2" fill="{_WOOD}" '
        f'{_THIN}/><path d="M2 8h22M2 16h22" stroke="#8a5a28" stroke-width="2"/><path d="M4 3l18 18" stroke="#f0c98a" '
        'stroke-width="2.5"/></g>'
    )


def wheel(x: float, y: float, r: float = 14) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#7a4d25" {_EDGE}/><circle cx="{x}" cy="{y}" r="{r * 0.62:g}" '
        f'fill="#e3bd82"/><path d="M{x} {y - r + 3}v{2 * r - 6}M{x - r + 3} {y}h{2 * r - 6}" stroke="#5a3516" '
        f'stroke-width="3"/><circle cx="{x}" cy="{y}" r="3.5" fill="{INK}"/>'
    )


def cart(goods: int, paint: str = "currentColor") -> str:
    """A cart seen from the side; every good a crate one can count."""
    crates = "".join(crate(x, 20, 26) for x in ((37,), (22, 52), (9, 37, 65))[goods - 1]) if goods else ""
    return (
        '<ellipse cx="50" cy="94" rx="44" ry="6" fill="#000" fill-opacity=".45"/>'
        f'{crates}<path d="M4 46H96L89 80H11z" fill="{paint}" {_EDGE}/>'
        '<path d="M10 52H90" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>'
        '<path d="M9 70H91" stroke="#000" stroke-opacity=".25" stroke-width="6"/>' + wheel(24, 82) + wheel(76, 82)
    )


def bandits(goods: int) -> str:
    """The black cart of Pakius with his mask."""
    mask = (
        f'<path d="M22 56q28-12 56 0 0 16-16 16-8 0-12-8-4 8-12 8-16 0-16-16z" fill="#e9e2f0" {_THIN}/>'
        f'<circle cx="37" cy="62" r="5" fill="{INK}"/><circle cx="63" cy="62" r="5" fill="{INK}"/>'
    )
    return cart(goods, "#2b2433").replace('stroke-opacity=".45"', 'stroke-opacity=".2"') + mask


def sign(need: int, got: int) -> str:
    """A hanging sign: the crest above, below a box for every good that the shop wants."""
    step = 88 / need
    size = min(24.0, step - 3)
    slots = ""
    for n in range(need):
        x = 6 + step * (n + 0.5) - size / 2
        if n < got:
            slots += crate(x, 66, size)
        else:
            slots += (
                f'<rect x="{x:g}" y="66" width="{size:g}" height="{size * 0.92:g}" rx="3" fill="#1d1720" '
                f'fill-opacity=".35" stroke="{CREAM}" stroke-width="3" stroke-dasharray="4 3"/>'
            )
    return (
        f'<path d="M30 8V2M70 8V2" {_EDGE}/><rect x="4" y="8" width="92" height="88" rx="12" '
        f'fill="currentColor" {_EDGE}/>'
        '<rect x="10" y="13" width="80" height="46" rx="9" fill="#fff4d6" fill-opacity=".86"/>' + slots
    )


_SIGN_COMPLETE = (
    f'<path d="M30 8V2M70 8V2" {_EDGE}/><rect x="4" y="8" width="92" height="88" rx="12" fill="currentColor" {_EDGE}/>'
    '<rect x="10" y="13" width="80" height="46" rx="9" fill="#ffd75e"/>'
    f'<path d="M28 76l16 14 30-26" fill="none" stroke="#1d1720" stroke-width="16" stroke-linecap="round"/>'
    '<path d="M28 76l16 14 30-26" fill="none" stroke="#fff4d6" stroke-width="8" stroke-linecap="round"/>'
)
_SIGN_CLOSED = (
    f'<g opacity=".75"><rect x="4" y="8" width="92" height="88" rx="12" fill="#5b5566" {_EDGE}/>'
    '<rect x="10" y="14" width="80" height="20" rx="6" fill="currentColor" fill-opacity=".7"/>'
    '<path d="M22 46l56 40M78 46L22 86" stroke="#2b2433" stroke-width="9"/></g>'
)


def marker(text: str, paint: str) -> str:
    return (
        f'<circle cx="50" cy="50" r="46" fill="{paint}" stroke="{INK}" stroke-width="7"/><path d="M26 50h48'
        f'{"M50 26v48" if text == "plus" else ""}" stroke="#fff" stroke-width="14" stroke-linecap="round"/>'
    )


def _card(icon: str, tint: str) -> str:
    return (
        f'<rect x="8" y="2" width="84" height="96" rx="10" fill="{_PAPER}" {_EDGE}/>'
        f'<rect x="15" y="9" width="70" height="82" rx="6" fill="{tint}" stroke="#8a6a35" stroke-width="2"/>{icon}'
    )


_MASK = (
    '<path d="M22 44q28-14 56 0 2 22-18 22-7 0-10-8-3 8-10 8-20 0-18-22z" fill="#2b2433"/>'
    '<circle cx="37" cy="52" r="6" fill="#fff"/><circle cx="63" cy="52" r="6" fill="#fff"/>'
)
_DWARF = (
    '<ellipse cx="50" cy="90" rx="32" ry="7" fill="#000" fill-opacity=".4"/>'
    f'<path d="M24 88q-4-36 26-36t26 36z" fill="#7d3b2f" {_EDGE}/><circle cx="50" cy="42" r="19" '
    f'fill="#f0c39c" {_EDGE}/>'
    f'<path d="M30 46q2 40 20 42 18-2 20-42-10 10-20 8-10 2-20-8z" fill="#e8e1d2" {_EDGE}/>'
    f'<path d="M28 34Q44 26 56 4q18 14 16 30-22-8-44 0z" fill="#b3322b" {_EDGE}/><circle cx="50" cy="46" r="6" '
    f'fill="#e2725b" {_THIN}/><path d="M72 62h16v22H72z" fill="#d9a441" {_EDGE}/><path d="M72 60q8-9 16 0" fill="#fff" '
    f"{_THIN}/>"
)
CARDS = {
    "windfall": _card(
        '<path d="M34 76V44a16 16 0 0 1 32 0v32" fill="none" stroke="#8e6a1d" stroke-width="15"/>'
        '<path d="M34 76V44a16 16 0 0 1 32 0v32" fill="none" stroke="#f5c542" stroke-width="9"/>'
        '<path d="M50 14l3 8 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1z" fill="#fff4d6"/>',
        "#3d6b58",
    ),
    "bandits": _card(_MASK, "#8b4a52"),
    "unfair_competition": _card(
        crate(36, 50, 30) + f'<path d="M18 40q22-14 40-6l10 8-4 8-14-6-8 12-24-2z" fill="#f0c39c" {_THIN}/>',
        "#5d6f8f",
    ),
    "bonus_gift": _card(
        f'<rect x="27" y="44" width="46" height="34" fill="#c8474f" {_THIN}/><path d="M27 44h46v-9H27zM46 35h8v43h-8z" '
        f'fill="#ffd75e" {_THIN}/><path d="M50 34q-16-20-20-6 4 8 20 6 16-20 20-6-4 8-20 6z" fill="#ffd75e" {_THIN}/>',
        "#4f7fa3",
    ),
    "delivery_error": _card(
        crate(28, 44, 36) + '<path d="M58 18v22M47 29h22" stroke="#b3322b" stroke-width="8" stroke-linecap="round"/>',
        "#c9a25a",
    ),
    "breakdown": _card(
        wheel(46, 52, 24) + f'<path d="M66 74L30 22M24 80h40" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>',
        "#8a7f72",
    ),
    "collision": _card(
        '<path d="M50 16l7 16 16-8-6 17 17 4-15 10 10 15-18-4-3 18-8-14-14 11 2-18-18 0 13-13-13-13 18 0z" '
        f'fill="#ffb52e" {_THIN}/>' + wheel(34, 70, 12) + wheel(66, 70, 12),
        "#7a3d3a",
    ),
    "unexpected_obstacle": _card(f'<g transform="translate(20 20) scale(.6)">{_DWARF}</g>', "#516a48"),
    "cleared_passage": _card(
        f'<path d="M66 16L46 52" stroke="#8a5a28" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M38 46l18 10-8 26q-16 0-30-12z" fill="#e0b456" {_THIN}/>'
        '<path d="M40 56l-10 14M46 60l-6 18" stroke="#8a5a28" stroke-width="3"/>',
        "#6d9a9a",
    ),
    "bribe": _card(
        f'<path d="M38 36q-20 20-14 38 26 12 52 0 6-18-14-38z" fill="#9a6332" {_THIN}/><path d="M36 32h28l-6-10H42z" '
        f'fill="#7a4d25" {_THIN}/><circle cx="50" cy="58" r="13" fill="#ffd75e" {_THIN}/><path d="M50 51v14" '
        f'stroke="{INK}" stroke-width="4"/>',
        "#62507d",
    ),
}
_BACK = (
    f'<rect x="8" y="2" width="84" height="96" rx="10" fill="#22304f" {_EDGE}/><rect x="15" y="9" '
    'width="70" height="82" '
    'rx="6" fill="none" stroke="#d8b45a" stroke-width="3"/><path d="M60 30a22 22 0 1 0 8 34 18 18 0 1 1-8-34z" '
    'fill="#f3dc93"/><circle cx="34" cy="26" r="3" fill="#f3dc93"/><circle cx="30" cy="74" r="2.5" fill="#f3dc93"/>'
    '<circle cx="70" cy="80" r="2.5" fill="#f3dc93"/>'
)


def _token(icon: str, paint: str) -> str:
    return (
        f'<circle cx="50" cy="50" r="46" fill="{paint}" stroke="#e3c272" stroke-width="5"/><circle '
        'cx="50" cy="50" r="39" '
        f'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>{icon}'
    )


_MOON = '<path d="M58 20a31 31 0 1 0 20 42 25 25 0 1 1-20-42z" fill="#ffe9a8"/>'
_LINE = 'fill="none" stroke="#fff4d6" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'


def symbols() -> dict[str, str]:
    """All symbols by name."""
    found = {f"cart-{goods}": cart(goods) for goods in range(4)}
    found |= {f"bandits-{goods}": bandits(goods) for goods in range(4)}
    found["cart-neutral"] = cart(0) + (
        '<path d="M4 46H96L89 80H11z" fill="#4a4552" fill-opacity=".55"/>'
        '<path d="M10 44q20-22 40-16t40 16z" fill="#8d8791" stroke="#1d1720" stroke-width="4"/>'
    )
    found["cart-home"] = (
        f'<g opacity=".95"><path d="M12 52L50 16l38 36v38H12z" fill="currentColor" {_EDGE}/>'
        f'<path d="M4 56L50 10l46 46" fill="none" {_EDGE} stroke-width="8"/></g>'
    )
    found |= {f"sign-{need}-{got}": sign(need, got) for need in range(1, 5) for got in range(5)}
    found |= {"sign-complete": _SIGN_COMPLETE, "sign-closed": _SIGN_CLOSED}
    found |= {"marker-plus": marker("plus", "#b3322b"), "marker-minus": marker("minus", "#2f7d4f")}
    found |= {f"card-{name}": picture for name, picture in CARDS.items()}
    found |= {f"crest-{name}": crest(name) for name in EMBLEMS} | {f"badge-{name}": badge(name) for name in EMBLEMS}
    found |= {
        "card-back": _BACK,
        "dwarf": _DWARF,
        "crate": crate(12, 14, 78),
        "moon": f'<circle cx="50" cy="50" r="48" fill="#101a33" stroke="#ffe9a8" stroke-width="5"/>{_MOON}',
        "round-out": '<circle cx="50" cy="50" r="50" fill="#0c1430"/><path d="M34 34L66 66M66 34L34 66" '
        'stroke="#6d7aa3" stroke-width="9" stroke-linecap="round"/>',
        "wreck": f'<circle cx="50" cy="50" r="47" fill="#f4ead2" {_EDGE}/>'
        + wheel(50, 50, 30)
        + '<path d="M18 82L82 18" stroke="#b3322b" stroke-width="13" stroke-linecap="round"/>',
        "points": f'<circle cx="50" cy="50" r="46" fill="#ffe08a" stroke="{INK}" stroke-width="8"/>',
        "badge": f'<circle cx="50" cy="50" r="46" fill="{CREAM}" stroke="{INK}" stroke-width="7"/>',
        "flag": f'<path d="M14 4H86V82L50 98 14 82z" fill="currentColor" {_EDGE}/>'
        '<path d="M22 10H78V58H22z" fill="#fff4d6" fill-opacity=".86"/><path d="M22 66h56M22 74h56" stroke="#fff" '
        'stroke-opacity=".5" stroke-width="3"/>',
        "lamp": f'<circle cx="50" cy="52" r="40" fill="#ffcf5a" fill-opacity=".25"/><path d="M34 34h32l6 44H28z" '
        f'fill="#ffcf5a" {_EDGE}/><path d="M28 80h44v10H28zM34 24h32v9H34z" fill="#5a4a3a" '
        f'{_EDGE}/><path d="M50 8a12 12 '
        f'0 0 1 12 14H38A12 12 0 0 1 50 8z" fill="none" {_EDGE}/><path d="M50 42q12 16 0 30-12-14 '
        '0-30z" fill="#fff4d6"/>',
        "token-moon": _token(_MOON, "#24365e"),
        "token-pause": _token(f'<path d="M36 28v44M64 28v44" {_LINE}/>', "#4d5f78"),
        "token-halt": _token(
            f'<path d="M34 22h32l12 12v32L66 78H34L22 66V34z" fill="#b3322b"/><path d="M32 50h36" {_LINE}/>',
            "#5e3b3b",
        ),
        "token-pass": _token(f'<path d="M26 52q24 18 48 0M36 40v2M64 40v2" {_LINE}/>', "#4a5a50"),
        "token-react": _token(
            '<path d="M50 14l9 24 26 2-20 17 6 26-21-14-21 14 6-26-20-17 26-2z" fill="#ffd75e"/>', "#3d6b58"
        ),
        "zone-north": _token(f'<path d="M50 74V26M30 46l20-20 20 20" {_LINE}/>', "#3d5a78"),
        "zone-south": _token(f'<path d="M50 26V74M30 54l20 20 20-20" {_LINE}/>', "#3d5a78"),
        "zone-bridges": _token(f'<path d="M16 62q34-36 68 0M26 56v18M50 45v29M74 56v18" {_LINE}/>', "#3d5a78"),
        "zone-island": _token(
            f'<ellipse cx="50" cy="56" rx="32" ry="18" fill="#b9a06a"/><path d="M42 54V32h16v22M38 32h24" {_LINE}/>',
            "#2f6078",
        ),
    }
    return found
