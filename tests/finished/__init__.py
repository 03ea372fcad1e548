"""Finished games by name: transcripts that every later version must replay."""
