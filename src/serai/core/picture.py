"""One static, self-contained SVG of a scene: for notebooks, documents, thumbnails and the terminal.

Only plain attributes are used (no CSS transforms or variables): the renderers people have, resvg among them, drop
the rest. A piece's symbol and its mark are drawn in the same box: a mark's art decides itself in which corner it sits.
"""

import re
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from serai.core.scene import Art, Caption, Panel, Piece, Place, Scene
from serai.core.texts import Text

FONT = "DejaVu Serif, Georgia, serif"
TABLE = "#33231b"
PAPER = "#f3e7cb"
FRAME = "#c99a3c"
INK = "#2a1a10"
GLOW = "#ffd23f"

MARGIN = 14.0
GAP = 12.0
TITLE = 26.0
"""Height in pixels of a panel's title line."""
SIDE_SHARE = 0.28
"""The part of the width that the column of side panels takes."""

AIR = 28.0
"""What a picture that is cut to a part shows around it, in pixels."""
LEAST_SHARE = 0.45
"""The least part of the width that such a picture shows."""

Say = Callable[[Text], str]


class _Spot:
    """Where a panel lies in the picture, in pixels, and how much its own coordinates are scaled."""

    def __init__(self, panel: Panel, x: float, y: float, scale: float) -> None:
        self.panel = panel
        self.x = x
        self.y = y
        self.scale = scale

    @property
    def bottom(self) -> float:
        return self.y + self.panel.height * self.scale


def _plain(text: str) -> str:
    """The text, safe inside an element or a quoted attribute; characters that XML forbids become U+FFFD."""
    kept = "".join(c if c in "\t\n\r" or (c >= " " and not 0xD800 <= ord(c) <= 0xDFFF) else "\ufffd" for c in text)
    return escape(kept.replace("\ufffe", "\ufffd").replace("\uffff", "\ufffd"), {'"': "&quot;", "'": "&#39;"})


def _n(value: float) -> str:
    """A number as short as it can be written with two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _stack(panels: Iterable[Panel], x: float, y: float, width: float) -> list[_Spot]:
    """The panels under one another, each as wide as the column."""
    spots: list[_Spot] = []
    for panel in panels:
        y += TITLE if panel.title is not None else 0.0
        spots.append(_Spot(panel, x, y, width / panel.width))
        y = spots[-1].bottom + GAP
    return spots


def _rows(panels: list[Panel], x: float, y: float, width: float, scale: float) -> list[_Spot]:
    """The panels side by side at one scale, a new row where the width is used up."""
    spots: list[_Spot] = []
    row: list[Panel] = []
    used = 0.0
    rows: list[list[Panel]] = []
    for panel in panels:
        need = panel.width * scale
        if row and used + need > width + 0.5:
            rows.append(row)
            row, used = [], 0.0
        row.append(panel)
        used += need + GAP
    for line in [*rows, row] if row else rows:
        y += TITLE if any(panel.title is not None for panel in line) else 0.0
        left = x
        shrink = min(1.0, width / (sum(p.width for p in line) * scale + GAP * (len(line) - 1)))
        for panel in line:
            spots.append(_Spot(panel, left, y, scale * shrink))
            left += panel.width * scale * shrink + GAP
        y = max(spot.bottom for spot in spots[-len(line) :]) + GAP
    return spots


def _layout(scene: Scene, width: float) -> list[_Spot]:
    """Board left, side panels in a column at its right, the others in rows beneath; all in one column when narrow."""
    inner = width - 2 * MARGIN
    if scene.narrow:
        return _stack(scene.panels, MARGIN, MARGIN, inner)
    side = [p for p in scene.panels if p.area == "side"]
    below = [p for p in scene.panels if p.area == "below"]
    board = [p for p in scene.panels if p.area == "board"]
    left = inner - (inner * SIDE_SHARE + GAP if side else 0.0)
    spots = _stack(board, MARGIN, MARGIN, left)
    foot = max((spot.bottom + GAP for spot in spots), default=MARGIN)
    scale = left / max((p.width for p in board or below), default=1.0)
    spots += _rows(below, MARGIN, foot, left, scale)
    return spots + _stack(side, MARGIN + left + GAP, MARGIN, inner - left - GAP)


def _write(x: float, y: float, text: str, size: float, fill: str, extra: str) -> str:
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-family="{FONT}" font-size="{_n(size)}" fill="{_plain(fill)}" {extra}>'
        f"{_plain(text)}</text>"
    )


def _halo(item: Place | Piece) -> str:
    """The soft glow around what can be clicked first."""
    parts = []
    for width, opacity in ((13, 0.28), (7, 0.55), (2.5, 1.0)):
        style = f'fill="none" stroke="{GLOW}" stroke-width="{width}" stroke-opacity="{opacity}"'
        if isinstance(item, Place) and item.round:
            parts.append(
                f'<ellipse cx="{_n(item.x)}" cy="{_n(item.y)}" rx="{_n(item.width / 2)}" ry="{_n(item.height / 2)}" '
                f"{style}/>"
            )
        else:
            x, y = item.x - item.width / 2, item.y - item.height / 2
            radius = min(14.0, item.width / 4, item.height / 4)
            parts.append(
                f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(item.width)}" height="{_n(item.height)}" '
                f'rx="{_n(radius)}" {style}/>'
            )
    return "".join(parts)


def _title(tip: Text | None, say: Say) -> str:
    return f"<title>{_plain(say(tip))}</title>" if tip is not None else ""


def _place(place: Place, glows: bool, say: Say) -> str:
    """A place is seen only when it glows, but always has its tooltip."""
    if place.tip is None and not glows:
        return ""
    x, y = place.x - place.width / 2, place.y - place.height / 2
    body = (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(place.width)}" height="{_n(place.height)}" '
        f'fill="{GLOW}" fill-opacity="{0.1 if glows else 0}"/>'
    )
    return f"<g>{_title(place.tip, say)}{body}{_halo(place) if glows else ''}</g>"


def _piece(piece: Piece, ids: dict[str, str], art: Art, glows: bool, say: Say) -> str:
    box = (
        f'x="{_n(piece.x - piece.width / 2)}" y="{_n(piece.y - piece.height / 2)}" '
        f'width="{_n(piece.width)}" height="{_n(piece.height)}"'
    )
    colour = art.colours[piece.colour] if piece.colour is not None else INK
    parts = [_title(piece.tip, say)]
    if glows or piece.fresh:
        parts.append(_halo(piece))
    for name in (piece.symbol, piece.mark):
        if name is not None:
            parts.append(f'<use href="#{ids[name]}" {box}/>')
    if piece.label is not None:
        size = min(piece.height * 0.5, piece.width * 1.25 / max(1, len(piece.label)))
        extra = 'text-anchor="middle" font-weight="bold" stroke="#fff8e4" stroke-width="{}" paint-order="stroke"'
        parts.append(_write(piece.x, piece.y + size * 0.36, piece.label, size, INK, extra.format(_n(size / 5))))
    return f'<g color="{_plain(colour)}">{"".join(parts)}</g>'


def _caption(caption: Caption, say: Say) -> str:
    text = caption.text if isinstance(caption.text, str) else say(caption.text)
    weight = 'font-weight="bold" ' if caption.bold else ""
    return _write(caption.x, caption.y, text, caption.size, caption.colour, f'{weight}text-anchor="{caption.anchor}"')


def _panel(spot: _Spot, number: int, scene: Scene, art: Art, ids: dict[str, str], first: set[str], say: Say) -> str:
    """One panel with all that lies on it, clipped to its box."""
    panel = spot.panel
    w, h = panel.width * spot.scale, panel.height * spot.scale
    edge = GLOW if panel.active else FRAME
    parts = []
    if panel.title is not None:
        fill = GLOW if panel.active else "#f0dcb0"
        parts.append(_write(spot.x + 4, spot.y - 8, say(panel.title), 15, fill, 'font-weight="bold"'))
    parts.append(
        f'<rect x="{_n(spot.x - 3)}" y="{_n(spot.y - 3)}" width="{_n(w + 6)}" height="{_n(h + 6)}" rx="7" '
        f'fill="{PAPER}" stroke="{edge}" stroke-width="{4 if panel.active else 2}"/>'
    )
    parts.append(
        f'<clipPath id="serai-p{number}"><rect width="{_n(panel.width)}" height="{_n(panel.height)}" '
        f'rx="{_n(5 / spot.scale)}"/></clipPath>'
        f'<g transform="translate({_n(spot.x)} {_n(spot.y)}) scale({spot.scale:.5f})">'
        f'<g clip-path="url(#serai-p{number})">'
    )
    if panel.backdrop is not None:
        parts.append(art.backdrops[panel.backdrop])
    parts += [_place(p, p.id in first, say) for p in scene.places if p.panel == panel.id]
    lying = sorted((p for p in scene.pieces if p.panel == panel.id), key=lambda p: p.layer)
    parts += [_piece(p, ids, art, p.id in first, say) for p in lying]
    parts += [_caption(c, say) for c in scene.captions if c.panel == panel.id]
    return "".join(parts) + "</g></g>"


def _cut(spots: list[_Spot], scene: Scene, focus: Collection[str], width: float, height: float) -> tuple[float, ...]:
    """The part of the picture that holds these places and pieces with some air around them: x, y, width, height."""
    where = {spot.panel.id: spot for spot in spots}
    things: list[Place | Piece] = [*scene.places, *scene.pieces]
    boxes: list[tuple[float, float, float, float]] = []
    for thing in things:
        spot = where.get(thing.panel)
        if thing.id in focus and spot is not None:
            x, y = spot.x + thing.x * spot.scale, spot.y + thing.y * spot.scale
            across, down = thing.width / 2 * spot.scale, thing.height / 2 * spot.scale
            boxes.append((x - across, y - down, x + across, y + down))
    if not boxes:
        return 0.0, 0.0, width, height
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    # neither a slit nor a single stone: half the picture at least, about as wide as a page wants it
    wide = min(width, max(right - left + 2 * AIR, width * LEAST_SHARE, 1.2 * (bottom - top + 2 * AIR)))
    high = min(height, max(bottom - top + 2 * AIR, wide * 0.5))
    x = min(max((left + right - wide) / 2, 0.0), width - wide)
    y = min(max((top + bottom - high) / 2, 0.0), height - high)
    return x, y, wide, high


def picture(scene: Scene, art: Art, say: Say, *, width: int = 1440, focus: Collection[str] = ()) -> str:
    """The scene as one SVG of this width in pixels; its height follows from the panels.

    With ``focus``, ids of places and pieces, it is cut to the part that holds them; ids that are not there do nothing.
    ``say`` puts a text into the viewer's language. The same scene, art and words give the same bytes. A scene that
    names a symbol, backdrop or colour that the art lacks raises KeyError.
    """
    spots = _layout(scene, float(width))
    height = max((spot.bottom for spot in spots), default=0.0) + MARGIN
    names = sorted({n for p in scene.pieces for n in (p.symbol, p.mark) if n is not None})
    ids = {name: f"serai-s{i}" for i, name in enumerate(names)}
    first = {choice.path[0] for choice in scene.choices if choice.path}
    # overflow: a symbol may draw a hair outside its box (outlines), which renderers would otherwise cut.
    symbols = "".join(
        f'<symbol id="{ids[n]}" viewBox="0 0 100 100" overflow="visible">{art.symbols[n]}</symbol>' for n in names
    )
    body = "".join(_panel(spot, i, scene, art, ids, first, say) for i, spot in enumerate(spots))
    x, y, wide, high = _cut(spots, scene, focus, float(width), height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{_n(width * high / wide)}" '
        f'viewBox="{_n(x)} {_n(y)} {_n(wide)} {_n(high)}"><defs>{art.defs}{symbols}</defs>'
        f'<rect width="{width}" height="{_n(height)}" fill="{TABLE}"/>{body}</svg>'
    )


def sign(art: Art, symbol: str, *, colour: str | None = None, mark: str | None = None, label: str | None = None) -> str:
    """One symbol of the art by itself as an SVG, on nothing; KeyError if the art lacks it."""
    piece = Piece("sign", "sign", 50, 50, 100, 100, symbol, colour, mark, label)
    names = [name for name in (symbol, mark) if name is not None]
    ids = {name: f"serai-s{i}" for i, name in enumerate(names)}
    symbols = "".join(
        f'<symbol id="{ids[n]}" viewBox="0 0 100 100" overflow="visible">{art.symbols[n]}</symbol>' for n in names
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="-3 -3 106 106">'
        f"<defs>{_needed(art.defs, symbols)}{symbols}</defs>{_piece(piece, ids, art, False, str)}</svg>"
    )


_TAG = re.compile(r"<(/?)[\w:]+[^>]*?(/?)>")
_ID = re.compile(r'\bid="([^"]+)"')
_REFERRED = re.compile(r'(?:url\(#|href="#)([^")]+)')


def _elements(markup: str) -> list[str]:
    """The elements of a piece of markup, one after the other, each whole."""
    found: list[str] = []
    depth, start = 0, 0
    for tag in _TAG.finditer(markup):
        start = tag.start() if depth == 0 else start
        depth += -1 if tag[1] else 0 if tag[2] else 1
        if depth == 0:
            found.append(markup[start : tag.end()])
    return found


def _needed(defs: str, drawn: str) -> str:
    """Those of the definitions that this drawing refers to, and what they refer to themselves."""
    known = {found[1]: text for text in _elements(defs) if (found := _ID.search(text)) is not None}
    needed: dict[str, str] = {}
    waiting = [drawn]
    while waiting:
        for name in _REFERRED.findall(waiting.pop()):
            if name in known and name not in needed:
                needed[name] = known[name]
                waiting.append(known[name])
    return "".join(text for name, text in known.items() if name in needed)


def png(svg: str, path: Path) -> None:
    """Write the SVG as a PNG file; RuntimeError if the extra ``picture`` is not installed."""
    try:
        import resvg_py  # noqa: PLC0415 - an extra: only those who want PNG files install it
    except ImportError as error:
        raise RuntimeError("PNG files need the extra 'picture': pip install 'serai[picture]'") from error
    data = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=False, serif_family="DejaVu Serif")
    path.write_bytes(bytes(data))
