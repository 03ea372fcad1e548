"""Another device of a player: it plays their seats by the protocol, without a page."""

import json

from websockets.sync.client import ClientConnection, connect

from tests.browser.person import Person
from tests.browser.test_player_key import table_of, wait_until_bound

PLIES = 30
"""On one socket, which may send 40 messages a second."""
TOKENS = """table => JSON.parse(localStorage.getItem(`atoll-seats-${table}`))
    .seats.map(({ token }) => token)"""


def finish_game(person: Person) -> None:
    """Play the first legal ply until the game is over, and show its result on the page.

    Playing or only watching a whole game takes the page minutes on a busy machine.
    """
    wait_until_bound(person)
    table = table_of(person)
    address = person.server.address.replace("http", "ws", 1)
    hello = {"type": "hello", "tokens": person.page.evaluate(TOKENS, table), "after": None}
    over = False
    while not over:
        with connect(f"{address}/api/tables/{table}/socket") as socket:
            socket.send(json.dumps(hello))
            over = _play(socket)
    person.page.reload()
    person.result.wait_for()


def _play(socket: ClientConnection) -> bool:
    """Play some plies; return whether the game is over."""
    played = 0
    for message in map(json.loads, socket):
        if message.get("outcome"):
            return True
        if message.get("legal"):
            if played == PLIES:
                return False
            played += 1
            play = {"type": "play", "id": played, "seq": message["seq"]}
            socket.send(json.dumps({**play, "ply": message["legal"][0]}))
    raise ConnectionError("the server has closed the socket")
