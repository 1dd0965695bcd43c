"""Writes docs/data/GAME.md for every game, from the schemas of their data files."""

import tomllib
from pathlib import Path

import serai
from serai.core.schemadocs import page

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "data"

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in serai.game_ids():
        game = serai.game(name)
        if game.schema is not None:
            (FOLDER / f"{name}.md").write_text(page(game, tomllib.loads(game.data_text)), encoding="utf-8")
