"""The client's types are those of the wire, and its modules fit them."""

import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec

from serai.core.rng import Rng
from serai.house.deltas import delta
from serai.house.messages import ChoiceMessage, JourneyMessage, LogLine, OrderMessage, SeatMessage, TableMessage
from serai.house.scenemessages import (
    CaptionMessage,
    FrameMessage,
    PanelMessage,
    PieceMessage,
    PlaceMessage,
    SceneMessage,
)

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "serai" / "web" / "client"


def test_the_types_are_made_from_the_messages() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "typedefs.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_client_fits_its_types(tmp_path: Path) -> None:
    npm = shutil.which("npm")
    assert npm is not None, "The client's types are checked by TypeScript, which needs npm: tools/system installs it."
    subprocess.run([npm, "install", "--silent", "--no-fund", "--prefix", tmp_path, "typescript@5"], check=True)
    tsc = tmp_path / "node_modules" / ".bin" / "tsc"
    config = CLIENT / "jsconfig.json"
    done = subprocess.run([tsc, "-p", config], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_client_puts_changes_together_as_the_house_does(tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None, "The client's way with changes is run by Node: tools/system installs it."
    (tmp_path / "delta.mjs").write_text((CLIENT / "delta.js").read_text(encoding="utf-8"), encoding="utf-8")
    rng = Rng(3)
    moments = [_moment(rng) for _ in range(200)]
    sent = [delta(old, new) for old, new in pairwise(moments)]
    (tmp_path / "told.json").write_bytes(msgspec.json.encode({"whole": moments, "sent": sent}))
    (tmp_path / "run.mjs").write_text(
        """
        import { deepStrictEqual as same } from "node:assert";
        import { readFileSync } from "node:fs";
        import { patched } from "./delta.mjs";
        const { whole, sent } = JSON.parse(readFileSync(new URL("told.json", import.meta.url)));
        let kept = whole[0];
        for (const [n, change] of sent.entries()) {
          const before = JSON.stringify(kept);
          const next = patched(kept, change);
          same(next, whole[n + 1]);
          same(JSON.stringify(kept), before, "what was kept is not touched");
          kept = next;
        }
        """,
        encoding="utf-8",
    )
    done = subprocess.run([node, tmp_path / "run.mjs"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _moment(rng: Rng) -> TableMessage:
    """A table message of which each part changes now and then."""

    def some(count: int) -> list[int]:
        return [n for n in range(count) if rng.below(4)]

    scene = SceneMessage(
        panels=(PanelMessage("board", 100, 100, "board", active=rng.below(3) == 0),),
        places=tuple(PlaceMessage(f"place:{n}", "board", n, n, 1, 1, tip="é" * rng.below(2)) for n in some(9)),
        pieces=tuple(PieceMessage(f"piece:{n}", "board", int(rng.below(3)), n, 1, 1, "cube") for n in some(9)),
        captions=tuple(CaptionMessage("board", n, 0, str(rng.below(3))) for n in some(4)),
    )
    return TableMessage(
        *("t", "toy", "Toy", rng.below(5), 5, "running", 0, f"prompt {rng.below(2)}"),
        choices=tuple(ChoiceMessage(n, f"choice {n}", (f"place:{n}",)) for n in some(6)),
        scene=scene,
        log=tuple(LogLine(n, f"line {n}") for n in some(2)),
        log_from=rng.below(3),
        seats=tuple(SeatMessage(n, f"player {n}", "", here=rng.below(2) == 1) for n in range(2)),
        can_undo=rng.below(2) == 1,
        to_confirm=False,
        window=None if rng.below(2) else 1.5,
        between=(FrameMessage("a moment"),) if rng.below(4) == 0 else (),
        again=rng.below(4) == 0,
        journeys=tuple(JourneyMessage((f"place:{n}",), (n,), "far") for n in some(3)),
        orders=tuple(OrderMessage(f"order {n}", "", rng.below(2) == 1) for n in range(2)),
    )
