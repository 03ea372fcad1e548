"""A Ray cluster of two nodes: the same results, also if a node is lost."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from click.testing import CliRunner
from ray.cluster_utils import Cluster

from atoll.cli.app import atoll
from atoll.lab.matches import match
from atoll.lab.matches.line_up import LineUp
from atoll.lab.simulations.simulate import Job, simulate
from atoll.lab.workers.pools import run_chunks
from atoll.lab.workers.ray_pool import RayPool

# Ray itself leaves files and sockets to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")

LINE_UP = LineUp("la_tortuga", 4, {"spend_eggs": False}, ("stop4", "random", "random", "random"))
GAMES = 5000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ADDRESS", two.address)
        yield two
    two.shutdown()


@pytest.fixture
def second(cluster: Any) -> Any:
    """A second node, which a test may remove."""
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    return node


def test_the_results_are_those_of_one_machine(second: Any, tmp_path: Path) -> None:
    here, there = (Job(LINE_UP, GAMES, tmp_path / each) for each in ("here", "there"))
    simulate(here)
    simulate(there, pool=RayPool())
    assert here.out.read_bytes() == there.out.read_bytes()
    assert match.play(LINE_UP, GAMES, pool=RayPool()) == match.play(LINE_UP, GAMES)


def test_chunks_of_a_lost_node_are_run_by_another(
    cluster: Any, second: Any, tmp_path: Path
) -> None:
    doomed, stuck = second.node_id, tmp_path / "stuck"

    def work(chunk: range) -> int:
        """Never end on the second node; on the first wait until the second has begun."""
        if ray.get_runtime_context().get_node_id() == doomed:
            stuck.touch()
            threading.Event().wait()
        while not stuck.exists():
            time.sleep(0.05)
        return sum(chunk)

    def lose_it() -> None:
        while not stuck.exists():
            time.sleep(0.05)
        cluster.remove_node(second, allow_graceful=False)

    killer = threading.Thread(target=lose_it)
    killer.start()
    chunks = [range(low, low + 10) for low in range(0, 200, 10)]
    with RayPool() as pool:
        done = list(run_chunks(work, chunks, pool))
    killer.join()
    assert sorted(done) == sorted(map(sum, chunks))


def test_an_error_keeps_its_type_and_message(cluster: Any) -> None:
    def fail(chunk: range) -> None:
        raise LookupError("nothing there")

    with RayPool() as pool, pytest.raises(LookupError, match="nothing there"):
        list(run_chunks(fail, [range(1)], pool))


def test_on_the_command_line(cluster: Any, tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    arguments = ["simulate", "la_tortuga", "--games", "50", "--on", "ray", "--out", str(out)]
    ran = CliRunner().invoke(atoll, arguments)
    assert ran.exit_code == 0, ran.output
    assert out.exists()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--on", "moon"], "--on takes ray or ray://HOST:PORT, not moon"),
        (["--on", "ray", "--cores", "2"], "--cores cannot be used with --on"),
        (["--on", "ray://127.0.0.1:1"], "no Ray cluster answers at ray://127.0.0.1:1"),
    ],
)
def test_an_unusable_cluster_is_refused_with_the_reason(arguments: list[str], reason: str) -> None:
    command = ["match", "la_tortuga", "--bots", "random", "--games", "2", *arguments]
    ran = CliRunner().invoke(atoll, command)
    assert ran.exit_code == 2
    assert reason in " ".join(ran.stderr.split())
