"""Calling players whose turn it is: push messages to browsers, and webhooks of tables."""
