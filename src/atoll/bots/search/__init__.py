"""Looking ahead, the same for every game: simulated games, played on by a game's own policy."""
