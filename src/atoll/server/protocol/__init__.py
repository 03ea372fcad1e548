"""The messages of page and server, and their schemas."""
