"""The code on the research pages runs as it is written there."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from atoll.cli.app import atoll as command

pytestmark = pytest.mark.slow

PAGES = Path(__file__).parents[2] / "docs" / "research"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["index.md", "adapters.md"])
def test_every_block_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    files = ["--out", "results.parquet", "--decisions", "plies.parquet"]
    CliRunner().invoke(
        command, ["simulate", "la_tortuga", "--players", "4", "--games", "20", *files]
    )
    names: dict[str, Any] = {}
    blocks = BLOCK.findall((PAGES / page).read_text())
    for block in blocks:
        exec(block, names)
    assert len(blocks) >= 3
