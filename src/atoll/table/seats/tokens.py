"""Tokens: whoever has a seat's token plays that seat.  Only their digests are kept."""

import base64
import hashlib
import hmac
import secrets


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A name for a table that nobody can guess, short enough for a link."""
    return secrets.token_urlsafe(12)


def heir(token: str, table: str) -> str:
    """The token at the next table of whoever holds this one: only they can work it out."""
    digest = hmac.digest(token.encode(), table.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def key_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, key: str) -> bool:
    """Whether this is the token a key was made of, taking equally long for every answer."""
    return hmac.compare_digest(key_of(token), key)
