"""`atoll plot`: a simulation as a picture."""

from pathlib import Path

import rich_click as click

from atoll.cli.console import progress, refuse, refusing
from atoll.cli.extras import needing


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="An .svg, .png or .pdf; default: FILE with .svg.",
)
def plot(file: Path, out: Path | None) -> None:
    """Draw the games in FILE, made by `atoll simulate`.

    Win shares with 95 % intervals, what ended the games, scores and lengths.
    """
    with needing("simulate", "pyarrow", "matplotlib"):
        from atoll.lab.simulations import plots
        from atoll.lab.simulations.summary import SummaryError, sum_up

    picture = out or file.with_suffix(".svg")
    if picture.suffix.lower() not in plots.FORMATS:
        refuse(f"{picture}: a picture ends in {', '.join(plots.FORMATS)}")
    with refusing(SummaryError), progress("Drawing", None):
        summary = sum_up(file)
        try:
            plots.plot(summary, picture)
        except OSError as error:
            refuse(f"{picture} cannot be written: {error.strerror or error}")
    print(picture)
