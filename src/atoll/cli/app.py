"""`atoll`: the group of all commands."""

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
from atoll.cli.commands.restore import restore
from atoll.cli.commands.serve import serve
from atoll.cli.commands.simulate import simulate
from atoll.cli.commands.transcript import transcript
from atoll.cli.commands.verify import verify
from atoll.cli.commands.warm import warm
from atoll.cli.console import exit_stopped, fail

__all__ = ["CLOSED_PIPE", "COMMANDS", "NO_ROOM", "Commands", "atoll", "main"]


class Commands(click.RichGroup):
    """The commands, with an exit status of their own when they are interrupted."""

    # The types that rich_click adds are narrower than those of Click that it overrides.
    def format_help(self, context: Any, formatter: Any) -> None:
        from atoll import games

        self.help = (self.help or "").replace("GAMES", ", ".join(games.names()))
        super().format_help(context, formatter)

    def invoke(self, context: click.Context) -> object:
        try:
            try:
                return super().invoke(context)
            finally:
                _flush()
        except KeyboardInterrupt:
            exit_stopped("Stopped.")
        except BrokenPipeError:
            # The reader has closed the pipe (`atoll transcript … | head`).
            _discard_output()
            raise SystemExit(CLOSED_PIPE) from None


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="atoll", message="atoll %(version)s")
@click.pass_context
def atoll(context: click.Context) -> None:
    """Play island board games in the browser, and simulate them for research.

    Without a command, atoll starts the server and opens the page, like `atoll serve`.
    GAME is one of GAMES.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


COMMANDS = (
    *(serve, backup, restore, transcript, replay, verify),
    *(match, simulate, plot, bench, warm),
)
for command in COMMANDS:
    atoll.add_command(command)


CLOSED_PIPE = 141
"""The exit status shells give a program whose output pipe was closed."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main() -> None:
    """Run the command line."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Characters that the encoding of the output lacks are replaced.
        sys.stdout.reconfigure(errors="replace")
    try:
        atoll()
    except OSError as error:
        if error.filename is not None:
            fail(f"{error.filename}: {error.strerror}")
        if error.errno not in NO_ROOM:
            raise
        _discard_output()
        fail(f"cannot write the output: {error.strerror}")


def _flush() -> None:
    if sys.stdout is not None:  # it is None when closed (`>&-`)
        sys.stdout.flush()


def _discard_output() -> None:
    """Discard unwritten output, or Python would report the error again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
