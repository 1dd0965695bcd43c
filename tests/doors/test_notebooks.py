"""The notebooks of the docs run from the first cell to the last, and what they show is there to be read."""

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat")
pytest.importorskip("ipykernel")
nbclient = pytest.importorskip("nbclient")

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def test_there_are_three() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["play-and-look", "study-a-rule", "train-a-player"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    book = nbformat.read(path, as_version=4)
    asked = [cell.source for cell in book.cells]
    nbclient.NotebookClient(book, timeout=900, kernel_name="python3").execute()
    assert [cell.source for cell in book.cells] == asked


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_executed(path: Path) -> None:
    book = nbformat.read(path, as_version=4)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in code)
    assert not [out for cell in code for out in cell.outputs if out.output_type == "error"]
    assert sum(bool(cell.outputs) for cell in code) >= len(code) - 2
