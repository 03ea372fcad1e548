"""Build a wheel that carries compiled code, so that an installation never compiles.

    python release/build.py [--out dist] [--game GAME …]

The code is compiled for any processor of this kind of machine, with the Python and Numba that
run this script.  Installed beside another Python or Numba, the wheel compiles as if it came
without.  Run it in an environment in which Atoll's requirements are installed.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROJECT = Path(__file__).parents[1]
COMPILED = PROJECT / "src/atoll/compiled"


@contextmanager
def compiled_code(games: list[str]) -> Iterator[None]:
    """Put compiled code into the package while the wheel is built."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    environment = {**os.environ, "ATOLL_CACHE": str(COMPILED)}
    environment.pop("NUMBA_BOUNDSCHECK", None)
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-m", "atoll", "warm", "--portable", *games]
    try:
        subprocess.run(command, env=environment, check=True, cwd=PROJECT)
        for empty in [folder for folder in COMPILED.iterdir() if not any(folder.iterdir())]:
            empty.rmdir()
        yield
    finally:
        shutil.rmtree(COMPILED, ignore_errors=True)


def build(out: Path, games: list[str]) -> Path:
    """Build the wheel; its path."""
    before = set(out.glob("*.whl"))
    with compiled_code(games):
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
        subprocess.run(
            [*command, "--no-build-isolation", "--wheel-dir", str(out), str(PROJECT)], check=True
        )
    [wheel] = set(out.glob("*.whl")) - before
    return wheel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=PROJECT / "dist")
    parser.add_argument("--game", dest="games", action="append", default=[], help="only these")
    given = parser.parse_args()
    wheel = build(given.out, given.games)
    print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
