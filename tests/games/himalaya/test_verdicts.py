"""Who wins, in many final positions full of ties: the game against the clauses read off word by word."""

import pytest

from serai import Rng
from serai.games.himalaya.rules import Himalaya

from .table import asked, do, eliminated, given, odds, ranks

TRIBES = ("dolpo_pa", "bhotia", "sherpa", "tamang")
POSITIONS = 200


class Count:
    """What one tribe has on the table and behind its screen at the end."""

    def __init__(self, rng: Rng, villages: list[int]) -> None:
        self.stupas = [villages.pop() for _ in range(rng.below(3))]
        self.delegations = [1 + rng.below(2) for _ in range(rng.below(3))]
        self.tokens = rng.below(2)
        self.stock = "SB"[: rng.below(2)] if rng.below(2) else ""

    def line(self, name: str) -> str:
        """The tribe as the text form of a position writes it."""
        stupas, sent = (" ".join(map(str, numbers)) for numbers in (self.stupas, self.delegations))
        return f"{name}: stupas {stupas}; delegations {sent}; tokens {self.tokens}; stock {self.stock}"

    def religion(self, levels: list[int]) -> int:
        return sum(levels[village - 1] for village in self.stupas)

    def politics(self, others: "list[Count]") -> int:
        return sum(
            all(self.delegations.count(region) > other.delegations.count(region) for other in others)
            for region in range(1, 9)
        )

    @property
    def yaks(self) -> int:
        return 3 * self.tokens

    @property
    def value(self) -> int:
        return sum(1 + "SBTJG".index(cube) for cube in self.stock)


def position(rng: Rng, seats: int) -> tuple[Himalaya, list[Count]]:
    """A random final position and what each tribe has in it; with two players the last one is the neutral tribe."""
    villages = list(range(1, 21))
    for at in range(19, 0, -1):
        other = rng.below(at + 1)
        villages[at], villages[other] = villages[other], villages[at]
    tribes = 3 if seats == 2 else seats
    counts = [Count(rng, villages) for _ in range(tribes)]
    names = (*TRIBES[:2], "neutral") if seats == 2 else TRIBES
    lines = [count.line(name) for count, name in zip(counts, names, strict=False)]
    return given("\n".join([f"seats {seats}, round 12, phase final", *lines])), counts


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """The rank of each, the greatest key first, equals sharing one."""
    return [1 + sum(other > key for other in keys) for key in keys]


@pytest.mark.rule("H-88", "H-89", "H-90", "H-91", "H-92", "H-93", "H-94", "H-95", "H-107", "H-150", "H-151")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_majorities_decide_and_then_one_thing_after_the_other(seats: int) -> None:
    rng = Rng(seats)
    endings = set()
    for _ in range(POSITIONS):
        state, counts = position(rng, seats)
        levels = [int(level) for level in state.board.level]
        influences = [
            (
                count.religion(levels),
                count.politics([other for other in counts if other is not count]),
                count.yaks,
            )
            for count in counts
        ]
        held = [
            sum(all(mine[i] > influences[other][i] for other in range(seats) if other != seat) for i in range(3))
            for seat, mine in enumerate(influences[:seats])
        ]
        keys = [
            (yaks, politics, religion, len(count.stupas), len(count.delegations), count.value)
            for count, (religion, politics, yaks) in zip(counts, influences, strict=True)
        ][:seats]
        most = max(held)
        by_majority = held.count(most) == 1 and (most >= 2 or seats == 2)
        wins = [h == most for h in held] if by_majority else [key == max(keys) for key in keys]
        expected = places(
            [(int(won), *((0,) if won else (h, *key))) for won, h, key in zip(wins, held, keys, strict=True)]
        )
        assert ranks(state) == expected
        ending = ("lead" if seats == 2 else "majority") if by_majority else "yaks"
        assert state.ending == (ending if sum(wins) == 1 else "shared")
        endings.add(state.ending)
    assert len(endings) == 3, "the positions are too much alike"


@pytest.mark.rule(
    "H-96", "H-97", "H-98", "H-99", "H-100", "H-101", "H-102", "H-103", "H-104", "H-105", "H-106", "H-107"
)
def test_with_four_players_the_weakest_go_and_then_the_yaks_decide() -> None:
    rng = Rng(4)
    lots = 0
    for _ in range(2 * POSITIONS):
        state, counts = position(rng, 4)
        levels = [int(level) for level in state.board.level]
        left = {0, 1, 2, 3}

        def politics(seat: int, left: set[int] = left, counts: list[Count] = counts) -> int:
            return counts[seat].politics([counts[other] for other in left if other != seat])

        gone: list[int] = []
        late: dict[int, int] = {}
        for step in (1, 2):
            keys = {}
            late = {seat: politics(seat) for seat in left}
            for seat in left:
                count = counts[seat]
                religion, stupas, sent = count.religion(levels), len(count.stupas), len(count.delegations)
                if step == 1:
                    keys[seat] = (religion, stupas, count.yaks, late[seat], sent, count.value)
                else:
                    keys[seat] = (late[seat], sent, count.yaks, religion, stupas, count.value)
            weakest = sorted(seat for seat in left if keys[seat] == min(keys.values()))
            if len(weakest) > 1:
                lots += 1
                assert asked(state) == "draw_lot chance"
                assert odds(state) == {f"lot {seat + 1}": 1 for seat in weakest}
                do(state, f"lot {weakest[-1] + 1}")
            gone.append(weakest[-1])
            left.discard(weakest[-1])
        assert eliminated(state) == [TRIBES[seat] for seat in gone]
        finals = {}
        for seat in left:
            count = counts[seat]
            sent = len(count.delegations)
            finals[seat] = (count.yaks, late[seat], count.religion(levels), len(count.stupas), sent, count.value)
        best = [seat for seat in left if finals[seat] == max(finals.values())]
        expected = [0, 0, 0, 0]
        expected[gone[0]], expected[gone[1]] = 4, 3
        for seat in left:
            expected[seat] = 1 if seat in best else 2
        assert ranks(state) == expected
        assert state.ending == ("elimination" if len(best) == 1 else "shared")
    assert lots > 5, "the positions have too few ties"
