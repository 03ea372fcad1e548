"""Commands that need more than Atoll itself brings along."""

from collections.abc import Iterator
from contextlib import contextmanager

from atoll.cli.console import refuse


@contextmanager
def needing(extra: str, *packages: str) -> Iterator[None]:
    """Say what to install if one of these packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in packages:
            raise
        refuse(f"this needs {error.name}: pip install 'atoll[{extra}]'")
