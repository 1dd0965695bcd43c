"""How much a game must write: little enough to hold in mind, and what docs/architecture.md says."""

from pathlib import Path

from serai.core.game import Game

ROOT = Path(__file__).parents[2]
STATE = ROOT / "src" / "serai" / "core" / "state.py"
"""By its text: a compiled class no longer knows what was abstract in it."""


def test_a_game_must_write_as_few_names_as_the_docs_say() -> None:
    facts = {name for name in Game.__annotations__ if not hasattr(Game, name)}
    one_of = {"scene or drawing"}
    assert len(facts | Game.__abstractmethods__ | one_of) == 16
    abstract = STATE.read_text(encoding="utf-8").count("@abstractmethod\n")
    assert abstract + len({"legal or write_legal"}) == 7
    told = " ".join((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split())
    assert "must write sixteen names of it and seven of State" in told
