"""Build the source distribution and the wheels.

    python -m release.build [--out dist] [--game GAME …]

alone builds only the wheel that carries compiled code, so that an installation never compiles.
The code is compiled for any processor of this kind of machine, with the Python and Numba that
run this script.  Installed beside another Python or Numba, the wheel compiles as if it came
without.  Run it in an environment in which Atoll's requirements are installed.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from release.commands import run

__all__ = ["build_compiled_wheel", "build_sdist", "build_wheel"]

PROJECT = Path(__file__).parents[1]


def build_sdist(out: Path) -> Path:
    """Build the source distribution of the working tree and return its path."""
    with tempfile.TemporaryDirectory() as folder:
        hatchling = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
        run([*hatchling, "--directory", folder], os.environ, PROJECT)
        return _moved(folder, out)


def build_wheel(source: Path, out: Path) -> Path:
    """Build the wheel of a source tree or source distribution and return its path."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
        run([*pip, "--wheel-dir", folder, source], os.environ)
        return _moved(folder, out)


def build_compiled_wheel(source: Path, out: Path, games: Sequence[str] = ()) -> Path:
    """Build the wheel of a source tree with the compiled code of these games, or of all."""
    with _compiled_code(source, games):
        return build_wheel(source, out)


def _moved(folder: str, out: Path) -> Path:
    """Move the one file in a folder to `out`, where it replaces an earlier build."""
    [file] = Path(folder).iterdir()
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.move(file, out / file.name))


@contextmanager
def _compiled_code(source: Path, games: Sequence[str]) -> Iterator[None]:
    """Keep compiled code in the package while the wheel is built."""
    compiled = source / "src/atoll/compiled"
    shutil.rmtree(compiled, ignore_errors=True)
    environment = {
        **os.environ,
        "ATOLL_CACHE": str(compiled),
        "PYTHONPATH": str(source / "src"),
    }
    environment.pop("NUMBA_BOUNDSCHECK", None)
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-m", "atoll", "warm", "--portable", *games]
    try:
        run(command, environment, source)
        for empty in [folder for folder in compiled.iterdir() if not any(folder.iterdir())]:
            empty.rmdir()
        yield
    finally:
        shutil.rmtree(compiled, ignore_errors=True)


def main() -> None:
    """Build the wheel with compiled code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=PROJECT / "dist")
    parser.add_argument("--game", dest="games", action="append", default=[], help="only these")
    given = parser.parse_args()
    wheel = build_compiled_wheel(PROJECT, given.out, given.games)
    print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
