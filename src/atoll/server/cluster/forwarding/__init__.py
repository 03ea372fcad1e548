"""Forwarding of requests, sockets and tasks to the process that serves a table."""
