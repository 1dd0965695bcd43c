"""The arrows of the house go one way, and its inner rooms do no I/O."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "serai"

LAYERS = {"core": 0, "games": 1, "bots": 2, "lab": 3, "doors": 3, "house": 3, "web": 4, "cli": 5, "__main__": 6}
"""core <- games <- bots <- lab, doors, house <- web <- cli: who stands further left never imports from the right."""

INNER = ("core", "games", "bots")
BANNED = {
    *("time", "datetime", "random", "secrets", "uuid", "threading", "asyncio", "multiprocessing", "subprocess"),
    *("socket", "ssl", "http", "urllib", "requests", "sqlite3", "os", "sys", "io", "shutil", "tempfile", "glob"),
    *("pathlib", "logging", "signal", "select", "queue", "concurrent", "numpy"),
}
"""Clocks, global random generators, the network, files, processes."""
ALLOWED = {
    "core/record.py": {"pathlib"},
    "core/picture.py": {"pathlib"},
    # A law about processes starts processes.
    "core/laws/processes.py": {"os", "subprocess", "sys"},
}
CALLS = {"open", "input", "print", "eval", "exec", "__import__"}


def modules() -> list[Path]:
    """All Python files of the house."""
    return sorted(SOURCE.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def parts_of(path: Path) -> tuple[str, ...]:
    """The dotted name of a module's package, as parts below ``serai``."""
    return path.relative_to(SOURCE).parent.parts


def imports(path: Path) -> Iterator[str]:
    """The full names of all that a file imports, wherever in it the import stands."""
    package = ("serai", *parts_of(path))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer(name: str) -> int | None:
    """The layer that a full name of the house belongs to; None for ``serai`` itself and for the outside."""
    words = name.split(".")
    return LAYERS.get(words[1]) if words[0] == "serai" and len(words) > 1 else None


def own_layer(path: Path) -> int | None:
    first = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    return LAYERS.get(first)


def is_inner(path: Path) -> bool:
    return path.relative_to(SOURCE).parts[0] in INNER


def test_every_room_has_its_place() -> None:
    rooms = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in modules()}
    assert rooms - {"__init__"} <= set(LAYERS)


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_arrows_go_one_way(path: Path) -> None:
    own = own_layer(path)
    if own is None:  # the front door, serai/__init__.py: it opens the core only
        assert {layer(name) for name in imports(path)} <= {0, None}
        return
    room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    for name in imports(path):
        other = layer(name)
        if name == "serai" or (name.startswith("serai.") and other is None):
            assert own >= LAYERS["lab"], f"{name_of(path)} imports {name}, which opens the whole house"
        elif other is not None:
            same_room = name.split(".")[1] == room
            assert same_room or other < own, f"{name_of(path)} imports {name} from the right"


@pytest.mark.parametrize("path", [path for path in modules() if is_inner(path)], ids=name_of)
def test_inner_rooms_do_no_io(path: Path) -> None:
    found = {name.split(".")[0] for name in imports(path)} & BANNED
    assert found <= ALLOWED.get(name_of(path), set())
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in CALLS, f"{name_of(path)}:{node.lineno} calls {node.func.id}"


@pytest.mark.parametrize("path", [path for path in modules() if parts_of(path)[:1] == ("games",)], ids=name_of)
def test_games_do_not_know_each_other(path: Path) -> None:
    own = parts_of(path)[1:2]
    for name in imports(path):
        words = name.split(".")
        if words[:2] == ["serai", "games"] and len(words) > 2:
            assert tuple(words[2:3]) == own, f"{name_of(path)} imports {name}"


def test_the_core_names_no_game() -> None:
    games = {path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").is_file()}
    for path in (SOURCE / "core").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                assert node.value not in games, f"{name_of(path)}:{node.lineno} names {node.value}"
