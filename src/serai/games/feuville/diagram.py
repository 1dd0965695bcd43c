"""A view of Feuville as plain text, at most 80 columns wide: what the terminal shows."""

from collections.abc import Callable

from serai.core.texts import Text
from serai.core.view import View
from serai.games.feuville.board import COLUMNS, STATUS, SYMBOLS
from serai.games.feuville.data import FeuvilleData
from serai.games.feuville.names import is_last_round, player
from serai.games.feuville.position import ARMS, BURNT, GRASS, MARKS, STRIDE

_LETTERS = "gsfG"
_KINDS = (" ", "[", "]", "#")
_DECREES = ("", "5", "10", "2x2", "?x3")
_SPELLS = ("fame", "choice", "shield", "fire")


def diagram(data: FeuvilleData, say: Callable[[Text], str], view: View) -> str:
    """The board and all skylines. g s f G are the symbols, ' counts clouds, [ ] corners, # a gate, x ruins."""
    board = data.board

    def tile(number: int) -> str:
        if number < 0:
            return "."
        shown = "".join(_LETTERS[s] * int(board.symbols[SYMBOLS * number + s]) for s in range(SYMBOLS))
        return _KINDS[board.kind[number]].strip() + (shown or "-") + "'" * int(board.clouds[number])

    def decree(number: int) -> str:
        if number < 0:
            return "."
        if board.decree_type[number] == STATUS:
            mask = int(board.decree_symbols[number])
            return f"{_LETTERS[mask.bit_length() - 1]}x{board.decree_worth[number]}"
        return _DECREES[board.decree_type[number]]

    def item(number: int) -> str:
        if number < 0:
            return "."
        return tile(number) if number < board.first_decree else decree(number - int(board.first_decree))

    def spell(number: int) -> str:
        if number < 0:
            return "."
        points = int(board.spell_points[number])
        return _SPELLS[board.spell_type[number]] + (f"+{points}" if points else "")

    key = "caption-last-round" if is_last_round(board, view) else "caption-round"
    lines = [say(Text(key, {"n": view["round"]})) + _dice(view)]
    lines.append("      " + "".join(f"{column + 1:<11}" for column in range(COLUMNS)).rstrip())
    for row in (2, 1, 0):
        here = view["display"][COLUMNS * row : COLUMNS * row + COLUMNS]
        lines.append(f"{say(Text(f'row-{row}')):<6}" + "".join(f"{tile(t):<11}" for t in here).rstrip())
    lines.append("      " + "".join(f"{decree(d):<11}" for d in view["decree_row"]).rstrip())
    lines.append("      * " + "  ".join(spell(s) for s in view["open_spells"]))
    for seat in range(view["seats"]):
        lines += ["", _heading(say, view, seat)]
        line, left = view["skyline"][seat], view["left"][seat]
        count = len(line) // STRIDE
        width = max(4, min(11, 76 // count))
        for row in (2, 1, 0):
            cells = []
            for at in range(count):
                burnt = line[STRIDE * at + MARKS] & BURNT
                number = line[STRIDE * at + row]
                cells.append(f"{'' if number < 0 else 'x' if burnt else tile(number):<{width}}"[:width])
            lines.append("  " + "".join(cells).rstrip())
        under = []
        for at in range(count):
            marks = line[STRIDE * at + MARKS]
            sign = '"' if marks & GRASS else "*" if marks & ARMS else ""
            under.append(f"{sign}{at - left}".ljust(width)[:width])
        lines.append("  " + "".join(under).rstrip())
        both = (2 * seat, 2 * seat + 1)
        places = [item(view["items"][at]) + ("+" if view["shields"][at] >= 0 else "") for at in both]
        lines.append("  " + "  ".join([*places, "|", *(spell(view["spells"][at]) for at in both)]))
    return "\n".join(line[:80].rstrip() for line in lines)


def _dice(view: View) -> str:
    if not view["dice"][0]:
        return ""
    faces = (f"({face})" if used else f"[{face}]" for face, used in zip(view["dice"], view["used"], strict=True))
    return "   " + " ".join(faces)


def _heading(say: Callable[[Text], str], view: View, seat: int) -> str:
    mark = ">" if seat == view["mover"] else " "
    tally = view["tally"][6 * seat : 6 * seat + 6]
    counts = " ".join(f"{letter}{n}" for letter, n in zip(_LETTERS, tally, strict=False))
    counted: dict[str, str | int | Text] = {
        "columns": Text("n-column", {"n": tally[5]}),
        "clouds": Text("n-cloud", {"n": tally[4]}),
    }
    facts = say(Text("diagram-sky", counted))
    return f"{mark} {say(player(seat))}  {view['points'][seat]}   {counts}   {facts}"
