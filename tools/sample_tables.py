"""Tables for pictures of the page: games that are the same every time, and seats at them."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from film_strips import import_game
from playwright.sync_api import Page
from websockets.sync.client import connect

from atoll import bots, games
from atoll.bots.play import play_game
from atoll.engine.json_values import Ply
from atoll.engine.position import Position

GAMES = {"la_tortuga": 4, "forbidden_island": 2, "tobago": 4}
NAME, FRIEND = "Ada", "Ben"
BOT = {"kind": "bot", "bot": "skilled"}
OPEN = {"kind": "open"}
TOKENS = """table => JSON.parse(localStorage.getItem(`atoll-seats-${table}`))
    .seats.map(({ token }) => token)"""
HOLD = "([table, seats]) => localStorage.setItem(`atoll-seats-${table}`, JSON.stringify({ seats }))"

# What is to be decided in the middle of a game where a player has most to choose from.
TYPICAL: dict[str, Callable[[Ply], bool]] = {
    "la_tortuga": lambda ply: ply["do"] in {"roll", "stop"},
    "forbidden_island": lambda ply: ply["do"] in {"move", "shore_up"},
    "tobago": lambda ply: ply["do"] == "clue",
}


@dataclass
class SampleTables:
    """The ids of tables at which a page sits, or which it watches."""

    page: Page
    played: dict[str, Position] = field(default_factory=dict)
    finished: dict[str, str] = field(default_factory=dict)
    playing: dict[str, str] = field(default_factory=dict)
    waiting: str = ""
    talking: str = ""

    def lay(self) -> None:
        """Create all of them."""
        for game in GAMES:
            played = self.played[game] = _play_with_a_last_decision(game)
            self.finished[game] = import_game(self.page, played)
            self.playing[game] = self._branch(game, *_typical_moment(played))
        for game in GAMES:
            self.end_game(self.take_last_seat(game), game)
        human = {"kind": "human", "name": NAME, "emblem": "parrot"}
        self.waiting = self._create("tobago", [human, OPEN, BOT, OPEN], public=True)["table"]
        seated = self._create("la_tortuga", [human, {**human, "name": FRIEND, "emblem": "crab"}])
        self.talking = seated["table"]
        self._say(self.talking, seated["seats"][1]["token"], "Shall we let the turtles sleep?")

    def take_last_seat(self, game: str) -> str:
        """Branch off before the ply that ends a game."""
        plies = self.played[game].plies
        return self._branch(game, len(plies) - 1, plies[-1]["by"])

    def end_game(self, table: str, game: str) -> None:
        """Play the last ply of a table with a game that branched off before it."""
        self._send(
            table,
            self.page.evaluate(TOKENS, table),
            lambda message: {
                "type": "play",
                "seq": message["seq"],
                "ply": self.played[game].plies[-1],
            },
        )

    def _branch(self, game: str, moment: int, seat: Any) -> str:
        branch = {"moment": moment, "seat": seat, "name": NAME, "bot": "skilled"}
        return self._hold(self._post(f"/api/tables/{self.finished[game]}/branches", branch))

    def _create(self, game: str, seats: list[dict[str, str]], public: bool = False) -> Any:
        """Create a table and keep its first seat."""
        table = {"game": game, "players": len(seats), "seats": seats, "public": public}
        made = self._post("/api/tables", table)
        self._hold({**made, "seats": made["seats"][:1]})
        return made

    def _hold(self, made: Any) -> str:
        self.page.evaluate(HOLD, [made["table"], made["seats"]])
        return str(made["table"])

    def _post(self, path: str, body: Any) -> Any:
        answer = self.page.request.post(path, data=body)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        return answer.json()

    def _say(self, table: str, token: str, text: str) -> None:
        self._send(table, [token], lambda _: {"type": "say", "text": text})

    def _send(self, table: str, tokens: list[str], command: Callable[[Any], Any]) -> None:
        """Send a command that follows from the first message, and wait until it has an effect."""
        address = self.page.evaluate("location.origin").replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{table}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "tokens": tokens, "after": None}))
            message = json.loads(socket.recv())
            while message["type"] != "table":
                message = json.loads(socket.recv())
            socket.send(json.dumps({"id": 1, **command(message)}))
            while message["type"] not in {"ply", "accepted", "said"}:
                message = json.loads(socket.recv())
                if message["type"] == "refused":
                    raise RuntimeError(message["error"])


def _play_with_a_last_decision(game: str) -> Position:
    """Play the first game that a player's decision ends, and no die or card."""
    players = GAMES[game]
    skilled = [bots.find_ready("skilled", game)] * players
    seed, played = 0, None
    while played is None or played.plies[-1]["by"] == "chance":
        played = play_game(games.find(game), players, {}, skilled, seed)
        seed += 1
    return played


def _typical_moment(played: Position) -> tuple[int, Any]:
    """Return the moment of a typical decision after the first half, and the seat that decides."""
    is_typical = TYPICAL[played.game.name]
    half = len(played.plies) // 2
    return next(
        (half + index, ply["by"])
        for index, ply in enumerate(played.plies[half:])
        if ply["by"] != "chance" and is_typical(ply)
    )
