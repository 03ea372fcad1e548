"""Processes that work for us: none of them goes on when nobody waits for it any more."""

import os
import signal
import subprocess
import sys
import time

import pytest

from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.whole_games import chunks
from atoll.lab.workers.pools import InlinePool, ProcessPool, WorkerPoolError, carry_out

PORTIONS = [range(1), range(1, 2)]


def take_an_hour(portion: range) -> None:
    os.write(1, b"begun\n")
    time.sleep(3600)


def be_killed(portion: range) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def employ_for_an_hour() -> None:
    with ProcessPool(2) as pool:
        list(carry_out(take_an_hour, PORTIONS, pool))


def employ_and_give_up() -> None:
    with ProcessPool(1) as pool:
        pool.submit(take_an_hour, PORTIONS[0])
        raise KeyboardInterrupt


def test_what_was_under_way_is_not_waited_for_when_it_is_given_up() -> None:
    with pytest.raises(KeyboardInterrupt):
        employ_and_give_up()


def test_nobody_goes_on_for_somebody_who_was_killed() -> None:
    program = "from tests.lab.test_workers import employ_for_an_hour as run; run()"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as employer:
        assert employer.stdout is not None
        assert [employer.stdout.readline() for _ in PORTIONS] == [b"begun\n"] * 2
        employer.kill()
        # All of them could write there; it ends when the last of them has ended.
        assert employer.stdout.read() == b""


def test_a_process_that_is_lost_is_told_of() -> None:
    with ProcessPool(1) as pool, pytest.raises(WorkerPoolError, match="ended from outside"):
        list(carry_out(be_killed, PORTIONS, pool))


def test_a_million_million_games_are_begun_at_once() -> None:
    """They are not listed first, which no memory would hold."""
    portions = chunks(LineUp("la_tortuga", 2, {}, ("random",) * 2), 10**12)
    assert len(portions) == 10**12 // 2000
    assert next(carry_out(len, portions, InlinePool())) == 2000
