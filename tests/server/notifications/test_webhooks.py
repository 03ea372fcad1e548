"""Webhooks: the turns of a table posted to a chat."""

import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from atoll.server.notifications.webhooks import WebhookFormat, format_of, write
from tests.server.notifications.conftest import CALLING
from tests.server.notifications.receiver import Receiver
from tests.server.notifications.turns import calls, play_unseen, wait_for_call
from tests.server.running_server import Json, RunningServer, run_server

LINK = "https://atoll.example/table/isle"


async def call(server: RunningServer, table_id: str, path: str = "", **body: object) -> Json:
    """Call the API of a table's webhook."""
    answer: Json = (await server.post(f"/api/tables/{table_id}/webhook{path}", body)).json()
    return answer


async def set_webhook(
    server: RunningServer, receiver: Receiver, table_id: str, token: str, **more: str
) -> Json:
    url = f"{receiver.address}/secret"
    return await call(server, table_id, token=token, url=url, **more)


async def test_turns_are_posted_with_the_name_and_a_link(
    calling: RunningServer, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, (anns, bos) = await calling.create_table("HH")
    caplog.set_level(logging.DEBUG)
    state = await set_webhook(calling, receiver, table_id, bos, format="slack", locale="fr")
    assert state == {
        "webhook": {"host": "127.0.0.1", "format": "slack", "seat": 1, "failure": None}
    }
    await play_unseen(calling, table_id, [anns, bos], 2)
    hello, turn = await receiver.receive(2)
    link = f"http://{calling.address}/table/{table_id}"
    assert hello.path == "/secret"
    assert json.loads(hello.body)["text"].endswith(
        f" La Tortuga sont désormais annoncés ici : {link}"
    )
    assert json.loads(turn.body) == {"text": f"Ann, c’est à vous dans La Tortuga : {link}"}
    assert "secret" not in caplog.text


async def test_players_see_the_webhook_without_its_secret_and_any_may_remove_it(
    calling: RunningServer, receiver: Receiver
) -> None:
    table_id, (anns, bos) = await calling.create_table("HH")
    await set_webhook(calling, receiver, table_id, bos)
    answer = await calling.post(f"/api/tables/{table_id}/webhook/state", {"token": anns})
    assert answer.json()["webhook"]["seat"] == 1
    assert "secret" not in answer.text
    for path in ("/state", "/remove"):
        assert (await call(calling, table_id, path, token="guess"))["error"]["id"] == "seat-token"
    assert await call(calling, table_id, "/remove", token=anns) == {"webhook": None}
    assert await call(calling, table_id, "/state", token=bos) == {"webhook": None}
    async with calling.open_table(table_id) as spectator:
        assert "secret" not in json.dumps(await spectator.receive_type("table"))


async def test_an_address_that_does_not_work_is_not_kept(
    calling: RunningServer, receiver: Receiver
) -> None:
    table_id, (anns, _) = await calling.create_table("HH")
    receiver.answer = b"HTTP/1.1 401 Unauthorized\r\n\r\n"
    error = (await set_webhook(calling, receiver, table_id, anns))["error"]
    assert (error["id"], error["args"]) == ("notify-status", {"host": "127.0.0.1", "status": 401})
    error = (await call(calling, table_id, token=anns, url="http://127.0.0.1:9/"))["error"]
    assert error["id"] == "notify-unreachable"
    assert await call(calling, table_id, "/state", token=anns) == {"webhook": None}


async def test_a_webhook_that_fails_says_so_and_one_that_is_gone_is_forgotten(
    calling: RunningServer, receiver: Receiver
) -> None:
    for status, result in ((500, "failed"), (404, "gone")):
        receiver.answer = b"HTTP/1.1 201 Created\r\n\r\n"
        table_id, (anns, bos) = await calling.create_table("HH")
        await set_webhook(calling, receiver, table_id, anns)
        receiver.answer = f"HTTP/1.1 {status} Sorry\r\n\r\n".encode()
        before = await calls(calling, "webhook", result)
        await play_unseen(calling, table_id, [anns, bos], 2)
        await wait_for_call(calling, "webhook", result, before)
        webhook = (await call(calling, table_id, "/state", token=anns))["webhook"]
        assert webhook is None if status == 404 else webhook["failure"] == 500
        receiver.answer = b"HTTP/1.1 201 Created\r\n\r\n"
        again = await set_webhook(calling, receiver, table_id, anns)
        assert again["webhook"]["failure"] is None


async def test_a_finished_table_forgets_its_webhook(
    calling: RunningServer, receiver: Receiver
) -> None:
    table_id, (anns, bos) = await calling.create_table("HH")
    await set_webhook(calling, receiver, table_id, anns)
    async with calling.open_table(table_id, [anns, bos]) as page:
        await page.wait_for_status("playing")
        await page.command("abandon")
        await page.wait_for_status("abandoned")
    while (await call(calling, table_id, "/state", token=anns))["webhook"]:
        pass
    error = (await set_webhook(calling, receiver, table_id, anns))["error"]
    assert error["id"] == "refused-over"


async def test_private_addresses_and_strangers_are_refused(database: Path) -> None:
    settings = replace(CALLING, private_addresses=False, webhooks_per_hour=1)
    async with run_server(database, settings=settings) as server:
        table_id, (anns, _) = await server.create_table("HH")

        async def error(token: str, url: str) -> str:
            refused: str = (await call(server, table_id, token=token, url=url))["error"]["id"]
            return refused

        assert await error("guess", "https://127.0.0.1/") == "seat-token"
        assert await error(anns, "http://127.0.0.1/") == "notify-address"
        assert await error(anns, "https://127.0.0.1/") == "notify-address"
        assert await error(anns, "https://127.0.0.1/") == "webhook-too-many"


async def test_without_the_option_there_are_no_webhooks(server: RunningServer) -> None:
    table_id, (anns, _) = await server.create_table("HH")
    error = (await call(server, table_id, token=anns, url="https://chat.example/"))["error"]
    assert error["id"] == "notify-off"


@pytest.mark.parametrize(
    ("host", "format"),
    [
        ("discord.com", "discord"),
        ("canary.discord.com", "discord"),
        ("hooks.slack.com", "slack"),
        ("ntfy.sh", "ntfy"),
        ("matrix.example.org", "matrix"),
        ("notdiscord.com", "matrix"),
    ],
)
def test_the_format_follows_from_the_host(host: str, format: WebhookFormat) -> None:
    assert format_of(host) == format


def test_names_can_neither_mention_nor_format() -> None:
    text = "<!channel> **@everyone** [win](https://evil.example), it is your turn"
    discord = json.loads(write("discord", text, LINK).body)
    assert discord["allowed_mentions"] == {"parse": []}
    assert "**" not in discord["content"]
    assert "](" not in discord["content"]
    assert "https://evil" not in discord["content"]
    slack = json.loads(write("slack", text, LINK).body)["text"]
    assert slack.startswith("&lt;!channel&gt;")
    assert slack.endswith(LINK)
    ntfy = write("ntfy", text, LINK)
    assert ntfy.body.decode() == text
    assert (ntfy.headers["Title"], ntfy.headers["Click"]) == ("Atoll", LINK)
