"""Settings for all tests."""

import asyncio
import os
import signal
import sys
import traceback
from collections.abc import Generator, Iterator
from contextlib import suppress
from types import FrameType

import pytest
from hypothesis import HealthCheck, settings
from pytest_timeout import Settings

from atoll import games
from atoll.bots.warm import table_entries, thinking_entries
from atoll.engine.compiler.warm import use_cached
from tests.postgresql import PostgresqlServer, run_postgresql

# A whole game is one example, so a few dozen go a long way; uncompiled, a handful do.
settings.register_profile(
    "games",
    max_examples=4 if os.environ.get("NUMBA_DISABLE_JIT") == "1" else 30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("games")

TEARDOWN_SECONDS = 120


@pytest.fixture(scope="session", autouse=True)
def _compiled_rules() -> None:
    """Test the compiled rules where they are cached, as `./test` sees to; else interpreted ones."""
    for name in games.OWN:
        game = games.find(name)
        use_cached([*table_entries(game), *thinking_entries(game)])


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    with run_postgresql() as server:
        yield server


@pytest.fixture
def patient_stores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a log wait for PostgreSQL as long as a busy machine takes to start it again."""
    for module in ("pool", "writer"):
        monkeypatch.setattr(f"atoll.store.postgresql.{module}.RECONNECT_SECONDS", 100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """A failure stops the clock for debugging, so teardown has a limit of its own."""
    limit = Settings(TEARDOWN_SECONDS, "signal", func_only=False, disable_debugger_detection=False)
    item.ihook.pytest_timeout_set_timer(item=item, settings=limit)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_timeout_set_timer() -> Generator[None, object, object]:
    """When time is up, print the tasks' stacks too: the main stack shows only their event loop."""
    answer = yield
    fail = signal.getsignal(signal.SIGALRM)

    def print_and_fail(number: int, frame: FrameType | None) -> None:
        __tracebackhide__ = True
        with suppress(RuntimeError):  # no loop runs
            for task in asyncio.all_tasks():
                print_stack(task)
        if callable(fail):
            fail(number, frame)

    signal.signal(signal.SIGALRM, print_and_fail)
    return answer


def print_stack(task: "asyncio.Task[object]") -> None:
    """The coroutines of a task, each of which waits for the next."""
    frames: list[tuple[FrameType, int]] = []
    waiting: object = task.get_coro()
    while frame := getattr(waiting, "cr_frame", None):
        frames.append((frame, frame.f_lineno))
        waiting = getattr(waiting, "cr_await", None)
    print(f"Stack of {task.get_name()}:", file=sys.stderr)
    traceback.print_list(traceback.StackSummary.extract(frames))
