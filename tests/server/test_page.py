"""The page: its files, how long they may be kept, and what browsers are told about safety."""

from pathlib import Path

import pytest

from tests.server.house import House, open_house


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Atoll</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "page-1a2b3c.js").write_text("let turtle = 1;" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_the_page_and_its_files(database: Path, page: Path) -> None:
    async with open_house(database, page) as house:
        index = await house.client.get("/")
        assert index.text == "<title>Atoll</title>"
        assert index.headers["Content-Type"].startswith("text/html")
        assert index.headers["Cache-Control"] == "no-cache"
        script = await house.client.get("/assets/page-1a2b3c.js")
        assert script.text.startswith("let turtle")
        assert script.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in script.headers["Cache-Control"]
        assert script.headers["Content-Encoding"] == "gzip"
        assert (await house.client.get("/icon.svg")).text == "<svg/>"


async def test_a_page_that_has_not_changed_is_not_sent_again(database: Path, page: Path) -> None:
    async with open_house(database, page) as house:
        etag = (await house.client.get("/")).headers["ETag"]
        again = await house.client.get("/", headers={"If-None-Match": etag})
        assert again.status_code == 304


@pytest.mark.parametrize("path", ["/table/abc", "/new/la_tortuga", "/a/b/c?d=e"])
async def test_other_paths_answer_with_the_page(database: Path, page: Path, path: str) -> None:
    async with open_house(database, page) as house:
        answer = await house.client.get(path)
        assert answer.status_code == 200
        assert answer.text == "<title>Atoll</title>"
        assert answer.headers["Cache-Control"] == "no-cache"


async def test_an_asset_that_is_gone_is_not_the_page(database: Path, page: Path) -> None:
    async with open_house(database, page) as house:
        assert (await house.client.get("/assets/page-0.js")).status_code == 404


@pytest.mark.parametrize(
    "path", ["/..%2Fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2F..%2Fsecret.txt"]
)
async def test_nothing_outside_the_page_is_served(database: Path, page: Path, path: str) -> None:
    async with open_house(database, page) as house:
        assert "secret" not in (await house.client.get(path)).text


async def test_a_page_that_was_not_built_says_how_to(database: Path, tmp_path: Path) -> None:
    async with open_house(database, tmp_path / "nothing") as house:
        answer = await house.client.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
async def test_browsers_are_told_what_is_safe(house: House, path: str) -> None:
    headers = (await house.client.get(path)).headers
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    if path.startswith("/api"):
        assert headers["Cache-Control"] == "no-store"
