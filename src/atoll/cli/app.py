"""`atoll`: the commands together."""

import errno
import io
import os
import sys
from typing import Any

import rich_click as click

from atoll.cli.commands.backup import backup
from atoll.cli.commands.bench import bench
from atoll.cli.commands.match import match
from atoll.cli.commands.plot import plot
from atoll.cli.commands.replay import replay
from atoll.cli.commands.serve import serve
from atoll.cli.commands.simulate import simulate
from atoll.cli.commands.transcript import transcript
from atoll.cli.commands.verify import verify
from atoll.cli.commands.warm import warm
from atoll.cli.console import refuse, stop


class Commands(click.RichGroup):
    """The commands: when they are cut short their status is none that says something else."""

    def format_help(self, context: Any, formatter: Any) -> None:
        from atoll import games

        self.help = (self.help or "").replace("GAMES", ", ".join(games.names()))
        super().format_help(context, formatter)

    def invoke(self, context: click.Context) -> Any:
        try:
            try:
                return super().invoke(context)
            finally:
                _flush()
        except KeyboardInterrupt:
            stop("Stopped.")
        except BrokenPipeError:
            # Whoever read our output has seen enough (`atoll transcript … | head`).
            _write_no_more()
            raise SystemExit(CLOSED_PIPE) from None


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="atoll", message="atoll %(version)s")
@click.pass_context
def atoll(context: click.Context) -> None:
    """Island board games by their real rules, in the browser and by the hundred thousand.

    Without a command, atoll starts the server and opens the page, as `atoll serve` does.
    GAME is one of GAMES.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


for command in (serve, backup, transcript, replay, verify, match, simulate, plot, bench, warm):
    atoll.add_command(command)


CLOSED_PIPE = 141
"""The status of a program whose reader has gone, as shells say it."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main() -> None:
    """Run the command line."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Where a terminal or a pipe has no such character, another stands in for it.
        sys.stdout.reconfigure(errors="replace")
    try:
        atoll()
    except OSError as error:
        if error.filename is not None:
            refuse(f"{error.filename}: {error.strerror}")
        if error.errno not in NO_ROOM:
            raise
        _write_no_more()
        refuse(f"the output cannot be written: {error.strerror}")


def _flush() -> None:
    if sys.stdout is not None:  # it is None when closed (`>&-`)
        sys.stdout.flush()


def _write_no_more() -> None:
    """What is still unwritten goes nowhere, or Python would complain of it once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
