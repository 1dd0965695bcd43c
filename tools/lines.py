"""Lines of rules code a clause of the ledger, game by game.

Counted are the lines that carry code (no blank ones, comments or docstrings) of the compiled modules of a game, but for
those that serve programs alone, and for ``readers``, which are no rules but what views show.

usage: python tools/lines.py [FOLDER]    (a working tree of Serai; this one if none is named)
"""

import ast
import io
import sys
import tokenize
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOR_PROGRAMS = {"bot", "plan", "features", "advice", "weights", "signals", "forecast", "ways", "estimates", "values"}
FOR_VIEWS = {"readers"}
SILENT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def code_lines(text: str) -> int:
    """How many lines of a source carry code."""
    carrying: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in SILENT:
            carrying.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            carrying.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(carrying)


def main() -> None:
    """The command line."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    compiled: list[str] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["serai"]["compiled"]
    for ledger in sorted((root / "docs/rules").glob("*.toml")):
        clauses = len(tomllib.loads(ledger.read_text("utf-8")))
        folder = f"src/serai/games/{ledger.stem}/"
        rules = [
            path for path in compiled if path.startswith(folder) and Path(path).stem not in FOR_PROGRAMS | FOR_VIEWS
        ]
        lines = sum(code_lines((root / path).read_text("utf-8")) for path in rules)
        print(f"{ledger.stem:12}{lines:6} lines{clauses:5} clauses{lines / clauses:7.1f} lines a clause")


if __name__ == "__main__":
    main()
