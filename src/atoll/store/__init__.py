"""The event log: an append-only list of what happened at every table, in SQLite."""
