"""The API: what it can do, what it refuses and why, and schemathesis over its own description."""

import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from webhouse import Visitor, WebHouse

from serai.web.api.actions import ENDPOINTS
from serai.web.api.openapi import describe

SCHEMA = schemathesis.openapi.from_dict(describe(ENDPOINTS))
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
)


@SCHEMA.parametrize()
@settings(
    max_examples=40,
    deadline=None,
    database=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_to_its_description(case: Any, house: WebHouse, finished: str) -> None:
    visitor = house.visitor().come_in("Fuzz") if not hasattr(house, "fuzz") else house.fuzz
    house.fuzz = visitor  # type: ignore[attr-defined]
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = finished
    headers = {"sec-fetch-site": "same-origin", "cookie": f"serai={visitor.http.cookies['serai']}"}
    case.call_and_validate(base_url=house.origin, headers=headers, checks=CHECKS, timeout=30)


def test_what_is_for_seats_is_described_so() -> None:
    """JSON writes the number of a seat as a text; without this any text would seem right."""
    order = describe(ENDPOINTS)["components"]["schemas"]["TableOrder"]["properties"]
    for name in ("bots", "names"):
        assert re.fullmatch(order[name]["propertyNames"]["pattern"], "11")
        assert not re.fullmatch(order[name]["propertyNames"]["pattern"], "first")


def test_a_game_from_order_to_play(anna: Visitor, bram: Visitor) -> None:
    games = {game["id"]: game for game in anna.api("/games").json()}
    assert games["kurier"]["seats"] == [2, 3, 4, 5]
    assert anna.api("/games/kurier").json() == games["kurier"]
    made = anna.api("/tables", {"game": "kurier", "seats": 2, "open": True})
    assert made.status_code == 201
    table = made.json()["id"]
    assert table in {card["id"] for card in bram.api("/tables").json()["open"]}
    assert anna.api(f"/tables/{table}/begin", {}).status_code == 409
    assert bram.api(f"/tables/{table}/begin", {}).status_code == 403
    assert bram.api(f"/tables/{table}/sit", {}).json() == {"seat": 1}
    assert anna.api(f"/tables/{table}").json()["status"] == "running"
    assert anna.api("/tables").json()["mine"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "nope", "seats": 2}, 404),
        ({"game": "kurier", "seats": 9}, 400),
        ({"game": "kurier", "seats": 2, "bots": {"7": "random"}}, 400),
        ({"game": "kurier", "seats": 2, "bots": {"1": "nope"}}, 400),
        ({"game": "kurier", "seats": 2, "options": {"nope": 1}}, 400),
        ({"game": "kurier", "seats": 2, "unknown": 1}, 400),
        ({"game": "brillance", "seats": 2, "window": 0}, 400),
        ({"game": "brillance", "seats": 2, "window": 1.9}, 400),
        ({"game": "kurier", "seats": "two"}, 400),
        ({"game": "kurier", "seats": 2, "data": "[broken"}, 400),
        ([], 400),
    ],
)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_refusals_have_a_reason_in_the_persons_language(house: WebHouse, body: Any, status: int, lang: str) -> None:
    visitor = house.visitor().come_in("Anna", lang)
    answer = visitor.http.post("/api/v1/tables", json=body)
    assert answer.status_code == status
    assert answer.json()["status"] == status
    assert not answer.json()["reason"].startswith("[")


def test_without_a_person_the_browser_decides_the_language(house: WebHouse) -> None:
    dutch = httpx.get(f"{house.origin}/api/v1/me", headers={"accept-language": "nl"}).json()
    assert dutch["reason"].startswith("Hiervoor moeten we weten")


def test_only_json_is_read(anna: Visitor) -> None:
    assert anna.http.post("/api/v1/me", content="name=x").status_code == 415
    for content in (b"{", b"\xff", b"[" * 5000):
        sent = anna.http.post("/api/v1/me", content=content, headers={"content-type": "application/json"})
        assert sent.status_code == 400


def test_settings_are_kept(anna: Visitor) -> None:
    anna.api("/me", {"settings": {"sound": True}})
    anna.api("/me", {"settings": {"motion": "none"}})
    assert anna.api("/me").json()["settings"] == {"sound": True, "motion": "none"}
