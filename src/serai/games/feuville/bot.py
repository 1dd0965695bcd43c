"""How a good player judges a position of Feuville: his points and prospects beside those of his rivals."""

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import vec
from serai.games.feuville.board import (
    BIG_CHOICE,
    COLUMNS,
    DECREES,
    FIRE_PROTECTION,
    FREE_CHOICE,
    LARGE_DISTRICT,
    SMALL_DISTRICT,
    STATUS,
    SYMBOLS,
    THIEF_PROTECTION,
    TOWER,
    WALL,
    Board,
)
from serai.games.feuville.estimates import estimate_city, estimate_columns, estimate_district, estimate_tile
from serai.games.feuville.position import (
    BEFORE_ROLL,
    CHOOSE_TILE,
    JUGGLE,
    JUGGLING,
    MAIN,
    STRIDE,
    TREAT,
    UNUSED,
    Position,
)
from serai.games.feuville.skyline import view_points

_WON: Final = 1000.0
_BEST: Final = 0.5
"""How much the best rival counts against oneself; the rest is shared by all rivals."""
_PACE: Final = 0.75
"""How many decrees a player takes in a turn."""
_DIE: Final = 4.5
"""What a die is worth that has not been used yet."""
_FIRST: Final = 0.42
"""How much of the best decree of the row one may hope for, beyond what the die would bring elsewhere."""
_SECOND: Final = 0.3
_OTHERS: Final = 0.15
_BASE: Final = 3.0
"""What a die brings elsewhere."""
_HIDDEN: Final = 0.9
"""How many of the decrees still hidden one scores, beside an equal share."""
_SYMBOL: Final = 0.35
"""What a symbol on a ruin or a stored tile is worth beyond the hidden decrees."""
_GROWTH: Final = 0.35
"""How many symbols of a kind one hopes to add in a turn, up to three turns."""
_EXPOSED: Final = 0.22
"""What a decree on the own board keeps of its worth, with thieves about."""
_SHIELDED: Final = 0.85
_SECOND_DISTRICT: Final = 0.3
"""What a second district beside a stored one keeps of its worth: it needs columns of its own."""
_TILE: Final = 0.47
"""What a stored tile keeps of its worth."""
_BIG_CHOICE: Final = 2.5
_THIEF_PROTECTION: Final = 0.5
_FIRE_PROTECTION: Final = 1.5
_TREAT: Final = 1.0
"""What the rest of a treat round brings."""
_GRACE: Final = 0.5
"""What each decree less than the rivals have scored promises of the king's grace."""
_JUGGLER: Final[list[float]] = [5.24, 5.07, 5.19, 5.6, 6.22, 5.19, 4.17, 3.0, 1.34, -0.83]
"""What another roll is worth at each sum below ten, to stop at seven: own points less those of each other."""

_PARTS: Final = 7
_NO_PARTS: Final[vec[float]] = vec[float]([0.0] * _PARTS)


class Outlook:
    """What is the same for all players: what hidden decrees bring on average, and how many are still to come."""

    def __init__(self, state: Position, left: i64) -> None:
        self.board: Board = state.board
        self.bag: i64 = state.bags[DECREES]
        """The decrees that nobody has seen, as a bit set."""
        self.guard: float = 0.0
        """How often, on average, a hidden decree counts a guard, and so on."""
        self.star: float = 0.0
        self.flag: float = 0.0
        self.griffin: float = 0.0
        self.free: float = 0.0
        self.small: float = 0.0
        self.large: float = 0.0
        self.left: i64 = left
        """Decrees still to be turned up once the gaps of the row are filled; below 0 if a gap remains."""
        if left > 0:
            self.look_at_hidden(state)

    def look_at_hidden(self, state: Position) -> None:
        """Find what the decrees that nobody has seen bring on average."""
        board = state.board
        bag = state.bags[DECREES]
        part: float = 1.0 / float(state.left_in[DECREES])
        decree: i64 = 0
        while bag >> decree != 0:
            if bag >> decree & 1 != 0:
                kind = board.decree_type[decree]
                factor = part * float(board.decree_worth[decree])
                symbols = board.decree_symbols[decree]
                if kind == SMALL_DISTRICT:
                    self.small += part
                elif kind == LARGE_DISTRICT:
                    self.large += part
                elif kind == FREE_CHOICE:
                    self.free += factor
                else:
                    if kind != STATUS:
                        # A fine view shows about a quarter of all symbols.
                        symbols = 15
                        factor *= 0.25
                    self.guard += factor if symbols & 1 != 0 else 0.0
                    self.star += factor if symbols & 2 != 0 else 0.0
                    self.flag += factor if symbols & 4 != 0 else 0.0
                    self.griffin += factor if symbols & 8 != 0 else 0.0
            decree += 1


class Kept:
    """The outlook that was asked last: it is the same in nearly all positions that a player compares."""

    def __init__(self) -> None:
        self.outlook: Outlook | None = None


_KEPT: Final = Kept()


def outlook_of(state: Position) -> Outlook:
    """What is the same for all players in this position."""
    left = state.decree_stack()
    column: i64 = 0
    while column < COLUMNS:
        if state.decree_row[column] < 0:
            left -= 1
        column += 1
    kept = _KEPT.outlook
    if kept is None or kept.left != left or kept.bag != state.bags[DECREES] or kept.board is not state.board:
        kept = Outlook(state, left)
        _KEPT.outlook = kept
    return kept


def evaluate(state: Position, seat: i64) -> float:
    """How good the position is for this player; higher is better."""
    own = float(state.points[seat])
    best = -1e9
    together = 0.0
    outlook = outlook_of(state)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            worth = float(state.points[other])
            if not state.over:
                worth += prospects(state, other, outlook)
            together += worth
            if worth > best:
                best = worth
        other += 1
    rivals = _BEST * best + (1.0 - _BEST) * together / float(state.seats - 1)
    if state.over:
        for winner in state.winners:
            if winner == seat:
                own += _WON / float(len(state.winners))
        return own - rivals
    return own + prospects(state, seat, outlook) + grace(state, seat, outlook) - rivals


# ---------------------------------------------------------------------- what a player may hope for


def turns_to_come(state: Position, seat: i64, outlook: Outlook) -> float:
    """About how many turns this player still has after the present one."""
    place = (seat - state.start_player + state.seats) % state.seats
    now = (state.mover - state.start_player + state.seats) % state.seats
    later: float = 1.0 if place > now or (place == now and state.step == BEFORE_ROLL) else 0.0
    if outlook.left < 0 or state.triggered:
        return later
    return 0.5 * later + float(outlook.left + 1) / (_PACE * float(state.seats)) + 0.25


def prospects(state: Position, seat: i64, outlook: Outlook) -> float:
    """What the skyline, the player board, the spells and the unused dice promise."""
    parts = prospects_by_part(state, seat, outlook)
    worth = 0.0
    at: i64 = 0
    while at < _PARTS:
        worth += parts[at]
        at += 1
    return worth


def prospects_by_part(state: Position, seat: i64, outlook: Outlook) -> vec[float]:
    """What the rest of this turn, hidden decrees, open and stored ones, the skyline, the city, stored spells and stored
    tiles promise, each by itself."""
    now: float = this_turn(state, seat) if state.mover == seat else 0.0
    turns = turns_to_come(state, seat, outlook)
    parts = _NO_PARTS[:]
    parts[0] = now
    if turns <= 0.0:
        return parts
    hope: float = turns / 2.0 if turns < 2.0 else 1.0
    share = 0.0
    if outlook.left > 0:
        share = _HIDDEN * hope * float(outlook.left) / float(state.seats)
    guards = float(state.count(seat, 0))
    stars = float(state.count(seat, 1))
    flags = float(state.count(seat, 2))
    hidden = outlook.guard * guards + outlook.star * stars + outlook.flag * flags
    hidden += outlook.griffin * float(state.count(seat, 3)) + outlook.free * most_of(guards, stars, flags)
    small = estimate_district(state, seat, 1)
    large = estimate_district(state, seat, 2)
    hidden = share * (hidden + outlook.small * small + outlook.large * large)
    decrees = decree_prospects(state, seat, turns, hope, small, large)
    symbol = share * 0.25 * (outlook.guard + outlook.star + outlook.flag + outlook.griffin) + _SYMBOL * hope
    skyline = estimate_columns(state, seat, turns, hope, symbol)
    city: float = hope * estimate_city(state, seat) if state.city_done[seat] == 0 else 0.0
    spells = 0.0
    tiles = 0.0
    place: i64 = 0
    while place < 2:
        spell = state.spells[2 * seat + place]
        if spell >= 0:
            spells += hope * spell_worth(state, spell)
        item = state.items[2 * seat + place]
        if 0 <= item < state.board.tiles:
            tiles += _TILE * estimate_tile(state, item, hope, symbol)
        place += 1
    parts[1] = hidden
    parts[2] = decrees
    parts[3] = skyline
    parts[4] = city
    parts[5] = spells
    parts[6] = tiles
    return parts


def most_of(guards: float, stars: float, flags: float) -> float:
    """The greatest of the three."""
    most = guards if guards > stars else stars
    return most if most > flags else flags


def this_turn(state: Position, seat: i64) -> float:
    """What the rest of the present turn still brings: dice not used, what is in hand, a treat round, the juggler."""
    worth = 0.0
    if state.step == MAIN or (state.height > 0 and state.after[0] == MAIN):
        if state.used[0] == UNUSED:
            worth += _DIE
        if state.used[1] == UNUSED:
            worth += _DIE
        at: i64 = 0
        while at < state.height:
            if state.after[at] == TREAT:
                worth += _TREAT
            elif state.after[at] == CHOOSE_TILE and state.after[at + 1] == seat:
                worth += _DIE
            at += 3
    if state.step == JUGGLING and state.juggled < 10:
        worth += _JUGGLER[state.juggled]
    elif state.step == JUGGLE:
        worth += max(_JUGGLER[state.juggled], 2.0 * float(state.juggled) - 10.0)
    if state.holder == seat:
        if state.taken_spell >= 0:
            worth += spell_worth(state, state.taken_spell)
        if state.hand >= 0:
            worth += _DIE
    return worth


def spell_worth(state: Position, spell: i64) -> float:
    """What a stored spell is worth; fame has been counted."""
    kind = state.board.spell_type[spell]
    if kind == FIRE_PROTECTION:
        return _FIRE_PROTECTION
    if kind == BIG_CHOICE:
        return _BIG_CHOICE
    return _THIEF_PROTECTION if kind == THIEF_PROTECTION else 0.0


def grace(state: Position, seat: i64, outlook: Outlook) -> float:
    """Hope for the king's grace, which goes to whoever has scored the fewest decrees."""
    own = state.scored_decrees(seat)
    lead: i64 = 1000
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            lead = min(lead, state.scored_decrees(other) - own)
        other += 1
    if outlook.left >= 0:
        return _GRACE * float(lead)
    return float(state.board.kings_grace) if lead > 0 else 0.0


# ---------------------------------------------------------------------- decrees


def decree_prospects(state: Position, seat: i64, turns: float, hope: float, small: float, large: float) -> float:
    """What own stored decrees bring if no thief comes, and what one may hope for of those that all may take."""
    worth = 0.0
    first = state.board.first_decree
    growth: float = _GROWTH * (turns if turns < 3.0 else 3.0)
    districts: i64 = 0
    place: i64 = 0
    while place < 2:
        item = state.items[2 * seat + place]
        if item >= first:
            safety: float = _EXPOSED if state.shields[2 * seat + place] < 0 else _SHIELDED
            value = decree_value(state, seat, item - first, growth, small, large)
            if state.board.decree_type[item - first] in (SMALL_DISTRICT, LARGE_DISTRICT):
                districts += 1
                if districts > 1:
                    value *= _SECOND_DISTRICT
            worth += safety * hope * value
        place += 1
    best = 0.0
    second = 0.0
    others = 0.0
    column: i64 = 0
    while column < COLUMNS:
        decree = state.decree_row[column]
        if decree >= 0:
            value = decree_value(state, seat, decree, growth, small, large) - _BASE
            if value > best:
                others += second
                second = best
                best = value
            elif value > second:
                others += second
                second = value
            elif value > 0.0:
                others += value
        column += 1
    return worth + hope * (_FIRST * best + _SECOND * second + _OTHERS * others)


def decree_value(state: Position, seat: i64, decree: i64, growth: float, small: float, large: float) -> float:
    """What a decree brings now, and what it may bring a little later."""
    board = state.board
    kind = board.decree_type[decree]
    if kind == SMALL_DISTRICT:
        return small
    if kind == LARGE_DISTRICT:
        return large
    best: i64 = 0
    if kind in (STATUS, FREE_CHOICE):
        symbols = board.decree_symbols[decree]
        symbol: i64 = 0
        while symbol < SYMBOLS:
            if symbols >> symbol & 1 != 0 and state.count(seat, symbol) > best:
                best = state.count(seat, symbol)
            symbol += 1
    else:
        line = state.skyline[seat]
        at: i64 = 0
        while at < len(line) - STRIDE:
            best = max(best, view_points(state, line, at, WALL))
            best = max(best, view_points(state, line, at, TOWER))
            at += STRIDE
    return float(board.decree_worth[decree]) * (float(best) + growth)
