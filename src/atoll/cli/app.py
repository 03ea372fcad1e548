"""`atoll`: the commands together."""

import errno
import os
import sys

import rich_click as click

from atoll.cli.backup import backup
from atoll.cli.bench import bench
from atoll.cli.console import refuse
from atoll.cli.match import match
from atoll.cli.plot import plot
from atoll.cli.replay import replay
from atoll.cli.serve import serve
from atoll.cli.simulate import simulate
from atoll.cli.transcript import transcript
from atoll.cli.verify import verify


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="atoll", message="atoll %(version)s")
@click.pass_context
def atoll(context: click.Context) -> None:
    """Island board games by their real rules, in the browser and by the hundred thousand.

    Without a command, atoll starts the server and opens the page, as `atoll serve` does.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


for command in (serve, backup, transcript, replay, verify, match, simulate, plot, bench):
    atoll.add_command(command)


NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main() -> None:
    """Run the command line."""
    try:
        _run()
    except BrokenPipeError:
        # Whoever read our output has seen enough (`atoll transcript … | head`).
        _write_no_more()
        raise SystemExit(1) from None
    except OSError as error:
        if error.filename is not None:
            refuse(f"{error.filename}: {error.strerror}")
        if error.errno not in NO_ROOM:
            raise
        _write_no_more()
        refuse(f"the output cannot be written: {error.strerror}")


def _run() -> None:
    try:
        atoll()
    finally:
        if sys.stdout is not None:  # it is None when closed (`>&-`)
            sys.stdout.flush()


def _write_no_more() -> None:
    """What is still unwritten goes nowhere, or Python would complain of it once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
