"""The game's own pictures: lacquered tiles, log houses and a palace, painted after no one's but our own hand."""

from serai.core.scene import Art
from serai.games.kurier.art.couriers import INK
from serai.games.kurier.art.emblems import emblems
from serai.games.kurier.art.frame import Data, Frame, frame
from serai.games.kurier.art.house import house, sign
from serai.games.kurier.art.landscape import DEFS as LAND_DEFS
from serai.games.kurier.art.landscape import land, ornaments, roads
from serai.games.kurier.art.mat import DEFS as MAT_DEFS
from serai.games.kurier.art.mat import mat, strip, troika
from serai.games.kurier.art.palace import DEFS as PALACE_DEFS
from serai.games.kurier.art.palace import gates, palace
from serai.games.kurier.art.symbols import SYMBOL_DEFS, symbols
from serai.games.kurier.data import COLOUR_NAMES

__all__ = ["Data", "art", "frame"]


def _border(form: Frame) -> str:
    """A lacquered frame with a row of gilded beads."""
    wide = 9.0 if form.narrow else 13.0
    lines = (
        ("#6f1a1a", wide, ""),
        ("#f0c24b", wide * 0.42, f' stroke-dasharray="0.1 {wide:g}" stroke-linecap="round"'),
    )
    rects = "".join(
        f'<rect x="{wide / 2:g}" y="{wide / 2:g}" width="{form.width - wide:g}" height="{form.height - wide:g}" '
        f'stroke="{colour}" stroke-width="{width:g}"{extra}/>'
        for colour, width, extra in lines
    )
    return (
        f'<g fill="none">{rects}<rect x="{wide:g}" y="{wide:g}" width="{form.width - 2 * wide:g}" '
        f'height="{form.height - 2 * wide:g}" stroke="#f0c24b" stroke-width="2"/>'
        f'<rect x="{wide + 1.5:g}" y="{wide + 1.5:g}" width="{form.width - 2 * wide - 3:g}" '
        f'height="{form.height - 2 * wide - 3:g}" stroke="{INK}" stroke-width="1.2"/></g>'
    )


def _board(data: Data, form: Frame) -> str:
    parts = [
        palace(data, form),
        land(data, form),
        roads(data, form),
        ornaments(data, form),
        _border(form),
        gates(data, form),
    ]
    kind = "n" if form.narrow else "w"
    inns = sorted(zip(form.inns, data["inn"], strict=True), key=lambda row: (row[0][1], row[0][0]))
    for (x, y), inn in inns:
        parts.append(f'<use href="#kz-house-{kind}{inn["village"]}" transform="translate({x:g} {y:g})"/>')
    # all signs after all houses: no ridge may cover the name above it
    for (x, y), inn in inns:
        parts.append(f'<g transform="translate({x:g} {y + form.sign_dy:g})">{sign(inn["name"], form)}</g>')
    return "".join(parts)


def art(data: Data) -> Art:
    """The art of a game with this data: geometry, inn names, guard prices and colours are read from it."""
    wide, narrow = frame(data, False), frame(data, True)
    houses = "".join(
        f'<g id="kz-house-{kind}{village + 1}">{house(form, village)}</g>'
        for kind, form in (("w", wide), ("n", narrow))
        for village in range(len(data["village"]))
    )
    return Art(
        symbols=symbols(emblems(data), [coin["value"] for coin in data["coin"]]),
        backdrops={
            "board": _board(data, wide),
            "board-narrow": _board(data, narrow),
            "mat": mat(narrow=False),
            "mat-narrow": mat(narrow=True),
            "orders": troika(760, 116),
            "orders-narrow": troika(1000, 190),
            "box": strip(460, 116),
            "box-narrow": strip(1000, 190),
        },
        colours={name: colour["hex"] for name, colour in zip(COLOUR_NAMES, data["colour"], strict=True)},
        defs=SYMBOL_DEFS + LAND_DEFS + PALACE_DEFS + MAT_DEFS + houses,
    )
