"""Draw the learning curve of a network: wins against its opponent by decisions played.

python -m examples.learn_la_tortuga | tee curve.jsonl
python -m examples.draw_curve curve.jsonl learning.svg
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure

from atoll.lab.simulations.plots import COLOURS, SOFT, STYLE


def draw(exams: list[dict[str, Any]]) -> Figure:
    """Draw the share of the games won in every exam, with its 95 % interval."""
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.add_subplot()
    millions = [exam["decisions"] / 1e6 for exam in exams]
    shares, lows, highs = ([100 * exam[key] for exam in exams] for key in ("share", "low", "high"))
    axes.fill_between(millions, lows, highs, color=COLOURS[0], alpha=0.2, linewidth=0)
    axes.plot(millions, shares, color=COLOURS[0], marker="o", markersize=4)
    axes.axhline(50, color=SOFT, linestyle="--", linewidth=1)
    axes.set_ylim(0, 60)
    axes.set_title("Wins against skilled, in per cent")
    axes.set_xlabel("decisions played against itself, in millions")
    return figure


def main() -> None:
    source, target = map(Path, sys.argv[1:])
    exams = [json.loads(line) for line in source.read_text().splitlines() if line.startswith("{")]
    with matplotlib.rc_context(STYLE):
        draw(exams).savefig(target, metadata={"Date": None} if target.suffix == ".svg" else {})


if __name__ == "__main__":
    main()
