"""Worker processes: they end with the process that started them, and only then."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.whole_games import chunks
from atoll.lab.workers.pools import InlinePool, ProcessPool, WorkerPoolError, run_chunks
from tests.ctrl_c import ctrl_c_reaches_children

CHUNKS = [range(1), range(1, 2)]


def work_for_an_hour(chunk: range) -> None:
    os.write(1, b"begun\n")
    time.sleep(3600)


def work_until_released(chunk: range) -> int:
    os.write(1, b"begun\n")
    while not Path("go").exists():
        time.sleep(0.02)
    return len(chunk)


def kill_itself(chunk: range) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def run_for_an_hour() -> None:
    with ProcessPool(2) as pool:
        list(run_chunks(work_for_an_hour, CHUNKS, pool))


def run_until_released() -> None:
    with ProcessPool(2) as pool:
        print(sum(run_chunks(work_until_released, CHUNKS, pool)), flush=True)


def start(
    run: Callable[[], None], folder: Path, *, prepare: Callable[[], None] | None = None
) -> "subprocess.Popen[bytes]":
    """A program in a process group of its own, with two workers that have begun."""
    program = f"from tests.lab.test_workers import {run.__name__} as run; run()"
    started = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=prepare,
    )
    assert started.stdout is not None
    assert [started.stdout.readline() for _ in CHUNKS] == [b"begun\n"] * 2
    return started


def test_leaving_the_pool_by_an_exception_does_not_wait_for_the_workers() -> None:
    def give_up() -> None:
        with ProcessPool(1) as pool:
            pool.submit(work_for_an_hour, CHUNKS[0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        give_up()


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    with start(run_for_an_hour, tmp_path) as parent:
        parent.kill()
        assert parent.stdout is not None
        # All workers hold the other end; the read ends when the last of them has ended.
        assert parent.stdout.read() == b""


def test_ctrl_c_ends_the_workers_without_a_traceback_of_theirs(tmp_path: Path) -> None:
    with ctrl_c_reaches_children():
        started = start(run_for_an_hour, tmp_path)
    with started as parent:
        os.killpg(parent.pid, signal.SIGINT)
        _, errors = parent.communicate(timeout=60)
    assert parent.returncode != 0
    assert b"Process SpawnProcess" not in errors


def test_workers_of_a_background_job_survive_ctrl_c(tmp_path: Path) -> None:
    """A shell script starts background jobs with SIGINT ignored."""

    def ignore_ctrl_c() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    with start(run_until_released, tmp_path, prepare=ignore_ctrl_c) as parent:
        os.killpg(parent.pid, signal.SIGINT)
        time.sleep(0.2)
        (tmp_path / "go").touch()
        output, errors = parent.communicate(timeout=60)
    assert (parent.returncode, output, errors) == (0, b"2\n", b"")


def test_a_worker_that_dies_raises_an_error() -> None:
    with ProcessPool(1) as pool, pytest.raises(WorkerPoolError, match="killed from outside"):
        list(run_chunks(kill_itself, CHUNKS, pool))


def test_a_trillion_games_begin_immediately() -> None:
    """The chunks are not listed first, which no memory would hold."""
    many = chunks(LineUp("la_tortuga", 2, {}, ("random",) * 2), 10**12)
    assert len(many) == 10**12 // 2000
    assert next(run_chunks(len, many, InlinePool())) == 2000
