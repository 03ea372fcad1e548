"""The page's files: caching, unknown paths, and security headers."""

from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, run_server


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Atoll</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "worker.js").write_text("let version = 1;")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "page-1a2b3c.js").write_text("let turtle = 1;" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_files_are_served_with_their_types_and_caching(database: Path, page: Path) -> None:
    async with run_server(database, page) as server:
        index = await server.client.get("/")
        assert index.text == "<title>Atoll</title>"
        assert index.headers["Content-Type"].startswith("text/html")
        assert index.headers["Cache-Control"] == "no-cache"
        script = await server.client.get("/assets/page-1a2b3c.js")
        assert script.text.startswith("let turtle")
        assert script.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in script.headers["Cache-Control"]
        assert script.headers["Content-Encoding"] == "gzip"
        assert (await server.client.get("/icon.svg")).text == "<svg/>"


async def test_a_browser_always_asks_for_a_newer_service_worker(database: Path, page: Path) -> None:
    async with run_server(database, page) as server:
        worker = await server.client.get("/worker.js")
        assert worker.headers["Content-Type"].startswith("text/javascript")
        assert worker.headers["Cache-Control"] == "no-cache"
        manifest = await server.client.get("/manifest.webmanifest")
        assert manifest.headers["Content-Type"] == "application/manifest+json"
        assert manifest.headers["Cache-Control"] == "no-cache"


async def test_an_unchanged_page_is_not_sent_again(database: Path, page: Path) -> None:
    async with run_server(database, page) as server:
        etag = (await server.client.get("/")).headers["ETag"]
        again = await server.client.get("/", headers={"If-None-Match": etag})
        assert again.status_code == 304


@pytest.mark.parametrize("path", ["/table/abc", "/new/la_tortuga", "/a/b/c?d=e"])
async def test_other_paths_answer_with_the_page(database: Path, page: Path, path: str) -> None:
    async with run_server(database, page) as server:
        answer = await server.client.get(path)
        assert answer.status_code == 200
        assert answer.text == "<title>Atoll</title>"
        assert answer.headers["Cache-Control"] == "no-cache"


async def test_a_missing_asset_is_not_found(database: Path, page: Path) -> None:
    async with run_server(database, page) as server:
        assert (await server.client.get("/assets/page-0.js")).status_code == 404


@pytest.mark.parametrize(
    "path", ["/..%2Fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2F..%2Fsecret.txt"]
)
async def test_nothing_outside_the_page_is_served(database: Path, page: Path, path: str) -> None:
    async with run_server(database, page) as server:
        assert "secret" not in (await server.client.get(path)).text


async def test_without_a_built_page_the_answer_says_how_to_build_it(
    database: Path, tmp_path: Path
) -> None:
    async with run_server(database, tmp_path / "nothing") as server:
        answer = await server.client.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
async def test_every_response_has_security_headers(server: RunningServer, path: str) -> None:
    headers = (await server.client.get(path)).headers
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    if path.startswith("/api"):
        assert headers["Cache-Control"] == "no-store"
