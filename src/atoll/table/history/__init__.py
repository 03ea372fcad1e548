"""Earlier moments of a game: checkpoints, views, branches, transcripts."""
