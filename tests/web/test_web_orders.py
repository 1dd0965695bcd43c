"""Orders for tables, however odd: what was ordered holds, or is refused with a reason; nothing is off unseen."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from webhouse import Visitor

from serai.bots import BOTS as ALL_BOTS

ODD_NUMBERS = st.one_of(
    st.integers(-3, 12), st.sampled_from([-1, 0, 2**31, 2**63, 10**30, 1.5, 1e308, -0.0]), st.floats(allow_nan=False)
)
ODD = st.one_of(
    ODD_NUMBERS, st.booleans(), st.none(), st.text(max_size=5), st.just("x" * 5_000), st.just([]), st.just({})
)
CLOCKS = st.fixed_dictionaries(
    {},
    optional={
        "kind": st.sampled_from(["none", "live", "days", "", "never", None]),
        "seconds": ODD | st.integers(10, 86_400),
        "increment": ODD | st.integers(0, 3_600),
        "days": ODD | st.integers(1, 60),
    },
)
BOTS = st.dictionaries(
    st.sampled_from(["0", "1", "2", "-1", "3", "99", "1.0", "01", "", "x", str(2**70)]),
    st.sampled_from([*ALL_BOTS, "", "late", "x" * 5_000]),
    max_size=4,
)
ORDERS = st.fixed_dictionaries(
    {"game": st.just("kurier"), "seats": st.sampled_from([2, 3, 4]) | ODD_NUMBERS},
    optional={
        "clock": CLOCKS,
        "bots": BOTS,
        "hot_seats": st.integers(0, 4) | ODD,
        "casual": st.booleans() | ODD,
        "open": st.booleans() | ODD,
        "invite_only": st.booleans() | ODD,
        "options": st.dictionaries(
            st.sampled_from(["rubles", "k" * 5_000, "", "start_player"]), ODD | st.just("race"), max_size=2
        ),
        "data_name": ODD,
        "extra": ODD,
    },
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(ORDERS)
def test_an_order_holds_or_is_refused(anna: Visitor, order: dict[str, Any]) -> None:
    answer = anna.http.post(
        "/api/v1/tables", content=msgspec.json.encode(order), headers={"content-type": "application/json"}
    )
    told = answer.json()
    if answer.status_code != 201:
        assert answer.status_code in (400, 404), told
        assert told["reason"]
        assert "???" not in told["reason"]
        assert len(told["reason"]) < 1_000
        return
    assert len(told["seats"]) == order["seats"]
    for key in ("casual", "open"):
        assert told[key] is order.get(key, key == "casual")
    clock = order.get("clock", {})
    for key, value in clock.items():
        if key == "kind" or told["clock"].get("kind", "none") != "none":
            assert told["clock"].get(key, value) == value
    assert told["clock"].get("kind", "none") != "none" or set(clock) <= {"kind"} or _defaults(clock)
    for seat, level in order.get("bots", {}).items():
        assert told["seats"][int(seat)]["bot"] == level
    mine = sum(1 for seat in told["seats"] if seat.get("person") == anna.api("/me").json()["id"])
    assert mine == order.get("hot_seats", 1)
    assert set(order.get("options", {})) <= set(told["options"]) | {"start_player", "rubles"}


def _defaults(clock: dict[str, Any]) -> bool:
    return all(clock.get(key, usual) == usual for key, usual in (("seconds", 900), ("increment", 30), ("days", 3)))


@pytest.mark.parametrize(
    "clock",
    [{"seconds": 600}, {"days": 2}, {"kind": "none", "increment": 5}, {"kind": "none", "days": 1, "seconds": 20}],
)
def test_a_time_without_a_clock_is_not_passed_over(anna: Visitor, clock: dict[str, Any]) -> None:
    answer = anna.api("/tables", {"game": "kurier", "seats": 2, "clock": clock})
    assert answer.status_code == 400
    assert "kind of clock" in answer.json()["reason"]
