"""A scene as lines of text: what the terminal shows of a game that draws no diagram of its own."""

from collections.abc import Callable, Iterable

from serai.core.scene import Panel, Scene
from serai.core.texts import Text

WIDTH = 78
"""Columns: a terminal of 80 never wraps a line."""
_LONGEST = 24
"""A piece without a label is called by its tip, cut to so many characters."""


def text_board(scene: Scene, say: Callable[[Text], str], width: int = WIDTH) -> str:
    """Each panel under its title: captions and pieces where they stand, pieces in brackets by their label or tip.

    A piece with neither is an ornament and left out.
    """
    return "\n\n".join(_panel(scene, panel, say, width) for panel in scene.panels)


def _panel(scene: Scene, panel: Panel, say: Callable[[Text], str], width: int) -> str:
    items: list[tuple[float, float, str]] = []
    for caption in scene.captions:
        if caption.panel == panel.id:
            items.append((caption.y, caption.x, caption.text if isinstance(caption.text, str) else say(caption.text)))
    for piece in scene.pieces:
        called = piece.label or (_cut(say(piece.tip)) if piece.tip is not None else "")
        if piece.panel == panel.id and called:
            items.append((piece.y, piece.x - piece.width / 2, f"[{called}]"))
    # So high is a line of text when the panel is as wide as the terminal; a character is about twice as high as wide.
    height = 2 * panel.width / width
    lines = [say(panel.title)] if panel.title is not None else []
    for row in _rows(items, height):
        lines.extend(_line([(round(x / panel.width * width), text) for _, x, text in row], width))
    return "\n".join(lines)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1].rstrip() + "…"


def _rows(items: list[tuple[float, float, str]], height: float) -> Iterable[list[tuple[float, float, str]]]:
    """The items that stand on one line together, from above; each line from the left."""
    row: list[tuple[float, float, str]] = []
    for item in sorted(items):
        if row and item[0] - row[0][0] > height:
            yield sorted(row, key=lambda one: one[1])
            row = []
        row.append(item)
    if row:
        yield sorted(row, key=lambda one: one[1])


def _line(row: list[tuple[int, str]], width: int) -> list[str]:
    """The texts at their columns, further right where another stands before them; a new line where there is no room."""
    lines = [""]
    for column, text in row:
        for word in _pieces(text, width):
            start = max(column, len(lines[-1]) + bool(lines[-1]))
            if start + len(word) > width:
                start = len(lines[-1]) + bool(lines[-1])
            if start + len(word) > width:
                lines.append("")
                start = 0
            lines[-1] = lines[-1].ljust(start) + word
    return [line.rstrip() for line in lines]


def _pieces(text: str, width: int) -> list[str]:
    """The text, cut where it is wider than a whole line."""
    return [text[at : at + width] for at in range(0, len(text), width)]
