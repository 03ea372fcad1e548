"""A real Chromium and a real server."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, StorageState, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.server import PATIENCE_SECONDS, Server

# The first test also waits for its server, which may have rules to compile.
LIMIT_SECONDS = PATIENCE_SECONDS + 300
PATIENCE_MS = 60_000
# The first is Chromium without windows, and faster.
CHROMIUM = ("chromium-headless-shell", "chromium")
# Refusals, lost connections, and the service worker that most tests do without.
EXPECTED = ("Failed to load resource", "WebSocket", "Service Worker registration blocked")
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(LIMIT_SECONDS))


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.seed("the first table")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(host: Server, request: pytest.FixtureRequest) -> Server:
    """The server, seeded with the test's id: every run of a test plays the same games."""
    host.seed(request.node.nodeid)
    return host


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("ATOLL_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(server: Server, browser: Browser) -> Iterator[Arrive]:
    """Open a browser for each person; any error or warning in one fails the test."""
    contexts = []
    complaints: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.extend(_complaint(message)))

    def arrive(speed: str = "off", width: int = 1440, height: int = 900, **more: Any) -> Person:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            storage_state=_settings(server, speed),
            # Routes of a test do not see what a service worker answers.  Where plies are not
            # animated, the sea need not be either: drawing takes half of the processor's time.
            **{
                "service_workers": "block",
                "reduced_motion": "reduce" if speed == "off" else "no-preference",
                **more,
            },
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        listen(page)
        return Person(page, server)

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def _settings(server: Server, speed: str) -> StorageState:
    """Settings stored in the browser."""
    kept = json.dumps({"speed": speed, "name": "Ada", "gameSoundsAsked": True})
    return {
        "origins": [
            {
                "origin": server.address,
                "localStorage": [{"name": "atoll-settings", "value": kept}],
            }
        ]
    }


def _complaint(message: ConsoleMessage) -> list[str]:
    """Return errors and warnings, except those that tests cause."""
    expected = any(part in message.text for part in EXPECTED)
    return [message.text] if message.type in {"error", "warning"} and not expected else []
