"""The client's types are those of the wire, and its modules fit them."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


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
    config = ROOT / "src" / "serai" / "web" / "client" / "jsconfig.json"
    done = subprocess.run([tsc, "-p", config], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
