"""The architecture diagram names files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PICTURE = (ROOT / "docs/images/architecture.svg").read_text()
FOLDERS = {"web": "web"} | {
    name: f"src/atoll/{name}" for name in ("server", "table", "store", "bots")
}
BOX = re.compile(r'<g class="box (\w+)".*?</g>', re.DOTALL)
FILE = re.compile(r'class="file"[^>]*>([^<]+)<')
FILES = sorted({(box[1], file) for box in BOX.finditer(PICTURE) for file in FILE.findall(box[0])})


def test_the_diagram_names_files() -> None:
    assert {folder for folder, _ in FILES} == set(FOLDERS)


@pytest.mark.parametrize(("folder", "file"), FILES)
def test_a_file_of_the_diagram_exists(folder: str, file: str) -> None:
    assert (ROOT / FOLDERS[folder] / file).exists()
