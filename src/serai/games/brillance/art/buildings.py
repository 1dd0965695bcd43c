"""What is built in Brillance: houses with lit windows, gatehouses, the castle, the landmarks."""

from serai.games.brillance.art.emblems import INK

_ROOFS = (
    ("#8a4a3f", "#6d372f"),
    ("#7a4150", "#5d2f3c"),
    ("#4f5a78", "#3c4560"),
    ("#94613f", "#744a2e"),
    ("#5f5570", "#494157"),
)


def _house(light: str, dark: str) -> str:
    """A gabled house from above and a little from the side; its windows face the street."""
    return (
        '<rect x="-15" y="-8" width="33" height="26" rx="2" fill="#000" fill-opacity=".35"/>'
        f'<rect x="-15" y="4" width="30" height="10" fill="#d8c39a" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M-17-12H17V5H-17z" fill="{light}" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>'
        f'<path d="M-17-4H17V5H-17z" fill="{dark}"/><path d="M-17-4H17" stroke="#fff" stroke-opacity=".25"/>'
        '<path d="M-12-9v4M-5-9v4M2-9v4M9-9v4M-9 0v4M-2 0v4M5 0v4M12 0v4" stroke="#000" stroke-opacity=".22"/>'
    )


def house_defs() -> str:
    """The kinds of houses, dark and with lit windows."""
    parts = []
    for n, (light, dark) in enumerate(_ROOFS):
        body = _house(light, dark)
        lit = (
            '<g fill="#ffdf7a"><rect x="-11" y="6.5" width="5" height="5"/><rect x="-2.5" y="6.5" '
            'width="5" height="5"/>'
            '<rect x="6" y="6.5" width="5" height="5"/></g><rect x="6" y="-15" width="5" height="7" fill="#7d6a5a" '
            f'stroke="{INK}"/>'
        )
        dim = (
            '<g fill="#3a3346"><rect x="-11" y="6.5" width="5" height="5"/><rect x="6" y="6.5" '
            'width="5" height="5"/></g>'
            '<rect x="-2.5" y="6.5" width="5" height="5" fill="#ffc94f"/>'
        )
        parts.append(f'<g id="br-h{n}l">{body}{lit}</g><g id="br-h{n}d">{body}{dim}</g>')
    tree = (
        '<ellipse cx="3" cy="5" rx="13" ry="11" fill="#000" fill-opacity=".35"/>'
        f'<path d="M-12 2q-4-9 4-12 3-9 11-5 9 0 8 8 6 6-2 11-5 7-12 2-8 3-9-4z" fill="#2f5f47" stroke="{INK}"/>'
        '<path d="M-6-4q3-5 8-4M-2 4q4 0 7-4" fill="none" stroke="#5d9269" stroke-width="2" stroke-linecap="round"/>'
    )
    return "".join(parts) + f'<g id="br-tree">{tree}</g>'


GATEHOUSE = (
    '<path d="M-30-20H30V22H-30z" fill="#000" fill-opacity=".35" transform="translate(3 4)"/>'
    f'<path d="M-24-20H24V20H-24z" fill="#8f8269" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-32-24h15V24h-15zM17-24h15V24H17z" fill="#c4b69b" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-33-24l8.5-14 8.5 14zM16-24l8.5-14 8.5 14z" fill="PAINT" stroke="{INK}" stroke-width="2" '
    'stroke-linejoin="round"/>'
    '<path d="M-27-14h5v8h-5zM22-14h5v8h-5z" fill="#ffdf7a"/>'
    f'<circle r="17.5" fill="DARK" stroke="{INK}" stroke-width="2.4"/><circle r="14.5" fill="PAINT"/>'
)
CASTLE = (
    '<ellipse cx="4" cy="34" rx="50" ry="14" fill="#000" fill-opacity=".4"/>'
    f'<path d="M-40 30V-6h80v36z" fill="#7d7388" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M-40-6v-9h9v6h9v-6h9v6h9v-6h8v6h9v-6h9v6h9v-6h9v9z" fill="#8f859b" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-48 32V-26h18V32zM30 32V-26h18V32z" fill="#968ca3" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M-51-26l12-24 12 24zM27-26l12-24 12 24z" fill="#463a5e" stroke="{INK}" stroke-width="2.4"/>'
    f'<path d="M-14-14V-40h28v26z" fill="#a197ae" stroke="{INK}" stroke-width="2.4"/><path d="M-18-40L0-66 18-40z" '
    f'fill="#5a3c63" stroke="{INK}" stroke-width="2.4"/>'
    '<path d="M-42-14h6v10h-6zM36-14h6v10h-6zM-3-34h6v10h-6z" fill="#ffdf7a"/>'
    f'<path d="M-12 30V14a12 12 0 0 1 24 0v16z" fill="#1d1720"/>'
    '<path d="M-14-8q14-7 28 0 0 10-9 10-4 0-5-4-1 4-5 4-9 0-9-10z" fill="#f0e8f6"/>'
    f'<circle cx="-6.5" cy="-4" r="2.4" fill="{INK}"/><circle cx="6.5" cy="-4" r="2.4" fill="{INK}"/>'
)
_CATHEDRAL = (
    '<path d="M-34 38h74l-8 10h-64z" fill="#000" fill-opacity=".4"/>'
    f'<path d="M-22 38V-4L4-24 30-4V38z" fill="#cdbfa5" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-26-2L4-28 34-2" fill="none" stroke="#6c4a56" stroke-width="7"/>'
    f'<path d="M-38 38V-22h18V38z" fill="#d9ccb2" stroke="{INK}" stroke-width="2"/><path d="M-41-22l12-34 12 34z" '
    f'fill="#5d5f86" stroke="{INK}" stroke-width="2"/><path d="M-29-56v-12M-34-63h10" '
    'stroke="#f3dc93" stroke-width="3"/>'
    '<circle cx="5" cy="6" r="8" fill="#ffc94f"/><path d="M5-2v16M-3 6H13" stroke="#6c4a56" stroke-width="2"/>'
    '<path d="M-2 38V26a7 7 0 0 1 14 0v12zM-33-10h8v14h-8zM-33 14h8v12h-8z" fill="#ffdf7a"/>'
)
_PARK = (
    '<ellipse rx="50" ry="38" fill="#2f5a43" stroke="#1d3a2c" stroke-width="2"/>'
    '<ellipse cx="8" cy="10" rx="20" ry="10" fill="#2b6f93"/>'
    + "".join(
        f'<use href="#br-tree" transform="translate({x} {y}) scale(.8)"/>'
        for x, y in ((-30, -14), (-8, -24), (20, -20), (36, 2), (-34, 12), (-14, 24), (30, 24))
    )
    + '<g fill="none" stroke="#e8c896" stroke-width="3" stroke-linecap="round"><path d="M-12 2h12l4 8M-12 2l-2 9M-2 '
    '2l-1 9M0 2l5-8M5-6l-4-6M5-6l5-5"/></g>'
)
_HALL = (
    f'<path d="M-40 26V-6h80v32z" fill="#c9a977" stroke="{INK}" stroke-width="2"/><path d="M-46-4L-30-24h60l16 20z" '
    f'fill="#7a4150" stroke="{INK}" stroke-width="2"/><path d="M-9-20v-26L0-60l9 14v26z" fill="#d9bd8c" stroke="{INK}" '
    'stroke-width="2"/><circle cy="-36" r="6" fill="#fff4d6" stroke="#1d1720"/>'
    '<path d="M-32 4h9v10h-9zM-16 4h9v10h-9zM7 4h9v10H7zM23 4h9v10h-9z" fill="#ffdf7a"/>'
)
_MILL = (
    '<ellipse cx="4" cy="42" rx="26" ry="6" fill="#000" fill-opacity=".4"/>'
    f'<path d="M-16 40L-10-14h20l6 54z" fill="#b9a98a" stroke="{INK}" stroke-width="2"/><path d="M-14-12L0-32l14 20z" '
    f'fill="#7a4150" stroke="{INK}" stroke-width="2"/><path d="M-4 40V26h8v14z" fill="#ffc94f"/>'
    '<g stroke="#e6d9bb" stroke-width="3"><path d="M0-16L34-40M0-16L24 18M0-16L-34 8M0-16L-24-50"/></g>'
    '<g fill="#e6d9bb" fill-opacity=".75"><path d="M8-22L36-42l4 8L11-16zM2-8l20 28-7 3L-3-6zM-8-10L-36 10l-4-8 '
    '29-18zM-2-24L-22-52l7-3L3-26z"/></g>'
)
_BOAT = (
    f'<path d="M-40 6Q0 30 40 6L28 20Q0 32-28 20z" fill="#7a4d25" stroke="{INK}" stroke-width="2"/>'
    '<path d="M0 14V-40" stroke="#5a3516" stroke-width="4"/>'
    f'<path d="M3-38Q34-20 6 4z" fill="#f0e4c4" stroke="{INK}" stroke-width="2"/><circle cx="-22" cy="8" r="4" '
    'fill="#ffdf7a"/>'
)
_TENT = (
    '<ellipse cx="3" cy="34" rx="46" ry="9" fill="#000" fill-opacity=".35"/>'
    f'<path d="M-42 34L0-34 42 34z" fill="PAINT" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M0-34L-16 34H-28zM0-34L16 34H28z" fill="#fff4d6" fill-opacity=".55"/>'
    f'<path d="M-9 34L0-2 9 34z" fill="#ffd98a" stroke="{INK}" stroke-width="2"/><path d="M0-34v-14" stroke="{INK}" '
    'stroke-width="3"/><path d="M0-48l14 5-14 5z" fill="PAINT"/>'
)
LANDMARKS = {"cathedral": _CATHEDRAL, "park": _PARK, "hall": _HALL, "mill": _MILL, "boat": _BOAT, "tent": _TENT}
"""The drawings of the landmarks by kind; PAINT stands for the colour of whose they are."""
