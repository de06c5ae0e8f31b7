"""The notebooks."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"


@pytest.mark.filterwarnings("ignore")  # Those of Jupyter's own packages.
def test_the_notebook_about_a_game_of_ones_own() -> None:
    notebook = nbformat.read(NOTEBOOKS / "own_game.ipynb", as_version=4)
    kept = [cell for cell in notebook.cells if cell.get("outputs")]
    assert kept == [], "outputs are not kept"
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    shown = {cell.id: _text(cell) for cell in notebook.cells if cell.cell_type == "code"}
    assert "'cross', 'nought'" in shown["rules"]
    assert "to move:" in shown["play"]
    assert shown["draw"].startswith("o . o\n")
    before, after = (float(word) for word in shown["result"].split() if word[0] in "01")
    assert before < 0.65 < 0.8 < after


def _text(cell: nbformat.NotebookNode) -> str:
    """Returns the text that a cell prints and evaluates to."""
    texts = (output.get("text") or output["data"]["text/plain"] for output in cell.outputs)
    return "".join(texts)
