"""What whoever runs the house sees: health, figures, and a log that can be given to anybody."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from webhouse import Visitor, WebHouse

from serai.house.admin import Admin
from serai.house.store import open_store


def figures(house: WebHouse, **headers: str) -> dict[str, float]:
    """All figures, by name and labels."""
    answer = httpx.get(f"{house.origin}/metrics", headers=headers, timeout=20)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


def test_a_house_that_works_says_so_to_everybody(house: WebHouse) -> None:
    answer = httpx.get(f"{house.origin}/health", headers={"x-forwarded-for": "203.0.113.9"})
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("lang", "words"), [("en", "does not answer"), ("nl", "antwoordt niet")])
def test_a_house_without_its_database_says_503_and_why(tmp_path: Path, lang: str, words: str) -> None:
    house = WebHouse(tmp_path).start()
    assert httpx.get(f"{house.origin}/health").status_code == 200
    house.do(house.house.keeper.store.close())
    for _ in range(40):
        answer = httpx.get(f"{house.origin}/health", headers={"accept-language": lang})
        if answer.status_code == 503:
            break
        asyncio.run(asyncio.sleep(0.1))
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing"
    assert words in answer.json()["reason"]
    house.stop()


def test_many_who_ask_for_its_health_cost_the_database_one_question(tmp_path: Path) -> None:
    house = WebHouse(tmp_path).start()
    name = "serai_database_seconds_count{what=read}"
    httpx.get(f"{house.origin}/health")
    before = figures(house)[name]
    with httpx.Client(base_url=house.origin) as client:
        for _ in range(40):
            assert client.get("/health").status_code == 200
    # the house itself reads now and then; forty questions would show
    assert figures(house)[name] - before < 20
    house.stop()


def test_figures_are_for_those_who_were_allowed(tmp_path: Path, house: WebHouse) -> None:
    assert httpx.get(f"{house.origin}/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-proto"):
        assert httpx.get(f"{house.origin}/metrics", headers={header: "127.0.0.1"}).status_code == 403, header
    proxied = WebHouse(tmp_path, proxies=("127.0.0.1",), watchers=("127.0.0.1", "198.51.100.0/24")).start()
    for address, status in {
        "198.51.100.7": 200,
        "203.0.113.9": 403,
        "127.0.0.1, 203.0.113.9": 403,
        "203.0.113.9, 198.51.100.7": 200,
    }.items():
        answer = httpx.get(f"{proxied.origin}/metrics", headers={"x-forwarded-for": address})
        assert answer.status_code == status, address
    assert "serai_" not in httpx.get(f"{proxied.origin}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).text
    proxied.stop()


def test_figures_tell_what_happens(tmp_path: Path) -> None:
    house = WebHouse(tmp_path).start()
    before = figures(house)
    assert before["serai_actions_total{}"] == 0
    anna = house.visitor().come_in("Anna")
    table = anna.table(bots={"1": "random", "2": "random"}, options={"start_player": "1"})
    anna.table()
    with anna.socket(table) as line:
        shown = line.until("table")
        line.ask({"type": "act", "id": "1", "number": shown["number"], "action": 9999})
        line.ask({"type": "act", "id": "2", "number": 77, "action": 0})
        act = {"type": "act", "id": "3", "number": shown["number"], "action": shown["choices"][0]["action"]}
        assert line.ask(act)["type"] == "done"
        during = figures(house)
    assert during["serai_actions_total{}"] == 1
    assert during["serai_refusals_total{}"] == 2
    assert during["serai_requests_total{kind=act,outcome=done}"] == 1
    assert during["serai_requests_total{kind=act,outcome=stale}"] == 1
    assert during["serai_action_seconds_count{}"] == 1
    assert (
        0 < during["serai_action_recent_seconds{quantile=0.5}"] <= during["serai_action_recent_seconds{quantile=0.99}"]
    )
    assert during["serai_sockets{}"] == 1
    assert during["serai_people_here{}"] == 1
    assert during["serai_tables_loaded{}"] == 2
    assert during["serai_database_seconds_count{what=append}"] > before.get(
        "serai_database_seconds_count{what=append}", 0
    )
    assert during["serai_database_seconds_sum{what=append}"] > 0
    for name in ("serai_bot_queue{}", "serai_bots_thinking{}", "serai_database_errors_total{}"):
        assert name in during
    after = figures(house)
    for _ in range(100):
        if after["serai_sockets{}"] == 0 and after["serai_loop_lag_seconds_count{}"] > 0:
            break
        asyncio.run(asyncio.sleep(0.1))
        after = figures(house)
    assert after["serai_sockets{}"] == 0
    assert after["serai_loop_lag_seconds_count{}"] > 0
    text = httpx.get(f"{house.origin}/metrics").text
    assert table not in text
    assert "Anna" not in text
    house.stop()
    again = WebHouse(tmp_path).start()
    stored = figures(again)
    assert stored["serai_tables{status=waiting}"] == 1
    assert stored["serai_tables{status=running}"] + stored["serai_tables{status=over}"] == 1
    again.stop()


def test_every_answer_has_an_id_that_nobody_else_chose(tmp_path: Path, house: WebHouse) -> None:
    first, second = (httpx.get(f"{house.origin}/", headers={"x-request-id": "chosen-by-me"}) for _ in range(2))
    ids = {answer.headers["x-request-id"] for answer in (first, second)}
    assert len(ids) == 2
    assert "chosen-by-me" not in ids
    assert httpx.get(f"{house.origin}/nowhere").headers["x-request-id"]
    behind = WebHouse(tmp_path, proxies=("127.0.0.1",)).start()
    assert (
        httpx.get(f"{behind.origin}/", headers={"x-request-id": "proxy-0001"}).headers["x-request-id"] == "proxy-0001"
    )
    odd = httpx.get(f"{behind.origin}/", headers={"x-request-id": 'a"}\tforged line'}).headers["x-request-id"]
    assert re.fullmatch(r"[0-9a-f]{16}", odd)
    behind.stop()


class Process:
    """``serai serve`` as a process, its log kept."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.log = folder / "log"
        self.url = f"sqlite:{folder / 'house.sqlite'}"
        with self.log.open("w") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "serai.cli", "serve", "--port", "0", "--database", self.url, *words],
                stdout=subprocess.PIPE,
                stderr=err,
                text=True,
                env={**os.environ, "LANG": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        self.origin = f"http://127.0.0.1:{self.port}"

    def stop(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)
        assert self.process.returncode == 0
        return self.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_log_of_a_played_evening_holds_no_secrets(tmp_path: Path, form: str) -> None:
    house = Process(tmp_path, "--log", form, "--invitation-only")
    secrets: set[str] = set()

    async def code() -> str:
        kept = await open_store(house.url)
        made = await Admin(kept, lambda: 4e9, "root@test").invite(5, 1e6)
        await kept.close()
        return made

    invitation = asyncio.run(code())
    anna = Visitor(house, "en", {})
    assert anna.post(f"/enter/{invitation}", data={"name": "Anna"}).status_code == 303
    assert anna.post("/register", data={"password": "correct-horse-battery"}).status_code in (200, 303)
    table = anna.table(seats=2)
    card: dict[str, Any] = anna.api(f"/tables/{table}").json()
    secrets |= {invitation, table, card["invitation"], anna.http.cookies["serai"], "correct-horse-battery"}
    bram = Visitor(house, "nl", {})
    assert bram.post(f"/join/{table}/wrong-invitation", data={"name": "Bram"}).status_code == 403
    assert bram.post(f"/join/{table}/{card['invitation']}", data={"name": "Bram"}).status_code == 303
    secrets |= {bram.http.cookies["serai"], "wrong-invitation"}
    carla = Visitor(house, "en", {})
    for password in ("wrong-password-1", "correct-horse-battery"):
        carla.post("/login", data={"name": "Anna", "password": password})
        secrets.add(password)
    for who in (anna, bram):
        with who.socket(table) as line:
            shown = line.until("table")
            line.ask({"type": "say", "id": "s", "text": "my-secret-words"})
            if shown["choices"]:
                line.ask({"type": "act", "id": "a", "number": 0, "action": shown["choices"][0]["action"]})
            line.send("{nonsense")
    carla.get(f"/join/{table}/{card['invitation']}/and/more")
    carla.get(f"/table/{table}?token={anna.http.cookies['serai']}")
    carla.api(f"/tables/{table}/record")
    httpx.get(f"{house.origin}/api/v1/me", headers={"authorization": f"Bearer {anna.http.cookies['serai']}"})
    id_ = carla.get("/nowhere").headers["x-request-id"]
    log = house.stop()
    secrets |= {"my-secret-words", *(secret.partition(".")[2] for secret in secrets if "." in secret)}
    for secret in secrets:
        assert secret not in log, secret
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        told = [line for line in lines if line["logger"] == "serai.access"]
        assert len(told) >= 15
        assert all(
            {"at", "level", "request", "method", "path", "status", "ms", "address"} <= line.keys() for line in told
        )
        (found,) = [line for line in told if line["request"] == id_]
        assert (found["path"], found["status"]) == ("?", 404)
        patterns = {(line["method"], line["path"]) for line in told}
        assert ("POST", "/join/{table}/{invitation}") in patterns
        assert ("SOCKET", "/table/{table}/socket") in patterns
        assert ("POST", "/enter/{code}") in patterns
        tables = {line["table"] for line in told if "table" in line}
        assert tables == {f"{table[:6]}…"}
    else:
        assert log == ""
