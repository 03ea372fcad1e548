"""The time from starting the server to the first ply, its memory, and the size of the page.

    python bench/start.py [--game la_tortuga ...] [--rounds 5] [--cold | --warm]

A round starts `atoll serve` in a new process with a new database, opens the page in a running
Chromium, clicks "Play now" as soon as possible, and plays one ply on the page.  The first player
is random, and the page shows the bots' plies at its usual speed.  So two times are measured: until
the first ply of any player, and until the first ply of the person that the server accepted.

Meanwhile a second client requests the page and the state of the compilation repeatedly.  In a
cold round nothing is compiled beforehand; in a warm one everything is in the cache.  Memory is
read when a warm server has compiled everything and its page is closed.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Response, WebSocket, sync_playwright

TITLES = {
    "la_tortuga": "La Tortuga",
    "forbidden_island": "Forbidden Island",
    "tobago": "Tobago",
}
DECISIONS = {
    "la_tortuga": "^(Stop|.* first)",
    "forbidden_island": "^(End the actions|Draw the next|Turn up the next|Discard)",
    "tobago": "^End the turn",
}
"""Buttons that play a ply; Tobago begins with placing a vehicle instead."""
CHROMIUM = os.environ.get("ATOLL_CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None
)
PATIENCE_SECONDS = 300
POLL_SECONDS = 0.05
REST_SECONDS = 2.0
"""How long a server without pages runs before it counts as idle."""


@dataclass(frozen=True)
class Round:
    """The figures of a round: seconds, bytes and kilobytes."""

    address: float
    """Until the server printed the address of the page."""
    ply: float
    own_ply: float
    play_now_to_ply: float
    play_now_to_own_ply: float
    compiled: float
    slowest_answer: float
    script_bytes: int
    memory_kilobytes: int


# ── The server ───────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Server:
    """A running server."""

    address: str
    process: "subprocess.Popen[str]"
    began: float

    def since(self, moment: float) -> float:
        """Return the seconds from its start to a moment."""
        return moment - self.began

    @property
    def memory_kilobytes(self) -> int:
        """The resident memory of the server's own process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1])


@contextmanager
def start(folder: Path, cache: Path) -> Iterator[Server]:
    """Start a server and wait until it prints its address."""
    command = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--port", "0"]
    began = time.perf_counter()
    with subprocess.Popen(
        [*command, "--database", str(folder / "bench.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "ATOLL_CACHE": str(cache), "COLUMNS": "200"},
    ) as process:
        try:
            assert process.stdout
            address = next(word for word in process.stdout.readline().split() if "http" in word)
            yield Server(address, process, began)
        finally:
            process.terminate()


class HealthPoller(threading.Thread):
    """Requests the page and its health until all games are compiled."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self._address = address
        self.compiled_at = self.slowest_answer = 0.0

    def run(self) -> None:
        while not self.compiled_at:
            asked = time.perf_counter()
            get(self._address)
            self.slowest_answer = max(self.slowest_answer, time.perf_counter() - asked)
            if is_compiled(get(f"{self._address}health")):
                self.compiled_at = time.perf_counter()
            time.sleep(POLL_SECONDS)

    def wait(self) -> None:
        self.join(PATIENCE_SECONDS)
        assert self.compiled_at, "not everything was compiled in time"


def get(address: str) -> bytes:
    """Return the body of the response, also of an error."""
    try:
        with urllib.request.urlopen(address) as answer:
            content: bytes = answer.read()
    except urllib.error.HTTPError as error:
        content = error.read()
    return content


def is_compiled(health: bytes) -> bool:
    """Return whether all rules are compiled."""
    rules = json.loads(health).get("rules")
    return bool(rules) and set(rules.values()) == {"compiled"}


# ── The page ─────────────────────────────────────────────────────────────────────────────


class SocketListener:
    """Records when the server sends plies to a page."""

    def __init__(self, page: Page) -> None:
        self.ply_at = self.accepted_at = 0.0
        self._page = page
        page.on("websocket", self._on_socket)

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._on_frame)

    def _on_frame(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if not self.ply_at and any(ply["by"] != "chance" for ply in plies_in(message)):
            self.ply_at = time.perf_counter()
        if not self.accepted_at and message["type"] == "accepted":
            self.accepted_at = time.perf_counter()

    def wait(self) -> None:
        """Wait until a ply of the person's has been accepted."""
        until = time.monotonic() + PATIENCE_SECONDS
        while not self.accepted_at:
            assert time.monotonic() < until, "the ply was not accepted in time"
            self._page.wait_for_timeout(1)


def plies_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the plies in a message of the server."""
    match message["type"]:
        case "table":
            return message["plies"] or []
        case "ply":
            return [message["ply"]]
        case _:
            return []


def press_play_now(page: Page, game: str) -> float:
    """Click "Play now" as soon as possible; return the time of the click."""
    card = page.get_by_role("article", name=TITLES[game])
    button = card.get_by_role("button", name="Play now")
    button.click(trial=True)
    pressed = time.perf_counter()
    button.click()
    return pressed


def decision(page: Page, game: str) -> Locator:
    """Return the buttons that play a ply of the person."""
    button = page.get_by_role("button", name=re.compile(DECISIONS[game]), disabled=False)
    if game != "tobago":
        return button
    space = page.get_by_role("group", name="The island").get_by_role("button")
    return button.or_(space.and_(page.locator(":not(:disabled)")))


def script_weight(table: str, browser: Browser) -> int:
    """Return the bytes of JavaScript of a table opened by its link."""
    page = browser.new_page()
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    page.goto(table)
    page.get_by_role("group", name="The island").first.wait_for()
    weight = sum(script.request.sizes()["responseBodySize"] for script in scripts)
    page.close()
    return weight


# ── Measuring ────────────────────────────────────────────────────────────────────────────


def measure(game: str, folder: Path, cache: Path, browser: Browser) -> Round:
    """Run one round."""
    page = browser.new_page()
    page.set_default_timeout(1000 * PATIENCE_SECONDS)
    listener = SocketListener(page)
    with start(folder, cache) as server:
        found = time.perf_counter()
        poller = HealthPoller(server.address)
        poller.start()
        page.goto(server.address)
        pressed = press_play_now(page, game)
        decision(page, game).first.click()
        listener.wait()
        weight = script_weight(page.url, browser)
        page.close()
        poller.wait()
        time.sleep(REST_SECONDS)
        return Round(
            address=server.since(found),
            ply=server.since(listener.ply_at),
            own_ply=server.since(listener.accepted_at),
            play_now_to_ply=listener.ply_at - pressed,
            play_now_to_own_ply=listener.accepted_at - pressed,
            compiled=server.since(poller.compiled_at),
            slowest_answer=poller.slowest_answer,
            script_bytes=weight,
            memory_kilobytes=server.memory_kilobytes,
        )


def warm_cache(cache: Path) -> None:
    """Compile all games into the cache."""
    for game in TITLES:
        subprocess.run(
            [sys.executable, "-m", "atoll.bots.warm", game],
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "ATOLL_CACHE": str(cache)},
        )


def measure_all(games: Sequence[str], rounds: int, warm: bool) -> dict[str, list[Round]]:
    """Run the rounds of each game; the games take turns."""
    measured: dict[str, list[Round]] = {game: [] for game in games}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        filled = Path(name) / "filled"
        if warm:
            warm_cache(filled)
        for number in range(rounds):
            for game in games:
                folder = Path(name) / f"{game}-{number}"
                folder.mkdir()
                cache = filled if warm else folder / "cache"
                measured[game].append(measure(game, folder, cache, browser))
        browser.close()
    return measured


# ── Output ───────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Row:
    """A row of the table."""

    title: str
    value: Callable[[Round], float]
    cold_goal: float | None = None
    warm_goal: float | None = None
    only_warm: bool = False


ROWS = [
    Row("start to the address, s", lambda each: each.address),
    Row("start to the first ply, s", lambda each: each.ply, 3.0, 1.2),
    Row("start to the person's first ply, s", lambda each: each.own_ply),
    Row("Play now to the first ply, s", lambda each: each.play_now_to_ply, 1.0, 1.0),
    Row("Play now to the person's first ply, s", lambda each: each.play_now_to_own_ply),
    Row("start to all compiled, s", lambda each: each.compiled, None, 2.0),
    Row("slowest answer until then, s", lambda each: each.slowest_answer),
    Row("idle server, MB", lambda each: each.memory_kilobytes / 1000, None, 200.0, only_warm=True),
    Row("JavaScript of a table, kB gzip", lambda each: each.script_bytes / 1000),
]


def table(measured: dict[str, list[Round]], warm: bool) -> Iterator[str]:
    """Yield the rows of the table: the median of every figure and, in brackets, the worst."""
    rounds = len(next(iter(measured.values())))
    heading = f"{'warm' if warm else 'cold'}, median (worst) of {rounds}"
    yield f"{heading:40}" + "".join(f"{TITLES[game]:>18}" for game in measured) + f"{'goal':>9}"
    for row in ROWS:
        goal = row.warm_goal if warm else row.cold_goal
        if warm or not row.only_warm:
            cells = (cell([row.value(each) for each in rounds]) for rounds in measured.values())
            limit = "" if goal is None else f"<= {goal:g}"
            yield f"{row.title:40}" + "".join(f"{each:>18}" for each in cells) + f"{limit:>9}"


def cell(values: Sequence[float]) -> str:
    digits = 0 if max(values) >= 100 else 1 if max(values) >= 10 else 2
    return f"{statistics.median(values):.{digits}f} ({max(values):.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=TITLES, nargs="+", default=list(TITLES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cold", action="store_true", help="only cold rounds")
    parser.add_argument("--warm", action="store_true", help="only warm rounds")
    given = parser.parse_args()
    for warm, chosen in ((False, given.cold), (True, given.warm)):
        if chosen or not (given.cold or given.warm):
            for line in table(measure_all(given.game, given.rounds, warm), warm):
                print(line, flush=True)


if __name__ == "__main__":
    main()
