"""A wheel with compiled code: installed elsewhere, it never compiles."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]

PLAY = """
import json, sys
from atoll import games
from atoll.lab.warm import lab_entries
from numba.core import event
game = games.find("la_tortuga")
with event.install_recorder("numba:compile") as recorder:
    for entry in lab_entries(game):
        entry.compile()
    position = game.new(4, seed=1)
import atoll
print(json.dumps([atoll.__file__, len(recorder.buffer), position.setup]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with the compiled code of one game, and the page as it was built last."""
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "release.build", "--out", str(out), "--game", "la_tortuga"]
    environment = {**os.environ, "ATOLL_BUILT_PAGE": "1"}
    subprocess.run(command, check=True, env=environment, cwd=PROJECT)
    [built] = out.glob("*.whl")
    return built


def test_an_installation_at_another_path_compiles_nothing(wheel: Path, tmp_path: Path) -> None:
    assert "any" not in wheel.stem.split("-"), "it is for one kind of machine only"
    installed, cache = tmp_path / "installed", tmp_path / "cache"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]
    subprocess.run([*pip, "--target", str(installed), str(wheel)], check=True)
    environment = {**os.environ, "PYTHONPATH": str(installed), "ATOLL_CACHE": str(cache)}
    for name in ("NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"):
        environment.pop(name, None)
    before = {file: file.stat().st_mtime_ns for file in installed.rglob("*.nbc")}
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=environment,
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    package, compiled, setup = json.loads(played.stdout)
    assert Path(package).is_relative_to(installed)
    assert compiled == 0
    assert setup.keys() == {"first", "egg"}
    assert [*cache.rglob("*.nbc")] == [], "no new file in the cache"
    assert before, "the wheel carries compiled code"
    assert {file: file.stat().st_mtime_ns for file in installed.rglob("*.nbc")} == before
