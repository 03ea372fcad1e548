"""A server process that can be killed and started again."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.browser.seeded_serve import PAGE_FOLDER
from tests.outside.install import with_packages
from tests.postgresql import free_port

PATIENCE_SECONDS = 300
PROJECT = Path(__file__).parents[2]


class Server:
    """`atoll serve` on a port and a database that stay the same when it is restarted.

    `packages` is a folder with more installed packages, `page` one with other files of the page,
    `options` are more of the command's, and `url` is a database in place of a file.
    """

    def __init__(
        self,
        folder: Path,
        packages: Path | None = None,
        page: Path | None = None,
        options: Sequence[str] = (),
        url: str | None = None,
    ) -> None:
        self._options = options
        self._url = url
        self._environment = with_packages(packages) if packages else {**os.environ}
        if page:
            self._environment[PAGE_FOLDER] = str(page)
        self.database = folder / "atoll.sqlite"
        self._seed = folder / "seed.txt"
        self._starts = 0
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def seed(self, text: str) -> None:
        """Make all chance follow from this text from now on (see `seeded_serve`)."""
        self._seed.write_text(text, "utf-8")

    def start(self) -> None:
        """Start the process and wait until all games are compiled."""
        self._starts += 1
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.seeded_serve", str(self._seed), str(self._starts)]
            + ["serve", "--no-browser", "--port", str(self._port)]
            + ["--database", self._url or str(self.database), "--bot-pause", "0", "--patience", "1"]
            + [*self._options],
            cwd=PROJECT,
            env=self._environment,
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise TimeoutError("the server does not get ready")
            time.sleep(0.05)

    def stop(self) -> None:
        """Shut down cleanly."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait()

    def kill(self) -> None:
        """Kill the process."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def call(self, path: str, body: object = None) -> Any:
        """Call the API: POST with a body, else GET."""
        request = urllib.request.Request(
            self.address + path,
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def _ready(self) -> bool:
        try:
            games = self.call("/api/games")
        except OSError:
            return False
        return all(game["compiled"] for game in games)
