"""Sites, ships, pioneers, buildings, cards and signs: everything on the table that is no tile."""

from serai.games.ilos.art.land import hexagon

INK = "#22303a"
CREAM = "#fbf3dc"
GOLD = "#f2c230"
FONT = "DejaVu Serif, Georgia, serif"
_LINE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'

# ---------------------------------------------------------------- goods and sites

EBONY = "".join(
    f'<circle cx="{x}" cy="{y}" r="17" fill="#3a2a20" stroke="#120c08" stroke-width="3"/>'
    f'<circle cx="{x}" cy="{y}" r="9" fill="none" stroke="#b3957a" stroke-width="3"/><circle cx="{x}" cy="{y}" r="2.6" '
    'fill="#b3957a"/>'
    for x, y in ((35, 64), (65, 64), (50, 38))
)
SPICE = (
    '<path d="M34 28Q18 48 30 66 40 78 56 80 42 66 44 50 46 36 34 28z" fill="#d3261a" stroke="#7b0f08" '
    'stroke-width="3"/>'
    '<path d="M64 26Q82 44 72 64 64 78 48 82 60 68 58 50 56 36 64 26z" fill="#ea4a2c" stroke="#7b0f08" '
    'stroke-width="3"/>'
    '<path d="M30 30Q40 14 50 22 60 12 70 28" fill="none" stroke="#2f7d2b" stroke-width="6" stroke-linecap="round"/>'
)
DYE = (
    '<path d="M50 14Q56 34 72 50 82 66 72 78 62 88 50 88 38 88 28 78 18 66 28 50 44 34 50 14z" fill="#2a6ae0" '
    'stroke="#0c2f70" stroke-width="3.5"/><path d="M38 54Q32 64 40 74" fill="none" stroke="#bcd8ff" stroke-width="6" '
    'stroke-linecap="round"/>'
)
NUGGET = (
    '<path d="M18 66L28 40 48 26 72 34 84 58 72 74 34 78z" fill="#f7ca2b" stroke="#8a5a00" stroke-width="3.5" '
    'stroke-linejoin="round"/><path d="M28 40L46 54 72 34M46 54L34 78M46 54L84 58" fill="none" stroke="#b57f06" '
    'stroke-width="3"/><path d="M50 32l12 3-10 8z" fill="#fff2b0"/>'
)
GOODS = {"ebony": EBONY, "spice": SPICE, "dye": DYE, "gold": NUGGET}
_GROUND = {"ebony": ("#e3d6bd", "#2b211a"), "spice": ("#fde6d6", "#b3200f"), "dye": ("#dcebff", "#143f96")}
_GROUND |= {"gold": ("#fff4c8", "#b07a00"), "ruin": ("#e4e2da", "#55524b")}

TEMPLE = (
    '<path d="M16 42L50 18 84 42z" fill="#a5a199" stroke="#3c3a36" stroke-width="3" stroke-linejoin="round"/>'
    '<g fill="#c9c5ba" stroke="#3c3a36" stroke-width="2.6"><path d="M24 74V44h9v30zM45 74V44h9v30zM68 74V58l9-4v20z"/>'
    '<path d="M18 74h64v9H18z" fill="#a5a199"/></g><path d="M66 50l6-6 6 5" fill="none" stroke="#6b8f3d" '
    'stroke-width="4" stroke-linecap="round"/>'
)


def _round(kind: str, inside: str) -> str:
    ground, rim = _GROUND[kind]
    return (
        '<circle cx="50" cy="54" r="46" fill="#000" fill-opacity=".28"/>'
        f'<circle cx="50" cy="50" r="45" fill="{ground}" stroke="{rim}" stroke-width="7"/>'
        f'<g transform="translate(8.5 8.5) scale(.83)">{inside}</g>'
    )


BUILDING_SITE = (
    '<rect x="6" y="10" width="88" height="88" rx="12" fill="#000" fill-opacity=".28"/>'
    '<rect x="6" y="6" width="88" height="88" rx="12" fill="#f3e6c6" stroke="#6b4520" stroke-width="6"/>'
    '<rect x="16" y="16" width="68" height="68" rx="5" fill="none" stroke="#a27a42" stroke-width="4" '
    'stroke-dasharray="9 6"/><path d="M30 74V44h8v8h8v-8h8v8h8v-8h8v30z" fill="#c3ae8a" stroke="#6b4520" '
    'stroke-width="3.5" stroke-linejoin="round"/><path d="M45 74V64q5-7 10 0v10z" fill="#6b4520"/>'
)
FORT = (
    '<rect x="4" y="8" width="92" height="90" rx="10" fill="#000" fill-opacity=".3"/>'
    f'<path d="M8 94V26h14v12h14V26h28v12h14V26h14v68z" fill="#9b968c" {_LINE}/>'
    '<path d="M8 52h84M8 72h84M30 52v20M66 52v20M18 38v14M50 38v14M80 38v14M18 72v20M80 72v20" stroke="#6d685f" '
    f'stroke-width="2.5"/><path d="M40 94V76q10-12 20 0v18z" fill="#3b2f25"/><path d="M50 26V4l20 7-20 7" '
    f'fill="currentColor" {_LINE}/>'
)
POST = (
    '<rect x="4" y="8" width="92" height="90" rx="10" fill="#000" fill-opacity=".3"/>'
    f'<path d="M14 48h72v46H14z" fill="#c58f55" {_LINE}/><path d="M14 62h72M14 78h72" stroke="#8a5a2c" '
    f'stroke-width="2.5"/><path d="M6 50L50 12 94 50 86 56 50 26 14 56z" fill="currentColor" {_LINE}/>'
    '<path d="M40 94V70h20v24z" fill="#4a2f17"/>'
)
DEN = (
    '<path d="M10 60Q4 40 18 28 26 8 48 8 66 2 80 18 98 28 94 52 98 74 80 84 68 100 46 94 22 96 14 80 4 72 10 60z" '
    'fill="#77757c" stroke="#3a3840" stroke-width="4"/><circle cx="51" cy="51" r="35" fill="#1b1d2a" stroke="#c9c2ae" '
    'stroke-width="3"/><g stroke="#f1ead8" stroke-width="7" stroke-linecap="round"><path d="M32 60L70 76M70 60L32 76"/>'
    '</g><circle cx="51" cy="45" r="16" fill="#f1ead8"/><rect x="43" y="54" width="16" height="12" rx="3" '
    'fill="#f1ead8"/>'
    '<circle cx="45" cy="45" r="4.5" fill="#1b1d2a"/><circle cx="57" cy="45" r="4.5" fill="#1b1d2a"/>'
)

# ---------------------------------------------------------------- pieces of the players

MARKS = {
    "orange": '<circle cx="0" cy="0" r="8"/><path d="M0-15v30M-15 0h30M-10.6-10.6l21.2 21.2M10.6-10.6l-21.2 21.2" '
    'stroke="#fff" stroke-width="3.4"/>',
    "green": '<path d="M-12 12Q-14-12 12-12 14 12-12 12z"/>',
    "black": '<path d="M0-15L13 0 0 15-13 0z"/>',
    "yellow": '<path d="M0-16l4.6 10.6L16-5 7 2.6 10 14 0 8l-10 6 3-11.4L-16-5l11.4-.4z"/>',
    "blue": '<path d="M-15 5q5-9 10 0t10 0 10 0v7h-30zM-15-8q5-9 10 0t10 0 10 0v6q-5 9-10 0t-10 0-10 0z"/>',
}
"""The sign of each colour, so that colour is never the only one."""


def _mark(name: str, x: float, y: float, scale: float) -> str:
    ink = "#fff" if name != "yellow" else "#5a3a00"
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" fill="{ink}" stroke="{INK}" stroke-width="1.6" '
        f'stroke-linejoin="round">{MARKS[name]}</g>'
    )


SHIP = (
    '<ellipse cx="50" cy="90" rx="40" ry="7" fill="#fff" fill-opacity=".55"/>'
    f'<path d="M49 6h5v66h-5z" fill="#7a5230" {_LINE}/>'
    f'<path d="M52 12Q90 28 84 62H56Q66 38 52 12z" fill="currentColor" {_LINE}/>'
    f'<path d="M48 20Q16 34 16 62h30Q40 40 48 20z" fill="{CREAM}" {_LINE}/>'
    f'<path d="M8 68h84l-10 20q-2 4-8 4H24q-6 0-8-4z" fill="currentColor" {_LINE}/>'
    '<path d="M12 75h76" stroke="#fff" stroke-opacity=".75" stroke-width="4"/>'
)
PIRATE = (
    f'<path d="M48 4h6v68h-6z" fill="#3a2a1c" {_LINE}/><path d="M54 6h34l-7 9 7 9H54z" fill="#15161d" {_LINE}/>'
    '<circle cx="67" cy="14" r="4.6" fill="#fff"/>'
    f'<path d="M20 30h64q8 16 0 34H20q8-18 0-34z" fill="#2b2e3a" {_LINE}/>'
    f'<path d="M6 68h88l-10 20q-2 4-8 4H24q-6 0-8-4z" fill="currentColor" {_LINE}/>'
    '<path d="M12 75h76" stroke="#fff" stroke-opacity=".75" stroke-width="4"/>'
)
PIONEER = (
    '<ellipse cx="50" cy="92" rx="32" ry="6" fill="#000" fill-opacity=".35"/>'
    f'<path d="M22 92Q20 54 38 48h24q18 6 16 44z" fill="currentColor" {_LINE}/>'
    f'<circle cx="50" cy="34" r="17" fill="#f0c79a" {_LINE}/>'
    f'<path d="M20 28Q50 12 80 28 70 33 64 28 62 6 50 6 38 6 36 28 30 33 20 28z" fill="#e8d29a" {_LINE}/>'
    '<path d="M36 25q14-6 28 0" fill="none" stroke="currentColor" stroke-width="5"/>'
)
SCREEN = (
    f'<path d="M4 88V26q0-8 8-10l26-6v78zM96 88V26q0-8-8-10l-26-6v78z" fill="currentColor" {_LINE}/>'
    f'<rect x="36" y="8" width="28" height="82" fill="currentColor" {_LINE}/><path d="M4 88V26q0-8 8-10l26-6v78zM96 '
    '88V26q0-8-8-10l-26-6v78z" fill="#000" fill-opacity=".22"/>'
)
ARMS = (
    f'<path d="M10 8h80v44q0 30-40 44Q10 82 10 52z" fill="{CREAM}" {_LINE}/>'
    '<path d="M17 15h66v37q0 25-33 37-33-12-33-37z" fill="currentColor"/>'
)

# ---------------------------------------------------------------- cards

_ANCHOR = (
    '<g fill="none" stroke="{c}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><circle cx="50" '
    'cy="20" '
    'r="9"/><path d="M50 29v56M32 42h36M18 60q4 24 32 26 28-2 32-26M18 60l-4 10M18 60l10 4M82 60l4 10M82 60l-10 '
    '4"/></g>'
)
CARDS = {
    "ship": ("#cfe6f2", "#1d5d80"),
    "plantation": ("#dcebc6", "#476b1f"),
    "gold_mine": ("#fff0b8", "#9a6a00"),
    "building": ("#efdcc0", "#6b4520"),
    "ruin": ("#e2e0da", "#4d4a44"),
    "market": ("#f6d9d4", "#96271c"),
}
_SCALES = (
    f'<g {_LINE} fill="none"><path d="M50 12v66M30 84h40M18 26h64"/></g>'
    f'<path d="M6 54L18 26 30 54q-12 12-24 0z" fill="{GOLD}" {_LINE}/><path d="M70 46L82 26 94 46q-12 12-24 0z" '
    f'fill="{GOLD}" {_LINE}/>'
)
_PICK = (
    f'<g transform="translate(0 6)">{NUGGET}</g><path d="M16 26Q44 2 74 14L70 22Q46 14 24 34z" fill="#9fb0ba" {_LINE}/>'
    '<path d="M44 16L78 84" stroke="#7a5230" stroke-width="8" stroke-linecap="round"/>'
)
_PLANT = (
    f'<path d="M50 88V40" stroke="#4f7a1f" stroke-width="7" stroke-linecap="round"/><path d="M50 52Q20 52 16 24 '
    f"46 22 50 "
    f'52zM50 44Q54 14 86 14 86 44 50 44z" fill="#6ea52f" {_LINE}/><path d="M14 88h72" stroke="#7a5230" '
    f'stroke-width="8" '
    'stroke-linecap="round"/>'
)
CARD_FACES = {
    "ship": f'<g color="#2c7fb0">{SHIP}</g>',
    "plantation": _PLANT,
    "gold_mine": _PICK,
    "building": f'<g color="#b3261e">{FORT}</g>',
    "ruin": TEMPLE,
    "market": _SCALES,
}


def _card(kind: str) -> str:
    """A card, 86 wide and 98 high in the middle of the symbol's square."""
    ground, rim = CARDS[kind]
    return (
        '<rect x="8" y="3" width="86" height="97" rx="9" fill="#000" fill-opacity=".3"/>'
        f'<rect x="7" y="1" width="86" height="97" rx="9" fill="{CREAM}" stroke="{rim}" stroke-width="3"/>'
        f'<rect x="12" y="6" width="76" height="87" rx="6" fill="{ground}" stroke="{rim}" stroke-width="1.2"/>'
        f'<g transform="translate(17 13) scale(.66)">{CARD_FACES[kind]}</g>'
    )


BACK = (
    '<rect x="16" y="3" width="70" height="97" rx="8" fill="#000" fill-opacity=".3"/>'
    f'<rect x="15" y="1" width="70" height="97" rx="8" fill="{CREAM}" stroke="#123f5c" stroke-width="3"/>'
    '<rect x="20" y="6" width="60" height="87" rx="5" fill="#1f6a93"/><path d="M20 30q7.5-8 15 0t15 0 15 0 15 0M20 '
    '68q7.5-8 15 0t15 0 15 0 15 0" fill="none" stroke="#8fd0e6" stroke-width="2.5"/>'
    '<g transform="translate(31 30) scale(.38)">' + _ANCHOR.format(c="#f2dfae") + "</g>"
)


# ---------------------------------------------------------------- signs


def _sign(inside: str, ground: str = "#c99a3c") -> str:
    """A brass button for a decision that has no place on the map."""
    return (
        '<circle cx="50" cy="54" r="46" fill="#000" fill-opacity=".3"/>'
        f'<circle cx="50" cy="50" r="45" fill="{ground}" stroke="{INK}" stroke-width="4"/>'
        f'<circle cx="50" cy="50" r="37" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>'
        f'<g transform="translate(22 22) scale(.56)">{inside}</g>'
    )


_SPYGLASS = (
    f'<g transform="rotate(-28 50 50)"><rect x="4" y="38" width="38" height="24" rx="3" fill="#b8812f" {_LINE}/>'
    f'<rect x="40" y="41" width="30" height="18" fill="#d9a94e" {_LINE}/><rect x="68" y="36" width="24" '
    f'height="28" rx="4" '
    f'fill="#8a5a2c" {_LINE}/></g>'
)
_HOURGLASS = (
    f'<path d="M24 8h52v10q0 18-20 32 20 14 20 32v10H24V82q0-18 20-32-20-14-20-32z" fill="#e9f4f8" {_LINE}/>'
    '<path d="M32 84q2-14 18-22 16 8 18 22zM36 26h28q-4 12-14 18-10-6-14-18z" fill="#e3b13f"/>'
)
_CHECK = '<path d="M14 54L40 80 88 20" fill="none" stroke="#2f7d2b" stroke-width="14" stroke-linecap="round"/>'

GHOST = (
    '<g transform="translate(50 50) scale(.5)">'
    f'<path d="{hexagon(94)}" fill="#fff6c9" fill-opacity=".20" stroke="#ffe27a" stroke-width="4.5" '
    'stroke-dasharray="14 9" stroke-linejoin="round"/><path d="M0-20v40M-20 0h40" stroke="#ffe27a" stroke-width="7" '
    'stroke-linecap="round"/></g>'
)
AIM = (
    '<g transform="translate(50 50) scale(.5)">'
    f'<path d="{hexagon(95)}" fill="none" stroke="#ffd23f" stroke-width="7" stroke-linejoin="round"/></g>'
)
BUOY = (
    '<circle cx="50" cy="50" r="44" fill="#fff" fill-opacity=".85" stroke="#1d5d80" stroke-width="5"/>'
    '<g transform="translate(18 18) scale(.64)">' + _ANCHOR.format(c="#1d5d80") + "</g>"
)
MARKER = (
    f'<rect x="10" y="14" width="80" height="80" rx="16" fill="#000" fill-opacity=".3"/>'
    f'<rect x="10" y="8" width="80" height="80" rx="16" fill="#b3261e" stroke="{INK}" stroke-width="4"/>'
    '<path d="M50 22L72 48H60v24H40V48H28z" fill="#ffe9c9"/>'
)
WHEEL = (
    f'<g fill="none" stroke="#7a5230" stroke-width="8"><circle cx="50" cy="50" r="28"/><path d="M50 4v92M4 '
    f"50h92M17 17l66 "
    f'66M83 17L17 83" stroke-linecap="round"/></g><circle cx="50" cy="50" r="10" fill="{GOLD}" {_LINE}/>'
)


def symbols() -> dict[str, str]:
    """Every symbol by its name, but for the tiles."""
    found = {f"good-{name}": _round(name, inside) for name, inside in GOODS.items()}
    found |= {f"site-{name}": _round(name, inside) for name, inside in GOODS.items()}
    found |= {"site-ruin": _round("ruin", TEMPLE), "site-building": BUILDING_SITE}
    found |= {f"card-{kind}": _card(kind) for kind in CARDS}
    for name in MARKS:
        found[f"sail-{name}"] = _mark(name, 66, 50, 0.8)
        found[f"coat-{name}"] = _mark(name, 50, 70, 0.95)
        found[f"wall-{name}"] = _mark(name, 50, 40, 1.1)
        found[f"crest-{name}"] = _mark(name, 50, 44, 1.7)
    found |= {
        "fort": FORT,
        "post": POST,
        "den": DEN,
        "ship": SHIP,
        "pirate": PIRATE,
        "pioneer": PIONEER,
        "screen": SCREEN,
        "arms": ARMS,
        "back": BACK,
        "ghost": GHOST,
        "aim": AIM,
        "buoy": BUOY,
        "marker": MARKER,
        "wheel": WHEEL,
        "tile-back": (
            f'<g transform="translate(50 50) scale(.5)"><path d="{hexagon(98)}" fill="#1f6a93" stroke="{CREAM}" '
            'stroke-width="5" stroke-linejoin="round"/></g><g transform="translate(29 29) scale(.42)">'
            + _ANCHOR.format(c="#f2dfae")
            + "</g>"
        ),
        "sign-end": _sign(_HOURGLASS),
        "sign-done": _sign(_CHECK),
        "sign-explore": _sign(_SPYGLASS, "#3d9cc4"),
        "sign-supply": _sign(f'<g color="#2c7fb0">{SHIP}</g>', "#3d9cc4"),
        "sign-fort": _sign(f'<g color="#b3261e">{FORT}</g>'),
        "sign-post": _sign(f'<g color="#b3261e">{POST}</g>'),
        "badge": f'<circle cx="50" cy="50" r="46" fill="{CREAM}" stroke="{INK}" stroke-width="6"/>',
        "ring": (
            f'<circle cx="50" cy="50" r="44" fill="none" stroke="{INK}" stroke-width="12"/>'
            f'<circle cx="50" cy="50" r="44" fill="none" stroke="{GOLD}" stroke-width="8" stroke-dasharray="17 6"/>'
        ),
        "badge-dear": (
            '<path d="M31 3h38L97 31v38L69 97H31L3 69V31z" fill="#ffd9cd" stroke="#a81c10" stroke-width="7"/>'
        ),
        "lit": (
            f'<circle cx="50" cy="50" r="47" fill="{GOLD}" fill-opacity=".5"/>'
            f'<circle cx="50" cy="50" r="44" fill="none" stroke="{GOLD}" stroke-width="8"/>'
        ),
        "stake": f'<circle cx="50" cy="50" r="46" fill="currentColor" stroke="{INK}" stroke-width="5"/>',
        "price-now": (
            f'<rect x="6" y="6" width="88" height="88" rx="18" fill="#fff7d6" stroke="{GOLD}" stroke-width="9"/>'
        ),
    }
    return found


SYMBOL_DEFS = (
    '<linearGradient id="il-green" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a8c963"/>'
    '<stop offset=".5" stop-color="#86b04e"/><stop offset="1" stop-color="#5f9140"/></linearGradient>'
    '<g id="il-palm"><path d="M-1 5Q1 0 0-6" fill="none" stroke="#6b4a25" stroke-width="1.8"/><path '
    'd="M0-6Q-5-11-9-6M0-6'
    'Q5-11 9-6M0-6Q-7-7-8-1M0-6Q7-7 8-1M0-6Q-1-12 3-13" fill="none" stroke="#1f6b2c" stroke-width="2.2" '
    'stroke-linecap="round"/></g>'
    '<g id="il-hill"><path d="M-9 5L-2-7 2-3 5-6 10 5z" fill="#8d8568" stroke="#5c5540" stroke-width="1"/>'
    '<path d="M-2-7L2-3 0 0-2-2-5-1z" fill="#d6cfb4"/></g>'
)
