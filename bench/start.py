"""From starting the server to the first page and the first table, and what a table's page weighs.

    python bench/start.py [--game la_tortuga] [--rounds 5] [--cold]

A round starts `atoll serve` in a new process over a new database, opens the page in Chromium,
presses "Play now" as soon as it can be pressed, and waits for the board; then it opens that
table by its link in a fresh browser and weighs the scripts.  With `--cold` the compiled rules
are thrown away first, and the slowest answer of the page while they are compiled is told
too: compiling must block nothing else.
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

TITLES = {
    "la_tortuga": "La Tortuga",
    "forbidden_island": "Forbidden Island",
    "tobago": "Tobago",
}
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


def open_table(address: str, title: str, browser: Browser) -> tuple[float, str]:
    """Seconds from pressing "Play now" to the board, and the table's address."""
    page = browser.new_page()
    page.goto(address)
    button = page.get_by_role("article", name=title).get_by_role("button", name="Play now")
    button.click(trial=True)
    began = time.perf_counter()
    button.click()
    page.wait_for_url("**/table/*")
    page.get_by_role("group", name="The island").first.wait_for()
    seconds, table = time.perf_counter() - began, page.url
    page.close()
    return seconds, table


def weigh(table: str, browser: Browser) -> int:
    """The bytes of JavaScript for a table opened by its link."""
    page = browser.new_page()
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    page.goto(table)
    page.get_by_role("group", name="The island").first.wait_for()
    weight = sum(script.request.sizes()["responseBodySize"] for script in scripts)
    page.close()
    return weight


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
    parser.add_argument("--game", choices=TITLES, default="la_tortuga")
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
                opened, table = open_table(address, TITLES[given.game], browser)
                tables.append(opened)
                weights.append(weigh(table, browser))
    print(f"first page {statistics.median(pages):.2f} s (worst {max(pages):.2f})")
    print(f"first table {statistics.median(tables):.2f} s (worst {max(tables):.2f})")
    print(f"JavaScript for it {max(weights) / 1000:.1f} kB gzip")


if __name__ == "__main__":
    main()
