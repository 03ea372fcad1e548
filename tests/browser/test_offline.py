"""The page as an app: installed, without a connection, and after an upgrade of the server."""

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import page_version
from tests.browser.conftest import Arrive
from tests.browser.learner import Learner
from tests.browser.page_version import NEW_TITLE, TITLE
from tests.browser.person import Person
from tests.browser.server import Server

GAMES = {
    "la_tortuga": "The rules of La Tortuga",
    "forbidden_island": "The rules of Forbidden Island",
    "tobago": "The rules of Tobago",
}
OFFLINE = "You are offline"

CONTROLLED = """() => new Promise((controlled) => {
    if (navigator.serviceWorker.controller) controlled();
    else navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true });
})"""
WATCH_WORKER = """() => {
    window.newWorker = new Promise((changed) => {
        navigator.serviceWorker.addEventListener('controllerchange', changed, { once: true });
    });
}"""
KEPT = """async () => {
    const caught = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) caught.push(url);
    return caught;
}"""
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"


@pytest.fixture(scope="module")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("page")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[Server]:
    """A server of its own, whose page can change."""
    page_version.install(page_folder)
    server = Server(tmp_path_factory.mktemp("server"), page=page_folder)
    server.seed("the first table")
    server.start()
    yield server
    server.stop()


def visit(arrive: Arrive, **more: Any) -> Person:
    """Open the page and wait until its worker has kept everything."""
    ada = arrive(service_workers="allow", **more)
    ada.page.evaluate(CONTROLLED)
    return ada


def kept(page: Page) -> set[str]:
    """Return the paths that are kept."""
    return {urlsplit(url).path for url in page.evaluate(KEPT)}


def test_the_page_can_be_installed(arrive: Arrive, server: Server) -> None:
    ada = visit(arrive)
    devtools = ada.page.context.new_cdp_session(ada.page)
    answer = devtools.send("Page.getAppManifest")
    assert answer["errors"] == []
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(answer["data"])
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (
        "/",
        "/",
        "standalone",
    )
    sizes = "(icon) => createImageBitmap(icon).then(({ width, height }) => `${width}x${height}`)"
    fetch_icon = f"async (path) => ({sizes})(await (await fetch(path)).blob())"
    for icon in manifest["icons"]:
        assert ada.page.evaluate(fetch_icon, icon["src"]) == icon["sizes"]
    touch_icon = ada.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert ada.page.evaluate(fetch_icon, touch_icon) == "180x180"
    registered = "navigator.serviceWorker.ready.then(({ scope }) => scope)"
    assert ada.page.evaluate(registered) == f"{server.address}/"
    with urllib.request.urlopen(f"{server.address}/worker.js") as worker:
        assert worker.headers["Cache-Control"] == "no-cache"
        assert worker.headers["Content-Type"].startswith("text/javascript")


def test_rules_and_tutorials_work_without_a_connection(arrive: Arrive, server: Server) -> None:
    ada = visit(arrive)
    context = ada.page.context
    server.stop()
    context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_text(OFFLINE)).to_be_visible()
    for game, heading in GAMES.items():
        ada.page.goto(f"/rules/{game}")
        expect(ada.page.get_by_role("heading", name=heading)).to_be_visible()
        learner = Learner(ada.page, game)
        for _ in range(5):
            learner.take_step()
    ada.page.goto("/")
    ada.page.get_by_role("link", name=GAMES["tobago"]).click()
    expect(ada.page.get_by_role("heading", name=GAMES["tobago"])).to_be_visible()
    ada.page.go_back()
    expect(ada.page.get_by_text(OFFLINE)).to_be_visible()
    server.start()
    context.set_offline(False)
    expect(ada.play_now_button).to_be_visible()
    expect(ada.page.get_by_text(OFFLINE)).to_be_hidden()


def test_a_tutorial_can_be_finished_without_a_connection(arrive: Arrive) -> None:
    ada = visit(arrive)
    ada.page.context.set_offline(True)
    learner = Learner(ada.page, "la_tortuga")
    while not learner.done:
        learner.take_step()
    expect(learner.coach.get_by_role("link", name="Rules")).to_be_visible()
    expect(learner.coach.get_by_role("button", name="Play now")).to_be_hidden()


def test_a_table_opened_without_the_server_returns_by_itself(
    arrive: Arrive, server: Server
) -> None:
    ada = visit(arrive)
    ada.play_now()
    server.stop()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="No answer from the server")).to_be_visible()
    expect(ada.page.get_by_text("A table needs a connection")).to_be_visible()
    ada.page.evaluate("window.neverReloaded = true")
    server.start()
    ada.board.wait_for()
    assert ada.page.evaluate("window.neverReloaded")
    ada.play(2)


def test_only_the_page_and_the_tutorials_are_kept_in_the_chosen_language(arrive: Arrive) -> None:
    ada = visit(arrive)
    ada.play_now()
    paths = kept(ada.page)
    assert {path for path in paths if not path.startswith("/assets/")} == {
        "/",
        *(f"/api/tutorials/{game}" for game in GAMES),
        *(f"/api/examples/{game}" for game in GAMES),
    }
    assert {path.split("/")[3] for path in paths if path.endswith(".ftl")} == {"en"}
    assert not any("cyrillic" in path for path in paths)


def test_another_language_is_kept_when_it_is_chosen(arrive: Arrive) -> None:
    ada = visit(arrive)
    ada.page.evaluate(WATCH_WORKER)
    ada.page.locator("header select").select_option("ru")
    ada.page.evaluate("window.newWorker.then(() => true)")
    ada.page.context.set_offline(True)
    ada.page.goto("/rules/tobago")
    expect(ada.page.get_by_role("heading", name="О чём игра")).to_be_visible()
    paths = kept(ada.page)
    assert {path.split("/")[3] for path in paths if path.endswith(".ftl")} == {"ru"}
    assert any("cyrillic" in path for path in paths)


def stop_workers(context: BrowserContext, page: Page) -> None:
    """Stop the service workers, as the browser does after a while; the next request starts them."""
    devtools = context.new_cdp_session(page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")


def test_an_upgrade_is_used_at_once_and_completely(
    arrive: Arrive, server: Server, page_folder: Path
) -> None:
    ada = visit(arrive)
    context = ada.page.context
    # A page that reloads itself logs an error, so it is not one whose errors fail the test.
    old = context.new_page()
    old.goto("/")
    expect(old.get_by_role("heading", level=1)).to_have_text(TITLE)
    old.get_by_role("button", name="Play now").first.click()
    old.get_by_role("group", name="The island").wait_for()
    old.evaluate(WATCH_WORKER)
    try:
        page_version.upgrade(page_folder)
        stop_workers(context, old)

        # An open page goes on with its own parts, until the new worker has replaced the old one.
        old.get_by_role("button", name="Shortcuts").click()
        expect(old.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
        old.evaluate("window.newWorker.then(() => true)")
        old.keyboard.press("Escape")
        with old.expect_event("load"):
            old.get_by_role("button", name="Rules").click()
        old.get_by_role("group", name="The island").wait_for()

        ada.page.reload()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(NEW_TITLE)
        context.set_offline(True)
        ada.page.reload()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(NEW_TITLE)
        files = {f"/{file.relative_to(page_folder)}" for file in page_folder.rglob("*.*")}
        assert {path for path in kept(ada.page) if path.startswith("/assets/")} <= files
    finally:
        page_version.install(page_folder)


def test_a_page_opened_after_an_upgrade_is_the_new_one_before_its_worker_is(
    arrive: Arrive, page_folder: Path
) -> None:
    ada = visit(arrive)
    try:
        page_version.upgrade(page_folder)
        # The worker of the new version cannot be fetched yet.
        (page_folder / "worker.js").unlink()
        ada.page.reload()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(NEW_TITLE)
        ada.play_now()
    finally:
        page_version.install(page_folder)


def test_the_settings_offer_to_install_the_page_where_that_is_possible(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now_button.wait_for()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("checkbox", name="A sound").wait_for()
    install = ada.page.get_by_role("button", name="Install Atoll")
    expect(install).to_be_hidden()
    ada.offer_installation()
    install.click()
    assert ada.page.evaluate("window.prompted")
    expect(install).to_be_hidden()


def test_on_an_iphone_the_settings_say_how_to_install_the_page(arrive: Arrive) -> None:
    ada = arrive(user_agent=IPHONE, width=390, height=844)
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_text("“Add to Home Screen”")).to_be_visible()
