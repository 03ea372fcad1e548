"""The event log in an SQLite file, the default."""
