"""The event log: an append-only list of the events of every table, in SQLite or PostgreSQL."""
