"""Calls about one table: its game, previews, review, replay, pictures."""
