"""The cache of compiled entries: used by the next process, not after a source has changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import atoll
from atoll.engine.compiler import cache

pytestmark = pytest.mark.slow

BEGIN_A_GAME = """
from numba.core import event
from atoll.games import find
game = find("la_tortuga")
with event.install_recorder("numba:compile") as recorder:
    game.loops.deal.compile()
    game.loops.look.compile()
    position = game.new(2, seed=1)
    print(position.setup, position.actions)
print(len([each for _, each in recorder.buffer if each.is_end]))
"""

SOURCE = Path(atoll.__file__).parents[1]


def run(source: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Begin a game with compiled rules in a new process."""
    return subprocess.run(
        [sys.executable, "-c", BEGIN_A_GAME],
        env={**os.environ, "PYTHONPATH": str(source), "NUMBA_DISABLE_JIT": "0", **environment},
        check=True,
        capture_output=True,
        text=True,
    )


def compiled_in_a_new_process(kept: Path, source: Path, **environment: str) -> int:
    """The number of rules a new process had to compile to begin a game."""
    output = run(source, ATOLL_CACHE=str(kept), **environment).stdout
    return int(output.splitlines()[-1])


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Atoll's sources at another place, where they can be edited."""
    source = tmp_path_factory.mktemp("source")
    ignored = shutil.ignore_patterns("page", "compiled", "__pycache__")
    shutil.copytree(SOURCE / "atoll", source / "atoll", ignore=ignored)
    return source


def edit(file: Path) -> None:
    file.write_text(file.read_text() + "\n# edited\n")


def test_entries_are_compiled_once_and_again_after_an_edit_of_what_they_call(
    tmp_path: Path, copied: Path
) -> None:
    package, kept = copied / "atoll", tmp_path / "cache"
    everything = compiled_in_a_new_process(kept, copied)
    assert everything > 0
    assert compiled_in_a_new_process(kept, copied) == 0
    edit(package / "games/la_tortuga/state.py")
    assert compiled_in_a_new_process(kept, copied) == everything
    edit(package / "games/forbidden_island/state.py")
    assert compiled_in_a_new_process(kept, copied) == 0


def test_without_a_writable_cache_the_rules_still_run(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.touch()
    assert compiled_in_a_new_process(blocked, SOURCE) > 0


def test_code_shipped_in_the_package_is_used_and_not_rewritten(
    tmp_path: Path, copied: Path
) -> None:
    built, mine = tmp_path / "built", tmp_path / "mine"
    portable = {"NUMBA_CPU_NAME": cache.PORTABLE, "NUMBA_CPU_FEATURES": ""}
    assert compiled_in_a_new_process(built, copied, **portable) > 0
    shutil.copytree(built, copied / "atoll/compiled")
    try:
        assert compiled_in_a_new_process(mine, copied) == 0
        assert [*mine.rglob("*.nbc")] == []
    finally:
        shutil.rmtree(copied / "atoll/compiled")


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such owners")
def test_code_that_others_could_have_written_is_not_loaded(tmp_path: Path) -> None:
    kept = tmp_path / "cache"
    everything = compiled_in_a_new_process(kept, SOURCE)
    for folder in kept.iterdir():
        folder.chmod(0o777)
    done = run(SOURCE, ATOLL_CACHE=str(kept))
    assert int(done.stdout.splitlines()[-1]) == everything
    assert "compiled rules are not kept" in done.stderr


def test_a_folder_that_cannot_be_written_loses_only_the_cache(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = cache.EntryFolder((tmp_path / "gone",), tmp_path / "gone")
    folder.write("an.entry", lambda: b"code")
    assert folder.find("an.entry") is None
    assert "cannot be kept" in caplog.text


OWN_ENTRY = """
import numpy as np
from atoll.engine.compiler.entry import entry
STEP = {step}
@entry({{"cells": np.zeros(0, np.int64)}})
def count(cells):
    cells[0] += STEP
    return cells[0]
print(count(np.zeros(1, np.int64)))
"""


def test_a_program_outside_the_package_is_compiled_again_after_an_edit(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    environment = {**os.environ, "ATOLL_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    for step in (1, 2):
        program.write_text(OWN_ENTRY.format(step=step))
        command = [sys.executable, str(program)]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        assert done.stdout.strip() == str(step)
