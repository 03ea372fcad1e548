"""Packages of other authors, installed into a folder of their own without a network."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

PIG = Path(__file__).parent / "pig"


def install(project: Path, folder: Path) -> None:
    """Install a project with `pip install`."""
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    command = [sys.executable, "-m", "pip", "install", "--quiet", *offline]
    subprocess.run([*command, "--target", str(folder), str(project)], check=True)


def write_package(
    folder: Path, package: str, games: Mapping[str, str], modules: Mapping[str, str]
) -> None:
    """Write a package in its installed form: entry points and modules."""
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {value}\n" for name, value in games.items()]
    (about / "entry_points.txt").write_text("".join(["[atoll.games]\n", *lines]))
    for module, source in modules.items():
        (folder / f"{module}.py").write_text(source)


def with_packages(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the packages in a folder, too."""
    path = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def atoll(folder: Path, *arguments: str, given: str = "") -> "subprocess.CompletedProcess[str]":
    """Run the command line where these packages are installed."""
    return _run(folder, "-m", "atoll", *arguments, given=given)


def python(folder: Path, program: str) -> "subprocess.CompletedProcess[str]":
    """Run a program where these packages are installed."""
    return _run(folder, "-c", program)


def _run(folder: Path, *arguments: str, given: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments],
        input=given,
        capture_output=True,
        text=True,
        env=with_packages(folder),
    )
