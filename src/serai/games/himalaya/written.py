"""A position of Himalaya in the words that ``given`` reads."""

from collections.abc import Iterable

from serai.core.positions import chosen
from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES, SLOTS, VILLAGES
from serai.games.himalaya.data import COMMAND_LETTERS, EVENT_NAMES, LETTERS, TRIBE_NAMES, HimalayaData, road_name
from serai.games.himalaya.position import CARDS_OPEN, CHOOSE_EVENT, COMMAND, DIE, MARKET_DAY, NONE, Position


def written(data: HimalayaData, state: Position) -> list[str]:
    """What lies on the board and behind the screens, and which month it is; of a round being played no more."""
    lines = [_heading(state)]
    for village in range(VILLAGES):
        if state.orders[village] != NONE:
            lines.append(f"{village + 1} [{data.discs[state.orders[village]].id}]")
        elif cubes := _cubes(state.cubes[RESOURCES * village : RESOURCES * village + RESOURCES]):
            lines.append(f"{village + 1} [{cubes}]")
    for tribe in range(state.tribes):
        name = TRIBE_NAMES[tribe] if tribe < state.seats else "neutral"
        home = f" in {state.caravans[tribe] + 1}" if state.caravans[tribe] != NONE else ""
        lines.append(f"{name}{home}: {'; '.join(_belongings(state, data, tribe))}")
    for kind, place in enumerate(state.events):
        if place != NONE:
            where = str(place + 1) if kind == MARKET_DAY else road_name(data.roads[place])
            lines.append(f"{EVENT_NAMES[kind]}: {where}")
    if state.draw_by == CARDS_OPEN:
        lines.append(f"row: {' '.join(str(village + 1) for village in state.row)}")
    if state.draw_by != DIE:
        lines.append(f"cards: {' '.join(str(v + 1) for v in range(VILLAGES) if state.cards >> v & 1)}")
    return lines


def _heading(state: Position) -> str:
    facts = [f"seats {state.seats}", *chosen(state.game.options, state.options)]
    if state.round > 0:
        facts.append(f"round {state.round}")
    if state.leader != NONE:
        facts.append(f"leader {TRIBE_NAMES[state.leader]}")
    if state.step == CHOOSE_EVENT:
        facts.append("phase events")
    return ", ".join(facts)


def _belongings(state: Position, data: HimalayaData, tribe: int) -> list[str]:
    """A tribe's stock, herd, stupas, delegations, inventory tokens, event tokens and commands, where it has any."""
    herd = [divmod(int(disc), int(state.board.kinds)) for disc in state.herds]
    facts = {
        "stock": _cubes(state.stocks[RESOURCES * tribe : RESOURCES * tribe + RESOURCES]),
        "herd": " ".join(data.discs[disc].id for owner, disc in herd if owner == tribe),
        "tokens": str(state.tokens[tribe]) if state.tokens[tribe] else "",
        "stupas": " ".join(str(v + 1) for v in range(VILLAGES) if state.stupas[v] == tribe),
        "delegations": " ".join(
            str(region + 1) for region in range(REGIONS) for _ in range(state.delegations[REGIONS * tribe + region])
        ),
    }
    if tribe < state.seats and state.with_events:
        kept = [EVENT_NAMES[kind] for kind in range(KINDS) if state.event_tokens[KINDS * tribe + kind]]
        facts["events"] = " ".join(kept) or "none"
    if tribe < state.seats and state.step == COMMAND:
        laid = state.programmes[SLOTS * tribe : SLOTS * tribe + SLOTS]
        facts["laid"] = " ".join(COMMAND_LETTERS[command] for command in laid if command != NONE)
    return [f"{what} {things}" for what, things in facts.items() if things]


def _cubes(numbers: Iterable[int]) -> str:
    counted = zip(LETTERS, numbers, strict=True)
    return " ".join(letter if number == 1 else f"{number}{letter}" for letter, number in counted if number > 0)
