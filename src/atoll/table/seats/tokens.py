"""Tokens: the holder of a seat's token plays that seat.  Only digests of tokens are kept."""

import base64
import hashlib
import hmac
import secrets

__all__ = ["fits", "key_of", "new_table_id", "new_token", "rematch_token"]


def new_token() -> str:
    """Return a token that cannot be guessed."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Return an id for a table that cannot be guessed, short enough for a link."""
    return secrets.token_urlsafe(12)


def rematch_token(token: str, rematch_id: str) -> str:
    """Return the token at the rematch; only the holder of the old token can derive it."""
    digest = hmac.digest(token.encode(), rematch_id.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def key_of(token: str) -> str:
    """Return the digest that is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, key: str) -> bool:
    """Return whether the key is this token's, in constant time."""
    return hmac.compare_digest(key_of(token), key)
