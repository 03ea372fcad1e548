"""Push messages: one for each turn, to every device of the player, and to no other."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from atoll.server.notifications.push_key import PushKey, PushKeyError
from atoll.store.sqlite.key_file import SUFFIX
from atoll.store.sqlite.log import SqliteLog
from tests.server.notifications.browser import PushBrowser
from tests.server.notifications.conftest import CALLING
from tests.server.notifications.receiver import Receiver
from tests.server.notifications.turns import (
    calls,
    open_pages,
    play_turns,
    play_unseen,
    wait_for_call,
)
from tests.server.player import Player
from tests.server.running_server import Json, RunningServer, run_server


async def subscribe(
    server: RunningServer, browser: PushBrowser, *seats: tuple[str, str]
) -> list[str]:
    """Subscribe for seats; return the tables at which calls will come."""
    listed = [{"table": table_id, "token": token} for table_id, token in seats]
    answer = await server.post("/api/push/subscribe", {**browser.subscription, "seats": listed})
    assert answer.status_code == 200, answer.text
    tables: list[str] = answer.json()["tables"]
    return tables


async def error_of(server: RunningServer, path: str, body: Json) -> str:
    """Return the id of a refusal."""
    error: str = (await server.post(path, body)).json()["error"]["id"]
    return error


async def test_one_message_for_each_turn(calling: RunningServer, receiver: Receiver) -> None:
    table_id, (anns, bos) = await calling.create_table("HH", ask_first=True)
    phone, laptop = PushBrowser(f"{receiver.address}/bo"), PushBrowser(f"{receiver.address}/bo2")
    anns_phone = PushBrowser(f"{receiver.address}/ann")
    for browser, token in ((phone, bos), (laptop, bos), (anns_phone, anns)):
        assert await subscribe(calling, browser, (table_id, token)) == [table_id]
    async with open_pages(calling, table_id, [anns, bos], hidden=[False, True]) as pages:
        await pages[0].send(type="name_first", id=1, seat=1)
        turns = await play_turns(pages, 8)
    assert turns == [1, 0] * 4
    messages = await receiver.receive(8)
    assert sorted(each.path for each in messages) == 4 * ["/bo"] + 4 * ["/bo2"]
    of_phone = [phone.decrypt(each.body) for each in messages if each.path == "/bo"]
    assert of_phone == len(of_phone) * [
        {"table": table_id, "game": "la_tortuga", "title": "La Tortuga"}
    ]


async def test_a_message_is_signed_with_the_key_of_the_host(
    calling: RunningServer, receiver: Receiver
) -> None:
    offer = (await calling.client.get("/api/notifications")).json()
    browser = PushBrowser(f"{receiver.address}/bo")
    await called_once(calling, browser)
    [message] = await receiver.receive(1)
    assert message.headers["content-encoding"] == "aes128gcm"
    assert int(message.headers["ttl"]) > 3600
    scheme, _, fields = message.headers["authorization"].partition(" ")
    token, _, key = fields.partition(",k=")
    assert (scheme, key) == ("vapid", offer["push_key"].lower())  # the receiver folds letters
    assert token.startswith("t=")


async def called_once(server: RunningServer, browser: PushBrowser) -> None:
    """Let a browser be called at one turn of a table."""
    table_id, tokens = await server.create_table("HH")
    await subscribe(server, browser, *((table_id, token) for token in tokens))
    await play_unseen(server, table_id, tokens, 2)


@contextmanager
def opened(database: Path) -> Iterator[SqliteLog]:
    log = SqliteLog(database)
    yield log
    log.close()


def test_the_signature_says_where_the_message_goes_and_who_sends_it(tmp_path: Path) -> None:
    with opened(tmp_path / "atoll.sqlite") as log:
        key = PushKey.of(log)
    headers = key.sign("https://push.example", "mailto:ann@example.org")
    token, _, public = headers["Authorization"].removeprefix("vapid t=").partition(",k=")
    assert public == key.public
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == ("https://push.example", "mailto:ann@example.org")
    assert Vapid02.verify(headers["Authorization"])


async def test_a_player_who_looks_at_the_table_is_not_called(
    calling: RunningServer, receiver: Receiver
) -> None:
    table_id, (anns, bos) = await calling.create_table("HH", ask_first=True)
    await subscribe(calling, PushBrowser(f"{receiver.address}/bo"), (table_id, bos))
    async with open_pages(calling, table_id, [anns, bos], hidden=[False, False]) as pages:
        await pages[0].send(type="name_first", id=1, seat=1)
        await play_turns(pages, 5)
    await called_once(calling, PushBrowser(f"{receiver.address}/other"))
    assert [each.path for each in await receiver.receive(1)] == ["/other"]


async def test_calls_end_when_the_player_says_so(
    calling: RunningServer, receiver: Receiver
) -> None:
    browser = PushBrowser(f"{receiver.address}/gone")
    table_id, tokens = await calling.create_table("HH")
    await subscribe(calling, browser, *((table_id, token) for token in tokens))
    await calling.post("/api/push/unsubscribe", {"endpoint": browser.endpoint})
    await play_unseen(calling, table_id, tokens, 3)
    await called_once(calling, PushBrowser(f"{receiver.address}/other"))
    assert [each.path for each in await receiver.receive(1)] == ["/other"]


async def test_a_subscription_that_is_gone_is_forgotten(
    calling: RunningServer, receiver: Receiver
) -> None:
    receiver.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
    browser = PushBrowser(f"{receiver.address}/old")
    table_id, tokens = await calling.create_table("HH")
    await subscribe(calling, browser, *((table_id, token) for token in tokens))
    before = await calls(calling, "push", "gone")
    await play_unseen(calling, table_id, tokens, 2)
    await wait_for_call(calling, "push", "gone", before)
    await play_unseen(calling, table_id, tokens, 3)
    await called_once(calling, PushBrowser(f"{receiver.address}/other"))
    assert [each.path for each in await receiver.receive(2)] == ["/old", "/other"]


async def test_calls_follow_a_seat_that_is_bound_to_a_player_key(
    calling: RunningServer, receiver: Receiver
) -> None:
    table_id, tokens = await calling.create_table("HH")
    browser = PushBrowser(f"{receiver.address}/ann")
    await subscribe(calling, browser, *((table_id, token) for token in tokens))
    for number, token in enumerate(tokens):
        player, nonce = Player(), f"a-nonce-of-seat-{number}"
        await player.bind(calling, table_id, token, nonce)
        tokens[number] = player.token(nonce)
    await play_unseen(calling, table_id, tokens, 2)
    assert len(await receiver.receive(1)) == 1


async def test_stale_tokens_and_tables_are_left_out(calling: RunningServer) -> None:
    table_id, (anns, _) = await calling.create_table("HH")
    browser = PushBrowser("http://127.0.0.1:9/")
    seats = [("nowhere", anns), (table_id, "guess"), (table_id, anns), (table_id, "g")]
    assert await subscribe(calling, browser, *seats) == [table_id]
    assert await subscribe(calling, browser) == []


@pytest.mark.parametrize(
    "edited",
    [{"p256dh": "x" * 87}, {"p256dh": ""}, {"auth": "\u00e9"}, {"p256dh": "BA" * 43 + "A"}],
)
async def test_keys_of_no_browser_are_refused(calling: RunningServer, edited: Json) -> None:
    body = {**PushBrowser("http://127.0.0.1:9/").subscription, "seats": [], **edited}
    assert await error_of(calling, "/api/push/subscribe", body) == "push-keys"


async def test_without_the_option_there_are_no_push_messages(server: RunningServer) -> None:
    assert (await server.client.get("/api/notifications")).json() == {
        "push_key": None,
        "webhooks": False,
    }
    body = {**PushBrowser("https://push.example/").subscription, "seats": []}
    assert await error_of(server, "/api/push/subscribe", body) == "notify-off"


async def test_private_addresses_are_refused(database: Path) -> None:
    async with run_server(database, settings=replace(CALLING, private_addresses=False)) as server:
        body = {**PushBrowser("http://127.0.0.1:9/").subscription, "seats": []}
        assert await error_of(server, "/api/push/subscribe", body) == "notify-address"


async def test_one_browser_gets_a_few_messages_a_minute_at_most(
    database: Path, receiver: Receiver
) -> None:
    async with run_server(database, settings=replace(CALLING, calls_per_minute=2)) as server:
        browser = PushBrowser(f"{receiver.address}/ann")
        before = await calls(server, "push", "dropped")
        for _ in range(3):
            await called_once(server, browser)
        await wait_for_call(server, "push", "dropped", before)
    assert len(receiver.messages) == 2


def test_the_key_of_the_host_is_made_once_and_readable_by_its_user_alone(tmp_path: Path) -> None:
    database = tmp_path / "new" / "atoll.sqlite"
    with opened(database) as log:
        key = PushKey.of(log)
        assert PushKey.of(log).public == key.public
    file = database.with_name(database.name + SUFFIX)
    assert file.stat().st_mode & 0o777 == 0o600
    assert {*file.parent.iterdir()} == {file, database}
    point = base64.urlsafe_b64decode(key.public + "=")
    assert ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def test_a_file_that_holds_no_key_is_named(tmp_path: Path) -> None:
    database = tmp_path / "atoll.sqlite"
    database.with_name(database.name + SUFFIX).write_text("nothing")
    with opened(database) as log, pytest.raises(PushKeyError, match="holds no key"):
        PushKey.of(log)


async def test_an_address_that_does_not_answer_is_left_alone_for_a_while(
    calling: RunningServer,
) -> None:
    table_id, tokens = await calling.create_table("HH")
    browser = PushBrowser("http://127.0.0.1:9/")
    await subscribe(calling, browser, *((table_id, token) for token in tokens))
    failed, dropped = [await calls(calling, "push", each) for each in ("failed", "dropped")]
    await play_unseen(calling, table_id, tokens, 2)
    await wait_for_call(calling, "push", "failed", failed)
    await play_unseen(calling, table_id, tokens, 2)
    await wait_for_call(calling, "push", "dropped", dropped)
    assert await calls(calling, "push", "failed") == failed + 1
