"""Take a picture of every screen of the page:

    python tools/screenshots.py FOLDER [--size 390x844] [--theme dark] [--language ru]

Each option may be given several times; `--only board` chooses screens by a part of their names.
It needs what `film.py` needs, and about two seconds for a picture.  The games are the same every
time.
"""

import argparse
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from film import chromium, served
from playwright.sync_api import Page, expect
from sample_tables import GAMES, NAME, SampleTables

PATIENCE_MS = 120_000
"""A review takes a while."""
PAUSE_MS = 400
"""What follows a board a moment later: its hand, its frame."""
FIRST, TEXTS = "1440x900", files("atoll").joinpath("locale")
ENDED = ".card[role=dialog]"


@dataclass(frozen=True)
class Screen:
    """How to come to a screen, and what to do there before the picture."""

    name: str
    path: str
    act: Callable[["Photographer"], None] = lambda _: None
    whole: bool = False
    """Whether the picture shows also what is below the window."""


@dataclass
class Photographer:
    page: Page
    tables: SampleTables
    language: str = "en"

    def press(self, message: str) -> None:
        """Press the button that has this message, which may be an icon's name."""
        button = self.page.get_by_role("button", name=self.text(message), exact=True)
        button.locator("visible=true").first.click()

    def text(self, message: str) -> str:
        """Return a message of one line in the language of the page."""
        for file in TEXTS.joinpath(self.language).iterdir():
            found = re.search(rf"^{message} = (.+)$", file.read_text("utf-8"), re.MULTILINE)
            if found:
                return found[1]
        raise LookupError(message)

    def go(self, path: str) -> None:
        self.page.goto(path, wait_until="networkidle")

    def shoot(self, screen: Screen, file: Path) -> None:
        self.go(screen.path)
        screen.act(self)
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(PAUSE_MS)
        self.page.screenshot(path=file, full_page=screen.whole)

    # ── Acts ─────────────────────────────────────────────────────────────────────────────

    def open_tab(self, name: str) -> None:
        """On a phone what is beside the board is behind a tab."""
        tab = self.page.locator(f"#tab-{name}")
        if tab.count():
            tab.click()

    def wait_for_own_tables(self) -> None:
        """They are loaded after the first paint, and then their pictures."""
        self.page.locator(".your-tables article").first.wait_for()
        self.page.wait_for_load_state("networkidle")

    def ask_for_hint(self) -> None:
        self.press("play-hint")
        expect(self.page.locator("dialog[open] li li").first).to_be_visible()

    def open_review(self) -> None:
        self.press("review-open")
        expect(self.page.locator("dialog[open] li").first).to_be_visible()

    def open_sheet(self, message: str) -> None:
        self.press(message)
        expect(self.page.locator("dialog[open]")).to_be_visible()

    def open_workshop(self, game: str) -> None:
        self.press(f"setup-arrange-{game}")
        self.page.locator(".workshop").evaluate("opened => opened.scrollIntoView()")

    def watch_the_end(self, game: str) -> None:
        table = self.tables.take_last_seat(game)
        self.page.goto(f"/table/{table}")
        self.page.locator(".stage svg").first.wait_for()
        self.tables.end_game(table, game)
        expect(self.page.locator(ENDED)).to_be_visible()


def screens(tables: SampleTables) -> Iterator[Screen]:
    """Yield every screen."""
    yield Screen("home", "/", lambda at: at.wait_for_own_tables(), whole=True)
    yield Screen("settings", "/", lambda at: at.press("settings"))
    yield Screen("lobby", "/lobby", whole=True)
    yield Screen("record", "/record", whole=True)
    yield Screen("key", "/key", whole=True)
    yield Screen("replay", "/replay")
    yield Screen("missing", "/table/nowhere")
    waiting = f"/table/{tables.waiting}"
    yield Screen("waiting", waiting, whole=True)
    yield Screen("invitation", waiting, lambda at: at.press("invite"), whole=True)
    talking = f"/table/{tables.talking}"
    yield Screen("chat", talking, lambda at: at.open_tab("talk"))
    board = f"/table/{tables.playing['tobago']}"
    yield Screen("people", board, lambda at: at.open_tab("people"))
    yield Screen("log", board, lambda at: at.open_tab("log"))
    yield Screen("table", board, lambda at: at.open_sheet("play-table"))
    yield Screen("rules_sheet", board, lambda at: at.open_sheet("play-rules"))
    yield Screen("keys", board, lambda at: at.page.keyboard.press("?"))
    for game in GAMES:
        yield from screens_of(game, tables)


def screens_of(game: str, tables: SampleTables) -> Iterator[Screen]:
    """Yield the screens that look different for each game."""
    board = f"/table/{tables.playing[game]}"
    finished = f"/table/{tables.finished[game]}"
    yield Screen(f"board_{game}", board)
    yield Screen(f"hint_{game}", board, lambda at: at.ask_for_hint())
    yield Screen(f"moment_{game}", f"{finished}/moment/60")
    yield Screen(f"result_{game}", finished)
    yield Screen(f"review_{game}", finished, lambda at: at.open_review())
    yield Screen(f"end_{game}", "/", lambda at: at.watch_the_end(game))
    yield Screen(f"new_{game}", f"/new/{game}", whole=True)
    yield Screen(f"workshop_{game}", f"/new/{game}", lambda at: at.open_workshop(game))
    yield Screen(f"rules_{game}", f"/rules/{game}")
    yield Screen(f"tutorial_{game}", f"/learn/{game}")


def set_look(page: Page, size: str, theme: str, language: str) -> None:
    """Choose the window, and store the settings."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    settings = {"speed": "off", "name": NAME, "emblem": "parrot", "gameSoundsAsked": True}
    stored = json.dumps({**settings, "theme": theme, "locale": language})
    page.evaluate("kept => localStorage.setItem('atoll-settings', kept)", stored)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Take a picture of every screen of the page.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", metavar="WIDTHxHEIGHT")
    parser.add_argument("--theme", action="append", choices=["light", "dark"])
    parser.add_argument("--language", action="append", metavar="CODE")
    parser.add_argument("--only", default="", metavar="PART")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with served("--bot-pause", "0") as address, chromium() as browser:
        # A page at rest: what a service worker keeps, and transitions, would only add chance.
        page = browser.new_page(
            base_url=address, service_workers="block", reduced_motion="reduce", locale="en"
        )
        page.goto("/")
        tables = SampleTables(page)
        tables.lay()
        for size in asked.size or [FIRST]:
            for theme in asked.theme or ["light"]:
                for language in asked.language or ["en"]:
                    set_look(page, size, theme, language)
                    at = Photographer(page, tables, language)
                    for screen in screens(tables):
                        if asked.only in screen.name:
                            file = f"{screen.name}_{size}_{theme}_{language}.png"
                            at.shoot(screen, asked.folder / file)
                            print(file, flush=True)


if __name__ == "__main__":
    main()
