"""What a browser loads to open a table for the first time: requests and kilobytes, game by game.

    python bench/firstload.py [--lang nl] [--phone]

Starts a house of its own on loopback with an empty database and a Chromium with an empty cache. What comes over the
socket until the viewer is asked is counted too, squeezed as the server's deflate would: Chromium tells what
it unpacked.
Needs Playwright and Chromium, as the browser tests do.
"""

import argparse
import importlib
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import serai

# the guests and the server of the browser tests
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))
visitors = importlib.import_module("visitors")

AIM_REQUESTS = 12
AIM_BYTES = 90_000


def opened(browser: Browser, url: str, game: str, lang: str, phone: bool) -> tuple[int, int, int]:
    """Open a new table; returns requests, bytes of the files with their headers, and bytes over the socket."""
    context = browser.new_context(locale=lang, viewport=visitors.PHONE if phone else visitors.DESKTOP)
    troubles: list[str] = []
    guest = visitors.Guest(context, url, "Anna", lang, troubles)
    guest.come_in()
    seats = serai.game(game).seats
    count = min(3, seats[-1])
    order = {"game": game, "seats": count, "bots": dict.fromkeys(range(1, count), "apprentice")}
    table = guest.post("/api/v1/tables", order)["id"]
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: dict[str, int] = {}
    socket = zlib.compressobj(wbits=-15)
    told = [0]

    def heard(event: dict[str, Any]) -> None:
        data = event["response"]["payloadData"].encode()
        told[0] += len(socket.compress(data) + socket.flush(zlib.Z_SYNC_FLUSH))

    def begun(event: dict[str, Any]) -> None:
        sizes.setdefault(event["requestId"], 0)

    line.on("Network.requestWillBeSent", begun)
    line.on("Network.webSocketCreated", begun)
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    line.on("Network.webSocketFrameReceived", heard)
    page.goto(f"{url}/table/{table}")
    visitors.until(page, "window.serai?.calm && serai.live.choices.length > 0", 40)
    page.wait_for_timeout(500)
    context.close()
    if troubles:
        raise RuntimeError("; ".join(troubles))
    return len(sizes), int(sum(sizes.values())), told[0]


def main() -> None:
    """Print a line a game; the exit status says whether all keep to the aim."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", default="nl", choices=("nl", "en"))
    parser.add_argument("--phone", action="store_true", help="at 390x844 instead of 1440x900")
    asked = parser.parse_args()
    missed = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = visitors.Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=visitors.CHROMIUM, args=visitors.ARGUMENTS)
            print(f"{'':12}{'requests':>10}{'files kB':>10}{'socket kB':>11}{'together':>10}")
            for game in serai.game_ids():
                requests, files, socket = opened(browser, server.url, game, asked.lang, asked.phone)
                whole = files + socket
                missed |= requests > AIM_REQUESTS or whole > AIM_BYTES
                print(f"{game:12}{requests:10}{files / 1000:10.1f}{socket / 1000:11.1f}{whole / 1000:10.1f}")
            browser.close()
        finally:
            server.stop()
    print(f"aim: at most {AIM_REQUESTS} requests and {AIM_BYTES // 1000} kB: {'missed' if missed else 'kept'}")
    sys.exit(missed)


if __name__ == "__main__":
    main()
