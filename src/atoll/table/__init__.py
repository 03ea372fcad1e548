"""A live table without input and output: its seats, its game, its commands."""
