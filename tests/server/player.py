"""A player as a browser has one: a random key, and what follows from it."""

import base64
import hashlib
import hmac
import secrets

import httpx

from tests.server.running_server import Json, RunningServer


def key_of(token: str) -> str:
    """The digest of a token that a page sends."""
    return hashlib.sha256(token.encode()).hexdigest()


class Player:
    """Everything is derived from the key alone."""

    def __init__(self, key: bytes | None = None) -> None:
        self.key = secrets.token_bytes(32) if key is None else key

    def _derived(self, label: str) -> str:
        digest = hmac.digest(self.key, label.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    @property
    def proof(self) -> str:
        return self._derived("player")

    def token(self, nonce: str) -> str:
        return self._derived(f"seat:{nonce}")

    async def bind(
        self, server: RunningServer, table_id: str, token: str, nonce: str
    ) -> httpx.Response:
        """Bind a seat, and return the answer."""
        body = {"player": self.proof, "table": table_id, "token": token, "nonce": nonce}
        body["key"] = key_of(self.token(nonce))
        return await server.post("/api/player/seats", body)

    async def tables(self, server: RunningServer, **fields: object) -> Json:
        """The list of this player's tables."""
        answer = await server.post("/api/player/tables", {"player": self.proof, **fields})
        assert answer.status_code == 200, answer.text
        listed: Json = answer.json()
        return listed

    async def restored(self, server: RunningServer, table_id: str) -> list[str]:
        """The tokens of this player's seats at a table, as another device derives them."""
        listed = await self.tables(server)
        [table] = [each for each in listed["tables"] if each["table"] == table_id]
        return [self.token(seat["nonce"]) for seat in table["bound"] if seat["holds"]]
