"""The client's types are those of the wire, and its modules fit them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_types_are_made_from_the_messages() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "typedefs.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_client_fits_its_types() -> None:
    tsc = shutil.which("tsc")
    if tsc is None:
        pytest.skip("no TypeScript here: npm install -g typescript")
    config = ROOT / "src" / "serai" / "web" / "client" / "jsconfig.json"
    done = subprocess.run([tsc, "-p", config], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
