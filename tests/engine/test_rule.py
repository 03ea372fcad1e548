"""The cache of compiled rules: found again by the next process, left when a source changes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import atoll

COUNT_COMPILED = """
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    from atoll.games import find
    position = find("la_tortuga").new(2, seed=1)
    print(position.setup, position.actions)
ends = [each for _, each in recorder.buffer if each.is_end]
print(len(ends))
"""


def compiled_in_a_new_process(cache: Path, source: Path) -> int:
    """How many functions a fresh process had to compile to begin a game."""
    environment = {**os.environ, "ATOLL_CACHE": str(cache), "PYTHONPATH": str(source)}
    environment.pop("NUMBA_DISABLE_JIT", None)
    output = subprocess.run(
        [sys.executable, "-c", COUNT_COMPILED],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return int(output.splitlines()[-1])


def test_rules_are_compiled_once_and_again_after_an_edit_in_any_file(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(Path(atoll.__file__).parent, source / "atoll")
    cache = tmp_path / "cache"
    first = compiled_in_a_new_process(cache, source)
    assert first > 0
    assert compiled_in_a_new_process(cache, source) == 0
    state = source / "atoll/games/la_tortuga/state.py"
    state.write_text(state.read_text().replace("LIMIT = 7", "LIMIT = 8"))
    assert compiled_in_a_new_process(cache, source) == first


def test_without_a_writable_cache_the_rules_still_run(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.touch()
    assert compiled_in_a_new_process(blocked, Path(atoll.__file__).parents[1]) > 0
