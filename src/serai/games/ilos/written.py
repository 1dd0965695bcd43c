"""A position of Ilôs in the words that ``given`` reads."""

from collections.abc import Iterable, Sequence

from serai.games.ilos.board import BUILDING_SITE, CROPS, GOODS, KINDS
from serai.games.ilos.data import CARD_NAMES, COLOUR_NAMES, GOOD_NAMES, IlosData
from serai.games.ilos.position import IN_SUPPLY, NONE, Position


def written(data: IlosData, state: Position) -> list[str]:
    """What lies on the table and in the hands, and whose turn it is; nothing of what is pending within the turn."""
    lines = [_heading(state)]
    if state.laid:
        lines.append(f"map: {_map(state, data)}")
    limits = state.board.limits
    if state.stack == 0 or len(state.open_tiles) == limits.open_tiles:  # not while tiles are being turned up
        lines.append(f"open: {' '.join(str(data.tiles[tile].id) for tile in state.open_tiles) or 'none'}")
    for seat in range(state.seats):
        name = COLOUR_NAMES[seat]
        ships = [int(state.ships[limits.ships * seat + ship]) for ship in range(limits.ships)]
        pioneers = [site for site, owner in enumerate(state.owner) if owner == seat]
        for what, text in (
            ("ships", " ".join(data.place_name(at).replace(" ", "") for at in ships if at != IN_SUPPLY)),
            ("pioneers", " ".join(_pioneer(state, data, site) for site in pioneers)),
            ("hand", _many(CARD_NAMES, state.hands[KINDS * seat : KINDS * seat + KINDS])),
            ("stock", _many(GOOD_NAMES, state.stock[GOODS * seat : GOODS * seat + GOODS])),
        ):
            if text:
                lines.append(f"{what} {name}: {text}")
    for what, names, numbers in (("raises", GOOD_NAMES, state.raises), ("discard", CARD_NAMES, state.discard)):
        if text := _many(names, numbers):
            lines.append(f"{what}: {text}")
    return lines


def _heading(state: Position) -> str:
    facts = [f"seats {state.seats}", f"start_player {state.options['start_player']}"]
    if state.mover != NONE:
        facts.append(f"on turn {COLOUR_NAMES[state.mover]}")
    if state.start_player != NONE:
        facts.append(f"start {COLOUR_NAMES[state.start_player]}")
    if state.round > 0:
        facts.append(f"round {state.round}")
    if 0 < state.lull < state.board.limits.lull_rounds:
        facts.append(f"lull {state.lull}")
    if state.markets > 0:
        facts.append(f"markets {state.markets}")
    if state.last_round:
        facts.append("last round yes")
    return ", ".join(facts)


def _map(state: Position, data: IlosData) -> str:
    words = []
    for tile in state.laid:
        cell, rotation = divmod(int(state.placed[tile]), 6)
        at = f"{data.tiles[tile].id}@{state.board.cell_q[cell]},{state.board.cell_r[cell]}"
        words.append(f"{at}/{rotation}" if rotation else at)
    return " ".join(words)


def _pioneer(state: Position, data: IlosData, site: int) -> str:
    name = data.sites[site].id
    if state.board.site_kind[site] != BUILDING_SITE:
        return name
    return f"{name}={(*GOOD_NAMES[:CROPS], 'fort')[state.building[site]]}"


def _many(names: Sequence[str], numbers: Iterable[int]) -> str:
    """The things that there are: ``3*gold spice``."""
    counted = zip(names, numbers, strict=True)
    return " ".join(name if number == 1 else f"{number}*{name}" for name, number in counted if number > 0)
