"""Behind a proxy and beneath a path: every link, redirect, cookie and socket of the house fits."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from webhouse import Visitor, WebHouse
from websockets.sync.client import connect
from websockets.typing import Origin

from serai.web.address import is_loopback
from serai.web.pages.table import camera_code

BASE = "/games/serai"
TEMPLATES = Path(__file__).parents[2] / "src/serai/web"


@pytest.fixture(scope="module")
def beneath(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    house = WebHouse(tmp_path_factory.mktemp("beneath"), base_path=BASE, proxies=("127.0.0.1",)).start()
    yield house
    house.stop()


def test_no_template_and_no_script_names_an_address_from_the_root() -> None:
    """Else it is lost beneath a path: in templates ``base`` stands before it, in the client too."""
    sites = [*(TEMPLATES / "templates").glob("*.html"), *(TEMPLATES / "client").glob("*.js")]
    assert len(sites) > 30
    for site in sites:
        text = site.read_text(encoding="utf-8")
        found = re.findall(r"""(?:href|src|srcset|action|data-\w+)=["']/|(?:href:|assign\(|fetch\() *["'`]/""", text)
        assert not found, f"{site.name}: {found}"


def links(text: str) -> set[str]:
    """The addresses that a page leads to and loads, those of this site."""
    quoted = re.findall(r'(?:href|src|srcset|action|data-socket)="([^"#][^"]*)"', text)
    return {word.replace("&amp;", "&") for word in quoted if not word.startswith(("?", "http", "data:"))}


def in_data(text: str) -> set[str]:
    """The addresses in the data that a page hands to the client."""
    (block,) = re.findall(r'id="serai-config">(.*?)</script>', text)
    return set(re.findall(r'"(/[^"]*)"', block.replace("\\u0026", "&")))


def test_everything_a_page_leads_to_lies_beneath_the_base(beneath: WebHouse) -> None:
    anna = beneath.visitor()
    bots = {str(seat): "random" for seat in (1, 2)}
    anna.http.base_url = httpx.URL(f"{beneath.origin}{BASE}")
    anna.come_in("Anna")
    waiting, running = anna.table(), anna.table(bots=bots)
    seen: set[str] = set()
    todo = {f"{BASE}/", f"{BASE}/table/{waiting}", f"{BASE}/table/{running}", f"{BASE}/login"}
    raw = httpx.Client(base_url=beneath.origin, cookies=anna.http.cookies, headers=anna.http.headers, timeout=30)
    while todo - seen:
        path = min(todo - seen)
        seen.add(path)
        if len(seen) > 150:
            break
        answer = raw.get(path)
        if answer.is_redirect:
            assert answer.headers["location"].startswith(f"{BASE}/"), path
            continue
        if path.startswith((f"{BASE}/language", f"{BASE}/quick")) or "/socket" in path or answer.status_code == 405:
            continue
        assert answer.status_code == 200, (path, answer.status_code)
        if "text/html" in answer.headers["content-type"]:
            found = links(answer.text)
            if "serai-config" in answer.text:
                found |= in_data(answer.text)
            assert found, path
            for link in found:
                assert link.startswith(f"{BASE}/"), f"{path} leads to {link}"
            todo |= found
        elif "manifest" in answer.headers["content-type"]:
            made = answer.json()
            assert {made["start_url"], made["scope"]} == {f"{BASE}/"}
            todo |= {icon["src"] for icon in made["icons"]}
    assert len(seen) > 40
    assert any("/figure/" in path for path in seen)
    assert any("/picture/" in path for path in seen)
    described = raw.get(f"{BASE}/api/v1/openapi.json").json()
    assert described["servers"] == [{"url": BASE}]
    assert raw.get(f"{BASE}/api/v1/games").json()[0]["picture"].startswith(f"{BASE}/picture/")


def test_forms_redirect_and_cookies_stay_beneath_the_base(beneath: WebHouse) -> None:
    anna = beneath.visitor()
    anna.http.base_url = httpx.URL(f"{beneath.origin}{BASE}")
    answer = anna.post("/quick/kurier")
    assert answer.status_code == 303
    assert answer.headers["location"].startswith(f"{BASE}/table/")
    assert f"Path={BASE};" in answer.headers["set-cookie"] + ";"
    answer = anna.post("/language", data={"lang": "nl", "back": "/profile"})
    assert answer.headers["location"] == f"{BASE}/profile"
    assert anna.get("/profile/").headers["location"] == f"{BASE}/profile"
    out = anna.post("/logout")
    assert f"Path={BASE};" in out.headers["set-cookie"] + ";"
    assert httpx.get(f"{beneath.origin}{BASE}?x=1").headers["location"] == f"{BASE}/?x=1"


def test_a_proxy_may_have_taken_the_base_away(beneath: WebHouse) -> None:
    page = httpx.get(f"{beneath.origin}/")
    assert page.status_code == 200
    assert f'href="{BASE}/profile"' in page.text
    assert httpx.get(f"{beneath.origin}{BASE}x/").status_code == 404


def test_a_socket_opens_beneath_the_base_and_from_the_proxys_origin(beneath: WebHouse) -> None:
    anna = beneath.visitor()
    anna.http.base_url = httpx.URL(f"{beneath.origin}{BASE}")
    anna.come_in("Anna")
    table = anna.table()
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    with connect(
        f"ws://127.0.0.1:{beneath.port}{BASE}/table/{table}/socket",
        origin=Origin(beneath.origin),
        additional_headers={"cookie": cookies, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"},
    ) as socket:
        assert '"type":"table"' in str(socket.recv(10))
        (talk,) = beneath.do(_talks(beneath))
        assert talk == "203.0.113.9"


async def _talks(house: WebHouse) -> list[str]:
    return [talk.address for talk in house.app.state.talks.everybody()]


def invitation(visitor: Visitor, **headers: str) -> str:
    found = re.search(
        r'id="invite" readonly value="([^"]*)"', visitor.get(f"/table/{visitor.table()}", headers=headers).text
    )
    assert found is not None
    return found[1]


def test_https_is_believed_of_our_own_proxy_alone(beneath: WebHouse, house: WebHouse) -> None:
    forwarded = {"x-forwarded-proto": "https", "host": "games.example", "origin": "https://games.example"}
    told = httpx.post(f"{beneath.origin}{BASE}/quick/kurier", headers=forwarded)
    assert told.status_code == 303
    assert "Secure" in told.headers["set-cookie"]
    assert "max-age" in told.headers["strict-transport-security"]
    plain = httpx.post(f"{house.origin}/quick/kurier", headers=forwarded)
    assert "Secure" not in plain.headers["set-cookie"]
    assert "strict-transport-security" not in plain.headers
    anna = beneath.visitor()
    anna.http.base_url = httpx.URL(f"{beneath.origin}{BASE}")
    anna.come_in("Anna")
    link = invitation(anna, **{"x-forwarded-proto": "https", "host": "games.example"})
    assert link.startswith(f"https://games.example{BASE}/join/")
    assert anna.get(urlsplit(link).path.removeprefix(BASE)).status_code in (200, 303)


def test_who_invites_to_this_very_computer_is_told_so(house: WebHouse) -> None:
    anna = house.visitor().come_in("Anna")
    table = anna.table()
    for host, local in (
        ("localhost:8477", True),
        ("127.0.0.1", True),
        ("[::1]:8477", True),
        ("192.168.1.5:8477", False),
    ):
        page = anna.get(f"/table/{table}", headers={"host": host, "accept-language": "en"}).text
        assert ('id="only-here"' in page) is local, host
        # a code for a camera is of use only where it leads to this house from elsewhere, and then it is that very link
        (link,) = re.findall(r'id="invite" readonly value="([^"]+)"', page)
        assert link.startswith(f"http://{host}/join/{table}/")
        assert (camera_code(link) in page) is not local, host
    assert camera_code(link) != camera_code(link + "x")
    assert "--host 0.0.0.0" in anna.get(f"/table/{table}", headers={"host": "localhost"}).text


def test_what_means_this_computer() -> None:
    for origin in (
        "http://localhost",
        "http://a.localhost:1",
        "http://127.3.2.1:80",
        "http://[::1]",
        "http://LOCALHOST.",
    ):
        assert is_loopback(origin)
    for origin in ("http://192.168.0.1", "http://localhost.example", "https://games.example/x", "", "http://[fe80::1]"):
        assert not is_loopback(origin)
