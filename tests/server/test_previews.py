"""What messengers show of a link to a table."""

import re
from html import unescape
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, run_server, seats


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<head><title>Atoll</title></head>")
    return folder


async def tags(server: RunningServer, path: str, **headers: str) -> dict[str, str]:
    answer = await server.client.get(path, headers=headers)
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', answer.text)
    return {name: unescape(content) for name, content in found}


async def test_a_link_to_an_open_table_shows_game_host_and_free_seats(
    database: Path, page: Path
) -> None:
    async with run_server(database, page) as server:
        await server.client.get("/api/games")
        table_id, _ = await server.create_table("HOO")
        shown = await tags(server, f"/table/{table_id}")
        assert shown["og:title"] == "La Tortuga: a seat for you"
        assert shown["og:description"] == "Ann invites you. Free seats: 2 of 3. No account needed."
        assert shown["og:url"] == f"http://{server.address}/table/{table_id}"
        assert shown["robots"] == "noindex"
        russian = await tags(server, f"/table/{table_id}", **{"Accept-Language": "ru-RU,en"})
        assert russian["og:description"].startswith("Вас приглашает Ann")
        picture = await server.client.get(shown["og:image"])
        assert picture.content.startswith(b"\x89PNG")
        assert "immutable" in picture.headers["cache-control"]
        assert (int.from_bytes(picture.content[16:20]), picture.headers["content-type"]) == (
            int(shown["og:image:width"]),
            "image/png",
        )


@pytest.mark.slow
async def test_a_finished_game_shows_its_result(database: Path, page: Path) -> None:
    async with run_server(database, page) as server:
        await server.client.get("/api/games")
        table_id, tokens = await server.create_table("HB")
        async with server.open_table(table_id, tokens) as player:
            before = await tags(server, f"/table/{table_id}/moment/0")
            assert before["og:title"] == "La Tortuga: a game is on"
            await player.play_on()
        after = await tags(server, f"/table/{table_id}")
        assert re.fullmatch("La Tortuga: .+ won", after["og:title"])
        assert after["og:description"].endswith("Look back at the game.")
        assert after["og:image"] != before["og:image"]


async def test_names_cannot_break_out_of_the_tags(database: Path, page: Path) -> None:
    async with run_server(database, page) as server:
        name = '"><script>x</script>'
        body = {
            "game": "la_tortuga",
            "players": 2,
            "seats": [{"kind": "human", "name": name}, {"kind": "open"}],
        }
        created = (await server.post("/api/tables", body)).json()
        answer = await server.client.get(f"/table/{created['table']}")
        assert "<script>x" not in answer.text
        assert name in (await tags(server, f"/table/{created['table']}"))["og:description"]


async def test_browsers_and_unknown_tables_get_the_plain_page(database: Path, page: Path) -> None:
    async with run_server(database, page) as server:
        table_id, _ = await server.create_table("HO")
        assert not await tags(server, "/table/nowhere")
        assert not await tags(server, f"/table/{table_id}", **{"Sec-Fetch-Dest": "document"})


async def test_a_preview_shows_no_hand(server: RunningServer) -> None:
    """The same table looks the same whatever its players hold."""
    bodies = [{"game": "tobago", "players": 2, "seats": seats("HO")} for _ in range(2)]
    tables = [(await server.post("/api/tables", body)).json()["table"] for body in bodies]
    drawn = [await server.client.get(f"/api/tables/{each}/preview.png") for each in tables]
    assert drawn[0].content == drawn[1].content
