"""The table in the documentation, with the versions it was measured with."""

import platform
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from .contest import LOOP, MANY, PETTINGZOO, WAYS, Result

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research" / "speed.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
PACKAGES = ("numpy", "numba", "open-spiel", "pgx", "jax", "rlcard", "pettingzoo", "gymnasium")
GOALS = (  # decisions per second that Atoll should reach
    (LOOP, "La Tortuga", 300_000),
    (PETTINGZOO, "La Tortuga", 15_000),
    (MANY, "La Tortuga", 1_000_000),
    (MANY, "Forbidden Island", 1_000_000),
)


def publish(results: Sequence[Result]) -> None:
    """Write the results between the two marks of the page."""
    text = PAGE.read_text()
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    measured = "\n\n".join([table(results), goals(results), made_with()])
    PAGE.write_text(f"{before}{BEGIN}\n\n{measured}\n\n{END}{after}")


def table(results: Sequence[Result]) -> str:
    """Return a row for each contender, by the way of playing, the fastest first."""
    lines = [
        "| way | library | game | decisions/s | games/s |",
        "|---|---|---|--:|--:|",
    ]
    for each in sorted(results, key=lambda r: (WAYS.index(r.contender.way), -r.decisions)):
        one = each.contender
        rates = (_short(each.decisions), _short(each.games))
        decisions, played = (each.missing, "") if each.missing else rates
        lines.append(
            f"| {one.way} | {_library(one.library)} | {one.game} | {decisions} | {played} |"
        )
    return "\n".join(lines)


def _library(name: str) -> str:
    return f"**{name}**" if name == "Atoll" else name


def _short(rate: float) -> str:
    """Return a rate with three significant digits."""
    return f"{float(f'{rate:.3g}'):,.0f}" if rate >= 100 else f"{rate:.3g}"


def goals(results: Sequence[Result]) -> str:
    """Return the goals and whether they are reached."""
    lines = [
        "| to reach, in decisions a second | goal | measured | |",
        "|---|--:|--:|---|",
    ]
    for way, game, goal in GOALS:
        ours = next(r for r in results if _is(r, "Atoll", way, game))
        verdict = "reached" if ours.decisions >= goal else ours.missing or "missed"
        lines.append(f"| {way}, {game} | {goal:,} | {_short(ours.decisions)} | {verdict} |")
    return "\n".join(lines)


def _is(result: Result, library: str, way: str, game: str) -> bool:
    one = result.contender
    return (one.library, one.way) == (library, way) and one.game.startswith(game)


def made_with() -> str:
    """Return the date, the machine and the versions."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    parts = ", ".join([f"atoll {about['version']}", *(f"{n} {_version(n)}" for n in PACKAGES)])
    return (
        f"Measured on {datetime.now(UTC).date()} on one core of {_processor()}, "
        f"{platform.system()}, Python {platform.python_version()}.\n\nVersions: {parts}."
    )


def _processor() -> str:
    about = Path("/proc/cpuinfo")
    for line in about.read_text().splitlines() if about.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "(not installed)"
