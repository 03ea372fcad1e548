"""Where messages may be posted: public addresses, by https."""

import asyncio

import pytest

from atoll.server.notifications.addresses import is_public, parse, resolve
from atoll.server.notifications.post import MOST_BYTES, post
from atoll.table.commands.refusal import Refusal
from tests.server.notifications.receiver import Receiver


@pytest.mark.parametrize("ip", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses(ip: str) -> None:
    assert is_public(ip)


@pytest.mark.parametrize(
    "ip",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.1.1", "255.255.255.255", "192.0.2.1", "192.88.99.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "fd12::1", "fec0::1", "ff0e::1", "2001:db8::1"),
        *("::ffff:10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::"),
        "2001:0:5ef5:79fb:0:0:f5ff:fffe",  # Teredo with 10.0.0.1
    ],
)
def test_private_addresses(ip: str) -> None:
    assert not is_public(ip)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "ftp://example.org/", "https://", "https:///path", "example.org"),
        *("https://user:secret@example.org/", "https://example.org:99999/", "https://[::1/"),
        *(
            "https://example.org/a b",
            "https://example.org/a\r\nHost: other",
            "https://exa mple.org",
        ),
        *(
            "https://example.org/\u00e9",
            "https://\u2100.org/",
            "file:///etc/passwd",
            "javascript:1",
        ),
    ],
)
def test_an_address_that_is_not_https_or_not_well_formed_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="https") as refused:
        parse(url)
    assert refused.value.id == "notify-address"


def test_the_parts_of_an_address() -> None:
    address = parse("https://Example.org/hook/1?wait=true#fragment")
    assert (address.origin, address.path) == ("https://example.org", "/hook/1?wait=true")
    assert parse("https://example.org:444").origin == "https://example.org:444"
    assert parse("https://b\u00fccher.example/").host == "xn--bcher-kva.example"
    with_port = parse("http://[::1]:80/", allow_private=True)
    assert (with_port.origin, with_port.secure) == ("http://[::1]", False)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1"])
async def test_a_name_that_leads_to_a_private_address_is_refused(host: str) -> None:
    with pytest.raises(Refusal) as refused:
        await resolve(parse(f"https://{host}/"))
    assert refused.value.id in ("notify-address", "notify-unreachable")


async def test_a_message_is_posted_and_the_status_returned(receiver: Receiver) -> None:
    address = parse(f"{receiver.address}/hook?x=1", allow_private=True)
    assert await post(address, b"hello", {"X-Of-Test": "yes"}, allow_private=True) == 201
    [message] = receiver.messages
    assert (message.path, message.body) == ("/hook?x=1", b"hello")
    assert message.headers["x-of-test"] == "yes"
    assert message.headers["host"] == receiver.address.removeprefix("http://")


async def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    receiver.answer = b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\n\r\n"
    address = parse(receiver.address, allow_private=True)
    assert await post(address, b"", {}, allow_private=True) == 302
    assert len(receiver.messages) == 1


@pytest.mark.parametrize(
    "answer", [b"", b"SSH-2.0-server\r\n", b"x" * 4 * MOST_BYTES, b"HTTP/1.1 abc\r\n"]
)
async def test_what_does_not_speak_http_counts_as_no_answer(
    receiver: Receiver, answer: bytes
) -> None:
    receiver.answer = answer
    with pytest.raises(Refusal) as refused:
        await post(parse(receiver.address, allow_private=True), b"", {}, allow_private=True)
    assert refused.value.id == "notify-unreachable"


async def test_a_server_that_never_answers_is_given_up() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    listening = await asyncio.start_server(silent, "127.0.0.1", 0)
    address = parse(f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}", allow_private=True)
    with pytest.raises(Refusal) as refused:
        await post(address, b"", {}, allow_private=True, seconds=0.05)
    listening.close()
    assert refused.value.id == "notify-unreachable"
    with pytest.raises(Refusal) as refused:
        await post(address, b"", {}, allow_private=True)
    assert refused.value.id == "notify-unreachable"
