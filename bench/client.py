"""From a click to the picture that it leads to: what the browser's main thread works for it, game by game.

    python bench/client.py [--games kurier ilos] [--steps 40] [--phone] [--slower 4] [--against OTHER/src]

Starts a house of its own on loopback and plays by clicking in a Chromium, whose own trace is read afterwards. Counted
is the processor time of the page's main thread from the click that sends an action until the first frame after the
answer has been handed to the compositor: script, style, layout, painting. Waiting for the server is not counted, nor
is another process that takes the core. ``--slower`` multiplies the times, for a slower device. ``--against`` measures
another source tree too, by turns in the same run, and tells the ratio of the medians.
Needs Playwright and Chromium, as the browser tests do. See bench/README.md.
"""

import argparse
import importlib
import json
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

import serai

# the guests and the server of the browser tests
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))
visitors = importlib.import_module("visitors")
playing = importlib.import_module("playing")

CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
PAUSE: Final = 0.15
"""Seconds after a click in which the page is left alone."""
TURNS: Final = 3
PICTURE: Final = 200
"""A message of fewer bytes is an acknowledgement; a longer one brings a picture."""
KINDS: Final = {
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}
AIM: Final = 50.0

Event = dict[str, Any]


@dataclass
class Step:
    """What one click cost, in milliseconds of the main thread."""

    whole: float = 0.0
    parts: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def played(browser: Browser, url: str, game: str, steps: int, phone: bool) -> list[Event]:
    """Play so many steps by clicking beside a quick bot; the events of the trace, in order of time."""
    context = browser.new_context(viewport=visitors.PHONE if phone else visitors.DESKTOP)
    guest = visitors.Guest(context, url, "Anna", "en", [])
    guest.come_in(confirm=False)
    page = guest.at_table(game, serai.game(game).seats[0])
    playing.ready(page)
    player = playing.Player(page)
    browser.start_tracing(page=page, categories=CATEGORIES)
    while player.steps < steps and player.turn() != "over":
        # the driver's own questions are work of the page's main thread too: none while a click is answered
        time.sleep(PAUSE)
        playing.ready(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return sorted((event for event in events if "ts" in event), key=lambda event: event["ts"])


def main_thread(events: list[Event]) -> list[Event]:
    """What happened on the page's main thread: the one that sends."""
    thread = next(((one["pid"], one["tid"]) for one in events if one["name"] == "WebSocketSend"), None)
    return [event for event in events if (event["pid"], event["tid"]) == thread]


def spans(events: list[Event]) -> Iterator[tuple[int, int]]:
    """From each click that sent something to the end of the first frame with the answer, in microseconds."""
    clicked = sent = answered = 0
    for event in events:
        name, at = event["name"], int(event["ts"])
        if name == "EventDispatch" and event["args"]["data"].get("type") == "click":
            clicked, sent, answered = at, 0, 0
        elif name == "WebSocketSend" and clicked and not sent:
            sent = at
        elif name == "WebSocketReceive" and sent and event["args"]["data"].get("dataLength", 0) > PICTURE:
            answered = answered or at
        elif name == "Commit" and answered:
            yield clicked, at + int(event.get("dur", 0))
            clicked = sent = answered = 0


def costs(events: list[Event]) -> list[Step]:
    """What each click cost."""
    found: list[Step] = []
    for begin, end in spans(events):
        step = Step()
        for event in events:
            if "tdur" not in event or not begin - int(event["dur"]) < event["ts"] < end:
                continue
            took = event["tdur"] / 1000
            if event["name"] == "RunTask":
                step.whole += took
            for kind, names in KINDS.items():
                if event["name"] in names:
                    step.parts[kind] += took
        found.append(step)
    return found


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def tell(game: str, steps: list[Step], slower: float) -> float:
    """A row of the table; its median."""
    whole = [slower * step.whole for step in steps]
    parts = [slower * percentile([step.parts[kind] for step in steps], 0.5) for kind in KINDS]
    within = sum(time <= AIM * (2 if slower > 1 else 1) for time in whole)
    times = [percentile(whole, 0.5), percentile(whole, 0.95), max(whole, default=0.0), *parts]
    print(f"{game:12}{len(steps):>6}" + "".join(f"{time:>8.1f}" for time in times) + f"{within:>8}", flush=True)
    return times[0]


def main() -> None:
    """As the command line says."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", nargs="*", default=list(serai.game_ids()))
    reader.add_argument("--steps", type=int, default=40)
    reader.add_argument("--phone", action="store_true")
    reader.add_argument("--slower", type=float, default=1.0)
    reader.add_argument("--against", type=Path, help="a source tree to compare with")
    asked = reader.parse_args()
    print("milliseconds of the main thread from a click to the frame that shows its answer; median of its parts")
    heads = ("clicks", "p50", "p95", "most", *KINDS, "in aim")
    print(f"{'':12}" + "".join(f"{head:>{6 if head == 'clicks' else 8}}" for head in heads))
    trees = [None, *([asked.against.resolve()] if asked.against else [])]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        servers = [opened(Path(folder, str(number)), tree) for number, tree in enumerate(trees)]
        browser = driver.chromium.launch(executable_path=visitors.CHROMIUM, args=visitors.ARGUMENTS)
        try:
            for game in asked.games:
                found: list[list[Step]] = [[] for _ in servers]
                for _ in range(TURNS if asked.against else 1):
                    for steps, server in zip(found, servers, strict=True):
                        part = asked.steps // (TURNS if asked.against else 1)
                        steps.extend(costs(main_thread(played(browser, server.url, game, part, asked.phone))))
                medians = [
                    tell(name, steps, asked.slower) for name, steps in zip((game, "  against"), found, strict=False)
                ]
                if asked.against:
                    print(f"  ratio     {medians[0] / medians[1]:>14.2f}", flush=True)
        finally:
            browser.close()
            for server in servers:
                server.stop()


def opened(folder: Path, tree: Path | None) -> Any:
    """A house of its own, of this source tree or of the one that runs."""
    folder.mkdir()
    server = visitors.Server(folder, {"PYTHONPATH": str(tree)} if tree else None)
    server.start()
    return server


if __name__ == "__main__":
    main()
