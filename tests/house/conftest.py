"""A house over either back end."""

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'serai.sqlite'}"
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()
