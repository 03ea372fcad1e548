"""The event log in a PostgreSQL database, which several server processes can share."""
