"""Matches between bots on the same deals."""
