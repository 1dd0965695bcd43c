"""The porter: foreign requests, headers, sizes, rates, cookies, and errors that explain without telling too much."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import structs
from webhouse import EASY, Visitor, WebHouse

from serai.web.settings import Limits, Rate

POSTS = (
    "/quick/kurier",
    "/new/kurier",
    "/language",
    "/profile",
    "/register",
    "/login",
    "/logout",
    "/table/x/sit",
    "/table/x/begin",
    "/join/x/y",
    "/api/v1/me",
    "/api/v1/tables",
)


@pytest.mark.parametrize("path", POSTS)
def test_other_sites_cannot_act_for_a_visitor(anna: Visitor, path: str) -> None:
    cookie = {"cookie": "; ".join(f"{k}={v}" for k, v in anna.http.cookies.items())}
    for headers in (
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": f"{anna.house.origin}.evil.example"},
        {},
    ):
        answer = httpx.post(anna.house.origin + path, headers=cookie | headers, data={"name": "x"})
        assert answer.status_code == 403, headers


def test_a_program_without_cookies_needs_no_origin(house: WebHouse) -> None:
    answer = httpx.post(f"{house.origin}/api/v1/me", json={"name": "robot"})
    assert answer.status_code == 200
    token = answer.json()["token"]
    me = httpx.get(f"{house.origin}/api/v1/me", headers={"authorization": f"Bearer {token}"})
    assert me.json()["name"] == "robot"
    assert "token" not in me.json()


@pytest.mark.parametrize("path", ["/", "/nope", "/profile", "/api/v1/games", "/static/x/serai.css", "/quick/kurier"])
def test_every_answer_carries_its_safety(house: WebHouse, path: str) -> None:
    headers = house.visitor().get(path).headers
    policy = headers["content-security-policy"]
    for rule in ("default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"):
        assert rule in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers or "uvicorn" in headers["server"]


def test_cookies_are_out_of_reach(house: WebHouse, tmp_path: Path) -> None:
    cookie = house.visitor().post("/quick/kurier").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    behind = WebHouse(tmp_path, origin="https://games.example").start()
    try:
        assert "Secure" in behind.visitor().post("/quick/kurier").headers["set-cookie"]
    finally:
        behind.stop()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nope", 404),
        ("GET", "/table/nope", 404),
        ("GET", "/table/%00", 404),
        ("GET", "/replay/nope", 404),
        ("GET", "/join/nope/nope", 404),
        ("GET", "/rules/nope", 404),
        ("GET", "/new/nope", 404),
        ("GET", "/picture/nope/x.nl.svg", 404),
        ("GET", "/picture/kurier/x.fr.svg", 404),
        ("GET", "/rules/kurier/figure/x/nope.nl.svg", 404),
        ("GET", "/art/kurier/nope.json", 404),
        ("POST", "/quick/nope", 404),
        ("DELETE", "/", 405),
        ("GET", "/quick/kurier", 405),
        ("POST", "/table/nope/begin", 404),
    ],
)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_errors_explain_themselves(house: WebHouse, method: str, path: str, status: int, lang: str) -> None:
    answer = house.visitor(lang).http.request(method, path)
    assert answer.status_code == status
    assert f'<html lang="{lang}"' in answer.text
    assert "Traceback" not in answer.text


def test_our_own_mistakes_show_no_stack(house: WebHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> list[object]:
        raise ValueError("secret detail")

    monkeypatch.setattr(house.house, "open_tables", broken)
    page = house.visitor("nl").get("/")
    assert page.status_code == 500
    assert "Hier ging bij ons iets mis" in page.text
    assert "secret" not in page.text
    assert page.headers["x-content-type-options"] == "nosniff"
    told = house.visitor("en").api("/tables").json()
    assert told["status"] == 500
    assert "secret" not in told["reason"]


def test_what_is_too_large_is_not_read(anna: Visitor) -> None:
    assert anna.post("/profile", data={"name": "x" * 100_000}).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b"x" * 10_000

    answer = anna.http.post(
        "/profile", content=endless(), headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert answer.status_code == 413
    assert anna.http.post("/api/v1/me", content=b'"' + b"x" * 100_000).status_code == 413


def test_who_knocks_too_often_waits(tmp_path: Path) -> None:
    limits = Limits(posts=Rate(12, 0.001), guesses=Rate(3, 0.001), newcomers=Rate(2, 0.001), reads=Rate(60, 0.001))
    limits = structs.replace(limits, strangers=1)
    small = WebHouse(tmp_path, limits).start()
    try:
        visitor = small.visitor("nl")
        statuses = [visitor.post("/login", data={"name": "x", "password": "y"}).status_code for _ in range(5)]
        assert statuses == [400, 400, 400, 429, 429]
        fresh = [small.visitor().post("/quick/kurier").status_code for _ in range(3)]
        assert fresh == [303, 303, 429]
        last = [visitor.post("/language", data={"lang": "nl"}) for _ in range(6)][-1]
        assert last.status_code == 429
        assert int(last.headers["retry-after"]) > 0
        assert "Even rustig aan" in last.text
        assert any(visitor.get("/login").status_code == 429 for _ in range(60))
    finally:
        small.stop()


def test_easy_limits_are_still_limits() -> None:
    assert EASY.request < EASY.frame
