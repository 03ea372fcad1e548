"""The WebSocket connections of pages."""
