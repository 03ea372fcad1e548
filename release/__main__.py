"""Build the files of a release and try each in a fresh environment: `python -m release`.

Run it where Atoll's pinned requirements are installed, with everything committed.
"""

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

from release.build import PROJECT, build_compiled_wheel, build_sdist, build_wheel
from release.commands import ReleaseError, result, run, stage
from release.smoke import smoke_test


def release(out: Path) -> None:
    """Build and try everything; raise `ReleaseError` at the first failure."""
    if changes := run(["git", "status", "--porcelain"], os.environ, PROJECT):
        raise ReleaseError(f"There are uncommitted changes:\n\n{changes}")
    version = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["version"]

    stage("Building the source distribution")
    sdist = _print_size(build_sdist(out))
    stage("Building the wheel from it")
    wheel = _print_size(build_wheel(sdist, out))
    stage("Building the wheel with compiled code from it")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        [source] = Path(folder).iterdir()
        compiled = _print_size(build_compiled_wheel(source, out))

    for file in (sdist, wheel, compiled):
        stage(f"Trying {file.name} in a fresh environment")
        smoke_test(file, version, compiled=file == compiled)


def _print_size(file: Path) -> Path:
    result(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
    return file


def main() -> None:
    """Release into a folder; the status tells whether all went well."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=PROJECT / "dist")
    try:
        release(parser.parse_args().out)
    except (ReleaseError, subprocess.SubprocessError) as error:
        sys.exit(f"\nThe release failed.\n\n{error}")
    stage("All files of the release work")


if __name__ == "__main__":
    main()
