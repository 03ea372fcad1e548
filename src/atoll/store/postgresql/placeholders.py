"""The placeholders of psycopg in shared statements."""

from functools import cache

__all__ = ["with_placeholders"]


@cache
def with_placeholders(sql: str) -> bytes:
    """Return a statement with `%s` for `?`."""
    return sql.replace("?", "%s").encode()
