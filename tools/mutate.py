"""Break the rules of the games one by one, and see whether the tests notice.

Each file ``tests/mutations/GAME.toml`` lists small changes to the game's sources, each breaking one clause of the
ledger. The sources are copied once; each change is made in the copy, the tests run against it, and it is undone: first
the tests that are marked with the clause, which should fail; with ``--whole``, if they do not, all tests of the game.

usage: python tools/mutate.py [GAME or CLAUSE ...] [--whole]

Prints each change that the marked tests did not notice, then a line a game. Exits 1 if there is any. Needs fork.
"""

import contextlib
import itertools
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from serai.cli.citations import citations

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests" / "mutations"
PATIENCE = 300
"""Seconds after which tests that are still running count as having noticed: a broken rule can go on for ever."""


_NUMBERS = itertools.count(1)


class BadMutation(Exception):
    """A change that cannot be made, or breaks more than a rule."""


@dataclass(frozen=True)
class Mutation:
    """A change that breaks one clause."""

    game: str
    clause: str
    breaks: str
    """What the game does then, against the clause."""
    file: str
    """Within the game's folder."""
    old: str
    new: str

    @property
    def path(self) -> Path:
        """The file, relative to the project's root."""
        return Path("src", "serai", "games", self.game, self.file)

    def changed(self, text: str) -> str:
        """The text of the file with the change. Raises BadMutation unless the place is there exactly once."""
        if text.count(self.old) != 1:
            raise BadMutation(f"{self.clause}: {self.path} holds this {text.count(self.old)} times: {self.old!r}")
        return text.replace(self.old, self.new)


def mutations(game: str) -> list[Mutation]:
    """The changes listed for a game."""
    with (LISTS / f"{game}.toml").open("rb") as file:
        return [Mutation(game, **entry) for entry in tomllib.load(file)["mutation"]]


def games() -> list[str]:
    """The games with a list of changes."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def chosen(words: list[str]) -> Iterator[Mutation]:
    """The changes of the games or clauses that were named; all if none was."""
    for game in games():
        for mutation in mutations(game):
            if not words or game in words or mutation.clause in words:
                yield mutation


@contextlib.contextmanager
def made(mutation: Mutation, copy: Path) -> Iterator[None]:
    """The change is made in this copy for a while; Python sees by the file's time that it is another one."""
    source = copy / mutation.path
    text, moment = source.read_text(encoding="utf-8"), source.stat().st_mtime
    source.write_text(mutation.changed(text), encoding="utf-8")
    os.utime(source, (moment, moment + next(_NUMBERS)))
    try:
        yield
    finally:
        source.write_text(text, encoding="utf-8")
        os.utime(source, (moment, moment))


def run_tests(sources: Path, tests: list[str]) -> None:
    """Run tests against these sources until one fails; exits with pytest's status. For a process of its own."""
    for name in [name for name in sys.modules if name.split(".")[0] == "serai"]:
        del sys.modules[name]
    sys.path.insert(0, str(sources))
    os.chdir(ROOT)
    # Plugins of other packages take longer to load than the tests to run.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        sys.exit(int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--tb=no", *tests])))


def noticed(sources: Path, tests: list[str]) -> bool:
    """Whether one of these tests fails against these sources. Raises BadMutation if they cannot even run."""
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(sources, tests))
    process.start()
    process.join(PATIENCE)
    if process.is_alive():
        process.kill()
        process.join()
        return True
    if process.exitcode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise BadMutation(f"pytest ended with {process.exitcode}: {' '.join(tests)}")
    return process.exitcode == pytest.ExitCode.TESTS_FAILED


def main(words: list[str]) -> int:
    """Break what was named; tell what went unnoticed, and how many were noticed in each game."""
    whole = "--whole" in words
    named = [word for word in words if not word.startswith("--")]
    marked = citations(ROOT / "tests")
    broken: dict[str, int] = {}
    by_marked: dict[str, int] = {}
    by_any: dict[str, int] = {}
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="serai-mutate-") as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for mutation in chosen(named):
            game = mutation.game
            with made(mutation, copy):
                killed = noticed(copy / "src", marked[mutation.clause])
                by_marked[game] = by_marked.get(game, 0) + killed
                if not killed:
                    print(f"{mutation.clause}: unnoticed by its tests: {mutation.breaks}", flush=True)
                    killed = whole and noticed(copy / "src", [f"tests/games/{game}"])
            by_any[game] = by_any.get(game, 0) + killed
            broken[game] = broken.get(game, 0) + 1
    for game, count in broken.items():
        line = f"{game:10} {count:3} rules broken, {by_marked[game]:3} noticed by the tests of the clause"
        print(line + (f", {by_any[game]:3} by any test of the game" if whole else ""))
    print(f"{sum(broken.values())} in {time.monotonic() - begun:.0f} seconds")
    return int(by_marked != broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
