"""What a player of Himalaya can count: his three influences, cubes, and what the programme laid so far will do."""

from serai.core.facts import Fact
from serai.games.himalaya.actions import HAND
from serai.games.himalaya.board import KINDS, REGIONS, RESOURCES, SLOTS
from serai.games.himalaya.bot import stock_worth
from serai.games.himalaya.plan import Journey, follow_hand
from serai.games.himalaya.position import COMMAND, NONE, Position
from serai.games.himalaya.roads import ENTERS, LEAVES, OPEN, STAYS, command_does
from serai.games.himalaya.values import STUPA, cubes_worth, reward

_BALANCE = 1.3
_REGION = 3.5
_DELEGATION = 0.55
_TOKEN = 0.8
_RIVAL = -0.5


def facts(state: Position, seat: int) -> list[Fact]:
    """The player's yaks, stupas, regions, cubes and tokens; what his commands bring; the regions of the others."""
    if len(state.caravans) == 0 or state.caravans[seat] == state.crossing[seat] == NONE:
        return []
    yaks, religion = int(state.yaks(seat)), int(state.religion(seat))
    regions = int(state.politics(seat))
    sent = sum(int(state.delegations[REGIONS * seat + region]) for region in range(REGIONS))
    cubes = sum(int(state.stocks[RESOURCES * seat + resource]) for resource in range(RESOURCES))
    tokens = sum(int(state.event_tokens[KINDS * seat + kind]) for kind in range(KINDS))
    found = [
        Fact("yaks", yaks, float(yaks)),
        Fact("religion", religion, (STUPA + _BALANCE) * religion),
        Fact("regions", regions, _REGION * regions),
        Fact("delegations", sent, _DELEGATION * sent),
        Fact("cubes", cubes, float(stock_worth(state, seat))),
        Fact("tokens", tokens, _TOKEN * tokens),
    ]
    for player in range(state.seats):
        if player != seat:
            theirs = int(state.politics(player))
            found.append(Fact("rival-regions", theirs, _RIVAL * theirs, player))
    return found + (programme(state, seat) if state.step == COMMAND else [])


def programme(state: Position, seat: int) -> list[Fact]:
    """What the commands laid so far take and deliver if nobody is there first, and how many come to nothing."""
    journey = Journey(state, seat)
    first = SLOTS * seat
    village, beyond = state.caravans[seat], state.crossing[seat]
    takes = delivers = void = 0
    taken = brought = 0.0
    for slot in range(int(state.open_slot(seat))):
        what, there = command_does(state.board, state.events, village, beyond, state.programmes, first, slot)
        if what == ENTERS:
            village, beyond = NONE, there
        elif what == LEAVES:
            village, beyond = there, NONE
        elif what == OPEN:
            village = there
        elif what == STAYS:
            if state.programmes[first + slot] == HAND:
                disc, goods = int(journey.orders[village]), float(cubes_worth(journey.stock, 0))
                follow_hand(journey, village, slot)
                if disc >= 0 and journey.orders[village] < 0:
                    delivers += 1
                    brought += float(reward(state, seat, village, disc))
                elif cubes_worth(journey.stock, 0) > goods:
                    takes += 1
                    taken += (float(cubes_worth(journey.stock, 0)) - goods) * float(journey.trust)
                else:
                    void += 1
        else:
            void += 1
    return [
        Fact("takes", takes, taken),
        Fact("delivers", delivers, brought),
        Fact("void", void, -0.5 * void),
    ]
