"""Reads Brillance's data file: the city with its streets, shops and gates, the cards and the numbers of the rules."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from msgspec import Struct

from serai.core.datafile import DataFile
from serai.core.texts import Text
from serai.games.brillance.actions import COLOURS, PER_COLOUR
from serai.games.brillance.board import (
    BRIDGE,
    CASTLE,
    DELIVERY,
    GATE,
    IN_WALL,
    NO_COLOUR,
    OUTSIDE,
    PER_SHOPS,
    START,
    STREET,
    TOLL,
    WITHIN,
    Board,
)
from serai.games.brillance.schema import CARD_NAMES, COLOUR_NAMES, MARKER_NAMES

__all__ = ["CARD_NAMES", "COLOUR_NAMES", "MARKER_NAMES", "ZONE_NAMES", "BrillanceData", "Space", "read"]

ZONE_NAMES = ("north", "south", "bridges", "island")
_KINDS = {
    "street": STREET,
    "start": START,
    "gate": GATE,
    "guard": TOLL,
    "delivery": DELIVERY,
    "bridge": BRIDGE,
    "castle": CASTLE,
}
_ZONES = {"outside": -1, "wall": -1, "north": 0, "south": 1, "river": 2, "island": 3}


class Space(Struct, frozen=True):
    """A space of the board as the data file has it."""

    id: str
    kind: int
    zone: str
    colour: int
    name: Mapping[str, str]
    """Its name in each language, empty if it has none."""


class BrillanceData(Struct, frozen=True):
    """What the rules know of a data file; the scene reads its coordinates from ``values``."""

    spaces: tuple[Space, ...]
    shops: tuple[Mapping[str, str], ...]
    """The name of each shop in each language."""
    board: Board
    values: Mapping[str, Any]


def read(file: DataFile) -> BrillanceData:
    """The data of Brillance in a data file. Raises BadData, naming every line, if the game cannot be played with it."""
    values = file.values
    _check_numbers(file)
    spaces = _spaces(file)
    numbers = {space.id: number for number, space in enumerate(spaces)}
    near = _near(file, numbers)
    starts, deliveries = _colours(file, spaces, numbers, near)
    shops = _shops(file, numbers, deliveries)
    castles = [number for number, space in enumerate(spaces) if space.kind == CASTLE]
    if len(castles) != 1:
        file.refuse(("board", "space"), Text("data-one-castle", {"found": len(castles)}))
    file.finish()
    _check_reach(file, spaces, near, castles[0], (*starts, *deliveries))
    file.finish()
    rules = values["rules"]
    board = Board(
        kind=[space.kind for space in spaces],
        side=[OUTSIDE if s.zone == "outside" else IN_WALL if s.zone == "wall" else WITHIN for s in spaces],
        zone=[_ZONES[space.zone] for space in spaces],
        colour=[space.colour for space in spaces],
        near=near,
        starts=starts,
        deliveries=deliveries,
        off_island=[
            [s for s in deliveries[PER_SHOPS * c : PER_SHOPS * c + PER_SHOPS] if spaces[s].zone != "island"]
            for c in range(COLOURS)
        ],
        castle=castles[0],
        arrangements=[list(way) for way in sorted(set(permutations(rules["orders_per_player"])))],
        rules=rules,
        variants=values["variants"],
        cards=[card["count"] for card in values["card"]],
        markers=[marker["count"] for marker in values["marker"]],
        track=len(values["turn_track"]["positions"]),
    )
    return BrillanceData(tuple(spaces), shops, board, values)


def _names(entry: Mapping[str, Any]) -> Mapping[str, str]:
    return {"nl": entry["name_nl"], "en": entry["name_en"]} if "name_nl" in entry and "name_en" in entry else {}


def _spaces(file: DataFile) -> list[Space]:
    """All spaces; gates lie in the wall, start spaces before it, and what belongs to the city within it."""
    found: list[Space] = []
    for number, entry in enumerate(file.values["board"]["space"]):
        kind, zone = _KINDS[entry["kind"]], entry["zone"]
        outside_is_wrong = kind in (TOLL, DELIVERY, BRIDGE, CASTLE)
        if (
            (zone == "wall") != (kind == GATE)
            or (kind == START and zone != "outside")
            or (outside_is_wrong and zone == "outside")
        ):
            reason = Text("data-zone", {"kind": entry["kind"], "zone": zone})
            file.refuse(("board", "space", number, "zone"), reason)
        for key, other in (("name_nl", "name_en"), ("name_en", "name_nl")):
            if key in entry and other not in entry:
                file.refuse(("board", "space", number, other), Text("data-missing"))
        colour = COLOUR_NAMES.index(entry["colour"]) if "colour" in entry else NO_COLOUR
        found.append(Space(entry["id"], kind, zone, colour, _names(entry)))
    return found


def _near(file: DataFile, numbers: Mapping[str, int]) -> list[list[int]]:
    """The neighbours of each space, ascending."""
    near: list[set[int]] = [set() for _ in numbers]
    for at, (first, second) in enumerate(file.values["board"]["edge"]):
        one, two = numbers[first], numbers[second]
        if one == two or two in near[one]:
            file.refuse(("board", "edge", at), Text("data-edge", {"found": f"{first}, {second}"}))
        near[one].add(two)
        near[two].add(one)
    return [sorted(spaces) for spaces in near]


def _colours(
    file: DataFile, spaces: Sequence[Space], numbers: Mapping[str, int], near: Sequence[Sequence[int]]
) -> tuple[list[int], list[int]]:
    """The start spaces of all colours, and their delivery spaces, in the order the file lists them."""
    starts: list[int] = []
    deliveries: list[int] = []
    for number, entry in enumerate(file.values["colour"]):

        def own(kind: int, colour: int = number) -> list[int]:
            return [n for n, space in enumerate(spaces) if space.kind == kind and space.colour == colour]

        for key, kind, count, all_places in (
            ("starts", START, PER_COLOUR, starts),
            ("deliveries", DELIVERY, PER_SHOPS, deliveries),
        ):
            listed = [numbers[space] for space in entry[key]]
            if sorted(listed) != own(kind):
                file.refuse(("colour", number, key), Text("data-colour-spaces", {"count": count}))
            all_places.extend(listed)
        off_island = [s for s in deliveries[-PER_SHOPS:] if spaces[s].zone != "island"]
        if len(off_island) != PER_COLOUR:
            file.refuse(("colour", number, "deliveries"), Text("data-off-island"))
        gates = own(GATE)
        sides = {spaces[n].zone == "outside" for gate in gates for n in near[gate]}
        if len(gates) != 1 or sides != {True, False}:
            file.refuse(("colour", number), Text("data-gate"))
        if not own(TOLL):
            file.refuse(("colour", number), Text("data-no-toll"))
    return starts, deliveries


def _shops(file: DataFile, numbers: Mapping[str, int], deliveries: Sequence[int]) -> tuple[Mapping[str, str], ...]:
    """The shops in the order of their delivery spaces."""
    found: dict[int, Mapping[str, str]] = {}
    for at, shop in enumerate(file.values["board"]["shop"]):
        space = numbers[shop["space"]]
        if space not in deliveries or space in found:
            file.refuse(("board", "shop", at, "space"), Text("data-shop", {"found": shop["space"]}))
        found[space] = _names(shop)
    return tuple(found.get(space, {}) for space in deliveries)


def _check_reach(
    file: DataFile,
    spaces: Sequence[Space],
    near: Sequence[Sequence[int]],
    castle: int,
    needed: Sequence[int],
) -> None:
    """The wall has no other way through than the gates, and every shop can be reached from every start space."""
    for here, neighbours in enumerate(near):
        for there in neighbours:
            one, two = spaces[here], spaces[there]
            apart = (one.zone == "outside") != (two.zone == "outside") and GATE not in (one.kind, two.kind)
            if apart and here < there:
                file.refuse(("board", "edge"), Text("data-wall", {"one": one.id, "two": two.id}))
    seen = {needed[0]}
    queue = [needed[0]]
    for here in queue:
        for there in near[here]:
            if there not in seen and there != castle:
                seen.add(there)
                queue.append(there)
    for space in needed:
        if space not in seen:
            file.refuse(("board", "edge"), Text("data-unreachable", {"space": spaces[space].id}))


def _check_numbers(file: DataFile) -> None:
    """Numbers that must go with each other."""
    rules, variants = file.values["rules"], file.values["variants"]
    track = len(file.values["turn_track"]["positions"])
    for seats, rounds in rules["rounds"].items():
        if rounds > track:
            file.refuse(("rules", "rounds", seats), Text("data-track", {"track": track}))
    for number in variants["speed_premium_by_round"]:
        if int(number) > track:
            file.refuse(("variants", "speed_premium_by_round", number), Text("data-track", {"track": track}))
    if rules["cart_capacity"] < rules["goods_per_cart_at_start"]:
        args: dict[str, str | int | Text] = {"least": rules["goods_per_cart_at_start"], "most": 3}
        reason = Text("data-number", args | {"found": str(rules["cart_capacity"])})
        file.refuse(("rules", "cart_capacity"), reason)
    if sum(card["count"] for card in file.values["card"]) < COLOURS * rules["hand_at_start"]:
        file.refuse(("rules", "hand_at_start"), Text("data-too-few-cards"))
