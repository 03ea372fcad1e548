"""Plots of a simulation for publication; needs `pip install atoll[simulate]`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator
from numpy.typing import NDArray

from atoll import games
from atoll.lab.simulations.summary import Share, Summary

__all__ = ["COLOURS", "FORMATS", "INK", "LINE", "SOFT", "STYLE", "draw", "plot"]

FORMATS = (".svg", ".png", ".pdf")

INK, SOFT, LINE = "#1d2a33", "#5c6a70", "#d9d4c7"
# Distinguishable with every kind of colour vision, and in greyscale.
COLOURS = ("#0f5b73", "#d9822b", "#4f9d69", "#8a4f7d", "#c0392b", "#7a6a3a", "#3f8fb8")

# Matplotlib allows only its own parameters as keys.
STYLE: dict[Any, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "figure.facecolor": "white",
    "savefig.dpi": 200,
    # The same data give the same picture, byte for byte.
    "svg.hashsalt": "atoll",
}


_percent = FuncFormatter(lambda share, _: f"{100 * share:.3g} %")


def plot(summary: Summary, path: Path) -> None:
    """Draw a summary into an SVG, PNG or PDF file."""
    with matplotlib.rc_context(STYLE):
        figure = draw(summary)
        dateless = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}, ".png": {}}
        figure.savefig(path, metadata=dateless[path.suffix.lower()])


def draw(summary: Summary) -> Figure:
    """Return the figure, with only the panels that show something."""
    panels = _panels(summary)
    rows = (len(panels) + 1) // 2
    layout = ConstrainedLayoutEngine(hspace=0.12, wspace=0.06)
    figure = Figure(figsize=(9, 3.1 * rows + 0.6), layout=layout)
    figure.suptitle(f"{_title(summary)}\n", fontsize=10, color=SOFT, x=0.01, ha="left")
    grid = figure.add_gridspec(rows, 2)
    for number, panel in enumerate(panels):
        alone = number == len(panels) - 1 and number % 2 == 0
        place = grid[number // 2, :] if alone else grid[number // 2, number % 2]
        panel(figure.add_subplot(place), summary)
    return figure


def _panels(summary: Summary) -> list[Callable[[Axes, Summary], None]]:
    panels: list[Callable[[Axes, Summary], None]] = [_wins]
    if len(summary.reasons) > 1:
        panels.append(_reasons)
    if summary.scores:
        panels.append(_scores)
    return [*panels, _lengths]


def _title(summary: Summary) -> str:
    job = summary.job
    parts = [job["game"].replace("_", " ").title(), f"{job['players']} players"]
    options = games.find(job["game"]).options
    parts += [
        f"{option.name} {job['options'][option.name]}".replace("_", " ")
        for option in options
        if job["options"].get(option.name, option.default) != option.default
    ]
    bots = " – ".join(dict.fromkeys(job["bots"]))
    return f"{', '.join(parts)}; {bots}; {len(summary.lengths):,} games"


def _wins(axes: Axes, summary: Summary) -> None:
    axes.set_title("Games won" if summary.cooperative else "Share of the wins")
    _intervals(axes, summary.wins, _colours(len(summary.wins)))
    if summary.fair is not None:
        axes.axvline(summary.fair, color=SOFT, linestyle=(0, (4, 3)), linewidth=1)
        axes.annotate(
            "equal shares", (summary.fair, 1), xycoords=("data", "axes fraction"),
            xytext=(4, -2), textcoords="offset points", va="top", fontsize=8.5, color=SOFT,
        )  # fmt: skip


def _reasons(axes: Axes, summary: Summary) -> None:
    axes.set_title("What ended the games")
    _intervals(axes, [_spoken(share) for share in summary.reasons], COLOURS[:1])


def _spoken(share: Share) -> Share:
    return Share(share.of.replace("_", " "), share.share, share.low, share.high)


def _intervals(axes: Axes, shares: Sequence[Share], colours: Sequence[str]) -> None:
    """Draw a bar for every share, with its confidence interval."""
    places = range(len(shares))
    axes.barh(places, [s.share for s in shares], height=0.58, color=colours)
    errors = [[s.share - s.low for s in shares], [s.high - s.share for s in shares]]
    axes.errorbar(
        [s.share for s in shares], places, xerr=errors, fmt="none", ecolor=INK, capsize=3, lw=1.2
    )
    top = max(s.high for s in shares)
    for place, s in zip(places, shares, strict=True):
        text = _in_percent(s)
        box = {"facecolor": "white", "edgecolor": "none", "pad": 1}
        axes.annotate(
            text, (s.high, place), xytext=(6, 0), textcoords="offset points", va="center", bbox=box
        )
    axes.set_yticks(places, [s.of for s in shares])
    spare = max(0, 3 - len(shares)) / 2  # so that a single bar is not a wall
    axes.set_ylim(len(shares) - 0.4 + spare, -0.6 - spare)
    axes.set_xlim(0, top * 1.42)
    axes.xaxis.set_major_formatter(_percent)
    axes.set_xticks([tick for tick in MaxNLocator(5).tick_values(0, top * 1.3) if tick <= 1])
    axes.grid(visible=False, axis="y")
    axes.tick_params(axis="y", length=0)


def _in_percent(share: Share) -> str:
    """Return a share in percent with the decimal places its interval justifies."""
    half = 100 * (share.high - share.low) / 2
    places = 0 if half >= 1 else 1 if half >= 0.1 else 2
    return f"{100 * share.share:.{places}f} ± {half:.{places}f} %"


def _colours(count: int) -> list[str]:
    return [COLOURS[number % len(COLOURS)] for number in range(count)]


def _scores(axes: Axes, summary: Summary) -> None:
    axes.set_title("Scores at the end")
    lowest = min(int(scores.min()) for scores in summary.scores.values())
    highest = max(int(scores.max()) for scores in summary.scores.values())
    edges = np.arange(lowest, highest + 2) - 0.5
    colours = _colours(len(summary.scores))
    for colour, (name, scores) in zip(colours, summary.scores.items(), strict=True):
        label = f"{name}: {scores.mean(dtype=np.float64):.1f}"
        _steps(axes, scores, edges, colour, label)
    axes.set_xlabel("points")
    axes.legend(title="on average", fontsize=9, title_fontsize=9, alignment="left")


def _lengths(axes: Axes, summary: Summary) -> None:
    axes.set_title("Length of the games")
    lengths = summary.lengths
    # A few very long games must not compress the rest.
    most = max(int(np.percentile(lengths, 99.5)), int(lengths.min()) + 1)
    width = max(1, (most - int(lengths.min())) // 50)
    edges = np.arange(int(lengths.min()), most + 2 * width, width) - 0.5
    _steps(axes, lengths, edges, COLOURS[0], None)
    middle = float(np.median(lengths))
    axes.axvline(middle, color=SOFT, linestyle=(0, (4, 3)), linewidth=1)
    axes.annotate(
        f"median {middle:,.0f}", (middle, 1), xycoords=("data", "axes fraction"),
        xytext=(4, -2), textcoords="offset points", va="top", fontsize=8.5, color=SOFT,
    )  # fmt: skip
    axes.set_xlabel("decisions in a game")


def _steps(
    axes: Axes,
    values: NDArray[np.integer],
    edges: NDArray[np.floating],
    colour: str,
    label: str | None,
) -> None:
    """Draw a histogram as an outline, so that several can overlap."""
    shares = np.histogram(values, edges)[0] / len(values)
    axes.stairs(shares, edges, color=colour, linewidth=1.6, label=label)
    axes.stairs(shares, edges, color=colour, fill=True, alpha=0.12)
    axes.set_ylabel("share of games")
    axes.set_ylim(0, max(axes.get_ylim()[1], 1.12 * float(shares.max())))
    axes.margins(x=0.02)
    axes.yaxis.set_major_formatter(_percent)
    axes.grid(visible=False, axis="x")
