"""Backups, restoring and replaying stored games from the command line."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_cli import atoll, refused
from tests.postgresql import PostgresqlServer
from tests.store.test_old_logs import EXPECTED, FIXTURES

PLAYED = FIXTURES / "log_0_1.sqlite"


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    path = Path(shutil.copy(PLAYED, tmp_path / "damaged.sqlite"))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM event WHERE table_id = ? AND seq = 1", (min(EXPECTED),))
    return path


def test_tables_move_to_postgresql_and_back(postgresql: PostgresqlServer, tmp_path: Path) -> None:
    url = postgresql.create_schema()
    done = atoll("restore", str(PLAYED), "--database", url)
    assert done.returncode == 0, done.stderr
    assert f"All {len(EXPECTED)} tables can be replayed." in done.stdout
    done = atoll("backup", str(tmp_path / "copy.sqlite"), "--database", url)
    assert done.returncode == 0, done.stderr
    assert "host=" not in done.stdout
    done = atoll("replay", "--all", "--database", str(tmp_path / "copy.sqlite"), "--json")
    assert json.loads(done.stdout) == {"tables": len(EXPECTED), "failed": {}}
    assert "has tables already" in refused("restore", str(PLAYED), "--database", url)


def test_games_that_fail_are_named(damaged: Path, tmp_path: Path) -> None:
    done = atoll("replay", "--all", "--database", str(damaged))
    assert done.returncode == 1
    assert f"Table {min(EXPECTED)}: " in done.stdout
    assert f"1 of {len(EXPECTED)} tables cannot be replayed" in done.stdout
    restored = tmp_path / "restored.sqlite"
    assert atoll("restore", str(damaged), "--database", str(restored)).returncode == 1
    assert restored.exists()


def test_a_restore_may_leave_the_replay_out(damaged: Path, tmp_path: Path) -> None:
    target = str(tmp_path / "new folder" / "restored.sqlite")
    done = atoll("restore", str(damaged), "--database", target, "--no-replay")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "arguments", [(), ("game.jsonl", "--all"), ("game.jsonl", "--database", "atoll.sqlite")]
)
def test_replay_checks_either_a_file_or_a_database(arguments: tuple[str, ...]) -> None:
    assert "Give either a FILE, or --all" in refused("replay", *arguments)


def test_a_server_says_why_it_cannot_use_a_database(postgresql: PostgresqlServer) -> None:
    url = postgresql.url("nowhere")
    error = refused("serve", "--no-browser", "--port", "0", "--database", url)
    assert "refuses the connection" in error
    assert len(error.splitlines()) == 1
