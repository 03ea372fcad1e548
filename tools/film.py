"""Film a game of La Tortuga on the real page, for the README:

    python tools/film.py

It needs the built page, Chromium and what `./test` installs. Every film shows another game.
"""

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

FILM = Path(__file__).parents[1] / "docs" / "images" / "la_tortuga.webp"
MOST_BYTES = 1_500_000

PLAYERS = 4
WINDOW = (1024, 640)
SIZE = (880, 550)

# The game is played at once until something can be seen, then filmed.
DECISIONS_BEFORE = 6
FRAME_SECONDS = 0.1
LEAST_SECONDS = 8.0
MOST_SECONDS = 12.0
THINKING_SECONDS = 0.8

Frame = tuple[float, Image.Image]


@contextmanager
def served(*options: str) -> Iterator[str]:
    """The address of a server of our own, with an empty database and further options."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "atoll.sqlite"), *options],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            if found is None:
                raise RuntimeError("the server does not say where it is")
            yield found[0].rstrip("/")
        finally:
            server.terminate()
            server.wait()


@contextmanager
def chromium() -> Iterator[Browser]:
    path = (
        os.environ.get("ATOLL_CHROMIUM")
        or shutil.which("chromium-headless-shell")
        or shutil.which("chromium")
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def button(page: Page, name: str) -> Locator:
    """A button that can be pressed now, by how its name begins."""
    return page.get_by_role("button", name=re.compile(f"^{name}"), disabled=False)


def decision(page: Page) -> Locator:
    return button(page, "Stop").or_(button(page, ".* first"))


def decide(page: Page) -> None:
    """Throw as long as at most three sides are too many."""
    throw = button(page, "Throw")
    if throw.count() and re.search(r"cannot bust|busts on [123] of", throw.inner_text()):
        throw.click()
    else:
        decision(page).last.click()


def show_at(page: Page, speed: str) -> None:
    """Choose how fast moves are shown, and load the page with it."""
    settings = json.dumps({"speed": speed, "name": "Ada", "theme": "light"})
    page.evaluate("kept => localStorage.setItem('atoll-settings', kept)", settings)
    page.reload(wait_until="networkidle")


def begin(page: Page, address: str) -> None:
    """Sit down with bots, and play until it is our turn in the midst of a game."""
    page.goto(address)
    show_at(page, "off")
    page.goto(f"{address}/new/la_tortuga")
    page.get_by_role("radio", name=str(PLAYERS), exact=True).check(force=True)
    page.get_by_label("Name on seat 1").fill("Ada")
    for seat in range(2, PLAYERS + 1):
        page.get_by_label(f"Who plays on seat {seat}").select_option(label="Skilled (bot)")
    page.get_by_role("button", name="Lay the table").click()
    for _ in range(DECISIONS_BEFORE):
        decision(page).first.wait_for()
        decide(page)
    # A press must have arrived before the page is loaded again.
    time.sleep(1)
    show_at(page, "normal")
    decision(page).first.wait_for()
    page.get_by_text("Fair by proof").wait_for()
    page.evaluate("document.fonts.ready")


def frames(page: Page) -> Iterator[Frame]:
    """Pictures with their times, from one decision of ours to a later one."""
    start = time.monotonic()
    asked: float | None = None
    while (now := time.monotonic() - start) < MOST_SECONDS:
        shot = page.screenshot(type="jpeg", quality=95)  # sooner taken than a PNG
        yield now, Image.open(io.BytesIO(shot)).convert("RGB")
        if decision(page).count() == 0:
            asked = None
        elif asked is None:
            asked = now
        elif now - asked >= THINKING_SECONDS:
            if now >= LEAST_SECONDS:
                return
            decide(page)
            asked = None
        time.sleep(max(0.0, start + now + FRAME_SECONDS - time.monotonic()))


def write(film: list[Frame], file: Path) -> None:
    """An animated picture in which every frame is shown as long as it lasted."""
    times = [seen for seen, _ in film]
    lasting = [round(1000 * (after - at)) for at, after in pairwise(times)]
    first, *others = [frame.resize(SIZE, Image.Resampling.LANCZOS) for _, frame in film]
    first.save(
        file,
        save_all=True,
        append_images=others,
        duration=[*lasting, round(1000 * THINKING_SECONDS)],
        loop=0,
        quality=70,
        method=4,
    )


def main() -> None:
    with served() as address, chromium() as browser:
        width, height = WINDOW
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en")
        begin(page, address)
        film = list(frames(page))
    write(film, FILM)
    size = FILM.stat().st_size
    print(f"{FILM.name}: {len(film)} frames, {film[-1][0]:.1f} s, {size:,} bytes")
    if size > MOST_BYTES:
        sys.exit("The film is too large.")


if __name__ == "__main__":
    main()
