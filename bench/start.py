"""From starting the server to the first page and the first table, and what a table's page weighs.

    python bench/start.py [--game la_tortuga] [--rounds 5] [--cold]

A round starts `atoll serve` in a new process over a new database, asks for the page until it
is there, sets up a table with bots and opens it in Chromium.  With `--cold` the compiled
rules are thrown away first, and the slowest answer of the page while they are compiled is
told too: compiling must block nothing else.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright

CHROMIUM = os.environ.get("ATOLL_CHROMIUM") or shutil.which("chromium")


@contextmanager
def server(folder: Path, cache: Path | None) -> Iterator[tuple[str, float]]:
    """A new server: its address, and the seconds until its page was there."""
    environment = {**os.environ, **({"ATOLL_CACHE": str(cache)} if cache else {})}
    began = time.perf_counter()
    command = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", str(folder / "bench.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
        env={**environment, "COLUMNS": "200"},
    ) as process:
        assert process.stdout
        address = next(word for word in process.stdout.readline().split() if "http" in word)
        ask(address)
        try:
            yield address, time.perf_counter() - began
        finally:
            process.terminate()


def ask(address: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return answer.read()


def open_table(address: str, game: str, browser: Browser) -> tuple[float, int]:
    """Seconds until a new table's board is drawn, and the bytes of JavaScript for it."""
    began = time.perf_counter()
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": game, "players": 2, "options": {}, "seats": seats}
    table = json.loads(ask(f"{address}api/tables", wish))["table"]
    page = browser.new_page()
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    page.goto(f"{address}table/{table}")
    page.locator("svg[role], [data-board], main svg").first.wait_for(timeout=600_000)
    seconds = time.perf_counter() - began
    weight = sum(script.request.sizes()["responseBodySize"] for script in scripts)
    page.close()
    return seconds, weight


def slowest_answer(address: str, game: str) -> tuple[float, float]:
    """The page's slowest answer while the rules are compiled, and how long that took."""
    began, slowest = time.perf_counter(), 0.0
    while True:
        asked = time.perf_counter()
        ask(address)
        slowest = max(slowest, time.perf_counter() - asked)
        games = {each["name"]: each for each in json.loads(ask(f"{address}api/games"))}
        if games[game]["ready"]:
            return slowest, time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="la_tortuga")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cold", action="store_true")
    given = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        pages, tables, weights = [], [], []
        for number in range(given.rounds):
            folder = Path(name) / str(number)
            folder.mkdir()
            with server(folder, folder / "cache" if given.cold else None) as (address, seconds):
                pages.append(seconds)
                if given.cold:
                    slowest, compiling = slowest_answer(address, given.game)
                    print(f"compiling {compiling:.1f} s, slowest page {slowest:.3f} s")
                table, weight = open_table(address, given.game, browser)
                tables.append(table)
                weights.append(weight)
    print(f"first page {statistics.median(pages):.2f} s (worst {max(pages):.2f})")
    print(f"first table {statistics.median(tables):.2f} s (worst {max(tables):.2f})")
    print(f"JavaScript for it {max(weights) / 1000:.1f} kB gzip")


if __name__ == "__main__":
    main()
