"""`atoll plot`: plot a simulation."""

from pathlib import Path

import rich_click as click

from atoll.cli.console import fail, fail_on, progress
from atoll.cli.extras import requires

__all__ = ["plot"]


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="The picture: .svg, .png or .pdf; default: FILE with .svg.",
)
def plot(file: Path, out: Path | None) -> None:
    """Plot the games in FILE, written by `atoll simulate`.

    The plots are win shares with 95 % intervals, reasons of the end, scores and lengths.
    """
    with requires("simulate", "pyarrow", "matplotlib"):
        from atoll.lab.simulations import plots
        from atoll.lab.simulations.summary import SummaryError, summarize

    picture = out or file.with_suffix(".svg")
    if picture.suffix.lower() not in plots.FORMATS:
        fail(f"{picture}: the name of the picture must end in {', '.join(plots.FORMATS)}")
    with fail_on(SummaryError), progress("Drawing", None):
        summary = summarize(file)
        try:
            plots.plot(summary, picture)
        except OSError as error:
            fail(f"cannot write {picture}: {error.strerror or error}")
    print(picture)
