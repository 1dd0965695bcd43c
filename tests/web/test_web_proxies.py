"""The proxies of docs/running.md, real ones: the very configuration that stands there, with TLS, a path and sockets."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from webhouse import WebHouse
from websockets.sync.client import connect
from websockets.typing import Origin

DOCS = (Path(__file__).parents[2] / "docs/running.md").read_text(encoding="utf-8")
BASE = "/serai"


def block(kind: str) -> str:
    """The one example of this kind in the docs."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOCS, re.DOTALL)
    return str(found)


def program(name: str, package: str) -> str:
    """Where a program is; installed by apt-get where that can be done."""
    if shutil.which(name) is None and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        command = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", package]
        subprocess.run(command, capture_output=True, check=False, timeout=300)
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def free_port() -> int:
    with socket.socket() as looking:
        looking.bind(("127.0.0.1", 0))
        return int(looking.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this computer, signed by nobody."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", str(key), "-out", str(cert)]
    subprocess.run([*command, *names], check=True, capture_output=True, timeout=60)
    return cert, key


def nginx(folder: Path, house: int, port: int) -> list[str]:
    cert, key = certificate(folder)
    server = block("nginx").replace("127.0.0.1:8477", f"127.0.0.1:{house}").replace("listen 443", f"listen {port}")
    server = re.sub(r"ssl_certificate +\S+;", f"ssl_certificate {cert};", server)
    server = re.sub(r"ssl_certificate_key +\S+;", f"ssl_certificate_key {key};", server)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid; error_log {folder}/error.log; events {{}} http {{ access_log off; {places} {server} }}"
    (folder / "nginx.conf").write_text(whole)
    user = ["-g", "daemon off; user root;"] if os.geteuid() == 0 else ["-g", "daemon off;"]
    return [program("nginx", "nginx-light"), "-p", str(folder), "-c", str(folder / "nginx.conf"), *user]


def caddy(folder: Path, house: int, port: int) -> list[str]:
    cert, key = certificate(folder)
    server = block("caddy").replace("127.0.0.1:8477", f"127.0.0.1:{house}")
    server = server.replace("games.example {", f"https://localhost:{port} {{\n    tls {cert} {key}")
    head = f"{{\n  admin off\n  auto_https disable_redirects\n  storage file_system {folder}/store\n}}\n"
    (folder / "Caddyfile").write_text(head + server)
    return [program("caddy", "caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[WebHouse, str]]:
    """A house behind a proxy, and the address of that."""
    house = WebHouse(tmp_path, base_path=BASE, proxies=("127.0.0.1", "::1")).start()
    port = free_port()
    command = request.param(tmp_path, house.port, port)
    with (tmp_path / "proxy.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": str(tmp_path)})
    try:
        for _ in range(150):
            assert process.poll() is None, (tmp_path / "proxy.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield house, f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(20)
        house.stop()


def test_a_game_through_the_proxy_of_the_docs(site: tuple[WebHouse, str]) -> None:
    house, address = site
    headers = {"origin": address, "sec-fetch-site": "same-origin", "x-forwarded-for": "6.6.6.6"}
    with httpx.Client(base_url=address, verify=False, headers=headers, timeout=30) as anna:
        assert anna.get(BASE).headers["location"].endswith(f"{BASE}/")
        home = anna.get(f"{BASE}/")
        assert home.status_code == 200
        assert "strict-transport-security" in home.headers
        assert home.headers["x-request-id"]
        for path in set(re.findall(r'(?:href|src)="(/[^"]*)"', home.text)):
            assert path.startswith(f"{BASE}/")
            assert anna.get(path).status_code == 200, path
        begun = anna.post(f"{BASE}/quick/kurier")
        assert begun.status_code == 303
        assert "Secure" in begun.headers["set-cookie"]
        assert f"Path={BASE}" in begun.headers["set-cookie"]
        place = begun.headers["location"]
        assert place.startswith(f"{BASE}/table/")
        made = anna.post(f"{BASE}/api/v1/tables", json={"game": "kurier", "seats": 2})
        link = re.search(r'id="invite" readonly value="([^"]*)"', anna.get(f"{BASE}/table/{made.json()['id']}").text)
        assert link is not None
        assert link[1].startswith(f"{address}{BASE}/join/")
        assert anna.get(f"{BASE}/metrics").status_code == 404
        assert anna.get(f"{BASE}/health").json() == {"status": "ok"}
        cookies = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with connect(
        f"{address.replace('https', 'wss')}{place}/socket",
        ssl=trusting,
        origin=Origin(address),
        additional_headers={"cookie": cookies, "x-forwarded-for": "6.6.6.6"},
    ) as line:
        assert '"type":"table"' in str(line.recv(15))
        (talk,) = house.app.state.talks.everybody()
        assert talk.address in ("127.0.0.1", "::1"), "what the visitor wrote himself is not believed"
        assert talk.viewer.person is not None
    with (
        connect(
            f"{address.replace('https', 'wss')}{place}/socket",
            ssl=trusting,
            origin=Origin("https://evil.example"),
            additional_headers={"cookie": cookies},
        ) as line,
        pytest.raises(Exception, match="4003"),
    ):
        line.recv(15)
