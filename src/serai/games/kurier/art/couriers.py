"""The four couriers: tiles in the player's colour with a niche, and the faint silhouettes painted in the rooms."""

INK = "#24150c"
CREAM = "#f9ecd0"
GOLD = "#f0c24b"
SKIN = "#f3cfa6"

_LINE = f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'
_THIN = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'

TILE = (
    f'<rect x="3" y="4" width="94" height="94" rx="12" fill="{INK}"/>'
    '<rect x="5.5" y="5" width="89" height="88" rx="10" fill="currentColor"/>'
    '<rect x="5.5" y="5" width="89" height="88" rx="10" fill="url(#kz-gloss)"/>'
    f'<rect x="9" y="8.5" width="82" height="81" rx="7" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
)
"""A lacquered tile: dark edge, the player's colour, a gilded line."""

NICHE = (
    f'<path d="M15 89.5V46Q15 27 34 21 46 17 50 8.5 54 17 66 21 85 27 85 46V89.5Z" fill="{CREAM}" '
    f'stroke="{INK}" stroke-width="1.6"/>'
)

_FACE = (
    f'<path d="M37 40Q36 63 50 66 64 63 63 40Z" fill="{SKIN}" {_LINE}/>'
    f'<circle cx="44.5" cy="49" r="1.7" fill="{INK}"/><circle cx="55.5" cy="49" r="1.7" fill="{INK}"/>'
    '<path d="M41 55q2 2 4 0M55 55q2 2 4 0" stroke="#d98b6a" stroke-width="2.2" fill="none" stroke-linecap="round"/>'
)

_COAT = f'<path d="M15 89.5Q14 70 37 64L50 72 63 64Q86 70 85 89.5Z" fill="currentColor" {_LINE}/>'

_OFFICER = (
    _COAT
    + f'<path d="M40 63l10 9 10-9 2 6-12 9-12-9z" fill="#b3261e" {_THIN}/>'
    + f'<path d="M42 81v8M58 81v8" stroke="{GOLD}" stroke-width="3.6" stroke-dasharray="0.1 4.5" '
    'stroke-linecap="round"/>'
    + f'<path d="M15 78q0-11 13-11 7 1 7 6l-4 5z" fill="{GOLD}" {_LINE}/><path d="M85 78q0-11-13-11-7 1-7 6l4 5z" '
    f'fill="{GOLD}" {_LINE}/>'
    + '<path d="M17 79v6m4-6.5v6m4-6.5v6m4-6.5v5M83 79v6m-4-6.5v6m-4-6.5v6m-4-6.5v5" stroke="#c8912a" '
    'stroke-width="2"/>'
    + _FACE
    + '<path d="M43 58q7-5 14 0" stroke="#5a3418" stroke-width="3" fill="none" stroke-linecap="round"/>'
    + f'<path d="M32 19q18-8 36 0l-4 23q-14-6-28 0z" fill="#22314f" {_LINE}/>'
    + f'<path d="M32 19q18-8 36 0l-1 6q-17-7-34 0z" fill="{GOLD}" {_THIN}/>'
    + f'<path d="M35 41q15-7 30 0l2 5q-17-5-34 0z" fill="#15101a" {_THIN}/>'
    + '<path d="M50 25l2.6 4.7 5.3.6-4 3.7 1.1 5.2-5-2.7-5 2.7 1.1-5.2-4-3.7 5.3-.6z" '
    f'fill="{GOLD}" {_THIN}/>' + f'<path d="M50 15q-6-4-3.5-11Q50 1 53.5 4 56 11 50 15z" fill="#fff" {_THIN}/>'
)

_FUR = (
    "M28 42q-6-3-4-9-4-5 1-9 0-7 7-8 4-6 10-4 4-4 8-2 4-2 8 2 6-2 10 4 7 1 7 8 5 4 1 9 2 6-4 9"
    "-4 4-8 1-4 3-7 0-4 3-7 1-4 2-7-1-4 3-7 0-5 3-8-1z"
)
_COSSACK = (
    f'<path d="M80 18q12 26-4 60" fill="none" stroke="{INK}" stroke-width="7" stroke-linecap="round"/>'
    '<path d="M80 18q12 26-4 60" fill="none" stroke="#e9eef2" stroke-width="3.6" stroke-linecap="round"/>'
    + f'<path d="M66 74q9 1 18 7" fill="none" stroke="{INK}" stroke-width="6.5" stroke-linecap="round"/>'
    + f'<path d="M66 74q9 1 18 7M75 79l-3 9" fill="none" stroke="{GOLD}" stroke-width="3.3" stroke-linecap="round"/>'
    + f'<path d="M15 89.5Q14 70 37 64L50 72 63 64Q76 68 76 89.5Z" fill="currentColor" {_LINE}/>'
    + f'<path d="M43 64l7 25 7-25z" fill="#b3261e" {_THIN}/>'
    + f'<path d="M21 76l16 5M62 81l12-4" stroke="{INK}" stroke-width="9.5"/>'
    + f'<path d="M21 76l16 5M62 81l12-4" stroke="{CREAM}" stroke-width="7" stroke-dasharray="2.6 1.7"/>'
    + _FACE
    + f'<path d="M39 45l8 1.5M61 45l-8 1.5" {_LINE}/>'
    + '<path d="M50 55Q41 51 27 61q-2 3-5 2 4 6 14 3 9-2 14-7 5 5 14 7 10 3 14-3-3 1-5-2Q59 51 50 55z" '
    f'fill="#4a2a14" {_THIN}/>'
    + f'<path d="M35 14q15-9 30 0z" fill="#c33a2b" {_LINE}/>'
    + f'<path d="{_FUR}" fill="#6f5b49" {_LINE}/>'
    + '<path d="M30 32q4-5 8 0m4-7q4-5 8 0m5 7q4-5 8 0m0-9q3-4 7 0M31 22q4-5 7 0m4 14q4-5 8 0m8-18q-4-4-7 0" '
    'fill="none" '
    'stroke="#cbb496" stroke-width="1.8" stroke-linecap="round"/>'
)

_DIPLOMAT = (
    f'<path d="M15 89.5Q14 70 37 64L50 72 63 64Q86 70 85 89.5Z" fill="#2b2530" {_LINE}/>'
    + f'<path d="M40 63l10 10 10-10 3 8-13 18-13-18z" fill="#fff" {_THIN}/>'
    + f'<path d="M24 70l12-5 29 24.5H46z" fill="currentColor" {_THIN}/>'
    + _FACE
    + '<path d="M37 43q-2 14 5 20 2-6-1-10zM63 43q2 14-5 20-2-6 1-10z" fill="#b9ac9c" stroke="#24150c" '
    'stroke-width="1.2"/>'
    + f'<path d="M46 60q4 2 8 0" {_THIN} fill="none"/>'
    + f'<circle cx="55.5" cy="49" r="5.4" fill="#dff1f7" fill-opacity=".7" stroke="{INK}" stroke-width="3.2"/>'
    + f'<circle cx="55.5" cy="49" r="5.4" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
    + f'<circle cx="55.5" cy="49" r="1.5" fill="{INK}"/>'
    + f'<path d="M61 50q5 8 3 20" stroke="{INK}" stroke-width="1.2" fill="none"/>'
    + f'<path d="M36 38l-1.5-27q15.5-5 31 0L64 38z" fill="#2b2530" {_LINE}/>'
    + f'<path d="M36 29l-.3 8q14 4 28.6 0l-.3-8q-14 4-28 0z" fill="currentColor" {_THIN}/>'
    + f'<path d="M25 36q5 4 25 4t25-4q2 7-25 8-27-1-25-8z" fill="#2b2530" {_LINE}/>'
    + '<path d="M41 13v15" stroke="#74697c" stroke-width="2.6" stroke-linecap="round"/>'
    + f'<g transform="rotate(-16 74 78)"><rect x="62" y="66" width="22" height="24" rx="1.5" fill="#fffaf0" {_LINE}/>'
    + f'<path d="M66 71h14M66 75h14M66 79h9" {_THIN}/><circle cx="78" cy="84" r="4" fill="#b3261e" {_THIN}/></g>'
)

_LADY = (
    f'<path d="M34 45q-8 22 2 26h28q10-4 2-26z" fill="#7a4a1e" {_LINE}/>'
    + f'<path d="M19 89.5Q20 74 40 67h20q20 7 21 22.5z" fill="currentColor" {_LINE}/>'
    + f'<path d="M41 66q9 12 18 0l3 3q-12 17-24 0z" fill="{CREAM}" {_THIN}/>'
    + f'<path d="M44 77l6 12.5 6-12.5" fill="{GOLD}" {_THIN}/>'
    + '<path d="M40 70q10 12 20 0" fill="none" stroke="#fff" stroke-width="3.2" stroke-dasharray="0.1 3.8" '
    'stroke-linecap="round"/>'
    + f'<path d="M38 38Q35 63 50 66 65 63 62 38Z" fill="{SKIN}" {_LINE}/>'
    + f'<path d="M43 48.5q2-2.5 4 0M53 48.5q2-2.5 4 0" fill="none" {_LINE}/>'
    + '<circle cx="42" cy="55" r="3" fill="#ea8f7c"/><circle cx="58" cy="55" r="3" fill="#ea8f7c"/>'
    + '<path d="M46.5 58.5q3.5 3.5 7 0-3.5-2-7 0z" fill="#b3261e" stroke="#b3261e" stroke-width="1"/>'
    + f'<path d="M37 46q2-10 13-11 11 1 13 11-5-7-13-7t-13 7z" fill="#7a4a1e" {_THIN}/>'
    + '<path d="M19 48Q13 30 27 20 40 16 50 6 60 16 73 20 87 30 81 48 74 37 64 36q-14-5-28 0-10 1-17 12z" '
    f'fill="currentColor" {_LINE}/>'
    + '<path d="M23 40q-2-10 8-16 12-3 19-10 7 7 19 10 10 6 8 16" fill="none" stroke="#fff" stroke-width="3.8" '
    'stroke-dasharray="0.1 5.2" stroke-linecap="round"/>'
    + f'<path d="M50 19l5 7-5 7-5-7z" fill="{GOLD}" {_THIN}/><circle cx="37" cy="29" r="3" fill="{GOLD}" {_THIN}/>'
    + f'<circle cx="63" cy="29" r="3" fill="{GOLD}" {_THIN}/>'
    + f'<circle cx="36" cy="60" r="2.6" fill="{GOLD}" {_THIN}/><circle cx="64" cy="60" r="2.6" fill="{GOLD}" '
    f"{_THIN}/>"
)

FIGURES = {"officer": _OFFICER, "cossack": _COSSACK, "diplomat": _DIPLOMAT, "lady": _LADY}

_BUST = "M12 92Q12 70 37 64V40H63V64Q88 70 88 92Z"
SILHOUETTES = {
    "officer": f'<path d="{_BUST}"/><path d="M30 17q20-9 40 0l-5 26 3 5q-18-4-36 0l3-5z"/><path d="M50 '
    '14q-7-4-4-12Q50-2 54 2 57 10 50 14z"/>'
    '<path d="M9 80q0-14 18-13l4 8-10 9zM91 80q0-14-18-13l-4 8 10 9z"/>',
    "cossack": f'<path d="{_BUST}"/><path d="{_FUR}"/><path d="M18 63q20-12 32-5 12-7 32 5-16 10-32-1-16 11-32 1z"/>'
    '<path d="M84 14q16 32-4 68l-4-2q17-34 5-64z"/>',
    "diplomat": f'<path d="{_BUST}"/><path d="M34 8q16-5 32 0l-1 29q12-1 13-3 2 10-28 10t-28-10q1 2 13 3z"/>'
    '<path d="M66 66l24-5 5 26-24 5z"/>',
    "lady": '<path d="M12 92Q14 77 42 72V66H58V72Q86 77 88 92Z"/><ellipse cx="50" cy="53" rx="14.5" ry="17"/>'
    '<path d="M19 56Q8 30 26 20 41 16 50 3 59 16 74 20 92 30 81 56 76 33 50 31 24 33 19 56z"/>'
    '<circle cx="31" cy="66" r="4"/><circle cx="69" cy="66" r="4"/>',
}
"""One flat shape a type, in the viewBox of the symbols."""


def courier(kind: str) -> str:
    """The tile of a courier of this type; ``currentColor`` is its colour."""
    return TILE + NICHE + FIGURES[kind]


BACK = (
    f'<g transform="translate(0 3)"><rect x="3" y="4" width="94" height="94" rx="12" fill="{INK}"/></g>'
    f'<path d="M6 93q0 5 8 5h72q8 0 8-5" fill="none" stroke="{GOLD}" stroke-width="1.4"/>'
    + TILE
    + f'<g fill="none" stroke="{CREAM}" stroke-width="2.4">'
    '<path d="M50 14L85 49 50 84 15 49z"/><path d="M50 24L75 49 50 74 25 49z"/></g>'
    f'<g fill="{CREAM}"><path d="M50 30q8 10 0 19-8-9 0-19zM50 68q8-10 0-19-8 9 0 19zM31 49q10-8 19 0-9 8-19 0zM69 '
    '49q-10-8-19 0 9 8 19 0z"/>'
    '<circle cx="18" cy="17" r="3.5"/><circle cx="82" cy="17" r="3.5"/><circle cx="18" cy="81" r="3.5"/><circle '
    'cx="82" cy="81" r="3.5"/></g>'
)
"""The back of a tile: a face-down stack."""
