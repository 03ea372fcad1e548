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


def edit(file: Path) -> None:
    file.write_text(file.read_text() + "\n# edited\n")


def test_rules_are_compiled_once_and_again_after_an_edit_of_what_they_call(tmp_path: Path) -> None:
    source = tmp_path / "src"
    atoll_copy = source / "atoll"
    shutil.copytree(Path(atoll.__file__).parent, atoll_copy)
    cache = tmp_path / "cache"
    everything = compiled_in_a_new_process(cache, source)
    assert everything > 0
    assert compiled_in_a_new_process(cache, source) == 0
    edit(atoll_copy / "games/la_tortuga/state.py")
    assert 0 < compiled_in_a_new_process(cache, source) < everything
    edit(atoll_copy / "engine/record.py")
    assert compiled_in_a_new_process(cache, source) == everything
    edit(atoll_copy / "games/forbidden_island/state.py")
    assert compiled_in_a_new_process(cache, source) == 0


def test_without_a_writable_cache_the_rules_still_run(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.touch()
    assert compiled_in_a_new_process(blocked, Path(atoll.__file__).parents[1]) > 0
