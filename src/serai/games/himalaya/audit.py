"""The invariants of Himalaya: what must hold in every state of every game."""

from collections.abc import Iterator

from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES, SLOTS, VILLAGES
from serai.games.himalaya.imagine import read_back
from serai.games.himalaya.position import (
    CHOOSE_CUBE,
    COMMAND,
    DELIVERED,
    DIE,
    DRAW_CUBE,
    HISTORY,
    MARKET_DAY,
    NONE,
    SEND_DELEGATION,
    TOKEN,
)
from serai.games.himalaya.rules import Himalaya


def audit(state: Himalaya) -> list[str]:
    """What is wrong with this state; empty if nothing is."""
    return [*pieces(state), *_supply(state)]


def pieces(state: Himalaya) -> list[str]:
    """What is wrong with where the pieces lie, on a board that need not be fully supplied."""
    return [
        *_goods(state),
        *_villages(state),
        *_pieces(state),
        *_caravans(state),
        *_programmes(state),
        *_tokens(state),
        *_course(state),
        *_memory(state),
    ]


def _goods(state: Himalaya) -> Iterator[str]:
    """Cubes and discs are conserved, kind by kind."""
    for resource in range(RESOURCES):
        there = state.bag[resource] + sum(state.cubes[resource::RESOURCES]) + sum(state.stocks[resource::RESOURCES])
        if there != state.board.cubes[resource]:
            yield f"cubes of resource {resource}: {there} instead of {state.board.cubes[resource]}"
    discs = [*state.orders, *(code % state.board.kinds for code in state.herds), state.lifted]
    for kind in range(state.board.kinds):
        there = state.disc_bag[kind] + sum(disc == kind for disc in discs)
        if there != state.board.discs[kind]:
            yield f"discs of kind {kind}: {there} instead of {state.board.discs[kind]}"
    if min([*state.bag, *state.cubes, *state.stocks, *state.disc_bag, *state.tokens]) < 0:
        yield "a negative number of goods"


def _villages(state: Himalaya) -> Iterator[str]:
    """Cubes or a disc, never both; not too many of either."""
    most = state.board.cubes_per_village
    for village in range(VILLAGES):
        cubes = sum(state.cubes[RESOURCES * village : RESOURCES * village + RESOURCES])
        if cubes > most or (cubes and state.orders[village] >= 0):
            yield f"village {village + 1} holds {cubes} cubes and disc {state.orders[village]}"
    supplied, ordered = state.resource_villages(), state.order_villages()
    if supplied > state.board.resource_villages or ordered > state.board.order_villages:
        yield f"{supplied} villages with cubes, {ordered} with orders"


def _supply(state: Himalaya) -> Iterator[str]:
    """Programming begins on a board with enough goods, or with an empty bag."""
    supplied, ordered = state.resource_villages(), state.order_villages()
    if state.step == COMMAND:
        if supplied < state.board.resource_villages and any(state.bag):
            yield "programming begins with too few villages with cubes"
        if ordered < state.board.order_villages and any(state.disc_bag):
            yield "programming begins with too few orders"


def _pieces(state: Himalaya) -> Iterator[str]:
    """Stupas and delegations of a tribe are in its reserve or on the board, until the tribe is eliminated."""
    for tribe in range(state.tribes):
        if tribe in state.eliminated[:1]:
            continue
        stupas = state.stupas_left[tribe] + sum(owner == tribe for owner in state.stupas)
        sent = state.delegations_left[tribe] + sum(state.delegations[REGIONS * tribe : REGIONS * tribe + REGIONS])
        if stupas != state.board.stupas or state.stupas_left[tribe] < 0:
            yield f"tribe {tribe} has {stupas} stupas"
        if sent != state.board.delegations or state.delegations_left[tribe] < 0:
            yield f"tribe {tribe} has {sent} delegations"
    if sum(state.politics(tribe) for tribe in range(state.tribes)) > REGIONS:
        yield "more regions are governed than there are"


def _caravans(state: Himalaya) -> Iterator[str]:
    """Every caravan is in one village, or on the storm between two actions."""
    for tribe in range(state.tribes):
        home, beyond = state.caravans[tribe], state.crossing[tribe]
        if state.round and (home < 0) == (beyond < 0):
            yield f"caravan {tribe} is in village {home}, crossing to {beyond}"
        if beyond >= 0 and not CHOOSE_CUBE <= state.step <= SEND_DELEGATION:
            yield f"caravan {tribe} is on the storm, and no actions are being carried out"
        if bin(state.taken[tribe]).count("1") > SLOTS:
            yield f"caravan {tribe} has taken more cubes than a programme has slots"
    if bin(state.served).count("1") > state.board.order_villages:
        yield "more orders were delivered in a round than there are"
    if not state.round:
        placed = [home for home in state.caravans if home >= 0]
        if len(set(placed)) != len(placed):
            yield "two caravans start in one village"


def _programmes(state: Himalaya) -> Iterator[str]:
    """Slots are filled from the left; all programmes are complete while they run."""
    for tribe in range(state.tribes):
        commands = state.programmes[SLOTS * tribe : SLOTS * tribe + SLOTS]
        filled = [command >= 0 for command in commands]
        if filled != sorted(filled, reverse=True):
            yield f"programme {tribe} has a gap: {commands}"
        if CHOOSE_CUBE <= state.step <= SEND_DELEGATION and not all(filled):
            yield f"programme {tribe} runs with open slots"
    if state.step == COMMAND and all(command >= 0 for command in state.programmes):
        yield "all programmes are complete and not revealed"


def _tokens(state: Himalaya) -> Iterator[str]:
    """Event tokens are used once; inventory tokens suffice; cards are either drawn or not."""
    for kind in range(KINDS):
        if state.events[kind] >= (VILLAGES if kind == MARKET_DAY else state.board.roads):
            yield f"event {kind} lies at {state.events[kind]}"
    if state.events[0] >= 0 and state.events[0] == state.events[1]:
        yield "two event tokens lie on one road"
    if (
        max(state.event_tokens) > 1
        or min(state.event_tokens) < 0
        or (any(state.event_tokens) and not state.with_events)
    ):
        yield f"event tokens: {state.event_tokens}"
    held = sum(done <= state.round for done in state.board.inventories)
    if sum(state.tokens) > RESOURCES * held:
        yield f"{sum(state.tokens)} inventory tokens after {held} inventories"
    if (state.draw_by == DIE) != (state.cards == 0) or any((state.cards >> card) & 1 for card in state.row):
        yield f"cards {state.cards:b} are undrawn, {state.row} in the row"


def _course(state: Himalaya) -> Iterator[str]:
    """Rounds, questions and the end are as the rules say."""
    if state.round > state.board.rounds or (state.round and not 0 <= state.leader < state.seats):
        yield f"round {state.round}, leader {state.leader}"
    if (state.to_come > 0) != (state.step == DRAW_CUBE):
        yield f"{state.to_come} cubes are to come"
    if state.decider >= 0 and state.step != COMMAND:
        if state.acting != state.decider:
            yield f"{state.acting} acts, {state.decider} decides"
        if len(state.legal(state.decider)) < 2:
            yield "a question with a single answer is asked"
    if state.lifted >= 0 and not CHOOSE_CUBE < state.step <= SEND_DELEGATION:
        yield "a disc is lifted and no delivery goes on"
    if state.over and (1 not in state.ranks or (state.seats == 4 and len(set(state.eliminated)) != 2)):
        yield f"ranks {state.ranks}, eliminated {state.eliminated}"


def _memory(state: Himalaya) -> Iterator[str]:
    """Stocks, herds and bags rebuilt from the public history are the true ones."""
    if any(not 0 <= entry % HISTORY < DELIVERED + 2 * state.board.kinds for entry in state.history):
        yield "the history holds nonsense"
        return
    if sum(entry % HISTORY == TOKEN for entry in state.history) != sum(state.tokens):
        yield "the history does not know all tokens"
    twin = state.copy()
    read_back(twin)
    for name in ("stocks", "herds", "tokens", "bag", "disc_bag"):
        if getattr(twin, name) != getattr(state, name):
            yield f"the history tells otherwise of {name}"
    if state.acting != NONE and state.acting >= state.seats:
        yield "the neutral tribe is asked something"
