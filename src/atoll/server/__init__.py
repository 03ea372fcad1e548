"""The server: the page, and tables over HTTP and WebSocket (docs/contribute/protocol.md)."""
