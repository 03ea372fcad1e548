"""Where bots, hints and reviews are computed."""
