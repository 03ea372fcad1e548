"""Commands that need optional packages."""

from collections.abc import Iterator
from contextlib import contextmanager

from atoll.cli.console import fail

__all__ = ["requires"]


@contextmanager
def requires(extra: str, *packages: str) -> Iterator[None]:
    """Print what to install and exit if one of these packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in packages:
            raise
        fail(f"{error.name} is not installed: pip install 'atoll[{extra}]'")
