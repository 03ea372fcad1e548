"""A PostgreSQL server of the tests' own, in a temporary folder."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

PASSWORD = "secret of the tests"
START_SECONDS = 60


class PostgresqlServer:
    """A running server, reached by its socket without a password, or by its port with one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._names = count(1)
        password = folder / "password"
        password.write_text(PASSWORD)
        give_to_owner(folder, password)
        run("initdb", "--pgdata", str(folder / "data"), "--username=atoll", "--encoding=UTF8",
            "--locale=C", "--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync",
            f"--pwfile={password}")  # fmt: skip
        self.start()

    def start(self) -> None:
        """Start, and wait until connections are accepted."""
        # Without fsync, because what matters here is a server that ends, not a power failure.
        settings = f"-k {self.folder} -p {self.port} -h 127.0.0.1 -c fsync=off"
        run("pg_ctl", "start", "--wait", f"--timeout={START_SECONDS}", "--silent",
            "--pgdata", str(self.folder / "data"), "--log", str(self.folder / "log"),
            "--options", settings)  # fmt: skip

    def stop(self, mode: str = "fast") -> None:
        """Stop in one of pg_ctl's modes: `fast`, or `immediate` as in a crash."""
        run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}",
            "--pgdata", str(self.folder / "data"))  # fmt: skip

    def create_schema(self) -> str:
        """Create an empty schema, and return a URL with which it is the whole database.

        That takes a fraction of the time and of the files of a database.
        """
        name = f"test_{next(self._names)}"
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url('postgres')}&options=-csearch_path%3D{name}"

    def create_database(self, options: str = "") -> str:
        """Create an empty database, and return its URL."""
        name = f"test_{next(self._names)}"
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name} {options}".encode())
        return self.url(name)

    def url(self, database: str) -> str:
        """Return the URL of a database by the server's socket."""
        return f"postgresql://atoll@/{database}?host={self.folder}&port={self.port}"

    def connect(self, database: str) -> psycopg.Connection:
        return psycopg.connect(self.url(database), autocommit=True)


@contextmanager
def run_postgresql() -> Iterator[PostgresqlServer]:
    """Run a server until the block ends, then remove it."""
    folder = Path(tempfile.mkdtemp(prefix="atoll-pg-"))
    try:
        server = PostgresqlServer(folder)
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


@cache
def programs() -> Path:
    """Return the folder of the server's programs: as `./test` says, or Debian's newest."""
    if given := os.environ.get("ATOLL_POSTGRESQL"):
        return Path(given)
    folders = [*Path("/usr/lib/postgresql").glob("*/bin")]
    found = [each for each in folders if (each / "initdb").exists()]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    if (initdb := shutil.which("initdb")) is None:
        raise FileNotFoundError("the tests need PostgreSQL; on Debian: apt install postgresql")
    return Path(initdb).resolve().parent


def run(program: str, *arguments: str) -> None:
    """Run one of the server's programs, which refuse to run as root."""
    completed = subprocess.run(
        [programs() / program, *arguments],
        user=unprivileged(),
        cwd="/",
        capture_output=True,
        text=True,
    )
    assert completed.returncode == 0, completed.stdout + completed.stderr


def unprivileged() -> str | None:
    """Return the user to whom the server belongs; None: this one."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"


def give_to_owner(*paths: Path) -> None:
    if (user := unprivileged()) is not None:
        for path in paths:
            shutil.chown(path, user)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
