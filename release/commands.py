"""Running the programs of a release, and showing how far it is."""

import shlex
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

__all__ = ["ReleaseError", "result", "run", "stage"]

_began = time.monotonic()


class ReleaseError(Exception):
    """A step of the release failed."""


def stage(title: str) -> None:
    """Print the heading of a stage, with the seconds since the start."""
    print(f"\n── {title} ({time.monotonic() - _began:.0f} s)", flush=True)


def result(line: str) -> None:
    """Print what a step of the stage has found."""
    print(f"   {line}", flush=True)


def run(
    command: Sequence[str | Path], environment: Mapping[str, str], folder: Path | None = None
) -> str:
    """Run a program and return what it prints; if it fails, raise with all its output."""
    ended = subprocess.run(
        command,
        env=environment,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if ended.returncode:
        line = shlex.join(map(str, command))
        raise ReleaseError(f"{line}\nended with status {ended.returncode}:\n\n{ended.stdout}")
    return ended.stdout.strip()
