"""The messages between server and page."""
