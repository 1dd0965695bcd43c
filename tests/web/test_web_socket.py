"""The socket of a table: who may open it, what it answers to whatever is sent, and that nobody else ever notices."""

import contextlib
import itertools
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from webhouse import EASY, Line, Visitor, WebHouse
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.web.settings import Limits, Rate

_ids = itertools.count()


def new_id() -> str:
    return f"t{next(_ids)}"


def read_out(line: Line) -> None:
    """Read until nothing comes any more."""
    for _ in range(1000):
        line.raw.recv(15)


def closed(line: Line) -> int:
    """The code with which the server closes."""
    with pytest.raises(ConnectionClosed) as caught:
        read_out(line)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


@pytest.fixture
def solo(anna: Visitor) -> str:
    """A table where Anna plays against bots."""
    return anna.table(bots={"1": "random", "2": "random"})


def my_turn(line: Line) -> dict[str, Any]:
    """The table once it is the viewer's to decide."""
    while True:
        heard = line.until("table")
        if heard["choices"]:
            return heard


def test_a_whole_truth_comes_first(anna: Visitor, solo: str) -> None:
    with anna.socket(solo) as line:
        first = line.until("table")
        assert first["table"] == solo
        assert first["log_from"] == 0
        art = httpx.get(anna.house.origin + first["art"])
        assert art.status_code == 200
        assert set(art.json()) >= {"symbols", "backdrops", "colours"}
        assert "immutable" in art.headers["cache-control"]


def test_an_action_is_done_and_everybody_hears(anna: Visitor, bram: Visitor, solo: str) -> None:
    with anna.socket(solo) as mine, bram.socket(solo) as other:
        now = my_turn(mine)
        watched = other.until("table")
        assert watched["viewer"] is None
        assert watched["choices"] == []
        request = {"type": "act", "id": new_id(), "number": now["number"], "action": now["choices"][0]["action"]}
        assert mine.ask(request)["type"] == "done"
        assert mine.ask(request)["type"] == "done", "a repeat is harmless"
        mine.send({"type": "look", "id": new_id()})
        assert mine.until("table")["number"] > now["number"]


def test_a_stale_action_gets_the_present_truth(anna: Visitor, solo: str) -> None:
    with anna.socket(solo) as first, anna.socket(solo) as second:
        now = my_turn(first)
        my_turn(second)
        act = {"type": "act", "number": now["number"], "action": now["choices"][0]["action"]}
        assert first.ask(act | {"id": new_id()})["type"] == "done"
        answer = second.ask(act | {"id": new_id()})
        assert answer["type"] == "refused"
        assert answer["text"]


def test_reconnecting_shows_the_same_table(anna: Visitor, solo: str) -> None:
    with anna.socket(solo) as line:
        before = my_turn(line)
    with anna.socket(solo) as line:
        after = my_turn(line)
    assert (after["number"], after["choices"]) == (before["number"], before["choices"])


def test_scenes_come_in_the_form_of_the_screen(anna: Visitor, solo: str) -> None:
    with anna.socket(solo) as line:
        wide = my_turn(line)
        assert not wide["narrow"]
        line.send({"type": "look", "id": new_id(), "narrow": True})
        narrow = line.until("table")
        assert narrow["narrow"]
        assert narrow["scene"]["panels"] != wide["scene"]["panels"]
        assert narrow["choices"] == wide["choices"]
        line.send({"type": "look", "id": new_id()})
        assert line.until("table")["narrow"], "and so it stays"
    with anna.socket(solo, form="narrow") as line:
        assert line.until("table")["narrow"]


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1", "null", "http://127.0.0.1:1"])
def test_other_sites_cannot_open_a_socket(anna: Visitor, solo: str, origin: str) -> None:
    with anna.socket(solo, origin) as line:
        assert closed(line) == 4003


def test_a_program_comes_with_a_token_and_without_an_origin(house: WebHouse, solo: str) -> None:
    token = httpx.post(f"{house.origin}/api/v1/me", json={"name": "robot"}).json()["token"]
    address = f"ws://127.0.0.1:{house.port}/table/{solo}/socket"
    with Line(connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None)) as line:
        assert line.until("table")["viewer"] is None
    with Line(connect(address, additional_headers={"cookie": f"serai={token}"}, max_size=None)) as line:
        assert closed(line) == 4003


def test_settings_hold_at_once_at_an_open_table(anna: Visitor, solo: str) -> None:
    with anna.socket(solo) as line:
        now = my_turn(line)
        anna.api("/me", {"settings": {"confirm": False}})
        act = {"type": "act", "id": new_id(), "number": now["number"], "action": now["choices"][0]["action"]}
        assert line.ask(act)["type"] == "done"
        line.send({"type": "look", "id": new_id()})
        assert not line.until("table")["to_confirm"]


def test_a_table_that_is_not_there(anna: Visitor) -> None:
    for name in ("nope", "%00", "a" * 500):
        with anna.socket(name) as line:
            assert closed(line) == 4004


def test_huge_frames_close_only_their_own_socket(anna: Visitor, solo: str) -> None:
    with anna.socket(solo) as other:
        other.until("table")
        with anna.socket(solo) as line:
            line.until("table")
            line.send("x" * 20_000)
            assert line.until("refused")["text"].startswith("This request is too long")
            line.send(b"\x00" * 20_000)
            assert line.until("refused")["text"].startswith("Send text")
            with contextlib.suppress(ConnectionClosed):
                line.send("x" * 200_000)
            assert closed(line) == 1009
        other.send({"type": "look", "id": new_id(), "at": 0})
        assert other.until("table", number=0)


def test_refusals_speak_the_viewers_language(house: WebHouse) -> None:
    bram = house.visitor("nl").come_in("Bram", "nl")
    table = bram.table(bots={"1": "random", "2": "random"})
    with bram.socket(table) as line:
        line.send("{}")
        assert line.until("refused")["text"].startswith("Dit verzoek is niet te begrijpen")
    with house.visitor("nl").socket(table) as line:
        line.send({"type": "act", "id": "7", "number": 0, "action": 0})
        refused = line.until("refused")
        assert refused["id"] == "7"
        assert not refused["text"].startswith("[")


def test_too_fast_is_refused_then_closed(tmp_path: Path) -> None:
    small = WebHouse(
        tmp_path, msgspec.structs.replace(EASY, messages=Rate(5, 0.01), patience=10, sockets_of_person=2)
    ).start()
    try:
        anna = small.visitor().come_in("Anna")
        table = anna.table()
        with anna.socket(table) as line:
            line.until("table")
            for number in range(6):
                line.send({"type": "look", "id": str(number)})
            assert line.until("refused", id="5")["text"].startswith("That is too fast")
            for number in range(12):
                with contextlib.suppress(ConnectionClosed):
                    line.send({"type": "look", "id": str(number)})
            assert closed(line) == 4029
        time.sleep(0.3)
        with anna.socket(table) as one, anna.socket(table) as two, anna.socket(table) as three:
            one.until("table")
            two.until("table")
            assert closed(three) == 4030
    finally:
        small.stop()


def flood(line: Line) -> None:
    """Ask without end and read nothing."""
    with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
        for number in range(20_000):
            line.send({"type": "look", "id": str(number)})


def test_a_slow_reader_is_dropped_and_nobody_notices(tmp_path: Path) -> None:
    small = WebHouse(tmp_path, msgspec.structs.replace(EASY, reading_time=1.0)).start()
    try:
        anna = small.visitor().come_in("Anna")
        table = anna.table()
        with anna.socket(table) as other:
            other.until("table")
            slow = anna.socket(table)
            deaf = threading.Thread(target=flood, args=(slow,), daemon=True)
            deaf.start()
            dropped = False
            for number in range(200):
                other.send({"type": "look", "id": f"o{number}"})
                assert other.until("table", timeout=10)
                dropped = not deaf.is_alive() or len(small.house.keeper.tables[table].subscriptions) == 1
                if dropped and number > 20:
                    break
                time.sleep(0.05)
            assert dropped
        assert small.visitor().get("/").status_code == 200
    finally:
        small.stop()


# ---------------------------------------------------------------------- whatever may come

_scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30)
_values = st.recursive(
    _scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)
)
_kinds = st.sampled_from(
    ["act", "undo", "confirm", "say", "look", "hint", "weigh", "manage", "standing", "table", "", "ACT"]
)
_fields = st.sampled_from(["id", "number", "action", "seat", "text", "at", "turn", "what", "order", "extra"])
_objects = st.builds(
    lambda kind, rest: {"type": kind} | rest, _kinds, st.dictionaries(_fields, _values, max_size=5)
).map(lambda made: msgspec.json.encode(made).decode())
_near = st.builds(
    lambda kind, number, action, seat: msgspec.json.encode(
        {"type": kind, "id": "n", "number": number} | ({"action": action} if kind == "act" else {}) | {"seat": seat}
    ).decode(),
    st.sampled_from(["act", "undo", "confirm", "hint", "weigh"]),
    st.integers(-5, 500),
    st.integers(-5, 500),
    st.integers(-2, 6),
)
ANYTHING = st.text(max_size=60) | st.binary(max_size=60) | _objects | _near


@pytest.fixture(scope="module")
def fuzzed(house: WebHouse) -> tuple[Visitor, Visitor, str]:
    """A table of Anna's and Bram's, with Bram looking on while everything is thrown at it by a stranger and by Anna."""
    anna, bram = house.visitor().come_in("Anna"), house.visitor().come_in("Bram")
    table = anna.table(seats=3, bots={"2": "random"})
    invitation = anna.api(f"/tables/{table}").json()["invitation"]
    assert bram.api(f"/tables/{table}/sit", {"invitation": invitation}).status_code == 200
    return anna, bram, table


@pytest.mark.parametrize("who", ["player", "stranger", "finished"])
def test_nothing_that_is_sent_does_harm(
    house: WebHouse, fuzzed: tuple[Visitor, Visitor, str], finished: str, who: str
) -> None:
    anna, bram, running = fuzzed
    table = finished if who == "finished" else running
    sender = house.visitor() if who == "stranger" else anna
    with bram.socket(running) as witness, sender.socket(table) as line:
        witness.until("table")
        line.until("table")

        @settings(
            max_examples=150, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        @given(ANYTHING)
        def throw(message: str | bytes) -> None:
            line.send(message)
            probe = new_id()
            line.send({"type": "say", "id": probe, "text": ""})
            for _ in range(100):
                heard = line.hear()
                assert heard["type"] in ("table", "done", "refused", "hint", "weigh", "chat", "presence")
                if heard["type"] == "refused":
                    assert heard["text"]
                    assert not heard["text"].startswith("[")
                if heard.get("id") == probe:
                    return
            raise AssertionError("no answer to the probe")

        throw()
        witness.send({"type": "look", "id": new_id(), "at": 0})
        assert witness.until("table")
    if who == "finished":
        assert anna.api(f"/tables/{finished}").json()["status"] == "over"


def test_nobody_acts_for_another_seat(house: WebHouse, anna: Visitor, bram: Visitor) -> None:
    table = anna.table(seats=2)
    invitation = anna.api(f"/tables/{table}").json()["invitation"]
    bram.api(f"/tables/{table}/sit", {"invitation": invitation})
    with anna.socket(table) as mine, bram.socket(table) as his, house.visitor().socket(table) as strange:
        first, other = mine.until("table"), his.until("table")
        strange.until("table")
        decider, waiting = (mine, his) if first["choices"] else (his, mine)
        now = first if first["choices"] else other
        act = {"type": "act", "number": now["number"], "action": now["choices"][0]["action"]}
        for line in (waiting, strange):
            for seat in (None, 0, 1, 2, -1):
                assert line.ask(act | {"id": new_id(), "seat": seat})["type"] == "refused"
        assert decider.ask(act | {"id": new_id()})["type"] == "done"


def test_limits_of_requests_are_what_the_protocol_says() -> None:
    assert Limits().request == 8_192
    assert Limits().frame == 65_536
